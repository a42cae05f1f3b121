"""A process that thinks: a question a line comes in, an answer a line goes out."""

import sys
from random import Random, SystemRandom

import msgspec

from gueridon.bots import LEVELS
from gueridon.bots.questions import Answer, Question, random_answer


def think(question: Question, rng: Random) -> Answer:
    assert question.level in LEVELS, f"no bot of level {question.level}"
    return random_answer(question, rng)


def main() -> None:
    reader = msgspec.json.Decoder(Question)
    rng = SystemRandom()
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(think(reader.decode(line), rng)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
