"""Missions: deployment, reserves, objectives, victory."""
