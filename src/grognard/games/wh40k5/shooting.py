"""One unit shoots at another: the steps of shooting (WH-SHOOT-06, WH-SHOOT-07)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grognard.core.dice import Brackets, Faces, Pool, Roll, Successes, Total
from grognard.core.messages import say
from grognard.core.procedures import Action, Ask, Become, Call, Done, Next, Procedure, step
from grognard.core.records import replace
from grognard.games.wh40k5.bodies import gap_between
from grognard.games.wh40k5.choices import Firing, GoDown, StayUp
from grognard.games.wh40k5.context import G
from grognard.games.wh40k5.cover import cover_from, improved, on_the_ground
from grognard.games.wh40k5.events.shooting import CoverFound, HitsScored, NoShot, ShotDeclared, WoundsScored
from grognard.games.wh40k5.morale import Pinning
from grognard.games.wh40k5.night import SeeingByNight
from grognard.games.wh40k5.screened import is_screened
from grognard.games.wh40k5.sight import Look, look
from grognard.games.wh40k5.tables import TABLES
from grognard.games.wh40k5.tables.rows import Throw
from grognard.games.wh40k5.to_ground import ChooseToGround, go_down, may_go_down
from grognard.games.wh40k5.volleys import Blow, Line, Volley, blow_of, lines_of, rent, toughness, volleys_of
from grognard.games.wh40k5.wound import Wound
from grognard.games.wh40k5.wounds import Dealt, Suffer, Wounds

Value = int | tuple[int, ...]
SPEED = TABLES.limits["turbo-boost-cover"].value
STEALTH = TABLES.limits["stealth"].value
HOT = Wound()
"""The wound of a weapon that gets hot: any save but cover is allowed (WH-WEAPON-17)."""
SIX = 6


class Shooting(Procedure):
    """A unit shoots at a unit; all its shots strike together (WH-SHOOT-06, WH-SHOOT-07).

    ``lines`` are the weapons fired, ``volleys`` their shots, ``hits`` those of each volley that hit, ``hot`` the models
    whose weapons got hot, ``pools`` what the hits do and how many there are, ``kinds`` and ``counts`` the wounds.
    """

    unit: str
    target: str
    firing: tuple[Firing, ...]
    lines: tuple[Line, ...] = ()
    volleys: tuple[Volley, ...] = ()
    first: tuple[Value, ...] = ()
    hits: tuple[int, ...] = ()
    hot: tuple[str, ...] = ()
    pools: tuple[tuple[Blow, int], ...] = ()
    cover: int | None = None
    kinds: tuple[Wound, ...] = ()
    counts: tuple[int, ...] = ()

    @step
    def see(self, g: G) -> Action:
        """By night it is rolled how far the unit sees (WH-GAME-05)."""
        return Call(SeeingByNight(self.unit))

    @step
    def declare(self, g: G, seen: int | None) -> Action:
        """Steps 1 and 2: the target is named, then sight and range are checked model by model; with nobody in range the
        unit has fired all the same (WH-SHOOT-08), as it has at a target beyond its sight by night (WH-GAME-05). Random
        numbers of shots are rolled now (WH-WEAPON-23)."""
        unit = g.state.units[self.unit]
        types = dict.fromkeys(TABLES.weapons[each.weapon].type for each in self.firing)
        g.emit(ShotDeclared(self.unit, self.target, tuple(types)), "WH-SHOOT-07", "WH-SHOOT-08")
        if seen is not None and gap_between(unit.models, g.state.units[self.target].models) > seen:
            g.emit(NoShot(self.unit, self.target), "WH-GAME-05")
            return Done()
        found = self.look(g)
        lines = lines_of(g, unit, found, self.firing)
        if not lines:
            g.emit(NoShot(self.unit, self.target), "WH-SHOOT-08")
            return Done()
        # It is settled as they stand now: losses among the firers do not change the cover.
        firing = {line.model for line in lines if not line.lost}
        firers = tuple(number for number, model in enumerate(unit.models) if model.id in firing)
        after = replace(self, lines=lines, cover=self.cover_now(g, found, firers))
        pools = [Pool(1, total_of(weapon)) for weapon, _ in rolls_of(lines)]
        return Become(after, Roll(tuple(pools), say("wh-roll-shots"), ("WH-WEAPON-23",), unit.seat))

    @step
    def roll_to_hit(self, g: G, rolled: Value) -> Action:
        """Step 3: all shots together (WH-SHOOT-03)."""
        unit = g.state.units[self.unit]
        values = as_tuple(rolled)
        counts = {
            model: value for (_, models), value in zip(rolls_of(self.lines), values, strict=True) for model in models
        }
        lines = tuple(
            replace(line, shots=counts[line.model, line.weapon]) if line.shots is None else line for line in self.lines
        )
        volleys = volleys_of(g, unit, lines)
        pools = [Pool(each.shots, Faces() if each.hot else Successes(each.need)) for each in volleys]
        return Become(
            replace(self, lines=lines, volleys=volleys),
            Roll(tuple(pools), say("wh-roll-to-hit"), ("WH-SHOOT-03",), unit.seat),
        )

    @step
    def repeat_misses(self, g: G, rolled: int | tuple[Value, ...]) -> Action:
        """Misses are repeated once where the weapon or the skill allows it (WH-SHOOT-03, WH-WEAPON-13)."""
        first: tuple[Value, ...] = (rolled,) if len(self.volleys) == 1 else rolled  # type: ignore[assignment]
        pools = [
            Pool(misses(volley, value), Faces() if volley.hot else Successes(volley.again))
            for volley, value in zip(self.volleys, first, strict=True)
            if volley.again
        ]
        seat = g.state.units[self.unit].seat
        return Become(replace(self, first=first), Roll(tuple(pools), say("wh-roll-again"), ("WH-SHOOT-03",), seat))

    @step
    def count_hits(self, g: G, rolled: Value | tuple[Value, ...]) -> Action:
        """The hits are counted; each natural 1 that stands wounds the firer of a weapon that gets hot, one out of range
        too (WH-WEAPON-17, WH-WEAPON-25)."""
        repeated = [volley for volley in self.volleys if volley.again]
        again: list[Value] = [rolled] if len(repeated) == 1 else list(rolled)  # type: ignore[arg-type, list-item]
        hits, hot = [], []
        for volley, value in zip(self.volleys, self.first, strict=True):
            second = again.pop(0) if volley.again else None
            if volley.hot:
                scored, burnt = hot_shots(volley, value, second)
                hot += burnt
            else:
                assert isinstance(value, int)
                scored = value + (second if isinstance(second, int) else 0)
            hits.append(0 if volley.lost else scored)
        shots = sum(volley.shots for volley in self.volleys if not volley.lost)
        g.emit(HitsScored(self.unit, self.target, sum(hits), shots), "WH-SHOOT-03")
        after = replace(self, hits=tuple(hits), hot=tuple(hot))
        if not hot:
            return Become(after)
        return Become(after, Call(Suffer(self.unit, tuple(hot), HOT, "gets-hot")))

    @step
    def roll_to_wound(self, g: G) -> Action:
        """Step 4: hits pooled by what they do, against the Toughness most of the target have (WH-SHOOT-04,
        WH-SHOOT-05)."""
        if not sum(self.hits):
            return Done()
        against = toughness(g, g.state.units[self.target])
        found: dict[Blow, int] = {}
        for volley, hits in zip(self.volleys, self.hits, strict=True):
            blow = blow_of(TABLES.weapons[volley.weapon], against)
            if hits and (blow.need or blow.rending):
                found[blow] = found.get(blow, 0) + hits
        pools = tuple(found.items())
        dice = [
            Pool(hits, Brackets((blow.need, SIX) if 0 < blow.need < SIX else (SIX,)))
            if blow.rending
            else Pool(hits, Successes(blow.need))
            for blow, hits in pools
        ]
        seat = g.state.units[self.unit].seat
        return Become(replace(self, pools=pools), Roll(tuple(dice), say("wh-roll-to-wound"), ("WH-SHOOT-04",), seat))

    @step
    def go_to_ground(self, g: G, rolled: Value | tuple[Value, ...]) -> Action:
        """Step 5: the wounds are known, and the target's owner may have it go to ground (WH-SAVE-07, WH-SAVE-19)."""
        values: Sequence[Value] = [rolled] if len(self.pools) == 1 else rolled  # type: ignore[assignment, list-item]
        found: dict[Wound, int] = {}
        for kind, count in wounds_of(self.pools, values):
            found[kind] = found.get(kind, 0) + count
        wounds = sum(found.values())
        g.emit(WoundsScored(self.unit, self.target, wounds), "WH-SHOOT-04")
        if not wounds:
            return Done()
        after = replace(self, kinds=tuple(found), counts=tuple(found.values()))
        target = g.state.units[self.target]
        if not may_go_down(g, target):
            return Become(after, Next(StayUp()))
        return Become(after, Ask(ChooseToGround(target.seat, self.target, wounds)))

    @step
    def suffer(self, g: G, choice: GoDown | StayUp) -> Action:
        """Steps 6 to 9: cover, allocation, saves, casualties."""
        if isinstance(choice, GoDown):
            go_down(g, g.state.units[self.target], "WH-SAVE-07")
        cover = self.cover
        if is_screened(g, g.state.units[self.target]):
            cover = min(cover or SPEED, SPEED)
        if g.state.units[self.target].down is not None:
            cover = on_the_ground(cover)
        if g.context.has(g.state.units[self.target], "stealth"):
            cover = improved(cover, STEALTH)
        g.emit(CoverFound(self.target, cover), "WH-SAVE-04")
        return Call(Wounds(self.target, self.kinds, self.counts, cover))

    @step
    def pin(self, g: G, dealt: Dealt) -> Action:
        """Step 10: a unit that did not save a pinning weapon's wound tests (WH-MORALE-08, WH-MORALE-16)."""
        return Call(Pinning(self.target)) if dealt.pinning else None

    def look(self, g: G) -> Look:
        """The firers looking at their target."""
        return look(g.context, g.state, g.state.units[self.unit], g.state.units[self.target])

    def cover_now(self, g: G, found: Look, firers: tuple[int, ...]) -> int | None:
        """The target's cover save from those who fire (WH-SAVE-04)."""
        if not firers:
            return None
        return cover_from(found, firers, g.setup.options["half_of_firers"] == "cover")


