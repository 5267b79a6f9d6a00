"""What can happen in a battle of Operation World War II."""
