"""What the first battle calls the moments of a card and of a shot; what it suggests is what is valued best."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.odds.shooting_forecast import by_promise
from grognard.games.operation_ww2.rules.fire.shooting import ChooseShooting
from grognard.games.operation_ww2.state.choices import PlayCard, Shooting
from grognard.games.operation_ww2.state.intents import FireIntent


def suggested(g: B, decision: Decision) -> Choice | None:
    """The choice the first battle suggests: of ways to fire what promises most; None: the best by evaluation."""
    if isinstance(decision, ChooseShooting):
        ways = by_promise(g, decision, (each for each in g.choices(decision) if isinstance(each, Shooting)))
        return ways[0].choice if ways else None
    return None


def moments(g: G, decision: Decision, choice: Choice) -> Iterator[str]:
    """What the moment is called more closely: whether a card opens a chain or answers one, whether a shot is held."""
    if isinstance(choice, PlayCard):
        yield "answers" if g.state.chain else "opens"
    if isinstance(choice, FireIntent) and choice.held is not None:
        yield "held"
