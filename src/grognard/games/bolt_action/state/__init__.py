"""What a battle is: its records, the choices and events with what they change, names for people.

May import ``data``. Never measures, rolls or asks.
"""
