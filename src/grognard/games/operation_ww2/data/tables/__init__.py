"""The tables of Operation World War II, read strictly from TOML files into frozen records.

Those that come with the game hold every number the rulebook itself gives, marked ``seed``, and defaults for the printed
reference sheets, which are not at hand. Whoever owns the printed tables writes files of the same names and shape into a
folder of their own, marks the rows ``printed``, and reads it with ``load_tables``; a file that is not there is taken
from the game. ``table_values`` lists every value with its source.

>>> TABLES.weapons["mg34"].shots, TABLES.rates["infantry"].assault, TABLES.limits["cohesion"].value
(7, 15000, 10000)
"""

from grognard.games.operation_ww2.data.tables.contents import Tables
from grognard.games.operation_ww2.data.tables.loading import DATA, TABLES, load_tables
from grognard.games.operation_ww2.data.tables.values import table_values

__all__ = ["DATA", "TABLES", "Tables", "load_tables", "table_values"]
