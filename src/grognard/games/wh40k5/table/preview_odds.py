"""The chances of a choice, before it is confirmed: charts, and what else follows in words.

Everything here is exact as things stand, with what other players decide on the way as usual (see ``usual``).
"""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.fates import chance_of
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.core.wire.forecasts import Bar, Chart
from grognard.core.wire.previews import Note
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.arms import is_twin_linked
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.ground.markers import radius_of
from grognard.games.wh40k5.ground.room import room_ahead
from grognard.games.wh40k5.ground.vehicle_condition import tank_of
from grognard.games.wh40k5.ground.vehicle_faces import face_towards, hull_of
from grognard.games.wh40k5.odds import (
    deep_strike_odds,
    hot_odds,
    odds_drives,
    odds_rams,
    scatter_odds,
    squadron_odds,
    test_forecasts,
)
from grognard.games.wh40k5.odds.hit_odds import kind_of, sight_by_night, squad_of, suffered
from grognard.games.wh40k5.odds.morale_odds import Fates, poled_unit
from grognard.games.wh40k5.odds.shot import battery
from grognard.games.wh40k5.odds.wound_odds import Spray, Squad, hurt, lost, wound_odds_of
from grognard.games.wh40k5.rules.assault.arming import ChooseVictims, ChooseWeapons
from grognard.games.wh40k5.rules.assault.hit_and_run import to_break_off
from grognard.games.wh40k5.rules.assault.sweep import sweep_initiative
from grognard.games.wh40k5.rules.mission.deep_strike import ChooseDrop
from grognard.games.wh40k5.rules.mission.entering import ChooseEntry
from grognard.games.wh40k5.rules.morale.fates import PASSED
from grognard.games.wh40k5.rules.morale.morale import ChooseBosspole, ChooseToTest, MoraleTest
from grognard.games.wh40k5.rules.saves.allocation import AllocateWounds
from grognard.games.wh40k5.rules.saves.going_to_ground import ChooseToGround, may_go_down
from grognard.games.wh40k5.rules.saves.wounds import cover_now
from grognard.games.wh40k5.rules.shooting.blasting import Blasting, PlaceMarker
from grognard.games.wh40k5.rules.shooting.unit_hits import UnitHits
from grognard.games.wh40k5.rules.units.artillery import is_mixed
from grognard.games.wh40k5.rules.units.player_order import ChooseNext, Due
from grognard.games.wh40k5.rules.vehicles.damage import EXPLODES
from grognard.games.wh40k5.rules.vehicles.death_or_glory import ChooseGlory, ShockTest, TryGlory, glory_hit
from grognard.games.wh40k5.rules.vehicles.gunnery import ChooseShares, ShareHits
from grognard.games.wh40k5.rules.vehicles.moving import can_move
from grognard.games.wh40k5.rules.vehicles.ramming import ChooseBrace, Ram, WalkerGlory
from grognard.games.wh40k5.rules.vehicles.shock import foremost_first, meetings
from grognard.games.wh40k5.state.choices import (
    Allocate,
    Assign,
    Brave,
    BreakOff,
    Charge,
    GoDown,
    Next,
    PutMarker,
    Run,
    Shock,
    Shoot,
    StayUp,
    TakeTest,
    TryAgain,
    Wield,
)
from grognard.games.wh40k5.state.events.characters import owner_of
from grognard.games.wh40k5.state.setup_choices import Drop, EnterBravely, HoldBack, TrySeizing
from grognard.games.wh40k5.state.state import HELD, Unit
from grognard.games.wh40k5.table.preview_fights import blows, charge
from grognard.games.wh40k5.table.preview_parts import Shown, blown_up, drawn, explosions, losses, means_of
from grognard.odds.answers import BARS, Spread, percent
from grognard.odds.distributions import Distribution, convolve
from grognard.space.hulls import ahead, front_of, pivoted
from grognard.space.plane import Point


