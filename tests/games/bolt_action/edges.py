"""What the tests of edges begin with: a battle in which nothing has happened yet, and a vehicle with fewer weapons."""

from grognard.core.records import replace
from grognard.games.bolt_action.rules.movement.move import RUN, Move
from tests.games.bolt_action.table import of, play, squad

MEN = squad("a.men", 2, 46, men=1, order="run")


def standing(*units, **more):
    """A battle in which nothing has happened yet."""
    return play(Move("a.men", RUN), *units, MEN, **more)


def armed(battle, id, *weapons):
    """The vehicle with only these weapons left."""
    unit = of(battle, id)
    return replace(unit, models=(replace(unit.models[0], weapons=weapons),))
