"""What is fired directly after templates is reckoned once for all who are left at whom it comes to the same: the same
odds as when it is reckoned anew for each, with less work."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import count
from random import Random
from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import B
from grognard.games.operation_ww2.odds import direct_after, round_strikes
from grognard.games.operation_ww2.odds.casualty_odds import FireOdds
from grognard.games.operation_ww2.odds.direct_after import After
from grognard.games.operation_ww2.odds.round_strikes import SHOT_AT
from grognard.games.operation_ww2.odds.volley_forecast import forecast_volley
from grognard.games.operation_ww2.rules.fire.volley import usual_fire
from grognard.games.operation_ww2.state.intents import NOTHING, Aim, Besides
from grognard.games.operation_ww2.state.state import Model, Unit
from tests.games.operation_ww2.firing_line import house, piece, with_models
from tests.games.operation_ww2.table import ground, person, unit
from tests.games.operation_ww2.vehicles.garage import table, vehicle
from tests.oracles.test_agreement_of_operation_ww2 import agree

WEAPONS = ("light-mortar", "kar98k", "kar98k")
TEAM = replace(
    unit("a.team"),
    models=tuple(person(f"a.team.{n}", (20, 38 + 2.5 * n), weapons=(weapon,)) for n, weapon in enumerate(WEAPONS)),
)
TANK = vehicle("a.team", "sherman-75", (20, 40), 90)
# People are detected from 60 cm in the open: of these only the first is near enough.
EDGE = unit("b.squad", (80.5, 40.5), (83, 39.3), (83, 41.8))
NEAR = unit("b.squad", (50, 40), (52.2, 41), (52.2, 39))
AWAY, BETWEEN = unit("a.friend", (10, 10)), unit("a.friend", (35, 40))
# Too far off to be detected, and so near to the squad that they would be one target.
UNSEEN = unit("b.other", (87.5, 47), (87.5, 49.5))
OTHER = unit("b.other", (56, 50), (56, 52.5))


def gun(id: str, at: tuple[float, float], *crew: tuple[float, float]) -> Unit:
    """A gun with its crew."""
    given: dict[str, Any] = {"role": "gun", "weapons": ("pak-40",), "length": 6000, "width": 3000, "facing": 270000}
    piece = replace(person(f"{id}.1", at, **given), radius=3354)
    people = [person(f"{id}.{number}", place, role="crewman") for number, place in enumerate(crew, 2)]
    return replace(unit(id), models=(piece, *people))


# Whoever stands last keeps together with the gun only by the man before him.
GUN = gun("b.squad", (50, 40), (50, 42.5), (52.5, 42), (52.5, 46))
BESIDE = gun("b.other", (56, 42), (56, 44), (58, 42))
LINK, CHAINED = unit("b.link", (54, 44)), unit("b.other", (57, 47.5), (59, 47.5))
STRETCHED = unit("b.other", (56, 40), (60.5, 44))
# Each is near to the two others, but "b.other" to the squad only by its second man.
TWO, CORNER = unit("b.squad", (50, 40), (50, 46)), unit("b.other", (54, 48))
SPREAD = unit("b.squad", (50, 40), (50, 53))
CLOSE = unit("b.other", (54, 42.5), (56.2, 42.5))


def reckoned(
    monkeypatch: pytest.MonkeyPatch,
    units: tuple[Unit, ...],
    *,
    apart: bool,
    besides: Besides = NOTHING,
    order: OrderName = "fire",
    **given: Any,
) -> tuple[FireOdds, int]:
    """The odds of a volley, and for how many groups of those who are left its direct fire was reckoned; ``apart``: for
    each state by itself."""
    made: list[After] = []

    class Noted(After):
        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            made.append(self)

    battle: B = table(*units, **given)
    firing, target = battle.state.units["a.team"], battle.state.units["b.squad"]
    with monkeypatch.context() as patch:
        patch.setattr(round_strikes, "After", Noted)
        if apart:
            patch.setattr(direct_after, "heeded", lambda g, unit, plan, bits: sum(bits.values()))
        found = forecast_volley(battle, firing, target, order, besides=besides)
    assert found.area
    return found.odds, sum(len(each.known) for each in made)


def the_same(monkeypatch: pytest.MonkeyPatch, units: tuple[Unit, ...], **given: Any) -> tuple[int, int]:
    """Whether fire comes to the same as when it is reckoned anew for each state; for how many it was, and how many
    there are."""
    told, some = reckoned(monkeypatch, units, apart=False, **given)
    anew, each = reckoned(monkeypatch, units, apart=True, **given)
    agree(told.enemies, anew.enemies, units)
    agree(told.own, anew.own, units)
    assert told.hits.chances == pytest.approx(anew.hits.chances, abs=1e-12)
    assert told.calm == pytest.approx(anew.calm, abs=1e-12)
    assert told.machines == pytest.approx(anew.machines, abs=1e-12)
    return some, each


@pytest.mark.rule("AZ-FIRE-16", "AZ-DET-02", "AZ-FF-01", "AZ-MIX-01", "AZ-MIX-03", "AZ-ART-06")
@pytest.mark.parametrize(
    ("units", "options", "groups"),
    [
        ((TEAM, EDGE, AWAY), {}, 8),
        ((TEAM, EDGE, AWAY), {"detection_shared_in_unit": "off"}, 8),
        ((TEAM, EDGE, AWAY, UNSEEN), {}, 8),
        ((TEAM, NEAR, AWAY, OTHER), {}, 10),
        ((TEAM, NEAR, BETWEEN), {}, 12),
        ((TEAM, NEAR, BETWEEN), {"friendly_fire_line": "per_unit"}, 22),
        ((TEAM, GUN), {}, 11),
        ((TEAM, GUN, CLOSE), {}, 6),
        ((TEAM, NEAR, LINK, CHAINED), {}, 41),
        ((TEAM, NEAR, LINK, CHAINED), {"mixed_chain": "named_unit_and_neighbours"}, 22),
        ((TANK, NEAR, AWAY, OTHER), {}, 5),
        ((TANK, NEAR, BETWEEN), {}, 5),
        ((TANK, NEAR, BESIDE), {}, 5),
        ((TANK, GUN, CLOSE), {}, 16),
        ((TEAM, NEAR, STRETCHED), {}, 25),
        ((TEAM, TWO, CORNER, LINK), {"mixed_chain": "named_unit_and_neighbours"}, 28),
        ((TEAM, SPREAD, BETWEEN), {"friendly_fire_line": "per_unit"}, 7),
    ],
    ids=[
        "detected by one alone",
        "each fires at whom he detects",
        "with undetected ones",
        "with others beside",
        "a friend between",
        "one line of fire",
        "a gun with its crew",
        "a gun beside people",
        "one near to the next",
        "only neighbours",
        "a tank",
        "a friend before a tank",
        "people beside a gun at a tank",
        "a gun beside people at a tank",
        "one who is near alone",
        "neighbours of neighbours",
        "one line of fire near a friend",
    ],
)
def test_fire_that_comes_to_the_same_is_the_same(
    monkeypatch: pytest.MonkeyPatch, units: tuple[Unit, ...], options: dict[str, str], groups: int
) -> None:
    some, each = the_same(monkeypatch, units, options=options)
    assert some == groups <= each


@pytest.mark.rule("AZ-FIRE-16", "AZ-VLS-05")
def test_each_weapon_of_a_tank_may_have_a_target_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    besides = Besides(aims=(Aim("coaxial", "b.other"),))
    some, each = the_same(monkeypatch, (TANK, NEAR, CLOSE), besides=besides)
    assert some <= each


@pytest.mark.rule("AZ-FIRE-16", "AZ-FF-01")
def test_friends_far_from_the_lines_and_people_beside_cost_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = reckoned(monkeypatch, (TEAM, NEAR), apart=False)[1]
    assert reckoned(monkeypatch, (TEAM, NEAR, AWAY), apart=False)[1] == alone
    assert alone < reckoned(monkeypatch, (TEAM, NEAR, AWAY), apart=True)[1]
    # Those whom the template may strike besides make states, but no difference to what is fired at the squad.
    assert reckoned(monkeypatch, (TEAM, NEAR, AWAY, OTHER), apart=False)[1] == alone


def armed(*people: tuple[tuple[float, float], str]) -> Unit:
    """Who fires: people at places, each with his weapon."""
    models = [person(f"a.team.{n}", at, weapons=(weapon,)) for n, (at, weapon) in enumerate(people)]
    return replace(unit("a.team"), models=tuple(models))


@pytest.mark.rule("AZ-FIRE-16", "AZ-DET-02")
def test_who_is_left_decides_which_of_the_firers_detect_a_target(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the option each fires at whom he detects himself: each of two one who stands before him alone."""
    firers = armed(((20, 30), "kar98k"), ((20, 60), "m1-garand"), ((22, 45), "light-mortar"))
    squad = unit("b.squad", (80, 30), (80, 60), (83.5, 45), (83.5, 47.5))
    the_same(monkeypatch, (firers, squad), options={"detection_shared_in_unit": "off"})