def chances(g: B, decision: Decision, choice: Choice, whole: bool = False) -> Shown:
    """What the dice of a choice may come to, and what follows from it with some chance; nothing where it throws none.
    ``whole``: however long it takes."""
    units = g.state.units
    match choice:
        case Shoot():
            return shot(g, choice)
        case Charge():
            return charge(g, choice, whole)
        case Shock(ram=True):
            return rammed(g, choice)
        case TryGlory(model=id) if isinstance(decision, ChooseGlory):
            return glory(g, g.state.units[decision.unit], id, choice.weapon)
        case WalkerGlory() if isinstance(decision, ChooseBrace):
            return glory(g, g.state.units[decision.unit], decision.model, choice.weapon)
        case BreakOff(unit=id):
            breaks = chance_of(to_break_off(sweep_initiative(g, units[id])), PASSED)
            return Shown([drawn(test_forecasts.nerve(g, units[id], breaks, "WH-USR-10"))])
        case TrySeizing():
            return Shown([drawn(test_forecasts.seizing(g))])
        case EnterBravely() if isinstance(decision, ChooseEntry):
            return Shown([drawn(test_forecasts.rough(g, units[decision.unit], assault=False))])
        case Brave(unit=id):
            return Shown([drawn(test_forecasts.rough(g, units[id], assault=False))])
        case Run(unit=id):
            return Shown([drawn(test_forecasts.running(g, units[id]))])
        case Drop(at=at, facing=facing) if isinstance(decision, ChooseDrop):
            if not whole:
                return Shown(unfinished=True)
            return dropped(g, units[decision.unit], at, facing)
        case TakeTest() if isinstance(decision, ChooseToTest):
            return Shown([drawn(test_forecasts.morale(g, units[decision.unit], penalty_of(g)))])
        case TryAgain() if isinstance(decision, ChooseBosspole):
            again = poled_unit(g, units[decision.unit])
            return Shown([drawn(test_forecasts.morale(g, again, penalty_of(g)))] if again.models else [])
        case StayUp() | GoDown() if isinstance(decision, ChooseToGround):
            up, down = (losses(g, units[decision.unit], *wounded(g, decision, each)) for each in (StayUp(), GoDown()))
            return Shown([beside(one, other) for one, other in zip(up, down, strict=True)])
        case Allocate() if isinstance(decision, AllocateWounds):
            return Shown([drawn(each) for each in losses(g, units[decision.unit], *allotted(g, decision, choice))])
        case ShareHits() if isinstance(decision, ChooseShares):
            return shared(g, decision, choice)
        case Wield() | Assign() if isinstance(decision, ChooseWeapons | ChooseVictims):
            return blows(g, decision, choice)
        case HoldBack(unit=id, arrival=arrival) if arrival in HELD:
            return Shown([drawn(each) for each in coming(units[id], arrival)])
        case Next(unit=id) if isinstance(decision, ChooseNext):
            return next_due(g, units[id], decision.due)
        case PutMarker(at=at) if isinstance(decision, PlaceMarker):
            return Shown(
                [drawn(test_forecasts.told(g, "marked", under_marker(g, decision, at), units[decision.target]))]
            )
        case _:
            return Shown()


# ---- tests and wounds --------------------------------------------------------------------------------------------


def penalty_of(g: G) -> int:
    """What is taken off Leadership in the morale test that is being taken (WH-MORALE-03)."""
    tests = [each.procedure for each in g.stack if isinstance(each.procedure, MoraleTest)]
    return tests[-1].penalty if tests else 0


def wounded(g: G, decision: ChooseToGround, choice: Choice) -> tuple[Distribution, Distribution]:
    """The models and the Wounds that the wounds scored cost a unit, on the ground or not (WH-SAVE-07)."""
    hits = next(each.procedure for each in reversed(g.stack) if isinstance(each.procedure, UnitHits))
    unit = g.state.units[decision.unit]
    lying = replace(unit, down=g.state.player_turn) if isinstance(choice, GoDown) else unit
    found = [
        Spray(count, tuple(suffered(g, lying, [(wound, 1.0)], hits.cover).items()))
        for wound, count in zip(hits.kinds, hits.counts, strict=True)
    ]
    squad = squad_of(g, unit)
    ends = wound_odds_of(squad, found)
    return lost(squad, ends), hurt(squad, ends)


def allotted(g: G, decision: AllocateWounds, choice: Allocate) -> tuple[Distribution, Distribution]:
    """The models and the Wounds that wounds shared out so cost a unit (WH-SAVE-09)."""
    unit, squad = g.state.units[decision.unit], squad_of(g, g.state.units[decision.unit])
    kinds = [kind_of(g, unit, wound, cover_now(g)) for wound in decision.kinds]
    models, wounds = [], []
    for share in choice.shares:
        at = share.group
        alone = Squad((squad.parts[at],), (squad.full[at],), (squad.worth[at],))
        sprays = [Spray(count, (((kind[at],), 1.0),)) for kind, count in zip(kinds, share.wounds, strict=True) if count]
        ends = wound_odds_of(alone, sprays)
        models.append(lost(alone, ends))
        wounds.append(hurt(alone, ends))
    return convolve(*models), convolve(*wounds)


