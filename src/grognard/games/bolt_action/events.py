"""What happens in a Bolt Action battle. Each event changes the state in one way; its sentence is in ``i18n``."""

from __future__ import annotations

from typing import ClassVar, Literal

from grognard.core.events import Event
from grognard.core.records import Record, replace
from grognard.games.bolt_action.choices import Leg
from grognard.games.bolt_action.state import (
    DrawnDie,
    Floor,
    Model,
    Order,
    Place,
    Ranging,
    State,
    Way,
    Wreck,
    without,
)
from grognard.space.plane import Point

Why = Literal["order", "ambush", "defence", "mistake"]
"""Why a unit shoots: its order, its Ambush, an assault on it (BA-CQ-02), a FUBAR (BA-FUB-02)."""

Loss = Literal[
    "casualties",
    "pins",
    "morale",
    "assault",
    "surrender",
    "fled",
    "weapon",
    "ammunition",
    "absent",
    "collapse",
    "knocked-out",
    "burnt",
    "abandoned",
    "lost-aboard",
    "empty",
    "overrun",
]
"""How a unit was lost."""

Grade = Literal["none", "superficial", "full", "massive", "destroyed"]
"""How badly a hit hurts a vehicle (BA-VEH-22); what destroys it outright needs no table (BA-VEH-27)."""

VehicleResult = Literal["crew-stunned", "immobilised", "on-fire", "knocked-out"]
"""The rows of the damage table of armoured targets."""


# ---- the turn ----------------------------------------------------------------------------------------------------


class RolledOff(Event):
    """A roll-off: the winning seat (BA-GEN-13)."""

    winner: int

    def apply(self, state: State) -> State:
        return replace(state, won_roll_off=self.winner)


class EdgesTaken(Event):
    """Each seat's own table edge (BA-SCN-01): 0 is the near edge, 1 the far one."""

    home: tuple[int, int]

    def apply(self, state: State) -> State:
        return replace(state, home=self.home)


class WaveNamed(Event):
    """A seat has written down its first wave; only it knows which units (BA-SCN-10)."""

    seat: int
    units: tuple[str, ...] | None

    def apply(self, state: State) -> State:
        first = set(self.units or ())
        return state.with_units(
            *(
                replace(unit, place="first_wave" if unit.id in first else "reserve")
                for unit in state.units.values()
                if unit.seat == self.seat and not unit.on_table and unit.place != "aboard"
            )
        )

    def seen_by(self, seat: int | None) -> WaveNamed:
        return self if seat == self.seat else replace(self, units=None)


class TurnBegan(Event):
    """A new turn; no die is drawn yet."""

    turn: int

    def apply(self, state: State) -> State:
        return replace(state, turn=self.turn, drawn=(), set_aside=(0, 0))


class DieDrawn(Event):
    """An order die is drawn from the cup (BA-TURN-02)."""

    seat: int

    def apply(self, state: State) -> State:
        return replace(state, drawn=(*state.drawn, DrawnDie(self.seat)))


class DieSetAside(Event):
    """A drawn die that no unit can use waits for the turn end (BA-TURN-04)."""

    seat: int

    def apply(self, state: State) -> State:
        aside = list(state.set_aside)
        aside[self.seat] += 1
        return replace(state, set_aside=(aside[0], aside[1]))


class DiePassed(DieSetAside):
    """By house rule its owner gives a drawn die to nobody (BA-TURN-10)."""


class OrderGiven(Event):
    """The drawn die is laid beside a unit (BA-TURN-02). Cyclists dismount for any order but Run (BA-SPC-07)."""

    unit: str
    order: Order
    assault: str | None = None
    loaded: Way | None = None

    def apply(self, state: State) -> State:
        seat = state.units[self.unit].seat
        drawn = (*state.drawn[:-1], DrawnDie(seat, self.unit, self.order))
        riding = state.units[self.unit].riding and self.order == "run"
        changed = state.changing(self.unit, order=self.order, kept=False, riding=riding, loaded=self.loaded)
        return replace(changed, drawn=drawn)


