"""The referee of Bolt Action: the cup, orders, morale, losses and the end; moves and shots stand beside."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from grognard.core.engine.decisions import Decision
from grognard.core.engine.events import Chosen, Rolled
from tests.referee.bolt_action_shots import Shots
from tests.referee.plane import least_gap
from tests.referee.watching import Moment

MORALE = {"inexperienced": 8, "regular": 9, "veteran": 10}
RANKS = {"second-lieutenant": 1, "first-lieutenant": 2, "captain": 3, "major": 4}
VALUES = {"inexperienced": 3, "regular": 4, "veteran": 5}
ANTI_TANK = {"panzerfaust", "piat", "bazooka", "panzerschreck", "anti-tank-rifle"}


@cache
def table(name: str) -> dict[str, Any]:
    """A shipped table by its rows' ids."""
    text = (files("grognard.games.bolt_action") / "data" / f"{name}.toml").read_text("utf-8")
    read = tomllib.loads(text)
    rows = next(value for value in read.values() if isinstance(value, list) and value and isinstance(value[0], dict))
    return {row["id"]: row for row in rows}


def bounds_of(roll: Any) -> Any:
    """The bounds of the rows of the cup's die."""
    return roll.pools[0].reading.bounds


class BoltAction(Shots):
    """See the catalogue's sections on the turn, orders, morale, pins and scenarios."""

    def __init__(self, battle: Any, seed: int) -> None:
        super().__init__(battle, seed)
        self.options = battle.setup.options
        self.lists = {
            f"{'ab'[seat]}.{unit.id}": unit for seat, army in enumerate(battle.setup.armies) for unit in army.unit
        }
        self.entries = {id: table("units")[unit.entry] for id, unit in self.lists.items()}
        self.nations = [army.nation for army in battle.setup.armies]
        self.begun = {id: len(unit.models) for id, unit in battle.state.units.items()}
        self.had_nco = {id for id, unit in battle.state.units.items() if any(m.role == "nco" for m in unit.models)}
        self.lost: dict[str, int] = dict.fromkeys(self.begun, 0)
        self.gained: dict[str, int] = dict.fromkeys(self.begun, 0)
        self.turn = 0
        self.thrown_down: set[str] = set()
        self.expects: tuple[str, bool, int, int] | None = None
        self.total: tuple[int, ...] = ()
        self.purpose = ""
        self.pin_cause: list[str] = []
        self.rallied: str | None = None

    # ---- what a unit is ----------------------------------------------------------------------------------------------

    def rules_of(self, id: str) -> set[str]:
        return {*self.lists[id].rules, *self.entries[id].get("rules", ()), *self.entries[id].get("traits", ())}

    def is_vehicle(self, id: str) -> bool:
        return bool(self.entries[id]["kind"] == "vehicle")

    def is_armoured(self, id: str) -> bool:
        return self.is_vehicle(id) and self.entries[id]["damage"] != "soft-skin"

    def is_open(self, id: str) -> bool:
        return bool(self.entries[id].get("open_topped"))

    def morale(self, state: Any, id: str, more: int = 0, check: bool = False, officers: bool = True) -> set[int]:
        """What an order test or check must not exceed (BA-MOR-01 to BA-MOR-04); several where a distance is close."""
        unit = state.units[id]
        pins = unit.pins * (2 if "shirkers" in self.rules_of(id) else 1)
        if check and "stubborn" in self.rules_of(id):
            pins = 0
        base = MORALE[unit.quality] - pins + more
        if id in self.had_nco and not any(model.role == "nco" for model in unit.models):
            base -= 1
        if self.entries[id].get("team_weapon") and not self.is_vehicle(id) and len(unit.men) == 1:
            base -= 1
        sure, maybe = 0, 0
        if officers and not self.is_vehicle(id):
            reach = 12000 if self.nations[unit.seat] == "german" else 6000
            for other in state.units.values():
                rank = RANKS.get(self.entries[other.id].get("rank", ""), 0)
                chief = [model for model in other.models if model.role == "officer"]
                if not rank or other.seat != unit.seat or other.place != "table" or not chief:
                    continue
                if other.id == id:
                    sure, maybe = max(sure, rank), max(maybe, rank)
                elif unit.place == "table":
                    if other.inside or unit.inside:
                        maybe = max(maybe, rank)
                        continue
                    apart = least_gap(chief, unit.models)
                    if apart <= reach - 3:
                        sure = max(sure, rank)
                    if apart <= reach + 3:
                        maybe = max(maybe, rank)
        extra = {0}
        if self.is_vehicle(id) and any("command-vehicle" in self.rules_of(other.id) for other in state.units.values()):
            extra = {0, 1}
        bonuses = {sure, maybe} | set(range(sure, maybe + 1))
        return {min(10, base + bonus + plus) for bonus in bonuses for plus in extra}

    # ---- the cup -----------------------------------------------------------------------------------------------------

    def cup(self, state: Any) -> list[int]:
        """Dice in the cup, each side (BA-TURN-01, BA-TURN-03, BA-TURN-09)."""
        dice = [0, 0]
        for unit in state.units.values():
            if unit.place == "destroyed" or unit.order is not None:
                continue
            waits = unit.place == "reserve"
            if unit.place == "aboard":
                carrier = state.units[unit.aboard]
                waits = carrier.place == "reserve"
            if waits and state.turn == 1 and self.options["reserve_dice"] == "from_turn_2":
                continue
            dice[unit.seat] += 1
        return [max(0, count - aside) for count, aside in zip(dice, state.set_aside, strict=True)]

    def rolled(self, what: Rolled, state: Any) -> None:
        self.total, self.purpose = what.faces, what.roll.purpose.id
        if self.purpose == "ba-roll-cup":
            near, far = self.cup(state)
            self.equal("the cup holds a die for each unit without one", bounds_of(what.roll), (near, near + far))
            self.equal("the cup's die has a face for each die", what.roll.sides, (near + far,))
        self.shot_rolled(what, state)

    def saw_TurnBegan(self, event: Any, moment: Moment) -> None:
        self.equal("turns follow each other", event.turn, self.turn + 1)
        self.turn = event.turn
        for unit in moment.after.units.values():
            if unit.order is not None:
                kept = unit.kept and unit.order in ("ambush", "down")
                # Whom a bombardment before turn 1 made go Down has its die of that turn (BA-SCN-07, BA-TRN-07).
                thrown = event.turn == 1 and unit.id in self.thrown_down and unit.order == "down"
                self.see("only kept dice lie at a turn's start", kept or thrown, unit.id)
                if not thrown and unit.order == "down" and self.options["vehicles_keep_down"] == "off":
                    self.see("vehicles return a Down die", not self.is_vehicle(unit.id), unit.id)

    def saw_DieDrawn(self, event: Any, moment: Moment) -> None:
        self.over(moment.before)
        cup = self.cup(moment.before)
        self.see("a die is drawn that is in the cup", cup[event.seat] > 0, f"seat {event.seat}, cup {cup}")
        if self.purpose == "ba-roll-cup" and all(cup):
            near = self.total[0] <= cup[0]
            self.equal("the die drawn is the one the roll says", event.seat, 0 if near else 1)
        self.purpose = ""

    def saw_OrderGiven(self, event: Any, moment: Moment) -> None:
        unit = moment.before.units[event.unit]
        drawn = moment.before.drawn[-1]
        self.see(
            "an order goes to a unit of the side drawn", drawn.seat == unit.seat and drawn.unit is None, event.unit
        )
        self.see("a unit is ordered once a turn", unit.order is None and unit.place != "destroyed", event.unit)
        kind = self.entries[event.unit]["kind"]
        if unit.place == "aboard" or unit.place in ("reserve", "first_wave"):
            allowed = {"advance", "run", "down"}
        elif kind == "vehicle":
            allowed = {"fire", "ambush", "rally"} | (set() if unit.immobilised else {"advance", "run"})
        else:
            allowed = {"fire", "advance", "run", "ambush", "rally", "down"}
        self.see("the order is open to the unit", event.order in allowed, f"{event.unit} {unit.place} {event.order}")
        forced = unit.place == "reserve" or "shirkers" in self.rules_of(event.unit)
        more = -1 if unit.place == "reserve" else 0
        if event.assault and self.needs_courage(moment.before, unit, event.assault):
            forced, more = True, more - 3
        if "one-man-turret" in self.entries[event.unit].get("traits", ()) and event.order == "advance":
            forced = True
        needed = event.order != "down" and (unit.pins > 0 or forced)
        if unit.place == "first_wave" or (unit.place == "aboard" and unit.pins == 0 and not forced):
            needed = False
        self.expects = (event.unit, needed, more, unit.pins)
        self.begin(event.unit, event.order, moment.before)

    def needs_courage(self, state: Any, unit: Any, target: str) -> bool:
        """Men without anti-tank gear assault an enclosed armoured vehicle (BA-CQ-20, BA-CQ-29)."""
        if not self.is_armoured(target) or self.is_open(target):
            return False
        armed = [bool(ANTI_TANK & set(model.weapons)) for model in unit.models]
        every = self.options["at_gear_needed"] == "all"
        return not ("tank-hunters" in self.rules_of(unit.id) or (all(armed) if every else any(armed)))

    def happened(self, moment: Moment) -> None:
        name = type(moment.what).__name__
        if self.expects is not None and name not in ("OrderGiven", "AssaultDeclared"):
            unit, needed, _, _ = self.expects
            late = self.options["declare_assault_with_order"] == "off"
            if not (late and name == "OrderTested"):
                tested = name == "OrderTested"
                self.see(
                    "an order is tested when it must be", tested == needed, f"{unit}: {name}, test needed: {needed}"
                )
                if not tested:
                    self.expects = None
        self.balance(moment, name)

    def saw_OrderTested(self, event: Any, moment: Moment) -> None:
        _, _, more, pins = self.expects or (event.unit, True, 0, 0)
        self.expects = None
        state = moment.before
        unit = state.units[event.unit]
        values = self.morale(state, event.unit, more, officers=unit.place == "table")
        if self.options["declare_assault_with_order"] == "off":
            values |= self.morale(state, event.unit, more - 3) | self.morale(
                state, event.unit, more - 4, officers=False
            )
        self.see("the order test's value", event.value in values, f"{event.unit}: {event.value}, should be {values}")
        self.equal("the order test's dice", event.total, sum(self.total))
        right = (
            "fubar" if event.total == 12 else "passed" if event.total == 2 or event.total <= event.value else "failed"
        )
        self.equal("the order test's outcome", event.outcome, right, f"{event.total} against {event.value}")
        self.pin_cause = ["order"] if right == "passed" and pins else []
        if right == "failed" and self.is_vehicle(event.unit) and self.options["vehicle_fail"] == "reverse":
            self.manner = "balk"

    def saw_MoraleTested(self, event: Any, moment: Moment) -> None:
        values = self.morale(moment.before, event.unit, check=True)
        self.see("the morale check's value", event.value in values, f"{event.unit}: {event.value}, should be {values}")
        self.equal("the morale check's dice", event.total, sum(self.total))
        right = event.total != 12 and (event.total == 2 or event.total <= event.value)
        self.equal("the morale check's outcome", event.passed, right, f"{event.total} against {event.value}")
        self.morale_tested(event, moment)

    # ---- pins --------------------------------------------------------------------------------------------------------

    def saw_PinsLost(self, event: Any, moment: Moment) -> None:
        unit = moment.before.units[event.unit]
        self.see(
            "no more pins are lost than there are",
            1 <= event.pins <= unit.pins,
            f"{event.unit}: {event.pins} of {unit.pins}",
        )
        if "BA-ORD-11" in moment.rules:
            self.equal("a passed test loses one pin", (event.pins, self.options["pin_loss_on_pass"]), (1, "on"))
        elif "BA-ORD-06" in moment.rules:
            self.equal("Rally loses a die's pins", event.pins, min(unit.pins, self.total[0]) if self.total else 0)
            self.see("only a rallied unit rallies", unit.order == "rally", event.unit)
        elif "BA-TURN-07" in moment.rules:
            self.see("a kept Down loses a pin", event.pins == 1 and unit.order == "down", event.unit)
        else:
            self.complain("pins are lost for a reason", f"{event.unit}: {moment.rules}")

    def balance(self, moment: Moment, name: str) -> None:
        """Pins, models and dice change by what may change them, and by nothing else."""
        before, after = moment.before.units, moment.after.units
        for id, unit in after.items():
            was = before[id]
            if unit is was:
                continue
            self.see("pins are never below none", unit.pins >= 0, id)
            if unit.pins != was.pins:
                reason = name in ("PinsTaken", "PinsLost", "ContactMade", "GunManned", "UnitDestroyed")
                self.see("pins change by their events", reason, f"{id}: {was.pins} to {unit.pins} by {name}")
            if len(unit.models) != len(was.models):
                reason = name in ("CasualtiesTaken", "UnitDestroyed", "GunManned", "Spilled", "Dismounted")
                self.see(
                    "models go by their events", reason, f"{id}: {len(was.models)} to {len(unit.models)} by {name}"
                )
                self.see("models are only lost", len(unit.models) < len(was.models) or name == "GunManned", id)
            if unit.order != was.order:
                reason = name in ("OrderGiven", "DieTurned", "DieTaken", "DiceReturned", "UnitDestroyed", "GunManned")
                self.see("dice change by their events", reason, f"{id}: {was.order} to {unit.order} by {name}")
            if was.place == "destroyed" and name != "GunManned":
                self.see("what is destroyed stays destroyed", unit.place == "destroyed", f"{id} by {name}")

    def saw_PinsTaken(self, event: Any, moment: Moment) -> None:
        self.see("pins are taken by the living", moment.before.units[event.unit].place == "table", event.unit)
        self.pins_taken(event, moment)

    def saw_DieTaken(self, event: Any, moment: Moment) -> None:
        self.lay_in_wait = False
        unit = moment.before.units[event.unit]
        self.see("who has an order does not react with a die", unit.order is None, event.unit)
        if self.turn == 0 and event.order == "down":
            self.thrown_down.add(event.unit)
        left = self.cup(moment.before)[unit.seat]
        if {"BA-SHOOT-03", "BA-CQ-02", "BA-VEH-30"} & set(moment.rules):
            self.see("a die for a reaction is in the cup", left > 0, event.unit)
        else:  # Who must go Down does so with a die that its owner has passed, if no other is left.
            self.see(
                "a die for who must go Down is in the cup or set aside",
                left + moment.before.set_aside[unit.seat] > 0,
                event.unit,
            )

    def saw_DiceReturned(self, event: Any, moment: Moment) -> None:
        self.over(moment.before)
        for id in event.keeping:
            self.see("only Ambush and Down are kept", moment.before.units[id].order in ("ambush", "down"), id)

    def saw_UnitDestroyed(self, event: Any, moment: Moment) -> None:
        unit = moment.before.units[event.unit]
        self.see("only the living are destroyed", unit.place != "destroyed", event.unit)
        if event.loss == "pins":
            self.see("rout by pins at base morale", unit.pins >= MORALE[unit.quality], f"{event.unit}: {unit.pins}")
        if event.loss == "casualties":
            self.see("nobody is left of those shot down", not unit.men, f"{event.unit}: {len(unit.men)} left")
        self.unit_gone(event, moment)

    def settled(self, state: Any) -> None:
        self.all_were_asked()
        if state.ended:
            return
        for unit in state.units.values():
            if unit.place == "destroyed":
                self.see("the destroyed have neither men nor die", not unit.models and unit.order is None, unit.id)
            else:
                self.see(
                    "who has base morale in pins is gone", unit.pins < MORALE[unit.quality], f"{unit.id}: {unit.pins}"
                )
                self.see("the living have men", unit.men, unit.id)

    def asked(self, decision: Decision, state: Any) -> None:
        self.question(decision, state)

    def chose(self, what: Chosen, state: Any) -> None:
        self.answer(what, state)

    # ---- the end -----------------------------------------------------------------------------------------------------

    def saw_LengthRolled(self, event: Any, moment: Moment) -> None:
        self.equal("one more turn on 4 or more", event.more, self.total[0] >= 4)

    def saw_BattleEnded(self, event: Any, moment: Moment) -> None:
        state = moment.before
        gone = [0, 0]
        for unit in state.units.values():
            away = unit.place in ("destroyed", "reserve", "first_wave")
            away = away or (unit.place == "aboard" and state.units[unit.aboard].place != "table")
            gone[1 - unit.seat] += away
        if self.setup.scenario in ("maximum-attrition", "straight-fight"):
            self.equal("a point for each enemy unit lost", tuple(event.points), tuple(gone))
        elif self.setup.scenario == "key-ground":
            self.see(
                "at least the points of losses",
                all(p >= g for p, g in zip(event.points, gone, strict=True)),
                f"{event.points} {gone}",
            )
        lead = event.points[0] - event.points[1]
        needed = 1 if self.setup.scenario == "first-battle" else 2
        right = 0 if lead >= needed else 1 if lead <= -needed else None
        self.equal("a lead of two wins, of one in the first battle", event.winner, right, f"{event.points}")
        alive = [any(u.place != "destroyed" for u in state.units.values() if u.seat == seat) for seat in (0, 1)]
        if all(alive) and self.setup.scenario in ("maximum-attrition", "straight-fight", "key-ground"):
            self.see("the battle lasts six or seven turns", self.turn in (6, 7), str(self.turn))
