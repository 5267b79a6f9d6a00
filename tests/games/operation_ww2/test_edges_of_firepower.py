"""What a unit could fire, at its edges: ranges to the last thousandth, who observes, who serves, what is asked."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.rules.fire import firepower as power_of
from grognard.games.operation_ww2.rules.fire import shooting, weapons
from grognard.games.operation_ww2.rules.fire.firepower import Firepower, firepower
from grognard.games.operation_ww2.rules.fire.targets import Engagement, Sighted
from grognard.games.operation_ww2.rules.fire.weapon_in_hand import Armed
from grognard.games.operation_ww2.state.intents import Aim, Besides, Flaring, Priming, Smoking
from grognard.games.operation_ww2.state.shots import Reason
from grognard.games.operation_ww2.state.state import Unit
from tests.games.operation_ww2.firing_line import piece, riflemen, squad, with_models
from tests.games.operation_ww2.table import Idle, ground, person, play, unit
from tests.games.operation_ww2.vehicles.garage import fight, vehicle

BUSY = Reason(say("az-why-scared"), "AZ-ORD-07")


# ---- range -------------------------------------------------------------------------------------------------------


def in_range(weapon: str, far: int, most: float | None = None, **fields: Any) -> Reason | None:
    """Whether a weapon is idle at a target whose nearest edge is so many thousandths off: why, or None."""
    me = unit("a.one", (10, 10))
    foe = unit("b.one", (10, 30), (10, 300))
    nearest = replace(foe.models[0], y=me.models[0].y + far + 2000)
    g = play(Idle(), me, replace(foe, models=(nearest, foe.models[1])))
    (found,) = power_of._within_range(g, g.state.units["a.one"], [Armed("a.one.1", weapon, **fields)], "b.one")
    return found.idle


@pytest.mark.rule("AZ-FIRE-05", "AZ-WPN-03")
@pytest.mark.parametrize(
    ("weapon", "most"),
    [("kar98k", 160), ("pistol", 15), ("panzerfaust", 30), ("bazooka", 60), ("hand-grenade", 15)],
)
def test_az_fire_05_a_weapon_is_idle_a_thousandth_beyond_its_last_range(weapon: str, most: int) -> None:
    assert in_range(weapon, most * 1000) is None
    assert in_range(weapon, most * 1000 - 1) is None
    assert in_range(weapon, most * 1000 + 1) == Reason(say("az-why-out-of-range", most=float(most)), "AZ-FIRE-05")
    assert in_range(weapon, most * 1000 + 1, idle=BUSY) == BUSY
    assert in_range(weapon, most * 1000 + 1, mount="hull") is None


@pytest.mark.rule("AZ-FIRE-05", "AZ-IND-01")
@pytest.mark.parametrize("weapon", ["light-mortar", "light-flamethrower", "katyusha"])
def test_az_fire_05_what_fires_from_above_or_by_a_template_of_its_own_is_measured_elsewhere(weapon: str) -> None:
    assert in_range(weapon, 900_000) is None


@pytest.mark.rule("AZ-FIRE-05")
def test_az_fire_05_each_measures_for_himself_and_who_is_not_on_the_table_is_not_measured_to() -> None:
    me, foe = unit("a.one", (10, 10), (10, 30)), unit("b.one", (10, 182.5))
    for place, idle in (("table", [True, False]), ("waiting", [False, False]), ("gone", [False, False])):
        g = play(Idle(), me, replace(foe, place=place), unit("b.other", (100, 5)))
        own = g.state.units["a.one"]
        arms = [Armed(f"a.one.{number}", "kar98k") for number in (1, 2)]
        found = power_of._within_range(g, own, arms, "b.one")
        assert [each.idle is not None for each in found] == idle, place
        assert power_of._within_range(g, own, arms, "b.nobody") == arms


@pytest.mark.rule("AZ-FIRE-05", "AZ-MIX-01")
def test_az_fire_05_units_that_are_one_target_are_one_to_range_as_well() -> None:
    me, foe = unit("a.one", (10, 10)), unit("b.one", (10, 174))
    g = play(Idle(), me, foe, unit("b.near", (10, 170)))
    (found,) = power_of._within_range(g, g.state.units["a.one"], [Armed("a.one.1", "kar98k")], "b.one")
    assert found.idle is None
    g = play(Idle(), me, foe)
    (found,) = power_of._within_range(g, g.state.units["a.one"], [Armed("a.one.1", "kar98k")], "b.one")
    assert found.idle is not None


@pytest.mark.rule("AZ-ORD-13")
def test_az_ord_13_a_unit_has_a_weapon_for_its_order_unless_none_can_be_used() -> None:
    for why, usable in (
        (None, True),
        (Reason(say("az-why-gone"), "AZ-ORD-09"), True),
        (Reason(say("az-why-no-weapon"), "AZ-ORD-13"), False),
    ):
        assert Firepower((), (), (), {}, why).is_usable is usable
    me, foe = riflemen("a.one", (10, 10), 1), unit("b.one", (10, 60), detection="fired")
    g = play(Idle(), me, foe)
    own = g.state.units["a.one"]
    assert firepower(g, own, "b.one", "fire").why_not is None
    bare = replace(own, models=tuple(replace(model, weapons=()) for model in own.models))
    assert firepower(g, bare, "b.one", "fire").why_not == Reason(say("az-why-no-weapon"), "AZ-ORD-13")
    far = replace(own, models=tuple(replace(model, weapons=("pistol",)) for model in own.models))
    found = firepower(g, far, "b.one", "fire").why_not
    assert found is not None
    assert found.rule == "AZ-FIRE-05"
    assert firepower(g, own, "b.gone", "fire").why_not == Reason(say("az-why-gone"), "AZ-ORD-09")


@pytest.mark.rule("AZ-ANT-02", "AZ-CRW-04")
def test_az_crw_04_what_may_not_move_and_fire_fires_unless_its_unit_moves() -> None:
    me = squad("a.one", (10, 10), ["mg42-tripod", "pistol"], apart=2)
    g = play(Idle(), me, unit("b.one", (10, 60), detection="fired"))
    own = g.state.units["a.one"]
    fired = [
        {each.armed.weapon for each in firepower(g, own, "b.one", "fire", **fields).chances}
        for fields in ({}, {"moved": False}, {"moved": True}, {"moved": False, "busy": ("a.one.2",)})
    ]
    assert fired == [{"mg42-tripod"}, {"mg42-tripod"}, set(), {"mg42-tripod"}]


# ---- who does something else -------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-EXP-03", "AZ-SMK-02", "AZ-NGT-08")
def test_az_exp_03_who_lays_a_charge_smoke_or_a_flare_fires_nothing_but_what_is_mounted() -> None:
    smoke = Besides(smoke=(Smoking("a.one.1", "rifle", (0, 0)),))
    flare = Besides(flares=(Flaring("a.one.1", None),))
    lays, sets_off = Besides(primes=(Priming("a.one.1", "x"),)), Besides(detonates=(Priming("a.one.1", "x"),))
    storms = Besides(assaulting=("a.one.1",))
    for besides, rule, mounted in (
        (Besides(), None, None),
        (smoke, "AZ-SMK-02", None),
        (flare, "AZ-SMK-02", None),
        (lays, "AZ-EXP-03", "AZ-EXP-03"),
        (sets_off, "AZ-EXP-03", "AZ-EXP-03"),
        (storms, "AZ-EXP-03", "AZ-EXP-03"),
    ):
        for armed, wanted in (
            (Armed("a.one.1", "kar98k"), rule),
            (Armed("a.one.2", "kar98k"), None),
            (Armed("a.one.1", "vehicle-machine-gun", "hull"), mounted),
        ):
            found = power_of._unless_laying(armed, besides).idle
            assert (found and found.rule) == wanted, (besides, armed)
    assert power_of._unless_laying(Armed("a.one.2", "kar98k", idle=BUSY), smoke).idle == BUSY


# ---- aims --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-FIRE-02", "AZ-VLS-05", "AZ-HEAT-08", "AZ-SNP-02", "AZ-CMB-02")
def test_az_snp_02_at_what_a_weapon_is_fired_and_with_how_many_shots() -> None:
    lists = {"a.one": {"characteristics": ("sniper",)}}
    me = with_models(squad("a.one", (10, 10), ["g43", "kar98k"]), m1={"role": "sniper"})
    g = play(Idle(), me, unit("b.one", (10, 60)), lists=lists)
    own = g.state.units["a.one"]
    sniper, other = Armed("a.one.1", "g43"), Armed("a.one.2", "kar98k")

    def aims(armed: Armed, *given: Aim) -> list[Any]:
        return list(power_of.aims(g, own, armed, "b.one", Besides(aims=given)))

    assert aims(sniper) == aims(other) == [("b.one", None, False, 0)]
    assert aims(sniper, Aim("kar98k", "b.two")) == [("b.one", None, False, 0)]
    assert aims(sniper, Aim("g43", "b.two")) == [("b.one", None, False, 1), ("b.two", None, False, 1)]
    assert aims(sniper, Aim("g43", "b.one")) == [("b.one", None, False, 0)]
    assert aims(other, Aim("kar98k", "b.two", "high-explosive", True)) == [("b.two", "high-explosive", True, 0)]
    assert aims(Armed("a.one.2", "75-76-mm", "gun"), Aim("gun", "b.two", "heat")) == [("b.two", "heat", False, 0)]
    assert aims(Armed("a.one.2", "75-76-mm", "gun"), Aim("75-76-mm", "b.two")) == [("b.one", None, False, 0)]


# ---- who observes ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-LOS-11")
def test_az_los_11_with_a_mortar_or_a_gun_all_its_men_look() -> None:
    team = squad("a.one", (10, 10), ["light-mortar", "pistol", "pistol"])
    g = play(Idle(), team, unit("b.one", (10, 60)))
    for arms, lookers in (
        ([Armed("a.one.2", "pistol")], ["2"]),
        ([Armed("a.one.3", "pistol"), Armed("a.one.2", "pistol")], ["3", "2"]),
        ([Armed("a.one.1", "light-mortar")], ["1", "2", "3"]),
        ([Armed("a.one.2", "pistol"), Armed("a.one.1", "light-mortar")], ["2", "1", "3"]),
        ([], []),
    ):
        found = power_of._observers(g, g.state.units["a.one"], arms)
        assert [model.id[-1] for model in found] == lookers


@pytest.mark.rule("AZ-LOS-11")
def test_az_los_11_a_mortar_hits_what_its_team_sees_as_long_as_it_keeps_together() -> None:
    # A wall of smoke hides the target from the mortar, not from who stands aside.
    team = squad("a.one", (60, 20), ["light-mortar", "pistol"])
    for place, weapon, sees in (
        ((71.9, 20), "light-mortar", True),
        ((72.1, 20), "light-mortar", False),
        ((71.9, 20), "pistol", False),
    ):
        moved = with_models(team, m2={"x": round(place[0] * 1000)})
        g = play(Idle(), moved, unit("b.one", (60, 60)))
        own = g.state.units["a.one"]
        foe = g.state.units["b.one"].models[0]
        look = Sighted(g.state.units["b.one"], foe, None, 1.0)  # type: ignore[arg-type]
        whole = Engagement((g.state.units["b.one"],), {"a.one.2": (look,)})
        found = power_of._through(
            g, own, own.models[0], Armed("a.one.1", weapon), TABLES.weapons[weapon], whole
        ).seen.get("a.one.1", ())
        assert [round(each.distance) for each in found] == ([38_000] if sees else [])


# ---- templates ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-AREA-02", "AZ-COV-02", "AZ-FIRE-20", "AZ-FIRE-06")
@pytest.mark.parametrize("option", ["nearest", "nearest_visible"])
def test_az_area_02_a_template_is_aimed_at_each_and_measured_to_him_or_to_the_nearest(option: str) -> None:
    thrower = squad("a.one", (10, 10), ["hand-grenade"])
    target = unit("b.one", (10, 21), (10, 24.5), detection="fired")
    g = play(Idle(), thrower, target, options={"range_to": option})
    found = firepower(g, g.state.units["a.one"], "b.one", "fire").chances
    needs = {each.shot.part: each.shot.need for each in found if each.armed.weapon == "hand-grenade" and each.area}
    near, far = needs["@b.one.1"], needs["@b.one.2"]
    assert near is not None
    assert far is not None
    assert far - near == (0 if option == "nearest" else 2)


@pytest.mark.rule("AZ-AREA-02", "AZ-COV-02")
def test_az_cov_02_cover_does_not_count_in_aiming_a_template_but_does_for_a_vehicle_what_it_is() -> None:
    thrower = squad("a.one", (60, 40), ["hand-grenade"])
    target = unit("b.one", (60, 49.5), detection="fired")
    woods = ground(piece("woods", 50, 48, 70, 60))
    g = play(Idle(), thrower, target, map=woods)
    found, *_ = [each for each in firepower(g, g.state.units["a.one"], "b.one", "fire").chances if each.area]
    assert (found.shot.cover, found.shot.column, found.shot.part) == ("none", "infantry", "@b.one.1")
    tank = vehicle("b.tank", "panzer-iv", (60, 49.5), detection="fired")
    g = fight(Idle(), thrower, tank)
    shots = [each.shot for each in (*firepower(g, g.state.units["a.one"], "b.tank", "fire").chances,
                                    *firepower(g, g.state.units["a.one"], "b.tank", "fire").hopeless)]  # fmt: skip
    assert {shot.column for shot in shots} == {"medium"}


# ---- what is asked -----------------------------------------------------------------------------------------------


def plan(me: Unit, foe: Unit, order: str = "fire", **fields: Any) -> list[tuple[str, str, str]]:
    """What a unit sensibly fires: who, what, at which part."""
    g = play(Idle(), me, foe, **fields)
    own = g.state.units[me.id]
    chances = shooting.planned(g, own, firepower(g, own, foe.id, order))  # type: ignore[arg-type]
    return [(each.armed.model[-1], each.armed.weapon, each.shot.part) for each in chances]


NEAR = unit("b.one", (10, 21), (12, 21), (24, 21), detection="fired")


@pytest.mark.rule("AZ-CRW-01", "AZ-GRN-03", "AZ-FIRE-17")
def test_az_grn_03_no_more_throw_than_may_and_who_assists_does_not_fire() -> None:
    for count, throwers in ((1, 1), (5, 1), (6, 2), (10, 2), (11, 3)):
        me = squad("a.one", (10, 10), ["pistol"] * count, apart=2.1)
        crowd = [(9 + 2.1 * number, 16) for number in range(12)]
        # Cover counts for what is aimed, not for what bursts.
        woods = ground(piece("woods", 5, 15, 40, 30))
        found = plan(me, unit("b.one", *crowd, detection="fired"), map=woods)
        assert [weapon for _, weapon, _ in found].count("hand-grenade") == throwers, count
        assert len(found) == count
    served = plan(
        squad("a.one", (10, 10), ["mg42", "kar98k", "kar98k"], apart=2), unit("b.one", (10, 60), detection="fired")
    )
    assert [(who, weapon) for who, weapon, _ in served] == [("1", "mg42"), ("3", "kar98k")]


@pytest.mark.rule("AZ-SNP-01", "AZ-CRW-01")
def test_az_snp_01_of_a_sniper_team_one_fires() -> None:
    lists = {"a.one": {"characteristics": ("sniper",)}}
    team = with_models(squad("a.one", (10, 10), ["g43", "g43"]), m1={"role": "sniper"}, m2={"role": "spotter"})
    foe = unit("b.one", (10, 60), detection="fired")
    assert [who for who, _, _ in plan(team, foe, lists=lists)] == ["1"]
    assert [who for who, _, _ in plan(team, foe)] == ["1", "2"]


def asks(me: Unit, foe: Unit, options: dict[str, str] | None = None, **fields: Any) -> bool:
    """Whether its player is asked how a unit fires."""
    g = play(Idle(), me, foe, *fields.pop("others", ()), options=options, **fields)
    own = g.state.units[me.id]
    power = firepower(g, own, foe.id, "fire")
    return shooting.is_worth_asking(g, own, power, shooting.planned(g, own, power))


@pytest.mark.rule("AZ-FIRE-18", "AZ-FIRE-11", "AZ-CRW-01", "AZ-WPN-11", "AZ-FF-01", "AZ-SNP-01")
def test_az_fire_18_when_something_hangs_on_how_a_unit_fires() -> None:
    foe = unit("b.one", (60, 80), (62, 80), detection="fired")
    two = riflemen("a.one", (60, 20), 2)
    assert not asks(two, foe)
    assert not asks(two, unit("b.one", (60, 80)))  # Not detected at all.
    half = ground(piece("woods", 55, 78.5, 61, 90))
    assert asks(two, foe, map=half)
    assert not asks(two, foe, map=half, options={"split_timing": "at_declaration"})
    assert not asks(two, foe, options={"split_timing": "at_declaration"})
    # Several weapons in one hand, one weapon each in two hands.
    assert asks(squad("a.one", (60, 20), [("kar98k", "mp40")]), unit("b.one", (60, 40), detection="fired"))
    assert not asks(squad("a.one", (60, 20), ["kar98k", "mp40"]), unit("b.one", (60, 40), detection="fired"))
    # Weapons whose rounds are counted, or that have to be reloaded.
    tank = vehicle("b.one", "panzer-iv", (60, 60), detection="fired")
    assert not asks(squad("a.one", (60, 20), ["bazooka", "pistol"], apart=2), tank)
    assert asks(squad("a.one", (60, 20), ["bazooka"]), tank)
    counted = {"a.one": {"rounds": {"kar98k": 3}}}
    assert asks(two, foe, lists=counted, options={"ammunition": "per_list"})
    assert not asks(two, foe, lists=counted)
    # A friend in the line of fire.
    friend = unit("a.two", (60, 50))
    assert asks(two, foe, others=(friend,))
    assert not asks(two, foe, others=(unit("a.two", (90, 50)),))
    # A sniper and his spotter; an assistant of a machine gun who could fire himself is no question.
    lists = {"a.one": {"characteristics": ("sniper",)}}
    team = with_models(riflemen("a.one", (60, 20), 2), m1={"role": "rifleman"})
    assert asks(team, foe, lists=lists)
    assert not asks(riflemen("a.one", (60, 20), 1), foe, lists=lists)
    assert not asks(squad("a.one", (60, 20), ["mg42", "kar98k"], apart=2), foe)


# ---- assistants --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-CRW-01", "AZ-CRW-02")
def test_az_crw_01_who_serves_which_weapon() -> None:
    def serving(me: Unit, busy: tuple[str, ...] = ()) -> dict[str, str]:
        g = play(Idle(), me, unit("b.one", (10, 110)))
        found = weapons.assistants(g, g.state.units["a.one"], busy)
        return {id[-1]: " ".join(other[-1] for other in others) for id, others in found.items()}

    trio = squad("a.one", (60, 20), ["kar98k", "mg42", "kar98k"], apart=2)
    assert serving(trio) == {"2": "1"}
    assert serving(trio, ("a.one.1",)) == {"2": "3"}
    assert serving(trio, ("a.one.1", "a.one.3")) == {"2": ""}
    assert serving(with_models(trio, m3={"role": "assistant"})) == {"2": "3"}
    assert serving(with_models(trio, m3={"weapons": ()})) == {"2": "3"}
    assert serving(with_models(trio, m1={"posture": "scared"})) == {"2": "3"}
    assert serving(with_models(trio, m1={"x": 57_000})) == {"2": "3"}
    assert serving(with_models(trio, m2={"posture": "scared"})) == {}
    assert serving(riflemen("a.one", (60, 20), 3)) == {}
    mortar = squad("a.one", (60, 20), ["kar98k", "medium-mortar", "kar98k", "kar98k"], apart=2)
    assert serving(mortar) == {"2": "1 3"}
    # Two machine guns: who has but one man beside it gets him, whoever comes first.
    both = squad("a.one", (60, 20), ["kar98k", "mg42", "kar98k", "mg42"], apart=2)
    assert serving(both) == {"2": "1", "4": "3"}
    other = squad("a.one", (60, 20), ["mg42", "kar98k", "mg42", "kar98k"], apart=2)
    assert serving(other) == {"1": "2", "3": "4"}


@pytest.mark.rule("AZ-CRW-03", "AZ-CRW-04", "AZ-CRW-11")
@pytest.mark.parametrize(
    ("weapon", "served", "alone", "down"),
    [("mg42", 8, 4, 4), ("mg34", 7, 4, 3), ("mg42-tripod", 8, 4, 4), ("mg34-tripod", 7, 4, 3), ("kar98k", 1, 1, 1),
     ("bazooka", 1, 1, 1)],
)  # fmt: skip
def test_az_crw_11_a_machine_gun_alone_has_half_its_dice(weapon: str, served: int, alone: int, down: int) -> None:
    row = TABLES.weapons[weapon]
    for rounding, half in (("up", alone), ("down", down)):
        g = play(Idle(), unit("a.one", (10, 10)), unit("b.one", (10, 60)), options={"rounding": rounding})
        assert [weapons.shots_of(g, row, crew) for crew in (0, 1, 2)] == [half, served, served]


@pytest.mark.rule("AZ-CRW-05", "AZ-CRW-06", "AZ-CRW-07", "AZ-CRW-08", "AZ-CRW-09", "AZ-CRW-12")
@pytest.mark.parametrize(
    ("weapon", "larger", "both"),
    [("mg42", (0, 0, 0), (0, 0, 0)), ("bazooka", (1, 0, 0), (1, 0, 0)), ("piat", (1, 1, 1), (2, 1, 1)),
     ("panzerfaust", (1, 1, 1), (1, 1, 1)), ("medium-mortar", (2, 1, 0), (2, 1, 0)), ("75-76-mm", (2, 1, 0), (2, 1, 0)),
     ("kar98k", (0, 0, 0), (0, 0, 0))],
)  # fmt: skip
def test_az_crw_09_markers_by_assistants(weapon: str, larger: tuple[int, ...], both: tuple[int, ...]) -> None:
    row = TABLES.weapons[weapon]
    assert tuple(weapons.markers(row, crew) for crew in (0, 1, 2)) == larger
    assert tuple(weapons.markers(row, crew, "larger") for crew in (0, 1, 2)) == larger
    assert tuple(weapons.markers(row, crew, "sum") for crew in (0, 1, 2)) == both


# ---- what cannot be fired ----------------------------------------------------------------------------------------


def idle(me: Unit, order: str = "fire", moved: bool = False, turn: int = 3, **fields: Any) -> dict[str, str]:
    """Which weapons of a unit cannot be fired, and by which rule."""
    g = play(Idle(), me, unit("b.one", (10, 110)), turn=turn, **fields)
    found = weapons.armed(g, g.state.units[me.id], order, moved)  # type: ignore[arg-type]
    return {f"{each.model[-1]} {each.weapon}": each.idle.rule for each in found if each.idle}


@pytest.mark.rule(
    "AZ-ORD-06", "AZ-ORD-07", "AZ-CRW-03", "AZ-CRW-04", "AZ-CRW-05", "AZ-CRW-07", "AZ-CRW-09", "AZ-WPN-11"
)
def test_az_crw_why_weapons_cannot_be_fired() -> None:
    two = riflemen("a.one", (60, 20), 2)
    assert idle(two) == idle(two, "assault", True) == {}
    assert idle(two, "move") == {"1 kar98k": "AZ-ORD-06", "2 kar98k": "AZ-ORD-06"}
    assert idle(with_models(two, m1={"posture": "scared"})) == {"1 kar98k": "AZ-ORD-07"}
    assert idle(with_models(two, m1={"reload": {"kar98k": 1, "pistol": 2}})) == {"1 kar98k": "AZ-CRW-09"}
    assert idle(with_models(two, m1={"reload": {"pistol": 2}})) == {}
    for weapon, served, moved_alone, moved_served in (
        ("mg42", {}, "AZ-CRW-03", None),
        ("mg42-tripod", {}, "AZ-CRW-04", "AZ-CRW-04"),
        ("bazooka", {}, "AZ-CRW-05", None),
        ("panzerfaust", {}, None, None),
        ("medium-mortar", {}, "AZ-CRW-07", "AZ-CRW-07"),
    ):
        alone, crew = squad("a.one", (60, 20), [weapon]), squad("a.one", (60, 20), [weapon, "pistol"], apart=2)
        assert idle(alone) == idle(crew) == served, weapon
        for whole, rule in ((alone, moved_alone), (crew, moved_served)):
            wanted = {f"1 {weapon}": rule} if rule else {}
            assert idle(whole, "assault", True) == wanted, weapon
            # Whoever has walked this turn has moved, whatever is declared; in another turn he has not.
            assert idle(with_models(whole, m1={"moved": 3})) == wanted, weapon
            assert idle(with_models(whole, m1={"moved": 2})) == {}, weapon
            assert idle(with_models(whole, m1={"moved": 0}), turn=0) == {}, weapon


@pytest.mark.rule("AZ-WPN-11")
def test_az_wpn_11_how_often_a_weapon_can_be_fired() -> None:
    me = squad("a.one", (60, 20), ["explosive-charge", "kar98k", "panzerfaust"])
    for ammunition, rounds, spent, left in (
        ("unlimited", {}, {}, (1, None, None)),
        ("unlimited", {"kar98k": 2}, {"kar98k": 1}, (1, None, None)),
        ("per_list", {}, {}, (1, None, None)),
        ("per_list", {"kar98k": 2}, {}, (1, 2, None)),
        ("per_list", {"kar98k": 2}, {"kar98k": 2}, (1, 0, None)),
        ("per_list", {"kar98k": 2}, {"explosive-charge": 1}, (0, 2, None)),
    ):
        options = {"ammunition": ammunition}
        whole = with_models(me, **{f"m{number}": {"spent": spent} for number in (1, 2, 3)})
        g = play(Idle(), whole, unit("b.one", (10, 110)), options=options, lists={"a.one": {"rounds": rounds}})
        own = g.state.units["a.one"]
        found = tuple(
            weapons.rounds_left(g, own, model, TABLES.weapons[id])
            for model, id in zip(own.models, ("explosive-charge", "kar98k", "panzerfaust"), strict=True)
        )
        assert found == left, (ammunition, rounds, spent)
    gone = with_models(me, m1={"spent": {"explosive-charge": 1}})
    assert idle(gone) == {"1 explosive-charge": "AZ-WPN-11"}


@pytest.mark.rule("AZ-CRW-06", "AZ-CRW-07")
def test_az_crw_07_mortars_are_not_fired_indoors_and_others_are() -> None:
    barn: dict[str, Any] = piece("building", 50, 10, 70, 30) | {
        "building": {"material": "wood", "openings": [{"kind": "door", "at": (60, 90)}]}
    }
    inside = squad("a.one", (60, 20), ["light-mortar", "medium-mortar", "kar98k"])
    assert idle(inside, map=ground(barn)) == {"1 light-mortar": "AZ-CRW-06", "2 medium-mortar": "AZ-CRW-07"}
    assert idle(squad("a.one", (30, 20), ["light-mortar", "medium-mortar"]), map=ground(barn)) == {}
    assert idle(inside, map=ground(piece("woods", 50, 10, 70, 30))) == {}


@pytest.mark.rule("AZ-BIK-03")
def test_az_bik_03_from_a_bicycle_what_is_served_fires_only_at_rest_and_served() -> None:
    for weapon, moved, served, rule in (
        ("bazooka", False, True, None),
        ("bazooka", True, True, "AZ-BIK-03"),
        ("bazooka", False, False, "AZ-BIK-03"),
        ("kar98k", True, False, None),
        ("panzerfaust", True, False, None),
    ):
        me = squad("a.one", (60, 20), [weapon, "pistol"], apart=2 if served else 6)
        rider = with_models(me, m1={"is_cyclist": True})
        assert idle(rider, "assault" if moved else "fire", moved) == ({f"1 {weapon}": rule} if rule else {}), weapon
        assert idle(me, "assault", False) == {}


@pytest.mark.rule("AZ-CRW-03", "AZ-CRW-04", "AZ-CRW-05", "AZ-CRW-08")
def test_az_crw_04_who_has_fired_what_holds_still_is_rooted_this_turn() -> None:
    for weapon, served, turn, rooted in (
        ("mg42-tripod", True, 3, True),
        ("mg42-tripod", True, 2, False),
        ("mg42", True, 3, False),
        ("mg42", False, 3, True),
        ("bazooka", False, 3, True),
        ("kar98k", False, 3, False),
    ):
        me = squad("a.one", (60, 20), [weapon, "pistol"], apart=2 if served else 6)
        g = play(Idle(), with_models(me, m1={"fired": {weapon: turn}}), unit("b.one", (10, 110)), turn=3)
        assert weapons.rooted(g, g.state.units["a.one"]) == (("a.one.1",) if rooted else ()), (weapon, served, turn)
    # What was fired in another turn does not count, though something else was fired in this one.
    both = squad("a.one", (60, 20), [("mg42-tripod", "pistol"), "pistol"], apart=2)
    g = play(Idle(), with_models(both, m1={"fired": {"mg42-tripod": 2, "pistol": 3}}), unit("b.one", (10, 110)), turn=3)
    assert weapons.rooted(g, g.state.units["a.one"]) == ()
    g = play(Idle(), with_models(both, m1={"fired": {"mg42-tripod": 0}}), unit("b.one", (10, 110)), turn=0)
    assert weapons.rooted(g, g.state.units["a.one"]) == ()


# ---- guns --------------------------------------------------------------------------------------------------------


def gun_and(*men: tuple[float, float], **roles: str) -> Unit:
    """An anti-tank gun at (60, 20) with men at places; ``m2="gunner"`` says who is what."""
    g = unit("a.one", (60, 20), *men)
    gun = replace(g.models[0], role="gun", weapons=("pak-40",), length=6000, width=3000, radius=3354, machine=None)
    people = tuple(replace(model, role=roles.get(f"m{model.id[-1]}", "crewman")) for model in g.models[1:])
    return replace(g, models=(gun, *people))


@pytest.mark.rule("AZ-ART-07", "AZ-ART-13")
def test_az_art_07_who_fires_a_gun() -> None:
    beside, behind, away = (62.5, 20), (60, 24), (70, 20)
    assert weapons.gunners(gun_and(beside, behind)) == {"a.one.1": "a.one.2"}
    assert weapons.gunners(gun_and(beside, behind, m3="gunner")) == {"a.one.1": "a.one.3"}
    assert weapons.gunners(gun_and(beside, away, m3="gunner")) == {"a.one.1": "a.one.2"}
    assert weapons.gunners(gun_and(away)) == {}
    scared = gun_and(beside, behind)
    scared = with_models(scared, m2={"posture": "scared"})
    assert weapons.gunners(scared) == {"a.one.1": "a.one.3"}
    two = gun_and(beside)
    second = replace(two.models[0], id="a.one.9", x=65_000)
    both = replace(two, models=(*two.models, second))
    assert weapons.gunners(both) == {"a.one.1": "a.one.2"}
    assert weapons.gunners(replace(both, models=(*both.models, person("a.one.8", (65, 24))))) == {
        "a.one.1": "a.one.2", "a.one.9": "a.one.8",
    }  # fmt: skip


@pytest.mark.rule("AZ-ART-07", "AZ-ART-12", "AZ-CRW-08")
def test_az_art_12_crew_away_from_its_gun_has_rifles_and_a_gun_without_men_is_silent() -> None:
    lists = {"a.one": {"gun": "pak-40"}}
    at_it, gone = gun_and((62.5, 20), (60, 24)), gun_and((62.5, 20), (90, 20))
    for me, rifles in ((at_it, {}), (gone, {"a.one.3": ("kar98k",)})):
        g = play(Idle(), me, unit("b.one", (10, 110)), lists=lists)
        assert weapons.crew_rifles(g, g.state.units["a.one"]) == rifles
    armed = with_models(gone, m3={"weapons": ("pistol",)})
    g = play(Idle(), armed, unit("b.one", (10, 110)), lists=lists)
    assert weapons.crew_rifles(g, g.state.units["a.one"]) == {}
    alone = replace(at_it, models=at_it.models[1:])
    g = play(Idle(), alone, unit("b.one", (10, 110)), lists=lists, nations=("british", "american"))
    assert weapons.crew_rifles(g, g.state.units["a.one"]) == {
        "a.one.2": ("lee-enfield",), "a.one.3": ("lee-enfield",),
    }  # fmt: skip
    g = play(Idle(), squad("a.one", (10, 10), [()]), unit("b.one", (10, 110)))
    assert weapons.crew_rifles(g, g.state.units["a.one"]) == {}
    assert idle(gun_and((90, 20)), lists=lists) == {"1 pak-40": "AZ-ART-07"}
    assert idle(at_it, lists=lists) == {}
    assert idle(at_it, "assault", True, lists=lists) == {"1 pak-40": "AZ-CRW-08"}
