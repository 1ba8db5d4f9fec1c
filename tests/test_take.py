"""Readers' marks: hostile data that is checked, shown, and put in place only where somebody accepts it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from unicodedata import normalize

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from markdown import markdown
from strategies import markdown_pieces

from rulebook import check, texts
from rulebook.bench import GAMES
from rulebook.cli import main
from rulebook.desk import lock, standing, suggested
from rulebook.desk.align import said_by_book
from rulebook.desk.signature import digest
from rulebook.desk.suggested import FORMAT, MARKS
from rulebook.texts import LANGUAGES, TEXTS, clauses

CLAUSE = "domino/vote.4"


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the book's texts and locks that may be written."""
    copy = tmp_path / "texts"
    shutil.copytree(TEXTS, copy)
    monkeypatch.setattr(texts, "TEXTS", copy)
    monkeypatch.setattr(lock, "TEXTS", copy)
    monkeypatch.setattr(check, "verdicts", lambda game: {})
    monkeypatch.setattr(standing, "played", lambda game, verdicts: {})

    def forget() -> None:
        for one in (clauses, lock.lock_of, said_by_book):
            one.cache_clear()

    forget()
    yield copy
    monkeypatch.undo()
    forget()


def body(clause: str = CLAUSE, lang: str = "lv") -> str:
    """A clause's words as they are."""
    return clauses(clause.partition("/")[0], lang)[clause].body


def one(**more: Any) -> dict[str, Any]:
    """A mark that suggests other words."""
    return {"id": "1", "clause": CLAUSE, "mark": "suggest", "on": digest(body()), "text": f"Tātad: {body()}",
            "note": "Tā ir skaidrāk."} | more


def file(folder: Path, *marks: Any, **more: Any) -> str:
    """A file of marks."""
    path = folder / "marks.json"
    path.write_text(json.dumps({"format": FORMAT, "lang": "lv", "by": "Ilze", "marks": list(marks)} | more), "utf-8")
    return str(path)


def take(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, Any]:
    """The command's code and data."""
    code = main(["take", *arguments, "--json"])
    return code, json.loads(capsys.readouterr().out)


