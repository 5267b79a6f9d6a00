"""Each page and each answer is in the language it was asked for in."""

from __future__ import annotations

import pytest

from grognard.server.edition import IN_PART
from tests.server.conftest import Server

DISGUISED = {"accept-language": "qps"}


def test_the_page_says_its_language_and_which_there_are(server: Server):
    page = server.client.get("/", headers={"accept-language": "xx, en;q=0.3"}).text
    assert '<html lang="en" data-languages="' in page
    assert 'lang="qps"' in server.client.get("/?lang=qps").text
    assert 'lang="qps"' in server.client.get("/", headers=DISGUISED).text


def test_a_link_with_a_language_outdoes_the_browser(server: Server):
    assert 'lang="en"' in server.client.get("/?lang=en", headers=DISGUISED).text
    assert 'lang="en"' in server.client.get("/?lang=tlh").text


@pytest.mark.parametrize("path", ["/api/rules/bolt_action/BA-NO-99", "/api/rules/chess/X", "/api/battles/none/save"])
def test_what_is_refused_is_refused_in_the_language_asked_for(server: Server, path: str):
    plain, disguised = (server.client.get(path, headers=headers).json() for headers in ({}, DISGUISED))
    assert plain["error"] == disguised["error"]
    assert plain["text"] != disguised["text"]


def test_two_who_ask_for_the_same_in_two_languages_are_each_answered_in_their_own(server: Server):
    for path in ("/api/rules/bolt_action/BA-SHOOT-01", "/api/catalog", "/api/contents/wh40k5"):
        answers = [server.client.get(path, headers=headers) for headers in ({}, DISGUISED, {}, DISGUISED)]
        assert answers[0].text == answers[2].text != answers[1].text == answers[3].text
        assert "accept-language" in answers[0].headers.get("vary", "accept-language")


def test_a_rule_is_found_by_its_words_in_the_language_spoken(server: Server):
    title = server.client.get("/api/rules/bolt_action/BA-SHOOT-01", headers=DISGUISED).json()["title"]
    found = server.client.get("/api/rules/bolt_action", params={"search": title}, headers=DISGUISED).json()
    assert found[0]["title"] == title


def test_words_of_a_language_that_lacks_some_say_so(server: Server):
    assert not server.client.get("/i18n/en/core.ftl").text.endswith(IN_PART)
    assert not server.client.get("/i18n/qps/core.ftl").text.endswith(IN_PART)
    assert server.client.get("/i18n/xx/core.ftl").status_code == 404
