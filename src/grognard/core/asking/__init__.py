"""How a game asks: its questions in words, each with its choices, and what would come of something that is proposed."""
