"""What is shown before a choice is made: the parts of every number, the exact outcome, sight, ways and their perils."""

from __future__ import annotations

from math import comb

import pytest

from grognard.core.records import replace, to_builtins
from grognard.core.wire.overlays import Arc, Callout, Ghosts, Hexes, Path, SightLine, Threat
from grognard.core.wire.previews import ChoiceProposal, DragProposal, LookProposal, Waypoint
from grognard.core.words import english
from grognard.games.axis_allies_minis.ground.layout import PITCH, centre
from grognard.games.axis_allies_minis.rules.attack.aircraft import FlightPhase
from grognard.games.axis_allies_minis.rules.turn.deployment import ArmySetUp
from grognard.games.axis_allies_minis.rules.turn.turn import Actions
from grognard.games.axis_allies_minis.state.choices import (
    Attack,
    DefensiveShot,
    Fortify,
    HoldFire,
    March,
    OverwatchShot,
    PlaceAircraft,
    TurnAbout,
    Watch,
)
from grognard.games.axis_allies_minis.state.occasions import Overflying, Reacting
from grognard.games.axis_allies_minis.state.state import Obstacle
from grognard.games.axis_allies_minis.table.perils import perils_on
from grognard.space.hex.grid import Direction, Hex
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.table import at, look, play, terrain, unit

FOE = unit("b.far", "mauser-kar-98k", "L13", "N")


def considered(battle, choice, seat=0):
    return battle.system.table.preview(battle, seat, ChoiceProposal(to_builtins(choice)))


def dragged(battle, id, *names, turn=None, seat=0):
    spots = [centre(at(name)) for name in names]
    return battle.system.table.preview(
        battle, seat, DragProposal(id, [Waypoint(spot.x, spot.y) for spot in spots], turn)
    )


def looked(battle, id, hex=None, seat=0):
    return battle.system.table.preview(battle, seat, LookProposal(id, hex))


def overlays(preview, kind):
    return [each for each in preview.overlays if isinstance(each, kind)]


def marked(preview, style):
    return [name for each in overlays(preview, Hexes) if each.style == style for name in each.hexes]


def rows(preview):
    return [(english(row.label), row.rule, row.values[0]) for row in preview.tables[0].rows]


def told(preview):
    return [english(note.message) for note in preview.notes]


def chosen(battle, preview):
    return battle.system.rules.decode_choice(preview.choice)


def outcomes(preview):
    return {bar.label: bar.probability for bar in preview.charts[0].bars}


# ---- an attack ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-HIT-04", "AAM-HIT-08", "AAM-ARC-03", "AAM-COVER-02")
def test_an_attack_shows_every_number_and_the_exact_outcome():
    battle = play(
        Actions(0),
        unit("a.sherman", "m4a1-sherman", "D7"),
        unit("b.panzer", "panzer-iv-ausf-g", "D3", "S"),
        map=ground(terrain(D3="T")),
    )
    shown = considered(battle, Attack("a.sherman", "b.panzer"))
    assert rows(shown) == [
        ("Dice at range 4", "AAM-RANGE-02", "11"),
        ("Success on", "AAM-HIT-02", "4+"),
        ("Front defence", "AAM-ARC-03", "5"),
        ("Cover: town in D3", "AAM-COVER-01", "5+"),
    ]
    assert shown.tables[0].totals == ["5, 6, 10"]
    assert english(shown.tables[0].total_label) == "Successes for 1, 2, 3 hits"
    ways = [comb(11, number) / 2**11 for number in range(12)]
    none, one, two, three = sum(ways[:5]), ways[5], sum(ways[6:10]), sum(ways[10:])
    assert outcomes(shown) == pytest.approx(
        {
            "none": none,
            "disrupted": one + (two + three) / 3,
            "damaged": two * 2 / 3,
            "destroyed": three * 2 / 3,
        }
    )
    assert english(shown.headline) == "M4A1 Sherman at Panzer IV Ausf. G: 73%"
    assert chosen(battle, shown) == Attack("a.sherman", "b.panzer")
    (line,) = overlays(shown, SightLine)
    assert (line.start, line.end, line.blocked_at) == (centre(at("D7")), centre(at("D3")), None)
    assert marked(shown, "touched") == ["D6", "D5", "D4"]
    (callout,) = overlays(shown, Callout)
    assert [english(each) for each in callout.lines] == ["range 4, clear sight", "town in D3: cover 5+"]
    assert marked(shown, "cover") == ["D3"]


