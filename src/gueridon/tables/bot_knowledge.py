"""All that one seat knows of a game that is being played: what its bot is asked about."""

from collections.abc import Sequence

from gueridon.core.game import heard
from gueridon.core.hints import HeardPly, Utterance
from gueridon.core.knowledge import Knowledge
from gueridon.core.wire import Seat
from gueridon.tables.match import Match
from gueridon.tables.messages import Spoken


def knowledge(match: Match, seat: Seat, chat: Sequence[Spoken] = ()) -> Knowledge:
    """What a browser on this seat would know, and nothing more: all that a bot is given."""
    look = match.look(seat)
    signals = [Utterance(speaker, signal, None) for speaker, signal in match.signals]
    return Knowledge(
        game=match.game,
        seat=seat,
        view=look.view,
        legal=look.legal,
        told=remembered(match, seat),
        said=[*signals, *(Utterance(line.seat, None, line.text) for line in chat)],
    )


def remembered(match: Match, seat: Seat) -> list[HeardPly]:
    """Every ply adds to what the seat remembers; one that was taken back no longer tells it anything."""
    memory = match.memories.setdefault(seat, [])
    for telling in match.told[len(memory) :]:
        if telling.undoes is not None:
            memory[telling.undoes] = HeardPly(memory[telling.undoes].seat, [])
        memory.append(HeardPly(telling.seat, heard(telling.log, seat), telling.signals))
    return [*memory]
