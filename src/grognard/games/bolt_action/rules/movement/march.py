"""A walk, and where enemies in Ambush may break in on it (BA-AMB)."""

from __future__ import annotations

from grognard.core.engine.procedures import Action, Done, Procedure, Repeat, Window, step
from grognard.core.records import replace
from grognard.games.bolt_action.ground.context import B
from grognard.games.bolt_action.rules.movement import ways
from grognard.games.bolt_action.rules.movement.reaction_triggers import Passing
from grognard.games.bolt_action.state.choices import Leg, Wait
from grognard.games.bolt_action.state.events.movement import Moved


class March(Procedure):
    """The models walk their ways; enemies in Ambush may break in at every inch (BA-AMB-01, BA-AMB-08, BA-AMB-09).

    Each leg begins where its model starts. ``stop`` counts the inches walked, ``silent_until`` the point before
    which the ambushers said they would not fire.
    """

    unit: str
    legs: tuple[Leg, ...]
    facing: int | None = None
    entering: bool = False
    exempt: str | None = None
    stop: int = 0
    silent_until: int = 0

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
        return self.then(Window(Passing(self.unit, here, tuple(openings[1:]), self.exempt)), stop=here, entering=False)

    @step
    def go_on(self, g: B, answer: Wait | None) -> Action:
        """The move goes on if anyone survives; an unspent Ambush may wait for a later point (BA-AMB-09)."""
        unit = g.state.units[self.unit]
        if not unit.on_table:
            return Done()
        until = self.stop + 1 if answer is None else answer.until
        course = ways.course(g, unit, self.legs)
        if until is None or until > course.last:
            if self.stop < course.last:
                self.advance(g, course, course.last)
            return Done()
        return Repeat(replace(self, silent_until=until))

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
