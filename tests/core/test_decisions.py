"""What a decision lists and what random play draws, from what it holds conceivable and forbidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Candidate, Decision, Few, Found, Sure, accepted, drawn
from grognard.core.errors import Refused
from grognard.core.messages import say

G: Any = None


class Number(Choice):
    at: int


def made(at: int) -> Number | None:
    """A number; none below 10."""
    return Number(at) if at >= 10 else None


class Whole(Decision):
    """Any of the first numbers."""

    def candidates(self, g: Any) -> Sequence[Choice]:
        return [Number(at) for at in range(4)]


class Thirds(Decision):
    """A number that three divides."""

    sampled: ClassVar[bool] = True
    named: tuple[int, ...]

    def candidates(self, g: Any) -> Sequence[Candidate | Few | Found]:
        return [Number(at) if at < 5 else partial(made, at) for at in self.named]

    def refusal(self, g: Any, choice: Choice) -> Refused | None:
        fits = isinstance(choice, Number) and choice.at % 3 == 0
        return None if fits else Refused(say("refused-not-offered"))


class Spread(Thirds):
    """The same, of many numbers."""

    def candidates(self, g: Any) -> Sequence[Candidate | Few | Found]:
        return [Few(self.named, made, 3)]


class Searched(Thirds):
    """One that a search has found; and another."""

    def candidates(self, g: Any) -> Sequence[Candidate | Few | Found]:
        return [Found([Number(7)]), Number(8)]


class Stubborn(Thirds):
    """Random play tries nothing that is allowed."""

    def draws(self, g: Any, random: Random) -> Iterator[Candidate | Sure | None]:
        yield None
        yield Number(1)


def test_candidates_are_the_choices_where_no_rule_forbids_any():
    assert Whole(0).choices(G) == [Number(at) for at in range(4)]
    assert Whole(0).refusal(G, Number(3)) is None
    assert Whole(0).refusal(G, Number(4)) is not None
    found = Counter(Whole(0).sample(G, Random(seed)) for seed in range(400))
    assert set(found) == set(Whole(0).choices(G))


def test_what_is_forbidden_is_neither_listed_nor_drawn():
    asked = Thirds(0, (1, 3, 6, 12, 13, 15))
    assert asked.choices(G) == [Number(3), Number(12), Number(15)], "6 cannot be made"
    found = Counter(asked.sample(G, Random(seed)) for seed in range(900))
    assert set(found) == set(asked.choices(G))
    assert all(200 < count < 400 for count in found.values()), "each is as likely as another"


def test_of_many_a_few_are_listed_and_any_is_drawn():
    asked = Spread(0, tuple(range(200)))
    listed = asked.choices(G)
    assert len(listed) == 3
    assert all(asked.refusal(G, choice) is None for choice in listed)
    assert len({asked.sample(G, Random(seed)) for seed in range(300)}) > 30


def test_where_none_of_the_few_is_allowed_the_first_of_all_is_listed():
    asked = Spread(0, tuple(range(100, 400)))
    only = Spread(0, tuple(at for at in range(100, 400) if at % 3 or at == 360))
    assert len(asked.choices(G)) == 3
    assert only.choices(G) == [Number(360)]
    assert only.has_any(G, only.candidates(G))
    assert Spread(0, (1, 2, 10)).choices(G) == []
    assert not Spread(0, (1, 2, 10)).has_any(G, Spread(0, (1, 2, 10)).candidates(G))


def test_what_a_search_has_found_is_not_judged_again():
    asked = Searched(0, ())
    assert asked.choices(G) == [Number(7)]
    assert {asked.sample(G, Random(seed)) for seed in range(40)} == {Number(7)}


def test_where_nothing_drawn_is_allowed_the_first_of_the_list_is_played():
    assert Stubborn(0, (1, 3, 12)).sample(G, Random(1)) == Number(3)


def test_all_are_drawn_once():
    assert sorted(drawn(range(9), Random(4))) == list(range(9))
    refusal = partial(Thirds(0, ()).refusal, G)
    assert list(accepted([Number(3), Number(4), partial(made, 6), partial(made, 12)], refusal)) == [
        Number(3),
        Number(12),
    ]
