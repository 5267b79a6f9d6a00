"""What happens in a Bolt Action battle, chapter by chapter. Each event changes the state in one way; its sentence is in
``i18n``."""
