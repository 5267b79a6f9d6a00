### In part: what this file lacks is said in English.

az-system-subtitle = Alzo Zero: κάρτες διαταγών, αλυσίδες διαταγών, δεκάεδρα ζάρια
