"""A process that thinks: a question a line comes in, an answer a line goes out."""

import sys
from random import Random

import msgspec

from gueridon.bots.choosing import choose, signals
from gueridon.bots.questions import Answer, Question, random_answer, raw, read

LIMIT = 0.9  # seconds; with the rest of the work, a bot's move takes no more than one


def think(question: Question, rng: Random) -> Answer:
    if question.level == "random":
        return random_answer(question, rng)
    knowledge = read(question)
    if not knowledge.legal:
        return Answer(None, tuple([raw(signal) for signal in signals(knowledge, rng)]))
    return Answer(knowledge.legal.index(choose(knowledge, question.level, rng, LIMIT)))


def main() -> None:
    reader = msgspec.json.Decoder(Question)
    rng = Random()
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(think(reader.decode(line), rng)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
