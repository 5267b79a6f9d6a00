"""Axis & Allies Miniatures: attacks, hits, cover and what markers do."""

from __future__ import annotations

from collections import Counter
from typing import Any

from grognard.core.engine.events import Rolled
from tests.referee import hexes
from tests.referee.referee import Referee
from tests.referee.watching import Moment

BLOCKING = {"town", "forest", "hill"}
DICE = {
    "flanking-attack", "coordinated-fire", "ss-hunter", "commander-hunter", "gun-crew-hunter", "quick-swivel",
    "surprise-fire", "improvisation", "rocket-salvo", "remote-control", "agility",
}  # fmt: skip
"""Abilities that change how many dice are rolled."""
NEED = {
    "inaccurate",
    "crack-shot",
    "ruthless",
    "tank-hunter",
    "gung-ho",
    "antiair",
    "ace",
    "veteran-crew",
    "banzai-charge",
}
GUARD = {"sideskirts", "entrenched", "gun-shield"}
COUNT = {
    "shrapnel",
    "vast-experience",
    "guard-crew",
    "sirens",
    "flamethrower",
    "hull-mounted-flamethrower",
    "armor-piercing-rounds",
    "headshot",
}
MARKS = {"superior-armor", "steely-resolve", "superior-frontal-armor", "heavy-armor"}
ENDURING = {"heavy-armor", "endurance", "fanatic", "hero", "fire-hazard", "highly-flammable", "unreliable"}
NEXT = {
    "vehicle": ("disrupted", "damaged", "destroyed"),
    "soldier": ("disrupted", "destroyed"),
    "aircraft": ("disrupted", "destroyed"),
}


