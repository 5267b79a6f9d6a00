"""What a table is told, as records: scenes, questions, previews, overlays, forecasts, the log, summaries.

May import the records, messages, words and signs beside it. Never knows the engine.
"""
