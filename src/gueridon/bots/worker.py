"""A process that thinks: a question a line comes in, an answer a line goes out."""

from random import Random
from typing import assert_never

import msgspec

from gueridon.bots import appraising, coaching
from gueridon.bots.advice_questions import Consultation, Review, advise, grade
from gueridon.bots.answering import answer_lines
from gueridon.bots.appraising import Appraise
from gueridon.bots.choosing import choose, signals
from gueridon.bots.coaching import Counsel
from gueridon.bots.questions import Answer, Question, random_answer, read
from gueridon.core.characters import BY_ID
from gueridon.core.wire import raw


def think(question: Question, rng: Random) -> Answer:
    if question.level == "random":
        return random_answer(question, rng)
    knowledge = read(question)
    if not knowledge.legal:
        return Answer(None, tuple([raw(signal) for signal in signals(knowledge, rng)]))
    character = BY_ID[question.character]
    move, thoughts, beliefs = choose(knowledge, question.level, rng, question.seconds, character)
    return Answer(knowledge.legal.index(move), thoughts=thoughts, beliefs=beliefs)


def answer(asked: Question | Consultation | Review | Appraise | Counsel, rng: Random) -> bytes:
    match asked:
        case Question():
            return msgspec.json.encode(think(asked, rng))
        case Consultation():
            return advise(asked)
        case Review():
            return grade(asked)
        case Appraise():
            return msgspec.json.encode(appraising.answer(asked))
        case Counsel():
            return msgspec.json.encode(coaching.answer(asked))
        case _:
            assert_never(asked)


def main() -> None:
    reader, rng = msgspec.json.Decoder(Question | Consultation | Review | Appraise | Counsel), Random()
    answer_lines(lambda line: answer(reader.decode(line), rng))


if __name__ == "__main__":
    main()
