"""Where a game states its rules: the functions, constants and rows of tables that name a rule's id."""

from __future__ import annotations

import ast
import re
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path

from grognard.core.book.catalogue import Catalogue
from grognard.core.records import Record
from tools.rule_coverage import id_pattern

FATES, FORMULAS, REFUSALS, TABLES, PROCEDURES = "fates", "formulas", "refusals", "tables", "procedures"
STATED = (FATES, FORMULAS, REFUSALS, TABLES)
"""The kinds that state rules; procedures, events and listings of choices carry them out."""
KINDS = (*STATED, PROCEDURES)
ROOMS = ("data", "state", "ground", "rules")
"""The rooms of a game whose code states rules; the others ask them."""

_FATE = re.compile(r"\b(Test|Fate|Roll)\b")
_REFUSAL = re.compile(r"\b(Refused|Fault)\b")
_PROCEDURE = re.compile(r"\b(Action|Procedure|State|Choice|Candidate|Intent|Draw)\b|^None$")

Function = ast.FunctionDef | ast.AsyncFunctionDef
Statement = Function | ast.Assign | ast.AnnAssign


class Place(Record):
    """A piece of source that names rules: lines ``first`` to ``last`` of ``file`` (below the game's folder).

    ``name`` is its qualified name, or the row of a table; ``body`` the first line that runs when it is called, 0 for
    what runs as its module loads.
    """

    file: str
    name: str
    kind: str
    rules: tuple[str, ...]
    first: int
    last: int
    text: str
    body: int = 0

    @property
    def source(self) -> str:
        """Its text as if it stood alone."""
        return textwrap.dedent(self.text)


class Game(Record):
    """A game's folder, its ids, and how they look in a text."""

    name: str
    home: Path
    ids: tuple[str, ...]

    def named(self, text: str) -> tuple[str, ...]:
        """The rules of the catalogue named in a text, in their order; ``A-1 to A-4`` names four."""
        ids = id_pattern(self.ids[0].split("-")[0])
        known = {id: number for number, id in enumerate(self.ids)}
        found: list[str] = []
        for each in ids.finditer(text):
            if each[0] not in known:
                continue
            if found and re.search(r"\bto\s+$", text[: each.start()][-40:]) and known[found[-1]] < known[each[0]]:
                found += self.ids[known[found[-1]] + 1 : known[each[0]]]
            found.append(each[0])
        return tuple(dict.fromkeys(found))


def open_game(home: Path) -> Game:
    """The game in a folder. Raises InputError if its catalogue cannot be read."""
    return Game(home.name, home, tuple(Catalogue.load(home / "catalogue").rules))


def places(game: Game, kinds: Sequence[str] = STATED, files: Sequence[str] = ()) -> list[Place]:
    """What names a rule, file by file; ``files`` are patterns below the game's folder that replace ``ROOMS``."""
    patterns = files or [f"{room}/**/*.{ending}" for room in ROOMS for ending in ("py", "toml")]
    paths = sorted({path for pattern in patterns for path in game.home.glob(pattern) if path.is_file()})
    found = [place for path in paths for place in _places_of(game, path)]
    return [place for place in found if place.kind in kinds]


def _places_of(game: Game, path: Path) -> Iterator[Place]:
    text, file = path.read_text(encoding="utf-8"), path.relative_to(game.home).as_posix()
    if path.suffix == ".py":
        yield from code_places(game, file, text)
    elif path.suffix == ".toml" and path.parent == game.home / "data":
        yield from table_places(game, file, text)


