"""The engine: one loop that carries out the steps of procedures."""

from __future__ import annotations

from typing import Any

from grognard.core.engine.decisions import RollDice
from grognard.core.engine.dice import Roll
from grognard.core.engine.procedures import Action, Ask, AskAll, Become, Call, Done, Frame, Next, Repeat, Skip, Window


def run(battle: Any, value: object) -> None:
    """Run steps until somebody must decide or nothing is left to do; ``value`` goes to the first."""
    stack = list(battle.stack)
    while stack:
        frame = stack[-1]
        procedure, number = frame.procedure, frame.step
        steps = procedure.steps
        if number >= len(steps):
            stack.pop()
            continue
        name, function, takes_value = steps[number]
        try:
            action: Action = function(procedure, battle, value) if takes_value else function(procedure, battle)
        except Exception as error:
            path = " > ".join(f"{type(each.procedure).__name__}.{each.step_name}" for each in stack)
            error.add_note(f"in {path}, choice {battle.number}, step {name}")
            raise
        value = None
        # By exact type and the most frequent first: this loop is most of what the core costs.
        kind = type(action)
        if kind is Become:
            procedure, action = action.procedure, action.action  # type: ignore[union-attr]
            kind = type(action)
        if kind is Done:
            stack.pop()
            value = action.value  # type: ignore[union-attr]
            continue
        if kind is Repeat:
            stack[-1] = Frame(action.procedure, 0)  # type: ignore[union-attr]
            continue
        stack[-1] = Frame(procedure, number + 1)
        if action is None:
            continue
        if kind is Call:
            stack.append(Frame(action.procedure))  # type: ignore[union-attr]
        elif kind is Next:
            value = action.value  # type: ignore[union-attr]
        elif isinstance(action, Skip):
            stack[-1] = Frame(procedure, procedure.number_of(number, action.later))
            value = action.value
        elif isinstance(action, Roll):
            if not action.count:
                value = action.read(())
                continue
            faces = battle.source.faces(action, battle.rolls, battle.used)
            if faces is None:
                battle.pending = (RollDice(action.seat or 0, action),)
                break
            value = battle._rolled(action, faces)
        elif isinstance(action, Ask):
            battle.pending = (action.decision,)
            break
        elif isinstance(action, Window):
            stack.append(Frame(battle.rules.window(action.occasion)))
        elif isinstance(action, AskAll):
            battle.pending = action.decisions
            break
        else:
            raise TypeError(f"step {type(procedure).__name__}.{name} returned {action!r}, which is no action")
    battle.stack = tuple(stack)