@pytest.mark.rule("AZ-FIRE-16", "AZ-FIRE-01")
def test_a_target_of_which_nobody_is_seen_is_not_fired_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor are those beside it, whom everybody sees; by the option it is detected without being seen."""
    options = {"detection_needs_sight": "off"}
    squad = unit("b.squad", (55, 41.5), (56, 48), detection="fired")
    the_same(
        monkeypatch,
        (TEAM, squad, unit("b.other", (58, 44.5), (58, 42))),
        map=ground(house(44, 44, 52, 52)),
        options=options,
    )


@pytest.mark.rule("AZ-FIRE-16", "AZ-ORD-05", "AZ-DET-02")
def test_covering_fire_asks_for_no_detection(monkeypatch: pytest.MonkeyPatch) -> None:
    squad = unit("b.squad", (90, 40), (92.2, 41))
    the_same(monkeypatch, (TEAM, squad), order="covering-fire")


@pytest.mark.rule("AZ-FIRE-16", "AZ-DET-02", "AZ-SNP-05")
def test_a_telescope_detects_from_twice_as_far(monkeypatch: pytest.MonkeyPatch) -> None:
    firers = armed(((20, 40), "sniper-rifle"), ((20, 42.5), "light-mortar"), ((20, 45), "light-mortar"))
    the_same(monkeypatch, (firers, unit("b.squad", (95, 40), (97, 42), (97, 44.5))))


@pytest.mark.rule("AZ-FIRE-16", "AZ-FIRE-09")
def test_point_blank_ends_at_its_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first is as far off as it may be, the second farther."""
    firers = armed(((43, 40), "kar98k"), ((15, 40), "light-mortar"))
    the_same(monkeypatch, (firers, unit("b.squad", (50, 40), (45, 47))))


