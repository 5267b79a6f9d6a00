"""What the table is shown before a choice is made: the way ahead of an interrupted move, where a weapon points."""

from random import Random

import pytest

import grognard
from grognard.core import ranking
from grognard.core.messages import say
from grognard.core.records import replace, to_builtins
from grognard.core.wire.overlays import Arc, Callout, Ghosts, Path, SightLine, Stops, Threat
from grognard.core.wire.previews import ChoiceProposal, DragProposal, LookProposal, Nudge, Waypoint
from grognard.games.bolt_action.data.armies import WEAPON_BASE, ModelGroup
from grognard.games.bolt_action.rules.movement.move import ChooseMove
from grognard.games.bolt_action.rules.movement.reaction_triggers import Passing
from grognard.games.bolt_action.rules.movement.reactions import Reacting
from grognard.games.bolt_action.rules.turn.orders import Activation
from grognard.games.bolt_action.state.choices import Drive, FireFromAmbush, ShootAt, Stretch, Wait
from tests.games.bolt_action.table import gun, listed, of, play, squad, team, unit, vehicle, walk
from tests.games.playing import answer, asked, inches, piece


def shown(battle, proposal, kind, seat=0):
    found = battle.system.table.preview(battle, seat, proposal)
    return [overlay for overlay in found.overlays if isinstance(overlay, kind)]


def considered(choice):
    return ChoiceProposal(to_builtins(choice))


@pytest.fixture
def interrupted():
    """A unit that has just begun to walk four inches, seen all the way."""
    watch = squad("b.watch", 10, 20, men=1, order="ambush")
    battle = play(Activation("a.one", "advance"), squad("a.one", 10, 30, men=2), watch)
    answer(battle, walk(battle, "a.one", 3.5, 0))
    return battle


@pytest.mark.rule("BA-AMB-08")
def test_an_interruption_shows_the_way_ahead_inch_by_inch(interrupted):
    fire = next(choice for choice in listed(interrupted) if isinstance(choice, FireFromAmbush))
    (stops,) = shown(interrupted, considered(fire), Stops, seat=1)
    assert [stop.state for stop in stops.points] == ["now", "seen", "seen", "seen", "seen"]
    assert [stop.label for stop in stops.points] == ["0", "", "", "", ""]
    assert [stop.x - stops.points[0].x for stop in stops.points] == [0, 1000, 2000, 3000, 3500]
    (path,) = shown(interrupted, considered(fire), Path, seat=1)
    assert [(place.x, place.y) for place in path.points] == [(stop.x, stop.y) for stop in stops.points]


@pytest.mark.rule("BA-AMB-08")
def test_waiting_marks_the_inch_waited_for(interrupted):
    (until,) = shown(interrupted, considered(Wait(3)), Stops, seat=1)
    assert [stop.label for stop in until.points if stop.state == "now"] == ["3"]
    (passed,) = shown(interrupted, considered(Wait(None)), Stops, seat=1)
    assert {stop.state for stop in passed.points} == {"seen"}


@pytest.mark.rule("BA-WPN-05")
def test_a_fixed_weapon_looked_at_shows_its_front_arc():
    battle = play(
        Activation("a.gun", "advance"),
        team("a.gun", 10, 30, facing=45_000),
        team("a.mortar", 20, 30, weapon="light-mortar"),
        team("b.gun", 10, 10, facing=180_000),
        squad("b.rifles", 20, 10),
    )
    (own,) = shown(battle, LookProposal("a.gun"), Arc)
    assert (own.facing, own.spread, own.style) == (45_000, 45_000, "reach")
    assert (own.centre.x, own.centre.y) == (inches(10), inches(30))
    (theirs,) = shown(battle, LookProposal("b.gun"), Arc)
    assert (theirs.facing, theirs.style) == (180_000, "threat")
    assert shown(battle, LookProposal("a.mortar"), Arc) == []
    assert shown(battle, LookProposal("b.rifles"), Arc) == []


