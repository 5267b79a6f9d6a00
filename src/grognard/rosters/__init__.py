"""Lists and data of other programs: read whatever form they have, checked by their own sums, made into armies.

``read`` finds out by its content what a file is and answers a ``Roster``, a list of units, or a ``Catalogue``, what
there is to choose from. ``bring`` makes an army of one of our games of a roster and says line by line what became of
it. What a file holds of rules or stories is not kept: names, numbers and what belongs to what are.
"""

from grognard.rosters.bringing import Brought, bring
from grognard.rosters.finding import Line
from grognard.rosters.names import load_names, save_names
from grognard.rosters.reading import read
from grognard.rosters.records import Catalogue, Choice, Force, Mismatch, Roster, Selection

__all__ = [
    "Brought",
    "Catalogue",
    "Choice",
    "Force",
    "Line",
    "Mismatch",
    "Roster",
    "Selection",
    "bring",
    "load_names",
    "read",
    "save_names",
]
