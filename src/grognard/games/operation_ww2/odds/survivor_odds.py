"""Templates one after another, exactly: each falls on those whom the ones before have left (AZ-FIRE-14, AZ-FIRE-16).

Every model that some round may strike has a bit. A state is who is alive and who stands, with how many were scared and
how many dice have hit so far; a round leads from each state to others, and equal ones are put together. Only the
places of bursts are looked up beforehand: nobody moves in a volley.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache, reduce
from math import comb
from typing import Any, NamedTuple, Protocol

import numpy
from numpy.typing import NDArray

from grognard.core.engine.fates import Fate
from grognard.games.operation_ww2.odds.casualty_odds import UNHARMED
from grognard.games.operation_ww2.rules.fire.fates import DEAD, SCARED, chance_of
from grognard.odds.distributions import Chance

Bits = NDArray[Any]
"""One number for each state, a bit of it for each model."""

MOST_BITS = 62
"""So many models fit into a number of the machine; for more there are Python's."""

TALLY = 10
"""How many bits of a tally each count takes: scared enemies, scared friends, dice that hit."""

ROOM = 1_500_000
"""In more ways than this, states times the ways in which a round may fall, no round is followed: it would take too long
and too much memory."""

CHUNK = 100_000
"""So many ways are followed at once, for they need room."""

HITS = 2
"""Which of the counts of a tally is that of the dice that hit; the first two are those of the sides."""


class Lot(NamedTuple):
    """People who are struck alike, by their bits, those of the other side (0) or of the firer's own (1): each who is
    there takes a die, which comes to a ``fate``; of flames it hits with a chance first. ``dice``: so many of them
    do."""

    models: int
    side: int
    fate: Fate
    burns: Fraction | None = None
    dice: int | None = None


class Blast(NamedTuple):
    """How far what blows up may reach, with the chance: people who take dice of their own, guns and vehicles."""

    chance: Fraction
    lots: tuple[Lot, ...]
    things: tuple[Thing, ...]


class Result(NamedTuple):
    """What may become of a gun or vehicle, with its chance: who is gone of it and its crew, how bad it is for it, what
    its crew suffers before, and whether a die of its own has hit; what the blast reaches, if it blows up."""

    chance: Fraction
    gone: int = 0
    worst: int = 0
    crew: Lot | None = None
    hits: bool = False
    blasts: tuple[Blast, ...] = ()


class Thing(NamedTuple):
    """A gun or vehicle that is struck, and what may become of it."""

    model: int
    results: tuple[Result, ...]


class Strike(NamedTuple):
    """One way in which a round may fall, with its chance: whether its die has hit, who is gone at once, whom it
    strikes."""

    chance: Fraction
    hits: int = 0
    gone: int = 0
    lots: tuple[Lot, ...] = ()
    things: tuple[Thing, ...] = ()


class States(NamedTuple):
    """Who is alive and who of them stands, what has been counted, and the chance of each state, in a row with the
    chances of it and that no gun or vehicle has suffered worse than each of ``WORST`` but the last, and how many dice
    have done anything to them on average, times its chance."""

    alive: Bits
    standing: Bits
    tally: Bits
    chances: NDArray[Any]

    def at(self, which: Any) -> States:
        """Some of them."""
        return States(self.alive[which], self.standing[which], self.tally[which], self.chances[which])

    def weighed(self, chances: Any) -> States:
        """They with their chances times these."""
        return self._replace(chances=self.chances * chances)


def begun(alive: int, standing: int, *, fractions: bool = False) -> States:
    """The one state all begins with."""
    return states_of({(alive, standing, 0): Fraction(1) if fractions else 1.0})


def states_of(known: Mapping[tuple[int, int, int], Chance]) -> States:
    """States by who is alive, who stands and what has been counted, before anything befalls a gun or vehicle."""
    chances = list(known.values())
    exact = any(isinstance(chance, Fraction) for chance in chances)
    rows = numpy.array(
        [[*[each] * (1 + len(UNHARMED)), each * 0] for each in chances], dtype=object if exact else float
    )
    kind: Any = object if max(alive for alive, _, _ in known).bit_length() > MOST_BITS else numpy.int64
    alive, standing, tally = (numpy.array(each, kind) for each in zip(*known, strict=True))
    return States(alive, standing, tally, rows)


