"""Small positions for tests: a few units at given inches on a small table, scripted dice, a procedure to start with.

    battle = play(
        Activation("a.rifles", "advance"),
        squad("a.rifles", 24, 30, men=5, pins=1),
        squad("b.foe", 24, 10, men=5),
        dice=(3, 4),
    )
    answer(battle, walk(battle, "a.rifles", 0, -6), HoldFire())
    over(battle)

The letter before the dot is the side: ``a`` is seat 0, below, entering from the bottom edge; ``b`` is seat 1. Places
are inches, x to the right and y down, of the middle of a base; bases are 25 mm, so two models 1.4 apart have a gap of
0.416. Men are numbered from 1 (``a.rifles.1`` is the first, the NCO of a squad). Both armies are British unless told
otherwise, since no British rule touches infantry.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import grognard
from grognard.core.battle import Battle
from grognard.core.engine.dice import Script
from grognard.core.engine.events import Happened
from grognard.core.engine.procedures import Procedure
from grognard.core.records import Record, replace
from grognard.core.systems import system
from grognard.games.bolt_action.data.armies import GUN_BASE, WEAPON_BASE, Army, ArmyUnit, ModelGroup
from grognard.games.bolt_action.data.entries import ENTRIES
from grognard.games.bolt_action.data.tables import Quality
from grognard.games.bolt_action.rules.close_quarters.fight import Assault
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.state.choices import Leg, Walk
from grognard.games.bolt_action.state.muster import models_of
from grognard.games.bolt_action.state.setup import Setup
from grognard.games.bolt_action.state.state import Model, State, Unit, Way
from grognard.space.mapfile import Map
from grognard.space.terrain import Ground, Piece
from tests.games.playing import inches

SPACING = 1.4
EDGE_OF_BASE = 0.492


class Posted(Record):
    """A unit of a test's position: its line in the army list, and how it stands."""

    listed: ArmyUnit
    unit: Unit


def unit(
    id: str,
    x: float,
    y: float,
    groups: Sequence[ModelGroup],
    entry: str,
    *,
    places: Sequence[tuple[float, float]] | None = None,
    quality: Quality = "regular",
    rules: tuple[str, ...] = (),
    **fields: Any,
) -> Posted:
    """A unit of any kind in a row to the right of (x, y), or man by man at ``places``; ``fields`` are of its state."""
    side, _, name = id.partition(".")
    listed = ArmyUnit(id=name, entry=entry, quality=quality, men=tuple(groups), rules=rules)
    bodies = [group for group in groups for _ in range(group.count)]
    spots = places or [(x + SPACING * number, y) for number in range(len(bodies))]
    models = tuple(
        Model(inches(spot[0]), inches(spot[1]), group.radius, f"{id}.{number}", group.role, group.weapons)
        for number, (group, spot) in enumerate(zip(bodies, spots, strict=True), 1)
    )
    state: dict[str, Any] = {"place": "table", "men_at_start": len(models)} | fields
    return Posted(listed, Unit(id=id, seat="ab".index(side), quality=quality, models=models, **state))


def squad(
    id: str, x: float, y: float, men: int = 5, *, weapon: str = "rifle", nco: bool = True, **fields: Any
) -> Posted:
    """An infantry squad: an NCO (he is a rifleman if ``nco`` is false, and the squad leaderless) and men alike.

    Give ``quality``, ``pins``, ``order``, ``place``, ``rules``, ``places``, ``men_at_start`` or ``extra`` (more groups
    of men) as needed.
    """
    extra = fields.pop("extra", ())
    first = ModelGroup(1, "nco" if nco else "rifleman", (weapon,))
    rest = (ModelGroup(men - 1, "rifleman", (weapon,)),) if men > 1 else ()
    return unit(id, x, y, (first, *rest, *extra), "infantry-section", **fields)


def officer(id: str, x: float, y: float, men: int = 1, *, rank: str = "second-lieutenant", **fields: Any) -> Posted:
    """An officer with a pistol and perhaps riflemen about him."""
    rest = (ModelGroup(men - 1, "rifleman", ("rifle",)),) if men > 1 else ()
    return unit(id, x, y, (ModelGroup(1, "officer", ("pistol",)), *rest), rank, **fields)


def team(id: str, x: float, y: float, weapon: str = "mmg", men: int = 3, **fields: Any) -> Posted:
    """A weapon team: gunner, loader and assistants. The gunner's base is 40 mm; the others stand to his right."""
    crew = [ModelGroup(1, "gunner", (weapon,), WEAPON_BASE)]
    crew += [ModelGroup(1, "loader")] if men > 1 else []
    crew += [ModelGroup(men - 2, "assistant")] if men > 2 else []
    spots = [(x, y), *((x + 0.3 + SPACING * number, y) for number in range(1, men))]
    entry = {"scoped-rifle": "sniper-team"}.get(weapon, f"{weapon}-team")
    return unit(id, x, y, crew, entry, **({"places": spots} | fields))