@pytest.mark.rule("AAM-HIT-03", "AAM-HIT-11", "AAM-COVER-02", "AAM-ARC-04")
def test_modifiers_are_rows_of_their_own():
    battle = play(
        Actions(0),
        unit("a.garand", "m1-garand-rifle", "D6", damaged=True),
        unit("a.captain", "red-devil-captain", "D5", facing="N", acted=True),
        unit("b.mauser", "mauser-kar-98k", "D6", disrupted=True),
        map=ground(terrain(D6="F")),
    )
    shown = considered(battle, Attack("a.garand", "b.mauser"))
    assert rows(shown) == [
        ("Dice at range 0", "AAM-RANGE-02", "8"),
        ("Coordinated Fire", "AAM-SA-23", "+1"),
        ("Dice in all", "AAM-HIT-11", "9"),
        ("Success without modifiers", "AAM-HIT-02", "4+"),
        ("Disrupted or damaged", "AAM-HIT-03", "\N{MINUS SIGN}1"),
        ("Success on", "AAM-HIT-03", "5+"),
        ("Defence", "AAM-ARC-04", "4"),
        ("Disrupted or damaged", "AAM-COND-01", "\N{MINUS SIGN}1"),
        ("Defence in all", "AAM-HIT-11", "3"),
        ("Cover: forest in D6", "AAM-COVER-01", "4+"),
        ("The attacker is in the same hex", "AAM-COVER-02", "\N{MINUS SIGN}1"),
        ("Pinpointer", "AAM-SA-47", "\N{MINUS SIGN}1"),
        ("Cover roll", "AAM-COVER-02", "6+"),
    ]
    assert shown.tables[0].totals == ["3, 4"]
    assert list(outcomes(shown)) == ["none", "disrupted", "destroyed"]
    assert overlays(shown, SightLine) == []


@pytest.mark.rule("AAM-COVER-08", "AAM-SA-01", "AAM-SA-40", "AAM-SA-42")
def test_close_assault_ignores_cover_and_armour_has_its_say():
    battle = play(
        Actions(0),
        unit("a.bazooka", "bazooka", "D6"),
        unit("b.tiger", "tiger-i", "D6"),
        unit("b.panther", "panther-ausf-d", "D4", "S"),
        map=ground(terrain(D6="T")),
    )
    shown = considered(battle, Attack("a.bazooka", "b.tiger", "close-assault"))
    assert rows(shown)[0] == ("Close Assault at range 0", "AAM-SA-01", "10")
    assert ("Rear defence", "AAM-ARC-03", "6") in rows(shown)
    assert rows(shown)[-1] == ("Cover is ignored", "AAM-COVER-08", "\N{EN DASH}")
    assert any("first Damaged marker Tiger I receives" in note for note in told(shown))
    panther = considered(battle, Attack("a.bazooka", "b.panther"))
    assert ("Two hits need above defence", "AAM-SA-40", "+2") in rows(panther)
    assert panther.tables[0].totals == ["6, 8, 12"]


@pytest.mark.rule("AAM-HIT-05", "AAM-HIT-06")
def test_markers_of_this_turn_are_counted_in():
    battle = play(
        Actions(0),
        unit("a.sherman", "m4a1-sherman", "D7"),
        unit("b.panzer", "panzer-iv-ausf-g", "D3", "S", hits=("disrupted",)),
        unit("b.doomed", "mauser-kar-98k", "E4", "S", hits=("disrupted", "destroyed")),
    )
    shown = considered(battle, Attack("a.sherman", "b.panzer"))
    assert outcomes(shown)["none"] == 0
    assert english(shown.headline) == "M4A1 Sherman at Panzer IV Ausf. G: 73%"
    assert "Panzer IV Ausf. G has one marker face down already; the next hit lays the next one." in told(shown)
    wasted = considered(battle, Attack("a.sherman", "b.doomed"))
    assert english(wasted.headline) == "M4A1 Sherman at Mauser Kar 98k: 0%"
    assert wasted.notes[0].tone == "warning"