class DieTurned(Event):
    """The die beside a unit is turned to another order."""

    unit: str
    order: Order

    def apply(self, state: State) -> State:
        drawn = tuple(replace(die, order=self.order) if die.unit == self.unit else die for die in state.drawn)
        riding = state.units[self.unit].riding and self.order == "run"
        return replace(state.changing(self.unit, order=self.order, kept=False, riding=riding), drawn=drawn)


class DieTaken(Event):
    """A unit without an order reacts: a die of its side leaves the cup for it at once (BA-TURN-03)."""

    unit: str
    order: Order

    def apply(self, state: State) -> State:
        seat = state.units[self.unit].seat
        return replace(
            state.changing(self.unit, order=self.order, riding=False),
            drawn=(*state.drawn, DrawnDie(seat, self.unit, self.order)),
        )


class DiceReturned(Event):
    """Turn end: all dice go back to the cup but those kept (BA-TURN-06)."""

    keeping: tuple[str, ...]

    def apply(self, state: State) -> State:
        keeping = set(self.keeping)
        return state.with_units(
            *(
                replace(unit, kept=True, boarded=False, alighted=False)
                if unit.id in keeping
                else replace(unit, order=None, kept=False, boarded=False, alighted=False, loaded=None)
                for unit in state.units.values()
                if unit.order is not None or unit.boarded
            )
        )


class LengthRolled(Event):
    """The die for one more turn (BA-SCN-02)."""

    more: bool
    last_turn: int

    def apply(self, state: State) -> State:
        return replace(state, last_turn=self.last_turn)


class BattleEnded(Event):
    """The battle is over; points and winner (None: a draw) by BA-SCN-03."""

    points: tuple[int, int]
    winner: int | None

    def apply(self, state: State) -> State:
        return replace(state, ended=True)


class Conceded(Event):
    """A side gives the battle up; the other wins whatever the points."""

    seat: int

    def apply(self, state: State) -> State:
        return replace(state, ended=True, conceded=self.seat)


# ---- orders and nerve --------------------------------------------------------------------------------------------


class OrderTested(Event):
    """An order test: passed on ``value`` or less (BA-ORD-10)."""

    unit: str
    value: int
    total: int
    outcome: Literal["passed", "failed", "fubar"]


class Fubar(Event):
    """The FUBAR chart (BA-FUB-01)."""

    unit: str
    panic: bool


class Mistake(Event):
    """A unit takes a friend for the enemy (BA-FUB-02)."""

    unit: str
    target: str


class PinsTaken(Event):
    """A unit takes pins (BA-PIN-01); cyclists dismount (BA-SPC-07)."""

    unit: str
    pins: int

    def apply(self, state: State) -> State:
        return state.changing(self.unit, pins=state.units[self.unit].pins + self.pins, riding=False)


class PinsLost(Event):
    """A unit loses pins (BA-PIN-06)."""

    unit: str
    pins: int

    def apply(self, state: State) -> State:
        return state.changing(self.unit, pins=max(0, state.units[self.unit].pins - self.pins))


class MoraleTested(Event):
    """A morale check: passed on ``value`` or less (BA-MOR-07)."""

    unit: str
    value: int
    total: int
    passed: bool


class CheckRerolled(Event):
    """A unit's first failed morale check is rolled again (BA-NAT-SU-02)."""

    unit: str

    def apply(self, state: State) -> State:
        return state.changing(self.unit, rerolled=True)


class UnitDestroyed(Event):
    """A unit is removed for good, its die with it (BA-GEN-09)."""

    unit: str
    loss: Loss

    def apply(self, state: State) -> State:
        gone = {"place": "destroyed", "models": (), "order": None, "kept": False, "ranging": None, "inside": None}
        return state.changing(self.unit, aboard=None, **gone)