def vehicle(
    id: str,
    x: float,
    y: float,
    entry: str = "m4-sherman",
    *,
    facing: float = 0,
    weapons: tuple[str, ...] | None = None,
    quality: Quality = "regular",
    rules: tuple[str, ...] = (),
    **fields: Any,
) -> Posted:
    """A vehicle with its middle at (x, y), facing so many degrees clockwise from up the table, with the weapons of its
    mounts or those given."""
    side, _, name = id.partition(".")
    fitted = tuple(mount.weapon for mount in ENTRIES[entry].mounts) if weapons is None else weapons
    listed = ArmyUnit(id=name, entry=entry, quality=quality, men=(ModelGroup(1, "vehicle", fitted),), rules=rules)
    (bare,) = models_of(id, listed)
    model = replace(bare, x=inches(x), y=inches(y), facing=round(facing * 1000) % 360_000)
    state: dict[str, Any] = {"place": "table", "men_at_start": 1} | fields
    return Posted(listed, Unit(id=id, seat="ab".index(side), quality=quality, models=(model,), **state))


def gun(id: str, x: float, y: float, weapon: str = "light-at-gun", men: int = 3, **fields: Any) -> Posted:
    """A gun at (x, y) and its crew behind it: below for side a, above for side b. It faces the enemy's edge."""
    below = 1 if id.startswith("a") else -1
    spots = [(x, y), *((x + 1.2 * (number - (men - 1) / 2), y + below * 1.9) for number in range(men))]
    groups = [ModelGroup(1, "gun", (weapon,), GUN_BASE), ModelGroup(men, "crew")]
    more: dict[str, Any] = {"places": spots, "facing": 0 if below > 0 else 180_000, "men_at_start": men} | fields
    return unit(id, x, y, groups, weapon, **more)


def play(
    start: Procedure,
    *units: Posted,
    dice: Sequence[int] = (),
    pieces: Sequence[Piece] = (),
    options: dict[str, str] | None = None,
    nations: tuple[str, str] = ("british", "british"),
    size: tuple[float, float] = (48, 48),
    turn: int = 2,
    scenario: str = "maximum-attrition",
    **state: Any,
) -> Battle[State]:
    """A battle that consists of one procedure, run up to its first decision. ``state`` are further fields of the state.

    A side left without any unit gets a rifleman far off in a corner, so that the battle is not over before it begins.
    """
    game = system("bolt_action")
    width, depth = size
    posted = list(units)
    for letter, x, y in (("a", 0.6, depth - 0.6), ("b", width - 0.6, 0.6)):
        if not any(each.unit.id.startswith(letter) for each in posted):
            posted.append(squad(f"{letter}.nobody", x, y, men=1))
    sides = [[each for each in posted if each.unit.seat == seat] for seat in (0, 1)]
    armies = tuple(army(f"army-{seat}", nations[seat], [each.listed for each in sides[seat]]) for seat in (0, 1))
    house_rules = game.setups.house_rules(options or {})
    ground = Ground(inches(width), inches(depth), tuple(pieces))
    setup = Setup(scenario, Map("test", "Test", ground), armies, house_rules)  # type: ignore[arg-type]
    state = {"turn": turn} | state
    begun = State(units={each.unit.id: each.unit for each in posted}, **state)
    return grognard.compose(game, setup, begun, start, dice=Script(*dice))


def shoot(
    *units: Posted, holding: tuple[str, ...] = (), moved: bool = False, way: Way | None = None, **more: Any
) -> Battle[State]:
    """``a.firer`` shoots at ``b.foe``; ``more`` as ``play`` takes it."""
    return play(Shoot("a.firer", "b.foe", "order", holding, moved, way=way), *units, **more)


def assault(*units: Posted, **more: Any) -> Battle[State]:
    """``a.men`` assault ``b.foe``; ``more`` as ``play`` takes it."""
    return play(Assault("a.men", "b.foe"), *units, **more)


def army(name: str, nation: str, listed: Sequence[ArmyUnit]) -> Army:
    """An army of these units."""
    return Army(format="grognard-army", version=1, system="bolt_action", name=name, nation=nation, unit=tuple(listed))


# ---- playing and looking -----------------------------------------------------------------------------------------


def listed(battle: Battle[State]) -> list[Any]:
    """The choices listed for the pending decision."""
    return list(battle.choices())


def rules_of(battle: Battle[State], kind: type[Any]) -> list[tuple[str, ...]]:
    """The rules logged with the events of a kind."""
    return [entry.rules for entry in battle.log if isinstance(entry, Happened) and isinstance(entry.event, kind)]


def of(battle: Battle[State], id: str) -> Unit:
    """A unit as it is now."""
    return battle.state.units[id]


def walk(battle: Battle[State], id: str, dx: float, dy: float, facing: int | None = None) -> Walk:
    """The whole unit by the same step, straight."""
    models = of(battle, id).models
    return Walk(tuple(Leg(model.id, ((model.x + inches(dx), model.y + inches(dy)),)) for model in models), facing)


def way(model: str, *points: tuple[float, float]) -> Leg:
    """The leg of one model through these places, in inches."""
    return Leg(model, tuple((inches(x), inches(y)) for x, y in points))


def changed(posted: Posted, **fields: Any) -> Posted:
    """The same unit with other fields of its state."""
    return replace(posted, unit=replace(posted.unit, **fields))
