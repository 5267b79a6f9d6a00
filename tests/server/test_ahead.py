"""Answers given ahead: kept for a seat, given by the table, told to nobody else, withdrawn."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import pytest

from grognard.core.engine.events import Chosen
from tests.server.conftest import Server, Talk, serving
from tests.server.test_council import Three, refused, told
from tests.server.test_seats import seen

SEED = 5


def words(page: Talk) -> list[tuple[int, str]]:
    """What stands for a page when it is next told."""
    heard = page.until(lambda heard: heard["type"] == "ahead")
    return [(each["seat"], each["name"]) for each in heard["words"]]


def played(three: Three, kind: str, most: int = 300) -> tuple[int, dict[str, Any]]:
    """Play until a word of this kind is offered; to whom, and the question."""
    for number in range(most):
        seat = three.server.battle(three.id).decisions[0].seat
        asked = three.tables[seat]["decision"]
        if any(word["name"].startswith(kind) for word in asked["ahead"]):
            return seat, asked
        three.choose(number)
    pytest.fail(f"nothing to {kind} in {most} choices")


@pytest.fixture
def three(server):
    with ExitStack() as talks:
        yield Three(server, talks, choices=0)


def choices(server: Server, id: str) -> list[Chosen]:
    return [each for each in server.battle(id).log if isinstance(each, Chosen)]


def test_a_word_answers_at_once_and_again_while_its_player_is_away_and_only_he_is_told(three, store):
    seat, asked = played(three, "hold")
    name = next(word["name"] for word in asked["ahead"] if "in turn" not in word["name"])
    before = len(choices(three.server, three.id))
    three.pages[seat].say(type="stand", decision=asked["id"], name=name)
    assert words(three.pages[seat]) == [(seat, name)]
    heard = [seen(page) for page in three.pages]
    given = choices(three.server, three.id)[before]
    assert (given.seat, given.ahead) == (seat, True)
    lines = [[line["message"]["id"] for line in each["log"]] for each in heard]
    assert [("log-ahead" in each) for each in lines] == [number == seat for number in range(3)]
    # Neither the other player nor who watches is told of the word, then or when they come anew.
    for page in (three.pages[1 - seat], three.watcher):
        page.say(type="hello")
        page.say(type="ping")
        heard_anew = []
        while (more := page.hear())["type"] != "pong":
            heard_anew.append(more)
        assert any(each["type"] == "table" for each in heard_anew)
        assert name not in [word["name"] for each in heard_anew if each["type"] == "ahead" for word in each["words"]]
        assert "log-ahead" not in str(heard_anew)
    # After a restart it is still known, and told to its player.
    with serving(store) as again, again.talk(three.id) as page:
        page.hello()
        assert words(page) == ([(seat, name)] if seat == 0 else [])


def test_a_word_can_be_withdrawn_by_its_player_alone(three):
    seat, asked = played(three, "hold")
    name = asked["ahead"][0]["name"]
    page, other = three.pages[seat], three.pages[1 - seat]
    page.say(type="stand", decision=asked["id"], name=name)
    assert words(page) == [(seat, name)]
    three.heard()
    for stranger in (other, three.watcher):
        stranger.say(type="unsay", seat=seat, name=name)
        assert stranger.until(lambda heard: heard["type"] == "refused")["message"]["id"] == "server-not-your-seat"
    page.say(type="unsay", seat=seat, name=name)
    assert words(page) == []


def test_what_is_not_offered_cannot_be_said_and_a_stranger_cannot_say_it(three):
    seat, asked = played(three, "hold")
    page, other = three.pages[seat], three.pages[1 - seat]
    page.say(type="stand", decision=asked["id"], name="hold everybody")
    assert page.until(lambda heard: heard["type"] == "refused")["message"]["id"] == "server-ahead-not-offered"
    other.say(type="stand", decision=asked["id"], name=asked["ahead"][0]["name"])
    assert other.until(lambda heard: heard["type"] == "refused")["message"]["id"] == "server-not-your-seat"


def test_at_one_screen_a_turn_is_ended_by_a_word_and_taken_back_past_it(server):
    id = server.begin(seed=SEED, system="wh40k5")
    with server.talk(id) as page:
        told, before = page.hello(), []
        for number in range(200):
            asked = told["decision"]
            rests = [] if asked is None else [word["name"] for word in asked["ahead"] if word["name"] in before]
            if rests:
                break
            if asked is not None:
                before = [word["name"] for word in asked["ahead"] if word["name"].startswith("rest")]
            if asked is not None:
                choice = server.choice(id, asked["seat"], number)
                page.say(type="choose", decision=asked["id"], choice=choice)
            told = seen(page)
        else:
            pytest.fail("no turn to rest in")
        seat, turn = asked["seat"], rests[0]
        page.say(type="stand", decision=asked["id"], name=turn)
        while (told := seen(page))["decision"] is None:
            pass
        done = [each for each in choices(server, id) if each.ahead]
        assert {(each.seat, type(each.choice).__name__) for each in done} == {(seat, "Finish")}
        assert len(done) >= 2
        assert told["decision"]["seat"] != seat or turn not in [word["name"] for word in told["decision"]["ahead"]]
        # What was given ahead is no choice to come back to: the one before it is, and it is asked, not answered.
        page.say(type="undo", agreed=True)
        assert words(page) == []
        assert seen(page)["decision"]["seat"] == seat
        assert not any(each.ahead for each in choices(server, id))


def test_an_answer_that_a_pause_has_kept_back_is_given_after_it(three):
    seat, asked = played(three, "hold")
    name = next(word["name"] for word in asked["ahead"] if "in turn" not in word["name"])
    three.host.say(type="offer", kind="pause", number=three.number)
    offer = told(three.guest)["offer"]
    three.guest.say(type="reply", offer=offer["id"], accept=True)
    told(three.host, agreed="pause")
    before = choices(three.server, three.id)
    three.pages[seat].say(type="stand", decision=asked["id"], name=name)
    assert words(three.pages[seat]) == [(seat, name)]
    assert refused(three.host, type="undo") == "server-agreed-pause"
    assert choices(three.server, three.id) == before
    three.guest.say(type="resume")
    assert seen(three.host)["number"] == three.tables[0]["number"] + 1
    given = choices(three.server, three.id)[len(before)]
    assert (given.seat, given.ahead) == (seat, True)
