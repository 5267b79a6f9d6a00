"""The tables of Warhammer 40,000, read strictly from TOML files into frozen records.

Every value has its source: ``seed`` the Italian reference sheet, ``supplement`` with the key of a document, ``default``
a value nobody at hand could check, ``open`` a reading of our own. ``table_values`` lists them all.

>>> TABLES.weapons["boltgun"].range, TABLES.types["infantry"].fall_back.text, TABLES.cover["hedge"].needs({})
(24000, '2D6', 6)
"""

from grognard.games.wh40k5.data.tables.contents import Tables
from grognard.games.wh40k5.data.tables.loading import DATA, TABLES, load_tables
from grognard.games.wh40k5.data.tables.values import table_values

__all__ = ["DATA", "TABLES", "Tables", "load_tables", "table_values"]