@pytest.mark.rule("AAM-LOS-01")
def test_an_attack_that_is_not_allowed_is_refused_with_its_rule():
    battle = play(
        Actions(0),
        unit("a.sherman", "m4a1-sherman", "D7"),
        unit("b.panzer", "panzer-iv-ausf-g", "D3", "S"),
        map=ground(terrain(D5="F")),
    )
    shown = considered(battle, Attack("a.sherman", "b.panzer"))
    assert shown.choice is None
    assert [(note.tone, note.rules) for note in shown.notes] == [("refusal", ["AAM-LOS-01"])]


@pytest.mark.rule("AAM-GRAZE-02")
def test_grazing_fire_names_whom_it_also_attacks():
    battle = play(
        Actions(0),
        unit("a.mg", "m1919-mg", "D7"),
        unit("b.one", "mauser-kar-98k", "D4"),
        unit("b.two", "panzerschreck", "D5"),
    )
    shown = considered(battle, Attack("a.mg", "b.one", grazing=True))
    assert "Grazing fire also attacks Panzerschreck." in told(shown)


# ---- looks -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-LOS-02", "AAM-RANGE-01", "AAM-ARC-01", "AAM-MOVE-01")
def test_a_unit_looked_at_shows_its_card_and_what_it_sees():
    battle = play(
        Actions(0), unit("a.sherman", "m4a1-sherman", "D7"), FOE, map=ground(terrain(D5="F")), phase="movement"
    )
    shown = looked(battle, "a.sherman")
    assert [row.values for row in shown.tables[0].rows] == [["9", "9", "7"], ["13", "11", "9"]]
    assert shown.tables[0].totals == ["0\N{EN DASH}1", "2\N{EN DASH}4", "5\N{EN DASH}8"]
    seen, unseen = set(marked(shown, "seen")), set(marked(shown, "unseen"))
    assert {"D6", "D5", "G7"} <= seen
    assert {"D4", "D3"} <= unseen
    assert not seen & unseen
    (arc,) = overlays(shown, Arc)
    assert (arc.centre, arc.facing, arc.spread, arc.style) == (centre(at("D7")), 0, 90_000, "reach")
    assert {"D6", "D5", "E4"} <= set(marked(shown, "reach"))
    assert marked(looked(battle, "b.far"), "threat")


@pytest.mark.rule("AAM-SA-03", "AAM-SA-04")
def test_each_ability_is_told_in_the_words_of_its_rule():
    shown = looked(look(unit("a.mg", "mg-42-machine-gun-team", "D7"), FOE), "a.mg")
    assert [(note.rules, english(note.message).split(":")[0]) for note in shown.notes] == [
        (["AAM-SA-03"], "Double Shot"),
        (["AAM-SA-04"], "Suppressive Fire"),
    ]


@pytest.mark.rule("AAM-COND-01", "AAM-MOVE-12", "AAM-MOVE-13", "AAM-SA-05")
def test_what_weighs_on_a_unit_is_told():
    battle = play(
        Actions(0),
        unit("a.track", "m3-half-track", "D7", damaged=True, hits=("disrupted",)),
        replace(unit("a.rifle", "bazooka", "D7"), place="aboard", carrier="a.track"),
        unit("a.bar", "bar-gunner", "F7", disrupted=True, silenced=True),
        FOE,
        phase="movement",
    )
    track = told(looked(battle, "a.track"))
    assert {"Its speed is 3 now.", "It carries Bazooka."} <= set(track)
    assert any(line.startswith("Damaged: 1 less") for line in track)
    gunner = told(looked(battle, "a.bar"))
    assert "It cannot move now; its speed is 0." in gunner
    assert "Under covering fire: no defensive fire for the rest of the turn." in gunner


