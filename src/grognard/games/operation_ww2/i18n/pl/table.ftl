### In part: what this file lacks is said in English.

az-system-subtitle = Alzo Zero: karty rozkazów, łańcuchy rozkazów, kostki dziesięciościenne
