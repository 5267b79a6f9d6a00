"""What is agreed before a battle, and what is computed once from it: tables, map, nations, decks, who is who.

How halves are rounded is agreed too (``Context.half``, AZ-DEF-15).
"""

from __future__ import annotations

from collections.abc import Hashable
from copy import copy
from functools import lru_cache
from typing import Any

from grognard.core.battle import Battle
from grognard.core.engine.decisions import Situation
from grognard.core.records import Record, from_text, replace, to_text
from grognard.games.operation_ww2.data.forces import Force, ForceUnit
from grognard.games.operation_ww2.data.maps import Map, load_map
from grognard.games.operation_ww2.data.tables import Tables
from grognard.games.operation_ww2.data.tables.ground import Rate
from grognard.games.operation_ww2.data.tables.texts import tables_from
from grognard.games.operation_ww2.ground.changed_ground import changed
from grognard.games.operation_ww2.ground.darkness import at_night, is_night
from grognard.games.operation_ww2.ground.fallen_buildings import fallen
from grognard.games.operation_ww2.ground.sight import Sight
from grognard.games.operation_ww2.ground.terrain import Terrain
from grognard.games.operation_ww2.state.choices import Card
from grognard.games.operation_ww2.state.ground import Breach, Damaged, Dust, Smoke, Wreck
from grognard.games.operation_ww2.state.intents import Leg
from grognard.games.operation_ww2.state.muster import Quality, Roll, entries_by_model, mustered, quality_of, roll_call
from grognard.games.operation_ww2.state.setup import Setup
from grognard.games.operation_ww2.state.state import Model, State, Unit

G = Situation[State, "Context", Setup]
"""What may be asked of a battle."""
B = Battle[State, "Context", Setup]
"""A battle under way: for what carries out a rule, and for whoever plays a copy of it on."""

STATES = 16
"""Of so many states it is kept what was found out about them."""


Altered = tuple[tuple[Breach, ...], tuple[Wreck, ...], tuple[Smoke, ...], tuple[Damaged, ...], tuple[Dust, ...]]
"""What alters the ground in a battle."""

Companies = tuple[tuple[str, tuple[str, ...]], ...]
"""Units and those that go with each for a time."""