@pytest.mark.rule("AAM-LOS-02", "AAM-LOS-03", "AAM-COVER-01")
def test_a_look_at_a_hex_explains_the_line():
    battle = look(unit("a.mg", "m1919-mg", "D7"), FOE, map=ground(terrain(D5="F", G7="T")))
    hidden = looked(battle, "a.mg", "D3")
    assert told(hidden)[0] == "M1919 MG does not see D3, at range 4."
    assert ("refusal", ["AAM-LOS-02"]) in [(note.tone, note.rules) for note in hidden.notes]
    (line,) = overlays(hidden, SightLine)
    assert line.blocked_at == centre(at("D5"))
    seen = looked(battle, "a.mg", "D5")
    assert told(seen)[0] == "M1919 MG sees D5, at range 2."
    assert "A Soldier there has cover: forest in D5." in told(seen)
    assert marked(seen, "cover") == ["D5"]
    assert looked(battle, "a.mg", "Q99").tables != []


# ---- ways --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-MOVE-01", "AAM-MOVE-05", "AAM-MOVE-16")
def test_a_drag_takes_the_cheapest_way_with_its_cost_and_rolls():
    battle = play(
        Actions(0),
        unit("a.sherman", "m4a1-sherman", "D7"),
        FOE,
        map=ground(terrain(C6="F", D6="F", E6="F", E7="F", C7="F")),
        phase="movement",
    )
    shown = dragged(battle, "a.sherman", "D6")
    assert chosen(battle, shown) == March("a.sherman", (at("D6"),), Direction.N)
    assert english(shown.headline) == "M4A1 Sherman to D6"
    assert "To enter D6, forest: 4+, 50%." in told(shown)
    assert "D6 gives cover." in told(shown)
    assert marked(shown, "cover") == ["D6"]
    (callout,) = overlays(shown, Callout)
    assert english(callout.lines[0]) == "2 of 4 movement"
    (path,) = overlays(shown, Path)
    assert (path.points, path.illegal_from) == ([centre(at("D7")), centre(at("D6"))], None)
    (ghosts,) = overlays(shown, Ghosts)
    assert (ghosts.models[0].x, ghosts.models[0].y) == (centre(at("D6")).x, centre(at("D6")).y)
    turned = dragged(battle, "a.sherman", "D8", turn=60_000)
    assert chosen(battle, turned) == March("a.sherman", (at("D8"),), Direction.NE)


@pytest.mark.rule("AAM-MOVE-01")
def test_a_drag_keeps_to_its_corners_and_ends_where_it_is_too_far():
    battle = play(Actions(0), unit("a.sherman", "m4a1-sherman", "D7"), FOE, phase="movement")
    shown = dragged(battle, "a.sherman", "E7", "F6")
    assert chosen(battle, shown).path == (at("E7"), at("F6"))
    around = dragged(battle, "a.sherman", "C7", "D6")
    assert chosen(battle, around).path == (at("C7"), at("D6"))
    far = dragged(battle, "a.sherman", "D1")
    assert far.choice is None
    assert far.notes[0].tone == "refusal"
    assert "AAM-MOVE-01" in far.notes[0].rules
    (path,) = overlays(far, Path)
    assert path.illegal_from == 4 * PITCH
    assert path.points[-1] == centre(at("D1"))


@pytest.mark.rule("AAM-TERRAIN-07")
def test_a_drag_over_closed_ground_is_drawn_and_refused():
    battle = play(
        Actions(0),
        unit("a.garand", "m1-garand-rifle", "D7"),
        FOE,
        map=ground(terrain(D6="P")),
        phase="movement",
    )
    shown = dragged(battle, "a.garand", "D6")
    assert shown.choice is None
    assert shown.notes[0].rules == ["AAM-TERRAIN-07"]
    (path,) = overlays(shown, Path)
    assert path.illegal_from == 0


