### In part: what this file lacks is said in English.

aam-system-subtitle = hatszögek és maroknyi kocka
