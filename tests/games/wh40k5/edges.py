"""What the tests of edges begin with: a battle in which nothing has happened yet, and how something is refused."""

from __future__ import annotations

from typing import Any

from grognard.core.errors import Refused
from grognard.games.wh40k5.ground.engagement import Contact
from grognard.games.wh40k5.rules.assault.attack_groups import Melee
from grognard.games.wh40k5.rules.turn.turn import ShootingPhase
from grognard.games.wh40k5.state.state import Model
from tests.games.wh40k5.table import boyz, of, play


def table(*posted: Any, **more: Any) -> Any:
    """A battle in a shooting phase with these units, and a mob far away."""
    return play(ShootingPhase(0), *posted, boyz("b.far", 40, 5), **more)


def words(found: Refused | None) -> str:
    """By which words something is refused; "": it is not."""
    return "" if found is None else found.message.id


def first(battle: Any, id: str) -> Model:
    """The first model of a unit."""
    found: Model = of(battle, id).models[0]
    return found


def melee(*foes: tuple[str, tuple[str, ...]], touched: tuple[str, ...] = (), helpless: tuple[str, ...] = ()) -> Melee:
    """A combat in which these models may strike these units."""
    units = dict.fromkeys([*(model.rpartition(".")[0] for model, _ in foes), *(id for _, ids in foes for id in ids)])
    return Melee(tuple(units), tuple(Contact(model, ids) for model, ids in foes), touched, helpless)