def state(folder: Path) -> dict[str, bytes]:
    """Every file of the book's texts."""
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_file_is_shown_and_changes_nothing(book: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each mark is shown with the words as they are, its note and its findings; nothing is written."""
    before = state(book)
    code, data = take(capsys, file(tmp_path, one(), one(id="2", mark="right", text=""), one(id="3", mark="question",
                                                                                         text="")))
    assert code == 0
    assert [(mark["id"], mark["mark"], mark["problems"]) for mark in data["marks"]] == [
        ("1", "suggest", []), ("2", "right", []), ("3", "question", [])]
    assert data["marks"][0]["before"] == body().strip()
    assert data["accepted"] == []
    assert state(book) == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_mark_is_told_in_words(lang: str, book: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without --json a mark's clause, reader, change and note stand in the output."""
    assert main(["take", file(tmp_path, one()), "--lang", lang]) == 0
    out = capsys.readouterr().out
    for told in ("1: domino/vote.4 (lv), Ilze", "{+Tātad:+}", "Tā ir skaidrāk."):
        assert told in out


def test_an_accepted_suggestion_stands_in_the_text_with_its_credit(book: Path, tmp_path: Path,
                                                                   capsys: pytest.CaptureFixture[str]) -> None:
    """Only the accepted clause changes, in its file alone; the lock says who wrote it and, if so, who reviewed it."""
    before, others = (book / "lv" / "domino.md").read_text("utf-8"), state(book)
    old, path = body(), file(tmp_path, one(), one(id="2", clause="domino/end.3", on=digest(body("domino/end.3")),
                                                  text=body("domino/end.3")))
    code, data = take(capsys, path, "--accept", "1", "--by", "Anna", "--reviewed")
    assert (code, data["accepted"]) == (0, ["1"])
    assert (book / "lv" / "domino.md").read_text("utf-8") == before.replace(old, f"Tātad: {old}")
    entry = lock.lock_of.__wrapped__("domino").entry(CLAUSE, "lv")
    assert entry is not None
    assert (entry.by, entry.reviewer, entry.state) == ("Ilze", "Anna", "reviewed")
    changed = {name for name, content in state(book).items() if others[name] != content}
    assert changed == {str(book / "lv" / "domino.md"), str(book / "domino.lock.json")}
    clauses.cache_clear()
    assert take(capsys, path, "--accept", "1", "--by", "Anna")[1]["problems"][0]["code"] == "clause_changed_since"


def test_a_clause_found_right_is_reviewed_by_its_reader(book: Path, tmp_path: Path,
                                                        capsys: pytest.CaptureFixture[str]) -> None:
    """Accepting that a clause is right changes no word and records the reader."""
    before = (book / "lv" / "domino.md").read_text("utf-8")
    code, _ = take(capsys, file(tmp_path, one(mark="right", text="")), "--accept", "1", "--by", "Anna")
    entry = lock.lock_of.__wrapped__("domino").entry(CLAUSE, "lv")
    assert code == 0
    assert entry is not None
    assert (entry.reviewer, entry.state) == ("Ilze", "reviewed")
    assert (book / "lv" / "domino.md").read_text("utf-8") == before


@pytest.mark.parametrize(("change", "code"), [
    ({"text": "Ja <script>alert(1)</script>"}, "markup_in_suggestion"),
    ({"text": "Ja kāds.\n///\n\n/// clause | x\ny"}, "markup_in_suggestion"),
    ({"text": "# Ja"}, "markup_in_suggestion"),
    ({"text": "[Ja](https://example.org)"}, "markup_in_suggestion"),
    ({"text": "Ja{onclick=alert}"}, "markup_in_suggestion"),
    ({"text": "[Ja]{.not-term onclick=alert}"}, "markup_in_suggestion"),
    ({"text": "Ja &lt;"}, "markup_in_suggestion"),
    ({"text": "Ja `x`"}, "markup_in_suggestion"),
    ({"text": "Ja\u202e"}, "markup_in_suggestion"),
    ({"text": "Virsraksts\n=="}, "markup_in_suggestion"),
    ({"text": "Virsraksts\n-"}, "markup_in_suggestion"),
    ({"text": "a|b\n-|-\nc|d"}, "markup_in_suggestion"),
    ({"text": "Ja\n\n:   kāds"}, "markup_in_suggestion"),
    ({"text": "***"}, "markup_in_suggestion"),
    ({"text": "Ja\n\n- - -"}, "markup_in_suggestion"),
    ({"text": "Ja:\n\n- # kāds"}, "markup_in_suggestion"),
    ({"text": "Ja kā\u00adds"}, "markup_in_suggestion"),
    ({"text": "Ja\U000e0041"}, "markup_in_suggestion"),
    ({"text": "Ja\u3164kāds"}, "markup_in_suggestion"),
    ({"note": "Ja\ufe0fkāds"}, "markup_in_suggestion"),
    ({"note": "\x1b[2J"}, "markup_in_suggestion"),
    ({"text": "x" * 5000}, "too_large"),
    ({"text": " "}, "field_missing"),
    ({"clause": "domino/vote.44"}, "unknown_clause"),
    ({"clause": "../../etc/passwd"}, "unknown_clause"),
    ({"clause": ""}, "unknown_clause"),
    ({"on": "000000000000"}, "clause_changed_since"),
    ({"text": body(lang="lt")}, "text_in_another_language"),
    ({"text": body(lang="en")}, "text_in_another_language"),
    ({"text": "Ja septiņi spēlētāji min “Neizdošanās”, virkni gāž."}, "suggestion_has_errors"),
    ({"mark": "right"}, "unknown_field"),
])
def test_a_bad_mark_is_shown_and_never_accepted(change: dict[str, Any], code: str, book: Path, tmp_path: Path,
                                                capsys: pytest.CaptureFixture[str]) -> None:
    """Markup, signs nobody sees, an unknown or changed clause, another language and errors are told with the place."""
    before, path = state(book), file(tmp_path, one(**change))
    exit_code, data = take(capsys, path)
    assert exit_code == 2
    problems = data["marks"][0]["problems"]
    assert code in {problem["code"] for problem in problems}
    assert all(problem["where"].startswith(f"{path}: marks[0].") for problem in problems)
    exit_code, data = take(capsys, path, "--accept", "1", "--by", "Anna")
    assert exit_code == 2
    assert code in {problem["code"] for problem in data["problems"]}
    assert state(book) == before


@pytest.mark.parametrize(("content", "code"), [
    (b"", "not_json"), (b"[" * 100_000, "nested_too_deeply"), (b"[]", "wrong_type"), (b"\xff\xfe{", "not_utf8"),
    (b'{"lang": "lv", "lang": "lt"}', "not_json"), (b"{}", "field_missing"), (b" " * 10_000_000, "file_too_large"),
    (b'{"format": NaN}', "not_json"), (b'{"format": "\\ud800"}', "half_a_letter"),
    (b'{"marks": [{"text": "a\\uDFFFb"}]}', "half_a_letter"), (b'{"\\ud83d": 1}', "half_a_letter"),
])
def test_a_file_that_is_none_is_told(content: bytes, code: str, tmp_path: Path,
                                     capsys: pytest.CaptureFixture[str]) -> None:
    """What is no file of marks ends with 2 and its problem, and nothing of it is shown."""
    path = tmp_path / "marks.json"
    path.write_bytes(content)
    exit_code, data = take(capsys, str(path))
    assert exit_code == 2
    assert code in {problem["code"] for problem in data["problems"]}


@pytest.mark.parametrize(("marks", "more", "codes"), [
    ([one(extra="x")], {}, ["unknown_field"]),
    ([one(id=1), one(mark="wrong")], {"lang": "xx", "by": " "},
     ["unknown_value", "field_missing", "wrong_type", "unknown_value"]),
    ([one(), one()], {}, ["value_twice"]),
    ([one(id="../x")], {}, ["unknown_value"]),
    (["x", None], {}, ["wrong_type", "wrong_type"]),
    ([{}] * 1001, {}, ["too_many"]),
    ([], {"format": "other/1"}, ["unknown_value"]),
])
def test_every_problem_of_the_form_is_told_at_once(marks: list[Any], more: dict[str, Any], codes: list[str],
                                                   tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Fields that are missing, unknown, of a wrong type, or stand twice are told together."""
    exit_code, data = take(capsys, file(tmp_path, *marks, **more))
    assert exit_code == 2
    assert [problem["code"] for problem in data["problems"]] == codes


def test_what_is_accepted_is_all_or_nothing(book: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One mark that is unknown, a question, or the second of a clause keeps all others from being put in place."""
    before = state(book)
    path = file(tmp_path, one(), one(id="2"), one(id="3", mark="question", text=""))
    for ids, code in ((["1", "9"], "unknown_value"), (["1", "3"], "nothing_to_accept"), (["1", "2"], "argument_twice")):
        accept = [word for name in ids for word in ("--accept", name)]
        exit_code, data = take(capsys, path, *accept, "--by", "Anna")
        assert exit_code == 2
        assert [problem["code"] for problem in data["problems"]] == [code]
        assert state(book) == before
    assert take(capsys, path, "--accept", "1")[1]["problems"][0]["where"] == "--by"


def test_a_bad_mark_does_not_keep_a_good_one_from_being_accepted(book: Path, tmp_path: Path,
                                                                 capsys: pytest.CaptureFixture[str]) -> None:
    """What is accepted is put in place although another mark of the file is refused."""
    code, data = take(capsys, file(tmp_path, one(), one(id="2", text="<b>")), "--accept", "1", "--by", "Anna")
    assert (code, data["accepted"]) == (0, ["1"])
    clauses.cache_clear()
    assert body().startswith("Tātad: ")


@pytest.mark.parametrize("by", ["\ud800x", "\udcff"])
def test_a_half_of_a_letter_is_no_name(by: str, book: Path, tmp_path: Path,
                                       capsys: pytest.CaptureFixture[str]) -> None:
    """A name that no file could take is refused, in the file and on the command line, before anything is written."""
    before = state(book)
    for reader, accepted_by in ((by, "Anna"), ("Ilze", by)):
        code, data = take(capsys, file(tmp_path, one(), by=reader), "--accept", "1", "--by", accepted_by)
        assert code == 2
        assert [problem["code"] for problem in data["problems"]] == ["half_a_letter"]
        assert state(book) == before


@pytest.mark.parametrize("lost", ["domino.md", "domino.lock.json"])
def test_texts_and_locks_are_written_all_or_none(lost: str, book: Path, tmp_path: Path,
                                                 capsys: pytest.CaptureFixture[str],
                                                 monkeypatch: pytest.MonkeyPatch) -> None:
    """Where one of the files cannot be put in place, those before it hold again what they held, and nothing strays."""
    before, replace = state(book), Path.replace
    path = file(tmp_path, one(), one(id="2", clause="siggil/turn.1", on=digest(body("siggil/turn.1")),
                                     text=f"Tātad: {body('siggil/turn.1')}"))

    def fails(self: Path, target: Path) -> Path:
        if target.name == lost:
            raise OSError(28, "No space left on device")
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", fails)
    code, data = take(capsys, path, "--accept", "2", "--accept", "1", "--by", "Anna")
    assert code == 2
    assert [(problem["code"], problem["found"]) for problem in data["problems"]] == [
        ("cannot_write", "No space left on device")]
    assert state(book) == before


class Elements(HTMLParser):
    """The elements of a page, and what of it is neither a clause's own section nor an annotation."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: set[str] = set()
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """See :class:`html.parser.HTMLParser`."""
        role = str(dict(attrs).get("class"))
        if not role.startswith("lr-") or tag not in ("section", "a", "span"):
            self.found.add(tag if not attrs else f"{tag} with {attrs}")

    handle_startendtag = handle_starttag


@pytest.fixture(scope="session")
def page(docs: None) -> Callable[[str], str]:
    """The HTML of a clause's words by the site's own Markdown."""
    from mkdocs.config.base import load_config

    config = load_config(str(Path(__file__).parents[1] / "mkdocs.yml"), plugins=[])
    extensions = [*dict.fromkeys([*config.markdown_extensions, "rulebook.pages.extension"])]
    options = config.mdx_configs | {"rulebook.pages.extension": {"game": "domino", "lang": "lv"}}
    return lambda words: markdown(f"/// clause | vote.4\n{words}\n///\n", extensions=extensions,
                                  extension_configs=options)


@settings(max_examples=300)
@given(st.lists(st.sampled_from(["\n", "\n\n", " ", "ja", "- ", "1. ", "*"]) | markdown_pieces,
                max_size=9).map("".join))
@example("\u00a0***")
@example("***\u2003")
@example("\u00a0> ja")
@example("\u00a0/// clause | x")
@example("a\n\n1. b\n2. *c*\n\nd")
@example("[vieną]{=rounds} **du**\n\n- a\n- b")
def test_what_a_suggestion_may_hold_comes_to_words_lists_and_emphasis(page: Callable[[str], str], text: str) -> None:
    """Whatever is not refused as markup, the site's own Markdown renders as paragraphs, lists and emphasis alone."""
    mark = suggested.Mark("1", CLAUSE, "suggest", "lv", "Ilze", digest(body()), normalize("NFC", text))
    suggested.look(mark, "FILE")
    if {"markup_in_suggestion", "field_missing"} & {problem.code for problem in mark.problems}:
        return
    placed = texts.clauses_in(suggested.place([mark])["domino", "lv"], "domino", "lv")
    assert list(placed) == list(clauses("domino", "lv"))
    assert Elements(page(placed[CLAUSE].body)).found <= set(suggested.ALLOWED)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_books_own_words_are_no_markup_and_no_other_language(game: str, lang: str, tmp_path: Path) -> None:
    """Every clause of the book could be a suggestion: no rule against markup or languages hits our own words."""
    marks = [{"id": str(at), "clause": name, "mark": MARKS[1], "on": digest(clause.body), "text": clause.body}
             for at, (name, clause) in enumerate(clauses(game, lang).items())]
    found = suggested.taken(Path(file(tmp_path, *marks, lang=lang)), "FILE")
    assert [(mark.clause, mark.problems) for mark in found if mark.problems] == []
