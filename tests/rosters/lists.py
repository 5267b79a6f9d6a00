"""Lists made up for these tests, in every form that is read: one small army of Bolt Action written in each."""

from __future__ import annotations

import json
from io import BytesIO
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

FIRST_EDITION = "dd1c28f5-7a1e-e616-4caa-87ff07e7d4f1"


def selection(name, *parts, points=0, number=1, kind="upgrade", category="", old=False) -> str:
    """A selection as XML."""
    inner = f"<selections>{''.join(parts)}</selections>" if parts else ""
    if old:
        return f'<selection name="{name}" number="{number}" type="{kind}" points="{points}.0">{inner}</selection>'
    heading = f'<categories><category name="Infantry"/><category name="{category}" primary="true"/></categories>'
    costs = f'<costs><cost name="pts" typeId="points" value="{points}.0"/></costs>'
    prose = "<rules><rule name='Told'><description>A story that nobody keeps.</description></rule></rules>"
    return f'<selection name="{name}" number="{number}" type="{kind}">{prose}{inner}{costs}{heading}</selection>'


def roster(
    *units, game="Bolt Action", game_id=FIRST_EDITION, catalogue="Armies of the United States", points=0
) -> bytes:
    """A list as XML of the new form."""
    return (
        f'<?xml version="1.0" encoding="UTF-8"?>\n<roster name="Baker" gameSystemName="{game}" '
        f'gameSystemId="{game_id}" xmlns="http://www.battlescribe.net/schema/rosterSchema">\n'
        f'<costs><cost name="pts" value="{points}.0"/></costs>'
        f'<costLimits><costLimit name="pts" value="500.0"/></costLimits>\n'
        f'<forces><force name="Platoon" catalogueName="{catalogue}"><selections>\n{"".join(units)}\n'
        "</selections></force></forces></roster>"
    ).encode()


def lieutenant(old=False) -> str:
    return selection(
        "Second Lieutenant",
        selection("Regular", points=50, old=old),
        selection("Regular Soldier", points=10, old=old),
        kind="unit",
        category="HQ",
        old=old,
    )


def squad(old=False) -> str:
    return selection(
        "Infantry Squad",
        selection("NCO", points=10, kind="model", old=old),
        selection("Soldier", points=70, number=7, old=old),
        selection("BAR M1918A2", points=5, old=old),
        kind="unit",
        category="Infantry",
        old=old,
    )


NEW = roster(lieutenant(), squad(), points=145)
OLD = (
    f'<roster name="Baker" points="145.0" pointsLimit="500.0" gameSystemName="Bolt Action" '
    f'gameSystemId="{FIRST_EDITION}" battleScribeVersion="1.15"><forces><force forceTypeName="Platoon" '
    'catalogueName="Armies of the United States"><categories>'
    f'<category name="HQ"><selections>{lieutenant(old=True)}</selections></category>'
    f'<category name="Infantry"><selections>{squad(old=True)}</selections></category>'
    "</categories></force></forces></roster>"
).encode()


def zipped(data: bytes, name: str = "inside.ros") -> bytes:
    held = BytesIO()
    with ZipFile(held, "w", ZIP_DEFLATED) as archive:
        archive.writestr(name, data)
    return held.getvalue()


def thing(name, *parts, points=0, number=1, kind="upgrade", category="") -> dict[str, Any]:
    """A selection as JSON."""
    return {
        "name": name,
        "number": number,
        "type": kind,
        "costs": [{"name": "pts", "typeId": "points", "value": points}],
        "categories": [{"name": category, "primary": True}] if category else [],
        "rules": [{"description": "A story that nobody keeps."}],
        "selections": list(parts),
    }


