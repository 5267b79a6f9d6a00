"""Reaction windows: something is about to happen or just did, and others may answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Candidate, Decision, Few, Found, Situation
from grognard.core.engine.procedures import Action, Ask, Call, Done, Procedure, Repeat, step
from grognard.core.records import Record, replace


class Occasion(Record, tag=True):
    """What may be reacted to. Subclasses name the units and places concerned."""


class Reaction(Record):
    """One way a seat may react: the choice that says so and the procedure it starts (None: it lets the occasion be)."""

    seat: int
    choice: Choice
    procedure: Any = None


class React(Decision):
    """A reaction is offered. Games subclass it to name the type of ``occasion``."""

    occasion: Any

    def candidates(self, g: Situation) -> Sequence[Candidate | Few | Found]:
        """The choices of the seat's reactions, as the game lists them now."""
        return [offer.choice for offer in g.rules.reactions(g, self.occasion) if offer.seat == self.seat]


class ReactionWindow(Procedure):
    """Asks each entitled seat in the game's order; after a reaction the world is looked at anew.

    The window's value is the last choice that let the occasion be, or None if nobody could react. ``passed`` are the
    seats that let it be since the last reaction. Games subclass it to name the types of ``occasion`` and of its
    decision.
    """

    occasion: Any
    passed: tuple[int, ...] = ()

    @step
    def offer(self, g: Situation) -> Ask | Done:
        """Ask the first seat that may react and has not let the occasion be."""
        offers = self.offers(g)
        return Ask(g.rules.react(offers[0].seat, self.occasion)) if offers else Done()

    @step
    def react(self, g: Situation, choice: Choice) -> Action:
        """Start what was chosen, or ask the next seat, or close the window."""
        offers = self.offers(g)
        seat = offers[0].seat
        procedure = next(offer.procedure for offer in offers if offer.seat == seat and offer.choice == choice)
        if procedure is not None:
            return Call(procedure)
        after = replace(self, passed=(*self.passed, seat))
        return Repeat(after) if after.offers(g) else Done(choice)

    @step
    def look_again(self, g: Situation) -> Repeat:
        """The reaction is over; others may follow."""
        return Repeat(replace(self, passed=()))

    def offers(self, g: Situation) -> Sequence[Reaction]:
        """The reactions of those who have not let the occasion be."""
        return [offer for offer in g.rules.reactions(g, self.occasion) if offer.seat not in self.passed]
