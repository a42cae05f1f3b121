"""What many finished games of one kind have in common, as a page, as JSON and as CSV."""