@pytest.mark.rule("BA-GEN-12")
def test_a_weapon_being_turned_shows_where_it_will_point():
    battle = play(Activation("a.gun", "advance"), team("a.gun", 10, 30), squad("b.foe", 10, 5))
    unit = battle.state.units["a.gun"]
    centre = Waypoint(sum(m.x for m in unit.models) // 3, sum(m.y for m in unit.models) // 3 - 1000)
    (arc,) = shown(battle, DragProposal("a.gun", [centre], turn=30_000), Arc)
    assert arc.facing == (unit.facing + 30_000) % 360_000


@pytest.mark.rule("BA-GEN-04")
def test_a_man_set_apart_too_far_breaks_formation_and_nearer_does_not():
    battle = play(Activation("a.one", "advance"), squad("a.one", 10, 30, men=3), squad("b.foe", 10, 5))
    there = [Waypoint(11_400, 28_000)]
    near = battle.system.table.preview(
        battle, 0, DragProposal("a.one", there, nudges=[Nudge("a.one.3", 12_800, 27_400)])
    )
    (ghosts,) = [overlay for overlay in near.overlays if isinstance(overlay, Ghosts)]
    assert [(ghost.x, ghost.y) for ghost in ghosts.models if ghost.model == "a.one.3"] == [(12_800, 27_400)]
    assert near.choice is not None
    far = battle.system.table.preview(
        battle, 0, DragProposal("a.one", there, nudges=[Nudge("a.one.3", 16_500, 28_000)])
    )
    assert far.choice is None
    assert "BA-GEN-04" in {rule for note in far.notes for rule in note.rules}


def test_a_man_may_be_set_apart_while_his_unit_enters():
    battle = grognard.battle("bolt_action", seed=3)
    chance = Random(3)
    while not (isinstance(battle.decision, ChooseMove) and not battle.state.units[battle.decision.unit].on_table):
        battle.choose(battle.sample(chance))
    decision = battle.decision
    unit = battle.state.units[decision.unit]
    edge = battle.context.depth if battle.state.home[unit.seat] == 0 else 0
    inside = edge - 3000 if edge else 3000
    drags = [DragProposal(unit.id, [Waypoint(x, inside)]) for x in range(6_000, 66_000, 2_000)]
    drag, plain = next(
        (drag, shown)
        for drag in drags
        if (shown := battle.system.table.preview(battle, decision.seat, drag)).choice is not None
    )
    man = unit.models[-1].id
    x, y = next(leg["points"][-1] for leg in plain.choice["legs"] if leg["model"] == man)
    apart = Nudge(man, x, y + (100 if edge else -100))
    nudged = battle.system.table.preview(battle, decision.seat, replace(drag, nudges=[apart]))
    ends = {leg["model"]: tuple(leg["points"][-1]) for leg in nudged.choice["legs"]}
    assert ends[man] == (apart.x, apart.y) != (x, y)


# ---- whom a way is drawn for -------------------------------------------------------------------------------------


@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize("driven", [False, True])
def test_a_way_is_drawn_for_the_target_at_which_the_computer_player_would_shoot(driven, swapped):
    """Of two targets the one that loses more men is worth less; whichever stands first in the list."""
    foes = [
        squad("b.many", 20, 20, 10, quality="inexperienced"),
        team("b.few", 30, 24, men=2, quality="veteran"),
    ]
    own = vehicle("a.own", 24, 38) if driven else squad("a.own", 24, 34, 8)
    battle = play(Activation("a.own", "advance"), own, *(reversed(foes) if swapped else foes))
    way = Drive((Stretch(0, 1000),)) if driven else walk(battle, "a.own", 0, -1)
    found = battle.system.table.preview(battle, 0, considered(way))
    assert (found.target, found.targets) == ("b.few", ["b.few", "b.many"])
    answer(battle, way)
    decision = asked(battle)
    advice = ranking.advised(battle, decision, battle.system.table.present(battle, decision))
    assert advice is not None
    assert to_builtins(advice.choice)["target"] == "b.few"


# ---- inches driven -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-AMB-08")
def test_a_vehicles_way_is_told_by_inches_driven_and_a_pivot_is_none():
    gun = vehicle("b.foe", 24, 4, "tiger-i", facing=180, order="ambush", loaded="piercing")
    battle = play(Activation("a.tank", "advance"), vehicle("a.tank", 24, 36), gun)
    way = Drive((Stretch(0, 2500), Stretch(30_000, 1500)))
    (threat,) = shown(battle, ChoiceProposal(to_builtins(way)), Threat)
    assert threat.label == say("ba-label-from-inch", inch="0")
    answer(battle, way)
    inches_told = []
    while isinstance(battle.decision, Reacting):
        view = battle.system.table.present(battle, battle.decision)
        waits = [each for each in view.options if each.key == "N"]
        inches_told.append((view.question.args["inch"], *(each.label.id for each in waits)))
        occasion = battle.decision.occasion
        assert isinstance(occasion, Passing)
        answer(battle, Wait(occasion.later[0] if occasion.later else None))
    assert [inch for inch, *_ in inches_told] == ["0", "1", "2", "2.5", "2.5", "3", "4"]
    assert inches_told[3] == ("2.5", "ba-choose-wait-turned")
    assert inches_told[4] == ("2.5", "ba-choose-wait-until")
    assert inches_told[5] == ("3", "ba-choose-wait-end")


# ---- why not -----------------------------------------------------------------------------------------------------


def hints(battle):
    """The hint and the rule under each way to fire at each target."""
    found = battle.system.table.present(battle, battle.decision).options
    return {(each.target, each.label.args.get("way")): (each.hint.id, each.rules) for each in found if each.target}


@pytest.mark.rule("BA-SHOOT-10", "BA-GEN-08", "BA-WPN-07")
def test_what_keeps_a_howitzer_from_a_target_is_told_by_the_way_it_fires():
    units = gun("a.gun", 24, 40, "light-howitzer"), squad("a.screen", 22, 34), squad("b.foe", 22, 22)
    told = hints(play(Activation("a.gun", "fire"), *units))
    assert told["b.foe", "open-sights"] == ("ba-hint-friends-in-way", ["BA-GEN-08"])
    assert told["b.foe", "indirect"] == ("ba-hint-too-near", ["BA-SHOOT-10"])
    battle = play(Activation("a.gun", "fire"), *units)
    (note,) = battle.system.table.preview(battle, 0, considered(ShootAt("b.foe", (), "indirect"))).notes
    assert (note.message.id, note.rules[0]) == ("ba-note-too-near", "BA-SHOOT-10")
    far = hints(play(Activation("a.gun", "fire"), gun("a.gun", 2, 40, "light-howitzer"), squad("b.foe", 44, 1)))
    assert far["b.foe", "indirect"] == ("ba-hint-out-of-range", ["BA-GEN-07"])


@pytest.mark.rule("BA-ART-01", "BA-WPN-22", "BA-SHOOT-09")
@pytest.mark.parametrize("way", ["open-sights", "indirect"])
def test_the_range_of_a_gun_is_told_from_the_gun_whoever_of_its_crew_is_nearer(way):
    places = [(24, 40), (24, 38), (22.8, 41.9), (25.2, 41.9)]
    battle = play(
        Activation("a.gun", "fire"), gun("a.gun", 0, 0, "light-howitzer", places=places), squad("b.foe", 24, 8)
    )
    preview = battle.system.table.preview(battle, 0, considered(ShootAt("b.foe", (), way)))
    (callout,) = [each for each in preview.overlays if isinstance(each, Callout)]
    line = next(each for each in preview.overlays if isinstance(each, SightLine) and not each.faint)
    distance = battle.context.gap_of((of(battle, "a.gun").gun,), of(battle, "b.foe").models)
    assert callout.lines[0].args["inches"] == f"{distance / 1000:.1f}"
    assert (line.start.x, line.start.y) == (24_000, 40_000)


@pytest.mark.rule("BA-WPN-22", "BA-WPN-15")
def test_the_range_of_a_mortar_is_told_from_the_tube_not_from_its_spotter():
    spotter = ModelGroup(1, "spotter")
    groups = ModelGroup(1, "gunner", ("medium-mortar",), WEAPON_BASE), ModelGroup(2, "assistant"), spotter
    places = [(24, 46), (25.3, 46), (26.7, 46), (24, 30)]
    mortar = unit("a.mortar", 0, 0, groups, "medium-mortar-team", places=places)
    battle = play(Activation("a.mortar", "fire"), mortar, squad("b.foe", 24, 8))
    (callout,) = shown(battle, considered(ShootAt("b.foe")), Callout)
    assert callout.lines[0].args["inches"] == f"{38 - (0.787 + 0.492):.1f}"


@pytest.mark.rule("BA-SHOOT-19", "BA-SHOOT-30")
def test_the_line_of_sight_names_what_gives_the_cover():
    pieces = [piece("hedge", 4, 25, 30, 25.5), piece("wall", 4, 18, 30, 18.4, height=0.8)]
    battle = play(Activation("a.men", "fire"), squad("a.men", 10, 30), squad("b.foe", 10, 17), pieces=pieces)
    (callout,) = shown(battle, considered(ShootAt("b.foe")), Callout)
    assert (callout.lines[0].args["cover"], callout.lines[0].args["ground"]) == ("hard", say("ba-terrain-wall"))
