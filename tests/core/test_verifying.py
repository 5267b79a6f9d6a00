"""What a save proves: sealed dice agree, and whatever is changed afterwards is found and named by its line."""

from __future__ import annotations

import json
from hashlib import blake2b, sha256
from random import Random

import pytest
from click.testing import CliRunner

import grognard
from grognard.cli import main
from grognard.core.engine.choices import Dice
from grognard.core.engine.events import Rolled
from grognard.core.engine.saving import digest_of
from grognard.core.engine.seals import Half, commitment
from grognard.core.errors import InputError
from grognard.core.saves import load_text
from grognard.core.verifying.verify import verify

HALVES = ("1f" * 32, "2e" * 32)


def seal(halves=HALVES):
    return tuple(Half(commitment(half), half, seat) for half, seat in zip(halves, (None, 1), strict=True))


def sealed(before: int = 0, after: int = 30, game: str = "axis_allies_minis"):
    """A battle sealed before the choice of this number, ended so many choices later by an agreed draw."""
    battle, random = grognard.battle(game, seed=7), Random(2)
    for number in range(before + after):
        if number == before:
            battle.seal(seal())
        battle.choose(battle.sample(random))
    battle.agree()
    return battle


@pytest.fixture(scope="module")
def text():
    return sealed().save_text()


def changed(text: str, kind: str, change, which: int = 0) -> tuple[str, int]:
    """A save with one line of a kind changed, and the number of that line."""
    lines = text.splitlines()
    number = [at for at, line in enumerate(lines) if kind in json.loads(line)][which]
    value = json.loads(lines[number])
    change(value)
    lines[number] = json.dumps(value, separators=(",", ":"))
    return "\n".join(lines) + "\n", number + 1


def wrong(text: str, *seals: str) -> list[tuple[str, int | None]]:
    found = verify(text, seals)
    assert not found.agrees
    assert all(each.kind == "wrong" for each in found.findings)
    return [(each.message.id, each.line) for each in found.findings]


def forged(text: str) -> str:
    """A save whose last line was made anew to fit what was changed."""
    *lines, last = text.splitlines()
    check = json.loads(last)
    check["check"] = [digest_of(line) for line in lines]
    return "\n".join([*lines, json.dumps(check)])


def test_every_die_can_be_worked_out_by_hand_from_the_halves(text):
    battle = load_text(text)
    key = sha256(b"grognard dice" + b"".join(bytes.fromhex(half) for half in HALVES)).digest()
    rolled = [each for each in battle.log if isinstance(each, Rolled)]
    assert rolled
    for number, each in enumerate(rolled):
        words = blake2b(number.to_bytes(8, "big") + bytes(4), key=key).digest()
        drawn = [int.from_bytes(words[at : at + 2], "big") for at in range(0, 64, 2)]
        sides = each.roll.sides[0]
        fair = [word % sides + 1 for word in drawn if word < 65536 - 65536 % sides]
        assert list(each.faces) == fair[: len(each.faces)]


def test_a_sealed_battle_agrees_and_says_what_no_file_can_prove(text):
    found = verify(text)
    assert found.agrees
    kinds = {each.message.id: each.kind for each in found.findings}
    assert {id for id, kind in kinds.items() if kind == "proved"} == {
        "verify-dice-sealed",
        "verify-halves",
        "verify-choices",
        "verify-unchanged",
        "verify-result",
    }
    assert {"verify-seal", "verify-house"} <= {id for id, kind in kinds.items() if kind == "open"}
    assert "verify-seal-given" in {each.message.id for each in verify(text, [found.seals[0].code]).findings}
    assert wrong(text, "AAAAA-BBBBB-CCCCC-DDDDD") == [("verify-seal-other", None)]


def test_nothing_was_chosen_yet_and_the_battle_begins_anew_with_sealed_dice():
    plain, battle = (grognard.battle("operation_ww2", seed=7) for _ in range(2))
    battle.seal(seal())
    assert (battle.number, battle.decision is None) == (0, False)
    assert load_text(battle.save_text()).position == battle.position
    assert battle.record[: len(plain.record)] == plain.record
    assert verify(battle.save_text()).agrees


