"""A published text held against the book: what is aligned, what is told, what is no text of the game, what is kept."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.problems import SetupError
from rulebook.bench import GAMES
from rulebook.cli import main
from rulebook.commands.compare import readings_told, runs
from rulebook.desk import published, spelling
from rulebook.desk.clean import clean
from rulebook.desk.compare import Comparison, Remark, compare
from rulebook.desk.published import HEADING, units
from rulebook.desk.stated import marked
from rulebook.texts import LANGUAGES, clauses
from rulebook.words import words_of

#: Small texts of our own, of the shapes that published ones have.
SIGGIL = """Siggil taisyklės

Pasiruošimas
Sumaišykite visas kortas ir sudėkite jas pagal išdėstymą. Taip sudėtos kortelės yra ženklelis.
Kortelė prieinama, jei ant jos neguli kita korta. Užversta prieinama kortelė atverčiama.

Ėjimas
Savo posūkiu žaidėjas iš ženklelio paima į ranką vieną prieinamą kortelę. Po to jis gali užfiksuoti dvasią: laisvą \
arba tokią, kurią turi kitas žaidėjas.
Laisvai dvasiai pagauti padėkite rinkinį iš trijų kortų: visos tos pačios lyties kaip dvasia arba visų skaičius toks \
pat. Kai žaidžia keturi, užtenka dviejų kortų.
Rinkinys, nuo kurio dvasia paimta, užverstas lieka priešais savo žaidėją.
"""
DOMINO = """Title

Pasiruošimas

Kiekvienas žaidėjas gauna spėjimo žetoną.
Kauliukas su skaičiumi šeši pastatomas stačias stalo viduryje.

Žaidimo pabaiga

Sužaidžiami keturi ratai. Laimi tas, kas turi daugiausia taškų.
Jei ir po papildomo rato taškų po lygiai, žaidėjai laimi kartu.
"""
ELEUSIS = """Sagatavošana

  1. Izdomā slepeno noteikumu un to pieraksti.
  2. Sajauc kopā divas kāršu kavas un izdali kārtis visiem pārējiem.
  3. Vienu kārti noliec uz galda kā pirmo kārti.

Punkti

  1. Ja kādam kāršu vairs nav, viņš saņem vēl 4 punktus.
  2. Dievs saņem mazāko skaitli: augstāko spēlētāja rezultātu vai 2 reiz to kāršu skaitu, kas izspēlētas{} Īstenais \
Pravietis kļuva par Pravieti.
"""


def told(text: str, game: str, lang: str) -> Comparison:
    """A text compared as the command does it, spelling apart."""
    return compare(text, game, lang, readings_told(game, lang))


def codes(result: Comparison, code: str) -> list[Remark]:
    """The remarks of one code."""
    return [one for one in result.remarks if one.code == code]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_books_own_text_has_every_clause_and_no_other_number(game: str, lang: str) -> None:
    """The text that is handed to publishers holds every clause in its place, and no number but the engine's."""
    result = told(clean(game, lang, "txt"), game, lang)
    assert [clause for clause, lines in result.lines.items() if not lines] == []
    for code in ("number_differs", "number_left_out", "several_names", "forbidden_word", "clause_not_numbered",
                 "number_of_clause", "placeholder", "reading_differs"):
        assert codes(result, code) == [], code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_clause_without_its_number_is_told(lang: str) -> None:
    """A clause that a numbered text prints without its number is found by its words, and told with its line."""
    text = clean("sigilai", lang, "txt")
    (line,) = [place for place, line in enumerate(text.split("\n"), 1) if line.startswith("25. ")]
    result = told(text.replace("\n25. ", "\n"), "sigilai", lang)
    assert [(one.clause, one.lines) for one in codes(result, "clause_not_numbered")] == [("sigilai/25", (line,))]


def test_clauses_that_support_different_answers_are_told_beside_each_other() -> None:
    """That one clause lets a trick be won and another lets it be won by nobody is told with both."""
    result = told(clean("sigilai", "lt", "txt"), "sigilai", "lt")
    (one,) = [one for one in codes(result, "clauses_disagree") if one.name == "laima_spoils"]
    assert "sigilai/36" in one.expected
    assert "sigilai/33" in one.expected
    text = re.sub(r"\n33\. .*?\n\n34\. ", "\n\n34. ", clean("sigilai", "lt", "txt"), flags=re.S)
    without = told(text, "sigilai", "lt")
    assert [one.clause for one in codes(without, "clause_missing")] == ["sigilai/33"]


