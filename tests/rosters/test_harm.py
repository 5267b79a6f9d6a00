"""Files that are broken, made to harm or something else are refused with place and mend, before they cost much."""

from __future__ import annotations

import struct
import tracemalloc
from io import BytesIO
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZIP_STORED, ZipFile

import pytest

from grognard.core.errors import InputError
from grognard.rosters import read
from grognard.rosters.limits import DEEPEST, LONGEST_NAME, MOST_BYTES, MOST_CHOSEN, MOST_PARTS, Place
from grognard.rosters.trees import CHUNK, _Reader
from tests.rosters.lists import BARE, NEW, SIMPLE, roster, selection, zipped

ENTITIES = b"""<?xml version="1.0"?><!DOCTYPE roster [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">
<!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]><roster name="&c;"/>"""
OUTSIDE = b'<?xml version="1.0"?>\n<!DOCTYPE roster SYSTEM "http://example.org/roster.dtd"><roster name="x"/>'


def refused(data: bytes) -> str:
    with pytest.raises(InputError) as error:
        read(data)
    return str(error.value)


@pytest.mark.parametrize("data", [ENTITIES, OUTSIDE, ENTITIES.replace(b"roster [", b"roster SYSTEM 'x' [")])
def test_document_types_and_entities_are_refused_on_their_line(data):
    said = refused(data)
    assert "document type" in said
    assert "line" in said


def test_an_archive_that_says_it_is_too_large_is_refused_before_it_is_unpacked(monkeypatch):
    data = zipped(b" " * (MOST_BYTES + 1))
    assert len(data) < 20_000
    monkeypatch.setattr(ZipFile, "open", lambda *_given: pytest.fail("it was unpacked"))
    assert "million bytes" in refused(data)


def test_an_archive_that_lies_about_its_size_is_read_no_further_than_may_be():
    data = bytearray(zipped(b" " * (MOST_BYTES + 1)))
    for sign, place in ((b"PK\x03\x04", 22), (b"PK\x01\x02", 24)):
        struct.pack_into("<I", data, data.index(sign) + place, 1_000)
    assert len(refused(bytes(data))) > 10


def test_an_archive_of_many_files_is_refused_by_its_end(monkeypatch):
    held = BytesIO()
    with ZipFile(held, "w") as archive:
        for number in range(30):
            archive.writestr(f"{number}.ros", b"")
    monkeypatch.setattr("zipfile.ZipFile.__init__", lambda *_given: pytest.fail("its files were listed"))
    assert "20 files" in refused(held.getvalue())


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (zipped(NEW)[:60], "end is missing"),
        (zipped(NEW, "list.png"), "holds 0"),
        (zipped(zipped(NEW)), "not written in UTF-8"),
        (zipped(b""), "nothing in it"),
        (b"PK\x03\x04" + b"x" * 80, "end is missing"),
    ],
    # An archive holds the time at which it was made: what it holds would be another test's name each time.
    ids=["cut off", "a picture", "an archive in an archive", "empty", "no archive"],
)
def test_broken_and_other_archives_say_so(data, told):
    assert told in refused(data)


def test_an_archive_with_two_lists_asks_which():
    held = BytesIO()
    with ZipFile(held, "w", ZIP_STORED) as archive:
        archive.writestr("a.ros", NEW)
        archive.writestr("b.ros", NEW)
    assert "holds 2" in refused(held.getvalue())


def test_a_picture_beside_the_list_does_no_harm():
    held = BytesIO()
    with ZipFile(held, "w", ZIP_DEFLATED) as archive:
        archive.writestr("a.ros", NEW)
        archive.writestr("a.png", b"\x89PNG")
    assert read(held.getvalue()) == read(NEW)


def test_a_locked_archive_says_so():
    data = bytearray(zipped(NEW))
    for sign, place in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        data[data.index(sign) + place] |= 1
    assert "password" in refused(bytes(data))


def test_another_kind_of_packing_is_read_or_refused():
    held = BytesIO()
    with ZipFile(held, "w", ZIP_BZIP2) as archive:
        archive.writestr("a.ros", NEW)
    assert read(held.getvalue()) == read(NEW)


# ---- depth and number -----------------------------------------------------------------------------------------------


def nested(depth: int) -> bytes:
    return b"<roster>" + b"<forces>" * depth + b"</forces>" * depth + b"</roster>"


def test_depth_is_refused_at_the_first_element_too_deep():
    assert read(nested(DEEPEST - 1)) is not None
    reader = _Reader(Place("x"))
    with pytest.raises(InputError, match="deep"):
        reader.parser.Parse(nested(1_000_000), True)
    assert reader.count == DEEPEST + 1


def test_number_is_refused_at_the_first_element_too_many():
    data = b"<roster>" + b"<a/>" * (2 * MOST_PARTS) + b"</roster>"
    reader = _Reader(Place("x"))
    with pytest.raises(InputError, match="parts"):
        reader.parser.Parse(data, True)
    assert reader.count == MOST_PARTS + 1
    assert "parts" in refused(data)


def test_an_element_that_does_not_end_is_refused_before_it_is_whole(monkeypatch):
    fed = []
    monkeypatch.setattr(
        "grognard.rosters.trees._Reader._start", lambda _reader, _tag, attributes: fed.append(len(attributes))
    )
    data = b"<roster " + b" ".join(b'a%d="x"' % number for number in range(200_000)) + b"/>"
    assert len(data) > 20 * CHUNK
    assert "far larger" in refused(data)
    assert fed == []


