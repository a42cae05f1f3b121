"""How tables are called: by a name that nobody guesses, and by a code that people can say."""

import re
from secrets import choice, token_hex

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # no two of them look alike
CODE_LENGTH = 6  # of them make a code


def new_id() -> str:
    return token_hex(12)


def is_id(text: str) -> bool:
    return re.fullmatch(r"[0-9a-f]{24}", text) is not None


def new_code() -> str:
    return "".join(choice(LETTERS) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    return re.fullmatch(f"[{LETTERS}]{{{CODE_LENGTH}}}", text) is not None
