"""A special rule acts wherever it is said: of a unit, of a kind of model, by what is carried, with a guest or without.

Units of a player's own may have any rule in either place (docs/files.md).
"""

from __future__ import annotations

import pytest

from grognard.core.records import replace
from grognard.games.wh40k5.data.armies import Army, Models
from grognard.games.wh40k5.ground.context import rules_of
from grognard.games.wh40k5.ground.sight import look
from grognard.games.wh40k5.guide.sheet import special_of
from grognard.games.wh40k5.rules.assault import charging
from grognard.games.wh40k5.rules.mission import objectives
from grognard.games.wh40k5.rules.morale.morale import ChooseBosspole, QuarterLost
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.units import waaagh
from grognard.games.wh40k5.rules.vehicles import destruction, smoke
from grognard.games.wh40k5.state.choices import Firing
from grognard.games.wh40k5.state.events.characters import united
from tests.games.playing import asked
from tests.games.wh40k5.edges import table, words
from tests.games.wh40k5.table import boyz, marines, of, play, row, unit


@pytest.mark.rule("WH-USR-21")
def test_swarms_by_their_unit_hold_nothing_and_hide_no_vehicle() -> None:
    """As those by their kind of model do."""
    covers, holds = [], []
    for special in ((), ("swarms",)):
        low = boyz("a.s", 20, 25, 5, special=special)
        battle = table(low, boyz("a.f", 22, 40, 1), unit("b.t", "trukk", [row("trukk")], 22, 10))
        seen = look(battle.context, battle.state, of(battle, "a.f"), of(battle, "b.t"))
        assert seen.sees.any()
        covers.append(battle.context.stand(of(battle, "a.s").models).low.tolist())
        holds.append(objectives.is_scoring(battle, of(battle, "a.s")))
    assert covers == [[False] * 5, [True] * 5]
    assert holds == [True, False]


@pytest.mark.rule("WH-VEH-17", "WH-VEH-12")
def test_an_assault_vehicle_by_its_unit() -> None:
    """As the Land Raider is by its model; a Rhino is none."""
    rhino = [row("rhino")]
    battle = table(
        unit("a.r", "rhino", rhino, 10, 30), unit("a.s", "rhino", rhino, 20, 30, special=("assault-vehicle",)),
        unit("a.l", "land-raider", [row("land-raider")], 35, 30), boyz("b.o", 10, 5),
    )  # fmt: skip
    found = {id: destruction.assaults_from(battle, of(battle, id).models[0]) for id in ("a.r", "a.s", "a.l")}
    assert found == {"a.r": False, "a.s": True, "a.l": True}


@pytest.mark.rule("WH-VEH-09")
def test_smoke_launchers_by_what_is_carried_or_by_the_unit() -> None:
    trukk = [row("trukk")]
    battle = table(
        unit("a.t", "trukk", trukk, 10, 30), unit("a.s", "trukk", trukk, 20, 30, special=("smoke-launchers",)),
        unit("a.r", "rhino", [row("rhino")], 35, 30), boyz("b.o", 10, 5),
    )  # fmt: skip
    found = {id: smoke.refusal(battle, of(battle, id)) is None for id in ("a.t", "a.s", "a.r")}
    assert found == {"a.t": False, "a.s": True, "a.r": True}


@pytest.mark.rule("WH-ASSAULT-30")
@pytest.mark.parametrize(("special", "pole"), [((), False), (("bosspole",), True)])
def test_a_bosspole_by_the_unit(special: tuple[str, ...], pole: bool) -> None:
    """A mob of four fails with 11: only with a bosspole is anything asked."""
    battle = play(QuarterLost("a.o"), boyz("a.o", 10, 30, 4, special=special), marines("b.m", 10, 5), dice=(5, 6, 1, 1))
    decision = next(iter(battle.decisions), None)
    assert isinstance(decision, ChooseBosspole) is pole
    if pole:
        assert asked(battle, ChooseBosspole).unit == "a.o"


