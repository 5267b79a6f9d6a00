"""How armies of Axis & Allies Miniatures are built (AAM-GAME): the cards of a side, and obstacles.

>>> from grognard.core.armies.army import army
>>> allies = army("axis_allies_minis", nation="allies")
>>> allies.add("m4a1-sherman"), allies.duplicate("m4a1-sherman"), allies.points
('m4a1-sherman', 'm4a1-sherman-2', 42)
>>> [unit.letter for unit in allies.record.unit]
['A', 'B']
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Any, get_args

from grognard.core.armies.builder import (
    LETTERS,
    OWN_GROUP,
    Builder,
    Dial,
    Entry,
    Profiles,
    Target,
    Terms,
    example_of,
    fresh_id,
    told_apart,
)
from grognard.core.book.own import Misprint, bare, called, keys_of, named_by_keys
from grognard.core.book.reading import Problem
from grognard.core.messages import Message, say
from grognard.core.records import Record, replace
from grognard.games.axis_allies_minis.data.armies import Army, ArmyObstacle, ArmyUnit, army_names, load_army, validate
from grognard.games.axis_allies_minis.data.card import Card, Costs
from grognard.games.axis_allies_minis.data.cards import CARDS, OwnFile, misprint, written
from grognard.games.axis_allies_minis.data.maps import MapFile, map_names
from grognard.games.axis_allies_minis.data.scenarios import Scenario
from grognard.games.axis_allies_minis.data.signs import OBSTACLE_SIGNS, sign_of
from grognard.games.axis_allies_minis.data.tables import LIMITS, NATIONS, OBSTACLES, Side, side_name

MOST_POINTS = 100
"""What an obstacle may cost."""
RANGES = tuple((say("aam-target-range", range=range), {"range": range}) for range in (1, 5))
"""The usual range, and that for who fires from afar only."""


class AxisAlliesBuilder(Builder[Army]):
    """Armies of Axis & Allies Miniatures."""

    forms: Mapping[str, type[Record]] = {"army": Army, "own": OwnFile, "map": MapFile, "scenario": Scenario}
    names: Mapping[str, Sequence[str]] = {
        "ArmyUnit.card": tuple(CARDS),
        "ArmyObstacle.kind": tuple(OBSTACLES),
        "OwnCard.nation": tuple(NATIONS),
        "Scenario.map": map_names(),
        "Player.army": army_names(),
    }
    owned = frozenset({"ArmyUnit.card"})
    own_example = example_of(files("grognard.games.axis_allies_minis.data"))
    unpriced = True
    agreed = ("year", "unit_limit", "unit_costs", "historical_limits")
    template = say("aam-army-template")
    whose = "side"
    targets = (
        Target(say("aam-target-soldier"), {"target": "m1-garand-rifle"}, RANGES),
        Target(say("aam-target-town"), {"target": "m1-garand-rifle", "cover": "town"}, RANGES),
        Target(say("aam-target-half-track"), {"target": "sd-kfz-251"}, RANGES),
        Target(say("aam-target-tank"), {"target": "panzer-iv-ausf-g"}, RANGES),
        Target(say("aam-target-heavy-tank"), {"target": "tiger-i"}, RANGES),
        Target(say("aam-target-aircraft"), {"target": "p-51d-mustang"}, RANGES),
    )

    def load(self, source: Any) -> Army:
        """See ``load_army``."""
        return load_army(source)

    def check(self, army: Army, terms: Terms = Terms()) -> Sequence[Problem]:  # noqa: B008
        """See ``validate``."""
        return validate(army, self.limit(army, terms), year=terms.year, options=terms.options)

    def misprint(self, kind: str, key: str) -> Misprint:
        """See ``cards.misprint``."""
        return misprint(kind, key)

    def own_rows(self) -> Mapping[str, Mapping[str, Any]]:
        """The cards."""
        return {"card": CARDS}

    def own_fields(self, kind: str, name: str) -> dict[str, Any]:
        """All that a card says."""
        return written(CARDS[name])

    def nations(self) -> Sequence[tuple[str, Message]]:
        """The two sides: nations of one may fight together (AAM-GAME-01)."""
        return [(side, side_name(side)) for side in get_args(Side)]

    def empty(self, nation: str, name: str) -> Army:
        """An army of a side without a unit."""
        side: Any = nation
        return Army(format="grognard-army", version=1, system="axis_allies_minis", name=name, side=side, unit=())

    def title(self, army: Army) -> Message:
        """What players call it."""
        if not army.unit and not army.title:
            return say("aam-army-title", nation=side_name(army.side), points=army.points())
        return army.full_name

    def points(self, army: Army, terms: Terms = Terms()) -> int:  # noqa: B008
        """What it costs by the cards agreed on (AAM-C1)."""
        return army.points(_costs(terms))

    def limit(self, army: Army, terms: Terms) -> int:
        """What is agreed, or else the points of a usual battle."""
        return LIMITS["army-points"].value if terms.limit is None else terms.limit

    def dice(self, army: Army) -> int:
        """Its units."""
        return len(army.unit)

    def parts(self, army: Army) -> Mapping[str, Sequence[Any]]:
        """Units and obstacles."""
        return {"unit": army.unit, "obstacle": army.obstacle}

    def with_parts(self, army: Army, parts: Mapping[str, Sequence[Any]]) -> Army:
        """The army with these units and obstacles, units of one card told apart by letters."""
        units = told_apart(
            parts["unit"],
            lambda unit: unit.card,
            lambda unit: unit.letter,
            lambda unit, letter: replace(unit, letter=letter),
            LETTERS,
        )
        return replace(army, unit=units, obstacle=tuple(parts["obstacle"]))

    def unlike(self, army: Army, entry: ArmyUnit | ArmyObstacle) -> ArmyUnit | ArmyObstacle:
        """Another of the same card or kind."""
        ids = _ids(army)
        if isinstance(entry, ArmyObstacle):
            return replace(entry, id=fresh_id(entry.kind, ids))
        return ArmyUnit(id=fresh_id(bare(entry.card), ids), card=entry.card)

    def entries(self, army: Army) -> Iterator[Entry]:
        """The cards of its side by nation, and obstacles."""
        cards = [card for card in CARDS.values() if card.side == army.side]
        for card in sorted(cards, key=lambda card: card.nation):
            yield Entry(card.id, card.name, card.national.name, sign_of(card.id))
        for own in keys_of(army.own).values():
            if CARDS[own].side == army.side:
                yield Entry(called(own), CARDS[own].name, OWN_GROUP, sign_of(own))
        for kind in OBSTACLES.values():
            yield Entry(kind.id, kind.name, say("aam-build-obstacles"), OBSTACLE_SIGNS.get(kind.id, ""))

    def added(self, army: Army, entry: str) -> Army:
        """The army with a card more, or with an obstacle, whose points its owner states."""
        if entry in OBSTACLES:
            obstacle = ArmyObstacle(id=fresh_id(entry, _ids(army)), kind=entry)
            return replace(army, obstacle=(*army.obstacle, obstacle))
        card = named_by_keys(entry, keys_of(army.own))
        unit = ArmyUnit(id=fresh_id(bare(entry), _ids(army)), card=card)
        return self.with_parts(army, {"unit": [*army.unit, unit], "obstacle": army.obstacle})

    def dials(self, army: Army, id: str) -> Iterator[Dial]:
        """Of an obstacle its points; a card is as it is printed."""
        for each in army.obstacle:
            if each.id == id:
                yield Dial("points", say("aam-build-points"), each.points, span=(0, MOST_POINTS, 1))

    def turned(self, army: Army, id: str, dial: str, value: str | int) -> Army:
        """The army with other points for an obstacle."""
        listed = tuple(replace(each, points=int(value)) if each.id == id else each for each in army.obstacle)
        return replace(army, obstacle=listed)

    def name_of(self, army: Army, id: str) -> Message:
        """What players call a unit or an obstacle."""
        part = _part(army, id)
        return part.name if isinstance(part, ArmyUnit) else OBSTACLES[part.kind].name

    def sign(self, army: Army, id: str) -> str:
        """That of its card or its kind of obstacle."""
        part = _part(army, id)
        return sign_of(part.card) if isinstance(part, ArmyUnit) else OBSTACLE_SIGNS.get(part.kind, "")

    def asked(self, army: Army, id: str) -> Any:
        """Its card; an obstacle attacks nobody."""
        part = _part(army, id)
        return part.card if isinstance(part, ArmyUnit) else None

    def cost_of(self, army: Army, id: str, terms: Terms) -> int:
        """What a unit or an obstacle costs."""
        part = _part(army, id)
        return part.of.cost(_costs(terms)) if isinstance(part, ArmyUnit) else part.points

    def lines(self, army: Army, id: str) -> Sequence[Message]:
        """The abilities printed on the card."""
        part = _part(army, id)
        return [held.name for held in part.of.abilities] if isinstance(part, ArmyUnit) else []

    def remarks(self, army: Army, id: str, terms: Terms) -> Sequence[Message]:
        """That a card is later than the year agreed, which only an option forbids (AAM-GAME-03)."""
        part = _part(army, id)
        if not isinstance(part, ArmyUnit) or terms.year is None or part.of.year <= terms.year:
            return []
        if terms.options.get("historical_limits") == "on":
            return []
        return [say("aam-build-later", year=part.of.year, limit=terms.year, rule=say("aam-option-historical-limits"))]

    def profiles(self, army: Army) -> Sequence[Profiles]:
        """The numbers of its cards: speed, defence, dice against Soldiers and Vehicles."""
        cards = dict.fromkeys(unit.of for unit in army.unit)
        columns = ("aam-build-card", "aam-build-speed", "aam-build-defence", "aam-build-soldiers", "aam-build-vehicles")
        rows = tuple(_row(card) for card in cards)
        return (Profiles(say("aam-build-cards"), tuple(map(say, columns)), rows),) if rows else ()


def _row(card: Card) -> tuple[Message | str, ...]:
    speed = "–" if card.speed is None else str(card.speed)
    dice = ["/".join(str(number or "–") for number in row) for row in (card.soldiers, card.vehicles)]
    return card.name, speed, f"{card.defence.front}/{card.defence.rear}", *dice


def _costs(terms: Terms) -> Costs:
    return "original" if terms.options.get("unit_costs") == "original" else "revised"


def _all(army: Army) -> list[ArmyUnit | ArmyObstacle]:
    return [*army.unit, *army.obstacle]


def _ids(army: Army) -> list[str]:
    return [part.id for part in _all(army)]


def _part(army: Army, id: str) -> ArmyUnit | ArmyObstacle:
    return next(part for part in _all(army) if part.id == id)


BUILDER = AxisAlliesBuilder()
