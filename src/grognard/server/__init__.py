"""The table's server: battles in the browser, on this machine."""

from __future__ import annotations
