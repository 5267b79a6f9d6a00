"""The little battle in which a question of chances is answered: its table, its units, who decides in it and how."""
