### In part: what this file lacks is said in English.

wh-system-subtitle = Πέμπτη έκδοση: ομάδες στα 28 mm, εξάεδρα ζάρια
