"""Exact odds: distributions of dice, pools of them, and what follows from them."""
