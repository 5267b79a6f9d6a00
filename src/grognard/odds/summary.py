"""A battle that is over, on a page: how it went turn by turn, what was lost to whom, which moments decided it.

All of it follows from the battle's record, whatever the game. The log is walked through once; it falls into strokes,
each from the moment one unit turns on another, or a phase begins, until the next. What the sides have lost between two
strokes is that stroke's doing; what is counted between phases goes back to the last stroke the unit was part of.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from grognard.core.battle import Battle
from grognard.core.engine.events import Event, Happened
from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.core.wire.scene import Scene, UnitView
from grognard.core.wire.summaries import DeedView, LossView, Summary, TurningView, TurnView
from grognard.odds.history import History, Resolved
from grognard.odds.luck import luck_of, luck_view

TURNING = 5
"""So many turning points are told."""
LITTLE = 4.0
"""A moment that moved the balance by less, in hundredths of a force, is no turning point unless the lead changed."""


class Stroke(NamedTuple):
    """What happened from the log's entry ``start`` on until the next stroke: who turned on whom, how it stood before.

    The last one has nothing after it: it is the end."""

    start: int
    turn: int
    actor: str | None
    targets: tuple[str, ...]
    before: Scene


class Loss(NamedTuple):
    """What a unit lost by a stroke: so much of itself, so many men, and whether that was the end of it."""

    unit: UnitView
    part: float
    men: int
    gone: bool


def summary(battle: Battle[Any]) -> Summary:
    """The battle on a page, worked out from its record; the battle stays as it is.

    Raises ``Refused`` while it goes on.

    >>> import grognard
    >>> from grognard import odds
    >>> battle = grognard.battle("bolt_action", seed=7)
    >>> battle.choose(grognard.core.engine.choices.Concede())
    >>> print(odds.summary(battle))  # doctest: +ELLIPSIS
    United States wins...
    """
    return summary_of(battle, History(battle).resolved)


def summary_of(battle: Battle[Any], resolved: Sequence[Resolved]) -> Summary:
    """The summary by forecasts that have been made of the battle."""
    if not battle.over:
        raise Refused(say("odds-summary-not-over"))
    return _Told(battle, resolved).summary()


# ---- how it went -----------------------------------------------------------------------------------------------------


def strokes(battle: Battle[Any]) -> Iterator[Stroke]:
    """The battle as strokes, turn by turn; the last one is the battle as it stands."""
    walk = battle.branch(0)
    start = walk.log_length
    seats = {unit.id: unit.side for unit in battle.system.table.scene(battle, None).units}
    turn = 0
    begun: tuple[type[Event], str | None, tuple[str, ...]] = Event, None, ()
    yield Stroke(start, turn, None, (), battle.system.table.scene(walk, None))
    for at, entry in enumerate(battle.log_from(start), start):
        if not isinstance(entry, Happened):
            continue
        event = entry.event
        actor, targets = blow(event, seats)
        if _begins_part(event) or (targets and (type(event) is begun[0] or (actor, targets) != begun[1:])):
            begun = type(event), actor, targets
            turn = getattr(event, "turn", turn)
            yield Stroke(at, turn, actor, targets, battle.system.table.scene(walk, None))
        walk.state = event.apply(walk.state)
        if event.alters_context:
            walk.context = walk.system.rules.context_now(walk.context, walk.state)
    yield Stroke(battle.log_length, turn, None, (), battle.system.table.scene(battle, None))


def _begins_part(event: Event) -> bool:
    """Whether a turn or a phase begins with it, in the names all games use."""
    return type(event).__name__.endswith(("TurnBegan", "PhaseBegan"))


def blow(event: Event, seats: Mapping[str, int]) -> tuple[str | None, tuple[str, ...]]:
    """Which unit turns on which enemies by an event: one whose record names a unit and its target."""
    actor = getattr(event, "attacker", None) or getattr(event, "unit", None)
    named = getattr(event, "target", None) or getattr(event, "defender", None)
    found = (named,) if isinstance(named, str) else getattr(event, "targets", ())
    if not isinstance(actor, str) or actor not in seats:
        return None, ()
    return actor, tuple(each for each in found if seats.get(each, seats[actor]) != seats[actor])


def part_left(unit: UnitView) -> float | None:
    """How much of a unit is left, from 0 to 1: of its men or models, their wounds counted; none of it once it is sure
    to be taken off. None while it is part of another unit or waits for its time."""
    kinds = [marker.kind for marker in unit.markers]
    if unit.place == "destroyed" or "destroyed" in kinds or kinds.count("damaged") > 1:
        return 0.0
    if unit.place == "off" and (unit.vehicle or unit.men == 0):
        return None
    if unit.vehicle:
        return 1.0 if unit.models else 0.0
    hurt = sum(model.hurt / model.wounds for model in unit.models)
    return max(0.0, min(1.0, (unit.men - hurt) / max(1, unit.men_at_start)))


# ---- told ------------------------------------------------------------------------------------------------------------


class _Told:
    """The summary of one battle while it is put together."""

    def __init__(self, battle: Battle[Any], resolved: Sequence[Resolved]) -> None:
        self.battle = battle
        self.scene = battle.system.table.scene(battle, None)
        self.strokes = list(strokes(battle))
        self.resolved = resolved
        self.units = {unit.id: unit for unit in self.scene.units if not unit.sign.startswith("obstacle-")}
        known = battle.system.evaluator.worth(battle)
        self.worth = {id: float(known.get(id, 0)) or 1.0 for id in self.units}
        self.parts = list(self._parts())
        self.force = [sum(self.worth[id] for id, unit in self.units.items() if unit.side == side) for side in (0, 1)]

    def summary(self) -> Summary:
        fallen = self._settled([self._fallen(at) for at in range(len(self.strokes) - 1)])
        doers = self._doers(fallen)
        return Summary(
            sides=[side.name for side in self.scene.sides],
            result=self.scene.result or self.scene.status,
            rules=self._rules(),
            aim=None if self.scene.goal is None else self.scene.goal.aim,
            winner=self.scene.winner,
            turns=list(self._turns()),
            losses=list(self._losses(fallen, doers)),
            deeds=list(self._deeds(fallen, doers)),
            turning=self._turning(fallen),
            luck=luck_view(luck_of(self.battle, self.resolved)) if self.battle.system.odds is not None else None,
        )

    def _parts(self) -> Iterator[dict[str, float]]:
        """What was left of each unit before every stroke. What has once been lost stays lost, whoever joins the unit or
        comes back to it."""
        left = dict.fromkeys(self.units, 1.0)
        for stroke in self.strokes:
            for unit in stroke.before.units:
                part = part_left(unit)
                if unit.id in left and part is not None:
                    left[unit.id] = min(left[unit.id], part)
            yield dict(left)

    def _rules(self) -> list[str]:
        """The rules of the event that ended it."""
        last = next(entry for entry in reversed(self.battle.log) if isinstance(entry, Happened))
        return list(last.rules)

    def _turns(self) -> Iterator[TurnView]:
        """How it stood when each turn was over."""
        for at, stroke in enumerate(self.strokes, 1):
            if at == len(self.strokes) or self.strokes[at].turn != stroke.turn:
                yield self._stand(stroke.turn, min(at, len(self.strokes) - 1))

    def _stand(self, turn: int, at: int) -> TurnView:
        left = [0.0, 0.0]
        for id, part in self.parts[at].items():
            left[self.units[id].side] += self.worth[id] * part
        shares = [round(100 * part / whole, 1) if whole else 0.0 for part, whole in zip(left, self.force, strict=True)]
        return TurnView(turn, [side.score for side in self.strokes[at].before.sides], shares)

    def _fallen(self, at: int) -> list[Loss]:
        """What was lost by a stroke."""
        before = {unit.id: unit for unit in self.strokes[at].before.units}
        found = []
        for unit in self.strokes[at + 1].before.units:
            had, has = self.parts[at].get(unit.id, 0.0), self.parts[at + 1].get(unit.id, 0.0)
            if has < had:
                gone = has == 0
                men = before[unit.id].men if unit.id in before else unit.men_at_start
                found.append(Loss(unit, had - has, men if gone else max(0, men - unit.men), gone))
        return found

    def _settled(self, fallen: Sequence[Sequence[Loss]]) -> list[list[Loss]]:
        """Losses by stroke, those that came while nobody struck with the last stroke of that turn the unit was in."""
        found: list[list[Loss]] = [[] for _ in fallen]
        last: dict[str, int] = {}
        for at, (stroke, losses) in enumerate(zip(self.strokes, fallen, strict=False)):
            if stroke.turn != self.strokes[at - 1].turn:
                last.clear()
            if stroke.actor is not None:
                last |= dict.fromkeys((stroke.actor, *stroke.targets), at)
            for loss in losses:
                found[at if stroke.actor is not None else last.get(loss.unit.id, at)].append(loss)
        return found

    def _doers(self, fallen: Sequence[Sequence[Loss]]) -> list[dict[str, str | None]]:
        """Whose doing each loss was, by stroke and unit: the one that struck, for its own losses the one it struck at,
        and else whoever had turned on the unit last."""
        last: dict[str, str] = {}
        found: list[dict[str, str | None]] = []
        for stroke, losses in zip(self.strokes, fallen, strict=False):
            actor = self.units.get(stroke.actor or "")
            if actor is not None:
                last |= dict.fromkeys(stroke.targets, actor.id)
            by: dict[str, str | None] = {}
            for loss in losses:
                if actor is not None and loss.unit.side != actor.side:
                    by[loss.unit.id] = actor.id
                elif actor is not None and loss.unit.id == actor.id:
                    by[loss.unit.id] = stroke.targets[0]
                else:
                    by[loss.unit.id] = last.get(loss.unit.id)
            found.append(by)
        return found

    def _losses(self, fallen: Sequence[Sequence[Loss]], doers: Sequence[dict[str, str | None]]) -> Iterator[LossView]:
        parts: dict[str, dict[str | None, float]] = defaultdict(lambda: defaultdict(float))
        turns: dict[str, int] = {}
        for stroke, losses, by in zip(self.strokes, fallen, doers, strict=False):
            for loss in losses:
                parts[loss.unit.id][by[loss.unit.id]] += loss.part
                turns[loss.unit.id] = stroke.turn
        for id, unit in self.units.items():
            if id not in parts:
                continue
            most = max(parts[id], key=lambda doer: parts[id][doer])
            gone = self.parts[-1][id] == 0
            lost = unit.men_at_start if gone else max(0, unit.men_at_start - unit.men)
            name = self.units[most].name if most in self.units else None
            yield LossView(
                id, unit.side, unit.name, unit.sign, unit.letter, lost, unit.men_at_start, gone, turns[id], name
            )

    def _deeds(self, fallen: Sequence[Sequence[Loss]], doers: Sequence[dict[str, str | None]]) -> Iterator[DeedView]:
        """What each unit did to the enemy, of either side the one that did most first."""
        units: dict[str, int] = defaultdict(int)
        men: dict[str, int] = defaultdict(int)
        worth: dict[str, float] = defaultdict(float)
        for losses, by in zip(fallen, doers, strict=False):
            for loss in losses:
                doer = by[loss.unit.id]
                if doer in self.units and self.units[doer].side != loss.unit.side:
                    units[doer] += loss.gone
                    men[doer] += 0 if loss.unit.vehicle else loss.men
                    worth[doer] += self.worth[loss.unit.id] * loss.part
        for id in sorted(worth, key=lambda id: (self.units[id].side, -worth[id])):
            unit = self.units[id]
            share = round(100 * worth[id] / self.force[1 - unit.side], 1)
            yield DeedView(id, unit.side, unit.name, unit.sign, unit.letter, units[id], men[id], share)

    # ---- turning points ----------------------------------------------------------------------------------------------

    def _turning(self, fallen: Sequence[Sequence[Loss]]) -> list[TurningView]:
        """The moments at which the balance moved most, or the lead in points changed hands, in their order."""
        found = []
        ahead = 0
        for (stroke, following), losses in zip(pairwise(self.strokes), fallen, strict=True):
            first, second = (side.score for side in following.before.sides)
            now = (first > second) - (first < second)
            lead = now != 0 and ahead != 0 and now != ahead
            ahead = now or ahead
            moved = [0.0, 0.0]
            for loss in losses:
                moved[loss.unit.side] += 100 * self.worth[loss.unit.id] * loss.part / self.force[loss.unit.side]
            swing = moved[1] - moved[0]
            if lead or abs(swing) >= LITTLE:
                side = (0 if now > 0 else 1) if lead else (0 if swing > 0 else 1)
                told = self._told(stroke, following, losses, side, swing if side == 0 else -swing, lead)
                found += [told] if told is not None else []
        most = sorted(found, key=lambda each: (each.lead, abs(each.swing)), reverse=True)[:TURNING]
        return sorted(most, key=lambda each: each.seq)

    def _told(
        self, stroke: Stroke, following: Stroke, losses: Sequence[Loss], side: int, swing: float, lead: bool
    ) -> TurningView | None:
        entries = self.battle.log_from(stroke.start)[: following.start - stroke.start]
        told = (
            self.battle.system.table.line(self.battle, entry, None, at)
            for at, entry in enumerate(entries, stroke.start)
        )
        line = next((line for line in told if line is not None), None)
        if line is None:
            return None
        fell = [each for each in self.resolved if stroke.start <= each.start < following.start and each.shares]
        place = min(fell, key=_chance).place if fell else None
        costs = [_cost(loss) for loss in losses]
        return TurningView(line.seq, stroke.turn, side, line.message, costs, round(swing, 1), lead, place)


def _chance(resolved: Resolved) -> float:
    """How probable it was that it came as it did."""
    return float(next(chance for outcome, chance in resolved.spread.chances.items() if outcome == resolved.outcome))


def _cost(loss: Loss) -> Message:
    return say(
        "odds-summary-cost",
        unit=loss.unit.name,
        men=loss.men,
        what="gone" if loss.gone else "men" if loss.men else "hurt",
    )
