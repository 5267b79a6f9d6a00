"""What is fired directly after the templates of a volley (AZ-FIRE-16): at which of those who are left it comes to the
same, so that it is reckoned once for all of them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import NamedTuple

from grognard.games.operation_ww2.ground import detection
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.visibility import obstacles
from grognard.games.operation_ww2.odds.casualty_odds import FireOdds
from grognard.games.operation_ww2.rules.fire.endangered_friends import endangered
from grognard.games.operation_ww2.rules.fire.firepower import Firepower, FiringOption
from grognard.games.operation_ww2.rules.fire.snipers import has_telescope
from grognard.games.operation_ww2.rules.fire.targets import afoot, engaged, merged
from grognard.games.operation_ww2.state.shots import band, is_within_close
from grognard.games.operation_ww2.state.state import Unit
from grognard.space.plane import gap

Ladder = tuple[tuple[int, Hashable], ...]
"""Models by their bits, 0 for one who cannot come to harm before, the nearest first, each with what it means to a shot
that he is so far off."""


class Direct(NamedTuple):
    """Direct fire after templates: what it does in a battle, and what was chosen of what could be fired."""

    fire: Callable[[B], FireOdds]
    power: Firepower
    plan: Sequence[FiringOption]


class Sameness(NamedTuple):
    """What of those who are left makes a difference: how far off the nearest are, how many weapons of which kinds can
    strike each of the target's people, who is struck first of whom; ``heeded`` are those who make one by themselves."""

    ladders: tuple[Ladder, ...]
    homes: tuple[tuple[int, Hashable], ...]
    heeded: int

    def of(self, alive: int, standing: int) -> Hashable:
        """The same for two states at which the fire comes to the same."""
        near = tuple(next((how for bit, how in each if alive & bit or not bit), None) for each in self.ladders)
        upright = tuple(home for bit, home in self.homes if standing & bit)
        lying = tuple(home for bit, home in self.homes if alive & ~standing & bit)
        return near, upright, lying, alive & self.heeded, standing & self.heeded


def sameness(g: G, unit: Unit, direct: Direct, bits: Mapping[str, int]) -> Sameness:
    """What makes a difference to some fire. Among guns, vehicles and several units, where a friend stands near a line
    of fire, where people block sight or the nearest fall first, everybody does."""
    whole = sum(bits.values())
    units = {other.id: other for each in direct.power.prospects.values() for other in each.units}
    options = g.setup.options["persons_block_sight"], g.setup.options["allocation_choice"]
    if len(units) != 1 or "on" in options or "nearest_first" in options:
        return Sameness((), (), whole)
    target = next(iter(units.values()))
    if not all(model.is_person for model in target.models) or _endangers(g, unit, direct.plan, target):
        return Sameness((), (), whole)
    seen: dict[str, list[int]] = {}
    for number, option in enumerate(direct.plan):
        for sighted in option.seen:
            seen.setdefault(sighted.model.id, []).append(number)
    ladders = [ladder for each in direct.plan for ladder in _ladders(g, unit, each, target, bits)]
    ladders += _detecting(g, unit, target, bits)
    homes = tuple((bit, tuple(seen[id])) for id, bit in bits.items() if id in seen)
    unheeded = [target, *_bystanders(g, unit, target)]
    others = sum(bits.get(model.id, 0) for other in unheeded for model in other.models)
    return Sameness(tuple(dict.fromkeys(ladders)), homes, whole & ~others)


def _endangers(g: G, unit: Unit, plan: Sequence[FiringOption], target: Unit) -> bool:
    """Whether a friend may be struck, whoever of the target is aimed at (AZ-FF-01)."""
    firers = [unit.model(id) for id in dict.fromkeys(each.armed.model for each in plan)]
    ends = [(model.x, model.y) for model in afoot(target)]
    return any(endangered(g, unit, firer, end) is not None for firer in firers for end in ends)


def _bystanders(g: G, unit: Unit, target: Unit) -> list[Unit]:
    """The people of the other side whose loss changes nothing: they make no target with those fired at, and nobody is
    in close combat (AZ-MIX-01, AZ-FIRE-15)."""
    if len(merged(g, target)) > 1 or engaged(g, unit) or engaged(g, target):
        return []
    others = [other for other in g.state.of(target.seat) if other.id != target.id]
    return [other for other in others if all(model.is_person for model in other.models)]


def _detecting(g: G, unit: Unit, target: Unit, bits: Mapping[str, int]) -> list[Ladder]:
    """Whom of a target each of the firers detects by himself: while one is left, the target is detected (AZ-DET-02)."""
    if detection.is_known(unit, target, ""):
        return []
    between, far = obstacles(g, unit, target), g.context.limit("telescope-factor")
    return [
        tuple(
            (bits.get(model.id, 0), True)
            for model in afoot(target)
            if detection.model_detected(g, looking, target, model, between, factor)
        )
        for looking in unit.models
        for factor in ((1, far) if has_telescope(g, unit, looking) else (1,))
    ]


def _ladders(g: G, unit: Unit, option: FiringOption, target: Unit, bits: Mapping[str, int]) -> tuple[Ladder, Ladder]:
    """Those of a target whom a weapon may strike, and all of it, by their distance, with all that this has to do with
    the shot (AZ-FIRE-06, AZ-FIRE-07, AZ-FIRE-20). A gun and what is mounted on a vehicle have to bear on him who is the
    nearest himself (AZ-VLS-07)."""
    weapon, firer = g.context.tables.weapons[option.armed.weapon], unit.model(option.armed.model)
    firer = firer if firer.aboard is None else unit.model(firer.aboard)
    turns = not firer.is_person
    nearest, bound = g.context.limit("point-blank"), g.setup.options["extreme_bound"]

    def ladder(far: Mapping[str, float]) -> Ladder:
        steps = [
            (id, (band(weapon, each, bound), is_within_close(weapon, each), each <= nearest, turns and id))
            for id, each in far.items()
        ]
        return tuple((bits.get(id, 0), how) for id, how in sorted(steps, key=lambda step: far[step[0]]))

    whole = {model.id: gap(firer.body, model.body) for model in afoot(target)}
    return ladder({each.model.id: each.distance for each in option.seen}), ladder(whole)
