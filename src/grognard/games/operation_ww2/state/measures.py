"""Lengths everything is measured with, in thousandths of a centimetre."""

from __future__ import annotations

CONTACT = 2.0
"""So far apart, in thousandths, two bodies on whole thousandths still touch (AZ-DEF-12)."""
