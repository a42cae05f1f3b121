"""All that one seat knows of a game that is being played: what its bot is asked about."""

from collections.abc import Sequence

from gueridon.core.game import heard
from gueridon.core.hints import Said, Told
from gueridon.core.knowledge import Knowledge
from gueridon.core.wire import Seat
from gueridon.tables.match import Match
from gueridon.tables.messages import Spoken


def knowledge(match: Match, seat: Seat, chat: Sequence[Spoken] = ()) -> Knowledge:
    look = match.look(seat)
    signals = [Said(speaker, signal, None) for speaker, signal in match.signals]
    return Knowledge(
        game=match.game,
        seat=seat,
        view=look.view,
        legal=look.legal,
        told=remembered(match, seat),
        said=[*signals, *(Said(line.seat, None, line.text) for line in chat)],
    )


def remembered(match: Match, seat: Seat) -> list[Told]:
    """Every ply adds to what the seat remembers; one that was taken back no longer tells it anything."""
    memory = match.memories.setdefault(seat, [])
    for telling in match.told[len(memory) :]:
        if telling.undoes is not None:
            memory[telling.undoes] = Told(memory[telling.undoes].seat, [])
        memory.append(Told(telling.seat, heard(telling.log, seat)))
    return [*memory]
