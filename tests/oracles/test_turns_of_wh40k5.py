"""When a unit comes from reserve and regroups, and combats in which something hits: the odds against the engine
followed die by die."""

from __future__ import annotations

from collections.abc import Hashable
from fractions import Fraction
from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.engine.procedures import Action, Call, Done, Procedure, Repeat, step
from grognard.core.errors import InputError
from grognard.core.records import replace
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.odds import odds_drives
from grognard.games.wh40k5.odds.combat.clash import Clash, endings, side_of
from grognard.games.wh40k5.odds.odds import ODDS, Question
from grognard.games.wh40k5.rules.assault.combat import Combat
from grognard.games.wh40k5.rules.mission.reserves import ChooseFlank, Outflanking, ReserveRolls
from grognard.games.wh40k5.rules.morale.regroup import Regrouping
from grognard.games.wh40k5.state.events.assault import Blows
from grognard.games.wh40k5.state.events.mission import FlankFound
from grognard.games.wh40k5.state.events.morale import FellBack, Regrouped, UnitGone
from grognard.odds.asking import ask
from tests.games.playing import happened
from tests.games.wh40k5.fights import KAN, TOUCH, armed, kan, marine, ork
from tests.games.wh40k5.table import Posted, play, row, unit
from tests.oracles.enumeration import exactly
from tests.oracles.test_odds_of_several_in_wh40k5 import at_the_end, ran
from tests.oracles.test_odds_of_wh40k5 import answered

# ---- regrouping ------------------------------------------------------------------------------------------------------


DEEP = 90
"""How deep the table is, in inches: the edge is near only where that is asked."""


class OwnTurns(Procedure):
    """A fleeing unit at the start of so many turns of its own."""

    unit: str
    turns: int

    @step
    def test(self, g: G) -> Action:
        return Call(Regrouping(self.unit))

    @step
    def go_on(self, g: G, value: Any) -> Action:
        unit = g.state.units[self.unit]
        return Repeat(replace(self, turns=self.turns - 1)) if unit.fleeing and unit.on_table else Done()


def whence(battle: Battle[Any]) -> str:
    """In which turn a unit has regrouped, or what has become of it."""
    if happened(battle, UnitGone):
        return "off"
    return str(len(happened(battle, FellBack)) + 1) if happened(battle, Regrouped) else "flees"