def shared(g: G, decision: ChooseShares, choice: ShareHits) -> Shown:
    """How many vehicles of a squadron the hits shared out so destroy, of those still to penetrate, or of those that
    have; and whom their explosions hurt (WH-VEH-08, WH-VEH-35, WH-VEH-07)."""
    unit, fallen = g.state.units[decision.unit], squadron_odds.shared_out(g, decision, choice)
    told = blown_up(g, decision.seat, means_of(squadron_odds.hurt(g, unit, fallen)))
    return Shown([drawn(test_forecasts.told(g, "losses", squadron_odds.lost(unit, fallen), unit))], [*told])


def dropped(g: G, unit: Unit, at: Point, facing: int) -> Shown:
    """Whether a deep strike lands, and what the ground it may come down in takes (WH-GAME-02, WH-GAME-03,
    WH-MOVE-03)."""
    found = deep_strike_odds.falls(g, unit, at, facing)
    ends = deep_strike_odds.outcomes(found.mishap)
    told = [
        Note(
            say("wh-forecast-rough-landing", kind=kind, percent=percent(cost.at_least(1)), mean=f"{cost.mean:.2f}"),
            ["WH-GAME-02", "WH-MOVE-03"],
            "warning",
        )
        for kind, cost in zip(("stuck" if unit.is_vehicle else "losses", "harm"), found.lost(g, unit), strict=True)
        if cost is not None and cost.at_least(1)
    ]
    return Shown([drawn(test_forecasts.told(g, "drop", ends, unit))], told)


def coming(unit: Unit, arrival: str) -> list[Spread]:
    """In which turn a unit comes out of reserve, and by which edge if it outflanks (WH-GAME-01, WH-GAME-04)."""
    turns = [odds_drives.turn_spread(odds_drives.arriving(1.0))]
    return [*turns, odds_drives.flank_spread(1.0)] if arrival == "outflank" else turns


def next_due(g: G, unit: Unit, due: Due) -> Shown:
    """By which edge a unit comes that outflanks, how far it consolidates (WH-GAME-04, WH-ASSAULT-16)."""
    if due == "arrive" and unit.arrival == "outflank":
        return Shown([drawn(odds_drives.flank_spread(1.0))])
    return Shown([drawn(test_forecasts.consolidating(g, unit))] if due == "consolidate" else [])


def under_marker(g: G, decision: PlaceMarker, at: Point) -> Distribution:
    """How many models of the target a marker touches that is put there (WH-WEAPON-07)."""
    weapon, target = TABLES.weapons[decision.weapon], g.state.units[decision.target]
    blasting = next(each.procedure for each in reversed(g.stack) if isinstance(each.procedure, Blasting))
    model = g.state.units[decision.unit].model(decision.model)
    less = (g.context.profile(model).bs or 0) if blasting.uses_skill(g) else 0
    found = scatter_odds.fallen(g, at, radius_of(weapon), less, target.models)
    return scatter_odds.counts(scatter_odds.again(found) if is_twin_linked(model, weapon) else found)


# ---- shooting ----------------------------------------------------------------------------------------------------


def shot(g: B, choice: Shoot) -> Shown:
    """The models a shot costs, and as the other possibility those it costs if the target goes to ground; what becomes
    of a vehicle; breaking, pinning, destruction, sight by night (WH-SHOOT-07)."""
    unit, target = g.state.units[choice.unit], g.state.units[choice.target]
    seen = sight_by_night(g, unit, target)
    told = [] if seen == 1 else [Note(say("wh-forecast-seen", percent=percent(seen)), ["WH-GAME-05"], "warning")]
    found = battery(g, choice.unit, choice.target, choice.firing)
    if found is None:
        return Shown([], [*told, Note(say("wh-forecast-no-shot"), ["WH-SHOOT-08"], "warning")])
    if burns := hot_odds.burnt(found):
        name, any_falls, mean = g.context.name(unit.id), percent(burns.at_least(1)), f"{burns.mean:.2f}"
        said = say("wh-forecast-hot", unit=name, percent=any_falls, mean=mean)
        told.append(Note(said, ["WH-WEAPON-17"], "warning"))
    if is_mixed(target):
        ends = squadron_odds.guns_and_crew(found)
        told += fate_notes(squadron_odds.crew_fates(found, ends))
        return Shown([drawn(test_forecasts.told(g, "losses", squadron_odds.models_lost(found, ends), target))], told)
    if target.is_vehicle:
        if len(target.models) > 1:
            fallen = squadron_odds.fallen(found)
            told += blown_up(g, unit.seat, means_of(squadron_odds.hurt(g, target, fallen)))
            return Shown([drawn(test_forecasts.told(g, "losses", squadron_odds.lost(target, fallen), target))], told)
        damage = found.damage()
        told += explosions(g, unit.seat, target, target.models[0], damage[EXPLODES])
        return Shown([drawn(test_forecasts.told(g, "damage", damage, target))], told)
    told += fate_notes(found.fates())
    shown = losses(g, target, found.lost(), found.hurt())
    if not may_go_down(g, target):
        return Shown([drawn(each) for each in shown], told)
    lying = found.going_down()
    others = losses(g, target, lying.lost(), lying.hurt())
    return Shown([beside(one, other) for one, other in zip(shown, others, strict=True)], told)


