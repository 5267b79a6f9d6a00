"""The exact odds of rocket salvoes, each rocket of which scatters from where the first one fell (AZ-RKT)."""