@pytest.mark.parametrize(("number", "code", "found"), [
    ("keturi", "number_differs", "4"), ("visi", "number_left_out", ""),
])
def test_a_number_that_differs_and_one_left_out_are_told(number: str, code: str, found: str) -> None:
    """Another number than the engine's, and none at all, are two remarks, each with the parameter and its value."""
    result = told(DOMINO.replace("keturi", number), "domino", "lt")
    assert [(one.clause, one.expected, one.found, one.name) for one in codes(result, code)] == [
        ("domino/end.1", "3", found, "rounds")]


def test_what_a_template_left_behind_is_told() -> None:
    """A line that only fills a place in a template is told with its line."""
    assert [(one.lines, one.found) for one in codes(told(DOMINO, "domino", "lt"), "placeholder")] == [((1,), "Title")]


def test_what_the_text_leaves_open_is_told() -> None:
    """A text that says no size of the hand leaves it open; one that says it does not."""
    asked = [one.name for one in codes(told(ELEUSIS.format(", kopš"), "eleusis", "lv"), "left_open")]
    assert "hand_size" in asked
    said = ELEUSIS.format(", kopš").replace("izdali kārtis", "izdali 14 kārtis")
    assert "hand_size" not in [one.name for one in codes(told(said, "eleusis", "lv"), "left_open")]


def test_the_reading_that_a_text_states_is_told() -> None:
    """Where the book knows two readings, the one whose words stand in the text is told; without them none is."""
    def cap(words: str) -> list[tuple[str, str]]:
        return [(one.code, one.found) for one in told(ELEUSIS.format(words), "eleusis", "lv").remarks
                if one.name == "god_cap"]
    assert cap(", kopš") == [("reading_stated", "since")]
    face = [(one.clause, one.found) for one in told(SIGGIL, "siggil", "lt").remarks if one.name == "sets_face"]
    assert face == [("siggil/capture.4", "down")]
    turned = told(SIGGIL.replace("paimta, užverstas", "paimta,"), "siggil", "lt")
    assert [one.code for one in turned.remarks if one.name == "sets_face"] == ["reading_not_clear"]


def test_one_thing_under_several_names_is_told_once_with_its_counts() -> None:
    """Each thing that a text calls by words that are not allowed is one remark, with how often each word stands."""
    names = {one.name: one.found for one in told(SIGGIL, "siggil", "lt").remarks
             if one.code in ("several_names", "forbidden_word")}
    assert names.keys() == {"card", "siggil", "turn", "capture", "family"}
    assert names["card"] == "korta 4, kortelė 2"
    assert names["siggil"] == "ženklelis 2"


def test_a_text_without_numbers_is_aligned_by_its_words() -> None:
    """Sentences of one paragraph go each to its own clause, in order; a heading is no sentence."""
    result = told(SIGGIL, "siggil", "lt")
    lines = {clause.partition("/")[2]: lines for clause, lines in result.lines.items() if lines}
    assert lines["setup.1"] == [4]
    assert lines["setup.2"] == lines["setup.3"] == [5]
    assert lines["turn.1"] == lines["turn.3"] == [8]
    assert lines["capture.1"] == [9]
    assert lines["capture.4"] == [10]


def test_what_no_clause_says_is_told_with_its_lines() -> None:
    """A sentence that the book has nowhere is told as such, and hangs on no clause."""
    more = SIGGIL + "\nMūsų parduotuvė dirba nuo ryto iki vakaro, kviečiame užsukti su šeima.\n"
    (one,) = codes(told(more, "siggil", "lt"), "not_in_book")
    assert (one.lines, one.found[:15]) == ((12,), "Mūsų parduotuvė")


@pytest.mark.parametrize(("text", "numbers", "kinds"), [
    ("1. Vienas.\n   • a;\n   • b.\n2. Du.\n\nDar.", [1, 1, 1, 2, 0], {"item", "text"}),
    ("I. SKYRIUS\n\n1. Vienas\n   tęsiasi.\n   1. Ruduo\n2. Du.", [0, 1, 1, 2], {"heading", "item"}),
    ("# Skyrius\n\n**1.** Vienas.\n\n- a\n- b", [0, 1, 1, 1], {"heading", "item"}),
    ("1️⃣ Ar yra?\n→ Taip.", [0, 0], {"item"}),
])
def test_a_text_is_cut_into_its_units(text: str, numbers: list[int], kinds: set[str]) -> None:
    """Numbered clauses keep their lists and lines that go on; a list inside begins anew; headings are told apart."""
    found = units(text)
    assert [one.number for one in found] == numbers
    assert {one.kind for one in found} == kinds
    assert [one for one in found if one.kind == HEADING] == found[:1] * (HEADING in kinds)


