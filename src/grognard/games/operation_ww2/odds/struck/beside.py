"""Direct fire at guns and vehicles near which others stand: what blows up strikes them too (AZ-VDM-17)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.odds.casualty_odds import Part, Results, fallen_of
from grognard.games.operation_ww2.odds.struck.field import Field, beside, field_with
from grognard.games.operation_ww2.odds.struck.sums import likeliest, told
from grognard.games.operation_ww2.odds.struck.things import Shot, shot_at
from grognard.games.operation_ww2.odds.survivor_odds import States, begun, blasted, harmed, losing, merged, summed_up
from grognard.games.operation_ww2.rules.fire.volley_results import applies_surplus
from grognard.games.operation_ww2.rules.guns.gun_damage import taken_along
from grognard.games.operation_ww2.state.state import Model, Unit, enemy
from grognard.odds.distributions import Chance

Split = tuple[tuple[Shot, list[Part], Chance], ...]
"""What of each of several shots strikes friends, and what is left of it."""
MOST, FEWEST = 100, 20
"""Where room is scarce: in so many ways at most dice stray among friends, and each is followed in so many at least."""


def endangers(g: G, owner: Unit, model: Model) -> bool:
    """Whether anybody but its crew stands near a gun or vehicle that may blow up (AZ-VDM-17)."""
    return not set(beside(g, model)) <= _crew(g, owner, model)


def bystanders(g: G, unit: Unit, owner: Unit, model: Model) -> set[str]:
    """Whoever may be hurt when a gun or vehicle blows up, be it by another one beside it, but its crew."""
    return set(field_with(g, unit, [model.id]).bits) - _crew(g, owner, model)


def _crew(g: G, owner: Unit, model: Model) -> set[str]:
    return set(taken_along(g, owner, model)) if model.role == "gun" else set()


def beside_odds_of(
    g: G,
    unit: Unit,
    parts: Sequence[Part],
    friends: Sequence[Part],
    shots: Sequence[Sequence[Shot]],
    *,
    fractions: bool,
    room: int = 0,
) -> tuple[Results, Results]:
    """What becomes of the people of both sides if some of them stand near what may blow up: first of those who are shot
    at, then of the guns and vehicles and of those beside them (AZ-FIRE-16, AZ-VDM-17). ``room``: in how many ways it is
    followed at most, if not in as many as can be."""
    struck = [id for part in (*parts, *friends) for id in part.models]
    struck += [id for some in shots for each in some if each.astray for id in each.astray.models]
    struck += [model.id for each in shots for model in each[0].owner.models if model.aboard is None]
    field = field_with(g, unit, struck, is_last=True)
    upright = (each.id for other in g.state.units.values() for each in other.models if each.posture == "standing")
    states = begun(sum(field.bits.values()), field.of(upright), fractions=fractions)
    for ways in fallen_of(g, enemy(unit.seat), parts):
        states = merged([losing(states, field.of(dead), field.of(down), 0, chance) for dead, down, chance in ways])
        states = likeliest(states, room) if room else states
    ends, apart = [], splits([each for some in shots for each in some], MOST if room else 0, fractions=fractions)
    most = max(FEWEST, room // len(apart)) if room else None
    for split, weight in apart:
        after = states.weighed(weight)
        for ways in fallen_of(g, unit.seat, [*friends, *(part for _, some, _ in split for part in some)]):
            after = merged([losing(after, field.of(dead), field.of(down), 1, chance) for dead, down, chance in ways])
            after = after if most is None else likeliest(after, most)
        for some in shots:
            left = [each for each, _, _ in split if each.model.id == some[0].model.id]
            after = _struck(g, unit, field, after, left, fractions=fractions)
            after = after if most is None else likeliest(after, most)
        ends.append(summed_up(after, field.sides))
    odds = told(merged(ends))
    return odds.enemies, odds.own


def splits(shots: Sequence[Shot], most: int, *, fractions: bool) -> list[tuple[Split, Chance]]:
    """By how many dice of each of these shots strike friends; ``most``: in so many ways, the likeliest, as if there
    were no others, if not in all."""
    found: list[tuple[Split, Chance]] = [((), 1)]
    for shot in shots:
        ways = list(shot.split(fractions))
        found = [((*before, way), chance * way[-1]) for before, chance in found for way in ways]
        if most and len(found) > most:
            whole = sum(chance for _, chance in found)
            found = sorted(found, key=lambda each: -each[1])[:most]
            scale = whole / sum(chance for _, chance in found)
            found = [(split, chance * scale) for split, chance in found]
    return found


def _struck(g: G, unit: Unit, field: Field, states: States, shots: Sequence[Shot], *, fractions: bool) -> States:
    """What people suffer by the shots at one gun or vehicle."""
    side, surplus, after = int(shots[0].owner.seat == unit.seat), applies_surplus(g), []
    for way in shot_at(g, shots, field, unit.seat, fractions=fractions):
        found = harmed(states.weighed(way.chance), states.alive * 0 + way.crew, side, *way.results, surplus)
        found = losing(found, way.gone)
        after += [blasted(found, blast, surplus) for blast in way.blasts] or [found]
    return merged(after)
