"""Axis & Allies Miniatures: cards, stacking, and how a battle ends."""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Any

from tests.referee import hexes
from tests.referee.axis_allies_minis_attacks import Attacks
from tests.referee.watching import Moment


@cache
def cards() -> dict[str, dict[str, Any]]:
    """The shipped cards by id."""
    folder = files("grognard.games.axis_allies_minis") / "data" / "cards"
    found = [tomllib.loads(each.read_text("utf-8")) for each in folder.iterdir() if each.name.endswith(".toml")]
    return {card["id"]: {**card, "nation": nation["nation"]} for nation in found for card in nation["card"]}


class Stacks(Attacks):
    """What a hex holds, and the turn's end (AAM-STACK, AAM-GAME)."""

    turn = 0
    phase = "deployment"

    def __init__(self, battle: Any, seed: int) -> None:
        super().__init__(battle, seed)
        self.penalties: Counter[tuple[int, Any]] = Counter()

    def card(self, state: Any, id: str) -> dict[str, Any]:
        return cards()[state.units[id].card]

    def able(self, card: dict[str, Any]) -> dict[str, int]:
        """Its abilities with their numbers."""
        pairs = (ability.split() for ability in card.get("abilities", ()))
        return {name: int(number[0]) if number else 0 for name, *number in pairs}

    def counts_as_vehicle(self, card: dict[str, Any]) -> bool:
        return card["type"] == "vehicle" or "large" in self.able(card)

    # ---- stacking ----------------------------------------------------------------------------------------------------

    def heap(self, state: Any, seat: int, at: Any) -> tuple[int, int]:
        """Soldiers and Vehicles of a seat in a hex."""
        here = [cards()[u.card] for u in state.units.values() if u.seat == seat and u.at == at and u.place == "map"]
        vehicles = sum(self.counts_as_vehicle(card) for card in here)
        return sum(card["type"] == "soldier" and not self.counts_as_vehicle(card) for card in here), vehicles

    def room(self, moment: Moment, id: str, at: Any) -> None:
        soldiers, vehicles = self.heap(moment.after, moment.after.units[id].seat, at)
        fits = soldiers <= 4 and vehicles <= 2 and soldiers + vehicles <= 5
        if self.options["overstack_mode"] == "u09":
            fits = soldiers + vehicles <= 4 and vehicles <= 2
        self.see(
            "no hex holds more than the most",
            fits,
            f"{id} into {hexes.of(at)}: {soldiers} soldiers, {vehicles} vehicles",
        )

    def saw_Penalised(self, event: Any, moment: Moment) -> None:
        unit = moment.before.units[event.unit]
        key = (unit.seat, unit.at)
        soldiers, vehicles = self.heap(moment.before, unit.seat, unit.at)
        _, others = self.heap(moment.before, 1 - unit.seat, unit.at)
        over = soldiers + vehicles > 3 or vehicles > 1 or (vehicles and others)
        self.see("only the overfull are penalised", over, f"{event.unit}: {soldiers} and {vehicles}")
        self.penalties[key] += 1
        self.see("one penalty for a hex", self.penalties[key] == 1, event.unit)

    def settled(self, state: Any) -> None:
        if state.phase in ("deployment", "end"):
            return
        air = Counter(u.at for u in state.units.values() if u.place == "map" and cards()[u.card]["type"] == "aircraft")
        self.see("one aircraft in a hex", all(count == 1 for count in air.values()), str(air))
        for unit in state.units.values():
            if unit.place == "aboard":
                carrier = state.units[unit.carrier]
                self.see("who rides is where his carrier is", carrier.at == unit.at and carrier.place == "map", unit.id)
            if unit.place == "map":
                self.see("who is on the map is in a hex of it", hexes.of(unit.at) in self.map.terrain, unit.id)

    # ---- the end -----------------------------------------------------------------------------------------------------

    def worth(self, state: Any) -> list[int]:
        cost = [0, 0]
        for unit in state.units.values():
            card = cards()[unit.card]
            points = card["points"]
            if self.options["unit_costs"] == "original":
                points = card.get("original", points)
            if unit.place == "destroyed":
                cost[1 - unit.seat] += points
        return cost

    def saw_TurnEnded(self, event: Any, moment: Moment) -> None:
        state = moment.before
        self.equal("victory points are the cost of the destroyed", list(event.points), self.worth(state))
        near = {0: False, 1: False}
        middle = self.map.objective
        for unit in state.units.values():
            if unit.place == "map" and cards()[unit.card]["type"] != "aircraft":
                near[unit.seat] = near[unit.seat] or hexes.distance(hexes.of(unit.at), middle) <= 1
        holder = 0 if near[0] and not near[1] else 1 if near[1] and not near[0] else None
        self.equal("who holds the objective", event.objective, holder)
        self.holder, self.score = holder, list(event.points)

    def saw_BattleEnded(self, event: Any, moment: Moment) -> None:
        if event.reason == "objective":
            self.equal("who holds the objective from turn 7 wins", (event.winner, self.turn >= 7), (self.holder, True))
        elif event.reason == "points":
            self.see("points decide from turn 10", self.turn >= 10 and self.holder is None, f"turn {self.turn}")
            self.see("more points win", event.winner == (0 if event.points[0] > event.points[1] else 1), str(event))
        elif event.reason == "destruction":
            left = [any(u.place != "destroyed" for u in moment.before.units.values() if u.seat == s) for s in (0, 1)]
            self.equal("whose army is gone loses", left, [event.winner == 0, event.winner == 1])
