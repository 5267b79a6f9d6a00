"""How the collector of circles looks at what a server keeps: at the program not at all, at its battles seldom.

Records form no circles, and of battles under way nearly all goes as soon as nobody holds it. A look at all of some
hundred battles takes so long that every choice made meanwhile is told late. What is let go of is given back to the
machine, where its C library can be told to.
"""

from __future__ import annotations

import ctypes
import gc
import sys

YOUNG, MIDDLE, OLD = 10_000, 5, 400
"""After so many objects more the young ones are looked at; one of so many such looks takes in those that have outlived
one, and one of so many of those takes in all."""


def collect_seldom() -> None:
    """Leave what is loaded by now alone, and look at the rest seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)


def give_back() -> None:
    """Give the machine what memory the C library keeps of what was let go of: of large texts nearly all of it."""
    if sys.platform != "linux":
        return
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # The C library of GNU has it, others need not.
    if trim is not None:
        trim(0)
