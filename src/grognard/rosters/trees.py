"""XML of list programs as a small tree: the elements and attributes that are needed, without any text.

Document types are refused, and with them all entities but those of XML itself; so are depth and number beyond what
lists have. Rules, descriptions and other prose are passed over as they are read.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from xml.parsers import expat

from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.rosters.limits import DEEPEST, LARGEST_TOKEN, MOST_PARTS, Place

PASSED = frozenset(
    {
        "rules", "rule", "description", "publications", "attributes", "sharedRules", "modifiers", "modifierGroups",
        "comment", "readme", "customNotes", "infoLinks",
    }
)  # fmt: skip
"""Elements whose content is not looked at."""
KEPT = frozenset(
    {
        "id", "name", "number", "type", "value", "primary", "points", "pointsLimit", "battleScribeVersion", "field",
        "gameSystemId", "gameSystemName", "generatedBy", "catalogueName", "targetId", "revision", "scope", "typeId",
        "costTypeId", "categoryId", "minSelections", "maxSelections", "minInForce", "maxInForce", "typeName",
        "profileTypeName", "forceTypeName", "forceName", "linkType", "defaultAmount",
    }
)  # fmt: skip
"""Attributes that are read."""
CHUNK = 65_536


class Element:
    """An element: its tag without namespace, its attributes, its children, the line it begins on."""

    __slots__ = ("attributes", "children", "line", "tag")

    def __init__(self, tag: str, attributes: dict[str, str], line: int) -> None:
        self.tag = tag
        self.attributes = attributes
        self.line = line
        self.children: list[Element] | tuple[()] = ()

    def get(self, name: str, default: str = "") -> str:
        """An attribute."""
        return self.attributes.get(name, default)

    def each(self, group: str, *tags: str) -> Iterator[Element]:
        """The elements of these tags that stand in groups of a name, such as ``cost`` in ``costs``."""
        for child in self.children:
            if child.tag == group:
                yield from (inner for inner in child.children if inner.tag in tags)


def tree(data: bytes, place: Place) -> Element:
    """The outermost element of a document. Raises ``InputError`` naming the line."""
    reader = _Reader(place)
    try:
        for start in range(0, len(data), CHUNK):
            reader.parser.Parse(data[start : start + CHUNK], False)
            if start + CHUNK - reader.parser.CurrentByteIndex > LARGEST_TOKEN:
                raise place.error(say("roster-large-token"), line=reader.parser.CurrentLineNumber)
        reader.parser.Parse(b"", True)
    except expat.ExpatError as error:
        raise place.error(say("roster-xml", problem=expat.ErrorString(error.code)), line=error.lineno) from error
    except InputError:
        raise
    except (ValueError, LookupError, TypeError) as error:
        raise place.error(say("roster-xml", problem=str(error)[:200])) from error
    return reader.root


class _Reader:
    def __init__(self, place: Place) -> None:
        self.place = place
        self.parser = expat.ParserCreate()
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.StartDoctypeDeclHandler = self._refuse
        self.parser.EntityDeclHandler = self._refuse
        self.parser.ExternalEntityRefHandler = self._refuse
        self.open: list[Element] = []
        self.depth = self.count = 0
        self.passing = 0
        self.root = Element("", {}, 1)

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        self.depth += 1
        self.count += 1
        if self.count > MOST_PARTS:
            raise self._error("roster-too-many", most=MOST_PARTS)
        if self.depth > DEEPEST:
            raise self._error("roster-too-deep", most=DEEPEST)
        if self.passing:
            return
        tag = tag.rpartition(":")[2]
        if tag in PASSED:
            self.passing = self.depth
            return
        held = {name: value for name, value in attributes.items() if name in KEPT}
        element = Element(tag, held, self.parser.CurrentLineNumber)
        if self.open:
            parent = self.open[-1]
            if not parent.children:
                parent.children = []
            parent.children.append(element)
        else:
            self.root = element
        self.open.append(element)

    def _end(self, _tag: str) -> None:
        if self.passing:
            if self.passing == self.depth:
                self.passing = 0
        else:
            self.open.pop()
        self.depth -= 1

    def _refuse(self, *_declared: Any) -> int:
        raise self._error("roster-doctype")

    def _error(self, id: str, **arguments: int) -> InputError:
        return self.place.error(say(id, **arguments), line=self.parser.CurrentLineNumber)
