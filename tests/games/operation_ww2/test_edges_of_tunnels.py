"""Fire below ground at its edges: who fires what there, who is in reach, how many a burst strikes."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.book.modifiers import Modifier
from grognard.core.engine.procedures import Call, Done, Next
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.rules.fire.weapon_in_hand import Armed
from grognard.games.operation_ww2.rules.tunnels.declaring import distance, marker, within_fire
from grognard.games.operation_ww2.rules.tunnels.firing import FireBelow, Round, rounds, struck
from grognard.games.operation_ww2.state.events.fire import HeldFire
from tests.games.operation_ww2.table import Idle, happened, over
from tests.games.operation_ww2.test_tunnels import LISTS, below, sewer

FOE = below("b.two", (46, 40), (0, 1), count=3)


def carrying(*weapons: tuple[str, ...], foe: Any = FOE) -> Any:
    """A battle in which men with these weapons stand in a tunnel, an enemy 6 cm from them."""
    squad = below(count=len(weapons))
    models = tuple(replace(model, weapons=held) for model, held in zip(squad.models, weapons, strict=True))
    return sewer(Idle(), replace(squad, models=models), foe)


def fired(g: Any, order: Any = "fire", moved: bool = False) -> list[str]:
    """What each man fires who fires anything."""
    return [each.armed.weapon for each in rounds(g, g.state.units["a.one"], g.state.units["b.two"], order, moved)]


@pytest.mark.rule("AZ-FIRE-17", "AZ-GRN-03", "AZ-HEAT-03", "AZ-FLM-01", "AZ-TUN-08")
def test_az_heat_03_flame_hollow_charges_and_explosives_are_not_fired_below_ground() -> None:
    assert TABLES.weapons["light-flamethrower"].flame
    assert TABLES.weapons["bazooka"].ammunition == ("heat",)
    for bad in ("light-flamethrower", "bazooka", "explosive-charge"):
        found = rounds_of(carrying((bad,), ("kar98k",)))
        assert bad not in found.values()
        assert set(found) >= {"a.one.2"}


def rounds_of(g: Any) -> dict[str, str]:
    """What each man fires, by his id."""
    found = rounds(g, g.state.units["a.one"], g.state.units["b.two"], "fire", False)
    return {each.armed.model: each.armed.weapon for each in found}


@pytest.mark.rule("AZ-FIRE-17", "AZ-GRN-03", "AZ-TUN-08")
@pytest.mark.parametrize("count", [1, 3, 5, 6, 10, 11])
def test_az_grn_03_below_ground_too_one_of_five_throws(count: int) -> None:
    found = fired(carrying(*[("kar98k",)] * count))
    assert len(found) == count
    assert found.count("hand-grenade") == -(-count // 5)
    assert set(found) <= {"hand-grenade", "kar98k"}


@pytest.mark.rule("AZ-FIRE-17", "AZ-TUN-08")
def test_az_fire_17_everybody_fires_what_promises_most() -> None:
    """Of two weapons the one with more dice; which comes first in the list makes no odds."""
    worth = {each: promised(each) for each in ("kar98k", "mp40")}
    assert worth["mp40"] > worth["kar98k"]
    for held in (("kar98k", "mp40"), ("mp40", "kar98k")):
        assert rounds_of(carrying(("kar98k",), held))["a.one.2"] == "mp40"


def promised(weapon: str) -> int:
    """What a weapon promises by itself at 6 cm."""
    g = carrying(("kar98k",), (weapon,))
    found = rounds(g, g.state.units["a.one"], g.state.units["b.two"], "fire", False)
    return max(each.shot.dice * (11 - (each.shot.need or 11)) for each in found if each.armed.weapon == weapon)


# ---- who is in reach ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TUN-08")
@pytest.mark.parametrize(
    ("x", "fields", "within"),
    [
        (49.999, {}, True), (50, {}, True), (50.001, {}, False), (46, {"place": "table"}, False),
        (46, {"models": ()}, False),
    ],
)  # fmt: skip
def test_az_tun_08_a_marker_ten_centimetres_away_is_fired_at(x: float, fields: dict[str, Any], within: bool) -> None:
    g = carrying(("kar98k",), foe=below("b.two", (x, 40), (0, 1), count=2))
    one = g.state.units["a.one"]
    g.state = replace(g.state, units={**g.state.units, "b.two": replace(g.state.units["b.two"], **fields)})
    foe = g.state.units["b.two"]
    assert ("b.two" in [each.id for each in within_fire(g, one)]) is within
    if foe.models:
        assert distance(one, foe) == abs(marker(foe)[0] - marker(one)[0])


@pytest.mark.rule("AZ-TUN-08", "AZ-ORD-09")
@pytest.mark.parametrize(("x", "target", "held"), [(50, "b.two", False), (50.001, "b.two", True), (46, None, True)])
def test_az_ord_09_who_has_nobody_in_reach_holds_his_fire(x: float, target: str | None, held: bool) -> None:
    g = sewer(
        FireBelow("a.one", target, "fire"), below(count=2), below("b.two", (x, 40), (0, 1), count=2),
        dice=() if held else (1, 1),
    )  # fmt: skip
    over(g)
    assert bool(happened(g, HeldFire)) is held


# ---- what strikes ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TUN-08")
@pytest.mark.parametrize("option", ["one", "zero"])
def test_az_tun_08_each_face_of_the_die_of_a_burst(option: str) -> None:
    g = sewer(Idle(), below(), FOE, options={"underground_min_hits": option})
    least = 1 if option == "one" else 0
    for radius, plus in ((3, -5), (5, 0), (8, 3), (10, 5)):
        assert [struck(g, radius, die) for die in range(1, 11)] == [max(die + plus, least) for die in range(1, 11)]


def lots(g: Any, hits: tuple[tuple[int, int], ...], table: str, change: Any = None) -> list[tuple[int, int]]:
    """How many dice of damage, and what is added to them, come of so many hits of each round."""
    found = tuple(rounds(g, g.state.units["a.one"], g.state.units["b.two"], "fire", False))
    found = tuple(map(change, found)) if change else found
    action = FireBelow("a.one", "b.two", "fire", fired=found, hits=hits).strike(g, table)
    if isinstance(action, Next):
        return []
    assert isinstance(action, Call)
    assert [lot.unit for lot in action.procedure.lots] == ["b.two"] * len(action.procedure.lots)  # type: ignore[attr-defined]
    return [(lot.dice, lot.added) for lot in action.procedure.lots]  # type: ignore[attr-defined]


@pytest.mark.rule("AZ-TUN-08")
@pytest.mark.parametrize(
    ("hits", "told"),
    [
        ((), []), (((1, 1),), [(1, 0)]), (((1, 2), (2, 1)), [(3, 0)]), (((1, 5),), [(5, 0)]), (((1, 0),), []),
    ],
)  # fmt: skip
def test_az_tun_08_rifles_roll_a_die_for_each_hit(hits: Any, told: list[tuple[int, int]]) -> None:
    """The first of three throws a grenade, the others fire."""
    g = carrying(*[("kar98k",)] * 3)
    assert fired(g) == ["hand-grenade", "kar98k", "kar98k"]
    assert lots(g, hits, "small-arms") == told
    assert lots(g, hits, "heavy-weapons") == []


@pytest.mark.rule("AZ-TUN-08")
@pytest.mark.parametrize(("count", "dice"), [(1, 1), (3, 3), (4, 3), (10, 3), (0, 0)])
def test_az_tun_08_a_burst_strikes_no_more_than_there_are(count: int, dice: int) -> None:
    g = carrying(*[("kar98k",)] * 3)
    assert sum(found for found, _ in lots(g, ((0, count),), "small-arms")) == dice
    assert lots(g, ((0, count),), "heavy-weapons") == []


@pytest.mark.rule("AZ-TUN-08")
def test_az_tun_08_what_is_added_to_the_damage_keeps_rounds_apart() -> None:
    g = carrying(*[("kar98k",)] * 3)

    def stronger(each: Round) -> Round:
        more = (Modifier(say("az-held-below"), 2, "AZ-TUN-08"), Modifier(say("az-held-below"), -1, "AZ-TUN-08"))
        return replace(each, shot=replace(each.shot, damage=more)) if each.armed.model == "a.one.2" else each

    assert sorted(lots(g, ((1, 1), (2, 4)), "small-arms", stronger)) == [(1, 1), (4, 0)]


@pytest.mark.rule("AZ-TUN-08", "AZ-DET-07")
def test_az_det_07_fire_is_silent_only_if_all_of_it_is() -> None:
    g = carrying(*[("kar98k",)] * 3)
    found = tuple(rounds(g, g.state.units["a.one"], FOE, "fire", False))
    quiet = next(row.id for row in TABLES.weapons.values() if row.has("silent"))
    mixed = (replace(found[0], shot=replace(found[0].shot, weapon=quiet)), *found[1:])
    still = tuple(replace(each, shot=replace(each.shot, weapon=quiet)) for each in found)
    for rows, told in ((found, "fired"), (mixed, "fired"), (still, "silent")):
        action = FireBelow("a.one", "b.two", "fire", fired=rows).end(g)
        assert isinstance(action, Done)
        assert action.value == told


@pytest.mark.rule("AZ-TUN-08")
def test_az_tun_08_what_firing_below_uses_up() -> None:
    """What reloads slowly or has only so many rounds; the rounds of the latter are counted."""
    options = {"ammunition": "per_list"}
    squad = below(count=4)
    held = ("kar98k", "panzerschreck", "explosive-charge", "mp40")
    models = tuple(replace(model, weapons=(each,)) for model, each in zip(squad.models, held, strict=True))
    counted = {"a.one": {"people": 4, "rounds": {"mp40": 3}}}
    for lists, mode, spent in (
        (None, {}, {"panzerschreck": (1, False), "explosive-charge": (0, True)}),
        (counted, {}, {"panzerschreck": (1, False), "explosive-charge": (0, True)}),
        (counted, options, {"panzerschreck": (1, False), "explosive-charge": (0, True), "mp40": (0, True)}),
    ):
        g = sewer(Idle(), replace(squad, models=models), FOE, lists=lists or LISTS, options=mode)
        own = g.state.units["a.one"]
        rows = [
            Round(Armed(model.id, model.weapons[0], dice=1, reload=1 if "schreck" in model.weapons[0] else 0), None)  # type: ignore[arg-type]
            for model in own.models
        ]
        found = FireBelow("a.one", "b.two", "fire")._spent(g, own, rows)
        assert {each.weapon: (each.reload, each.counted) for each in found} == spent
