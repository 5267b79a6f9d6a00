"""People on foot go: a leading model walks its way, the others follow, and shots may fall on it (AZ-ORD-01, AZ-MOV,
AZ-ANT)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision, Found
from grognard.core.engine.dice import Pool, Successes, rolls
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.ground.contact import contacts
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.rules.close_combat.close_combat import CloseCombat
from grognard.games.operation_ww2.rules.fire.volley import Fired
from grognard.games.operation_ww2.rules.intent.interrupting import begin_to_move
from grognard.games.operation_ww2.rules.movement import bicycles, following
from grognard.games.operation_ww2.rules.movement.following import March
from grognard.games.operation_ww2.rules.movement.held_shots import Treading, tracks_of
from grognard.games.operation_ww2.state.choices import Follow
from grognard.games.operation_ww2.state.events.bicycles import RiderStuck
from grognard.games.operation_ww2.state.events.turn import SpeedMeasured
from grognard.games.operation_ww2.state.intents import AssaultIntent, Leg, MoveIntent, Speed
from grognard.games.operation_ww2.state.state import Ordered
from grognard.space.plane import Point, length_of


class Moving(Procedure):
    """A unit on foot goes, without firing (AZ-ORD-01). The value: its fire has given nothing away."""

    ordered: Ordered

    @step
    def go(self, g: G) -> Action:
        declared = self.ordered.intent
        assert isinstance(declared, MoveIntent)
        return Call(Walking(self.ordered, declared.lead, declared.way))

    @step
    def end(self, g: G, value: object) -> Action:
        fired: Fired = ""
        return Done(fired)


class Walking(Procedure):
    """The movement of a Move or an Assault on foot, through these places. ``march`` is None until it is known how far
    the others can follow; ``fired`` is what the unit's fire has given away before it goes."""

    ordered: Ordered
    lead: str
    way: tuple[Point, ...]
    fired: Fired = ""
    march: March | None = None

    @step
    def ask(self, g: B) -> Action:
        """The leading model's way stands; its player says how the others follow (AZ-MOV-04, AZ-INT-08), or has said so
        already: that they follow closely, or every way by the option ``declared_path``."""
        intent = self.ordered.intent
        assert isinstance(intent, (MoveIntent, AssaultIntent))
        unit = g.state.units[self.ordered.unit]
        march = following.begun(g, unit, self.ordered.card.order, intent.speed, self.lead, self.way, intent.besides)
        if march is None:
            return Done()
        if intent.besides.bicycles == "on":
            bicycles.get_on(g, unit)
        going = replace(self, march=march)
        if not following.followers(unit, march):
            return going.then(Next(Follow((), march.short is not None)))
        if intent.besides.legs and following.refusal(g, march, intent.besides.legs) is None:
            return going.then(Next(Follow(intent.besides.legs)))
        if intent.closely:
            short = march.short is not None
            legs = following.first(g, march.ending(short))
            if legs is not None:
                return going.then(Next(Follow(legs, short)))
        return going.then(Ask(ChooseFollowing(unit.seat, march)))

    @step
    def walk(self, g: B, choice: Follow) -> Action:
        assert self.march is not None
        way = self.march.ending(choice.short).way
        lead = Leg(self.march.lead, way, 0 if choice.short else self.march.storey)
        return Call(set_out(g, self.ordered, (lead, *choice.legs), self.fired))

    @step
    def dismount(self, g: B, value: object) -> Action:
        unit = g.state.units[self.ordered.unit]
        if self.march is not None and self.march.mounting == "off" and unit.on_table and not unit.broken:
            bicycles.get_off(g, unit)
        return Done()


def set_out(g: B, ordered: Ordered, legs: Sequence[Leg], fired: Fired, length: int = 0) -> Procedure:
    """The models of a unit go these ways, that of the leading one first, from where they stand; cyclists take the
    driving tests of the ground (AZ-BIK-06). If that one stays, ``length`` is how long the way declared for it is."""
    found = tuple(bicycles.driving_tests(g, g.state.units[ordered.unit], legs))
    if found:
        return Pedalling(ordered, tuple(legs), fired, found, length)
    return going_off(g, ordered, legs, fired, length)