def test_a_sentence_of_thousands_of_parts_is_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many small words end with a point, no letter of a text is looked at twice for the end of a sentence."""
    looked: list[int] = []

    class End:
        """What finds the end of a sentence, counted."""

        @staticmethod
        def search(text: str) -> Any:
            """The match of the real pattern."""
            looked.append(len(text))
            return end.search(text)

    end = published._END
    monkeypatch.setattr(published, "_END", End)
    text = "Žodis" + " x." * 9000
    assert list(published.sentences(text)) == [text]
    assert 0 < sum(looked) <= len(text)


@pytest.mark.parametrize(("content", "code"), [
    (SIGGIL.encode("utf-16"), "not_utf8"),
    (SIGGIL.encode("iso8859-13"), "not_utf8"),
    (b"", "text_without_clauses"),
    (b"\x00" * 900, "text_without_clauses"),
    ("Imkite miltų, cukraus ir sviesto. Kepkite orkaitėje, kol paruduos. Skanaus!\n".encode(), "text_without_clauses"),
    (DOMINO.encode(), "text_of_another_game"),
    (clean("siggil", "lv", "txt").encode(), "text_in_another_language"),
    (b"Kortos. " * 1_310_720, "file_too_large"),
])
def test_bad_input_is_told_and_ends_with_2(content: bytes, code: str, tmp_path: Path,
                                           capsys: pytest.CaptureFixture[str]) -> None:
    """Another encoding, no clauses, another game or language and 10 MB are each told with the file's name."""
    path = tmp_path / "text.txt"
    path.write_bytes(content)
    assert main(["compare", str(path), "--game", "siggil", "--lang", "lt", "--json"]) == 2
    (problem,) = json.loads(capsys.readouterr().out)["problems"]
    assert (problem["code"], problem["where"]) == (code, str(path))


