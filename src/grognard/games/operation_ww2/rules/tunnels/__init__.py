"""Tunnels and sewers, by the option ``tunnels`` (AZ-TUN)."""
