"""Fire: volleys, shots, hits, losses."""
