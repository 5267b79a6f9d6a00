"""Warhammer 40,000: shooting, saves, assaults and combats."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from grognard.core.engine.dice import Successes
from grognard.core.engine.events import Rolled
from tests.referee.plane import length
from tests.referee.referee import Referee, count
from tests.referee.watching import Moment

DATA = "grognard.games.wh40k5"


@cache
def read(name: str) -> dict[str, Any]:
    return tomllib.loads((files(DATA) / "data" / name).read_text("utf-8"))


@cache
def army_books() -> tuple[dict[str, Any], ...]:
    folder = files(DATA) / "data" / "units"
    return tuple(tomllib.loads(each.read_text("utf-8")) for each in folder.iterdir() if each.name.endswith(".toml"))


@cache
def kinds() -> dict[str, dict[str, Any]]:
    """The shipped models by id."""
    return {model["id"]: model for book in army_books() for model in book.get("model", ())}


@cache
def units() -> dict[str, dict[str, Any]]:
    """The shipped unit entries by id, with their nation."""
    return {
        unit["id"]: {**unit, "nation": book["nation"][0]["id"] if book.get("nation") else ""}
        for book in army_books()
        for unit in book.get("unit", ())
    }


@cache
def types() -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in read("types.toml")["type"]}


@cache
def terrain() -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in read("terrain.toml")["kind"]}


@cache
def weapons() -> dict[str, dict[str, Any]]:
    rows = read("weapons.toml")
    found = next(value for value in rows.values() if isinstance(value, list) and value and isinstance(value[0], dict))
    return {row["id"]: row for row in found}


def to_wound(strength: int, toughness: int) -> int | None:
    """The number to wound (WH-SHOOT-04)."""
    d = toughness - strength
    return None if d >= 4 else 6 if d >= 2 else max(2, 4 + d)


def to_strike(mine: int, theirs: int) -> int:
    """The number to strike in close combat (WH-ASSAULT-10)."""
    return 3 if mine > theirs else 5 if theirs > 2 * mine else 4


def is_hull(kind: str) -> bool:
    """Whether models of a type are vehicles that no combat locks (WH-VEH-25)."""
    return bool(types()[kind]["vehicle"]) and kind != "walkers"


class Fights(Referee):
    """Shots are followed from their declaration to the losses."""

    def __init__(self, battle: Any, seed: int) -> None:
        super().__init__(battle, seed)
        self.options = battle.setup.options
        self.faces: tuple[int, ...] = ()
        self.purpose = ""
        self.shot: Any = None
        self.hit_faces = 0
        self.again = False
        self.firing: Any = None
        self.fired_units: set[str] = set()
        self.weapons: set[str] = set()
        self.phase = "start"
        self.difficult = 0
        self.cover: int | None = None
        self.charge: Any = None
        self.charging = 0
        self.fallen: list[Any] = []
        self.fighting: set[str] = set()
        self.exploding = False
        self.blows_hits = 0

    def gap(self, a: Any, b: Any) -> float:
        raise NotImplementedError

    def locked(self, state: Any, unit: Any) -> bool:
        raise NotImplementedError

    def entries(self, unit: Any) -> dict[str, Any]:
        return units().get(unit.kind, {})

    def nation(self, unit: Any) -> str:
        return str(self.entries(unit).get("nation", ""))

    # ---- shooting ----------------------------------------------------------------------------------------------------

    def saw_ShotDeclared(self, event: Any, moment: Moment) -> None:
        state = moment.before
        unit, target = state.units[event.unit], state.units[event.target]
        self.shot, self.cover, self.again = event, None, False
        self.equal("shots are in the shooting phase", self.phase, "shooting", event.unit)
        self.equal("only the active player shoots", unit.seat, state.active, event.unit)
        self.see("shots are at enemies on the table", target.seat != unit.seat and target.place == "table", str(event))
        self.see("who ran does not shoot", not unit.ran, event.unit)
        self.see("who lies down does not shoot", unit.down is None or unit.down < state.player_turn, event.unit)
        self.see("who boosted does not shoot", not unit.boosted, event.unit)
        self.see("who fights does not shoot", unit.place == "aboard" or not self.locked(state, unit), event.unit)
        self.see("nobody shoots into a combat", not self.locked(state, target), str(event))
        parts = bool(event.spent) or unit.spent or unit.is_vehicle
        self.see("a unit shoots once", event.unit not in self.fired_units or parts, event.unit)
        self.fired_units.add(event.unit)

    def shot_rolled(self, what: Rolled, state: Any) -> None:
        purpose = what.roll.purpose.id
        pools = list(what.roll.by_pool(what.faces))
        if purpose == "wh-roll-to-hit" and self.shot is not None:
            unit = state.units[self.shot.unit]
            skills = {int(kinds()[m.kind]["profile"].get("bs", 0)) for m in unit.models}
            skills |= {
                int(kinds()[m.kind]["profile"].get("bs", 0))
                for u in state.units.values()
                if u.aboard == unit.id
                for m in u.models
            }
            needs = {max(2, 7 - skill) for skill in skills} | {5, 6}
            self.hit_faces = 0
            for pool, faces in pools:
                need = getattr(pool.reading, "need", None)
                if need is not None:
                    self.see("the need to hit", need in needs, f"{unit.id}: {need}, skills {skills}")
                    self.hit_faces += count(faces, max(2, need))
                else:
                    self.hit_faces = -10_000
        elif purpose == "wh-roll-explosion":
            self.exploding = True
        elif purpose == "wh-roll-again":
            self.again = True
        elif purpose == "wh-roll-to-wound" and self.shot is not None:
            if "WH-VEH-07" in what.roll.rules:
                self.blast_needs(what, state)
            else:
                self.wound_needs(what, state)
        elif purpose == "wh-roll-to-strike":
            self.blows_hits = 0

    def wound_needs(self, what: Rolled, state: Any) -> None:
        if self.phase != "shooting":
            return
        unit, target = state.units[self.shot.unit], state.units[self.shot.target]
        if not target.models:
            return
        toughness = {int(kinds()[m.kind]["profile"].get("t", 0)) for m in target.models} | {7}
        rows = [weapons().get(weapon, {}) for weapon in self.weapons]
        if not rows or any(not isinstance(row.get("strength"), int) or row.get("special") for row in rows):
            return
        if any(row.get("marker") for row in rows):
            # What drifts may come down on anybody.
            there = [model for each in state.units.values() if each.place == "table" for model in each.models]
            toughness |= {int(kinds()[model.kind]["profile"].get("t", 0)) for model in there}
        strengths = {int(row["strength"]) for row in rows}
        right = {to_wound(s, t) for s in strengths for t in toughness if t}
        for pool in what.roll.pools:
            if pool.count and hasattr(pool.reading, "need"):
                self.see(
                    "the need to wound",
                    pool.reading.need in right,
                    f"{unit.id} at {target.id}: {pool.reading.need}, should be {right}",
                )

    def blast_needs(self, what: Rolled, state: Any) -> None:
        """An explosion strikes whoever is near at Strength 3, and passengers, who are not on the table yet, at 4 where
        their vehicle has a roof (WH-VEH-07, WH-VEH-19)."""
        self.see("only what has exploded strikes those around it", self.exploding, str(what.roll))
        units = [each for each in state.units.values() if each.place in ("table", "aboard")]
        there = [model for each in units for model in each.models]
        toughness = {int(kinds()[model.kind]["profile"].get("t", 0)) for model in there}
        right = {to_wound(strength, t) for strength in (3, 4) for t in toughness if t}
        for pool in what.roll.pools:
            need = pool.reading.need if isinstance(pool.reading, Successes) else None
            self.see("the need to wound of an explosion", need in right, f"{pool}, should be {right}")

    def saw_HitsScored(self, event: Any, moment: Moment) -> None:
        if self.shot is not None and event.shots:
            self.see("no more hits than shots", event.hits <= event.shots, str(event))

    def saw_WoundsScored(self, event: Any, moment: Moment) -> None:
        self.see("wounds are none or more", event.wounds >= 0, str(event))

    def saw_CoverFound(self, event: Any, moment: Moment) -> None:
        self.cover = event.cover
        self.see("cover is 2 to 6 or none", event.cover is None or 2 <= event.cover <= 6, str(event))

    def saw_WentToGround(self, event: Any, moment: Moment) -> None:
        unit = moment.before.units[event.unit]
        self.see("vehicles do not go to ground", not unit.is_vehicle, event.unit)
        self.see("who flees does not go to ground", not unit.fleeing, event.unit)
        self.see("who fights does not go to ground", not self.locked(moment.before, unit), event.unit)

    def saw_Losses(self, event: Any, moment: Moment) -> None:
        unit = moment.before.units[event.unit]
        standing = {model.id: model.wounds for model in unit.models}
        self.see("only the standing fall", set(event.removed) <= set(standing), str(event))
        self.see("each falls once", len(set(event.removed)) == len(event.removed), str(event))
        for hurt in event.hurt:
            self.see("who is hurt has fewer wounds", 0 < hurt.left < standing.get(hurt.model, 0), str(event))
            self.see("who is hurt is not removed", hurt.model not in event.removed, str(event))
        if event.cause == "danger" and self.charge is not None and self.charge.unit == event.unit:
            self.fallen += [model for model in unit.models if model.id in event.removed]

    def saw_ArmourTested(self, event: Any, moment: Moment) -> None:
        self.see("no more glance or penetrate than hit", event.glancing + event.penetrating <= event.hits, str(event))
        model = moment.before.units[event.unit].model(event.model)
        values = set(kinds()[model.kind]["profile"].get("armour", ())) or None
        if values:
            self.see("armour is that of a side", set(event.armours) <= values | {10}, f"{event}: {values}")
        if (
            len(event.strengths) == 1
            and len(event.armours) == 1
            and len(self.faces) == event.hits
            and self.purpose == "wh-roll-penetration"
        ):
            s, a = event.strengths[0], event.armours[0]
            glancing = sum(face + s == a for face in self.faces)
            through = sum(face + s > a for face in self.faces)
            self.equal(
                "armour is tested by Strength and die",
                (event.glancing, event.penetrating),
                (glancing, through),
                f"{event} {self.faces}",
            )

    # ---- assaults ----------------------------------------------------------------------------------------------------

    def saw_AssaultDeclared(self, event: Any, moment: Moment) -> None:
        state = moment.before
        unit, target = state.units[event.unit], state.units[event.target]
        self.charge, self.charging, self.fallen = event, len(unit.models), []
        self.difficult = 0
        self.equal("assaults are in the assault phase", self.phase, "assault", event.unit)
        self.equal("only the active player assaults", unit.seat, state.active, event.unit)
        self.see(
            "an assault is on an enemy on the table", target.seat != unit.seat and target.place == "table", str(event)
        )
        fleet = all(
            "fleet"
            in (
                *kinds()[m.kind].get("special", ()),
                *types()[kinds()[m.kind]["type"]].get("rules", ()),
                *self.entries(unit).get("special", ()),
            )
            for m in unit.models
        )
        self.see(
            "who ran does not assault but the fleet",
            not unit.ran or fleet or state.waaagh[unit.seat] == state.player_turn,
            event.unit,
        )
        self.see("who lies down does not assault", unit.down is None or unit.down < state.player_turn, event.unit)
        self.see("who flees does not assault", not unit.fleeing, event.unit)
        self.see("who fights does not assault", not self.locked(state, unit), event.unit)
        self.see("who boosted does not assault", not unit.boosted, event.unit)
        self.see("who came by deep strike does not assault", not unit.barred, event.unit)
        relentless = all(
            "relentless"
            in (
                *kinds()[m.kind].get("special", ()),
                *types()[kinds()[m.kind]["type"]].get("rules", ()),
                *self.entries(unit).get("special", ()),
            )
            or kinds()[m.kind]["type"] == "walkers"
            for m in unit.models
        )
        heavy = {"heavy", "rapid-fire", "ordnance"} & set(unit.fired)
        self.see("who fired heavy weapons does not assault", not heavy or relentless, f"{event.unit} {unit.fired}")
        if unit.shot and unit.shot != event.target:
            self.see(
                "who shot assaults whom he shot at",
                unit.shot in (event.target, None) or self.spilled(state, unit, event),
                f"{event} shot {unit.shot}",
            )
        if unit.charged:
            self.complain("a unit assaults once", event.unit)

    def spilled(self, state: Any, unit: Any, event: Any) -> bool:
        """Men forced out of a transport by its destroyer's fire (WH-ASSAULT-26)."""
        return bool(state.units[event.target].spilled == unit.id)

    def saw_Approached(self, event: Any, moment: Moment) -> None:
        unit = moment.before.units[event.unit]
        beasts = all(kinds()[m.kind]["type"] == "beasts-and-cavalry" for m in unit.models)
        most = 12000 if beasts and event.kind == "assault" else 6000
        if event.kind == "assault" and self.difficult:
            most = self.difficult * (2 if beasts else 1)
        if event.kind == "hit-and-run":
            most = 18000
        if event.kind == "assault":
            self.fallen = []
        for leg in event.legs:
            model = unit.model(leg.model)
            gone = length([(model.x, model.y), *leg.points])
            self.see(
                f"nobody goes farther than allowed ({event.kind})",
                gone <= most + 12,
                f"{leg.model}: {gone:.0f} of {most}",
            )
        self.end_of_move(event.unit, moment, event.kind, {leg.model for leg in event.legs})
        if event.kind == "assault" and moment.before.units[self.charge.target].place == "table":
            enemies = [
                m for u in moment.after.units.values() if u.seat != unit.seat and u.place == "table" for m in u.models
            ]
            touching = any(self.gap(a, b) <= 50 for a in moment.after.units[event.unit].models for b in enemies)
            self.see("an assault ends in contact", touching, event.unit)

    def end_of_move(self, id: str, moment: Moment, how: str, moved: set[str]) -> None:
        raise NotImplementedError

    def saw_Blows(self, event: Any, moment: Moment) -> None:
        self.see("no more hits than attacks", 0 <= event.wounds <= event.hits <= event.attacks, str(event))

    def saw_CombatBegan(self, event: Any, moment: Moment) -> None:
        self.fighting = set(event.units)

    def saw_CharacterLeft(self, event: Any, moment: Moment) -> None:
        # In a combat a character is a unit of his own (WH-ASSAULT-12), and may be all that is left of his side.
        if event.fights and event.unit in self.fighting:
            self.fighting.add(event.character)

    def saw_CombatResult(self, event: Any, moment: Moment) -> None:
        """Who suffered fewer wins, who is wiped out loses, and where both are nobody wins (WH-ASSAULT-13, -25). A
        vehicle that is not a walker only looks on."""
        a, b = event.suffered
        fighting = [
            unit
            for unit in moment.before.units.values()
            if unit.id in self.fighting
            and unit.place == "table"
            and not any(is_hull(kinds()[model.kind]["type"]) for model in unit.models)
        ]
        left = [any(unit.seat == seat for unit in fighting) for seat in (0, 1)]
        if all(left):
            right = 1 if a > b else 0 if b > a else None
            self.equal("who suffered fewer wins", event.winner, right, str(event))
        else:
            right = 0 if left[0] else 1 if left[1] else None
            self.equal("a side wiped out loses", event.winner, right, str(event))

    def saw_Swept(self, event: Any, moment: Moment) -> None:
        losers = event.losers.face + event.losers.initiative
        caught = any(each.face + each.initiative >= losers for each in event.winners)
        self.equal("a sweeping advance catches by its sum", event.caught, caught, str(event))
