### In part: what this file lacks is said in English.

az-system-subtitle = Alzo Zero: carte comando, catene di ordini, dadi a dieci facce