class QualityChanged(Event):
    """A Green unit has seen the elephant (BA-SPC-01)."""

    unit: str
    quality: str

    def apply(self, state: State) -> State:
        return state.changing(self.unit, quality=self.quality)


class FirstBlood(Event):
    """A Green unit has suffered its first casualty (BA-SPC-01)."""

    unit: str

    def apply(self, state: State) -> State:
        return state.changing(self.unit, blooded=True)


# ---- movement ----------------------------------------------------------------------------------------------------


class Moved(Event):
    """Models have walked these legs; each ends on its last point. ``pausing`` if the move is not over yet (BA-AMB-08).

    Indirect weapons lose the range of a target that moves, and their own count if they move (BA-WPN-08, BA-WPN-21).
    """

    unit: str
    legs: tuple[Leg, ...]
    facing: int | None = None
    entering: bool = False
    pausing: bool = False

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        ends = {leg.model: leg.points[-1] for leg in self.legs if leg.points}
        models = tuple(
            replace(model, x=ends[model.id][0], y=ends[model.id][1]) if model.id in ends else model
            for model in unit.models
        )
        place: Place = "table" if self.entering else unit.place
        inside = None if self.legs else unit.inside
        if models == unit.models and not self.entering and inside == unit.inside:
            return state.changing(self.unit, facing=unit.facing if self.facing is None else self.facing)
        watchers = (each for each in state.units.values() if each.ranging and each.ranging.target == self.unit)
        return state.with_units(
            *(replace(each, ranging=None) for each in watchers),
            replace(
                unit,
                models=models,
                place=place,
                facing=unit.facing if self.facing is None else self.facing,
                ranging=None,
                inside=inside,
            ),
        )


class Pose(Record):
    """Where a vehicle stands and which way it faces."""

    x: int
    y: int
    facing: int


class Drove(Event):
    """A vehicle has driven through these poses; it ends in the last. ``pausing`` if the move is not over yet
    (BA-AMB-08)."""

    unit: str
    poses: tuple[Pose, ...]
    entering: bool = False
    pausing: bool = False
    reversing: bool = False

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        pose = self.poses[-1]
        model = replace(unit.models[0], x=pose.x, y=pose.y, facing=pose.facing)
        watchers = (each for each in state.units.values() if each.ranging and each.ranging.target == self.unit)
        place: Place = "table" if self.entering else unit.place
        return state.with_units(
            *(replace(each, ranging=None) for each in watchers), replace(unit, models=(model,), place=place)
        )


class Boarded(Event):
    """A unit has boarded a vehicle, which stays where it is this turn (BA-TRN-02); or begins the battle there
    (BA-TRN-10)."""

    unit: str
    vehicle: str
    starting: bool = False

    def apply(self, state: State) -> State:
        unit, vehicle = state.units[self.unit], state.units[self.vehicle]
        watchers = (each for each in state.units.values() if each.ranging and each.ranging.target == self.unit)
        return state.with_units(
            *(replace(each, ranging=None) for each in watchers),
            replace(unit, place="aboard", aboard=self.vehicle, ranging=None),
            replace(vehicle, boarded=vehicle.boarded or not self.starting),
        )


class Dismounted(Event):
    """The men of a unit stand beside the vehicle they rode in (BA-TRN-04, BA-TRN-12); ``facing``: that of a gun."""

    unit: str
    vehicle: str
    models: tuple[Model, ...]
    facing: int | None = None

    def apply(self, state: State) -> State:
        facing = state.units[self.unit].facing if self.facing is None else self.facing
        there = {"models": self.models, "place": "table", "aboard": None}
        return state.changing(self.unit, facing=facing, alighted=True, **there)


