### In part: what this file lacks is said in English.

wh-system-subtitle = Пятая редакция: отряды в 28 мм, шестигранные кубики