@pytest.mark.rule("AZ-FIRE-16", "AZ-FIRE-15")
def test_who_fights_a_target_does_so_while_he_touches_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """When the one he touches has fallen, the target is in close combat with others, and nobody fires into it."""
    firers = armed(((20, 38), "light-mortar"), ((20, 40.5), "kar98k"), ((48, 40), "kar98k"))
    squad = unit("b.squad", (50, 40), (52.5, 40), (52.5, 42.5))
    the_same(monkeypatch, (firers, squad, unit("a.friend", (54.5, 40))))


@pytest.mark.rule("AZ-FIRE-16", "AZ-VLS-07")
def test_what_is_mounted_bears_on_the_nearest_who_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    the_same(monkeypatch, (TANK, unit("b.squad", (44, 40), (34.7, 60.5), (47.6, 40.4))))


@pytest.mark.rule("AZ-FIRE-16", "AZ-DMG-02", "AZ-DMG-12")
def test_results_fall_first_on_whom_their_owner_would_miss_least(monkeypatch: pytest.MonkeyPatch) -> None:
    """The leader, named first, and the first rifleman may be struck by both weapons, the second only by one: it makes
    a difference whether he is left with the leader or with the other rifleman."""
    firers = armed(((20, 38), "light-mortar"), ((20, 40.5), "kar98k"), ((50, 62), "kar98k"))
    squad = with_models(unit("b.squad", (50, 40), (52.5, 40), (47.2, 40)), m1={"role": "leader"})
    the_same(monkeypatch, (firers, squad), map=ground(piece("low-wall", 47, 42, 56, 43), house(42, 46, 49.3, 50)))


OPTIONS = {
    "mixed_chain": "named_unit_and_neighbours",
    "detection_shared_in_unit": "off",
    "friendly_fire_line": "per_unit",
    "crew_hits_sight": "crew_in_sight",
    "range_to": "nearest",
    "volley_batch": "weapon_by_weapon",
    "crew_without_gun": "removed",
}