@pytest.mark.rule("WH-USR-25")
def test_who_calls_the_waaagh() -> None:
    """A living unit that has the rule, be it the unit's or a model's; nobody else."""
    for special, why in (((), "wh-refused-waaagh-nobody"), (("waaagh",), None)):
        battle = table(boyz("a.o", 10, 30, special=special), marines("b.m", 10, 5), turn=2)
        refused = waaagh.refusal(battle, 0)
        assert words(refused) == (why or "")


def test_what_is_carried_brings_its_rules() -> None:
    assert "bosspole" in rules_of("nob", ("slugga", "bosspole"))
    assert "bosspole" not in rules_of("nob", ("slugga",))


@pytest.mark.rule("WH-USR-16")
@pytest.mark.parametrize("said_of", ["nobody", "unit", "models"])
def test_scouts_pass_on_to_their_transport(said_of: str) -> None:
    """Be it their unit or all its models that scout: Koptas do by their kind."""
    entry, models = ("deffkoptas", [row("deffkopta")]) if said_of == "models" else ("boyz", [row("boy", 5)])
    if said_of == "unit":
        entry, models = "scout-squad", [row("scout", 5)]
    squad = unit("a.s", entry, models, 10, 30)
    car = unit("a.t", "trukk", [row("trukk")], 20, 30)
    listed = replace(car.listed, transport_of="s")
    battle = table(squad, replace(car, listed=listed), boyz("b.o", 10, 5))
    assert battle.context.has(of(battle, "a.t"), "scouts") is (said_of != "nobody")


@pytest.mark.rule("WH-USR-15", "WH-UNIT-08", "WH-ASSAULT-01")
@pytest.mark.parametrize(
    ("host", "fired", "free"), [("bikers", "boltgun", True), ("marines", "boltgun", False), ("marines", "", True)]
)
def test_the_relentless_may_fire_and_assault_whoever_is_with_them(host: str, fired: str, free: bool) -> None:
    """Bikers have fired their boltguns beside a captain on foot, who fires his pistol; of others the boltguns keep both
    from assaulting, the pistol does not."""
    posted = unit("a.m", "bike-squad", [row("biker", 3)], 10, 30) if host == "bikers" else marines("a.m", 10, 30, 3)
    man = unit("a.c", "captain", [row("captain")], 18, 30)
    one, two = united(posted.unit, man.unit)
    firing = [Firing("a.c.1", "bolt-pistol")]
    firing += [Firing(model.id, fired) for model in posted.unit.models if fired]
    battle = play(
        Shooting("a.m", "b.o", tuple(firing)), replace(posted, unit=one), replace(man, unit=two),
        boyz("b.o", 10, 22, 30), dice=None,
    )  # fmt: skip
    assert of(battle, "a.m").shot == "b.o"
    assert charging.fired_too_much(battle, of(battle, "a.m")) is not free


@pytest.mark.rule("WH-UNIT-04", "WH-UNIT-09", "WH-USR-21")
@pytest.mark.parametrize(
    ("entry", "rows", "told"),
    [
        ("boyz", [row("nob", 1, "bosspole")], {"mob-rule", "furious-charge", "bosspole"}),
        ("boyz", [row("nob")], {"mob-rule", "furious-charge"}),
        ("carnifexes", [row("carnifex")], {"move-through-cover", "relentless"}),
        ("ripper-swarms", [row("ripper-swarm", 3)], {"fearless", "swarms", "stealth", "vulnerable-to-blasts"}),
        ("warboss", [row("warboss")],
         {"mob-rule", "waaagh", "furious-charge", "move-through-cover", "skilled-rider"}),
        ("rhino", [row("rhino")], {"smoke-launchers"}),
    ],
)  # fmt: skip
def test_cards_say_every_special_rule_of_a_unit(entry: str, rows: list[Models], told: set[str]) -> None:
    """Those of its type, of what it carries, of characters, and those that others bring along, too."""
    listed = unit("a.u", entry, rows, 10, 30).listed
    army = Army(format="grognard-army", version=1, system="wh40k5", name="t", nation="orks", unit=(listed,))
    assert {each.id for each in special_of(army)} == told
