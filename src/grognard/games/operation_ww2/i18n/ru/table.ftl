### In part: what this file lacks is said in English.

az-system-subtitle = Alzo Zero: карты приказов, цепочки приказов, десятигранные кубики
