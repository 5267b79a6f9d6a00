### In part: what this file lacks is said in English.

aam-system-subtitle = esagoni e manciate di dadi
