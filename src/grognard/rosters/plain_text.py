"""Lists as New Recruit prints them for people: simple, of tournaments (compact and full), and by regiments.

In all of them the points after a unit are with all it has, so what its parts cost is taken off again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from decimal import Decimal

from grognard.core.messages import say
from grognard.rosters.limits import LONGEST_LINE, LONGEST_NAME, MOST_TEXT, Place
from grognard.rosters.records import Costs, Force, Roster, Selection, added

BULLETS = "•◦‣▪*-"
PRICE = r"\+?(-?\d{1,3}(?:,\d{3})+|-?\d{1,9}(?:\.\d{1,2})?)[ ]?([A-Za-z]{0,20})"
IN_BRACKETS = re.compile(rf"(?<=\S) ?[\[(]({PRICE}(?:, ?{PRICE})*)[\])](?=\s*:|\s*$)")
ONE_PRICE = re.compile(PRICE)
COUNTED = re.compile(r"(\d{1,6})x (.+)", re.DOTALL)
HEAD = re.compile(r"(?:#+ )?\+\+ ?(.{1,300}?) ?\+\+ ?(.*)")
HEADING = re.compile(r"(?:##+ |\+ )(.{1,300}?)(?: \+)?")
BANNER = re.compile(r"\+ ([A-Z][A-Z ]{2,30}): ?(.*)")
RULE = re.compile(r"\++")
CHARACTER = re.compile(r"Char\d{1,3}: ?(.*)")
SOME_WITH = re.compile(r"(\d{1,6}) with (.+)")
TITLE = re.compile(r"(.{1,300}?) \((\d{1,9}) ?(?:points|pts)\)(?: - (.*))?", re.IGNORECASE)
FACT = re.compile(r"(.{1,100}?)(?:: | -(?: |$))(.*)")
SIGNED = ("Created with", "Data Version", "Exported with")
NAMED, FACTION, TOTAL, LIMIT = "LIST NAME", "FACTION KEYWORD", "TOTAL ARMY POINTS", "POINTS LIMIT"
ENHANCEMENT = "Enhancement: "
POINTS = ("", "pts", "points", "pt", "point")


@dataclass
class _Thing:
    """Something chosen while its lines are read: ``printed`` is what it costs with its parts."""

    name: str
    number: int = 1
    printed: Costs = field(default_factory=dict)
    category: str = ""
    parts: list[_Thing] = field(default_factory=list)

    def selection(self) -> Selection:
        parts = tuple(each.selection() for each in self.parts)
        beneath = added(*(each.total for each in parts))
        costs = added(self.printed, {name: -value for name, value in beneath.items() if name in self.printed})
        own = {name: value for name, value in costs.items() if value}
        return Selection(self.name, self.number, "", self.category, own, parts)


def roster_of_text(text: str, place: Place) -> Roster:
    """A list. Raises ``InputError`` naming the line, or saying that it is none of the forms that are read.

    >>> text = "Mine (75 points) - Patrol\\n\\nFirst\\nBoss (60)\\n• 1x Banner (5)\\nBoy (15)"
    >>> found = roster_of_text(text, Place("x"))
    >>> [(unit.name, int(unit.total["pts"]), [part.name for part in unit.parts]) for unit in found.units]
    [('Boss', 60, ['Banner']), ('Boy', 15, [])]
    """
    if len(text) > MOST_TEXT:
        raise place.error(say("roster-long-text", most=MOST_TEXT))
    lines = [line.rstrip() for line in text.split("\n")]
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise place.error(say("roster-long-line", most=LONGEST_LINE), line=number)
    told = [(number, line) for number, line in enumerate(lines, 1) if line.strip()]
    reader = _Reader(place)
    if any(BANNER.fullmatch(line) for _number, line in told[:20]):
        return reader.tournament(told)
    if any(HEAD.fullmatch(line) for _number, line in told[:20]):
        return reader.simple(told)
    if told and TITLE.fullmatch(told[0][1]):
        return reader.regiments(lines)
    raise place.error(say("roster-text-form"))


class _Reader:
    def __init__(self, place: Place) -> None:
        self.place = place
        self.line = 0

    # ---- the three forms --------------------------------------------------------------------------------------------

    def simple(self, told: list[tuple[int, str]]) -> Roster:
        name = category = ""
        declared: Costs = {}
        limits: Costs = {}
        forces: list[tuple[str, list[_Thing]]] = []
        open_: list[tuple[int, _Thing]] = []
        things: list[_Thing] = []
        for self.line, line in told:
            head, heading = HEAD.fullmatch(line), HEADING.fullmatch(line)
            if head:
                forces.append((self.name(head[1]), things := []))
                declared = added(declared, self.prices(head[2].strip("[]() "))) if head[2] else declared
                category, open_ = "", []
            elif heading:
                category, open_ = self.priced(heading[1])[0], []
            elif not forces:
                name, limits = self.priced(line)
                name = name.removesuffix(" -")
            else:
                depth, words = _depth(line)
                thing = self.thing(words)
                thing.category = "" if depth else category
                _hang(open_, depth, thing, things)
        faction, _, own = name.rpartition(" - ")
        return Roster(
            name=own,
            form="text",
            declared=declared,
            limits=limits,
            forces=tuple(Force(each, faction, tuple(one.selection() for one in chosen)) for each, chosen in forces),
        )

    def tournament(self, told: list[tuple[int, str]]) -> Roster:
        facts: dict[str, str] = {}
        things: list[_Thing] = []
        open_: list[tuple[int, _Thing]] = []
        category = ""
        for self.line, line in told:
            fact = BANNER.fullmatch(line)
            if fact:
                facts[fact[1]] = self.name(fact[2])
            elif RULE.fullmatch(line.replace(" ", "")) or line.startswith("+ "):
                continue
            elif open_ and line.startswith(ENHANCEMENT):
                open_[0][1].parts.append(self.thing(line.removeprefix(ENHANCEMENT)))
            elif open_ and SOME_WITH.fullmatch(line.strip(f"{BULLETS} ")):
                open_[-1][1].parts += self.some_with(line.strip(f"{BULLETS} "))
            elif line == line.upper() and not IN_BRACKETS.search(line):
                category, open_ = self.name(line).capitalize(), []
            else:
                depth, words = _depth(line)
                character = CHARACTER.fullmatch(words)
                thing = self.thing(character[1] if character else words)
                thing.category = "" if depth else category
                _hang(open_, depth, thing, things)
        if NAMED not in facts and TOTAL not in facts:
            raise self.place.error(say("roster-text-form"))
        chosen = tuple(each.selection() for each in things)
        return Roster(
            name=facts.get(NAMED, ""),
            form="text",
            declared=self.prices(facts.get(TOTAL, "")),
            limits=self.prices(facts.get(LIMIT, "")),
            forces=(Force(facts.get("DETACHMENT", ""), facts.get(FACTION, ""), chosen),),
        )

    def regiments(self, lines: list[str]) -> Roster:
        title = TITLE.fullmatch(next(line for line in lines if line.strip()))
        assert title is not None
        blocks = list(_blocks(lines))
        faction = ""
        facts: list[_Thing] = []
        forces: list[Force] = []
        for block in blocks[1:]:
            self.line = block[0][0]
            rows = [(number, line) for number, line in block if not line.startswith(SIGNED)]
            bullets = any(_depth(line)[0] for _number, line in rows)
            if not forces and not bullets and not any(IN_BRACKETS.search(line) for _number, line in rows):
                facts += [each for each in (self.fact(number, line) for number, line in rows) if each is not None]
                continue
            things: list[_Thing] = []
            open_: list[tuple[int, _Thing]] = []
            heading = ""
            for index, (self.line, line) in enumerate(rows):
                depth, words = _depth(line)
                thing = self.thing(words)
                if not index and not depth and not thing.printed and len(rows) > 1:
                    heading = thing.name
                else:
                    _hang(open_, depth, thing, things)
            if rows:
                forces.append(Force(heading, "", tuple(each.selection() for each in things)))
        if facts and not facts[0].parts:
            faction = facts.pop(0).name
        chosen = tuple(each.selection() for each in facts)
        return Roster(
            name=self.name(title[1]),
            form="text",
            declared={"pts": self.place.cost(title[2])},
            forces=(Force(self.name(title[3] or ""), faction, chosen, tuple(forces)),),
            sparse=True,
        )

    # ---- their pieces -----------------------------------------------------------------------------------------------

    def fact(self, number: int, line: str) -> _Thing | None:
        """What the head says was chosen; sums, such as how many units there are, are none of it."""
        self.line = number
        found = FACT.fullmatch(line)
        if not found:
            return _Thing(self.name(line))
        if found[2].strip().isdecimal():
            return None
        return _Thing(self.name(found[1]), parts=[_Thing(self.name(found[2]))] if found[2].strip() else [])

    def thing(self, text: str) -> _Thing:
        """``2x Name [165 pts]: part, 2x part [15 pts]``."""
        self.place.one_more(line=self.line)
        head, parts = _cut_parts(text)
        counted = COUNTED.fullmatch(head.strip())
        number = self.place.number(counted[1], line=self.line) if counted else 1
        name, printed = self.priced(counted[2] if counted else head)
        if not name:
            raise self.place.error(say("roster-no-name"), line=self.line)
        return _Thing(name, number, printed, "", [self.thing(each) for each in _listed(parts)])

    def some_with(self, text: str) -> list[_Thing]:
        """``3 with this, 2x that``: each of the three has them."""
        found = SOME_WITH.fullmatch(text)
        assert found is not None
        times = self.place.number(found[1], line=self.line)
        things = [self.thing(each) for each in _listed(found[2])]
        for each in things:
            each.number = self.place.number(str(each.number * times), line=self.line)
        return things

    def priced(self, text: str) -> tuple[str, Costs]:
        """A name and the points in brackets after it."""
        priced = list(IN_BRACKETS.finditer(text[: 2 * LONGEST_NAME]))
        if not priced:
            return self.name(text), {}
        found = priced[-1]
        return self.name(text[: found.start()]), self.prices(found[1])

    def prices(self, text: str) -> Costs:
        """``165 pts``, ``9 PL, 165pts``."""
        found: Costs = {}
        for value, unit in ONE_PRICE.findall(text[:LONGEST_NAME]):
            name = "pts" if unit.lower() in POINTS else unit
            found[name] = found.get(name, Decimal(0)) + self.place.cost(value.replace(",", ""), line=self.line)
        return found

    def name(self, text: str) -> str:
        return self.place.name(text, line=self.line)


def _depth(line: str) -> tuple[int, str]:
    """How deep a line lies, by its indent and its bullet, and its words."""
    words = line.lstrip()
    indent = min(len(line) - len(words), 90)
    bullet = words[:1] in BULLETS and words[1:2] == " "
    return indent + (1 if bullet else 0), words[2:].strip() if bullet else words


def _hang(open_: list[tuple[int, _Thing]], depth: int, thing: _Thing, top: list[_Thing]) -> None:
    """Put something under the last that lies less deep."""
    while open_ and open_[-1][0] >= depth:
        open_.pop()
    (open_[-1][1].parts if open_ else top).append(thing)
    open_.append((depth, thing))


def _cut_parts(text: str) -> tuple[str, str]:
    """A line before and after the first colon that is in no brackets."""
    depth = 0
    for index, sign in enumerate(text):
        depth += (sign in "([") - (sign in ")]")
        if sign == ":" and depth <= 0 and text[index + 1 : index + 2] in ("", " "):
            return text[:index], text[index + 1 :]
    return text, ""


def _listed(text: str) -> list[str]:
    """What stands between commas that are in no brackets."""
    found, depth, start = [], 0, 0
    for index, sign in enumerate(text):
        depth += (sign in "([") - (sign in ")]")
        if sign == "," and depth <= 0:
            found.append(text[start:index])
            start = index + 1
    return [each.strip() for each in (*found, text[start:]) if each.strip()]


def _blocks(lines: list[str]) -> Iterator[list[tuple[int, str]]]:
    """The lines that stand together, with their numbers."""
    block: list[tuple[int, str]] = []
    for number, line in enumerate([*lines, ""], 1):
        if line.strip():
            block.append((number, line))
        elif block:
            yield block
            block = []
