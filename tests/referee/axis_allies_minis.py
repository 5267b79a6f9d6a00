"""The referee of Axis & Allies Miniatures: turns, moves, reactions, markers, stacking and the end."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.events import Rolled
from tests.referee import hexes
from tests.referee.axis_allies_minis_stacks import Stacks, cards
from tests.referee.watching import Moment

PHASES = ("initiative", "movement", "flight", "airstrike", "assault", "casualty")
SPEEDS = ("high-gear", "strike-and-fade", "aggression", "relocate", "vanguard", "robust")
ROLLS = {"forest": 4, "shell-holes": 4, "hedgerow": 5, "stream": 4, "cliff": 4, "barbed-wire": 4, "tank-obstacle": 4}


class AxisAlliesMinis(Stacks):
    """See the catalogue's sections on the turn, movement, defensive fire, overwatch, stacking and victory."""

    reads = ("Reacting",)

    def __init__(self, battle: Any, seed: int) -> None:
        super().__init__(battle, seed)
        self.turn = 0
        self.phase = "deployment"
        self.phases: list[str] = []
        self.parts: list[int] = []
        self.first = 0
        self.faces: tuple[int, ...] = ()
        self.spent: Counter[str] = Counter()
        self.free: set[str] = set()
        self.started: dict[str, Any] = {}
        self.offered: dict[Any, set[str]] = defaultdict(set)
        self.reactions: Counter[str] = Counter()
        self.failed: str | None = None
        self.banzai = False
        self.struck = False
        self.halted: tuple[str, str] | None = None

    def shaken(self, unit: Any) -> bool:
        """Whether a Disrupted marker works on it (AAM-SA-52)."""
        return bool(unit.disrupted) and not {"fanatic", "hero"} & set(self.able(cards()[unit.card]))

    # ---- the turn ----------------------------------------------------------------------------------------------------

    def rolled(self, what: Rolled, state: Any) -> None:
        self.faces = what.faces
        self.attack_rolled(what, state)

    def saw_TurnBegan(self, event: Any, moment: Moment) -> None:
        self.equal("turns follow each other", event.turn, self.turn + 1)
        self.turn, self.phases = event.turn, ["initiative"]

    def saw_PhaseBegan(self, event: Any, moment: Moment) -> None:
        self.phases.append(event.phase)
        self.phase, self.parts = event.phase, []
        order = list(PHASES)
        if self.options["airstrike"] == "after_assault":
            order[3], order[4] = order[4], order[3]
        known = [phase for phase in self.phases if phase in order]
        self.see("phases follow each other", known == [p for p in order if p in known], str(self.phases))
        self.reactions.clear()

    def saw_PartBegan(self, event: Any, moment: Moment) -> None:
        self.parts.append(event.seat)
        if self.phase in ("movement", "assault", "airstrike"):
            right = moment.before.first if len(self.parts) == 1 else 1 - moment.before.first
            self.equal("the first player goes first", event.seat, right, self.phase)
        self.spent.clear()
        self.free.clear()
        self.started = {}
        self.acted: set[str] = set()
        self.attacks: Counter[str] = Counter()
        self.penalties.clear()

    def saw_InitiativeRolled(self, event: Any, moment: Moment) -> None:
        totals = [sum(dice) + bonus for dice, bonus in zip(event.dice, event.bonus, strict=True)]
        for seat in (0, 1):
            best = 0
            for unit in moment.before.units.values():
                able = self.able(cards()[unit.card])
                silent = unit.disrupted and "fanatic" not in able
                if unit.seat == seat and unit.place in ("map", "aboard") and "initiative" in able and not silent:
                    best = max(best, able["initiative"])
            self.see(
                "the best commander's bonus", event.bonus[seat] in (best, best + 1), f"{event.bonus[seat]}, best {best}"
            )
        if totals[0] != totals[1]:
            self.equal("the higher total wins", event.winner, 0 if totals[0] > totals[1] else 1, str(event))

    # ---- actions -----------------------------------------------------------------------------------------------------

    def saw_Acted(self, event: Any, moment: Moment) -> None:
        unit = moment.before.units[event.unit]
        if self.phase in ("movement", "assault"):
            self.see("a unit acts once in its part of a phase", event.unit not in self.acted, event.unit)
            self.equal("only the active player's units act", unit.seat, moment.before.active, event.unit)
            self.acted.add(event.unit)

    def may_move(self, state: Any, id: str, what: str) -> None:
        unit = state.units[id]
        able = self.able(cards()[unit.card])
        ignores = {"fanatic", "hero", "veteran-crew", "robust"} & set(able)
        self.see("a disrupted unit does not move", not unit.disrupted or ignores, f"{id}: {what}")
        self.see("only who is on the map moves", unit.place == "map", f"{id} is {unit.place}")

    def saw_SetOff(self, event: Any, moment: Moment) -> None:
        self.may_move(moment.before, event.unit, "sets off")
        unit = moment.before.units[event.unit]
        self.started[event.unit] = unit
        self.halted = None
        self.failed = None
        able = self.able(cards()[unit.card])
        if self.phase == "assault" and event.unit in self.attacks:
            self.see("who attacked does not move", {"strike-and-fade"} & set(able), event.unit)
        self.hurdles = 0

    def speed(self, state: Any, unit: Any) -> int:
        """The most points a unit can have (AAM-MOVE-13, AAM-SA-60 to AAM-SA-64)."""
        card = cards()[unit.card]
        able = self.able(card)
        speed = int(card.get("speed", 0)) - bool(unit.damaged)
        if self.phase == "vanguard":
            return 4 + able.get("high-gear", 0)
        if self.phase == "assault" and card.get("kind") == "artillery":
            speed = able.get("relocate", 0)
        if "robust" in able and unit.disrupted:
            speed = max(speed, 1)
        return max(0, speed) + able.get("high-gear", 0) + (card["type"] == "soldier" and self.phase == "movement")

    def saw_Stepped(self, event: Any, moment: Moment) -> None:
        state = moment.before
        unit = state.units[event.unit]
        card = cards()[unit.card]
        a, b = hexes.of(unit.at), hexes.of(event.to)
        self.see("a step leads to a neighbour", hexes.distance(a, b) == 1, f"{event.unit}: {a} to {b}")
        self.see("nobody leaves the map", b in self.map.terrain, f"{event.unit}: {b}")
        self.see(
            "who is stopped goes no farther", not self.halted or self.halted != (event.unit, "stepped"), event.unit
        )
        self.halted = (
            (event.unit, "stepped") if unit.disrupted and self.started[event.unit].disrupted is False else None
        )
        self.see("a failed roll ends the move", self.failed != event.unit, event.unit)
        way = hexes.way_of(a, b)
        if card["type"] == "vehicle":
            self.equal("a vehicle faces where it goes", str(event.facing), way, event.unit)
        self.cost(event, unit, card, a, b, way)
        self.reactors(event, state, unit, card, a, b)
        self.struck = False
        self.room(moment, event.unit, event.to)

    def cost(self, event: Any, unit: Any, card: dict[str, Any], a: Any, b: Any, way: str | None) -> None:
        vehicle = card["type"] == "vehicle"
        able = self.able(card)
        kind = self.map.terrain[b]
        side = frozenset((a, b))
        road = side in self.map.roads and side not in self.blown
        if kind == "water":
            self.see("nobody enters water", "amphibious" in able or road, event.unit)
        if kind == "marsh" and vehicle:
            self.see("vehicles keep out of marsh but by road", road, event.unit)
        cost = 1
        if vehicle and kind in ("forest", "hill") and not road:
            cost = 1 if kind == "hill" and "excellent-suspension" in able else 2
        if road and vehicle and event.unit not in self.free:
            self.free.add(event.unit)
            cost = 0
        if self.banzai:
            return
        self.spent[event.unit] += cost
        speed = self.speed(None, unit)
        least = vehicle and self.phase == "movement" and self.spent[event.unit] == cost == 2 and speed >= 1
        fits = self.spent[event.unit] <= speed or least
        self.see(
            "nobody moves farther than his speed",
            fits,
            f"{event.unit} ({unit.card}): {self.spent[event.unit]} of {speed} in {self.phase}",
        )

    def saw_MovementRolled(self, event: Any, moment: Moment) -> None:
        able = self.able(self.card(moment.before, event.unit))
        self.equal("the movement roll's outcome", event.success, self.faces[0] >= event.need, str(event))
        by_scenario = {"cliff": "cliffs", "shell-holes": "shell_holes"}.get(event.what)
        if event.what in ROLLS and (by_scenario is None or self.options[by_scenario] == "roll"):
            need = ROLLS[event.what] - ("robust" in able)
            self.equal("the movement roll's need", event.need, need, str(event))
        if not event.success:
            self.failed = event.unit

    def saw_Turned(self, event: Any, moment: Moment) -> None:
        if event.move:
            self.may_move(moment.before, event.unit, "turns")
            able = self.able(self.card(moment.before, event.unit))
            if self.phase == "assault" and event.unit in self.attacks:
                self.see("who attacked does not turn", {"strike-and-fade"} & set(able), event.unit)

    def saw_Boarded(self, event: Any, moment: Moment) -> None:
        unit, carrier = (moment.before.units[id] for id in (event.unit, event.carrier))
        self.see("boarding is in one hex", unit.at == carrier.at, str(event))
        self.see("boarding is in the movement phase", self.phase in ("movement", "deployment"), self.phase)
        seats = {"transport": 1, "exposed-transport": 1, "gun-transport": 1, "large-transport": 2}
        able = self.able(cards()[carrier.card])
        room = max((seats[name] for name in able if name in seats), default=0)
        riding = [
            each for each in moment.after.units.values() if each.carrier == event.carrier and each.place == "aboard"
        ]
        self.see("no more ride than there are seats", len(riding) <= room, f"{event.carrier}: {len(riding)} of {room}")

    def saw_WentOnOverwatch(self, event: Any, moment: Moment) -> None:
        unit = moment.before.units[event.unit]
        able = self.able(cards()[unit.card])
        self.see("the disrupted do not watch", not unit.disrupted or {"fanatic", "hero"} & set(able), event.unit)
        watching = [
            each
            for each in moment.after.units.values()
            if each.seat == unit.seat and each.overwatch and each.place == "map"
        ]
        most = 2 * max(1, self.points // 100)
        self.see(
            "no more are on overwatch than two for 100 points", len(watching) <= most, f"{len(watching)} of {most}"
        )

    # ---- reactions ---------------------------------------------------------------------------------------------------

    def listed(self, decision: Decision, choices: Sequence[Choice], state: Any) -> None:
        occasion = decision.occasion  # type: ignore[attr-defined]
        shooters = {choice.unit for choice in choices if hasattr(choice, "unit")}
        kind = type(occasion).__name__
        key = (kind, occasion.unit, getattr(occasion, "entered", getattr(occasion, "at", None)))
        self.offered[key] |= shooters
        for id in shooters:
            unit = state.units[id]
            able = self.able(cards()[unit.card])
            fine = (
                not self.shaken(unit)
                and (unit.shots == 0 or "suppressive-fire" in able)
                and unit.place in ("map", "aboard")
            )
            self.see("who reacts is fit to", fine, f"{id}: disrupted {unit.disrupted}, shots {unit.shots}")

    def reactors(self, event: Any, state: Any, unit: Any, card: dict[str, Any], a: Any, b: Any) -> None:
        """Everybody who may fire at a step must have been asked (AAM-DF-01, AAM-DF-03)."""
        asked = self.offered.pop(("Stepping", event.unit, event.to), set())
        if self.struck:
            return
        for other in state.units.values():
            if other.seat == unit.seat or other.place != "map":
                continue
            mine = cards()[other.card]
            if mine["type"] == "aircraft" or other.disrupted or other.shots or other.silenced:
                continue
            at = hexes.of(other.at)
            near = hexes.distance(at, a) <= 1 and hexes.distance(at, b) <= 1
            rows = (
                mine["vehicles"] if card["type"] == "vehicle" and card.get("kind") != "artillery" else mine["soldiers"]
            )
            able = self.able(mine)
            plain = not ({"no-turret", "fixed-gun", "fixed-howitzer", "fixed-rear-gun", "inaccurate"} & set(able))
            if card["type"] == "soldier" and mine["type"] == "vehicle" and "overlapping-fire" not in able:
                self.see(
                    "vehicles do not fire defensively at soldiers",
                    other.id not in asked or "awareness" in able or "battlefield-awareness" in able,
                    other.id,
                )
                continue
            if near and rows[0] and plain and not self.hidden(card) and not state.smoke:
                self.see(
                    "defensive fire is offered", other.id in asked, f"{other.id} at {at}: {event.unit} from {a} to {b}"
                )
            if not near:
                self.see(
                    "defensive fire is offered to none but neighbours",
                    other.id not in asked,
                    f"{other.id} at {at}: {event.unit} from {a} to {b}",
                )

    def hidden(self, card: dict[str, Any]) -> bool:
        return bool({"camouflaged", "superior-camouflage", "concealed"} & set(self.able(card)))

    def watchers(self, mover: str, state: Any, to: Any) -> None:
        """Everybody who watches the hex entered, sees it and reaches it must have been asked (AAM-OW-03, AAM-OW-11)."""
        asked = self.offered.pop(("OnTheRow", mover, to), set())
        unit = state.units[mover]
        card = cards()[unit.card]
        b = hexes.of(to)
        for other in state.units.values():
            if other.seat == unit.seat or other.place != "map" or other.overwatch is None:
                continue
            at = hexes.of(other.at)
            far = hexes.distance(at, b)
            mine = cards()[other.card]
            able = self.able(mine)
            q, r = hexes.STEPS[str(other.overwatch)]
            on_row = far > 0 and (at[0] + q * far, at[1] + r * far) == b
            if not on_row:
                self.see(
                    "only who watches the hex is asked",
                    other.id not in asked,
                    f"{other.id} at {at} {other.overwatch}: {b}",
                )
                continue
            if (
                card["type"] == "soldier"
                and mine["type"] == "vehicle"
                and self.options["overwatch_at_soldiers"] == "off"
            ):
                continue
            rows = (
                mine["vehicles"] if card["type"] == "vehicle" and card.get("kind") != "artillery" else mine["soldiers"]
            )
            band = 0 if far <= 1 else 1 if far <= 4 else 2
            usable = far <= 8 and rows[band] and far <= able.get("limited-range", 99)
            odd = {"no-turret", "fixed-gun", "fixed-howitzer", "fixed-rear-gun"} & set(able)
            fit = not other.disrupted and not other.shots and not other.silenced
            seen = usable and not odd and fit and not state.smoke and not self.hidden(card) and self.clear(at, b)
            if seen:
                self.see(
                    "overwatch is offered",
                    other.id in asked,
                    f"{other.id} at {at} {other.overwatch}: {mover} enters {b}",
                )

    def happened(self, moment: Moment) -> None:
        name = type(moment.what).__name__
        if self.entered is not None and name not in (
            "ShotTaken",
            "Attacked",
            "Scored",
            "CoverRolled",
            "Marked",
            "AbilityRolled",
            "Silenced",
        ):
            mover, to, state = self.entered
            self.entered = None
            if state.units[mover].place == "map":
                self.watchers(mover, state, to)
        if name == "Stepped" and not self.struck:
            self.entered = (moment.what.unit, moment.what.to, moment.after)  # type: ignore[union-attr]
        if name == "BanzaiCharged" or (name == "Acted" and self.banzai):
            self.banzai = False
        if name == "SetOff":
            self.struck = False
            self.offered.clear()
        elif name == "Disrupted":
            self.struck = True
        self.markers(moment, name)

    def saw_ShotTaken(self, event: Any, moment: Moment) -> None:
        unit = moment.before.units[event.unit]
        able = self.able(cards()[unit.card])
        self.see("one reaction shot in a phase", unit.shots == 0 or "suppressive-fire" in able, event.unit)
        self.see("the disrupted do not react", not self.shaken(unit), event.unit)
        self.see(
            "reactions are the other player's", unit.seat != moment.before.active or self.phase == "flight", event.unit
        )
