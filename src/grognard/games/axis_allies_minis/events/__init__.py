"""What happens in an Axis & Allies Miniatures battle, chapter by chapter. Each event changes the state in one way."""