def test_dice_before_the_seal_are_told_apart_and_a_take_back_over_it_keeps_the_seal():
    battle = sealed(12, 20, "bolt_action")
    found = verify(battle.save_text())
    assert found.agrees
    assert [each.number for each in found.seals] == [12]
    assert "verify-dice-unsealed" in {each.message.id for each in found.findings}
    before = len(battle.record)
    battle.undo(battle.number - 2)
    random = Random(2)
    while not any(isinstance(each, Rolled) for each in battle.record[before:]):
        battle.choose(battle.sample(random))
    again = verify(battle.save_text())
    assert again.agrees
    assert load_text(battle.save_text()).position == battle.position


def test_a_changed_die_is_found_and_named(text):
    other, line = changed(text, "dice", lambda value: value["dice"].__setitem__(0, 7 - value["dice"][0]), which=-1)
    assert wrong(other) == [("verify-changed-line", line), ("save-bad-line", line)]
    assert wrong(forged(other)) == [("save-bad-line", line)]


def test_a_changed_choice_is_found_and_named(text):
    other, line = changed(text, "choose", lambda value: value["choice"].update(type="Concede"), which=-1)
    assert wrong(other)[0] == ("verify-changed-line", line)


@pytest.mark.parametrize("field", ["half", "commitment"])
@pytest.mark.parametrize("whose", [0, 1])
def test_a_changed_half_or_commitment_is_found_and_named(text, field, whose):
    other, line = changed(text, "seal", lambda value: value["seal"][whose].update({field: "ab" * 32}))
    assert wrong(other) == [("verify-changed-line", line), ("save-bad-line", line)]
    with pytest.raises(InputError, match=f"Line {line} .*committed to"):
        load_text(other)


def test_another_pair_of_halves_fits_no_die(text):
    def change(value):
        value["seal"][0].update(half="ab" * 32, commitment=commitment("ab" * 32))

    other, line = changed(text, "seal", change)
    ((id, found),) = wrong(forged(other))
    assert (id, found is not None and found > line) == ("save-bad-line", True)


def test_another_result_and_a_line_that_is_gone_are_found(text):
    other, line = changed(text, "check", lambda value: value["result"].update(winner=0))
    assert wrong(other) == [("verify-other-result", line)]
    lines = text.splitlines()
    shorter = "\n".join([*lines[:-3], *lines[-2:]])
    assert wrong(shorter)[0] == ("verify-lines", None)


@pytest.mark.parametrize(
    "change",
    [
        lambda value: value["seal"].reverse(),
        lambda value: value["seal"].pop(),
        lambda value: value["seal"][1].update(seat=2),
        lambda value: value["seal"][0].update(half="xyz"),
        lambda value: value["seal"][0].update(more=1),
        lambda value: value.update(seal=None),
    ],
)
def test_a_seal_is_read_strictly(text, change):
    other, line = changed(text, "seal", change)
    with pytest.raises(InputError, match=f"Line {line} "):
        load_text(other)


def test_typed_dice_cannot_be_sealed_and_are_not_proved():
    battle, random = grognard.battle("bolt_action", dice="typed"), Random(1)
    while not any(isinstance(each, Rolled) for each in battle.record):
        battle.choose(battle.sample(random))
    text = battle.save_text()
    assert isinstance(battle.record[-1], Rolled) or not isinstance(battle.sample(random), Dice)
    assert "verify-dice-typed" in {each.message.id for each in verify(text).findings}
    half = sealed(0, 1).save_text().splitlines()
    line = next(each for each in half if each.startswith('{"seal"'))
    with pytest.raises(InputError, match="cannot be sealed"):
        load_text(text + line + "\n")


def test_the_command_says_it_in_words_and_by_its_exit_code(text, tmp_path):
    file = tmp_path / "battle.jsonl"
    file.write_text(text, encoding="utf-8")
    good = CliRunner().invoke(main, ["verify", str(file)])
    assert (good.exit_code, "It agrees" in good.output, "Not proved" in good.output) == (0, True, True)
    other, line = changed(text, "dice", lambda value: value["dice"].__setitem__(0, 7 - value["dice"][0]), which=-1)
    file.write_text(other, encoding="utf-8")
    bad = CliRunner().invoke(main, ["verify", str(file), "--json"])
    assert (bad.exit_code, json.loads(bad.output)["findings"][0]["line"]) == (1, line)
    file.write_text("{}", encoding="utf-8")
    assert CliRunner().invoke(main, ["verify", str(file)]).exit_code == 3
