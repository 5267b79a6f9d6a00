"""What the pages beside the table ask: armies, lists of other programs, odds, positions and rules. Nothing is kept."""
