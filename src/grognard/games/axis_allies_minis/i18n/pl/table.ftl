### In part: what this file lacks is said in English.

aam-system-subtitle = heksy i garście kostek
