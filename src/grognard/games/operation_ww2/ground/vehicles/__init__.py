"""Where vehicles stand and drive, what they see, how they are crewed and covered."""
