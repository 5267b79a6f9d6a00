"""Whom fire may strike: everybody in danger, what becomes of guns and vehicles and of those beside them."""
