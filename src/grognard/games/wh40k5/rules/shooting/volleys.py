"""The shots of a unit laid out: who fires what, with what roll to hit, and what the hits do (WH-SHOOT-03 to 05)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from typing import TypeVar

from grognard.core.engine.fates import NOTHING, Fate, Test
from grognard.core.records import Record, replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.data.tables.rows import Throw
from grognard.games.wh40k5.data.tables.weapons import Weapon
from grognard.games.wh40k5.ground.arms import has_moved, is_twin_linked, may_fire, shots, shots_lost
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.ground.sight import Look
from grognard.games.wh40k5.rules.saves import formulas
from grognard.games.wh40k5.rules.saves.wound import Wound
from grognard.games.wh40k5.rules.shooting.fates import HIT, RENT, WOUND, to_hit, to_wound
from grognard.games.wh40k5.state.choices import Firing
from grognard.games.wh40k5.state.state import Model, Unit

Value = TypeVar("Value", int, Fraction)

RENDING_AP = TABLES.limits["rending-ap"].value


class Line(Record):
    """One weapon that is fired: by which model, and how often; None: still to be rolled. ``lost``: it has no sight or
    range, and is rolled only because it may get hot (WH-SHOOT-07); ``row``: that of its firer among those who look."""

    model: str
    weapon: str
    shots: int | None
    lost: bool = False
    row: int = 0


class Volley(Record):
    """Shots that are rolled to hit together: the same weapon and rolls.

    ``again`` is the roll that repeats a miss, 0: none (WH-SHOOT-03); ``hot`` and ``lost`` as of a ``Line``; ``by``
    names the model of each shot and ``row`` the firer, if it matters who he is, as with shots that may get hot
    (WH-WEAPON-17) or against vehicles (WH-VEH-05).
    """

    weapon: str
    need: int
    again: int
    shots: int
    hot: bool = False
    lost: bool = False
    by: tuple[str, ...] = ()
    row: int | None = None

    @property
    def fate(self) -> Test:
        """What may become of each of them; those without sight or range can only get hot (WH-SHOOT-07)."""
        return to_hit(self.need, self.again, NOTHING if self.lost else HIT, self.hot)

    @property
    def shooters(self) -> list[tuple[str, int]]:
        """Whose shots get hot by themselves, and how many each has; of other weapons it is all one."""
        return [(model, len(list(own))) for model, own in groupby(self.by)] if self.hot else [("", self.shots)]


class Blow(Record):
    """What hits of some weapons do to the target: the wound they deal, the roll they need, 0: they cannot wound, and
    whether they rend (WH-WEAPON-15) or roll again what does not wound (WH-WEAPON-06)."""

    wound: Wound
    need: int
    rending: bool
    again: bool = False

    @property
    def fate(self) -> Fate:
        """What may become of each hit."""
        return to_wound(self.need, self.rending, self.again)

    def wounds(self, end: Mapping[str, Value]) -> Iterator[tuple[Wound, Value]]:
        """The wounds that hits have come to, or the chances of them: those of a rending weapon's 6s apart
        (WH-WEAPON-15)."""
        for outcome, kind in ((WOUND, self.wound), (RENT, rent(self.wound))):
            if end.get(outcome):
                yield kind, end[outcome]


def nearest(look: Look, firer: int) -> float | None:
    """How far the nearest model of the target is that a firer sees; None if he sees none (WH-SHOOT-02)."""
    seen = look.distance[firer][look.sees[firer]]
    return float(seen.min()) if len(seen) else None


def lines_of(g: G, unit: Unit, look: Look, firing: Sequence[Firing], rows: Sequence[int]) -> tuple[Line, ...]:
    """The weapons that are fired, each from its row of ``look``; without sight or range a shot is lost, unless it may
    get hot (WH-SHOOT-07)."""
    found = []
    for each, row in zip(firing, rows, strict=True):
        model, weapon = unit.model(each.model), TABLES.weapons[each.weapon]
        moved = has_moved(g, unit, model)
        if weapon.marker:
            # Whether it reaches is known when marker or template is placed (WH-CORE-04).
            if may_fire(weapon, moved):
                count = None if isinstance(weapon.shots, Throw) else weapon.shots
                found.append(Line(model.id, weapon.id, count, row=row))
            continue
        # Sight is dear and range is not: what is too far away as it is need not be seen.
        in_range = shots(weapon, moved, float(look.distance[row].min()), each.single)
        fired = shots(weapon, moved, nearest(look, row), each.single) if in_range else 0
        if fired:
            found.append(Line(model.id, weapon.id, None if isinstance(fired, Throw) else fired, row=row))
        elif gets_hot(unit, weapon.id):
            found.append(Line(model.id, weapon.id, shots_lost(weapon, moved, each.single), lost=True, row=row))
    return tuple(line for line in found if line.shots != 0)


def volleys_of(g: G, unit: Unit, lines: Iterable[Line], *, apart: bool = False) -> tuple[Volley, ...]:
    """The shots to be rolled together, with the roll of each firer's Ballistic Skill; twin-linked weapons repeat a miss
    at that roll, skilled firers at a better one (WH-SHOOT-03, WH-WEAPON-13). ``apart``: each firer's by themselves."""
    found: dict[tuple[str, int, int, bool, int | None], list[str]] = {}
    for line in lines:
        model, weapon = unit.model(line.model), TABLES.weapons[line.weapon]
        need, again = needs_of(g, model, weapon)
        if not need or not line.shots:
            continue
        key = (weapon.id, need, again, line.lost, line.row if apart else None)
        found.setdefault(key, []).extend([model.id] * line.shots)
    return tuple(
        Volley(weapon, need, again, len(by), hot := gets_hot(unit, weapon), lost, by_if(hot or apart, by), row)
        for (weapon, need, again, lost, row), by in found.items()
    )


def needs_of(g: G, model: Model, weapon: Weapon) -> tuple[int, int]:
    """The roll a model needs to hit with a weapon, and the one that repeats a miss; 0: none (WH-SHOOT-03,
    WH-WEAPON-13)."""
    skill = g.context.profile(model).bs
    need = formulas.to_hit(skill) or 0
    return need, need if is_twin_linked(model, weapon) else formulas.to_hit_again(skill) or 0


def gets_hot(unit: Unit, weapon: str) -> bool:
    """Whether a weapon may hurt its firer (WH-WEAPON-25, rolled in ``shooting``); vehicles are not (WH-WEAPON-17)."""
    return "gets-hot" in TABLES.weapons[weapon].traits and not unit.is_vehicle


def by_if(hot: bool, by: Sequence[str]) -> tuple[str, ...]:
    """The firers of shots, if it matters who they are."""
    return tuple(by) if hot else ()


def blow_of(weapon: Weapon, toughness: int) -> Blow:
    """What a hit does: by Strength against Toughness, or at the number the weapon sets (WH-SHOOT-04, WH-WEAPON-16)."""
    set_needs = [needs for trait in weapon.traits if (needs := TABLES.traits[trait].needs) is not None]
    need = min(set_needs) if set_needs else formulas.to_wound(weapon.strength or 0, toughness)
    wound = Wound(strength=weapon.strength, ap=weapon.ap, pinning="pinning" in weapon.traits)
    return Blow(wound, need or 0, "rending" in weapon.traits)


def rent(wound: Wound) -> Wound:
    """The wound a 6 of a rending weapon deals (WH-WEAPON-15)."""
    ap = RENDING_AP if wound.ap is None else min(wound.ap, RENDING_AP)
    return replace(wound, ap=ap)
