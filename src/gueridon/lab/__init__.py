"""What designers and researchers do with the rules."""
