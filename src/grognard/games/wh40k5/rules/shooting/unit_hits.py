"""A unit is hit by what another fired: wounds, going to ground, cover, saves, pinning (WH-SHOOT-07, steps 4 to 10)."""

from __future__ import annotations

from collections import Counter

from grognard.core.engine.fates import play
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, step
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.boost_cover import is_screened
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.rules.morale.morale import Pinning
from grognard.games.wh40k5.rules.saves.going_to_ground import ChooseToGround, go_down, may_go_down
from grognard.games.wh40k5.rules.saves.wound import Wound
from grognard.games.wh40k5.rules.saves.wounds import Dealt, Wounds
from grognard.games.wh40k5.rules.shooting.cover import improved, on_the_ground
from grognard.games.wh40k5.rules.shooting.volleys import Blow
from grognard.games.wh40k5.state.choices import GoDown, StayUp
from grognard.games.wh40k5.state.events.shooting import CoverFound, WoundsScored
from grognard.games.wh40k5.state.state import Unit

SPEED = TABLES.limits["turbo-boost-cover"].value
STEALTH = TABLES.limits["stealth"].value


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
    kinds: tuple[Wound, ...] = ()
    counts: tuple[int, ...] = ()

    @step
    def roll_to_wound(self, g: G) -> Action:
        """Step 4: hits pooled by what they do, against the Toughness most of the target have (WH-SHOOT-04)."""
        return Call(play(((blow.fate, hits) for blow, hits in self.pools), g.state.units[self.unit].seat))

    @step
    def go_to_ground(self, g: B, ends: tuple[Counter[str], ...]) -> Action:
        """Step 5: the wounds are known, and the target's owner may have it go to ground (WH-SAVE-07, WH-SAVE-19)."""
        found: dict[Wound, int] = {}
        for (blow, _), end in zip(self.pools, ends, strict=True):
            for kind, count in blow.wounds(end):
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
        kinds = tuple(sheltered(g, target, kind) for kind in self.kinds)
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


def sheltered(g: G, unit: Unit, wound: Wound) -> Wound:
    """A wound with what a unit makes of the cover of its own that it has (WH-WEAPON-11, WH-SHOOT-07)."""
    return wound if wound.shelter is None else replace(wound, shelter=taken(g, unit, wound.shelter or None) or 0)
