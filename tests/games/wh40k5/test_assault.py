"""Assaults: who may, the move, reactions (chapter Assault)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.wh40k5.rules.assault.approaching import ChooseApproach, closing_in
from grognard.games.wh40k5.rules.assault.assault import AssaultPhase, Charges, ChooseCharge, Reactions
from grognard.games.wh40k5.rules.assault.charging import Charging
from grognard.games.wh40k5.state.choices import Charge, Finish, Walk
from grognard.games.wh40k5.state.events.assault import Approached, Assaulted, AssaultFellShort, CounterAttacked
from grognard.games.wh40k5.state.events.morale import LeadershipTested, UnitGone
from tests.games.playing import answer, asked, happened, over, piece, refused, rolled, where
from tests.games.wh40k5.table import boyz, marines, of, play, row, unit, way
from tests.games.wh40k5.vehicles_table import dreadnought, rhino

BASE = 25 / 25.4


def one(id: str, x: float, y: float, **more: Any):
    """A single marine."""
    return marines(id, x, y, 1, **more)


def lone(id: str, x: float, y: float, **more: Any):
    """A single ork."""
    return boyz(id, x, y, 1, **more)


@pytest.mark.rule("WH-ASSAULT-01")
@pytest.mark.parametrize(
    ("fields", "special", "why"),
    [
        ({}, (), None),
        ({"ran": True}, (), "wh-refused-ran"),
        ({"ran": True}, ("fleet",), None),
        ({"fired": ("rapid-fire",), "shot": "b.o"}, (), "wh-refused-fired"),
        ({"fired": ("heavy",), "shot": "b.o"}, (), "wh-refused-fired"),
        ({"fired": ("heavy",), "shot": "b.o"}, ("relentless",), None),
        ({"fired": ("ordnance",), "shot": "b.o"}, (), "wh-refused-fired"),
        ({"fired": ("pistol", "assault"), "shot": "b.o"}, (), None),
        ({"fired": ("pistol",), "shot": "b.p"}, (), "wh-refused-shot-other"),
        ({"down": 2}, (), "wh-refused-down"),
        ({"fleeing": True}, (), "wh-refused-fleeing"),
        ({"boosted": True}, (), "wh-refused-boosted"),
        ({"barred": True}, (), "wh-refused-barred"),
        ({"stranded": True}, (), "wh-refused-barred"),
        ({"declared": "b.p"}, (), "wh-refused-declared"),
    ],
)
@pytest.mark.rule("WH-USR-08", "WH-USR-15", "WH-WEAPON-01", "WH-WEAPON-03")
def test_who_may_assault(fields: dict[str, Any], special: tuple[str, ...], why: str | None) -> None:
    battle = play(
        Charges(0), marines("a.m", 10, 20, special=special, **fields), marines("a.n", 30, 20), boyz("b.o", 10, 16),
        boyz("b.p", 30, 16),
    )  # fmt: skip
    asked(battle, ChooseCharge)
    if why is None:
        assert battle.refusal(Charge("a.m", "b.o")) is None
    else:
        assert refused(battle, Charge("a.m", "b.o"))[0] == why


@pytest.mark.rule("WH-ASSAULT-01", "WH-ASSAULT-26")
def test_who_forced_a_unit_out_may_assault_it() -> None:
    battle = play(
        Charges(0), marines("a.m", 10, 20, shot="b.t", fired=("assault",)), boyz("b.o", 10, 16, spilled="a.m")
    )
    assert battle.refusal(Charge("a.m", "b.o")) is None


@pytest.mark.rule("WH-ASSAULT-01", "WH-ASSAULT-18")
def test_locked_units_and_others_units_assault_nobody() -> None:
    battle = play(
        Charges(0), one("a.m", 10, 20), lone("b.o", 10, 20 - BASE - 0.004), one("a.n", 14, 20), lone("b.p", 14, 16)
    )
    assert refused(battle, Charge("a.m", "b.p"))[0] == "wh-refused-locked"
    assert refused(battle, Charge("b.p", "a.n"))[0] == "wh-refused-not-yours"
    assert refused(battle, Charge("a.n", "a.m"))[0] == "wh-refused-no-enemy"


@pytest.mark.rule("WH-ASSAULT-02")
def test_the_nearest_goes_first_the_shortest_way() -> None:
    battle = play(Charging("a.m", "b.o", False), marines("a.m", 10, 20, 3), lone("b.o", 10, 15))
    assert where(battle, "a.m.1") == pytest.approx((10, 15 + BASE), abs=0.01)
    decision = asked(battle, ChooseApproach)
    assert decision.closing.movers == ("a.m.2", "a.m.3")
    answer(battle, battle.choices()[0])
    over(battle)
    (event,) = happened(battle, Assaulted)
    assert (event.targets, event.helpless, event.stumbled) == (("b.o",), (), False)
    # The second found room beside the first; the third, too far round, stands behind them.
    off = [((x - 10) ** 2 + (y - 15) ** 2) ** 0.5 for x, y in (where(battle, f"a.m.{n}") for n in (1, 2, 3))]
    assert max(off[:2]) < 1
    assert BASE < off[2] < 2 * BASE + 2


@pytest.mark.rule("WH-ASSAULT-02", "WH-ASSAULT-28")
def test_what_the_others_must_do() -> None:
    orks = unit("b.o", "boyz", [row("boy", 2)], places=[(10, 15), (13, 15)])
    battle = play(Charging("a.m", "b.o", False), marines("a.m", 10, 20, 2), orks)
    gap = BASE + 0.004
    assert refused(battle, Walk(()))[0] == "wh-fault-touch"
    # Beside the first he touches an enemy the first touches too: there is one nobody has touched.
    assert refused(battle, Walk((way("a.m.2", (10 + gap, 15)),)))[0] in ("wh-fault-untouched", "wh-fault-overlap")
    assert refused(battle, Walk((way("a.m.1", (11, 16)),)))[0] == "wh-fault-closing-legs"
    assert refused(battle, Walk((way("a.m.2", (20, 20)),)))[0] == "wh-fault-far"
    assert refused(battle, Walk((way("a.m.2", (12.8, 15.2)),)))[0] == "wh-fault-through-enemy"
    answer(battle, Walk((way("a.m.2", (13 - 0.2, 15 + (gap**2 - 0.04) ** 0.5)),)))
    over(battle)


@pytest.mark.rule("WH-ASSAULT-02", "WH-ASSAULT-27")
def test_an_assault_that_falls_short() -> None:
    for y, short in ((15 - BASE + 1, False), (14 - BASE - 0.02, True)):
        battle = play(Charging("a.m", "b.o", False), one("a.m", 10, 20), lone("b.o", 10, y - 0.0))
        over(battle)
        assert bool(happened(battle, AssaultFellShort)) is short
        assert (where(battle, "a.m.1") == (10, 20)) is short
        assert of(battle, "a.m").declared == "b.o"
    wolves = unit("a.w", "fenrisian-wolves", [row("fenrisian-wolf")], 10, 20)
    battle = play(Charging("a.w", "b.o", False), wolves, lone("b.o", 10, 8))
    assert happened(battle, Assaulted)[0].targets == ("b.o",)


@pytest.mark.rule("WH-ASSAULT-03", "WH-ASSAULT-27", "WH-USR-12", "WH-MOVE-08")
def test_through_difficult_terrain() -> None:
    woods = piece("woods", 5, 16, 20, 18, 5)

    def charge(posted, dice, **more):
        battle = play(
            Charging(posted.unit.id, "b.o", False), posted, lone("b.o", 10, 15), dice=dice, pieces=[woods], **more
        )
        over(battle)
        return battle

    assert happened(charge(one("a.m", 10, 20), (3, 2)), AssaultFellShort)[0].allowance == 3000
    assert happened(charge(one("a.m", 10, 20), (5, 2)), Assaulted)[0].stumbled
    assert happened(charge(one("a.m", 10, 20, special=("move-through-cover",)), (1, 2, 5)), Assaulted)
    wolf = unit("a.m", "fenrisian-wolves", [row("fenrisian-wolf")], 10, 20)
    assert happened(charge(wolf, (3, 2)), Assaulted)[0].stumbled


@pytest.mark.rule("WH-ASSAULT-03", "WH-ASSAULT-04")
def test_others_cross_terrain_only_if_the_unit_rolls() -> None:
    woods = piece("woods", 11, 16, 20, 18, 5)
    posted = marines("a.m", 10, 20, 2), lone("b.o", 10, 15)
    battle = play(Charges(0), *posted, dice=(6, 5), pieces=[woods])
    assert battle.choices() == [Charge("a.m", "b.o"), Charge("a.m", "b.o", through=True), Finish()]
    answer(battle, Charge("a.m", "b.o", through=True))
    answer(battle, battle.choices()[0])
    assert happened(battle, Assaulted)[0].stumbled
    battle = play(Charging("a.m", "b.o", False), *posted, pieces=[woods])
    assert refused(battle, Walk((way("a.m.2", (11.5, 17)),)))[0] == "wh-fault-difficult"
    answer(battle, battle.choices()[0])
    assert not happened(battle, Assaulted)[0].stumbled
    battle = play(Charges(0), *posted)
    assert refused(battle, Charge("a.m", "b.o", through=True))[0] == "wh-refused-no-roll"


@pytest.mark.rule("WH-MOVE-09", "WH-ASSAULT-03")
@pytest.mark.parametrize(("value", "dice", "stumbled"), [("as_infantry", (6, 1), True), ("not_slowed", (), False)])
def test_jump_infantry_assaults_on_foot(value: str, dice: tuple[int, ...], stumbled: bool) -> None:
    jumper = unit("a.j", "stormboyz", [row("stormboy")], 10, 20)
    battle = play(
        Charging("a.j", "b.o", False), jumper, lone("b.o", 10, 15), dice=dice, options={"jump_charge": value},
        pieces=[piece("woods", 5, 16, 20, 18, 5)],
    )  # fmt: skip
    over(battle)
    assert happened(battle, Assaulted)[0].stumbled is stumbled


@pytest.mark.rule("WH-USR-18", "WH-USR-28")
@pytest.mark.parametrize("real", [True, False])
def test_slow_and_purposeful(real: bool) -> None:
    """The distance is rolled in any case, Initiative is lost only in real terrain."""
    pieces = [piece("woods", 5, 16, 20, 18, 5)] if real else []
    posted = one("a.m", 10, 20, special=("slow-and-purposeful",))
    battle = play(Charging("a.m", "b.o", False), posted, lone("b.o", 10, 15), dice=(5, 1), pieces=pieces)
    over(battle)
    assert happened(battle, Assaulted)[0].stumbled is real


@pytest.mark.rule("WH-ASSAULT-03", "WH-ASSAULT-04")
def test_dangerous_ground_on_the_way() -> None:
    wire = piece("wire", 5, 16, 20, 18, 0.5)
    battle = play(Charging("a.m", "b.o", False), one("a.m", 10, 20), lone("b.o", 10, 15), dice=(6, 5, 2), pieces=[wire])
    over(battle)
    assert rolled(battle)[-1][0] == "wh-roll-danger"
    assert happened(battle, Assaulted)[0].stumbled


@pytest.mark.rule("WH-MOVE-03", "WH-VEH-26", "WH-ASSAULT-03")
@pytest.mark.parametrize("face", [1, 2])
def test_a_walker_that_assaults_over_dangerous_ground_may_be_immobilised(face: int) -> None:
    """It has no Wounds to lose: a 1 stops it for good, where it stands by now."""
    wire = piece("wire", 5, 16, 20, 17, 0.5)
    battle = play(
        Charging("a.d", "b.o", False), dreadnought("a.d", 10, 20, facing=0), lone("b.o", 10, 15), dice=(6, 5, face),
        pieces=[wire],
    )  # fmt: skip
    over(battle)
    assert rolled(battle)[-1] == ("wh-roll-immobilised", (face,))
    assert of(battle, "a.d").models[0].immobilised is (face == 1)
    assert happened(battle, Assaulted)[0].targets == ("b.o",)


@pytest.mark.rule("WH-VEH-26", "WH-ASSAULT-01", "WH-WEAPON-02", "WH-WEAPON-04")
@pytest.mark.parametrize("fired", [("heavy",), ("rapid-fire",), ("heavy", "rapid-fire", "assault")])
def test_walkers_assault_after_heavy_weapons_and_only_whom_they_shot_at(fired: tuple[str, ...]) -> None:
    walker = dreadnought("a.d", 20, 20, fired=fired, shot="b.o")
    men = marines("a.m", 30, 20, 1, fired=fired, shot="b.o")
    battle = play(Charges(0), walker, men, lone("b.o", 20, 15), lone("b.p", 23, 17))
    assert battle.refusal(Charge("a.d", "b.o")) is None
    assert Charge("a.d", "b.o") in battle.choices()
    assert refused(battle, Charge("a.d", "b.p"))[0] == "wh-refused-shot-other"
    assert refused(battle, Charge("a.m", "b.o"))[0] == "wh-refused-fired"


@pytest.mark.rule("WH-VEH-07", "WH-VEH-26", "WH-ASSAULT-21")
@pytest.mark.parametrize("state", [{"immobilised": True}, {"stunned": 1}])
def test_a_walker_that_cannot_move_neither_assaults_nor_closes_up(state: dict[str, Any]) -> None:
    battle = play(Charges(0), one("a.m", 30, 20), dreadnought("a.d", 10, 20, **state), lone("b.o", 30, 15))
    assert refused(battle, Charge("a.d", "b.o"))[0] == "wh-refused-halted"
    walkers = unit("a.k", "killa-kans", [row("killa-kan", 2)], places=[(10, 20), (13, 20)])
    held = replace(walkers.unit, models=(walkers.unit.models[0], replace(walkers.unit.models[1], **state)))
    battle = play(Reactions(0), replace(walkers, unit=held), lone("b.o", 10, 12))
    assert closing_in(battle, of(battle, "a.k"), ("b.o",), "reaction").movers == ("a.k.1",)


@pytest.mark.rule("WH-ASSAULT-05", "WH-ASSAULT-22")
def test_several_targets() -> None:
    orks = lone("b.o", 10, 15), lone("b.p", 12, 15)
    battle = play(Charging("a.m", "b.o", False), marines("a.m", 10, 20, 2), *orks)
    ways = [choice for choice in battle.choices() if isinstance(choice, Walk)]
    assert len(ways) > 1
    ends = (12, 15 + BASE + 0.004)
    answer(battle, Walk((way("a.m.2", ends),)))
    assert set(happened(battle, Assaulted)[0].targets) == {"b.o", "b.p"}
    assert of(battle, "a.m").charged == ("b.o", "b.p")


@pytest.mark.rule("WH-ASSAULT-28")
def test_units_not_touched_are_passed_at_an_inch() -> None:
    battle = play(Charging("a.m", "b.o", False), marines("a.m", 10, 20, 2), lone("b.o", 10, 15), lone("b.p", 13, 15))
    ends = (12.0, 15 + BASE + 0.3)
    assert refused(battle, Walk((way("a.m.2", ends),)))[0] == "wh-fault-enemy"


@pytest.mark.rule("WH-ASSAULT-04", "WH-SAVE-07")
def test_who_is_down_gets_up_and_does_not_slow_the_attackers() -> None:
    battle = play(Charging("a.m", "b.o", False), one("a.m", 10, 20), lone("b.o", 10, 15, down=2))
    over(battle)
    assert of(battle, "b.o").down is None
    assert of(battle, "a.m").helpless == ("b.o",)


@pytest.mark.rule("WH-ASSAULT-06", "WH-ASSAULT-19")
def test_defenders_react() -> None:
    orks = unit("b.o", "boyz", [row("boy", 3)], places=[(10, 15), (10, 12), (10, 9.5)])
    battle = play(AssaultPhase(0), one("a.m", 10, 20), orks, dice=(1,) * 40)
    answer(battle, Charge("a.m", "b.o"))
    decision = asked(battle, ChooseApproach)
    # The second is beyond 2" of the first, who fights; both others may come up.
    assert (decision.closing.kind, decision.closing.movers) == ("reaction", ("b.o.2", "b.o.3"))
    assert refused(battle, Walk(()))[0] in ("wh-fault-touch", "wh-fault-support")
    answer(battle, battle.choices()[0])
    assert [event.kind for event in happened(battle, Approached)][:2] == ["assault", "reaction"]


@pytest.mark.rule("WH-ASSAULT-06", "WH-VEH-26")
def test_of_vehicles_walkers_react_and_no_others_nor_who_was_not_reached() -> None:
    charged = ("b.k", "b.r", "b.o")
    attackers = unit("a.m", "tactical-squad", [row("space-marine", 2)], places=[(10, 20), (11.5, 20)], charged=charged)
    walkers = unit("b.k", "killa-kans", [row("killa-kan", 2)], places=[(10, 18.72), (14, 12)])
    others = rhino("b.r", 11.5, 22.694), boyz("b.o", 10, 9, 2)
    battle = play(Reactions(1), attackers, walkers, *others)
    # Nobody is asked who is first: the transport stays where it is, and the Boyz, whom nobody touches, do so too.
    assert asked(battle, ChooseApproach).closing.movers == ("b.k.2",)


@pytest.mark.rule("WH-ASSAULT-06", "WH-ASSAULT-21")
def test_nobody_is_asked_who_cannot_come_nearer() -> None:
    orks = unit("b.o", "boyz", [row("boy", 2)], places=[(10, 15), (30, 15)])
    attacker = one("a.m", 10, 15 + BASE + 0.004, charged=("b.o",))
    battle = play(Reactions(1), attacker, orks)
    # The far one has 6" only; he comes as near as he can, for the sake of coherency.
    assert asked(battle, ChooseApproach).closing.movers == ("b.o.2",)
    assert refused(battle, Walk((way("b.o.2", (20, 15)),)))[0] == "wh-fault-far"
    touching = unit("b.o", "boyz", [row("boy", 2)], places=[(10, 15), (11.2, 15)])
    over(play(Reactions(1), attacker, touching))


@pytest.mark.rule("WH-MORALE-06", "WH-MORALE-15")
def test_a_fleeing_unit_is_tested_when_it_is_touched() -> None:
    def assault(dice, **more):
        battle = play(
            AssaultPhase(0), one("a.m", 10, 20), boyz("b.o", 10, 15, 3, fleeing=True, started=9), dice=dice, **more
        )
        answer(battle, Charge("a.m", "b.o"))
        return battle

    stood = assault((3, 4, *(1,) * 20))
    assert [event.passed for event in happened(stood, LeadershipTested)] == [True]
    assert not of(stood, "b.o").fleeing
    caught = assault((4, 4, 3))
    assert [event.why for event in happened(caught, UnitGone)] == ["run-down"]
    # The attacker stays where it is, and consolidates at the end of the phase.
    assert where(caught, "a.m.1") == pytest.approx((10, 15 + BASE), abs=0.01)
    answer(caught, Walk(()))
    over(caught)


@pytest.mark.rule("WH-MORALE-06")
def test_the_option_that_keeps_the_conditions_of_regrouping() -> None:
    posted = one("a.m", 10, 20), boyz("b.o", 10, 15, 3, fleeing=True)
    kept = {"regroup_when_assaulted": "keeps_conditions"}
    battle = play(Charging("a.m", "b.o", False), *posted, options=kept)
    over(battle)
    assert [event.why for event in happened(battle, UnitGone)] == ["run-down"]
    assert rolled(battle) == []


@pytest.mark.rule("WH-MORALE-15")
def test_the_option_without_consolidation_after_runners() -> None:
    posted = one("a.m", 10, 20), boyz("b.o", 10, 15, 3, fleeing=True)
    options = {"consolidate_after_runners": "false"}
    battle = play(AssaultPhase(0), *posted, dice=(4, 4), options=options)
    answer(battle, Charge("a.m", "b.o"))
    over(battle)


@pytest.mark.rule("WH-USR-02", "WH-USR-27")
def test_those_who_know_no_fear_stand_when_assaulted() -> None:
    battle = play(Charging("b.o", "a.m", False), one("a.m", 10, 20, fleeing=True), lone("b.o", 10, 15), active=1)
    over(battle)
    assert not of(battle, "a.m").fleeing


@pytest.mark.rule("WH-USR-04")
def test_counter_attack() -> None:
    for dice, passed in (((4, 4), True), ((5, 4), False)):
        posted = one("a.m", 10, 20, special=("counter-attack",))
        battle = play(Charging("b.o", "a.m", False), posted, lone("b.o", 10, 15), dice=dice, active=1)
        over(battle)
        assert [event.passed for event in happened(battle, CounterAttacked)] == [passed]
        assert of(battle, "a.m").countered is passed
    # Not if it was locked already.
    locked = one("a.m", 10, 20, special=("counter-attack",)), lone("b.p", 10, 20 + BASE + 0.004)
    over(play(Charging("b.o", "a.m", False), *locked, lone("b.o", 10, 15), active=1))
