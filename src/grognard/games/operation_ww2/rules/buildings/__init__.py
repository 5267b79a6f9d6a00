"""Buildings: getting in, fighting in, breaking down."""
