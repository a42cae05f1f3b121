"""Fills the sentences of Fluent catalogues, as Mozilla's ``fluent.syntax`` reads them.

Its ``fluent.runtime`` does so for every language and every feature, and needs all the locales of Babel for it: 31 MB,
more than everything else that the library brings. Our catalogues are written in two languages and refer to no other
message; a test holds what is said here to what ``fluent.runtime`` says.
"""

import unicodedata
from collections.abc import Mapping
from re import IGNORECASE, compile

from fluent.syntax import FluentParser, ast

Fact = str | int | float
THOUSANDS = {"fr": "\u202f", "en": ","}
POINT = {"fr": ",", "en": "."}
MILLION = 1_000_000
# How names begin that « de » loses its e before, their accents taken off: Agathe, Élise, Yves but not Yann; h is mute
# in Hélène and Hugo, and before a it is mostly not, as in Hans and Hassan. The page has the same in words/elision.ts.
ELIDING = compile(r"[aeiouœæ]|y[^aeiou]|h(?!a)|hadri", IGNORECASE)
PARSER = FluentParser(with_spans=False)


class Sentences:
    """Those of one language that were read."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.patterns: dict[str, ast.Pattern] = {}

    def read(self, text: str) -> None:
        """One message, or several."""
        for entry in PARSER.parse(text).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                self.patterns[entry.id.name] = entry.value

    def say(self, word: str, facts: Mapping[str, Fact]) -> str:
        return self.filled(self.patterns[word], facts)

    def filled(self, pattern: ast.Pattern, facts: Mapping[str, Fact]) -> str:
        return "".join([self.part(element, facts) for element in pattern.elements])

    def part(self, element: ast.TextElement | ast.Placeable, facts: Mapping[str, Fact]) -> str:
        if isinstance(element, ast.TextElement):
            return element.value
        if isinstance(element.expression, ast.SelectExpression):
            return self.filled(self.chosen(element.expression, facts), facts)
        return self.written(self.value(element.expression, facts))

    def chosen(self, select: ast.SelectExpression, facts: Mapping[str, Fact]) -> ast.Pattern:
        value = self.value(select.selector, facts)
        fitting = [variant.value for variant in select.variants if self.fits(variant.key, value)]
        return fitting[0] if fitting else next(variant.value for variant in select.variants if variant.default)

    def fits(self, key: ast.Identifier | ast.NumberLiteral, value: Fact) -> bool:
        if isinstance(key, ast.NumberLiteral):
            return value == float(key.value)
        return key.name == (value if isinstance(value, str) else plural(self.language, value))

    def value(self, expression: object, facts: Mapping[str, Fact]) -> Fact:
        match expression:
            case ast.VariableReference():
                return facts[expression.id.name]
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.FunctionReference(id=ast.Identifier(name="ELIDE")):
                particle, name = [str(self.value(one, facts)) for one in expression.arguments.positional]
                return elide(particle, name)
            case ast.FunctionReference(id=ast.Identifier(name="AMONG")):
                one, *others = [str(self.value(one, facts)) for one in expression.arguments.positional]
                return among(one, *others)
            case ast.FunctionReference(id=ast.Identifier(name="NUMBER")):
                digits = {one.name.name: one.value for one in expression.arguments.named}["maximumFractionDigits"]
                value = self.value(expression.arguments.positional[0], facts)
                return round(float(value), int(digits.value))
        raise AssertionError(f"no catalogue of ours has {expression!r}")

    def written(self, value: Fact) -> str:
        if isinstance(value, str):
            return value
        whole, point, fraction = f"{value:,}".removesuffix(".0").partition(".")
        return whole.replace(",", THOUSANDS[self.language]) + point.replace(".", POINT[self.language]) + fraction


def plural(language: str, number: int | float) -> str:
    """As the CLDR has it."""
    if language == "en":
        return "one" if number == 1 and isinstance(number, int) else "other"
    if abs(number) < 2:
        return "one"
    return "many" if number % MILLION == 0 else "other"


def among(one: str, *others: str) -> str:
    """Whether it is said already, for sentences that would say the same twice."""
    return "yes" if one in others else "no"


def elide(particle: str, name: str) -> str:
    """« de » or « que » before a name: « l’éventail d’Agathe », « de Berthe »."""
    bare = unicodedata.normalize("NFD", name)
    return f"{particle[:-1]}’{name}" if ELIDING.match(bare) else f"{particle} {name}"
