"""Lengths everything is measured with, in thousandths of an inch."""

from __future__ import annotations

INCH = 1000
EPSILON = 1
"""The tolerance in favour of the acting unit: a thousandth of an inch, or by the house rule ``distance_epsilon`` none
(BA-GEN-10). A battle's own is ``Context.epsilon``: ask that.
"""
ROUNDED = 1
"""By how much bases in contact may overlap, in thousandths: places are rounded."""