def rammed(g: B, choice: Shock) -> Shown:
    """What a ram does to the first vehicle that the tank meets, of a squadron the foremost, if nothing stops it before,
    and to the tank (WH-VEH-15, WH-VEH-35)."""
    unit = g.state.units[choice.unit]
    able = [model for model in unit.models if can_move(g, model)]
    if not able:
        return Shown()
    first = foremost_first(able, choice.turn)[0]
    tank = pivoted(hull_of(first), choice.turn)
    far = room_ahead(g, unit, replace(first, facing=tank.facing), choice.distance, ram=True)
    met = next((each for each in meetings(g, unit, tank, far) if each.model), None)
    if met is None:
        return Shown()
    target = g.state.units[met.unit]
    victim = target.model(met.model)
    face = face_towards(victim, front_of(ahead(tank, met.gone)))
    theirs, ours = odds_rams.rammed(g, unit, first, (target, victim), met.gone, face, 1.0)
    charts = [drawn(test_forecasts.told(g, "damage", *each)) for each in ((theirs, target), (ours, unit))]
    told = [Note(say("wh-forecast-foremost"), ["WH-VEH-35"])] if len(able) > 1 else []
    return Shown(charts, [*told, *explosions(g, unit.seat, target, victim, theirs[EXPLODES])])


def glory(g: B, unit: Unit, model: str, weapon: str) -> Shown:
    """What death or glory does to the tank, and how likely it stops it (WH-VEH-14, WH-VEH-28)."""
    driving = next(each.procedure for each in reversed(g.stack) if isinstance(each.procedure, ShockTest | Ram))
    tank = tank_of(g.state, driving.tank)
    theirs = g.state.units[owner_of(tank.id)]
    hit = glory_hit(g, unit, unit.model(model), weapon, tank)
    ends = odds_rams.struck_by(g, theirs, tank, hit, 1.0)
    stops = percent(ends.one_of(*odds_rams.STOPPING))
    note = Note(say("wh-forecast-stops", percent=stops), ["WH-VEH-14"])
    return Shown(
        [drawn(test_forecasts.told(g, "damage", ends, theirs))],
        [note, *explosions(g, unit.seat, theirs, tank, ends[EXPLODES])],
    )


def beside(own: Spread, other: Spread) -> Chart:
    """A chart of losses with the chances of another distribution beside its own in the same bars, and both means."""
    shown, these, those = drawn(own), own.chances, other.chances
    assert isinstance(these, Distribution)
    assert isinstance(those, Distribution)
    least, most = min(these.least, those.least), max(these.most, those.most)
    either = Distribution(least, tuple(float(these[each] + those[each]) / 2 for each in range(least, most + 1)))
    bars = [
        Bar(label, float(these.between(first, last)), float(those.between(first, last)))
        for label, first, last, _ in either.bins(BARS)
    ]
    means = {name: f"{float(each.mean):.2f}" for name, each in (("mean", these), ("down", those))}
    return replace(shown, bars=bars, caption=say("wh-forecast-means", **means), alternative=say("wh-forecast-if-down"))


def fate_notes(found: Fates) -> Iterator[Note]:
    """Each fate that is possible at all."""
    for name, chance, rule in (
        ("destroyed", found.destroyed, "WH-CORE-13"),
        ("breaks", found.breaks, "WH-MORALE-01"),
        ("pinned", found.pinned, "WH-MORALE-08"),
    ):
        if chance:
            yield Note(say(f"wh-forecast-fate-{name}", percent=percent(chance)), [rule])
