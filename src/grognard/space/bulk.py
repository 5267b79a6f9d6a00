"""Shapely's questions in bulk, with arrays in and arrays out. The first shapes are best prepared."""

from __future__ import annotations

from typing import Any

import numpy
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from grognard.space.plane import Bools, Floats

Geometry = BaseGeometry
Geometries = NDArray[numpy.object_]

# The published types of these functions know single shapes only.
_shapely: Any = shapely


def meets(prepared: Geometry | Geometries, others: Geometry | Geometries) -> Bools:
    """Which shapes touch or overlap which others."""
    return numpy.asarray(_shapely.intersects(prepared, others))


def within(prepared: Geometry | Geometries, others: Geometry | Geometries, distance: float | Floats) -> Bools:
    """Which shapes come within a distance of which others."""
    return numpy.asarray(_shapely.dwithin(prepared, others, distance))


def distances(shapes: Geometry | Geometries, others: Geometry | Geometries) -> Floats:
    """How far shapes are from others."""
    return numpy.asarray(_shapely.distance(shapes, others))


def covers(prepared: Geometry | Geometries, bases: Floats) -> Bools:
    """Which shapes cover the middles of which bases (rows of x, y, ...), their edge included."""
    return numpy.asarray(_shapely.intersects_xy(prepared, bases[:, 0], bases[:, 1]))


def points(bases: Floats) -> Geometries:
    """The middles of bases (rows of x, y, ...) as points."""
    return numpy.asarray(_shapely.points(bases[:, :2]))


def segments(starts: Floats, ends: Floats) -> Geometries:
    """Straight lines between places (rows of x, y)."""
    return numpy.asarray(_shapely.linestrings(numpy.concatenate((starts, ends), axis=1).reshape(-1, 2, 2)))


def distinct(places: Floats) -> Floats:
    """The places (rows of x, y) in order, each once. Numpy's own way loads a module for it, which a person would wait
    for."""
    return numpy.array(sorted(set(map(tuple, places.tolist()))), dtype=numpy.float64).reshape(-1, 2)


def stations(line: Geometry, lengths: Floats) -> Geometries:
    """The places so far along a line."""
    return numpy.asarray(_shapely.line_interpolate_point(line, lengths))
