"""A walk, and where enemies in Ambush may break in on it (BA-AMB)."""

from __future__ import annotations

from grognard.core.engine.procedures import Action, Done, Procedure, Repeat, Window, step
from grognard.core.records import replace
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.ground.placing import may_lie
from grognard.games.bolt_action.rules.movement import ways
from grognard.games.bolt_action.rules.movement.reaction_triggers import Passing
from grognard.games.bolt_action.state.choices import Leg, Wait
from grognard.games.bolt_action.state.events.movement import Moved
from grognard.games.bolt_action.state.state import Unit


class March(Procedure):
    """The models walk their ways; enemies in Ambush may break in at every inch (BA-AMB-01, BA-AMB-08, BA-AMB-09).

    Each leg begins where its model starts. ``stop`` counts the inches walked, ``silent_until`` the point before
    which the ambushers said they would not fire. ``ordered``: it had another order than Down when they fired. Its
    value: whether the unit went Down on the way.
    """

    unit: str
    legs: tuple[Leg, ...]
    facing: int | None = None
    entering: bool = False
    exempt: str | None = None
    stop: int = 0
    silent_until: int = 0
    ordered: bool = False

    @step
    def walk_to_next_stop(self, g: B) -> Action:
        """On to the next point where an ambusher has a shot; to the end if there is none."""
        unit = g.state.units[self.unit]
        course = ways.course(g, unit, self.legs)
        # Off the table and in a building nobody stands where his way begins.
        start = max(self.silent_until, 0 if unit.in_the_open else 1)
        openings = ways.openings(g, unit, course, self.exempt, start)
        here = openings[0] if openings else course.last
        if here > self.stop or not openings:
            self.advance(g, course, here)
        if not openings:
            return Done()
        window = Window(Passing(self.unit, here, tuple(openings[1:]), self.exempt))
        return self.then(window, stop=here, entering=False, ordered=unit.order not in (None, "down"))

    @step
    def go_on(self, g: B, answer: Wait | None) -> Action:
        """The move goes on if anyone survives; an unspent Ambush may wait for a later point (BA-AMB-09). Green men who
        have gone Down go no farther (BA-SPC-01, BA-ORD-07)."""
        unit = g.state.units[self.unit]
        if not unit.on_table:
            return Done()
        course = ways.course(g, unit, self.legs)
        if self.ordered and unit.order == "down":
            rest = self.rest(g, unit, course)
            if rest > self.stop:
                self.advance(g, course, rest)
            return Done(True)
        until = self.stop + 1 if answer is None else answer.until
        if until is None or until > course.last:
            if self.stop < course.last:
                self.advance(g, course, course.last)
            return Done()
        return Repeat(replace(self, silent_until=until))

    def rest(self, g: G, unit: Unit, course: ways.Course) -> int:
        """Where a unit that goes Down on its way lies: at the first stop where all of it may, so that nobody is off the
        table or too near to others (BA-MOV-23, BA-GEN-05, BA-GEN-15); of an assault, at once."""
        if self.exempt is not None:
            return self.stop
        stops = range(self.stop, course.last)
        return next((stop for stop in stops if may_lie(g, ways.standing_at(unit, course.at(stop)))), course.last)

    def advance(self, g: B, course: ways.Course, to: int) -> None:
        """Walk every model from the last stop to another."""
        over = to >= course.last
        g.emit(
            Moved(
                self.unit,
                course.between(self.stop, to),
                self.facing if over else None,
                entering=self.entering,
                pausing=not over,
            ),
            "BA-MOV-23" if self.entering else "BA-MOV-01",
        )
