"""What can be taken back: against the computer everything, between two people what they agree to."""

from __future__ import annotations

from random import Random

import pytest

from grognard.core.records import to_builtins


def asked(page):
    """What the page hears when somebody here is asked first."""
    heard = page.hello()
    return heard if heard["decision"] is not None else page.until(lambda heard: heard.get("decision") is not None)


def played(server, page, id, choices):
    """The page plays so many choices of the people here, any; the last message it heard."""
    heard = asked(page)
    for number in range(choices):
        decision = heard["decision"]
        choice = server.choice(id, decision["seat"], number)
        page.say(type="choose", decision=decision["id"], choice=choice)
        heard = page.until(lambda heard: heard["type"] == "update" and heard["decision"] is not None)
    return heard


def test_against_the_computer_a_choice_is_taken_back_with_all_that_followed_it(server):
    id = server.begin(("here", "computer:random"))
    with server.talk(id) as page:
        heard = played(server, page, id, 3)
        before = server.battle(id)
        assert before.rolls
        assert heard["back"] == {"may": True, "consent": False, "why": {"id": "server-undo-free", "args": {}}}
        page.say(type="undo")
        undone = page.hear()
        assert undone["decision"]["seat"] == 0
        assert undone["number"] < before.number
        again = server.battle(id)
        kept = [each for each in before.log if getattr(each, "seat", None) == 0]
        left = [each for each in again.log if getattr(each, "seat", None) == 0]
        assert left == kept[: len(left)]
        assert len(kept) - len(left) >= 1


def test_the_same_choices_after_a_take_back_meet_the_same_dice(server):
    id = server.begin()
    with server.talk(id) as page:
        played(server, page, id, 8)
        before = server.battle(id)
        start = before.log_length
        page.say(type="undo", to=0, agreed=True)
        assert page.hear()["number"] == 0
    again = server.battle(id)
    for number in range(before.number):
        branch = before.branch(number)
        made = next(each for each in before.log_from(branch.log_length) if hasattr(each, "choice"))
        again.choose(made.choice, made.seat)
    assert again.log == before.log[:start]
    assert again.rolls == before.rolls > 0


@pytest.mark.parametrize("back", range(1, 8))
def test_a_line_of_the_log_is_gone_back_to(server, back):
    id = server.begin(("here", "computer:random"))
    with server.talk(id) as page:
        heard = played(server, page, id, 6)
        battle = server.battle(id)
        line = battle.log_length * back // 8
        page.say(type="undo", to=line)
        undone = page.hear()
        assert undone["decision"]["seat"] == 0
        # No line of a person's own choice is left from there on; before his first question there is nothing to go to.
        assert not any(getattr(each, "seat", None) == 0 for each in battle.log[line : undone["log_from"]])
        assert undone["number"] < heard["number"]
        left = undone["log_from"]
        assert server.battle(id).log[:left] == battle.log[:left]


def test_between_two_people_dice_are_taken_back_by_consent(server):
    id = server.begin()
    with server.talk(id) as page:
        heard = played(server, page, id, 4)
        while not heard["back"]["consent"]:
            decision = heard["decision"]
            page.say(type="choose", decision=decision["id"], choice=server.choice(id, decision["seat"]))
            heard = page.hear()
        page.say(type="undo")
        assert page.hear()["message"]["id"] == "server-undo-consent"
        page.say(type="undo", agreed=True)
        assert page.hear()["number"] < heard["number"]


def test_who_only_watches_takes_nothing_back(server):
    id = server.begin(("computer:random", "computer:random"))
    with server.talk(id) as page:
        page.hello()
        page.say(type="undo")
        assert page.until(lambda heard: heard["type"] == "refused")["message"]["id"] == "server-undo-nothing"


def test_what_has_one_answer_is_not_asked(server):
    """It is answered, recorded like a choice, and a take-back goes behind it to what was really asked."""
    for seed in range(2):
        id = server.begin(("here", "computer:random"), seed=seed)
        with server.talk(id) as page:
            heard = asked(page)
            for number in range(25):
                decision = heard["decision"]
                if decision is None:
                    break
                battle = server.battle(id)
                pending = next((each for each in battle.decisions if each.seat == 0), None)
                if pending is not None:
                    page.say(
                        type="choose",
                        decision=decision["id"],
                        choice=to_builtins(battle.sample(Random(number), pending)),
                    )
                heard = page.until(
                    lambda heard: (
                        heard["type"] == "update" and (heard["decision"] is not None or heard["waiting"] is None)
                    )
                )
                view = heard["decision"]
                if view is not None and view["move"] is None and not view["moves"] and view["pick"] is None:
                    assert len([each for each in view["options"] if each["refused"] is None]) != 1


@pytest.mark.parametrize("to", [-1, 1.5, "0", True])
def test_what_is_no_line_of_the_log_takes_nothing_back(server, to):
    id = server.begin(("here", "computer:random"))
    with server.talk(id) as page:
        played(server, page, id, 3)
        before = server.battle(id)
        page.say(type="undo", to=to)
        assert page.until(lambda heard: heard["type"] == "refused")["message"]["id"] == "server-bad-message"
        assert server.battle(id).number >= before.number
