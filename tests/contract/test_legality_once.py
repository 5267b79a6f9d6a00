"""What is conceivable and what is forbidden is said once by each decision; lists and random play follow from that."""

from __future__ import annotations

from collections.abc import Iterator

import grognard
from grognard.core.engine.decisions import Decision

DERIVED = ("choices", "sample", "has_any")


def decisions(kind: type[Decision] = Decision) -> Iterator[type[Decision]]:
    """All decisions of all games."""
    for below in kind.__subclasses__():
        yield below
        yield from decisions(below)


def test_no_decision_lists_or_samples_by_itself():
    named = {kind for name in grognard.systems() for kind in grognard.system(name).rules.decision_types}
    found = set(decisions())
    assert found > named
    assert [(kind.__name__, own) for kind in found for own in DERIVED if own in kind.__dict__] == []
    assert [kind.__name__ for kind in named if kind.candidates is Decision.candidates] == []
