"""Events before and at the end of a battle (chapter Preparing the game, victory)."""

from __future__ import annotations

from typing import Literal

from grognard.core.engine.events import Event
from grognard.core.records import Record, replace
from grognard.games.operation_ww2.data.scenarios import Zone
from grognard.games.operation_ww2.state.choices import Card, Post
from grognard.games.operation_ww2.state.state import Model, State

Matter = Literal["zone", "set-up", "infiltrators"]
"""What two cards are turned over for before a battle."""


class CardsTurned(Event):
    """The top card of each deck is turned over and discarded (AZ-SET-04, AZ-SET-12). ``first`` is the seat that has
    won, None for equal cards."""

    matter: Matter
    cards: tuple[Card, Card]
    first: int | None

    def apply(self, state: State) -> State:
        for seat, card in enumerate(self.cards):
            cards = state.cards[seat]
            state = state.with_cards(seat, replace(cards, deck=cards.deck[1:], discards=(*cards.discards, card)))
        return state


class ZonesTaken(Event):
    """Each seat has a side of the table, the one named because it chose so (AZ-SET-12)."""

    seat: int
    zones: tuple[Zone, Zone]

    def apply(self, state: State) -> State:
        return replace(state, zones=self.zones)


class InfiltratorsAnnounced(Event):
    """A seat says which of its units are set up last (AZ-SET-07)."""

    seat: int
    units: tuple[str, ...]


class UnitSetUp(Event):
    """A unit stands on the table (AZ-SET-04, AZ-SET-07)."""

    unit: str
    posts: tuple[Post, ...]

    def apply(self, state: State) -> State:
        unit = posted(state.units[self.unit].models, self.posts)
        return state.changing(self.unit, models=unit, place="table")


class StayedAway(Event):
    """There was no room for a unit: it is out of the battle."""

    unit: str

    def apply(self, state: State) -> State:
        return state.changing(self.unit, place="gone")


class Score(Record):
    """Points for one condition of the scenario, with the unit or the piece it was about."""

    seat: int
    condition: str
    kind: str
    about: str
    points: int


class BattleEnded(Event):
    """The battle is counted (AZ-TRN-10, AZ-SET-13): what brought points, the points by seat, the winner, None for a
    draw."""

    scores: tuple[Score, ...]
    points: tuple[int, int]
    winner: int | None

    def apply(self, state: State) -> State:
        return replace(state, ended=True, winner=self.winner)


class Conceded(Event):
    """A player gives the battle up; the other has won."""

    seat: int

    def apply(self, state: State) -> State:
        return replace(state, ended=True, winner=1 - self.seat, conceded=True)


def posted(models: tuple[Model, ...], posts: tuple[Post, ...]) -> tuple[Model, ...]:
    """Models as they stand at these posts."""
    at = {post.model: post for post in posts}
    return tuple(_posted(model, at[model.id]) if model.id in at else model for model in models)


def _posted(model: Model, post: Post) -> Model:
    machine = None if model.machine is None else replace(model.machine, exposed=post.exposed)
    return replace(
        model, x=post.x, y=post.y, facing=post.facing, storey=post.storey, aboard=post.aboard, machine=machine
    )
