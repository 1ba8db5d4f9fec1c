"""Where translators look things up, in a real Chromium: the glossary's tables, and messages beside their moments."""

from __future__ import annotations

import pytest

from rulebook.pages.page import url
from rulebook.texts import LANGUAGES
from tests.browsing import axe

pytestmark = pytest.mark.browser

WIDE = "document.documentElement.scrollWidth"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("page", "inside"), [("sigilai/glossary/", ".lr-entry__forms"),
                                              ("sigilai/messages/", ".lr-message")])
def test_details_open_with_the_keyboard_and_fit_a_small_phone(visit, lang, page, inside):
    """Forms and other languages are one key away; nothing runs out of a screen of 320 pixels; axe finds nothing."""
    here = visit(url(page, lang), viewport={"width": 320, "height": 700})
    summary = here.page.locator(f"{inside} summary").first
    shown = summary.locator("xpath=following-sibling::*").first
    assert not shown.is_visible()
    summary.focus()
    here.page.keyboard.press("Enter")
    assert shown.is_visible()
    assert here.page.evaluate(WIDE) == 320
    assert axe(here.page) == []