class Context:
    """The tables and the map of this battle, and what was agreed of its units. Nothing here is part of the state, but
    the map is the one that the state's breaches, wrecks, smoke, damaged buildings and dust have made of it."""

    def __init__(
        self,
        setup: Setup,
        breaches: tuple[Breach, ...] = (),
        wrecks: tuple[Wreck, ...] = (),
        smoke: tuple[Smoke, ...] = (),
        damaged: tuple[Damaged, ...] = (),
        dust: tuple[Dust, ...] = (),
    ) -> None:
        self.setup = setup
        self.night = is_night(setup.options, setup.scenario.light)
        own = tables_from(setup.tables)
        self.tables: Tables = at_night(own) if self.night else own
        self.laid: Map = _compiled(to_text(setup.map), tuple(sorted(setup.tables.items())))
        """The map as it was laid out before the battle."""
        self.drawn = frozenset(piece.id for piece in self.laid.ground.pieces)
        self._lay((breaches, wrecks, smoke, damaged, dust))
        self.rounds_up = setup.options["rounding"] == "up"
        self.nations = tuple(self.tables.nations[force.nation] for force in setup.forces)
        """Each seat's nation: base hand and privilege (AZ-CRD-02)."""
        self.decks = tuple(deck_of(force, self.tables) for force in setup.forces)
        """Each seat's cards before they are shuffled (AZ-CRD-11)."""
        self.roll: Roll = roll_call(setup.forces)
        """What the force lists say of each unit."""
        self.followed: tuple[State, Record, tuple[Leg, ...] | None] | None = None
        """The ways of followers that were found last (see ``following.first``)."""
        self._known: dict[int, tuple[State, dict[Hashable, Any]]] = {}
        self.kept: dict[Hashable, dict[Hashable, Any]] = {}
        """What is kept of units on this ground, by who keeps it."""
        self.qualities: dict[str, Quality] = {
            id: quality_of(entries, self.tables, setup.options["motorcycle_section_pl"])
            for id, entries in self.roll.items()
        }
        """Each unit's training, panic limit, strength at the start and characteristics."""
        self._entries = {
            model: entry
            for id, entries in self.roll.items()
            for model, entry in entries_by_model(id, entries, self.tables)
        }
        self._add_runners(setup)
        self.apart = self.roll, self.qualities
        """What the force lists say of each unit while nobody goes with it."""
        self.companies: Companies = ()

    def _lay(self, altered_by: Altered) -> None:
        self.altered_by = altered_by
        breaches, wrecks, smoke, damaged, dust = altered_by
        self.map: Map = changed(self.laid, breaches, wrecks, smoke)
        if damaged or dust:
            self.map = fallen(self.map, self.laid, damaged, dust, self.tables)
        self.terrain = Terrain(self.map, self.tables, self.setup.options["terrain_cost"] == "on_entry_only")
        self.sight = Sight(self.map, self.terrain, self.tables, self.setup.options)

    def altered(self, by: Altered) -> Context:
        """The same battle on ground that was altered so."""
        other = copy(self)
        other._known, other.kept = {}, {}
        other._lay(by)
        return other

    def accompanied(self, companies: Companies) -> Context:
        """The same battle with units that go together: while people go with a vehicle the entries of all are those of
        the one unit they are, as if they had been joined from the start (AZ-TMP-04). Nobody is a sniper then."""
        other = copy(self)
        other._known, other.kept = {}, {}
        other.companies = companies
        roll, qualities = self.apart
        other.roll, other.qualities = dict(roll), dict(qualities)
        for id, joined in companies:
            entries = (*roll[id], *(entry for each in joined for entry in roll[each] if not entry.vehicle))
            if len(entries) > len(roll[id]):
                whole = quality_of(entries, self.tables, self.setup.options["motorcycle_section_pl"])
                kept = whole.characteristics - {"sniper"}
                other.roll[id], other.qualities[id] = entries, replace(whole, characteristics=kept)
        return other

    def aside(self) -> Context:
        """The same battle for a look at what might be: what is found out about that is not kept in place of anything
        known of the battle itself."""
        other = copy(self)
        other._known, other.kept = {}, {}
        return other

    def known(self, state: State) -> dict[Hashable, Any]:
        """What has been found out about a state and is asked for again before it changes, by whatever names it. Only
        the last states' is kept, as what might be is looked at in between; nothing in it may depend on anything but the
        state."""
        found = self._known.pop(id(state), None) or (state, {})
        if len(self._known) >= STATES:
            del self._known[next(iter(self._known))]
        self._known[id(state)] = found
        return found[1]

    def _add_runners(self, setup: Setup) -> None:
        """A runner under way is a unit of one that has his home's training and none of its traits (AZ-COM-06)."""
        known = dict(self.roll)
        for id, unit in mustered(setup.forces, self.tables).items():
            for model in unit.models:
                if model.role == "runner":
                    known[model.id] = self.roll[id]
                    home = self.qualities[id]
                    self.qualities[model.id] = Quality(home.training, 1, people=1)
        if setup.options["vehicle_squads"] == "on":
            known |= self._dropped_out(setup)
        self.roll = known

    def _dropped_out(self, setup: Setup) -> Roll:
        """A vehicle that drops out of its squad is a unit of its own, as its entry has it (AZ-VSQ-03)."""
        found: dict[str, tuple[ForceUnit, ...]] = {}
        for id, unit in mustered(setup.forces, self.tables).items():
            entries = self.roll[id]
            if len(unit.vehicles) > 1 and len(entries) == len(unit.vehicles):
                for model, entry in zip(unit.vehicles, entries, strict=True):
                    found[model.id] = (entry,)
                    alone = quality_of((entry,), self.tables, setup.options["motorcycle_section_pl"])
                    self.qualities[model.id] = alone
        return found

    def rate_of(self, unit: Unit) -> Rate:
        """How far the people of a unit go: on foot, or on bicycles as long as all ride (AZ-MOV-01, AZ-BIK-01)."""
        riding = bool(unit.people) and all(model.is_cyclist for model in unit.people)
        return self.tables.rates["bicycle" if riding else "infantry"]

    def half(self, number: int) -> int:
        """Half of a number, rounded up or, by the option ``rounding``, down (AZ-DEF-15)."""
        return (number + self.rounds_up) // 2

    def has(self, unit: str, characteristic: str) -> bool:
        """Whether all of a unit has a characteristic (AZ-DEF-06)."""
        return all(entry.has(characteristic, self.tables) for entry in self.roll[unit])

    def drawn_as(self, piece: str) -> str:
        """The piece of the map as it was drawn that a piece is, or is a part of."""
        return piece if piece in self.drawn else piece.rpartition("-")[0]

    def model_has(self, unit: str, model: Model, characteristic: str) -> bool:
        """Whether one of a unit has a characteristic: what is bought for some of those who fight as one is not the
        others', nor a vehicle's that of who goes with it (AZ-DEF-06)."""
        entry = self._entries.get(model.id)
        whole = characteristic in self.qualities[unit].characteristics
        return whole and (entry is None or entry.has(characteristic, self.tables))

    def limit(self, id: str) -> int:
        """A single number of the rules: its value."""
        return self.tables.limits[id].value


def context_now(context: Context, state: State) -> Context:
    """The context that goes with a state: another one once terrain was breached, a wreck or smoke lies on it, a
    building was damaged, or units go together."""
    now = state.breaches, state.wrecks, state.smoke, state.damaged, state.dust
    if context.altered_by != now:
        context = context.altered(now)
    if context.setup.options["attachments"] == "on" or context.setup.options["tank_riders_allowed"] == "on":
        companies = tuple((unit.id, unit.joined) for unit in state.units.values() if unit.joined)
        if companies != context.companies:
            context = context.accompanied(companies)
    return context


def deck_of(force: Force, tables: Tables) -> tuple[Card, ...]:
    """The cards a force's nation plays with, before they are shuffled (AZ-CRD-11)."""
    deck = tables.decks[tables.nations[force.nation].deck]
    return tuple(Card(order, priority) for order, priority in deck.cards())


@lru_cache(maxsize=64)
def _compiled(map_text: str, tables: tuple[tuple[str, str], ...]) -> Map:
    return load_map(from_text(map_text), tables_from(dict(tables)))
