"""What a way drawn on the table comes to, before it is confirmed: what forbids it, who may answer it, what it would
shoot at; of walks and of drives."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from grognard.core.engine.choices import Choice
from grognard.core.messages import Message, say
from grognard.core.records import to_builtins
from grognard.core.wire.forecasts import Chart
from grognard.core.wire.overlays import Overlay, Threat
from grognard.core.wire.previews import NeededTable, Note, Preview
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.odds.danger import shots_worth
from grognard.games.bolt_action.odds.expected_losses import ExpectedLosses, expected_losses_of, forecast_shot, if_down
from grognard.games.bolt_action.rules.shooting.gunnery import Aims
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.state.choices import Laid
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.state import Unit, enemy
from grognard.games.bolt_action.table.preview_tables import shot_chart, sight_lines
from grognard.games.bolt_action.table.shooters import shot_tables, taking_part


class Shot(NamedTuple):
    """The shot that a way would end with, as drawn."""

    overlays: Sequence[Overlay] = ()
    tables: Sequence[NeededTable] = ()
    charts: Sequence[Chart] = ()
    target: str | None = None
    targets: Sequence[str] = ()


def shot_at(g: G, moved: Unit, target: Unit, aims: Aims, charts: Iterable[Chart], targets: Sequence[str] = ()) -> Shot:
    """The shot of a unit that has moved: its lines of sight, what it needs, what would come of it, at whom else it
    could be."""
    words, aside = taking_part(g, moved, aims, moved=True)
    lines = [*aside, *sight_lines(g, moved, target, aims, words)]
    return Shot(lines, shot_tables(g, moved, target, aims, True), list(charts), target.id, targets)


def allowed(choice: Choice, told: Message, overlays: list[Overlay], threats: Iterable[Threat], shot: Shot) -> Preview:
    """A way that can be gone: who may answer it, what it would shoot at."""
    feared = list(threats)
    return Preview(
        choice=to_builtins(choice),
        headline=told,
        overlays=[*overlays, *feared, *shot.overlays],
        tables=list(shot.tables),
        charts=list(shot.charts),
        notes=[Note(say("ba-note-threat"), ["BA-AMB-01"], "warning")] if feared else [],
        target=shot.target,
        targets=list(shot.targets),
    )


def how_far(length: float, allowance: int, backwards: bool = False) -> Message:
    """The length of a way and its limit."""
    sentence = "ba-callout-reverse" if backwards else "ba-callout-length"
    return say(sentence, inches=f"{length / INCH:.1f}", limit=f"{allowance / INCH:g}")


def targets_after(g: G, unit: Unit) -> list[tuple[Unit, ExpectedLosses]]:
    """Whom a unit could shoot at from where it stands, after moving: first at whom the computer player would, so that
    what is suggested and what is drawn speak of the same target; last what is worth no shot."""
    worth: dict[str, float] = {}
    for value, target in shots_worth(g, unit, moved=True):
        worth[target.id] = max(value, worth.get(target.id, value))
    found = ((target, expected_losses_of(g, unit, target, moved=True)) for target in g.state.standing(enemy(unit.seat)))
    able = ((target, each) for target, each in found if each is not None)
    return sorted(able, key=lambda pair: -worth[pair[0].id])


def thought_of(found: Sequence[tuple[Unit, ExpectedLosses]], wanted: str | None) -> tuple[Unit, ExpectedLosses] | None:
    """Of those that could be shot at the one that is wanted, or else the first."""
    return next((pair for pair in found if pair[0].id == wanted), found[0] if found else None)


def charts_after(g: B, moved: Unit, target: Unit, laid: tuple[Laid, ...] = ()) -> Iterator[Chart]:
    """What a unit's shot would do from where it would stand after moving, at a target that stands or goes Down."""
    shot = Shoot(moved.id, target.id, "order", moved=True, laid=laid)
    found = forecast_shot(g, shot, moved)
    if found is not None:
        yield shot_chart(g, target, found, if_down(g, shot, moved))
