"""Fire on areas: templates, blasts, scatter."""
