"""Collects the doctests of Markdown: every scenario, and the Python fences of the README and the docs.

A scenario runs in the small language with its game's vocabulary only; prose runs with names of its own.
Both are standard doctest items, so that ``pytest --accept`` rewrites what they expect.
"""

from __future__ import annotations

import doctest
from collections.abc import Iterator
from pathlib import Path

import pytest
from _pytest.doctest import DoctestItem, _get_checker, _get_runner, get_optionflags

from rulebook.scenario import SCENARIOS, load, names, only_fences

ROOT = Path(__file__).parent


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Scenarios, and Markdown of the project's root and ``docs``."""
    if file_path.suffix != ".md":
        return None
    if SCENARIOS in file_path.parents:
        return ScenarioFile.from_parent(parent, path=file_path)
    if file_path.parent == ROOT or ROOT / "docs" in file_path.parents:
        return ProseFile.from_parent(parent, path=file_path)
    return None


class MarkdownFile(pytest.File):
    """One Markdown file, one doctest."""

    def doctest(self) -> doctest.DocTest | None:
        """The file's examples with the names they can reach."""
        raise NotImplementedError

    def collect(self) -> Iterator[pytest.Item]:
        """The doctest as pytest's own item."""
        test = self.doctest()
        if test and test.examples:
            runner = _get_runner(verbose=False, optionflags=get_optionflags(self.config), checker=_get_checker(),
                                 continue_on_failure=self.config.getoption("doctest_continue_on_failure"))
            yield DoctestItem.from_parent(self, name=self.path.stem, runner=runner, dtest=test)


class ScenarioFile(MarkdownFile):
    """A scenario."""

    def doctest(self) -> doctest.DocTest:
        """The scenario's examples, their names those of its vocabulary."""
        scenario = load(self.path)
        # Examples are counted in the file, so its text is what a report quotes from.
        return doctest.DocTest(list(scenario.examples), names(scenario, [], None), self.path.stem, str(self.path), 0,
                               self.path.read_text(encoding="utf-8"))


class ProseFile(MarkdownFile):
    """Prose with Python fences."""

    def doctest(self) -> doctest.DocTest | None:
        """The fences' examples."""
        text = only_fences(self.path.read_text(encoding="utf-8"))
        return doctest.DocTestParser().get_doctest(text, {}, self.path.stem, str(self.path), 0)
