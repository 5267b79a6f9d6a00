"""What is kept of a battle in files: the page that plays by itself, the report in words and maps."""

from __future__ import annotations

import json
import re
from typing import Any
from xml.etree import ElementTree

import pytest

import grognard
from grognard.core.battle import Battle
from grognard.core.errors import InputError, Refused
from grognard.core.languages import speaking
from grognard.core.wire.overlays import Spot
from grognard.core.words import spoken
from grognard.odds.summary import summary
from grognard.replays import film as films
from grognard.replays.film import eyes_of, film
from grognard.replays.moments import ALL, OPEN, replay_of
from grognard.replays.report import report_of
from grognard.replays.study import Arrow, Circle, Drawing, NoteView
from tests.golden.test_golden import save_of
from tests.sampling import first


@pytest.fixture(scope="module", params=first(1, ["operation_ww2", "axis_allies_minis"]))
def battle(request: pytest.FixtureRequest) -> Battle[Any]:
    return grognard.load_text(save_of(str(request.param)))


def data_of(text: str) -> dict[str, Any]:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', text, re.DOTALL)
    assert found is not None
    return dict(json.loads(found.group(1)))


def test_the_file_holds_every_moment_and_fetches_nothing(battle: Battle[Any]) -> None:
    text = film(battle, eyes_of(battle, None))
    assert not re.search(r'(?:src|href)="|url\(|https?://(?!www\.w3\.org)', text)
    data = data_of(text)
    assert len(data["views"]) == 3
    told = replay_of(battle, "", [ALL], ALL, False)
    both = data["views"][0]
    for name in ("frames", "stands", "scores", "turns", "told", "marks", "count"):
        assert len(both[name]) == battle.number + 1
    assert [line[:2] for line in both["lines"]] == [[line.seq, spoken(line.message)] for line in told.lines]
    drawn = {place for view in data["views"] for frame in view["frames"] for place in frame}
    assert drawn == {*range(len(data["drawn"]))}
    for frame in (both["frames"][0], both["frames"][-1]):
        ElementTree.fromstring(f'<svg xmlns="x">{"".join(data["drawn"][place] for place in frame)}</svg>')


def test_of_a_battle_under_way_only_one_sides_view_is_shown_or_what_nobody_keeps_secret() -> None:
    battle = grognard.load_text(save_of("operation_ww2")).branch(60)
    assert [eyes_of(battle, side) for side in (None, 0, 1)] == [[OPEN], ["0"], ["1"]]
    own, watched = (data_of(film(battle, eyes_of(battle, side)))["views"] for side in (1, None))
    assert (len(own), len(watched)) == (1, 1)
    theirs = replay_of(battle, "", ["1"], "1", False)
    assert [line[1] for line in own[0]["lines"]] == [spoken(line.message) for line in theirs.lines]


def test_a_file_that_would_be_too_large_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    battle = grognard.battle("bolt_action", seed=7)
    monkeypatch.setattr(films, "SIZE_LIMIT", 1000)
    with pytest.raises(InputError, match="--side"):
        film(battle, [OPEN])


def test_a_report_tells_the_result_the_turns_and_each_turning_point_with_its_map(battle: Battle[Any]) -> None:
    page = summary(battle)
    report = report_of(battle)
    assert report.first[0] == spoken(page.result)
    assert len(report.rows) == len(page.turns)
    assert len(report.maps) == len(page.turning) + 1
    html = report.html()
    assert html.count("<svg") == len(report.maps)
    for each in page.turning:
        assert any(spoken(each.message) in part.heading for part in report.parts)
    names = [f"map-{number}.svg" for number in range(len(report.maps))]
    text = report.markdown(names)
    assert all(f"]({name})" in text for name in names)
    with speaking("it"):
        assert "Alla fine" in report_of(battle).html()


def test_there_is_no_report_of_a_battle_under_way() -> None:
    with pytest.raises(Refused):
        report_of(grognard.battle("bolt_action", seed=7))


def test_what_was_said_and_drawn_is_in_the_file() -> None:
    battle = grognard.battle("bolt_action", seed=7)
    drawings: list[Drawing] = [Arrow(Spot(0, 0), Spot(4000, 2000)), Circle(Spot(9000, 9000), 1500)]
    data = data_of(film(battle, [OPEN], [NoteView(1, 0, "Anna", True, "A <trap>.", drawings)]))
    view = data["views"][0]
    assert view["notes"] == {"0": ["Anna: A <trap>."]}
    drawn = "".join(data["drawn"][place] for place in view["frames"][0])
    assert "M0 0L4000 2000" in drawn
    assert 'r="1500"' in drawn