def test_json_of_many_parts_is_refused_before_it_is_decoded(monkeypatch):
    monkeypatch.setattr("grognard.rosters.json_forms._decoder", None)
    assert "parts" in refused(b'{"forces":[' + b"{}," * MOST_PARTS + b"{}]}")
    assert "parts" in refused(b'{"roster":' * (MOST_PARTS + 1))


@pytest.mark.parametrize("depth", [DEEPEST, 5_000])
def test_json_that_lies_too_deep_is_refused(depth):
    inner = b'{"name":"x","selections":[' * depth + b"]}" * depth
    assert "deep" in refused(b'{"forces":[{"selections":[' + inner + b"]}]}")


def test_more_things_than_a_list_has_are_refused_in_every_form():
    many = MOST_CHOSEN + 1
    assert str(MOST_CHOSEN) in refused(roster("<selection name='a'/>" * many))
    assert str(MOST_CHOSEN) in refused(b'{"forces":[{"selections":[' + b'{"name":"a"},' * many + b'{"name":"a"}]}]}')
    assert str(MOST_CHOSEN) in refused(b"A (5 points)\n\nX\n" + b"B (5)\n" * many)


@pytest.mark.parametrize(
    "data",
    [
        b"<roster><forces><force><selections>" + b"<selection name='a'/>" * (MOST_PARTS + 1),
        pytest.param(
            b'{"forces":[{"selections":[' + b'{"name":"a"},' * (MOST_PARTS - 10) + b'{"name":"a"}]}]}',
            marks=pytest.mark.slow,
        ),
    ],
    ids=["xml", "json"],
)
def test_the_worst_of_each_form_takes_less_than_a_hundred_megabytes(data):
    tracemalloc.start()
    try:
        refused(data)
        assert tracemalloc.get_traced_memory()[1] < 100_000_000
    finally:
        tracemalloc.stop()


# ---- what is wrong within -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "line", "told"),
    [
        (b'value="145.0"', b'value="many"', 3, "no cost"),
        (b'value="145.0"', b'value="1e9"', 3, "no cost"),
        (b'number="7"', b'number="-7"', 5, "no number"),
        (b'number="7"', b'number="7777777"', 5, "no number"),
        (b'name="NCO"', b'name=" "', 5, "no name"),
        (b'name="NCO"', b'name="' + b"N" * (LONGEST_NAME + 1) + b'"', 5, "300 characters"),
        (b"</forces>", b"", 6, "mismatched tag"),
        (b'<cost name="pts" value="145.0"/>', b'<cost name="pts"/><cost name="pts"/>', 3, "two costs"),
    ],
)
def test_what_is_wrong_in_xml_is_said_with_its_line(old, new, line, told):
    assert old in NEW
    said = refused(NEW.replace(old, new, 1))
    assert f"line {line}:" in said
    assert told in said


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (b'"number": 7', b'"number": "x"', "forces 1, selections 2, selections 2: “x” is no number"),
        (b'"number": 7', b'"number": []', "forces 1, selections 2, selections 2, number"),
        (b'"value": 145', b'"value": "x"', "costs: “x” is no cost"),
        (b'"name": "NCO"', b'"name": ""', "selections 2, selections 1: Something chosen has no name"),
        (b'"forces"', b'"farces"', "neither forces nor"),
        (b'"forces": [', b'"forces": [}', "no JSON"),
        (b'"Baker"', b'"\\ud800"', "JSON"),
    ],
)
def test_what_is_wrong_in_json_is_said_with_its_place(old, new, told):
    assert old in BARE
    assert told in refused(BARE.replace(old, new, 1))


def test_what_is_wrong_in_a_text_is_said_with_its_line():
    assert "line 10" in refused(SIMPLE.replace(b"7x Soldier", b"777777x Soldier"))
    assert "line 4" in refused(SIMPLE.replace(b"## HQ", b"## " + b"H" * 299))
    assert "line 3" in refused(b"A (5 points)\n\n" + b"x" * 6_000)


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "nothing in it"),
        (b" \n\t", "nothing in it"),
        (b"Dear Sir,\nhere is my list.", "none of the texts"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "UTF-8"),
        (b"<html><body/></html>", "begins with “html”"),
        (b"<rules/>", "begins with “”"),
        (b"<", "no XML"),
        (b"[1, 2]", "Expected `object`"),
        (b"{}", "neither forces nor a roster"),
        (b'<?xml version="1.0" encoding="nonsense"?><roster/>', "no XML"),
    ],
)
def test_what_is_no_list_is_told_apart(data, told):
    assert told in refused(data)


def test_a_file_that_is_not_there_or_too_large_is_named(tmp_path):
    with pytest.raises(InputError, match=r"gone\.ros: The file cannot be opened"):
        read(tmp_path / "gone.ros")
    large = tmp_path / "large.ros"
    with large.open("wb") as file:
        file.truncate(MOST_BYTES + 10)
    with pytest.raises(InputError, match=r"large\.ros: It is larger"):
        read(large)
    with pytest.raises(InputError, match="cannot be opened"):
        read("a\0b")


def test_a_selection_may_hold_nothing_at_all():
    assert read(roster(selection("Alone"))) is not None


def test_a_file_of_ours_is_not_taken_for_a_list_of_another_program():
    for text in ('# mine\nformat = "grognard-army"\n', '{"format": "grognard-army"}'):
        assert "file of ours already" in refused(text.encode())