def positions(seed: int | str) -> dict[str, Any]:
    """A small position by chance: who fires, at whom, with what switched and aimed apart."""
    random = Random(seed)

    def place(x: float, y: float, wide: float) -> tuple[float, float]:
        return round(x + random.uniform(-wide, wide), 1), round(y + random.uniform(-wide, wide), 1)

    tank = random.random() < 0.5
    unseen = random.choice([(), ("b.other",), ("b.link",)])
    firer = vehicle("a.team", "sherman-75", (24, 40), 90, unseen=unseen) if tank else TEAM
    wide = random.choice([4, 7, 10])
    units = [firer]
    for id in ("b.squad", "b.other", "b.link")[: random.choice([1, 2, 2, 3])]:
        crew = [place(50, 40, wide) for _ in range(random.choice([2, 3]))]
        gunned = random.random() < 0.4
        units.append(gun(id, place(50, 40, wide), *crew) if gunned else unit(id, *crew))
    if random.random() < 0.3:
        units.append(unit("a.friend", place(38, 40, 4)))
    aims = [
        Aim(weapon, random.choice([each for each in units if each.seat]).id)
        for weapon in ("coaxial", "hull")
        if random.random() < 0.5
    ]
    options = {name: value for name, value in OPTIONS.items() if random.random() < 0.25}
    return {"units": tuple(units), "options": options, "besides": Besides(aims=tuple(aims) if tank else ())}


def firing(make: Callable[[int | str], dict[str, Any]], seed: int) -> dict[str, Any]:
    """The first of the positions of a seed in which a template is laid and shots follow it: in others there would be
    nothing to compare."""
    for again in count():
        found = make(f"{seed} again {again}" if again else seed)
        given = {name: found[name] for name in found if name not in ("units", "besides")}
        battle: B = table(*found["units"], **given)
        power, plan = usual_fire(battle, battle.state.units["a.team"], "b.squad", "fire", found["besides"])
        if power.why_not is None and {each.area for each in plan} == {True, False}:
            return found
    raise AssertionError


SAMPLED = (8, 65, 70, 115, 128, 266)


@pytest.mark.rule("AZ-FIRE-16", "AZ-DET-02", "AZ-MIX-01", "AZ-MIX-03", "AZ-ART-06", "AZ-VLS-05", "AZ-VLS-07")
@pytest.mark.slow
@pytest.mark.parametrize(
    "seed", [pytest.param(each, marks=[pytest.mark.sample] if each in SAMPLED else []) for each in range(300)]
)
def test_positions_by_chance(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    some, each = the_same(monkeypatch, **firing(positions, seed))
    assert 0 < some <= each


def test_where_room_is_scarce_direct_fire_is_reckoned_for_the_likeliest_who_are_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A squad beside two others, with grenades and rifles: so many might be left that one answer took minutes."""
    asked: list[int] = []
    ways = After.ways

    def counted(self: After, states: Iterable[tuple[int, int]]) -> tuple[list[FireOdds], list[int]]:
        listed = list(states)
        asked.append(len(listed))
        return ways(self, listed)

    monkeypatch.setattr(After, "ways", counted)
    battle: B = table(TEAM, NEAR)
    team, target = battle.state.units["a.team"], battle.state.units["b.squad"]
    whole, few = (forecast_volley(battle, team, target, "fire", room=room).odds for room in (0, 3 * SHOT_AT))
    assert asked[0] > asked[1] == 3
    assert few.dead.mean == pytest.approx(whole.dead.mean, rel=0.5)
    assert sum(few.dead.chances) == pytest.approx(1)


ROLES = ("rifleman", "leader", "gunner", "assistant")


def varied(seed: int | str) -> dict[str, Any]:
    """The same, with people whose owner would miss them more or less, some of them lying, part of them behind a house
    or a friend: results usually fall on others first than on those who are named first."""
    random, found = Random(f"varied {seed}"), positions(seed)

    def one(model: Model) -> Model:
        if not model.is_person or model.id.startswith("a.team"):
            return model
        posture: Any = "scared" if random.random() < 0.2 else "standing"
        role = model.role if model.role == "crewman" else random.choice(ROLES)
        return replace(model, role=role, posture=posture, weapons=("kar98k",) * random.choice([1, 2]))

    units = [replace(each, models=tuple(map(one, each.models))) for each in found["units"]]
    if random.random() < 0.3 and not any(each.id == "a.friend" for each in units):
        units.append(unit("a.friend", (36, 39 + random.randint(0, 4))))
    corner = 40 + random.randint(-8, 6)
    more = {"eligible_models": "seen_and_in_range"} if random.random() < 0.2 else {}
    return {
        **found,
        "units": tuple(units),
        "options": {**found["options"], **more},
        "map": ground(house(44, corner, 47, corner + random.randint(1, 3))),
    }


@pytest.mark.rule("AZ-FIRE-16", "AZ-DMG-12")
@pytest.mark.slow
@pytest.mark.parametrize("seed", range(40))
def test_varied_positions_by_chance(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    some, each = the_same(monkeypatch, **firing(varied, seed))
    assert 0 < some <= each
