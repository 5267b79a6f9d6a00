"""What every wargame shares. Nothing here knows any one game."""