@pytest.mark.rule("AAM-DF-01", "AAM-OW-03")
def test_a_way_shows_who_may_fire_at_it():
    battle = play(
        Actions(0),
        unit("a.sherman", "m4a1-sherman", "D7"),
        unit("b.pak", "pak-40-anti-tank-gun", "E7"),
        unit("b.mg", "mg-42-machine-gun-team", "G8", "NW", overwatch=Direction.NW),
        phase="movement",
    )
    shown = dragged(battle, "a.sherman", "D6")
    assert any("PaK 40 Anti-Tank Gun may fire at the step to D6" in line for line in told(shown))
    assert {threat.unit for threat in overlays(shown, Threat)} >= {"b.pak"}
    assert {rule for note in shown.notes if note.tone == "warning" for rule in note.rules} >= {"AAM-DF-01"}
    watched = battle.context.board.row(at("G8"), Direction.NW)
    across = dragged(battle, "a.sherman", "D6", "D5")
    crossed = [place for place in chosen(battle, across).path if place in watched]
    assert bool(crossed) == any("MG 42 Machine-Gun Team watches" in line for line in told(across))


@pytest.mark.rule("AAM-DF-01", "AAM-DF-05", "AAM-OW-03")
def test_who_may_fire_at_a_way_is_asked_just_where_it_was_shown():
    battle = play(
        Actions(0),
        unit("a.sherman", "m4a1-sherman", "D7"),
        unit("b.pak", "pak-40-anti-tank-gun", "E4"),
        unit("b.mauser", "mauser-kar-98k", "C3"),
        unit("b.mg", "mg-42-machine-gun-team", "G8", "NW", overwatch=Direction.NW),
        phase="movement",
    )
    mover = battle.state.units["a.sherman"]
    march = chosen(battle, dragged(battle, mover.id, "D3"))
    foreseen = list(perils_on(battle, mover, march.path))
    assert len({peril.entering for peril in foreseen}) > 1, "not all at one step"
    asked: dict[str, Hex] = {}
    battle.choose(march)
    while isinstance(battle.decision, Reacting):
        occasion = battle.decision.occasion
        assert not isinstance(occasion, Overflying)
        for choice in battle.choices():
            if isinstance(choice, DefensiveShot | OverwatchShot):
                asked.setdefault(choice.unit, occasion.entered)
        battle.choose(HoldFire())
    assert asked == {peril.unit: peril.entering for peril in foreseen}


@pytest.mark.rule("AAM-DF-08", "AAM-MOVE-05")
def test_a_way_tells_how_likely_it_gets_to_its_end():
    battle = play(
        Actions(0),
        unit("a.sherman", "m4a1-sherman", "D7"),
        unit("b.pak", "pak-40-anti-tank-gun", "E7"),
        unit("b.mauser", "mauser-kar-98k", "C7"),
        phase="movement",
    )
    shown = dragged(battle, "a.sherman", "D6")
    perils = list(perils_on(battle, battle.state.units["a.sherman"], chosen(battle, shown).path))
    assert [peril.unit for peril in perils] == ["b.pak", "b.mauser"]
    through = round(100 * (1 - perils[0].chance) * (1 - perils[1].chance))
    (box,) = overlays(shown, Callout)
    assert english(box.lines[1]) == f"gets there in {through}%"
    assert f"It gets to D6 in {through}%, if all who may fire do so at their first chance." in told(shown)
    assert 0 < through < 100
    labels = [english(threat.label) for threat in overlays(shown, Threat) if threat.label]
    assert labels == [f"2 may fire, {100 - through}%"]


@pytest.mark.rule("AAM-DF-04")
def test_an_aircraft_shows_who_may_fire_at_it_before_it_is_placed():
    battle = play(
        FlightPhase(),
        unit("a.mustang", "p-51d-mustang"),
        unit("b.flak", "20mm-flak-38", "E7"),
        phase="flight",
    )
    shown = dragged(battle, "a.mustang", "E6")
    assert any("may fire at it here" in line for line in told(shown))
    assert {threat.unit for threat in overlays(shown, Threat)} == {"b.flak"}


