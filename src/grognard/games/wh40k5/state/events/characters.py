"""Events of independent characters who join units and leave them (WH-UNIT-04, WH-UNIT-07)."""

from __future__ import annotations

from grognard.core.engine.events import Event
from grognard.core.records import replace
from grognard.games.wh40k5.state.state import State, Unit


class CharacterJoined(Event):
    """An independent character is part of a unit: his model is one of its models; after blows he fought beside it he
    is so again (``fights``; WH-UNIT-04)."""

    character: str
    unit: str
    fights: bool = False

    def apply(self, state: State) -> State:
        return state.with_units(*united(state.units[self.unit], state.units[self.character]))


class CharacterLeft(Event):
    """A character is a unit of his own again: he has left, is alone, or fights beside his unit in an assault phase, at
    whose end he is with it again (``fights``; WH-UNIT-04, WH-UNIT-07)."""

    character: str
    unit: str
    fights: bool = False

    def apply(self, state: State) -> State:
        return state.with_units(*parted(state.units[self.unit], state.units[self.character], fights=self.fights))


class CharacterAlone(Event):
    """The unit a character fought beside is no more: he is on his own from now on (WH-UNIT-07)."""

    character: str

    def apply(self, state: State) -> State:
        return state.changing(self.character, joined=None)


def united(host: Unit, character: Unit) -> tuple[Unit, Unit]:
    """A unit with a character in it, and the record of the character meanwhile. What keeps him from assaulting, or from
    anything, this turn keeps the unit he is in."""
    unit = replace(
        host,
        models=(*host.models, *character.models),
        guests=(*host.guests, character.id),
        started=host.started + 1,
        fresh=host.fresh + character.fresh,
        lost=host.lost + character.lost,
        moved=host.moved or character.moved,
        stranded=host.stranded or character.stranded,
        barred=host.barred or character.barred,
        boosted=host.boosted or character.boosted,
        idle=host.idle or character.idle,
        powers=(*host.powers, *character.powers),
    )
    return unit, replace(character, models=(), place="joined", joined=host.id, aboard=None, fresh=0, lost=0)


def parted(host: Unit, character: Unit, *, fights: bool) -> tuple[Unit, Unit]:
    """A unit without a character, and he beside it: he has done what it did, and is in the same state; but who has got
    into a transport in this turn has, whoever sat there before him (WH-VEH-17)."""
    own = tuple(model for model in host.models if owner_of(model.id) == character.id)
    rest = tuple(model for model in host.models if owner_of(model.id) != character.id)
    unit = replace(
        host,
        models=rest,
        guests=tuple(id for id in host.guests if id != character.id),
        started=host.started - 1,
        fresh=host.fresh - 1,
        place=host.place if rest else "destroyed",
        aboard=host.aboard if rest else None,
    )
    him = replace(
        host,
        id=character.id,
        kind=character.kind,
        models=own,
        started=character.started,
        fresh=1,
        lost=0,
        guests=(),
        boarded=host.boarded or character.boarded,
        joined=host.id if fights else None,
    )
    return unit, him


def owner_of(model: str) -> str:
    """The id of the unit in whose army list entry a model stands."""
    return model.rpartition(".")[0]
