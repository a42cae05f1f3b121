"""An engine that makes its first legal move, and writes down what it was asked: ``listener.py FILE``."""

import json
import sys

with open(sys.argv[1], "a", encoding="utf-8") as notes:
    for line in sys.stdin:
        asked = json.loads(line)
        notes.write(line)
        notes.flush()
        ready = {"kind": "ready", "protocol": 1}
        move = {"kind": "answer", "number": asked.get("number"), "choice": 0}
        print(
            json.dumps(ready if asked["kind"] == "hello" else move),
            flush=True,
        )
