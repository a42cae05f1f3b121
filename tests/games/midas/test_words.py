"""What is one is said as one, in both languages."""

import pytest

from gueridon.core.words import Words
from gueridon.games.midas import GAME

STONES = ("ruby", "emerald", "sapphire")
MORE_THAN_ONE = {
    "fr": ("plus d’un rubis,", "plus d’une émeraude,", "plus d’un saphir,"),
    "en": ("more than one ruby,", "more than one emerald,", "more than one sapphire,"),
}
LAST_COIN = {"fr": "(il n’y reste que la pièce maudite)", "en": "(only the cursed coin is left)"}
EACH_LANGUAGE = pytest.mark.parametrize("language", ["fr", "en"])


@EACH_LANGUAGE
def test_a_bid_of_one_is_outbid_by_more_than_one_stone(language):
    words = Words(language, GAME, ["Zoé", "Max"])
    for stone, said in zip(STONES, MORE_THAN_ONE[language], strict=True):
        assert said in words.say("task-raise-or-accuse", count=1, stone=stone, bidder="Zoé")


@EACH_LANGUAGE
@pytest.mark.parametrize("dice", [1, 4])
def test_the_last_coin_of_a_chest_is_the_cursed_one(language, dice):
    sentence = Words(language, GAME).say("task-choose-punishment", dice=dice, chest=1)
    assert LAST_COIN[language] in sentence
