"""What people say of moments and draw on them is kept with the battle, strictly, and shown to whom it may be shown."""

from __future__ import annotations

import pytest

from grognard.core.errors import InputError
from grognard.replays.study import DRAWINGS, TEXT_LIMIT, read_study
from grognard.server.pages import studies
from tests.golden.test_golden import save_of
from tests.server.conftest import serving
from tests.server.test_seats import came
from tests.server.test_summary import loaded

ARROW = {"type": "arrow", "start": {"x": 0, "y": 0}, "end": {"x": 4000, "y": 2000}}
CIRCLE = {"type": "circle", "at": {"x": 9000, "y": 9000}, "radius": 1500}


def noted(page, id, number=3, text="Too early.", drawings=(), status=201):
    body = {"number": number, "text": text, "drawings": list(drawings)}
    answer = page.client.post(f"/api/battles/{id}/study", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def notes_of(page, id):
    return page.client.get(f"/api/battles/{id}/study").json()["notes"]


def test_notes_are_kept_in_the_order_of_their_moments_and_taken_away(store):
    with serving(store) as server:
        id = loaded(server, save_of("bolt_action"))
        noted(server, id, 9, "Later.")
        noted(server, id, 3, "First\nof all.", [ARROW, CIRCLE])
    with serving(store) as server:
        first, later = notes_of(server, id)
        assert (first["number"], first["text"], first["drawings"]) == (3, "First of all.", [ARROW, CIRCLE])
        assert first["mine"]
        file = server.client.get(f"/api/battles/{id}/study?file=1")
        assert "study.json" in file.headers["content-disposition"]
        assert [note.text for note in read_study(file.text).notes] == ["First of all.", "Later."]
        server.client.delete(f"/api/battles/{id}/study/{first['id']}")
        assert notes_of(server, id) == [later]
        assert server.client.delete(f"/api/battles/{id}").status_code == 204
        assert server.client.get(f"/api/battles/{id}/study").status_code == 404


def test_while_somebody_plays_by_a_link_each_sees_his_own_notes_alone(server):
    id = server.begin(("here", "here"))
    guest, watcher = came(server, id, 1), came(server, id, None)
    noted(server, id, 0, "Mine.")
    noted(guest, id, 0, "A trap.")
    noted(watcher, id, 0, "I see.", status=403)
    assert [note["text"] for note in notes_of(server, id)] == ["Mine."]
    assert [note["text"] for note in notes_of(guest, id)] == ["A trap."]
    assert notes_of(watcher, id) == []
    (mine,) = notes_of(server, id)
    guest.client.delete(f"/api/battles/{id}/study/{mine['id']}")
    assert notes_of(server, id) == [mine]


@pytest.mark.parametrize(
    "wrong",
    [
        {"number": -1, "text": "x"},
        {"number": 1, "text": "x" * (TEXT_LIMIT + 1)},
        {"number": 1, "text": " "},
        {"number": 1, "drawings": [ARROW] * (DRAWINGS + 1)},
        {"number": 1, "drawings": [{"type": "square"}]},
        {"number": 1, "text": "x", "more": 1},
    ],
)
def test_what_is_no_note_is_refused(server, wrong):
    id = server.begin()
    assert server.client.post(f"/api/battles/{id}/study", json=wrong).status_code == 422
    assert notes_of(server, id) == []


def test_a_battle_has_no_more_notes_than_there_may_be(server, monkeypatch):
    monkeypatch.setattr(studies, "NOTES", 1)
    id = server.begin()
    noted(server, id)
    assert "1 notes already" in noted(server, id, status=422)["text"]


def test_a_file_that_is_no_study_is_refused():
    with pytest.raises(InputError, match="no study"):
        read_study('{"notes": [{"id": "x"}]}')
