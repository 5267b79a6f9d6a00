"""The small changes that are tried: those of mutmut that leave a program behind, and a few that rules ask for.

mutmut's operators say what a piece of source could be instead. Left out are those after which nearly every call fails
(an argument or a value replaced by None, one argument fewer) or only words change: they would die of any test and
flatter the figures. Added are what its operators lack: a condition that is never or always met, a part of one that
is dropped, one less, a step that is not taken, the least for the greatest.
"""

from __future__ import annotations

import difflib
import re
import textwrap
from collections import Counter
from collections.abc import Callable, Iterator

import libcst as cst
from mutmut.mutation.mutators import mutation_operators, operator_string

from grognard.core.records import Record
from tools.mutants.places import TABLES, Place

LEFT_OUT = {
    "operator_arg_removal",
    "operator_assignment",
    "operator_augmented_assignment",
    "operator_dict_arguments",
    "operator_lambda",
    "operator_string",
    "operator_symmetric_string_methods_swap",
    "operator_unsymmetrical_string_methods_swap",
}
BORROWED = [(kind, change) for kind, change in mutation_operators if change.__name__ not in LEFT_OUT]
OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}
NEVER, ALWAYS = cst.Name("False"), cst.Name("True")
SKIPPED = (cst.Annotation, cst.Decorator, cst.Raise, cst.Assert, cst.FormattedString)
WORDS = re.compile(r"[A-Z]+(-[A-Z0-9]+)+$")
"""What an id of a rule looks like: it is named, and changes nothing."""


class Mutant(Record):
    """A place and what stands there instead: ``was`` and ``now`` are the lines that differ, ``source`` the whole."""

    place: Place
    was: str
    now: str
    source: str
    turn: int = 1

    @property
    def key(self) -> str:
        """What it is called where results are kept: the place and the difference, wherever the lines stand."""
        return f"{self.place.file} {self.place.name} #{self.turn}\n- {self.was}\n+ {self.now}"

    @property
    def diff(self) -> str:
        """The difference as it is read."""
        lines = [f"- {line}" for line in self.was.splitlines()] + [f"+ {line}" for line in self.now.splitlines()]
        return "\n".join(lines)

    def written_into(self, text: str) -> str:
        """The text of the file with this mutant in it."""
        lines = text.splitlines(keepends=True)
        depth = len(self.place.text) - len(self.place.text.lstrip(" "))
        return "".join(
            [*lines[: self.place.first - 1], textwrap.indent(self.source, " " * depth), *lines[self.place.last :]]
        )


Draft = Callable[[], Mutant]


def mutants(place: Place, words: frozenset[str] = frozenset()) -> list[Mutant]:
    """Every change that is tried at a place; strings among ``words`` are names of messages and left alone."""
    drafts = _rows(place) if place.kind == TABLES else _code(place, words)
    seen: Counter[tuple[str, str]] = Counter()
    found = []
    for source in dict.fromkeys(drafts):
        was, now = _difference(place.source, source)
        if was == now:
            continue
        seen[was, now] += 1
        found.append(Mutant(place, was, now, source, seen[was, now]))
    return found


def _difference(old: str, new: str) -> tuple[str, str]:
    """The lines that differ, each without its indentation."""
    before, after = old.splitlines(), new.splitlines()
    blocks = difflib.SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
    changed = [block for block in blocks if block[0] != "equal"]
    was = [line.strip() for _, first, last, _, _ in changed for line in before[first:last]]
    now = [line.strip() for _, _, _, first, last in changed for line in after[first:last]]
    return "\n".join(was), "\n".join(now)


def _code(place: Place, words: frozenset[str]) -> Iterator[str]:
    module = cst.parse_module(place.source)
    for node, changed in _changes(module, words, False):
        code = cst.ensure_type(module.deep_replace(node, changed), cst.Module).code
        try:
            compile(code, place.file, "exec")
        except SyntaxError:
            continue
        yield code


def _changes(node: cst.CSTNode, words: frozenset[str], indexed: bool) -> Iterator[tuple[cst.CSTNode, cst.CSTNode]]:
    """Pairs of a part of the tree and what could stand there instead."""
    if isinstance(node, SKIPPED) or _docstring(node) or _checked_length(node):
        return
    for kind, change in BORROWED:
        if isinstance(node, kind):
            yield from ((node, new) for new in change(node))
    yield from ((node, new) for new in _ours(node, words, indexed))
    for child in node.children:
        yield from _changes(child, words, isinstance(node, cst.Index) or (indexed and not isinstance(node, cst.Arg)))


def _docstring(node: cst.CSTNode) -> bool:
    """A statement that is a string says something and does nothing."""
    if not isinstance(node, cst.SimpleStatementLine) or len(node.body) != 1:
        return False
    only = node.body[0]
    return isinstance(only, cst.Expr) and isinstance(only.value, (cst.SimpleString, cst.ConcatenatedString))


def _checked_length(node: cst.CSTNode) -> bool:
    """``zip(..., strict=True)`` guards against a slip of ours and states nothing."""
    return isinstance(node, cst.Arg) and node.keyword is not None and node.keyword.value == "strict"


def _ours(node: cst.CSTNode, words: frozenset[str], indexed: bool) -> Iterator[cst.CSTNode]:
    match node:
        case cst.If() | cst.CompIf():
            yield node.with_changes(test=NEVER)
            yield node.with_changes(test=ALWAYS)
        case cst.BooleanOperation():
            for left in (node.left, node.right):
                yield left.with_changes(lpar=[cst.LeftParen(), *left.lpar], rpar=[*left.rpar, cst.RightParen()])
        case cst.Integer() if not indexed and node.evaluated_value > 0:
            yield node.with_changes(value=str(node.evaluated_value - 1))
        case cst.Call(func=cst.Name(value=name)) if name in OPPOSITES:
            yield node.with_changes(func=cst.Name(OPPOSITES[name]))
        case cst.Expr(value=cst.Call() | cst.Yield()):
            yield cst.Pass()
        case cst.SimpleString() if _states(str(node.evaluated_value), words):
            yield from list(operator_string(node))[:1]


def _states(text: str, words: frozenset[str]) -> bool:
    """Whether a string is a value of the rules: no rule's id, no message, nothing empty."""
    return bool(text) and text not in words and not WORDS.match(text) and " " not in text


_FIELD = re.compile(r"(?P<key>[\w-]+) = (?P<value>-?\d+(?:\.\d+)?\b|true\b|false\b|\[[-\d., ]+\])")
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?")


def _rows(place: Place) -> Iterator[str]:
    """A row with one of its numbers one more or one less, or a switch turned."""
    for field in _FIELD.finditer(re.sub(r'"[^"]*"', lambda found: '"' + " " * (len(found[0]) - 2) + '"', place.source)):
        start = field.start("value")
        if field["value"] in ("true", "false"):
            yield _spliced(place, start, field["value"], "false" if field["value"] == "true" else "true")
            continue
        for number in _NUMBER.finditer(field["value"]):
            for new in (_more(number[0], 1), _more(number[0], -1)):
                yield _spliced(place, start + number.start(), number[0], new)


def _more(number: str, by: int) -> str:
    return str(float(number) + by) if "." in number else str(int(number) + by)


def _spliced(place: Place, start: int, old: str, new: str) -> str:
    return place.source[:start] + new + place.source[start + len(old) :]