class Attacks(Referee):
    """An attack is followed from its declaration to its markers."""

    def __init__(self, battle: Any, seed: int) -> None:
        super().__init__(battle, seed)
        self.options = battle.setup.options
        self.map = hexes.Ground(battle.setup.map)
        self.blown: set[Any] = set()
        self.attack: Any = None
        self.throw: tuple[int, ...] = ()
        self.scored: Any = None
        self.covered: Any = None
        self.entered: Any = None
        self.acted: set[str] = set()
        self.attacks: Counter[str] = Counter()
        self.owing: set[Any] = set()
        self.holder: int | None = None
        self.score: list[int] = [0, 0]
        self.hurdles = 0
        costs = Counter[int]()
        for unit in battle.state.units.values():
            costs[unit.seat] += self.card(battle.state, unit.id)["points"]
        self.points = max(costs.values(), default=100)
        self.points = 100 * max(1, round(self.points / 100))

    def card(self, state: Any, id: str) -> dict[str, Any]:
        raise NotImplementedError

    def able(self, card: dict[str, Any]) -> dict[str, int]:
        raise NotImplementedError

    # ---- sight -------------------------------------------------------------------------------------------------------

    def around(self, a: Any, b: Any) -> list[Any]:
        far = hexes.distance(a, b)
        return [
            place for place in self.map.terrain if hexes.distance(a, place) <= far and hexes.distance(b, place) <= far
        ]

    def clear(self, a: Any, b: Any) -> bool:
        """Nothing that could block even touches the line."""
        for at in self.around(a, b):
            if at in (a, b) or not hexes.touches(a, b, at):
                continue
            if self.map.terrain[at] in BLOCKING or any(at in side for side in self.map.hedgerows):
                return False
            if any(at == cliff for cliff, _ in self.map.cliffs):
                return False
        return True

    def blocked(self, a: Any, b: Any) -> bool:
        """A line truly inside a blocking hex, or truly across a hedge between (AAM-LOS-02, AAM-LOS-08)."""
        for place in self.around(a, b):
            if self.map.terrain[place] in BLOCKING and hexes.lies_inside(a, b, place):
                return True
        for side in self.map.hedgerows:
            one, other = side
            way = hexes.way_of(one, other)
            if way and not {one, other} & {a, b} and hexes.crosses_side(a, b, one, way):
                return True
        return False

    # ---- the attack --------------------------------------------------------------------------------------------------

    def saw_BridgeMined(self, event: Any, moment: Moment) -> None:
        self.blown = {frozenset((hexes.of(side.first), hexes.of(side.second))) for side in moment.after.blown}

    def saw_Attacked(self, event: Any, moment: Moment) -> None:
        state = moment.before
        unit, target = state.units[event.unit], state.units[event.target]
        mine, theirs = self.card(state, event.unit), self.card(state, event.target)
        able, guard = self.able(mine), self.able(theirs)
        a, b = hexes.of(unit.at), hexes.of(event.at)
        self.attack, self.throw, self.scored, self.covered = event, (), None, None
        own = unit.seat == target.seat
        self.see("attacks are on enemies", not own or "blast" in able or event.weapon, str(event))
        self.see("attacks are on the living", target.place in ("map", "aboard"), str(event))
        self.equal("the range is the distance", event.range, hexes.distance(a, b), str(event))
        aircraft = "aircraft" in (mine["type"], theirs["type"])
        if event.range and not aircraft and "indirect-fire" not in able:
            self.see(
                "nothing blocks the line of sight", not self.blocked(a, b), f"{event.unit} {a} at {event.target} {b}"
            )
            self.see("no sight into smoke", not ({unit.at, event.at} & set(state.smoke)), str(event))
        if event.occasion in ("assault", "airstrike"):
            self.attacks[event.unit] += 1
            if event.occasion == "assault" and not ({"strike-and-fade", "aggression", "banzai-charge"} & set(able)):
                self.see("who moved in the phase does not attack in it", not unit.moved, event.unit)
            double = {
                "double-shot",
                "all-guns-blazing",
                "extra-machine-guns",
                "blast",
                "top-mounted-rockets",
                "rocket-salvo",
            }
            extra = {"extra-hull-mounted-cannon", "additional-hull-mounted-cannon"}
            if not ((double | extra) & set(able)):
                self.see("one attack in a phase", self.attacks[event.unit] == 1, event.unit)
        self.in_range(event, mine, theirs, able, guard)
        self.need(event, unit, target, mine, theirs, able, guard)
        self.defence(event, unit, target, mine, theirs, able, guard, a, b, state)
        for arc, front in (("fixed-howitzer", True), ("no-turret", True), ("fixed-gun", True)):
            if arc in able and front and (arc == "fixed-howitzer" or theirs["type"] == "vehicle") and not event.weapon:
                self.see("a fixed gun fires forwards", hexes.ahead(a, str(unit.facing), b) > 0, str(event))

    def in_range(self, event: Any, mine: Any, theirs: Any, able: Any, guard: Any) -> None:
        if event.weapon:
            return
        far = event.range
        against_vehicle = theirs["type"] == "vehicle" and theirs.get("kind") != "artillery"
        most = max(8, able.get("enhanced-range", 8), able.get("extended-range", 8) if against_vehicle else 8)
        most = min(most, able.get("limited-range", 99))
        self.see("attacks are within range", far <= most, f"{event.unit}: {far} of {most}")
        row = mine["vehicles"] if against_vehicle else mine["soldiers"]
        if {"open-back", "open-exposed-crew"} & set(guard):
            return
        medium = 6 if "improved-accuracy" in able else 4
        band = 0 if far <= 1 else 1 if far <= medium else 2
        if not (DICE & set(able)) and "spotter" not in able and not self.commanded(mine):
            self.equal("the dice are those of the card", event.dice, row[band], str(event))

    def commanded(self, mine: Any) -> bool:
        """Aircraft may have dice more by others' abilities (AAM-SA-87)."""
        return bool(mine["type"] == "aircraft")

    def need(self, event: Any, unit: Any, target: Any, mine: Any, theirs: Any, able: Any, guard: Any) -> None:
        if NEED & set(able) or "slow" in guard or event.weapon:
            return
        if {"fanatic", "hero"} & set(able):
            return
        worse = int(unit.disrupted or unit.damaged)
        right = {4 + worse, 4 + (0 if mine["type"] == "soldier" else worse)}
        if theirs["type"] == "aircraft":
            right |= {need + 1 for need in right}
        if theirs["type"] == "soldier" and (
            event.occasion in ("assault", "grazing") or self.options["enfilade_on_defensive_fire"] == "on"
        ):
            right |= {need - 1 for need in right}
        self.see("the need to succeed", event.need in right, f"{event}: should be {sorted(right)}")

    def defence(
        self,
        event: Any,
        unit: Any,
        target: Any,
        mine: Any,
        theirs: Any,
        able: Any,
        guard: Any,
        a: Any,
        b: Any,
        state: Any,
    ) -> None:
        if GUARD & set(guard):
            return
        front, rear = theirs["defence"]
        if theirs["type"] == "vehicle":
            facing = str(target.facing)
            if event.occasion in ("defensive", "overwatch"):
                return self.reaction_defence(event, target, front, rear)
            value = front if event.range and hexes.ahead(b, facing, a) > 0 else rear
        else:
            value = front
        calm = {"fanatic", "hero"} & set(guard)
        value -= bool((target.disrupted and not calm) or target.damaged)
        value = max(int(self.options["defence_floor"]), value)
        self.equal("the defence", event.defence, value, f"{event} facing {target.facing}")
        return None

    def reaction_defence(self, event: Any, target: Any, front: int, rear: int) -> None:
        worse = bool(target.disrupted or target.damaged)
        floor = int(self.options["defence_floor"])
        right = {max(floor, front - worse), max(floor, rear - worse)}
        self.see("the defence in a reaction", event.defence in right, f"{event}: {right}")

    def attack_rolled(self, what: Rolled, state: Any) -> None:
        if what.roll.purpose.id == "aam-roll-attack" and self.attack is not None:
            self.throw = what.faces
            self.equal("as many dice as declared", len(what.faces), self.attack.dice)
            self.equal("dice need what was declared", what.roll.pools[0].reading, what.roll.pools[0].reading)

    def saw_Scored(self, event: Any, moment: Moment) -> None:
        state = moment.before
        attack = self.attack
        able, guard = self.able(self.card(state, event.unit)), self.able(self.card(state, event.target))
        if attack is None or attack.weapon:
            self.scored = event
            return
        if not (COUNT & set(able)):
            right = sum(face >= attack.need for face in self.throw)
            self.equal("successes are the dice that reach the need", event.successes, right, str(attack))
            if not (MARKS & set(guard)):
                d, s = attack.defence, event.successes
                hits = 0 if s < d else 3 if s >= 2 * d else 1 if s == d else 2
                fine = event.hits == hits or (
                    attack.occasion in ("defensive", "overwatch") and bool(event.hits) == bool(hits)
                )
                self.see("hits follow from successes", fine, f"{s} against {d}: {event.hits}, should be {hits}")
        self.scored = event

    def saw_CoverRolled(self, event: Any, moment: Moment) -> None:
        state = moment.before
        self.see("cover is rolled for after a hit", self.scored is not None and self.scored.hits > 0, str(event))
        self.covered = event
        target = state.units[event.unit]
        card = self.card(state, event.unit)
        attack = self.attack
        if attack is None:
            return
        at = hexes.of(attack.at)
        kind = self.map.terrain[at]
        soldier = card["type"] == "soldier"
        hedged = any(at in side for side in self.map.hedgerows)
        cliff = any(place == at for place, _ in self.map.cliffs)
        cover = kind in ("town", "forest", "hill", "shell-holes") or kind == "marsh" or hedged or cliff
        forts = any(each.at is not None and hexes.of(each.at) == at for each in state.obstacles.values())
        self.see(
            "cover is where the ground gives it",
            cover or forts or "low-silhouette" in self.able(card),
            f"{target.id} in {kind}",
        )
        own = {"hard-to-spot", "large-silhouette", "tall-silhouette", "forest-camouflage", "low-silhouette"} & set(
            self.able(card)
        )
        if not own and not forts and 1 < event.need < 7:
            base = 4 if soldier else 5
            same = attack.range == 0
            right = {base + same, base + same + 1}
            self.see("the cover roll's need", event.need in right, f"{event}: should be {sorted(right)}")

    # ---- markers -----------------------------------------------------------------------------------------------------

    def saw_Marked(self, event: Any, moment: Moment) -> None:
        state = moment.before
        unit = state.units[event.unit]
        card = self.card(state, event.unit)
        ladder = NEXT[card["type"]]
        have = len(unit.hits)
        self.equal(
            "markers follow each other",
            tuple(event.markers),
            ladder[have : have + len(event.markers)],
            f"{event.unit} has {unit.hits}",
        )
        if (
            self.scored is not None
            and self.scored.target == event.unit
            and self.attack is not None
            and not self.attack.weapon
        ):
            hits = self.scored.hits
            if self.covered is not None and self.covered.unit == event.unit and self.covered.success:
                right = ladder[:1] if not have else ()
                self.equal("cover leaves one Disrupted at most", tuple(event.markers), right, event.unit)
            elif self.attack.occasion not in ("defensive", "overwatch") and "heavy-armor" not in self.able(card):
                self.equal(
                    "as many markers as hits",
                    tuple(event.markers),
                    ladder[have : have + hits],
                    f"{event.unit}: {hits} hits",
                )

    def saw_Disrupted(self, event: Any, moment: Moment) -> None:
        if (
            self.attack is not None
            and self.attack.target == event.unit
            and self.attack.occasion in ("defensive", "overwatch")
        ):
            fine = (
                self.scored is not None
                and self.scored.hits > 0
                and not (self.covered is not None and self.covered.success)
            )
            self.see("a reaction disrupts by a hit", fine, event.unit)

    def markers(self, moment: Moment, name: str) -> None:
        """Markers and lives change by what may change them."""
        for id, unit in moment.after.units.items():
            was = moment.before.units[id]
            if unit is was:
                continue
            if unit.damaged != was.damaged:
                self.see(
                    "damage is for the rest of the game", unit.damaged and name == "MarkersTurned", f"{id} by {name}"
                )
            if was.place == "destroyed":
                self.see("what is destroyed stays destroyed", unit.place == "destroyed", f"{id} by {name}")
            if unit.place == "destroyed" and was.place != "destroyed":
                self.see("units go by their events", name == "UnitDestroyed", f"{id} by {name}")
            if unit.disrupted and not was.disrupted:
                self.see(
                    "disruption has a cause", name in ("Disrupted", "WasOverrun", "MarkersTurned"), f"{id} by {name}"
                )
            if was.disrupted and not unit.disrupted:
                self.see(
                    "disruption goes by its events",
                    name in ("MarkersRemoved", "Rallied", "UnitDestroyed"),
                    f"{id} by {name}",
                )

    def saw_MarkersRemoved(self, event: Any, moment: Moment) -> None:
        for id, unit in moment.after.units.items():
            able = self.able(self.card(moment.after, id))
            if unit.place != "destroyed" and not unit.lingering and "unreliable" not in able:
                self.see("old Disrupted markers come off", not unit.disrupted, id)

    def saw_MarkersTurned(self, event: Any, moment: Moment) -> None:
        unit = moment.before.units[event.unit]
        card = self.card(moment.before, event.unit)
        if ENDURING & set(self.able(card)):
            return
        self.equal(
            "a yellow marker disrupts",
            event.disrupted or event.destroyed,
            "disrupted" in unit.hits or event.destroyed,
            event.unit,
        )
        dies = "destroyed" in unit.hits or ("damaged" in unit.hits and unit.damaged)
        self.equal(
            "black, or red on damage, destroys",
            event.destroyed,
            dies,
            f"{event.unit}: {unit.hits}, damaged {unit.damaged}",
        )
        if not dies:
            self.equal("a red marker damages", event.damaged, "damaged" in unit.hits, event.unit)

    def saw_UnitDestroyed(self, event: Any, moment: Moment) -> None:
        unit = moment.before.units[event.unit]
        if event.why == "markers":
            self.see("only the marked are removed", "destroyed" in unit.hits, f"{event.unit}: {unit.hits}")
        elif event.why == "carrier":
            self.see("who rides goes with his carrier", unit.place == "aboard", event.unit)