def test_what_the_command_cannot_do_without_is_told_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    """A missing text, game and language are told together."""
    assert main(["compare", "--json"]) == 2
    assert [one["where"] for one in json.loads(capsys.readouterr().out)["problems"]] == ["TEXT", "--game", "--lang"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_remark_is_told_in_words(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever is found, the command ends with 0, tells each remark in a line with its place, and counts them."""
    path = tmp_path / "text.txt"
    path.write_text(clean("sigilai", lang, "txt"), "utf-8")
    assert main(["compare", str(path), "--game", "sigilai", "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert all(line.startswith(f"{path}:") for line in lines if line.endswith(")") or "; " in line)
    assert any("(clauses_disagree)" in line for line in lines)


def test_json_tells_clause_by_clause(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The data name every clause of the book in order with its lines and remarks, and the rest of the text apart."""
    path = tmp_path / "text.txt"
    path.write_text(DOMINO, "utf-8")
    assert main(["compare", str(path), "--game", "domino", "--lang", "lt", "--json"]) == 0
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert [one["clause"] for one in data["clauses"]] == list(clauses("domino", "lt"))
    end = next(one for one in data["clauses"] if one["clause"] == "domino/end.1")
    assert end["lines"] == [10]
    assert [one["code"] for one in end["remarks"]] == ["number_differs"]
    assert "placeholder" in {one["code"] for one in data["text"]}


def test_nothing_of_the_text_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Comparing writes no file."""
    path = tmp_path / "text.txt"
    path.write_text(DOMINO, "utf-8")

    def refuse(*_: Any, **__: Any) -> None:
        raise AssertionError

    for name in ("write_text", "write_bytes", "touch", "mkdir"):
        monkeypatch.setattr(Path, name, refuse)
    assert main(["compare", str(path), "--game", "domino", "--lang", "lt", "--json"]) == 0
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.spell
def test_a_misspelt_word_is_told_with_what_may_be_meant(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A word that the dictionary does not know is told with its line and a word like it; a term is not."""
    try:
        spelling.speller("lt")
    except SetupError as error:
        pytest.skip(str(error))
    path = tmp_path / "text.txt"
    path.write_text(DOMINO.replace("daugiausia", "daugaisia"), "utf-8")
    assert main(["compare", str(path), "--game", "domino", "--lang", "lt", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [(one["lines"], one["found"]) for one in data["text"] if one["code"] == "misspelt"] == [([10], "daugaisia")]


@pytest.mark.spell
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_word_of_letters_that_a_dictionary_has_not_is_misspelt(lang: str) -> None:
    """A foreign word is told, of which a dictionary that cannot write it says nothing, and so is what follows."""
    try:
        spelling.speller(lang)
    except SetupError as error:
        pytest.skip(str(error))
    foreign = ["voilà", "piñata", "велес", "voilà-žodis"]
    found = dict(spelling.misspelt(" ".join([*foreign, "qqqžx"]), lang))
    assert list(found) == [*foreign, "qqqžx"]
    assert found["велес"] == ""


def test_where_spelling_cannot_be_checked_the_rest_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                      capsys: pytest.CaptureFixture[str]) -> None:
    """Without the module the comparison still stands, and says that spelling was not checked."""
    monkeypatch.setitem(sys.modules, "hunspell", None)
    spelling.speller.cache_clear()
    path = tmp_path / "text.txt"
    path.write_text(DOMINO, "utf-8")
    assert main(["compare", str(path), "--game", "domino", "--lang", "lt", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [one["code"] for one in data["spelling"]] == ["extra_missing"]
    assert main(["compare", str(path), "--game", "domino", "--lang", "lt"]) == 0
    assert words_of("lt").format("cli-comparison-no-spelling", text="hunspell") in capsys.readouterr().out
    spelling.speller.cache_clear()


def test_a_text_of_ones_own_is_adopted_as_drafts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Aligned clauses are written as the book has them, numbers bound, nothing else as markup; the rest is listed."""
    path, drafts = tmp_path / "text.txt", tmp_path / "drafts.md"
    path.write_text(DOMINO.replace("keturi", "trys").replace("žetoną.", "žetoną <b>[x]{=rounds}</b>."), "utf-8")
    arguments = ["compare", str(path), "--game", "domino", "--lang", "lt", "--adopt", str(drafts)]
    assert main([*arguments, "--licence", "CC-BY-4.0", "--json"]) == 0
    data, written = json.loads(capsys.readouterr().out), drafts.read_text("utf-8")
    assert written.startswith("<!-- CC-BY-4.0 -->\n")
    assert data["clauses"] == [f"domino/{name}" for name in re.findall(r"^/// clause \| (\S+)$", written, re.M)]
    assert "Sužaidžiami [trys]{=rounds} ratai." in written
    assert "skaičiumi [šeši]{=first} pastatomas" in written
    assert "<b>" not in written
    assert "[x]" not in written
    assert ("binding_not_sure", "domino/end.2") not in [(one["code"], one["clause"]) for one in data["unsure"]]
    assert {"domino/parts.1"} <= {one["clause"] for one in data["unsure"] if one["code"] == "clause_missing"}
    before = written
    assert main([*arguments, "--licence", "CC-BY-4.0", "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["problems"][0]["code"] == "file_exists"
    assert drafts.read_text("utf-8") == before


@pytest.mark.parametrize("licence", [None, "", "all rights reserved", "CC-BY-NC-4.0"])
def test_a_text_without_a_free_licence_is_not_adopted(licence: str | None, tmp_path: Path,
                                                      capsys: pytest.CaptureFixture[str]) -> None:
    """A text whose licence is not named, or is none that the book's texts can have, is not written."""
    path, drafts = tmp_path / "text.txt", tmp_path / "drafts.md"
    path.write_text(DOMINO, "utf-8")
    arguments = ["compare", str(path), "--game", "domino", "--lang", "lt", "--adopt", str(drafts)]
    assert main([*arguments, *([] if licence is None else ["--licence", licence]), "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["problems"][0]["where"] == "--licence"
    assert not drafts.exists()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_books_own_text_adopted_has_its_numbers_bound(lang: str, tmp_path: Path) -> None:
    """Adopting the book's own text binds every number that the book binds, with no finding of numbers."""
    path, drafts = tmp_path / "text.txt", tmp_path / "drafts.md"
    path.write_text(clean("eleusis", lang, "txt"), "utf-8")
    assert main(["compare", str(path), "--game", "eleusis", "--lang", lang, "--adopt", str(drafts), "--licence",
                 "CC0-1.0", "--json"]) == 0
    found = set(re.findall(r"\{=([\w.]+)\}", drafts.read_text("utf-8"))) - {"text"}
    bound = {binding.value for one in clauses("eleusis", lang).values() for binding in one.bindings
             if binding.key == "="} - {"text"}
    assert found == bound


def test_clauses_that_a_text_lacks_are_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """However many clauses are missing, one line has them all, those that follow each other as a range."""
    path = tmp_path / "rules.txt"
    path.write_text(clean("sigilai", "en", "txt").split("\n30. ")[0], "utf-8")
    assert main(["compare", str(path), "--game", "sigilai", "--lang", "en"]) == 0
    (line,) = [one for one in capsys.readouterr().out.split("\n") if "(clause_missing)" in one]
    assert main(["compare", str(path), "--game", "sigilai", "--lang", "en", "--json"]) == 0
    absent = [one["clause"].partition("/")[2] for one in json.loads(capsys.readouterr().out)["clauses"]
              if any(remark["code"] == "clause_missing" for remark in one["remarks"])]
    assert len(absent) > 10
    assert str(len(absent)) in line
    assert f"({', '.join(runs(absent))})" in line
    assert len(list(runs(absent))) < len(absent) / 2


@pytest.mark.parametrize(("numbers", "told"), [
    ("", []), ("7", ["7"]), ("7 8", ["7", "8"]), ("7 8 9 11", ["7–9", "11"]), ("9 10 11", ["9–11"]),
    ("setup.1 setup.2 setup.3 turn.4", ["setup.1–setup.3", "turn.4"]), ("unwon.2a unwon.2b unwon.3", [
        "unwon.2a", "unwon.2b", "unwon.3"]), ("3 2 1", ["3", "2", "1"]), ("intro 1 2 3 end", ["intro", "1–3", "end"]),
])
def test_only_numbers_that_follow_each_other_are_a_range(numbers: str, told: list[str]) -> None:
    """A range has nothing in it that cannot be read off its ends."""
    assert list(runs(numbers.split())) == told


def test_a_reading_is_not_the_books_where_its_words_are_a_rivals() -> None:
    """Where the words that a reading is marked by are those in which a rival is told, the book's is not stated."""
    for game in GAMES:
        for lang in LANGUAGES:
            words, text = readings_told(game, lang), clean(game, lang, "txt")
            for identity, clause in clauses(game, lang).items():
                for mark in marked(clause):
                    rivals = [one for name, one in words[mark.question].items() if name not in ("", mark.reading)]
                    if mark.question not in ("god_cap", "sideline", "sets_face", "spirit_face", "steal_size"):
                        continue
                    assert mark.sentence in text
                    swapped = text.replace(mark.sentence, mark.sentence.replace(mark.span, rivals[0]))
                    found = {one.code for one in told(swapped, game, lang).remarks
                             if (one.clause, one.name) == (identity, mark.question)}
                    assert found <= {"reading_differs", "reading_not_clear"}, (lang, identity, mark)


@pytest.mark.parametrize(("game", "lang", "book", "turned", "clause"), [
    ("domino", "lt", "guldyti jį draudžiama", "guldyti jį galima", "build.2"),
    ("domino", "lt", "skaičius mažesnis", "skaičius didesnis", "topple.1"),
    ("domino", "lt", "pagal laikrodžio", "prieš laikrodžio", "build.1"),
    ("domino", "en", "clockwise", "counterclockwise", "build.1"),
    ("siggil", "lt", "ne daugiau kaip trys", "ne mažiau kaip trys", "solo.5"),
])
def test_a_clause_turned_round_is_told_with_both_places(game: str, lang: str, book: str, turned: str,
                                                       clause: str) -> None:
    """May for must not, greater for smaller, at least for at most are told at the clause; the book's text has none."""
    text = clean(game, lang, "txt")
    assert codes(told(text, game, lang), "says_opposite") == []
    assert book in text
    found = codes(told(text.replace(book, turned), game, lang), "says_opposite")
    assert [one.clause for one in found] == [f"{game}/{clause}"]
    assert turned in found[0].found


@pytest.mark.parametrize("number", ["§ 3.", "3 §", "Art. 3", "Nr. 3:", "3)", "**3.**", "(3)"])
def test_the_number_of_a_clause_is_found_however_it_is_printed(number: str) -> None:
    """A sign or a word before a clause's number belongs to the number."""
    assert [(one.text, one.number) for one in units(f"{number} Žodžiai yra čia.")] == [("Žodžiai yra čia.", 3)]
