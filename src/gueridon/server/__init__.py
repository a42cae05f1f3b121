"""HTTP and WebSocket: bytes to messages and back."""
