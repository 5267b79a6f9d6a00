"""Close combat: charges and fights."""