class WentIn(Event):
    """A unit has gone in to a floor of a building, or up or down to it (BA-BLD-01, BA-BLD-07); ``places`` is where its
    men are drawn."""

    unit: str
    floor: Floor
    places: tuple[Leg, ...]
    facing: int | None = None

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        ends = {leg.model: leg.points[-1] for leg in self.places}
        models = tuple(
            replace(model, x=ends[model.id][0], y=ends[model.id][1]) if model.id in ends else model
            for model in unit.models
        )
        facing = unit.facing if self.facing is None else self.facing
        watchers = (each for each in state.units.values() if each.ranging and each.ranging.target == self.unit)
        return state.with_units(
            *(replace(each, ranging=None) for each in watchers),
            replace(unit, models=models, place="table", inside=self.floor, facing=facing, ranging=None),
        )


class BuildingFell(Event):
    """A building has come down (BA-BLD-04, BA-BLD-08)."""

    alters_context: ClassVar[bool] = True

    building: str

    def apply(self, state: State) -> State:
        return replace(state, fallen=(*state.fallen, self.building))


class ToldToLeave(Event):
    """A tank drives through the building: a unit in it is hit and has to leave (BA-BLD-05)."""

    unit: str
    hits: int


class StayedAway(Event):
    """A unit stays off the table this turn (BA-SCN-05, BA-SCN-10)."""

    unit: str

    def apply(self, state: State) -> State:
        return state.changing(self.unit, place="reserve")


# ---- shooting ----------------------------------------------------------------------------------------------------


class Volley(Record):
    """Like weapons of a unit firing alike: their models, how many shots, and the roll they need (BA-SHOOT-11).

    ``way``: how a gun that can be fired in two ways is fired (BA-HE-02, BA-WPN-07). ``pen`` is what is added to the
    damage die of a vehicle, None for small arms; ``side`` the side of an armoured target that is hit (BA-VEH-21).
    """

    weapon: str
    models: tuple[str, ...]
    shots: int
    need: int
    indirect: bool = False
    way: Way | None = None
    pen: int | None = None
    side: str | None = None


class ShotDeclared(Event):
    """A unit declares its target (BA-SHOOT-01)."""

    unit: str
    target: str
    why: Why


class NoShot(Event):
    """No weapon proves able to shoot (BA-SHOOT-29), or none may."""

    unit: str
    target: str | None = None


class Fired(Event):
    """A unit opens fire. ``spent`` one-shot weapons leave the hands of their bearers (BA-WPN-06)."""

    unit: str
    target: str
    volleys: tuple[Volley, ...]
    spent: tuple[str, ...] = ()

    def apply(self, state: State) -> State:
        if not self.spent:
            return state
        unit = state.units[self.unit]
        users = {id for volley in self.volleys if volley.weapon in self.spent for id in volley.models}
        models = tuple(
            replace(model, weapons=tuple(weapon for weapon in model.weapons if weapon not in self.spent))
            if model.id in users
            else model
            for model in unit.models
        )
        return state.changing(self.unit, models=models)


class Scored(Event):
    """How many of the shots hit."""

    unit: str
    target: str
    hits: int
    shots: int


class Burst(Event):
    """A high-explosive shell bursts: its hits after halving and its pins (BA-HE-01)."""

    unit: str
    target: str
    hits: int
    pins: int


class HullStruck(Event):
    """A hit on a vehicle: the die and penetration together against its value, and how badly it is hurt (BA-VEH-22)."""

    unit: str
    side: str
    total: int
    value: int
    grade: Grade


class VehicleDamaged(Event):
    """A row of the damage table befalls a vehicle; ``roll`` is what was rolled, with its modifiers."""

    unit: str
    roll: int
    result: VehicleResult

    def apply(self, state: State) -> State:
        if self.result != "immobilised":
            return state
        return state.changing(self.unit, immobilised=True)


class VehicleBeaten(Event):
    """Infantry in an assault has struck at a vehicle: its hits (BA-CQ-22)."""

    unit: str
    target: str
    hits: int