class Pedalling(Procedure):
    """Each cyclist tests where ground asks for it, 5 cm in; who fails stops there, the others go on (AZ-BIK-06,
    AZ-DRV-01 to AZ-DRV-03)."""

    ordered: Ordered
    legs: tuple[Leg, ...]
    fired: Fired
    tests: tuple[bicycles.Test, ...]
    length: int = 0

    @step
    def roll_dice(self, g: G) -> Action:
        unit = g.state.units[self.ordered.unit]
        need = g.context.qualities[unit.id].training
        dice = tuple(Pool(test.dice, Successes(need), 10) for test in self.tests)
        return rolls(dice, say("az-roll-driving", need=need), "AZ-BIK-06", "AZ-DRV-01", seat=unit.seat)

    @step
    def go(self, g: B, passed: tuple[int, ...]) -> Action:
        failed = [test for test, count in zip(self.tests, passed, strict=True) if count < test.dice]
        for model in dict.fromkeys(test.model for test in failed):
            first = min((test for test in failed if test.model == model), key=lambda test: test.at)
            g.emit(RiderStuck(self.ordered.unit, model, first.piece), "AZ-BIK-06", "AZ-DRV-02")
        legs = bicycles.stopped(g.state.units[self.ordered.unit], self.legs, failed)
        return Call(going_off(g, self.ordered, legs, self.fired, self.length))

    @step
    def arrive(self, g: G, value: object) -> Action:
        return Done(value)


def going_off(g: B, ordered: Ordered, legs: Sequence[Leg], fired: Fired, length: int = 0) -> Procedure:
    """The models of a unit go these ways."""
    unit = g.state.units[ordered.unit]
    tracks = tracks_of(unit, legs)
    if g.setup.options["speed_class"] == "by_distance":
        measure(g, ordered, max(length_of(track.way) for track in tracks))
    begin_to_move(g, next((each for each in g.state.chain if each.unit == unit.id), ordered), fired)
    going = Treading(unit.id, tracks, length=length)
    leaving = tuple(leg.model for leg in legs if leg.way)
    if g.setup.options["leave_melee"] == "free" or not any(model.id in leaving for model, _, _ in contacts(g, unit)):
        return going
    return Leaving(unit.id, leaving, going)


class Leaving(Procedure):
    """By the option ``leave_melee`` models that leave close combat take a parting blow from those they were in contact
    with (AZ-CC-14)."""

    unit: str
    leaving: tuple[str, ...]
    going: Treading

    @step
    def suffer(self, g: G) -> Action:
        return Call(CloseCombat(self.unit, leaving=self.leaving))

    @step
    def go(self, g: G, value: object) -> Action:
        return Call(self.going)


def measure(g: B, ordered: Ordered, length: float) -> None:
    """By the option ``speed_class`` how far the farthest model goes says if the unit went slowly or fast
    (AZ-MOV-03)."""
    unit, intent = g.state.units[ordered.unit], ordered.intent
    assert isinstance(intent, (MoveIntent, AssaultIntent))
    speed: Speed = "slow" if length <= g.context.rate_of(unit).slow else "fast"
    if speed != intent.speed:
        g.emit(SpeedMeasured(unit.id, speed), "AZ-MOV-03")


class ChooseFollowing(Decision):
    """How the models of a unit follow the one that leads (AZ-MOV-04, AZ-INT-08)."""

    sampled: ClassVar[bool] = True

    march: March

    def candidates(self, g: G) -> Sequence[Found]:
        """Keeping the formation, closing up."""
        short = self.march.short is not None
        return [Found(Follow(legs, short) for legs in dict.fromkeys(following.found(g, self.march.ending(short))))]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The rule against it."""
        if not isinstance(choice, Follow):
            return Refused(say("refused-not-offered"))
        if choice.short and self.march.short is None:
            return Refused(say("az-refused-short"), "AZ-MOV-04")
        march = self.march.ending(choice.short)
        # What was found has been checked.
        return None if choice.legs == following.remembered(g, march) else following.refusal(g, march, choice.legs)

    def draws(self, g: G, random: Random) -> Iterator[Choice]:
        """The first of those listed."""
        short = self.march.short is not None
        legs = following.first(g, self.march.ending(short))
        assert legs is not None
        yield Follow(legs, short)
