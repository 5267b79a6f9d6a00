"""Several servers at one store: a table is one server's at a time, and whoever asks another is led there."""
