"""A list of another program made into an army of ours: line by line what was matched, guessed and not known.

What cannot be taken over stands in the answer, never nowhere; a name the player has mended is taken as he says.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from grognard.core.armies.army import Army, army
from grognard.core.armies.mending import WHOLE
from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.core.words import english, spoken
from grognard.rosters.finding import SETS, Line, State, Vocabulary
from grognard.rosters.identity import Identity, identity
from grognard.rosters.names import plainly
from grognard.rosters.reading import read
from grognard.rosters.records import Catalogue, Roster
from grognard.rosters.recruiting import Recruiter

MOST_LINES = 3_000
MOST_LOOKED_AT = 60


class Brought(Record):
    """What became of a list: the list, the game it is of, the army made of it, and a line for each thing in it."""

    roster: Roster
    identity: Identity
    army: Army
    lines: tuple[Line, ...]

    @property
    def open(self) -> tuple[Line, ...]:
        """The lines that want looking at: what was guessed, and what is not known."""
        return tuple(line for line in self.lines if line.state in ("guessed", "unknown"))

    @property
    def remarks(self) -> tuple[str, ...]:
        """What the army's file should say of it: where it is from, and what of the list it has not."""
        head = spoken(say("roster-remark", name=self.roster.name or "–", game=self.identity.name))
        missing = [line for line in self.lines if line.state in ("guessed", "unknown", "left-out")]
        return (head, *(spoken(told(line)) for line in missing))


def bring(
    source: Roster | Catalogue | str | Path | bytes,
    game: str | None = None,
    *,
    nation: str | None = None,
    names: Mapping[str, str] | None = None,
) -> Brought:
    """An army of ``game`` (left out, the one the list is of) made of a list.

    ``names`` says what their names mean: ours, or nothing for what is to be left out. ``nation`` is whose army it is,
    where the list does not tell. Raises ``InputError``: for a list of another game or edition, which ``game``
    overrules; for a catalogue; for names that mean nothing here.
    """
    found = source if isinstance(source, Roster | Catalogue) else read(source)
    if isinstance(found, Catalogue):
        raise InputError(say("roster-is-catalogue", name=found.name))
    of = identity(found)
    if game is None and of.hindrance is not None:
        raise InputError(of.hindrance)
    if sum(1 for top in found.selections for _each in top.all()) > MOST_LINES:
        raise InputError(say("roster-many-lines", most=MOST_LINES))
    system = game or str(of.system)
    of_nation, sure = (nation, True) if nation else _nation(found, system)
    made = army(system, nation=of_nation)
    chosen = _choose(made, found)
    recruiter = Recruiter(made, names or {})
    for selection in found.selections:
        recruiter.take(selection, 0)
    _name(made, found)
    return Brought(found, of, made, (_nation_line(made, found, of_nation, sure), *chosen, *recruiter.lines))


def told(line: Line) -> Message:
    """A line as a sentence."""
    name = say("roster-counted", number=line.number, name=line.name) if line.number != 1 else line.name
    what = line.title if line.title is not None else line.ours
    kind = "inferred" if line.state == "guessed" and not line.sure else line.state
    said = say(f"roster-line-{kind}", name=name, ours=line.ours, title=what, sure=line.sure)
    return say("roster-line-note", line=said, note=line.note) if line.note is not None else said


# ---- whose army it is -----------------------------------------------------------------------------------------------


def _nation(roster: Roster, system: str) -> tuple[str, bool]:
    """Whose army it is: by the catalogue's name, or by most of its units."""
    empty = army(system)
    nations = {id: english(title) for id, title in empty.builder.nations()}
    others = empty.builder.other_names
    for text in _called(roster):
        for id, title in nations.items():
            if _names(text, id, title, *others.get(f"nation-{id}", ())):
                return id, True
    counts = {}
    for id in nations:
        vocabulary = Vocabulary(army(system, nation=id), {})
        counts[id] = sum(vocabulary.entry(each.name).sure for each in roster.selections[:MOST_LOOKED_AT])
    return max(counts, key=lambda id: counts[id]), False


def _called(roster: Roster) -> list[str]:
    """What the catalogues of a list, and the list, are called."""
    return [force.catalogue for top in roster.forces for force in top.all()] + [roster.name]


def _names(text: str, *names: str) -> bool:
    """Whether a text has one of these names in it."""
    return any(f" {plainly(each)} " in f" {plainly(text)} " for each in names if each)


def _choose(made: Army, roster: Roster) -> list[Line]:
    """Set what is of the whole list, such as its theatre, as its catalogues are called."""
    lines = []
    for dial in made.builder.choices(made.record):
        for value, title in dial.values:
            others = made.builder.other_names.get(str(value), ())
            text = next((each for each in _called(roster) if _names(each, str(value), english(title), *others)), None)
            if value and text is not None:
                made.set(WHOLE, dial.name, value)
                ours = f"{dial.name}{SETS}{value}"
                words = say("roster-set", setting=dial.title, value=title)
                lines.append(Line(depth=0, name=text, number=1, state="matched", ours=ours, title=words))
                break
    return lines


def _nation_line(made: Army, roster: Roster, nation: str, sure: bool) -> Line:
    title = dict(made.builder.nations())[nation]
    catalogue = next((force.catalogue for force in roster.forces if force.catalogue), "") or roster.name
    state: State = "matched" if sure else "guessed"
    note = None if sure else say("roster-nation-guessed", nations=", ".join(id for id, _ in made.builder.nations()))
    ours = f"nation{SETS}{nation}"
    return Line(
        depth=0, name=catalogue, number=1, state=state, ours=ours, title=title, sure=100 if sure else 0, note=note
    )


def _name(made: Army, roster: Roster) -> None:
    if roster.name and made.ids:
        try:
            made.rename(roster.name)
        except InputError:
            return