@pytest.mark.rule("WH-MORALE-05", "WH-MORALE-07", "WH-MORALE-13", "WH-MORALE-14", "WH-USR-02", "WH-UNIT-06")
@pytest.mark.parametrize("away", [None, 9, 9.5])
@pytest.mark.parametrize(
    ("attacker", "kind", "rows", "left"),
    [
        ("2 boy", "boyz", [row("boy", 2)], 2),
        ("5 boy", "boyz", [row("boy", 5)], 2),
        ("4 boy", "boyz", [row("boy", 4)], 2),
        ("3 space-marine", "tactical-squad", [row("space-marine", 3)], 1),
        ("1 lobba-gun + 2 gun-crew", "big-guns", [row("lobba-gun"), row("gun-crew", 2)], 3),
        ("2 warbiker", "warbikers", [row("warbiker", 2)], 2),
    ],
)
def test_a_unit_regroups_when_the_dice_say_so(
    attacker: str, kind: str, rows: list[Any], left: int, away: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one of two turns; to the edge it is so far that it is there if the dice are as high."""
    turns = 2
    monkeypatch.setattr(odds_drives, "TURNS", turns)
    models = None if kind == "big-guns" else left
    question = Question(attacker=attacker, target="1 boy", attack="regroup", range=away, models=models)
    answer = ODDS.answer(question, fractions=True)
    count = sum(each.count for each in rows)
    posted = unit("a.run", kind, rows, places=[(10 + 2 * at, 10) for at in range(count)])
    fleeing = tuple(
        replace(model, y=DEEP * 1000 - model.radius - round((60 if away is None else away) * 1000))
        for model in posted.unit.models[:left]
    )
    posted = replace(posted, unit=replace(posted.unit, models=fleeing, fleeing=True))
    battle = play(OwnTurns("a.run", turns), posted, dice=None, size=(48, DEEP))

    def over(here: Battle[Any]) -> bool:
        return whence(here) != "flees" or len(happened(here, FellBack)) == turns

    found = {whence(battle): 1} if battle.over else exactly(battle, over, whence)
    assert {name: chance for name, chance in answer["regroup"].items() if chance} == found
    assert answer.chance("next") == answer["regroup"]["1"]
    assert answer.chance("regroups") == answer["regroup"]["1"] + answer["regroup"]["2"]


@pytest.mark.rule("WH-MORALE-14", "WH-USR-26", "WH-USR-02", "WH-UNIT-02")
def test_who_may_not_or_need_not_test() -> None:
    def of(attacker: str, **more: Any) -> Any:
        return ask("wh40k5", attacker=attacker, target="1 boy", attack="regroup", **more).chance("next")

    assert [of("20 boy", models=models) for models in (11, 9)] == [1, 0]
    assert [of("9 boy", models=models) > 0 for models in (5, 4)] == [True, False]
    assert of("10 space-marine", models=1) == 1
    assert of("10 boy, fearless", models=1) == 1
    assert ask("wh40k5", attacker="1 rhino", target="1 boy", attack="regroup").refused is not None


# ---- reserves --------------------------------------------------------------------------------------------------------


class GameTurns(Procedure):
    """Turn after turn until a unit comes from reserve, by a flank."""

    unit: str

    @step
    def throw(self, g: G) -> Action:
        return Call(ReserveRolls(0))

    @step
    def come(self, g: B, value: Any) -> Action:
        if g.state.units[self.unit].due:
            return Call(Outflanking(self.unit))
        g.state = replace(g.state, turn=g.state.turn + 1)
        return Repeat(self)


@pytest.mark.rule("WH-GAME-01", "WH-GAME-04", "WH-GAME-11")
def test_who_outflanks_comes_when_and_where_the_dice_say() -> None:
    scouts = unit("a.s", "scout-squad", [row("scout")], places=[(10, 10)])
    off = replace(scouts, unit=replace(scouts.unit, place="off", arrival="outflank"))
    battle = play(GameTurns("a.s"), off, dice=None)

    def edge(here: Battle[Any]) -> Hashable:
        found = "choice" if isinstance(here.decision, ChooseFlank) else ""
        for event in happened(here, FlankFound):
            found = {"west": "left", "east": "right"}[event.edge]
        return here.state.turn, found

    found = exactly(battle, lambda here: bool(edge(here)[1]), edge)  # type: ignore[index]
    answer = ask("wh40k5", attacker="1 scout", target="1 boy", attack="reserve", fractions=True)
    assert found == {
        (turn, name): chance * part
        for turn, chance in answer["turn"].items()
        for name, part in answer["flank"].items()
        if chance * part
    }
    assert answer.chance("wanted") == Fraction(2, 3)


@pytest.mark.rule("WH-GAME-04")
def test_who_cannot_outflank_is_told_when_it_comes_alone() -> None:
    answer = ask("wh40k5", attacker="10 boy", target="1 boy", attack="reserve")
    assert answer.names == ("turn",)
    assert sum(chance for _, chance in answer["turn"].items()) == 1


# ---- given that anything hits ----------------------------------------------------------------------------------------


def struck_fights() -> dict[str, tuple[Posted, Posted]]:
    """Those of side a are asked about: they strike first, at the same Initiative, or last."""
    charge: dict[str, Any] = {"charged": ("b.two",)}
    fist = armed(marine("a.one", 10, 20 - TOUCH, 1, **charge), "power-fist")
    return {
        "first": (marine("a.one", 10, 20 - TOUCH, 2, **charge), ork("b.two", 10, 20, 2)),
        "at once": (marine("a.one", 10, 20 - TOUCH, 2, **charge), marine("b.two", 10, 20, 2)),
        "last": (ork("a.one", 10, 20 - TOUCH, 2, **charge), marine("b.two", 10, 20, 2)),
        "a walker": (replace(fist, unit=replace(fist.unit)), kan("b.two", 10, 20 - TOUCH + KAN)),
    }


@pytest.mark.rule("WH-ASSAULT-09", "WH-ASSAULT-10", "WH-ASSAULT-13")
@pytest.mark.parametrize("fight", struck_fights())
def test_what_comes_of_blows_none_of_which_hits(fight: str) -> None:
    """With what comes of all blows it says what follows if anything hits."""
    posted = struck_fights()[fight]
    battle = play(Combat(("a.one", "b.two")), *posted, dice=None, phase="assault")
    sides = [side_of(battle, each.unit, fractions=True) for each in posted]
    ended = at_the_end({each.unit.id: each.unit for each in posted})

    def worth(here: Battle[Any]) -> tuple[bool, Any]:
        hits = any(event.hits for event in happened(here, Blows) if event.unit == "a.one")
        end: Any = ended(here)
        return hits, end if isinstance(end, str) else (end[0], *(sum(map(len, parts)) for parts in end[1:]))

    found: Any = exactly(battle, ran, worth, answered)
    for vain in (True, False):
        told: dict[Any, Fraction] = {}
        for end, chance in endings(Clash(battle, sides[0], sides[1], vain=vain)).items():
            left = [side.most - lost for side, lost in zip(sides, end.told, strict=True)]
            kept = end.result == "locked" or end.result in ("attacker-destroyed", "target-destroyed")
            key = (end.result, *left) if kept else end.result
            told[key] = told.get(key, Fraction(0)) + Fraction(chance)
        wanted: dict[Any, Fraction] = {}
        for (hits, key), chance in found.items():
            if not (vain and hits):
                wanted[key] = wanted.get(key, Fraction(0)) + chance
        assert {key: chance for key, chance in told.items() if chance} == wanted


@pytest.mark.rule("WH-ASSAULT-10", "WH-VEH-10", "WH-VEH-15")
def test_given_that_anything_hits_nothing_else_is_left_out() -> None:
    def of(given: str, **more: Any) -> Any:
        return ask("wh40k5", attack=more.pop("attack", "assault"), given=given, fractions=True, **more)

    # Two blows that hit on 6 a vehicle that raced by: all harm comes of a hit.
    racing = {"attacker": "1 sergeant power-fist", "target": "1 trukk", "speed": "flat-out", "later": True}
    one, hit = of("nothing", **racing).chance("harmed"), of("hit", **racing).chance("harmed")
    missed = Fraction(5, 6) ** 2
    assert hit == one / (1 - missed)
    # Nobody who falls short hits.
    far = {"attacker": "3 boy", "target": "3 space-marine", "through": True, "range": 5}
    assert of("nothing", **far).chance("contact") < 1 == of("hit", **far).chance("contact")
    assert of("hit", **far)["end"]["short"] == 0
    assert sum(chance for _, chance in of("hit", **far)["casualties"].items()) == 1
    rammed = {"attacker": "1 rhino", "target": "1 land-speeder", "attack": "ram"}
    assert of("nothing", **rammed).chance("harmed") == of("hit", **rammed).chance("harmed") * Fraction(1, 3)
    with pytest.raises(InputError, match="A ram hits for certain"):
        of("hit", **{**rammed, "target": "1 trukk"})
    assert sum(chance for _, chance in of("hit", **{**far, "until": "end"})["end"].items()) == 1
