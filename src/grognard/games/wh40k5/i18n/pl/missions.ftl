### In part: what this file lacks is said in English.

wh-system-subtitle = Piąta edycja: oddziały w 28 mm, kostki sześciościenne
