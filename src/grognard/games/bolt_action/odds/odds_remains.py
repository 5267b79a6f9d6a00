"""Who is left of a unit after its casualties: men fall one by one as the engine has it (BA-DAM-05, BA-DAM-06)."""

from __future__ import annotations

from fractions import Fraction

from grognard.core.engine.events import Happened, Rolled
from grognard.core.engine.procedures import Frame
from grognard.games.bolt_action.ground.context import B
from grognard.games.bolt_action.rules.shooting.damage import Removal
from grognard.games.bolt_action.state.state import Unit, enemy
from grognard.odds.enumeration import Future, Policy, first_choice, follow

Fall = tuple[Happened, ...] | None
"""What happens when men of a unit fall; None: dice or somebody's choices decide, it has to be followed."""


class Falls:
    """How men of units fall, remembered: it depends on nothing but the unit as it stands, who chooses and how many.

    A policy is held to choose casualties by their unit alone.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[Unit, int, int], Fall] = {}

    def follow(self, before: list[Future], removal: Removal, policy: Policy, fractions: bool) -> list[Future]:
        """How things may stand after a removal."""
        found: list[Future] = []
        for battle, chance in before:
            key = battle.state.units[removal.unit], removal.seat, removal.count
            if key not in self._known:
                after = follow([(battle.subgame(Frame(removal)), chance)], policy, fractions=fractions)
                found += after
                self._known[key] = _fall(battle, after)
                continue
            fall = self._known[key]
            if fall is None:
                found += follow([(battle.subgame(Frame(removal)), chance)], policy, fractions=fractions)
            else:
                copy = battle.clone()
                for happened in fall:
                    copy.emit(happened.event, *happened.rules)
                found.append((copy, chance))
        return found


def _fall(before: B, after: list[Future]) -> Fall:
    """What happened on the way to the only end there is."""
    if len(after) > 1:
        return None
    entries = after[0][0].log_from(before.log_length)
    if any(isinstance(entry, Rolled) for entry in entries):
        return None
    return tuple(entry for entry in entries if isinstance(entry, Happened))


class Remains:
    """Who is left of a unit after so many men killed, some of them picked by the enemy: owner and enemy choose as the
    policy says, by default those who are missed least and most (BA-DAM-05, BA-DAM-06).

    The men fall one after another, so each step is followed once and shared by all that comes after it.
    """

    def __init__(
        self, g: B, unit: str, policy: Policy = first_choice, fractions: bool = False, falls: Falls | None = None
    ) -> None:
        self.g = g
        self.unit = unit
        self.policy = policy
        self.fractions = fractions
        self.men = len(g.state.units[unit].men)
        self.falls = falls or Falls()
        self._after: dict[tuple[int, int], list[Future]] = {(0, 0): [(g, Fraction(1) if fractions else 1.0)]}

    def after(self, killed: int, picked: int) -> list[Future]:
        """How things may stand, with the chances, after so many killed, so many of them picked."""
        key = killed, picked
        if key not in self._after:
            seat = self.g.state.units[self.unit].seat
            if killed >= self.men:
                whole = Removal(self.unit, seat, self.men, "BA-DAM-05")
                self._after[key] = self._removed(self.after(0, 0), whole)
            elif killed > picked:
                before = self.after(killed - 1, picked)
                self._after[key] = self._removed(before, Removal(self.unit, seat, 1, "BA-DAM-05"))
            else:
                before = self.after(killed - 1, picked - 1)
                self._after[key] = self._removed(before, Removal(self.unit, enemy(seat), 1, "BA-DAM-06"))
        return self._after[key]

    def _removed(self, before: list[Future], removal: Removal) -> list[Future]:
        return self.falls.follow(before, removal, self.policy, self.fractions)