@pytest.mark.rule("AAM-STACK-05", "AAM-TERRAIN-14")
def test_the_end_of_a_way_warns_of_crowds_and_mines():
    battle = play(
        Actions(0),
        unit("a.garand", "m1-garand-rifle", "D7"),
        *(unit(f"a.rifle{number}", "m1-garand-rifle", "D6") for number in range(3)),
        FOE,
        obstacles=[Obstacle(id="b.mines", kind="minefield", seat=1, at=at("D8"))],
        phase="movement",
    )
    crowded = dragged(battle, "a.garand", "D6")
    assert "D6 is then too full: the move ends there, and the enemy places a marker." in told(crowded)
    mined = dragged(battle, "a.garand", "D8")
    assert "D8 is mined: a roll of 3 or less disrupts (50%)." in told(mined)


@pytest.mark.rule("AAM-MOVE-07")
def test_turning_on_the_spot_is_a_drag_without_a_way():
    battle = play(Actions(0), unit("a.sherman", "m4a1-sherman", "D7"), FOE, phase="movement")
    shown = dragged(battle, "a.sherman", turn=120_000)
    assert chosen(battle, shown) == TurnAbout("a.sherman", Direction.SE)
    assert overlays(shown, Arc)[0].facing == 120_000
    assert dragged(battle, "a.sherman").choice is None
    same = dragged(battle, "a.sherman", turn=0)
    assert (same.choice, same.notes[0].tone) == (None, "refusal")


@pytest.mark.rule("AAM-OW-02", "AAM-OW-03")
def test_overwatch_shows_the_row_it_would_watch():
    battle = play(Actions(0), unit("a.garand", "m1-garand-rifle", "D7"), FOE, phase="movement")
    shown = considered(battle, Watch("a.garand", Direction.N))
    assert marked(shown, "watch") == ["D6", "D5", "D4", "D3"]
    assert told(shown) == ["It watches 4 hexes."]
    nothing = considered(battle, Watch("a.garand", Direction.S))
    assert nothing.choice is not None


# ---- onto the map ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-GAME-04", "AAM-GAME-13")
def test_setting_up_shows_what_the_unit_would_see():
    battle = play(
        ArmySetUp(0),
        unit("a.sherman", "m4a1-sherman"),
        FOE,
        obstacles=[Obstacle(id="a.wire", kind="barbed-wire", seat=0)],
        map=ground(terrain(), zones={"north": [1, 5], "south": [9, 13]}),
        phase="deployment",
    )
    shown = dragged(battle, "a.sherman", "D10", turn=300_000)
    assert shown.choice == {"type": "Deploy", "unit": "a.sherman", "at": {"q": 3, "r": 8}, "facing": "NW"}
    assert "D9" in marked(shown, "seen")
    assert overlays(shown, Arc)[0].facing == 300_000
    outside = dragged(battle, "a.sherman", "D2")
    assert (outside.choice, outside.notes[0].rules) == (None, ["AAM-GAME-04"])
    wire = dragged(battle, "a.wire", "D10", turn=60_000)
    assert chosen(battle, wire) == Fortify("a.wire", at("D10"), Direction.NE)


@pytest.mark.rule("AAM-TURN-06")
def test_an_aircraft_is_dragged_over_a_hex():
    battle = play(FlightPhase(), unit("a.mustang", "p-51d-mustang"), FOE, phase="flight")
    shown = dragged(battle, "a.mustang", "K12", turn=180_000)
    assert chosen(battle, shown) == PlaceAircraft("a.mustang", at("K12"), Direction.S)


def test_a_unit_of_the_other_side_cannot_be_dragged():
    battle = play(Actions(0), unit("a.sherman", "m4a1-sherman", "D7"), FOE, phase="movement")
    assert dragged(battle, "b.far", "L12").choice is None
    assert dragged(battle, "nobody", "L12").choice is None
