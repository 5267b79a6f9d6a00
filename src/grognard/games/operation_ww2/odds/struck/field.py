"""Everybody whom fire may strike, each with a bit (AZ-FIRE-16): under templates wherever they come down, and beside
guns and vehicles that may blow up (AZ-VDM-17)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.guns import crew_of
from grognard.games.operation_ww2.odds.machine_odds import blows_of
from grognard.games.operation_ww2.odds.salvoes.rockets import is_salvo
from grognard.games.operation_ww2.odds.struck.falls import farthest
from grognard.games.operation_ww2.rules.area.flame import size_of
from grognard.games.operation_ww2.rules.area.templates_in_flight import Aimed, radius_of, target_of, weapon_of
from grognard.games.operation_ww2.rules.fire.volley_results import worth
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.plane import Point, gap_from


class Field(NamedTuple):
    """Everybody whom something may strike, each with a bit, those of a unit in the order in which results usually fall
    on them; and the bits of the people of the other side and of the firer's own. ``is_last``: after what blows up it
    makes no difference any more who of people alike has fallen."""

    bits: dict[str, int]
    sides: tuple[int, int]
    is_last: bool = False

    def of(self, models: Iterable[str]) -> int:
        """The bits of these models, as far as they have any."""
        return sum(self.bits.get(id, 0) for id in models)


def field_of(g: G, unit: Unit, rounds: Sequence[Aimed] | None = None, *, is_last: bool = False) -> Field:
    """Everybody whom a round may strike wherever it comes down, and who stands near what may blow up then; if nothing
    is said of rounds, all there are. ``is_last``: nothing is fired after a single round."""
    about = None if rounds is None else list(about_rounds(g, unit, rounds))
    return field_with(
        g,
        unit,
        {
            model.id
            for _, model in on_table(g)
            if about is None or any(gap_from(*place, model.body) <= far for place, far in about)
        },
        is_last=is_last and rounds is not None and len(rounds) == 1 and not is_salvo(g, rounds[0]),
    )


def field_with(g: G, unit: Unit, struck: Iterable[str], *, is_last: bool = False) -> Field:
    """Those who are struck, the crews of guns among them, and everybody near to what may blow up."""
    nearest_first = g.setup.options["allocation_choice"] == "nearest_first"
    there = {model.id: (owner, model) for owner, model in on_table(g)}
    within, waiting = set[str](), [id for id in struck if id in there]
    while waiting:
        id = waiting.pop()
        if id not in within:
            within.add(id)
            owner, model = there[id]
            waiting += () if model.is_person else beside(g, model)
            waiting += (each.id for each in crew_of(g, owner, model)) if model.role == "gun" else ()
    bits: dict[str, int] = {}
    people = [0, 0]
    for other in (each for each in g.state.units.values() if each.on_table):
        for model in other.models if nearest_first else sorted(other.models, key=worth):
            if model.id in within:
                bits[model.id] = 1 << len(bits)
                people[other.seat == unit.seat] += bits[model.id] if model.is_person else 0
    machines = sum(not there[id][1].is_person for id in bits)
    return Field(bits, (people[0], people[1]), is_last and machines == 1)


def beside(g: G, model: Model) -> list[str]:
    """Whom a gun or vehicle may reach that blows up."""
    return [
        each.id
        for blow in blows_of(g, model)
        for each in (*(man for _, man, _ in blow.men), *(it for _, it in blow.things))
    ]


def on_table(g: G) -> Iterator[tuple[Unit, Model]]:
    """Everybody who is on the table, in no vehicle."""
    for other in g.state.units.values():
        yield from ((other, model) for model in other.models if other.on_table and model.aboard is None)


def about_rounds(g: G, unit: Unit, rounds: Iterable[Aimed]) -> Iterator[tuple[Point, int]]:
    """Places and how far from them somebody may be struck; the same round counts once."""
    for aimed in dict.fromkeys(rounds):
        target, firer = target_of(g, aimed), unit.model(aimed.model)
        if target is not None:
            flame = size_of(g, weapon_of(g, aimed)) if weapon_of(g, aimed).flame else None
            radius = radius_of(g, aimed) if flame is None else flame.length + flame.width
            yield (firer.x, firer.y), radius
            yield target.at, radius + farthest(g, unit, aimed) * (2 if is_salvo(g, aimed) else 1)


def struck_things(g: G, unit: Unit, rounds: Sequence[Aimed]) -> Iterator[Model]:
    """The guns and vehicles that rounds may strike."""
    about = list(about_rounds(g, unit, rounds))
    for _, model in on_table(g):
        if not model.is_person and any(gap_from(*place, model.body) <= far for place, far in about):
            yield model
