"""Which models of a group unsaved wounds remove (WH-SAVE-08, WH-SAVE-10, WH-SAVE-13, WH-SAVE-14)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import hypot
from random import Random
from typing import ClassVar, NamedTuple, Protocol

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Action, Ask, Next, Procedure, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import Record, replace
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.state.choices import TakeAway
from grognard.games.wh40k5.state.events.shooting import Cause, Hurt, Losses
from grognard.games.wh40k5.state.state import Unit


class Wounded(Protocol):
    """What has Wounds: a model, or what stands for one in a calculation."""

    @property
    def id(self) -> str: ...
    @property
    def wounds(self) -> int: ...


class Fate(Record):
    """What unsaved wounds do to a group: the hurt models they remove, one they hurt more, and what is left to the
    owner's choice: how many of the unhurt ``candidates`` are removed, and how many Wounds one more of them loses."""

    removed: tuple[str, ...]
    hurt: tuple[Hurt, ...]
    candidates: tuple[str, ...]
    whole: int
    part: int


def fate_of(group: Sequence[Wounded], full: int, instant: int, ordinary: int) -> Fate:
    """What so many wounds of instant death and others do to models of ``full`` Wounds (WH-SAVE-10, WH-SAVE-14).

    Each wound of instant death removes an unhurt model, a hurt one only if no other is left. Then the hurt are
    finished, those with the fewest Wounds left first, then whole models; what is over is lost (WH-SAVE-13).
    """
    candidates = tuple(model.id for model in group if model.wounds >= full)
    hurt = sorted((model for model in group if model.wounds < full), key=lambda model: model.wounds)
    whole = min(instant, len(candidates))
    beyond = min(instant - whole, len(hurt))
    removed = [model.id for model in hurt[:beyond]]
    worse: tuple[Hurt, ...] = ()
    for model in hurt[beyond:]:
        if ordinary >= model.wounds:
            removed.append(model.id)
        elif ordinary:
            worse = (Hurt(model.id, model.wounds - ordinary),)
        ordinary = max(ordinary - model.wounds, 0)
    more = min(ordinary // full, len(candidates) - whole)
    whole += more
    part = ordinary - more * full if whole < len(candidates) else 0
    return Fate(tuple(removed), worse, candidates, whole, part)


Left = tuple[int, ...]
"""The Wounds of the models a group has left, the most first."""


class Standing(NamedTuple):
    """A model in a calculation: a number and its Wounds."""

    id: str
    wounds: int


@lru_cache(maxsize=65536)
def left_of(group: Left, full: int, instant: int, ordinary: int) -> Left:
    """A group after so many unsaved wounds of instant death and others (WH-SAVE-10, WH-SAVE-13, WH-SAVE-14).

    >>> left_of((2, 2, 1), 2, 0, 2), left_of((2, 2, 1), 2, 1, 1), left_of((1, 1), 1, 0, 5)
    ((2, 1), (2,), ())
    """
    models = [Standing(str(number), wounds) for number, wounds in enumerate(group)]
    fate = fate_of(models, full, instant, ordinary)
    gone = {*fate.removed, *fate.candidates[: fate.whole]}
    wounds = {model.id: model.wounds for model in models if model.id not in gone} | {
        hurt.model: hurt.left for hurt in fate.hurt
    }
    if fate.part:
        wounds[fate.candidates[fate.whole]] -= fate.part
    return tuple(sorted(wounds.values(), reverse=True))


class Removal(Procedure):
    """A group of identical models takes its unsaved wounds (WH-SAVE-08, WH-SAVE-14)."""

    unit: str
    group: tuple[str, ...]
    instant: int
    ordinary: int
    cause: Cause
    fate: Fate | None = None

    @step
    def choose(self, g: G) -> Action:
        """The owner takes away whichever he likes; where there is nothing to choose, he is not asked."""
        unit = g.state.units[self.unit]
        models = [model for model in unit.models if model.id in self.group]
        full = g.context.profile(models[0]).w
        assert full is not None
        fate = fate_of(models, full, self.instant, self.ordinary)
        after = replace(self, fate=fate)
        if fate.whole + bool(fate.part) == 0 or fate.whole == len(fate.candidates):
            return after.then(Next(TakeAway(fate.candidates[: fate.whole])))
        if len(fate.candidates) == 1:
            return after.then(Next(TakeAway((), fate.candidates[0])))
        return after.then(Ask(ChooseCasualties(unit.seat, self.unit, fate.candidates, fate.whole, bool(fate.part))))

    @step
    def remove(self, g: B, choice: TakeAway) -> None:
        fate, unit = self.fate, g.state.units[self.unit]
        assert fate is not None
        hurt = fate.hurt
        if choice.hurt is not None:
            hurt = (*hurt, Hurt(choice.hurt, unit.model(choice.hurt).wounds - fate.part))
        g.emit(Losses(self.unit, (*fate.removed, *choice.removed), hurt, self.cause), "WH-SAVE-08", "WH-SAVE-14")


class ChooseCasualties(Decision):
    """The owner says which of the unhurt models of a group are removed, and which is hurt (WH-SAVE-08, WH-SAVE-14).

    They may be models nobody sees or reaches (WH-SHOOT-06), and need not be chosen so that the unit stays together
    (WH-MOVE-13).
    """

    sampled: ClassVar[bool] = True

    unit: str
    models: tuple[str, ...]
    whole: int
    part: bool

    def candidates(self, g: G) -> Sequence[Choice]:
        """A sample: of the models in each of three orders the first ones. The orders: from the outside of the unit
        inwards, from the inside outwards, and as they are listed."""
        unit = g.state.units[self.unit]
        outward = by_distance(unit, self.models)
        orders = (outward[::-1], outward, list(self.models))
        return list(dict.fromkeys(self.first(order) for order in orders))

    def first(self, order: Sequence[str]) -> TakeAway:
        """The first models of an order."""
        return TakeAway(tuple(sorted(order[: self.whole])), order[self.whole] if self.part else None)

    def draws(self, g: G, random: Random) -> Iterator[Choice]:
        """Any models, each set as likely as another."""
        yield self.first(random.sample(self.models, self.whole + self.part))

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """As many as have to go, each once."""
        if not isinstance(choice, TakeAway):
            return Refused(say("refused-not-offered"))
        named = [*choice.removed, *([choice.hurt] if choice.hurt is not None else [])]
        if (
            len(choice.removed) != self.whole
            or (choice.hurt is not None) != self.part
            or len(set(named)) != len(named)
            or not set(named) <= set(self.models)
        ):
            return Refused(say("wh-refused-casualties", count=self.whole), "WH-SAVE-08", "WH-SAVE-14")
        return None


def by_distance(unit: Unit, ids: Sequence[str]) -> list[str]:
    """Models of a unit by their distance from its middle, the nearest first."""
    x = sum(model.x for model in unit.models) / len(unit.models)
    y = sum(model.y for model in unit.models) / len(unit.models)
    models = [unit.model(id) for id in ids]
    return [model.id for model in sorted(models, key=lambda model: hypot(model.x - x, model.y - y))]
