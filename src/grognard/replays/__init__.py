"""A battle looked back at: moment by moment, as one file that plays by itself, as a report in words."""
