"""How a secret rule may be stated: by its text, by the name of a rule of the catalogue, or sealed."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import crc32

from engine.eleusis.catalogue import catalogue
from engine.eleusis.secret import LONGEST, SecretRule, rule
from engine.problems import Problem, SetupError

__all__ = ["SEAL", "seal", "stated"]

#: What a sealed rule begins with.
SEAL = "sealed:"
_SUM = 4


def seal(secret: SecretRule) -> str:
    """A rule as a text that nobody reads by accident, for links and files that players may see.

    It is no cipher: whoever wants to can read it. A checksum tells where a letter was lost on the way.

    >>> seal(rule("odd(current)"))
    'sealed:QqfWKW9kZChjdXJyZW50KQ'
    """
    text = secret.text.encode()
    return SEAL + urlsafe_b64encode(crc32(text).to_bytes(_SUM, "big") + text).decode().rstrip("=")


def stated(text: str) -> SecretRule:
    """The rule that a text states.

    Args:
        text: the rule in the notation of :mod:`engine.eleusis.secret`, an id of the catalogue, or a sealed rule.

    Raises:
        SetupError: every problem of the text.

    >>> stated("odd_values") == stated("odd(current)") == stated(seal(rule("odd(current)")))
    True
    """
    if text.startswith(SEAL):
        return rule(_opened(text))
    named = {entry.id: entry.rule for entry in catalogue()}
    return named[text] if text in named else rule(text)


def _opened(text: str) -> str:
    """The text of a sealed rule."""
    given = text.removeprefix(SEAL)
    try:
        data = urlsafe_b64decode(given + "=" * (-len(given) % 4)) if len(given) <= 2 * LONGEST else b""
        said = data[_SUM:].decode()
    except ValueError:  # no such letters, or none that make a text
        data, said = b"", ""
    if len(data) <= _SUM or crc32(data[_SUM:]) != int.from_bytes(data[:_SUM], "big"):
        raise SetupError([Problem("rule", "rule_seal_broken", text, [f"{SEAL}…"])])
    return said
