"""A close combat, exactly: its sides, how they may stand, a round of it, all its rounds (chapter Assault)."""
