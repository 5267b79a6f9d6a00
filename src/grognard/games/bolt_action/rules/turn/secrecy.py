"""What a side does not know of the other: who is in its first wave (BA-SCN-10), who will outflank (BA-SCN-06)."""

from __future__ import annotations

from random import Random

from grognard.core.records import replace
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.rules.turn.scenarios import able_to_enter
from grognard.games.bolt_action.state.state import Flank, State, Unit, enemy

OUTFLANKS = 0.25
"""With which probability a unit that might outflank on a side of the table is thought to: nobody can know."""


def resampled(g: G, seat: int, random: Random) -> State:
    """The state with the enemy's first wave and flanks drawn anew (BA-SCN-06, BA-SCN-10).

    How many wait to enter in turn 1 is open, by their dice in the cup, and who failed to enter shows Down: the wave is
    as large, of units whose die nobody has seen yet.
    """
    foe = enemy(seat)
    state = g.state
    hidden = [state.units[id] for id in able_to_enter(g, foe) if state.units[id].order is None]
    return flanked(g, waved(state, hidden, random), foe, random)


def waved(state: State, hidden: list[Unit], random: Random) -> State:
    """The state with another first wave out of these units, of as many order dice."""
    dice = {unit.id: 1 + sum(1 for _ in state.riders(unit.id)) for unit in hidden}
    wanted = sum(dice[unit.id] for unit in hidden if unit.place == "first_wave")
    if not wanted:
        return state
    while True:
        order = random.sample(sorted(dice), len(dice))
        wave: set[str] = set()
        for id in order:
            if sum(dice[each] for each in wave) + dice[id] <= wanted:
                wave.add(id)
        if sum(dice[each] for each in wave) == wanted:
            break
    return state.with_units(
        *(replace(unit, place="first_wave" if unit.id in wave else "reserve", flank=None) for unit in hidden)
    )


def flanked(g: G, state: State, foe: int, random: Random) -> State:
    """The state with other reserves noted for a flank, if that is agreed and has been done."""
    able = {id for id in able_to_enter(g, foe) if state.units[id].place == "reserve"}
    if g.setup.options["outflank"] != "on" or not state.turn:
        return state
    noted = []
    for id in sorted(able):
        drawn = random.random()
        flank: Flank | None = "left" if drawn < OUTFLANKS else "right" if drawn < 2 * OUTFLANKS else None
        noted.append(replace(state.units[id], flank=flank))
    return state.with_units(*noted)
