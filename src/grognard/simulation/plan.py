"""What is fought again and again: two contenders, each a player with an army, on one table by one scenario."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from grognard import agents
from grognard.agents import own
from grognard.core.armies.army import Army, army
from grognard.core.armies.varied import with_numbers
from grognard.core.engine.dice import Stream
from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.records import Record, to_text
from grognard.core.scenarios.draft import Draft
from grognard.core.systems import system
from grognard.core.words import english

MOST_BATTLES = 10_000_000
"""So many battles are planned at once at most."""


class Plan(Record):
    """Battles to be fought.

    ``setups`` are what is agreed, as text: with the contenders in their seats, and with ``swap`` the same with the
    seats changed. Battle ``number`` has the seed ``seed + number``; with ``swap`` two in a row share a seed, the second
    with the seats changed. ``brief``: nothing is worked out about units and turns.
    """

    system: str
    version: int
    players: tuple[str, str]
    names: tuple[str, str]
    setups: tuple[str, ...]
    battles: int
    seed: int
    swap: bool = False
    brief: bool = False

    def fixtures(self) -> Iterator[Fixture]:
        """The battles in their order."""
        for number in range(self.battles):
            swapped = self.swap and number % 2 == 1
            yield Fixture(number, self.seed + (number // 2 if self.swap else number), swapped)


class Fixture(NamedTuple):
    """One battle of a plan. ``swapped``: the first contender sits in seat 1."""

    number: int
    seed: int
    swapped: bool


def plan(
    name: str,
    *,
    players: Sequence[str] = ("greedy", "greedy"),
    armies: Sequence[Any] = (),
    scenario: Any = None,
    map: Any = None,
    options: Mapping[str, str] | None = None,
    year: int | None = None,
    numbers: Mapping[str, str] | None = None,
    battles: int = 100,
    seed: int = 1,
    swap: bool = False,
    brief: bool = False,
) -> Plan:
    """Battles of the game ``name``; what is left out is the scenario's, or else takes the game's default, as in
    ``grognard.battle``. ``numbers`` are those of the game's tables that are others in both armies, by their places,
    such as ``weapon.rifle.range``.

    Raises ``InputError`` naming what is wrong and the mend; every player, army and set-up is looked at now.
    """
    if len(players) != 2:
        raise InputError(say("simulation-two-players", count=len(players)))
    if not 1 <= battles <= MOST_BATTLES:
        raise InputError(say("simulation-how-many", battles=str(battles), most=str(MOST_BATTLES)))
    Stream(seed)
    Stream(seed + (battles - 1) // (2 if swap else 1))
    first, second = (own.located(each) for each in players)
    for each in (first, second):
        agents.dismiss(agents.agent(each))
    game = system(name)
    scenario = scenario.plan if isinstance(scenario, Draft) else scenario
    lists = [each.record if isinstance(each, Army) else each for each in armies]
    read = game.setups.read_scenario(game.setups.known(scenario))
    one, other = game.setups.army_sources(read, lists, [each.name for each in game.setups.armies()])
    if numbers:
        one, other = with_numbers(game, (one, other), numbers)
    orders = [[one, other], [other, one]] if swap else [[one, other]]
    setups = [game.setups.make_setup(scenario, order, map, options, year) for order in orders]
    titles = [english(army(game.name, each).title) for each in (one, other)]
    called = tuple(
        f"{title} ({player})" if first != second else title
        for title, player in zip(titles, (first, second), strict=True)
    )
    if called[0] == called[1]:
        called = (f"{called[0]} 1", f"{called[1]} 2")
    return Plan(
        game.name,
        game.version,
        (first, second),
        (called[0], called[1]),
        tuple(to_text(setup) for setup in setups),
        battles,
        seed,
        swap,
        brief,
    )
