### In part: what this file lacks is said in English.

wh-system-subtitle = Ötödik kiadás: rajok 28 mm-ben, hatoldalú kockák
