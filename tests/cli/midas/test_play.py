"""Bids typed at a keyboard."""

from tests.cli.terminal import gueridon


def test_many_bids_are_one_line_and_one_of_them_is_typed_in_full():
    shown = gueridon("play", "midas", "--players", "2", "--seed", "1", said="\nbid 9\n").stdout
    assert "From “Bid 1” to “Bid 50”" in shown
    assert shown.count("Bid ") == 2
    assert "bids 9." in gueridon("play", "midas", "--players", "2", "--seed", "1", said="\nbid 9\n\n").stdout
