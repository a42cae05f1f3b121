"""The three ways to be refused. Each carries facts; the words are in ``locales/``."""


class Malformed(Exception):
    """Bytes, names or numbers that mean nothing here. ``word`` names the sentence, ``facts`` fill it."""

    def __init__(self, word: str, **facts: str | int) -> None:
        super().__init__(word, facts)
        self.word = word
        self.facts = facts


class Illegal(Exception):
    """A move or a choice that the rules forbid. ``rule`` is its number and the part that was broken: ``FIF-20/fit``."""

    def __init__(self, rule: str) -> None:
        super().__init__(rule)
        self.rule = rule


class Stale(Exception):
    """A move made on a table that has changed since. ``ply`` is where the table is now."""

    def __init__(self, ply: int) -> None:
        super().__init__(ply)
        self.ply = ply
