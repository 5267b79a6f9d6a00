"""The conversation at a table: choices, refusals, take-backs, previews, computers, hot seats, real dice."""

from __future__ import annotations

import asyncio
from collections import Counter
from threading import Event

import pytest

from grognard import odds
from grognard.agents import Move
from grognard.core.messages import say
from grognard.core.records import to_builtins
from grognard.core.wire.previews import Note, Preview
from grognard.odds.history import History
from grognard.odds.luck import luck_view
from grognard.server import tasks
from tests.server.conftest import AtHand, serving


def test_hello_is_answered_by_the_whole_table(server):
    id = server.begin()
    with server.talk(id) as page:
        table = page.hello()
    assert table["battle"] == {"id": id, "system": "bolt_action", "players": ["here", "here"], "dice": "rolled"}
    assert {piece["kind"] for piece in table["ground"]["pieces"]} > {"hedge"}
    assert len(table["scene"]["units"]) == 12
    assert table["number"] == 0
    assert table["decision"]["question"]["id"].startswith("ba-")
    assert table["waiting"] is None


def test_a_choice_is_stored_and_told_to_every_page(server):
    id = server.begin()
    with server.talk(id) as page, server.talk(id) as other:
        decision = page.hello()["decision"]
        other.hello()
        before = len(server.store.lines(id))
        page.say(type="choose", decision=decision["id"], choice=decision["options"][0]["choice"])
        update = page.hear()
        assert update == other.hear()
    assert update["type"] == "update"
    assert update["number"] == 1
    assert update["decision"]["id"] != decision["id"]
    assert [line["message"]["id"] for line in update["log"]] == ["ba-event-edges-taken"]
    assert len(server.store.lines(id)) == before + 1


def test_a_late_answer_is_refused_and_changes_nothing(server):
    id = server.begin()
    with server.talk(id) as page:
        decision = page.hello()["decision"]
        choice = decision["options"][0]["choice"]
        page.say(type="choose", decision=decision["id"], choice=choice)
        page.hear()
        stored = server.store.lines(id)
        page.say(type="choose", decision=decision["id"], choice=choice)
        refused = page.hear()
    assert (refused["type"], refused["message"]["id"]) == ("refused", "server-stale")
    assert server.store.lines(id) == stored


@pytest.mark.parametrize(
    ("choice", "sentence"),
    [
        ({"type": "StandFast"}, "refused-not-offered"),
        ({"type": "NoSuchChoice"}, "input-invalid"),
        ({"type": "TakeEdge", "near": 1}, "input-invalid"),
        (None, "input-invalid"),
        ([[[[[[]]]]]], "input-invalid"),
        ({"type": "Dice", "faces": [7]}, "refused-not-offered"),
    ],
)
def test_a_choice_the_rules_do_not_offer_is_refused(server, choice, sentence):
    id = server.begin()
    with server.talk(id) as page:
        table = page.hello()
        stored = server.store.lines(id)
        page.say(type="choose", decision=table["decision"]["id"], choice=choice)
        refused = page.hear()
        assert (refused["type"], refused["message"]["id"]) == ("refused", sentence)
        assert page.hello() == table
    assert server.store.lines(id) == stored


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type":"hello"',
        '{"type":"shout"}',
        '{"type":"choose"}',
        '{"type":"undo","more":1}',
        '{"type":"choose","decision":"1","choice":{}}',
        '{"type":"hello","last":1.5}',
        "[" * 5000,
    ],
)
def test_a_message_that_cannot_be_read_is_refused_and_the_talk_goes_on(server, message):
    id = server.begin()
    with server.talk(id) as page:
        page.socket.send_text(message)
        assert page.hear()["message"]["id"] == "server-bad-message"
        page.socket.send_bytes(message.encode())
        assert page.hear()["message"]["id"] == "server-bad-message"
        page.hello()


def test_a_message_too_long_ends_the_talk(server):
    id = server.begin()
    with server.talk(id) as page:
        page.socket.send_text('{"type":"hello","last":' + " " * 65_536 + "null}")
        bye = page.hear()
        assert (bye["type"], bye["message"]["id"]) == ("bye", "server-too-long")
        assert page.socket.receive() == {"type": "websocket.close", "code": 1009, "reason": ""}


def test_too_many_messages_at_once_are_not_read(server):
    id = server.begin()
    with server.talk(id) as page:
        for _ in range(300):
            page.say(type="shout")
        heard = Counter(page.hear()["message"]["id"] for _ in range(300))
    assert set(heard) == {"server-bad-message", "server-too-fast"}
    assert heard["server-too-fast"] > 100


# ---- take-backs ------------------------------------------------------------------------------------------------------


