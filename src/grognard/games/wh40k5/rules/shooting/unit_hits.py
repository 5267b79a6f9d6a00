"""A unit is hit by what another fired: wounds, going to ground, cover, saves, pinning (WH-SHOOT-07, steps 4 to 10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grognard.core.engine.dice import Brackets, Pool, Successes, rolls
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, step
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.boost_cover import is_screened
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.rules.morale.morale import Pinning
from grognard.games.wh40k5.rules.saves.going_to_ground import ChooseToGround, go_down, may_go_down
from grognard.games.wh40k5.rules.saves.wound import Wound
from grognard.games.wh40k5.rules.saves.wounds import Dealt, Wounds
from grognard.games.wh40k5.rules.shooting.cover import improved, on_the_ground
from grognard.games.wh40k5.rules.shooting.volleys import Blow, rent
from grognard.games.wh40k5.state.choices import GoDown, StayUp
from grognard.games.wh40k5.state.events.shooting import CoverFound, WoundsScored
from grognard.games.wh40k5.state.state import Unit

Value = int | tuple[int, ...]
SPEED = TABLES.limits["turbo-boost-cover"].value
STEALTH = TABLES.limits["stealth"].value
SIX = 6


class UnitHits(Procedure):
    """The hits of one unit's shooting on another strike together: to wound, going to ground, cover, allocation, saves,
    losses, pinning (WH-SHOOT-06, WH-SHOOT-07). A unit that only stood under a marker, friend or foe, suffers them the
    same way (WH-SHOOT-10).

    ``pools``: what the hits do and how many there are; ``cover``: the target's cover save from those who fire, before
    what it does about it. ``kinds`` and ``counts`` are the wounds.
    """

    unit: str
    target: str
    pools: tuple[tuple[Blow, int], ...]
    cover: int | None
    first: tuple[Value, ...] = ()
    kinds: tuple[Wound, ...] = ()
    counts: tuple[int, ...] = ()

    @step
    def roll_to_wound(self, g: G) -> Action:
        """Step 4: hits pooled by what they do, against the Toughness most of the target have (WH-SHOOT-04)."""
        dice = [Pool(hits, reading(blow)) for blow, hits in self.pools]
        return rolls(dice, say("wh-roll-to-wound"), "WH-SHOOT-04", seat=g.state.units[self.unit].seat)

    @step
    def repeat_wounds(self, g: G, first: tuple[Value, ...]) -> Action:
        """What a twin-linked template does not wound with is rolled once more (WH-WEAPON-06)."""
        pools = [
            Pool(failures(blow, hits, value), reading(blow))
            for (blow, hits), value in zip(self.pools, first, strict=True)
            if blow.again
        ]
        after = replace(self, first=first)
        seat = g.state.units[self.unit].seat
        return after.then(rolls(pools, say("wh-roll-again"), "WH-WEAPON-06", seat=seat))

    @step
    def go_to_ground(self, g: B, again: tuple[Value, ...]) -> Action:
        """Step 5: the wounds are known, and the target's owner may have it go to ground (WH-SAVE-07, WH-SAVE-19)."""
        repeated = [pool for pool in self.pools if pool[0].again]
        found: dict[Wound, int] = {}
        scored = [*wounds_of(self.pools, self.first), *wounds_of(repeated, again)]
        for kind, count in scored:
            found[kind] = found.get(kind, 0) + count
        wounds = sum(found.values())
        g.emit(WoundsScored(self.unit, self.target, wounds), "WH-SHOOT-04")
        if not wounds:
            return Done()
        after = replace(self, kinds=tuple(found), counts=tuple(found.values()))
        target = g.state.units[self.target]
        if not may_go_down(g, target):
            return after.then(Next(StayUp()))
        return after.then(Ask(ChooseToGround(target.seat, self.target, wounds)))

    @step
    def suffer(self, g: B, choice: GoDown | StayUp) -> Action:
        """Steps 6 to 9: cover, allocation, saves, casualties."""
        if isinstance(choice, GoDown):
            go_down(g, g.state.units[self.target], "WH-SAVE-07")
        target = g.state.units[self.target]
        cover = taken(g, target, self.cover)
        g.emit(CoverFound(self.target, cover), "WH-SAVE-04")
        kinds = tuple(
            kind if kind.shelter is None else replace(kind, shelter=taken(g, target, kind.shelter or None) or 0)
            for kind in self.kinds
        )
        return Call(Wounds(self.target, kinds, self.counts, cover))

    @step
    def pin(self, g: G, dealt: Dealt) -> Action:
        """Step 10: a unit that did not save a pinning weapon's wound tests (WH-MORALE-08, WH-MORALE-16)."""
        return Call(Pinning(self.target)) if dealt.pinning else None


def taken(g: G, unit: Unit, cover: int | None) -> int | None:
    """The cover save a unit makes of what is before it: its speed, the ground, its stealth (WH-MOVE-06, WH-SAVE-07,
    WH-USR-19)."""
    if is_screened(g, unit):
        cover = min(cover or SPEED, SPEED)
    if unit.down is not None:
        cover = on_the_ground(cover)
    return improved(cover, STEALTH) if g.context.has(unit, "stealth") else cover


def reading(blow: Blow) -> Successes | Brackets:
    """How the dice of hits are read: those of rending weapons in three brackets, the last the 6s (WH-WEAPON-15)."""
    if blow.rending:
        return Brackets((blow.need, SIX) if 0 < blow.need < SIX else (SIX,))
    return Successes(blow.need)


def failures(blow: Blow, hits: int, value: Value) -> int:
    """How many of these hits did not wound."""
    return hits - sum(count for _, count in wounds_of([(blow, hits)], [value]))


def wounds_of(pools: Sequence[tuple[Blow, int]], values: Sequence[Value]) -> Iterator[tuple[Wound, int]]:
    """The wounds of each pool of hits: those of a rending weapon's 6s apart (WH-WEAPON-15)."""
    for (blow, _), value in zip(pools, values, strict=True):
        if not isinstance(value, tuple):
            counts = [(blow.wound, value)]
        else:
            plain = value[1] if len(value) == 3 else 0
            counts = [(blow.wound, plain), (rent(blow.wound), value[-1])]
        yield from ((wound, count) for wound, count in counts if count)
