"""FIF-2 The 50 missions. A mission is data: a condition on the four exposed cards, left to right."""

from typing import Literal

from gueridon.core.wire import Piece, Wire
from gueridon.games.missions.box.cards import Symbol


class SymbolSum(Wire, frozen=True):
    """The cards of one symbol (one at least) sum to this."""

    symbol: Symbol
    total: int


class RowSum(Wire, frozen=True):
    """The four cards sum to this."""

    total: int


class DifferentSymbols(Wire, frozen=True):
    """Four different symbols."""


class DifferentValues(Wire, frozen=True):
    """Four different values."""


class AllDifferent(Wire, frozen=True):
    """Four different symbols and four different values."""


class EqualValues(Wire, frozen=True):
    """Four equal values."""


class TwoApart(Wire, frozen=True):
    """Exactly two cards of a symbol, not side by side."""

    symbol: Symbol


class TwoTogether(Wire, frozen=True):
    """Exactly two cards of a symbol, side by side."""

    symbol: Symbol


class ThreeOf(Wire, frozen=True):
    """Exactly three cards of a symbol."""

    symbol: Symbol


class OnlyTwoSymbols(Wire, frozen=True):
    """No symbol but these two; one of them may be absent."""

    one: Symbol
    other: Symbol


class SameSum(Wire, frozen=True):
    """The sum of one symbol equals that of another, both present."""

    one: Symbol
    other: Symbol


class DoubleSum(Wire, frozen=True):
    """The sum of one symbol is twice that of another, both present."""

    double: Symbol
    single: Symbol


class Rise(Wire, frozen=True):
    """Three neighbouring cards rise one by one, left to right."""


class Run(Wire, frozen=True):
    """The four values make a run, in any order."""


class Within(Wire, frozen=True):
    """All values lie between these two."""

    low: int
    high: int


class AllAlike(Wire, frozen=True):
    """All values are even, or all are odd."""

    parity: Literal["even", "odd"]


class Alternate(Wire, frozen=True):
    """Even and odd alternate, starting with either."""


OnSymbols = DifferentSymbols | TwoApart | TwoTogether | ThreeOf | OnlyTwoSymbols
OnValues = RowSum | DifferentValues | EqualValues | Rise | Run | Within | AllAlike | Alternate
OnSums = SymbolSum | SameSum | DoubleSum | AllDifferent
Condition = OnSymbols | OnValues | OnSums


class Mission(Piece, frozen=True):
    number: int
    condition: Condition


CONDITIONS: tuple[Condition, ...] = (
    SymbolSum("lighter", 2),
    SymbolSum("compass", 3),
    SymbolSum("knife", 4),
    SymbolSum("binoculars", 6),
    SymbolSum("binoculars", 7),
    SymbolSum("compass", 9),
    SymbolSum("knife", 10),
    SymbolSum("lighter", 11),
    RowSum(10),
    RowSum(15),
    RowSum(18),
    RowSum(20),
    DifferentSymbols(),
    DifferentValues(),
    AllDifferent(),
    EqualValues(),
    TwoApart("lighter"),
    TwoApart("binoculars"),
    TwoApart("knife"),
    TwoApart("compass"),
    TwoTogether("lighter"),
    TwoTogether("binoculars"),
    TwoTogether("knife"),
    TwoTogether("compass"),
    ThreeOf("lighter"),
    ThreeOf("binoculars"),
    ThreeOf("knife"),
    ThreeOf("compass"),
    OnlyTwoSymbols("binoculars", "lighter"),
    OnlyTwoSymbols("knife", "compass"),
    OnlyTwoSymbols("knife", "binoculars"),
    SameSum("knife", "lighter"),
    SameSum("binoculars", "compass"),
    SameSum("compass", "knife"),
    SameSum("binoculars", "knife"),
    SameSum("lighter", "compass"),
    SameSum("lighter", "binoculars"),
    DoubleSum("knife", "compass"),
    DoubleSum("binoculars", "knife"),
    DoubleSum("compass", "binoculars"),
    DoubleSum("compass", "lighter"),
    DoubleSum("binoculars", "lighter"),
    DoubleSum("lighter", "knife"),
    Rise(),
    Run(),
    Within(1, 3),
    Within(5, 7),
    AllAlike("even"),
    AllAlike("odd"),
    Alternate(),
)
MISSIONS = {number: Mission(number, condition) for number, condition in enumerate(CONDITIONS, start=1)}