class WreckLeft(Event):
    """An armoured vehicle becomes a wreck where it stands (BA-MOV-15)."""

    unit: str

    def apply(self, state: State) -> State:
        return replace(state, wrecks=(*state.wrecks, Wreck(self.unit, state.units[self.unit].hull)))


class Spilled(Event):
    """The men aboard a lost vehicle are out of it, as far as there is room for them (BA-TRN-07, BA-TRN-14)."""

    unit: str
    models: tuple[Model, ...]

    def apply(self, state: State) -> State:
        return state.changing(self.unit, models=self.models, place="table", aboard=None)


class RangedIn(Event):
    """An indirect weapon's count of consecutive shots (BA-WPN-08)."""

    unit: str
    ranging: Ranging | None

    def apply(self, state: State) -> State:
        return state.changing(self.unit, ranging=self.ranging)


class FuelSpent(Event):
    """A flamethrower that is not a team's has no fuel left: the weapon is gone (BA-WPN-12)."""

    unit: str
    weapon: str

    def apply(self, state: State) -> State:
        models = tuple(
            replace(model, weapons=tuple(weapon for weapon in model.weapons if weapon != self.weapon))
            for model in state.units[self.unit].models
        )
        return state.changing(self.unit, models=models)


class SmokeLaid(Event):
    """A smoke shell has hit: a marker lies before the target until the turn ends (BA-WPN-16)."""

    alters_context: ClassVar[bool] = True

    unit: str
    target: str
    middle: Point

    def apply(self, state: State) -> State:
        return replace(state, smoke=(*state.smoke, self.middle))


class SmokeCleared(Event):
    """The smoke lifts at the turn end (BA-WPN-16)."""

    alters_context: ClassVar[bool] = True

    def apply(self, state: State) -> State:
        return replace(state, smoke=())


class Saved(Event):
    """A medic saves men (BA-HQ-05)."""

    unit: str
    men: int


class CasualtiesTaken(Event):
    """Models are removed."""

    unit: str
    models: tuple[str, ...]

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        return state.changing(self.unit, models=without(unit.models, self.models))


class WeaponPassedOn(Event):
    """A crewman takes over a weapon team's weapon (BA-DAM-07)."""

    unit: str
    model: Model

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        models = tuple(self.model if model.id == self.model.id else model for model in unit.models)
        return state.changing(self.unit, models=models)


class WeaponLost(Event):
    """A squad's special weapon is gone with its bearer (BA-DAM-12)."""

    unit: str
    weapon: str


class WeaponPickedUp(Event):
    """By house rule another man takes the weapon of one who has fallen (BA-DAM-12)."""

    unit: str
    model: Model

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        models = tuple(self.model if model.id == self.model.id else model for model in unit.models)
        return state.changing(self.unit, models=models)


class NewLeader(Event):
    """Another man leads the squad (BA-NAT-DE-03)."""

    unit: str
    model: str

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        models = tuple(replace(model, role="nco") if model.id == self.model else model for model in unit.models)
        return state.changing(self.unit, models=models)


# ---- close quarters ----------------------------------------------------------------------------------------------


class AssaultDeclared(Event):
    """A unit launches an assault (BA-CQ-01)."""

    unit: str
    target: str


class FellShort(Event):
    """The attackers do not reach their target (BA-CQ-03)."""

    unit: str
    target: str


class ContactMade(Event):
    """The attackers are upon the defenders, who forget their pins (BA-CQ-04)."""

    unit: str
    target: str

    def apply(self, state: State) -> State:
        return state.changing(self.target, pins=0)


class RoundFought(Event):
    """One round of blows: the losses each side inflicted (BA-CQ-08)."""

    attacker: str
    defender: str
    inflicted: tuple[int, int]


class Regrouped(Event):
    """The winner may regroup this far, in inches (BA-CQ-11)."""

    unit: str
    inches: int