def counted(bits: Bits) -> NDArray[Any]:
    """How many bits each number has.

    >>> counted(numpy.array([0, 5, 7]))
    array([0, 2, 3])
    """
    if bits.dtype == object:
        return numpy.array([int(each).bit_count() for each in bits], dtype=numpy.int64)
    return numpy.bitwise_count(bits).astype(numpy.int64)


def lowest(bits: Bits, numbers: NDArray[Any]) -> Bits:
    """The lowest bits of each number, so many of it.

    >>> lowest(numpy.array([6, 7]), numpy.array([1, 2]))
    array([2, 3])
    """
    left, found = bits.copy(), bits * 0
    for step in range(int(numbers.max(initial=0))):
        bit = numpy.where(numbers > step, left & -left, 0)
        found, left = found | bit, left ^ bit
    return found


# ---- one round ---------------------------------------------------------------------------------------------------


def after_round(states: States, strikes: Sequence[Strike], *, surplus: bool) -> States:
    """What a round leads to from each state: every way in which it may fall (AZ-AREA-03)."""
    size = max(1, CHUNK // len(strikes))
    parts = [
        _after_round(states.at(slice(begin, begin + size)), strikes, surplus=surplus)
        for begin in range(0, len(states.alive), size)
    ]
    return parts[0] if len(parts) == 1 else merged(parts)


def _after_round(states: States, strikes: Sequence[Strike], *, surplus: bool) -> States:
    ways = len(strikes)
    fallen = states.at(numpy.repeat(numpy.arange(len(states.alive)), ways))
    which = numpy.tile(numpy.arange(ways), len(states.alive))
    exact = states.chances.dtype == object
    chances = numpy.array([each.chance if exact else float(each.chance) for each in strikes], states.chances.dtype)
    return merged(struck(fallen.weighed(chances[which][:, None]), which, strikes, surplus=surplus))


def struck(states: States, which: NDArray[Any], strikes: Sequence[Strike], *, surplus: bool) -> list[States]:
    """What each state comes to in the way in which a round falls then, by its number."""
    kind = states.alive.dtype
    left = numpy.array([~each.gone for each in strikes], kind)[which]
    hits = numpy.array([each.hits << HITS * TALLY for each in strikes], kind)[which]
    fallen = States(states.alive & left, states.standing & left, states.tally + hits, states.chances)
    for place in range(max((len(each.lots) for each in strikes), default=0)):
        lots = [each.lots[place] if place < len(each.lots) else None for each in strikes]
        fallen, which = _by_kind(fallen, which, lots, surplus)
    done = []
    for number, strike in enumerate(strikes):
        if strike.things:
            found = fallen.at(which == number)
            done.append(reduce(lambda so_far, thing: _thing_struck(so_far, thing, surplus), strike.things, found))
    plain = numpy.array([not each.things for each in strikes])[which]
    return [fallen.at(plain), *done]


def _by_kind(
    states: States, which: NDArray[Any], lots: Sequence[Lot | None], surplus: bool
) -> tuple[States, NDArray[Any]]:
    """Dice on lots that each way of falling strikes, those alike but for who they are together."""
    kinds: dict[Lot, list[int]] = {}
    for number, lot in enumerate(lots):
        if lot is not None:
            kinds.setdefault(lot._replace(models=0), []).append(number)
    masks = numpy.array([0 if lot is None else lot.models for lot in lots], states.alive.dtype)[which]
    struck = (states.alive & masks) != 0
    found, ways = [states.at(~struck)], [which[~struck]]
    for lot, numbers in kinds.items():
        mine = struck & numpy.isin(which, numbers)
        for more, rows in lot_struck(states.at(mine), masks[mine], lot, surplus):
            found.append(more)
            ways.append(which[mine][rows])
    return joined(found), numpy.concatenate(ways)


def lot_struck(states: States, masks: Bits, lot: Lot, surplus: bool) -> Iterator[tuple[States, NDArray[Any]]]:
    """Each outcome of the dice on a lot, and which of the states it is one of."""
    there = counted(states.alive & masks)
    exact = states.chances.dtype == object
    tables = {
        int(number): _outcomes(
            lot.fate, lot.burns, int(number) if lot.dice is None else min(lot.dice, int(number)), exact
        )
        for number in numpy.unique(there)
    }
    for outcome in dict.fromkeys(outcome for table in tables.values() for outcome in table):
        likely = [tables[number].get(outcome, 0) if number in tables else 0 for number in range(1 + max(tables))]
        chances = numpy.array(likely, states.chances.dtype)[there]
        rows = numpy.flatnonzero(chances)
        burnt, dead, scared = outcome
        found = harmed(states.at(rows).weighed(chances[rows][:, None]), masks[rows], lot.side, dead, scared, surplus)
        yield found._replace(tally=found.tally + (burnt << HITS * TALLY)), rows


@lru_cache(maxsize=4096)
def _outcomes(fate: Fate, burns: Fraction | None, dice: int, exact: bool) -> dict[tuple[int, int, int], Chance]:
    """How many dice burn somebody, kill, scare, with the chances."""
    killing, scaring = chance_of(fate, DEAD), chance_of(fate, SCARED)
    hitting = 1 - killing - scaring if burns is None else burns - killing - scaring
    idle = 1 - killing - scaring - hitting
    found: dict[tuple[int, int, int], Chance] = {}
    for kills in range(dice + 1):
        for scares in range(dice - kills + 1):
            left = dice - kills - scares
            ways = comb(dice, kills) * comb(dice - kills, scares) * killing**kills * scaring**scares
            for harmless in range(left + 1) if idle else (left,):
                chance = ways * comb(left, harmless) * hitting**harmless * idle ** (left - harmless)
                if chance:
                    key = (0 if burns is None else kills + scares + harmless), kills, scares
                    found[key] = found.get(key, 0) + (chance if exact else float(chance))
    return found


def harmed(states: States, masks: Bits, side: int, dead: int, scared: int, surplus: bool) -> States:
    """So many dead and scared results handed out, the first bits first (AZ-DMG-01 to AZ-DMG-06): the dead ones to those
    standing, then, if ``surplus``, to those lying, the scared ones to those who still stand."""
    upright, lying = states.standing & masks, states.alive & masks & ~states.standing
    killed = down = masks * 0
    if dead:
        numbers = numpy.full(len(masks), dead)
        killed = lowest(upright, numbers)
        if surplus:
            killed = killed | lowest(lying, numbers - counted(killed))
    if scared:
        down = lowest(upright & ~killed, numpy.full(len(masks), scared))
    tally = states.tally + counted(down).astype(states.tally.dtype) * (1 << side * TALLY)
    return States(states.alive & ~killed, states.standing & ~killed & ~down, tally, states.chances)


def _thing_struck(states: States, thing: Thing, surplus: bool) -> States:
    """What becomes of a gun or vehicle that is still there, and of those with it."""
    there = (states.alive & thing.model) != 0
    found = [states.at(~there)]
    exact = states.chances.dtype == object
    for result in thing.results:
        milder = [1, *(int(result.worst <= number) for number in range(len(UNHARMED))), 1]
        row = [each * (result.chance if exact else float(result.chance)) for each in milder]
        more = states.at(there).weighed(numpy.array(row, states.chances.dtype))
        more.chances[:, -1] += more.chances[:, 0] * int(result.worst > 0)
        more = more._replace(tally=more.tally + (int(result.hits) << HITS * TALLY))
        if result.crew is not None and len(more.alive):
            masks = numpy.full(len(more.alive), result.crew.models, more.alive.dtype)
            more = joined([each for each, _ in lot_struck(more, masks, result.crew, surplus)])
        more = losing(more, result.gone)
        found += [blasted(more, each, surplus) for each in result.blasts] or [more]
    return joined(found)


def losing(states: States, dead: int, scared: int = 0, side: int = 0, chance: Chance = 1) -> States:
    """They with a chance, these dead and, of one side, these scared."""
    alive, standing = states.alive & ~dead, states.standing & ~(dead | scared)
    tally = states.tally + (scared.bit_count() << side * TALLY)
    return States(alive, standing, tally, states.chances if chance == 1 else states.chances * chance)


def blasted(states: States, blast: Blast, surplus: bool) -> States:
    """What a blast does that reaches so far: to everybody by his own die, then to guns and vehicles (AZ-VDM-17)."""
    exact = states.chances.dtype == object
    found = states.weighed(blast.chance if exact else float(blast.chance))
    apart = len(found.alive) == 1
    for lot in blast.lots if len(states.alive) else ():
        # Those who lie first: who lies down by it takes no second die.
        for lies in (True, False):
            masks = found.alive & lot.models & (~found.standing if lies else found.standing)
            if not apart or masks.any():
                # Where it strikes nobody all stays as it is, once equal states are together.
                found, apart = merged([each for each, _ in lot_struck(found, masks, lot, True)]), True
    return reduce(lambda so_far, thing: _thing_struck(so_far, thing, surplus), blast.things, found)


def joined(parts: Sequence[States]) -> States:
    """All of them."""
    alive, standing, tally, chances = (numpy.concatenate(each) for each in zip(*parts, strict=True))
    return States(alive, standing, tally, chances)


def merged(parts: Sequence[States]) -> States:
    """All of them, equal ones together."""
    every = joined(parts)
    order, firsts = side_by_side(every)
    every = every.at(order)
    return every.at(firsts)._replace(chances=numpy.add.reduceat(every.chances, firsts, axis=0))


def side_by_side(states: States) -> tuple[NDArray[Any], NDArray[Any]]:
    """The order in which equal states lie side by side, and where in it each lot of them begins."""
    if states.alive.dtype == object:
        keys = list(zip(states.alive, states.standing, states.tally, strict=True))
        order = numpy.array(sorted(range(len(keys)), key=keys.__getitem__), dtype=numpy.int64)
    else:
        order = _order_of(states)
    alive, standing, tally = states.alive[order], states.standing[order], states.tally[order]
    new = (alive[1:] != alive[:-1]) | (standing[1:] != standing[:-1]) | (tally[1:] != tally[:-1])
    return order, numpy.flatnonzero(numpy.concatenate(([True], new))[: len(order)])


def _order_of(states: States) -> NDArray[Any]:
    """The order of states by who is alive, who stands, and what has been counted: faster if one number tells it all."""
    keys = states.alive, states.standing, states.tally
    room = [int(each.max(initial=0)).bit_length() for each in keys]
    if sum(room) > MOST_BITS:
        return numpy.lexsort(keys[::-1])
    alive, standing, tally = keys
    return numpy.argsort((alive << room[1] | standing) << room[2] | tally)


# ---- all rounds --------------------------------------------------------------------------------------------------


class Round(NamedTuple):
    """A round that falls only while so many are alive, and how it may fall from a state. Whose being alive ``matters``
    decides that."""

    while_alive: int
    strikes: Callable[[int], Sequence[Strike]]
    matters: int = 0

    def ways(self, states: States) -> int:
        """In how many ways it falls from so many states, all together."""
        alive, numbers = numpy.unique(states.alive & self.matters, return_counts=True)
        return sum(
            number * len(self.strikes(each)) for each, number in zip(alive.tolist(), numbers.tolist(), strict=True)
        )

    def fallen(self, states: States, *, surplus: bool) -> States:
        """What it leads to from states in which it falls."""
        heeded, parts = states.alive & self.matters, []
        for alive in dict.fromkeys(heeded.tolist()):
            parts.append(after_round(states.at(heeded == alive), self.strikes(alive), surplus=surplus))
        return merged(parts)


class Falling(Protocol):
    """A round, or several at once, that fall only while so many are alive."""

    @property
    def while_alive(self) -> int: ...

    def ways(self, states: States) -> int:
        """In how many ways it falls from so many states, all together; 0 where it looks itself to how many it can
        follow."""

    def fallen(self, states: States, *, surplus: bool) -> States:
        """What it leads to from states in which it falls."""


def after_rounds(states: States, rounds: Sequence[Falling], *, surplus: bool, room: int = 0) -> tuple[States, int]:
    """All rounds, one after another, and how many of them, the last ones, are not followed: in more ways than there is
    ``room`` for, or ``ROOM``."""
    for number, each in enumerate(rounds):
        fires = (states.alive & each.while_alive) == each.while_alive
        if fires.any():
            if each.ways(states.at(fires)) > min(room or ROOM, ROOM):
                return states, len(rounds) - number
            states = merged([states.at(~fires), each.fallen(states.at(fires), surplus=surplus)])
    return states, 0


def summed_up(states: States, sides: tuple[int, int]) -> States:
    """The states with how many of each side are gone instead of who is left."""
    kind = states.tally.dtype
    dead = [counted(side & ~states.alive).astype(kind) for side in sides]
    return states._replace(alive=dead[0] + dead[1] * (1 << TALLY), standing=states.standing * 0)
