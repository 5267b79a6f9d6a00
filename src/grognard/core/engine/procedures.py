"""Procedures: a rulebook heading as a class, its numbered sentences as steps, on a stack that is data.

A step does one thing and returns what comes next:

- ``None``: go on with the next step;
- ``Ask`` / ``AskAll``: a player (or several at once, secretly) decides; the answer goes to the next step;
- a ``Roll``: dice; the value read goes to the next step;
- ``Call``: another procedure; the value it is done with goes to the next step;
- ``Window``: others may react; what the window is worth goes to the next step;
- ``Next``: go on with the next step, giving it a value;
- ``Repeat``: start over with changed fields;
- ``Skip``: go on with a later step, giving it a value; the step says in ``@step("later_step")`` where it may skip to;
- ``self.then(action, field=value)`` (a ``Become``): change my fields, then do one of the above;
- ``Done``: finished, with a value for the step below.

A procedure whose last step has run is finished with the last value. Frames hold frozen records and ids only, so a
battle can be copied, compared and saved at any decision.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeVar, Union, overload

from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Roll
from grognard.core.records import Record, replace

StepFunction = TypeVar("StepFunction", bound=Callable[..., Any])


@overload
def step(first: StepFunction, /) -> StepFunction: ...


@overload
def step(first: str, /, *later: str) -> Callable[[StepFunction], StepFunction]: ...


def step(first: Any, /, *later: str) -> Any:
    """Mark a method as the procedure's next numbered step (they run in the order written). The steps it may skip
    to are given by name: ``@step("end")``."""

    def marked(function: StepFunction, *skips: str) -> StepFunction:
        function.__dict__["skips_to"] = skips
        return function

    return marked(first) if callable(first) else lambda function: marked(function, first, *later)


class Procedure(Record, tag=True):
    """A rulebook procedure in progress. Subclasses add frozen fields and methods marked with ``@step``."""

    steps: ClassVar[tuple[tuple[str, Callable[..., Any], bool], ...]] = ()

    def __init_subclass__(cls, **keywords: Any) -> None:
        super().__init_subclass__(**keywords)
        found = []
        for name, function in vars(cls).items():
            if hasattr(function, "skips_to"):
                found.append((name, function, function.__code__.co_argcount == 3))
        if found:
            cls.steps = tuple(found)
        names = [name for name, _, _ in found]
        for number, (name, function, _) in enumerate(found, 1):
            wrong = [each for each in function.__dict__["skips_to"] if each not in names[number:]]
            if wrong:
                raise TypeError(f"{cls.__name__}.{name} may skip to a later step only, not to {', '.join(wrong)}")

    def then(self, action: Action = None, **fields: Any) -> Become:
        """These fields change, then ``action`` is done (None: the next step). Of a copy with fields changed already, it
        becomes that one."""
        return Become(replace(self, **fields) if fields else self, action)

    @classmethod
    def number_of(cls, at: int, later: str) -> int:
        """The number of the step to which the step ``at`` skips."""
        name, function, _ = cls.steps[at]
        if later not in function.__dict__["skips_to"]:
            raise TypeError(f"{cls.__name__}.{name} does not say that it may skip to {later}")
        return cls.step_at(later)

    @classmethod
    def step_at(cls, name: str) -> int:
        """The number of a step by its name; ``END``: how many there are."""
        return [*(each for each, _, _ in cls.steps), END].index(name)


class Ask:
    """One player decides."""

    __slots__ = ("decision",)

    def __init__(self, decision: Decision) -> None:
        self.decision = decision


class AskAll:
    """Two players or more decide at once, none seeing the others' answers; the value is ``{seat: choice}``."""

    __slots__ = ("decisions",)

    def __init__(self, *decisions: Decision) -> None:
        if len({decision.seat for decision in decisions}) != len(decisions) or len(decisions) < 2:
            raise ValueError("decisions asked at once are of two seats or more, one each")
        self.decisions = decisions


class Call:
    """Another procedure runs first."""

    __slots__ = ("procedure",)

    def __init__(self, procedure: Procedure) -> None:
        self.procedure = procedure


class Window:
    """Whoever the game lets may react to this occasion now."""

    __slots__ = ("occasion",)

    def __init__(self, occasion: Record) -> None:
        self.occasion = occasion


class Next:
    """The next step runs with this value."""

    __slots__ = ("value",)

    def __init__(self, value: object) -> None:
        self.value = value


class Skip:
    """A later step runs with this value, and those between are left out."""

    __slots__ = ("later", "value")

    def __init__(self, later: str, value: object = None) -> None:
        self.later, self.value = later, value


class Repeat:
    """This procedure starts over, with the fields of ``procedure``."""

    __slots__ = ("procedure",)

    def __init__(self, procedure: Procedure) -> None:
        self.procedure = procedure


class Become:
    """This procedure's fields change to those of ``procedure``; then ``action`` (None: the next step)."""

    __slots__ = ("action", "procedure")

    def __init__(self, procedure: Procedure, action: Action = None) -> None:
        self.procedure = procedure
        self.action = action


class Done:
    """The procedure is finished; ``value`` goes to the step below."""

    __slots__ = ("value",)

    def __init__(self, value: object = None) -> None:
        self.value = value


Action = Union[Ask, AskAll, Roll, Call, Window, Next, Skip, Repeat, Become, Done, None]
"""What a step may return."""


END = "(end)"
"""What stands for the next step's name when none is left; no method can be called so."""


class FrameText(Record):
    """A frame as a position prints it: the procedure still plain data, the step by name."""

    procedure: Any
    step: str


class Frame(Record):
    """A procedure on the stack and the number of the step it will run next."""

    procedure: Procedure
    step: int = 0

    @classmethod
    def at(cls, procedure: Procedure, name: str) -> Frame:
        """A procedure that has come to a step, by its name."""
        return cls(procedure, procedure.step_at(name))

    @property
    def step_name(self) -> str:
        """The next step's name; ``END`` when none is left."""
        steps = self.procedure.steps
        return steps[self.step][0] if self.step < len(steps) else END
