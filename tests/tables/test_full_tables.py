"""A journal is read again from its beginning: nobody makes one that has no end."""

from collections.abc import Callable

import pytest
from tests.tables.conftest import HOST, KeptTable, Setting
from tests.tables.toy import STEP

from gueridon.core.errors import Malformed
from gueridon.tables import journal, messages, requests

MOST = 12


@pytest.fixture
def few_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "MOST_REQUESTS", MOST)


def until_full(ask: Callable[[], None]) -> int:
    """How often it could be asked."""
    for times in range(2 * MOST):
        try:
            ask()
        except Malformed:
            return times
    return 2 * MOST


def rename(kept_table: KeptTable) -> None:
    kept_table.ask("p0", messages.Rename(kept_table.id(), 0, "Another name"))


def step_and_back(kept_table: KeptTable) -> None:
    kept_table.play(0, STEP)
    kept_table.undo(0)


def test_before_the_game_one_person_asks_so_much_and_no_more(gathered: Setting, few_requests: None):
    kept_table = gathered()
    assert until_full(lambda: rename(kept_table)) == MOST - 1  # he sat down
    with pytest.raises(Malformed, match="table-full"):
        rename(kept_table)
    assert kept_table.reread().asked_by == kept_table.table.asked_by


def test_what_is_done_and_taken_back_again_and_again_comes_to_an_end(started: Setting, few_requests: None):
    kept_table = started()
    assert until_full(lambda: step_and_back(kept_table)) < MOST


def test_the_others_play_on_where_somebody_has_asked_too_much(started: Setting, few_requests: None):
    kept_table = started()
    until_full(lambda: step_and_back(kept_table))
    kept_table.ask("p0", messages.Leave(kept_table.id(), 0))
    kept_table.ask("p1", messages.Rename(kept_table.id(), 1, "Somebody else"))
    assert kept_table.table.places[0].level is not None


def test_people_without_number_cannot_make_it_longer_either(gathered: Setting, monkeypatch: pytest.MonkeyPatch):
    kept_table = gathered(players=3)
    kept_table.ask("p2", messages.Stand(kept_table.id(), 2))
    monkeypatch.setattr(requests, "MOST_ENTRIES", kept_table.table.entries + MOST)
    for passer_by in range(MOST // 2):
        kept_table.ask(f"x{passer_by}", messages.Sit(kept_table.id(), 2, "X", "0" * 32))
        kept_table.ask(HOST, messages.Stand(kept_table.id(), 2))
    with pytest.raises(Malformed, match="table-full"):
        kept_table.ask("one more", messages.Sit(kept_table.id(), 2, "X", "0" * 32))


def test_links_to_another_device_are_requests_too(gathered: Setting, few_requests: None):
    kept_table = gathered()
    for number in range(MOST - 1):
        offer = requests.offer(kept_table.table, "p0", f"secret {number}")
        assert isinstance(offer, journal.Offered)
        kept_table.write(offer, ("p0", offer.token))
    with pytest.raises(Malformed, match="table-full"):
        requests.offer(kept_table.table, "p0", "one more")
