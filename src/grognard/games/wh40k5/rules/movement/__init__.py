"""Movement: ways, orders to move, who gets on and off."""
