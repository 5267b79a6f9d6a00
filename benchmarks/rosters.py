"""How long a catalogue of 5 MB is read, a list of 200 units, and how long an army is made of one of 30.

The files are made here, in the shape of real ones. The yardstick of the same run is the standard library's reading of
the same catalogue as XML, without making anything of it.
"""

from __future__ import annotations

from xml.etree import ElementTree

from benchmarks.measure import command, microseconds, report
from grognard.rosters import bring, read

SIZE = 5_000_000
PROSE = "Words that are passed over. " * 8
UNIT = """<selectionEntry id="u{n}" name="Unit {n}" type="unit" hidden="false" collective="false" import="true">
<constraints><constraint id="c{n}" field="selections" scope="force" value="3" type="max" shared="true"/></constraints>
<categoryLinks><categoryLink id="k{n}" name="Infantry" targetId="infantry" primary="true"/></categoryLinks>
<rules><rule id="r{n}" name="Rule"><description>{prose}</description></rule></rules>
<selectionEntries><selectionEntry id="m{n}" name="Model" type="model"><selectionEntryGroups>
<selectionEntryGroup id="g{n}" name="Weapons"><selectionEntries>
<selectionEntry id="a{n}" name="Rifle" type="upgrade"><costs><cost name="pts" typeId="p" value="0.0"/></costs>
</selectionEntry><selectionEntry id="b{n}" name="Cannon" type="upgrade"><costs>
<cost name="pts" typeId="p" value="15.0"/></costs></selectionEntry>
</selectionEntries></selectionEntryGroup></selectionEntryGroups></selectionEntry></selectionEntries>
<entryLinks><entryLink id="l{n}" name="Transport" targetId="u0" type="selectionEntry"/></entryLinks>
<costs><cost name="pts" typeId="p" value="100.0"/></costs></selectionEntry>
"""
HEAD = '<catalogue id="c" name="Measured" revision="1" battleScribeVersion="2.03" gameSystemId="g"><selectionEntries>'
SQUAD = (
    '<selection name="Infantry Squad" number="1" type="unit"><selections>'
    '<selection name="NCO" number="1" type="model"><costs><cost name="pts" value="10.0"/></costs></selection>'
    '<selection name="Soldier" number="9" type="upgrade"><costs><cost name="pts" value="90.0"/></costs></selection>'
    '<selection name="BAR M1918A2" number="1" type="upgrade"><costs><cost name="pts" value="5.0"/></costs></selection>'
    "</selections></selection>"
)


def catalogue(size: int = SIZE) -> bytes:
    """A catalogue of about so many bytes."""
    units: list[str] = []
    left = size
    while left > 0:
        units.append(UNIT.format(n=len(units), prose=PROSE))
        left -= len(units[-1])
    return f"{HEAD}{''.join(units)}</selectionEntries></catalogue>".encode()


def roster(units: int) -> bytes:
    """A list of so many squads."""
    return (
        '<roster name="Measured" gameSystemName="Bolt Action" gameSystemId="dd1c28f5-7a1e-e616-4caa-87ff07e7d4f1">'
        f'<costs><cost name="pts" value="{105 * units}"/></costs><forces><force name="f" catalogueName="United States">'
        f"<selections>{SQUAD * units}</selections></force></forces></roster>"
    ).encode()


def main() -> None:
    large, many, usual = catalogue(), roster(200), roster(30)
    read(usual)
    yardstick = microseconds(lambda: ElementTree.fromstring(large), number=1)
    report(f"plain XML of {len(large) / 1e6:.1f} MB", [each / 1000 for each in yardstick], "ms")
    for name, code in (
        ("the same as a catalogue", lambda: read(large)),
        ("a list of 200 units", lambda: read(many)),
        ("an army of a list of 30 units", lambda: bring(usual)),
    ):
        report(name, [each / 1000 for each in microseconds(code, number=1)], "ms")
    command()


if __name__ == "__main__":
    main()
