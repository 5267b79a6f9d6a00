"""The turn: phases, initiative, activation, the end of a battle."""