UNITS = [
    thing("Second Lieutenant", thing("Regular", points=50), thing("Regular Soldier", points=10), kind="unit"),
    thing(
        "Infantry Squad",
        thing("NCO", points=10, kind="model"),
        thing("Soldier", points=70, number=7),
        thing("BAR M1918A2", points=5),
        kind="unit",
    ),
]
INNER = {
    "name": "Baker",
    "gameSystemName": "Bolt Action",
    "gameSystemId": FIRST_EDITION,
    "generatedBy": "https://newrecruit.eu",
    "costs": [{"name": "pts", "value": 145}],
    "costLimits": [{"name": "pts", "value": 500}],
    "forces": [{"name": "Platoon", "catalogueName": "Armies of the United States", "selections": UNITS}],
}
NEW_RECRUIT = json.dumps({"roster": INNER}).encode()
BARE = json.dumps(INNER).encode()
LIST_FORGE = json.dumps({"generatedBy": "List Forge", "roster": {**INNER, "generatedBy": ""}}).encode()


def item(kind, name, *parts, points=0, number=1) -> dict[str, Any]:
    stats = {"Points": {"value": points}} if points else {}
    return {
        "item": f"{kind}§{name}",
        "name": name,
        "quantity": number,
        "stats": stats,
        "assets": {"included": list(parts)},
    }


ROSTERIZER = json.dumps(
    {
        "rulebook": {"name": "made up", "game": "Bolt Action 1st edition"},
        "snapshot": item(
            "Roster",
            "Baker",
            item(
                "Unit",
                "Second Lieutenant",
                item("Rank", "Regular", points=50),
                item("Model", "Regular Soldier", points=10),
            ),
            item(
                "Unit",
                "Infantry Squad",
                item("Model", "NCO", points=10),
                item("Model", "Soldier", points=70, number=7),
                item("Weapon", "BAR M1918A2", points=5),
            ),
            points=145,
        ),
    }
).encode()

SIMPLE = b"""Armies of the United States - Baker - [500 pts]

# ++ Platoon ++ [145 pts]
## HQ [60 pts]
Second Lieutenant [60 pts]: Regular [50 pts], Regular Soldier [10 pts]

## Infantry [85 pts]
Infantry Squad [85 pts]:
\xe2\x80\xa2 1x NCO [10 pts]
\xe2\x80\xa2 7x Soldier [70 pts]
BAR M1918A2 [5 pts]
""".replace(b"\nBAR", b"\n\xe2\x80\xa2 BAR")
BANNER = b"""+++++++++++++++++++++
+ LIST NAME: Baker
+ FACTION KEYWORD: Armies of the United States
+ DETACHMENT: Platoon
+ TOTAL ARMY POINTS: 145pts
+ POINTS LIMIT: 500pts
+++++++++++++++++++++
"""
COMPACT = (
    BANNER
    + b"""
Char1: 1x Second Lieutenant (60 pts): Regular (+50 pts), Regular Soldier (+10 pts)
1x Infantry Squad (85 pts): NCO (10 pts), 7x Soldier (70 pts)
Enhancement: BAR M1918A2 (+5 pts)
"""
)
FULL = (
    BANNER
    + b"""
HQ

Char1: 1x Second Lieutenant (60 pts)
1 with Regular (+50 pts), Regular Soldier (+10 pts)

INFANTRY

1x Infantry Squad (85 pts)
1 with NCO (10 pts), 7x Soldier (70 pts), BAR M1918A2 (5 pts)
"""
)
REGIMENTS = """Baker (145 points) - Platoon

Armies of the United States
Drops: 2
Support - Air

First section
Second Lieutenant (60)
• Regular (50)
• Regular Soldier (10)

Second section
Infantry Squad (85)
• 1x NCO (10)
• 7x Soldier (70)
• BAR M1918A2 (5)

Created with New Recruit
Data Version: v1
""".encode()

FORMS = {
    "xml": NEW,
    "zipped": zipped(NEW),
    "old xml": OLD,
    "new recruit": NEW_RECRUIT,
    "bare json": BARE,
    "list forge": LIST_FORGE,
    "rosterizer": ROSTERIZER,
    "simple text": SIMPLE,
    "compact text": COMPACT,
    "full text": FULL,
    "text by regiments": REGIMENTS,
    "utf-16 text": SIMPLE.decode().encode("utf-16"),
    "utf-8 text with its mark": b"\xef\xbb\xbf" + SIMPLE,
}
"""The same army in every form."""
