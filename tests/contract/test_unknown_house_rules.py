"""A house rule there is not is refused with the names like it, and with all of them or how to list them."""

from __future__ import annotations

import pytest

import grognard
from grognard.core.book.reading import FEW
from grognard.core.errors import InputError
from grognard.core.words import english

NAMES = tuple(grognard.systems())


def complaint(system: str, **options: str) -> str:
    """What is said of a set-up with these options."""
    with pytest.raises(InputError) as caught:
        grognard.battle(system, options=options)
    return english(caught.value.message)


def offered(system: str) -> list[str]:
    return [option.name for option in grognard.system(system).setups.options()]


@pytest.mark.parametrize("system", NAMES)
def test_a_house_rule_misspelt_is_told_with_the_one_that_was_meant(system: str):
    for name in offered(system):
        said = complaint(system, **{name[:-1] + "qq": "on"})
        assert "???" not in said
        assert name in said, f"{name} is not among: {said}"


@pytest.mark.parametrize("system", NAMES)
def test_what_is_like_no_house_rule_is_told_with_all_or_how_to_list_them(system: str):
    said = complaint(system, qqqqq="on")
    assert "“qqqqq”" in said
    assert "???" not in said
    assert "…" not in said
    names = offered(system)
    if len(names) > FEW:
        assert f"grognard rules --options {system}" in said
        assert str(len(names)) in said
    else:
        assert all(name in said for name in names)


@pytest.mark.parametrize("system", NAMES)
def test_a_value_there_is_not_is_told_with_all_there_are(system: str):
    for option in grognard.system(system).setups.options():
        said = complaint(system, **{option.name: "qqqqq"})
        assert "???" not in said
        assert all(value.value in said for value in option.values)


def test_part_of_a_name_finds_it():
    assert "Did you mean ammunition" in complaint("operation_ww2", ammu="on")
    assert "Did you mean smoke" in complaint("operation_ww2", smok="on")


@pytest.mark.parametrize("system", NAMES)
def test_a_preset_there_is_not_is_told_with_all_there_are(system: str):
    said = complaint(system, preset="qqqqq")
    assert "“qqqqq”" in said
    names = [preset.name for preset in grognard.system(system).setups.presets()]
    assert all(name in said for name in names)
    assert names or f"grognard rules --options {system}" in said