def code_places(game: Game, file: str, text: str) -> Iterator[Place]:
    """The functions whose docstring, or that of their class, names a rule, and the constants that do."""
    lines = text.splitlines(keepends=True)
    lists = file.startswith("data/")  # what is there of tables, with the rule that each is of

    def place(node: Statement, name: str, kind: str, rules: tuple[str, ...]) -> Place:
        first = min([node.lineno, *(each.lineno for each in getattr(node, "decorator_list", []))])
        last = node.end_lineno or node.lineno
        body = node.body[0].lineno if isinstance(node, Function) else 0
        return Place(file, name, kind, rules, first, last, "".join(lines[first - 1 : last]), body)

    def visit(body: list[ast.stmt], prefix: str, inherited: tuple[str, ...]) -> Iterator[Place]:
        for node, after in zip(body, [*body[1:], None], strict=True):
            match node:
                case ast.ClassDef():
                    rules = game.named(ast.get_docstring(node) or "") or inherited
                    yield from visit(node.body, f"{prefix}{node.name}.", rules)
                case ast.FunctionDef() | ast.AsyncFunctionDef():
                    said_here = ast.get_docstring(node) or ""
                    if rules := game.named(said_here) or (() if _states_none(node, said_here) else inherited):
                        yield place(node, prefix + node.name, _kind(file, node), rules)
                case ast.Assign() | ast.AnnAssign() if not (prefix or lists) and node.value is not None:
                    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                    said = ast.get_source_segment(text, node.value) or ""
                    if said.startswith(("Literal[", "Union[", "Annotated[")):
                        continue  # says what there may be to mypy and msgspec alone
                    if rules := game.named(_said_of(after)) or game.named(said):
                        kind = FATES if re.match(r"(Test|fate)\b", said) or _of_fates(file) else FORMULAS
                        yield place(node, ast.unparse(target), kind, rules)

    yield from visit(ast.parse(text).body, "", ())


def _states_none(node: Function, said: str) -> bool:
    """Whether a method states none of its class's rules: it says so, tells a name, or says what random play tries."""
    returned = ast.unparse(node.returns) if node.returns else ""
    return "states no rule" in said.lower() or returned == "Message" or node.name == "draws"


def _said_of(node: ast.stmt | None) -> str:
    """The docstring that follows a constant."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return node.value.value
    return ""


def _of_fates(file: str) -> bool:
    return file.rsplit("/", 1)[-1] == "fates.py"


def _kind(file: str, node: Function) -> str:
    returned = ast.unparse(node.returns) if node.returns else ""
    if _REFUSAL.search(returned):
        return REFUSALS
    if _of_fates(file) or _FATE.search(returned):
        return FATES
    steps = any("step" in ast.unparse(each) for each in node.decorator_list)
    return PROCEDURES if steps or _PROCEDURE.search(returned) else FORMULAS


_TABLE = re.compile(r"^\[\[?(?P<header>[\w.-]+)\]\]?\s*$|^(?P<key>[\w-]+) = \[\s*$")
_ID = re.compile(r'\bid = "([^"]+)"')


def table_places(game: Game, file: str, text: str) -> Iterator[Place]:
    """The rows of a data file: each names its rules, or the comment above its table or the file's first line does."""
    block: list[tuple[int, str]] = []
    table, comment = "", ""
    of_file: tuple[str, ...] = ()
    of_table: tuple[str, ...] = ()
    for number, line in enumerate([*text.splitlines(keepends=True), "[[end]]\n"], 1):
        found = _TABLE.match(line)
        if found or line.startswith("#"):
            yield from _row(game, file, table, block, of_table or of_file)
            block = []
        if line.startswith("#"):
            comment += line
        elif found:
            said = game.named(comment)
            of_table = said if comment or found["key"] or found["header"] != table else of_table
            table, comment = found["header"] or found["key"], ""
        elif line.lstrip().startswith("{"):
            yield from _row(game, file, table, [(number, line)], of_table or of_file)
        elif line.strip() and line.strip() != "]":
            block.append((number, line))
        if comment and not found and not line.startswith("#"):
            of_file, comment = of_file or game.named(comment.splitlines()[0]), ""


def _row(
    game: Game, file: str, table: str, block: Sequence[tuple[int, str]], inherited: tuple[str, ...]
) -> Iterator[Place]:
    text = "".join(line for _, line in block)
    if block and (rules := game.named(re.sub(r'note = ".*?"', "", text)) or inherited):
        row = _ID.search(text)
        name = f"{table}.{row[1]}" if row else table or file
        yield Place(file, name, TABLES, rules, block[0][0], block[-1][0], text)