def as_tuple(value: Value) -> tuple[int, ...]:
    """The values of one pool or of several."""
    return value if isinstance(value, tuple) else (value,)


def rolls_of(lines: Sequence[Line]) -> list[tuple[str, list[tuple[str, str]]]]:
    """The rolls for random numbers of shots: of each the weapon, and the models and weapons it is for: some weapons
    roll once for the whole unit (WH-WEAPON-23)."""
    found: list[tuple[str, list[tuple[str, str]]]] = []
    for line in lines:
        if line.shots is not None:
            continue
        shared = "one-roll-for-all" in TABLES.weapons[line.weapon].traits
        same = next((roll for roll in found if shared and roll[0] == line.weapon), None)
        if same is None:
            found.append((line.weapon, [(line.model, line.weapon)]))
        else:
            same[1].append((line.model, line.weapon))
    return found


def total_of(weapon: str) -> Total:
    """How the die for a random number of shots is read."""
    throw = TABLES.weapons[weapon].shots
    assert isinstance(throw, Throw)
    return Total(SIX // throw.sides)


def misses(volley: Volley, value: Value) -> int:
    """How many shots of a volley missed."""
    hits = sum(face >= volley.need for face in value) if isinstance(value, tuple) else value
    return volley.shots - hits


def hot_shots(volley: Volley, value: Value, again: Value | None) -> tuple[int, list[str]]:
    """The hits of a volley that may get hot, and the model of each 1 that stands: of a repeated shot only the second
    die counts (WH-WEAPON-17, WH-WEAPON-25)."""
    second = list(as_tuple(again)) if again is not None else []
    hits, burnt = 0, []
    for model, face in zip(volley.by, as_tuple(value), strict=True):
        needs, shown = volley.need, face
        if face < volley.need and volley.again:
            needs, shown = volley.again, second.pop(0)
        hits += shown >= needs
        if shown == 1:
            burnt.append(model)
    return hits, burnt


def wounds_of(pools: Sequence[tuple[Blow, int]], values: Sequence[Value]) -> Iterator[tuple[Wound, int]]:
    """The wounds of each pool of hits: those of a rending weapon's 6s apart (WH-WEAPON-15)."""
    for (blow, _), value in zip(pools, values, strict=True):
        if not isinstance(value, tuple):
            counts = [(blow.wound, value)]
        else:
            plain = value[1] if len(value) == 3 else 0
            counts = [(blow.wound, plain), (rent(blow.wound), value[-1])]
        yield from ((wound, count) for wound, count in counts if count)
