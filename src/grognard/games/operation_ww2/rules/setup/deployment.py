"""Preparing a battle: who has which zone, who places when, where units are set up (AZ-SET).

Preparing
  TurningCards   two cards for a zone, for the next pair of units, for infiltrators
  SettingUp      first all others, then who infiltrates
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Candidate, Decision, Few, Found
from grognard.core.engine.dice import Pool, Roll, Total
from grognard.core.engine.procedures import Action, Ask, Become, Call, Done, Next, Procedure, Repeat, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.scenarios import Zone
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.rules.driving import companions
from grognard.games.operation_ww2.rules.setup import placing, zones
from grognard.games.operation_ww2.rules.tunnels.entries import PlacingEntries
from grognard.games.operation_ww2.rules.turn.initiative import TopCards
from grognard.games.operation_ww2.state.choices import BeginBelow, Card, PlaceNext, PlaceRest, SetUp, StayAway, TakeZone
from grognard.games.operation_ww2.state.events.setup import (
    CardsTurned,
    InfiltratorsAnnounced,
    Matter,
    StayedAway,
    UnitSetUp,
    ZonesTaken,
)
from grognard.games.operation_ww2.state.events.tunnels import WentBelow
from grognard.games.operation_ww2.state.state import Unit, enemy

SIDES: tuple[Zone, Zone] = ("south", "north")


class TurningCards(Procedure):
    """Both turn over the top card of their deck until they differ: the higher number sets up first (AZ-SET-04), the
    lower chooses a zone (AZ-SET-12). Equal cards are turned over again or, by the option ``setup_tie``, dice decide
    (AZ-SET-05). Its value: the seat that has won."""

    matter: Matter

    @step
    def turn(self, g: G) -> Action:
        return Call(TopCards())

    @step
    def compare(self, g: B, cards: tuple[Card, Card] | None) -> Action:
        if cards is None:
            return None
        first, second = (card.priority for card in cards)
        winner = None if first == second else int((second > first) == self.higher(g))
        g.emit(CardsTurned(self.matter, cards, winner), self.rule)
        if winner is not None:
            return Done(winner)
        return Repeat(self) if g.setup.options["setup_tie"] == "reveal_again" else None

    @step
    def dice(self, g: G) -> Action:
        return Call(RollingOff())

    @step
    def end(self, g: G, winner: int) -> Action:
        return Done(winner)

    @property
    def rule(self) -> str:
        """The rule by which cards are turned."""
        return {"zone": "AZ-SET-12", "set-up": "AZ-SET-04", "infiltrators": "AZ-SET-07"}[self.matter]

    def higher(self, g: G) -> bool:
        """Whether the higher number wins."""
        return self.matter != "zone" or g.setup.options["zone_choice"] == "higher_card"


class RollingOff(Procedure):
    """A die each until they differ. Its value: the seat with the higher face (AZ-SET-05)."""

    @step
    def dice(self, g: G) -> Action:
        return Roll((Pool(1, Total(), 10), Pool(1, Total(), 10)), say("az-roll-set-up"), ("AZ-SET-05",))

    @step
    def look(self, g: G, faces: tuple[int, int]) -> Action:
        first, second = faces
        return Repeat(self) if first == second else Done(int(second > first))


# ---- zones -------------------------------------------------------------------------------------------------------


class TakingZones(Procedure):
    """Who wins the cards chooses a side of the table, where the scenario leaves it open (AZ-SET-12)."""

    chooser: int = 0

    @step
    def turn_cards(self, g: G) -> Action:
        return Done() if g.state.zones else Call(TurningCards("zone"))

    @step
    def ask(self, g: G, winner: int) -> Action:
        return Become(TakingZones(winner), Ask(ChooseZone(winner)))

    @step
    def take(self, g: B, choice: TakeZone) -> None:
        other: Zone = "north" if choice.zone == "south" else "south"
        pair: tuple[Zone, Zone] = (choice.zone, other) if self.chooser == 0 else (other, choice.zone)
        g.emit(ZonesTaken(self.chooser, pair), "AZ-SET-12")


class ChooseZone(Decision):
    """Which side of the table (AZ-SET-12)."""

    def candidates(self, g: G) -> Sequence[Choice]:
        """South and north."""
        return [TakeZone(zone) for zone in SIDES]


# ---- units -------------------------------------------------------------------------------------------------------


class SettingUp(Procedure):
    """Card by card both place a unit each, who has the higher number first; at the end the side with units left places
    them without cards (AZ-SET-04). ``matter``: infiltrators come when all others stand (AZ-SET-07).

    ``due`` are the seats that place on the cards just turned, ``unit`` what the first of them places; ``trusting`` are
    the seats whose units are placed for them, ``covered`` those of them whose units look for cover first.
    """

    matter: Matter
    due: tuple[int, ...] = ()
    unit: str | None = None
    trusting: tuple[int, ...] = ()
    covered: tuple[int, ...] = ()

    @step
    def turn_cards(self, g: G) -> Action:
        waiting = [seat for seat in (0, 1) if to_set_up(g, seat, self.matter)]
        if not waiting:
            return Done()
        if self.due:
            return Next(self.due[0]) if to_set_up(g, self.due[0], self.matter) else Repeat(self.after())
        return Call(TurningCards(self.matter)) if len(waiting) > 1 else Next(waiting[0])

    @step
    def choose_unit(self, g: G, seat: int) -> Action:
        both = not self.due and bool(to_set_up(g, enemy(seat), self.matter))
        due = self.due or ((seat, enemy(seat)) if both else (seat,))
        begun = replace(self, due=due)
        if seat in self.trusting:
            return begun.then(Next(PlaceRest(in_cover=seat in self.covered)))
        return begun.then(Ask(ChooseToPlace(seat, self.matter)))

    @step
    def choose_place(self, g: G, choice: PlaceNext | PlaceRest) -> Action:
        seat = self.due[0]
        if isinstance(choice, PlaceNext):
            return self.then(Ask(ChoosePlace(seat, choice.unit)), unit=choice.unit)
        unit = to_set_up(g, seat, self.matter)[0]
        place = placing.suggestion(g, g.state.units[unit], careful=choice.in_cover) or StayAway()
        return self.trusted(seat, choice).then(Next(place), unit=unit)

    @step
    def place(self, g: B, choice: SetUp | StayAway | BeginBelow) -> Action:
        assert self.unit is not None
        if isinstance(choice, BeginBelow):
            g.emit(WentBelow(self.unit, choice.manhole), "AZ-TUN-12")
            return Repeat(self.after())
        if isinstance(choice, SetUp):
            rule = "AZ-SET-07" if self.matter == "infiltrators" else "AZ-SET-04"
            g.emit(UnitSetUp(self.unit, choice.posts), rule, "AZ-SET-11")
            if companions.go_together(g):
                companions.set_up(g, self.unit)
        else:
            g.emit(StayedAway(self.unit), "AZ-SET-11")
        return Repeat(self.after())

    def after(self) -> SettingUp:
        """The next of those who are due, or new cards."""
        return SettingUp(self.matter, self.due[1:], trusting=self.trusting, covered=self.covered)

    def trusted(self, seat: int, choice: PlaceRest) -> SettingUp:
        """With a seat among those whose units are placed for them."""
        if seat in self.trusting:
            return self
        covered = (*self.covered, seat) if choice.in_cover else self.covered
        return replace(self, trusting=(*self.trusting, seat), covered=covered)


def to_set_up(g: G, seat: int, matter: Matter) -> list[str]:
    """The units of a seat that are still to be set up: infiltrators, or all others (AZ-SET-07)."""
    return [
        unit.id
        for unit in g.state.of(seat)
        if unit.place == "waiting" and zones.infiltrates(g, unit.id) == (matter == "infiltrators")
    ]


class Preparing(Procedure):
    """Zones, then all units but infiltrators, then those (AZ-SET-04, AZ-SET-07, AZ-SET-12)."""

    @step
    def take_zones(self, g: G) -> Action:
        return Call(TakingZones())

    @step
    def announce(self, g: B) -> None:
        """Who has infiltrators says so before anybody is set up (AZ-SET-07)."""
        for seat in (0, 1):
            units = tuple(to_set_up(g, seat, "infiltrators"))
            if units:
                g.emit(InfiltratorsAnnounced(seat, units), "AZ-SET-07")

    @step
    def entries(self, g: G) -> Action:
        """The ways to the tunnels, before anybody is set up (AZ-TUN-01)."""
        return Call(PlacingEntries()) if g.setup.options["tunnels"] == "on" else None

    @step
    def set_up(self, g: G) -> Action:
        return Call(SettingUp("set-up"))

    @step
    def infiltrate(self, g: G) -> Action:
        return Call(SettingUp("infiltrators"))


def entries_for(g: G, unit: Unit) -> list[int]:
    """The entries at which a unit may begin below ground: infiltrators on foot, without a roll (AZ-TUN-12)."""
    infantry = all(model.is_person and model.aboard is None for model in unit.models)
    if not infantry or not zones.infiltrates(g, unit.id):
        return []
    return list(range(len(g.state.manholes)))


class ChooseToPlace(Decision):
    """Which unit is set up next; or all of them by the program (AZ-SET-04).

    Places that do not look for cover are retired."""

    retired: ClassVar[tuple[Choice, ...]] = (PlaceRest(),)

    matter: Matter

    def candidates(self, g: G) -> Sequence[Choice]:
        """Every unit still off the table, then the rest at once."""
        return [*(PlaceNext(unit) for unit in to_set_up(g, self.seat, self.matter)), PlaceRest(in_cover=True)]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """As listed; the retired for the sake of saves."""
        accepted = choice in self.retired or choice in self.candidates(g)
        return None if accepted else Refused(say("refused-not-offered"))


class ChoosePlace(Decision):
    """Where a unit is set up: anywhere the rules allow (AZ-SET-07, AZ-SET-11)."""

    sampled: ClassVar[bool] = True

    unit: str

    def candidates(self, g: G) -> Sequence[Candidate | Few | Found]:
        """The tunnels, a few places; if there is no room at all, staying away."""
        return [*self.somewhere(g), StayAway()]

    def somewhere(self, g: G) -> list[Candidate | Few | Found]:
        """Wherever the unit might be."""
        unit = g.state.units[self.unit]
        return [*(BeginBelow(number) for number in entries_for(g, unit)), *placing.candidates(g, unit)]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The first rule a place breaks."""
        unit = g.state.units[self.unit]
        if isinstance(choice, SetUp):
            fault = next(zones.faults(g, unit, choice.posts), None)
            return None if fault is None else Refused(fault.message, *fault.rules)
        if isinstance(choice, BeginBelow):
            found = choice.manhole in entries_for(g, unit)
            return None if found else Refused(say("az-refused-descent"), "AZ-TUN-12")
        if isinstance(choice, StayAway):
            room = self.has_any(g, self.somewhere(g))
            return Refused(say("az-refused-room"), "AZ-SET-04") if room else None
        return Refused(say("refused-not-offered"))

    def draws(self, g: G, random: Random) -> Iterator[Candidate]:
        """A place tried at random, until one is free; now and then a tunnel."""
        below = entries_for(g, g.state.units[self.unit])
        if below and not random.randrange(3):
            yield BeginBelow(random.choice(below))
        yield from placing.draws(g, g.state.units[self.unit], random)