def test_a_choice_is_taken_back_and_the_record_tells_of_it(server):
    id = server.begin()
    with server.talk(id) as page:
        first = page.hello()
        decision = first["decision"]
        assert not decision["may_undo"]
        page.say(type="choose", decision=decision["id"], choice=decision["options"][0]["choice"])
        chosen = page.hear()
        assert chosen["decision"]["may_undo"]
        page.say(type="undo")
        undone = page.hear()
        kept, dropped = ([line["seq"] for line in heard["log"]] for heard in (first, chosen))
        assert max(kept) < undone["log_from"] <= min(dropped)
        assert undone["log"] == []
        assert undone["scene"] == first["scene"]
        assert undone["decision"]["options"] == decision["options"]
        assert undone["decision"]["id"] not in (decision["id"], chosen["decision"]["id"])
        page.say(type="undo")
        assert page.hear()["message"]["id"] == "server-undo-nothing"
    assert server.store.lines(id)[-1] == '{"undo":0}'
    assert server.battle(id).number == 0


class Ponderer(AtHand):
    """Comes to no end with the first choice it is asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.thinks, self.stopped = Event(), Event()

    async def do(self, work, *args):
        if work is tasks.thought and not self.thinks.is_set():
            self.thinks.set()
            try:
                await asyncio.get_running_loop().create_future()
            finally:
                self.stopped.set()
        return await super().do(work, *args)


def test_a_take_back_stops_the_computer_that_thinks(store):
    workers = Ponderer()
    with serving(store, workers=workers) as server:
        id = server.begin(("computer:random", "here"))
        with server.talk(id) as page:
            decision = page.hello()["decision"]
            page.say(type="choose", decision=decision["id"], choice=decision["options"][0]["choice"])
            assert page.hear()["number"] == 1
            assert workers.thinks.wait(30)
            page.say(type="undo")
            assert page.hear()["number"] == 0
            assert workers.stopped.wait(30)
            decision = page.hello()["decision"]
            page.say(type="choose", decision=decision["id"], choice=decision["options"][1]["choice"])
            assert [page.hear()["number"], page.hear()["number"]] == [1, 2]
    lines = [line for line in server.store.lines(id) if "dice" not in line]
    assert [line.split(":")[0] for line in lines] == ['{"choice"', '{"undo"', '{"choice"', '{"choice"']


# ---- the computer ----------------------------------------------------------------------------------------------------


def test_the_computer_answers_each_choice_in_an_update_of_its_own(server):
    id = server.begin(("here", "computer:greedy"), seed=7)
    answered: set[int] = set()
    numbers, reasons = [], []
    with server.talk(id) as page:
        heard = page.hello()
        while heard["number"] < 12:
            decision = heard["decision"]
            if decision is not None and decision["id"] not in answered:
                assert decision["seat"] == 0
                answered.add(decision["id"])
                page.say(type="choose", decision=decision["id"], choice=server.choice(id, 0))
            elif decision is None:
                assert heard["waiting"]["id"] == "server-waiting"
            heard = page.hear()
            assert heard["type"] == "update", heard
            numbers.append(heard["number"])
            if heard["reason"] is not None:
                reasons.append(heard["reason"]["id"])
    assert reasons
    assert numbers == list(range(1, len(numbers) + 1))
    seats = Counter(entry.seat for entry in server.battle(id).record if hasattr(entry, "seat"))
    assert seats[0] >= 2
    assert seats[1] >= 2


def test_two_computers_play_while_somebody_watches_until_the_battle_is_over(server):
    id = server.begin(("computer:random", "computer:random"))
    with server.talk(id) as page:
        table = page.hello()
        assert table["decision"] is None
        last = page.until(lambda heard: heard["scene"]["result"] is not None)
    assert last["decision"] is None
    assert last["waiting"] is None
    battle = server.battle(id)
    assert battle.over
    assert last["number"] == battle.number
    (entry,) = server.client.get("/api/battles").json()
    assert entry["over"]
    assert entry["status"] == last["scene"]["result"]


PAUSE = 90.0


def computers_turn(server, page, id, heard):
    """Answers what is asked here until the computer is asked something; what was heard then."""
    while heard["decision"] is not None:
        page.say(type="choose", decision=heard["decision"]["id"], choice=server.choice(id, 0))
        heard = page.until(lambda heard: heard["type"] == "update")
    return heard


@pytest.mark.parametrize(("seconds", "most"), [(None, PAUSE), (9, 9), (0, 0)])
def test_the_computer_rests_before_a_choice_as_long_as_the_page_has_asked(store, monkeypatch, seconds, most):
    meant: list[float] = []

    async def at_once(waiting, rest):
        waiting.close()
        meant.append(rest)

    monkeypatch.setattr("grognard.server.computer.asyncio.wait_for", at_once)
    with serving(store, pause=PAUSE) as server:
        id = server.begin(("here", "computer:greedy"), system="axis_allies_minis", seed=11)
        with server.talk(id) as page:
            heard = page.hello()
            if heard["decision"] is None:
                heard = page.until(lambda heard: heard["decision"] is not None)
            page.say(type="pace", seconds=seconds, skip=False)
            meant.clear()
            computers_turn(server, page, id, heard)
            page.until(lambda heard: heard["decision"] is not None)
    assert bool(meant) == (most > 0)
    assert all(0 < rest <= most for rest in meant)
    assert max(meant, default=PAUSE) > most / 2


def test_the_computers_moves_are_not_waited_for_once_they_are_skipped(store, monkeypatch):
    rested: list[float] = []
    wait_for = asyncio.wait_for

    async def watched(waiting, rest):
        try:
            await wait_for(waiting, rest)
        except TimeoutError:
            rested.append(rest)
            raise

    monkeypatch.setattr("grognard.server.computer.asyncio.wait_for", watched)
    with serving(store, pause=10.0) as server:
        id = server.begin(("here", "computer:greedy"), system="axis_allies_minis", seed=7)
        with server.talk(id) as page:
            computers_turn(server, page, id, page.hello())
            page.say(type="pace", seconds=None, skip=True)
            page.until(lambda heard: heard["decision"] is not None)
    assert rested == []


def broken(battle, decision, budget, random):
    raise ZeroDivisionError


def cheating(battle, decision, budget, random):
    return Move(battle.system.rules.decode_choice({"type": "StandFast"}))


@pytest.mark.parametrize("agent", [broken, cheating])
def test_a_computer_that_fails_plays_by_chance_and_says_so(store, agent):
    with serving(store, agent=lambda name: agent) as server:
        id = server.begin(("computer:random", "computer:random"))
        with server.talk(id) as page:
            page.hello()
            assert page.hear()["message"]["id"] == "server-computer-lost"
            assert page.hear()["number"] == 1


# ---- several here, real dice -----------------------------------------------------------------------------------------


def test_two_at_one_screen_answer_secretly_one_after_the_other(server):
    id = server.begin()
    with server.talk(id) as page:
        decision = page.hello()["decision"]
        page.say(type="choose", decision=decision["id"], choice=decision["options"][0]["choice"])
        first = page.hear()["decision"]
        page.say(type="choose", decision=first["id"], choice=server.choice(id, first["seat"]))
        update = page.hear()
        second = update["decision"]
        assert update["log"] == []
        page.say(type="choose", decision=second["id"], choice=server.choice(id, second["seat"]))
        assert page.hear()["log"] != []
    assert (first["kind"], second["kind"]) == ("muster", "muster")
    assert {first["seat"], second["seat"]} == {0, 1}


def test_real_dice_are_asked_of_the_people_here_for_both_sides(server):
    id = server.begin(("here", "computer:random"), dice="typed")
    with server.talk(id) as page:
        decision = page.hello()["decision"]
        assert decision["kind"] == "dice"
        assert decision["dice"] == {"count": 2, "faces": 6, "purpose": decision["dice"]["purpose"]}
        page.say(type="choose", decision=decision["id"], choice={"type": "Dice", "faces": [6]})
        assert page.hear()["message"]["id"] == "refused-dice-count"
        page.say(type="choose", decision=decision["id"], choice={"type": "Dice", "faces": [6, 7]})
        assert page.hear()["message"]["id"] == "refused-dice-face"
        page.say(type="choose", decision=decision["id"], choice={"type": "Dice", "faces": [2, 5]})
        update = page.hear()
    assert update["log"][0]["dice"] == [
        {"face": face, "glyph": None, "side": None, "success": False, "typed": True, "sides": 6} for face in (2, 5)
    ]
    assert '{"dice":[2,5],"typed":true}' in server.store.lines(id)


# ---- previews --------------------------------------------------------------------------------------------------------


def test_a_preview_tells_what_a_choice_would_do_and_does_nothing(server):
    id = server.begin()
    with server.talk(id) as page:
        decision = page.hello()["decision"]
        stored = server.store.lines(id)
        proposal = {"type": "choice", "choice": decision["options"][0]["choice"]}
        page.say(type="preview", request=9, decision=decision["id"], proposal=proposal)
        answer = page.hear()
        page.say(type="preview", request=10, decision=decision["id"] + 2, proposal=proposal)
        refused = page.hear()
        page.say(type="preview", request=11, decision=decision["id"], proposal={"type": "look", "unit": "nobody"})
        unknown = page.hear()
    assert (answer["type"], answer["request"]) == ("preview", 9)
    assert set(answer["preview"]) == {
        "choice",
        "headline",
        "overlays",
        "tables",
        "charts",
        "notes",
        "unfinished",
        "act",
        "target",
        "targets",
    }
    assert (refused["request"], refused["message"]["id"]) == (10, "server-stale")
    assert unknown["request"] == 11
    assert server.store.lines(id) == stored


def test_an_unfinished_preview_is_followed_by_the_whole_one(server, monkeypatch):
    id = server.begin()
    game = type(server.battle(id).system.table)
    note = Note(say("ba-note-no-test"))
    monkeypatch.setattr(game, "preview", lambda *_: Preview(unfinished=True))
    monkeypatch.setattr(game, "preview_whole", lambda *_: Preview(notes=[note]))
    with server.talk(id) as page:
        decision = page.hello()["decision"]
        proposal = {"type": "choice", "choice": decision["options"][0]["choice"]}
        page.say(type="preview", request=4, decision=decision["id"], proposal=proposal)
        first, second = page.hear(), page.hear()
    assert (first["request"], first["preview"]["unfinished"], first["preview"]["notes"]) == (4, True, [])
    assert (second["request"], second["preview"]["unfinished"]) == (4, False)
    assert second["preview"]["notes"] == [to_builtins(note)]


def test_the_table_tells_where_the_dice_fell_and_the_luck_so_far(server):
    id = server.begin(("computer:random", "computer:random"), system="axis_allies_minis")
    with server.talk(id) as page:
        begun = page.hello()
        last = page.until(lambda heard: heard["scene"]["result"] is not None)
    with server.talk(id) as page:
        again = page.hello()
    battle = server.battle(id)
    found = odds.luck(battle)
    assert begun["luck"] == {"sides": []}
    assert again["luck"] == last["luck"] == to_builtins(luck_view(found))
    placed = [place for line in again["log"] for place in line["places"]]
    first = again["log"][0]["seq"]
    wanted = [each.place for each in History(battle).resolved if each.start >= first]
    assert placed[-len(wanted) :] == [to_builtins(place) for place in wanted]


def test_a_table_goes_on_without_forecasts_that_fail(server, monkeypatch, caplog):
    def fail(self, battle):
        raise ZeroDivisionError

    id = server.begin(("computer:random", "computer:random"), system="axis_allies_minis")
    monkeypatch.setattr(type(server.battle(id).system.odds), "trials", fail)
    with server.talk(id) as page:
        page.hello()
        last = page.until(lambda heard: heard["scene"]["result"] is not None)
    assert last["luck"] is None
    assert sum("forecasts" in record.message for record in caplog.records) == 1


def test_of_many_previews_the_newest_is_answered(server):
    id = server.begin()
    with server.talk(id) as page:
        table = page.hello()
        look = {"type": "look", "unit": table["scene"]["units"][0]["id"]}
        for request in range(1, 21):
            page.say(type="preview", request=request, decision=table["decision"]["id"], proposal=look)
        answered: list[int] = []
        while not answered or answered[-1] < 20:
            answered.append(page.hear()["request"])
    assert answered == sorted(answered)


# ---- other tables and other writers ----------------------------------------------------------------------------------


def test_a_battle_played_on_elsewhere_is_taken_up_where_it_stands(server):
    id = server.begin()
    with server.talk(id) as page:
        decision = page.hello()["decision"]
        elsewhere = server.battle(id)
        elsewhere.choose(elsewhere.choices()[0])
        lines = elsewhere.save_text().rstrip("\n").split("\n")
        stored = server.store.lines(id)
        server.store.append(id, len(stored), lines[len(stored) :])
        page.say(type="choose", decision=decision["id"], choice=decision["options"][0]["choice"])
        table, refused = page.hear(), page.hear()
    assert (table["type"], table["number"]) == ("table", 1)
    assert refused["message"]["id"] == "server-behind"
    assert server.store.lines(id) == lines


def test_more_battles_than_stay_in_memory_can_be_looked_at_one_after_the_other(server):
    ids = [server.begin(seed=seed) for seed in range(7)]
    seen: dict[str, object] = {}
    for id in [*ids, *ids]:
        with server.talk(id) as page:
            table = page.hello()
        assert seen.setdefault(id, table) == table
    with server.talk(ids[0]) as first, server.talk(ids[1]) as second:
        for page in (first, second):
            decision = page.hello()["decision"]
            page.say(type="choose", decision=decision["id"], choice=decision["options"][0]["choice"])
            assert page.hear()["number"] == 1
