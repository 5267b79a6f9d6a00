"""What is declared before an order is carried out."""
