"""Break what states the rules, one small change at a time, and see whether a test marked with the rule notices.

``make mutants ARGS="--game wh40k5 --rules WH-SHOOT"``; ``--help`` names every option, docs/mutants.md the figures.
"""
