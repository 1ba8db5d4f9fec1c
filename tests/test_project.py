"""The project's own promises: what may be imported, what the locks hold, what the wheel carries."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from rulebook.bench import GAMES
from rulebook.texts import LANGUAGES, sources

ROOT = Path(__file__).parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
CONFIGS = [
    *LOCKS,
    *(ROOT / name for name in ("package-lock.json", "package.json", "pyproject.toml", "tsconfig.json")),
    *(ROOT / name for name in ("mkdocs.yml", "Makefile", ".npmrc", ".ci/run")),
    *sorted((ROOT / ".github").rglob("*.yml")),
]


def imported(path: Path) -> Iterator[tuple[int, str]]:
    """Line and dotted name of every import of a file."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, "." * node.level + (node.module or "")


def code_of(path: Path) -> str:
    """What a file shows as code: all of it, or a page's code spans, fences and indented blocks."""
    text = path.read_text("utf-8")
    if path.suffix != ".md":
        return re.sub(r"(?m)^\s*#.*$", "", text)
    return "\n".join(re.findall(r"(?ms)^```.*?^```|`[^`\n]+`|^    .*?$", text))


def test_each_language_has_its_own_quotation_marks() -> None:
    """Lithuanian quotes „so“, Latvian and English “so”, in messages, texts and pages alike."""
    foreign = {"lt": "”", "lv": "„", "en": "„"}
    pages = [(path, lang) for lang in LANGUAGES for folder in ("rulebook/messages", "rulebook/texts", "docs")
             for path in sorted((ROOT / folder / lang).rglob("*.*"))]
    assert len({lang for _, lang in pages}) == 3
    assert not [path.name for path, lang in pages if foreign[lang] in path.read_text("utf-8")]
    mixed = re.compile("„[^“”„]*”")
    assert not [path.name for path in (ROOT / "rulebook").rglob("*.[mt][do]*") if mixed.search(path.read_text("utf-8"))]


def test_engine_imports_only_the_standard_library() -> None:
    """The package engine imports the standard library and itself, and nothing of rulebook."""
    allowed = sys.stdlib_module_names | {"engine"}
    foreign = [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for path in sorted((ROOT / "engine").rglob("*.py"))
        for line, name in imported(path)
        if name.split(".")[0] not in allowed
    ]
    assert not foreign


def test_rulebook_imports_only_what_it_declares() -> None:
    """Whatever rulebook imports is the standard library or a declared dependency, or of the extra of that module."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

    def normal(name: str) -> str:
        return re.sub(r"[-_.]+", "-", name).lower()

    def declared(requirements: list[str]) -> set[str]:
        return {normal(re.split(r"[^\w.-]", requirement)[0]) for requirement in requirements}

    always = declared(project["dependencies"])
    extras = {name: declared(needed) for name, needed in project["optional-dependencies"].items()}
    more = {"pages": extras["docs"], "widgets": extras["jupyter"] & extras["marimo"],
            "plots.py": extras["plots"], "workers.py": extras["cluster"], "telling.py": extras["tell"],
            "desk/spelling.py": extras["spell"]}
    known = packages_distributions()
    foreign = []
    for path in sorted((ROOT / "rulebook").rglob("*.py")):
        inside = path.relative_to(ROOT / "rulebook")
        allowed = always | more.get(inside.parts[0], set()) | more.get(inside.as_posix(), set())
        for line, name in imported(path):
            package, two = name.split(".")[0], normal(".".join(name.split(".")[:2]))
            if package in sys.stdlib_module_names | {"engine", "rulebook"}:
                continue
            owners = {normal(owner) for owner in known.get(package, [package])}
            # A namespace that several share: fluent.syntax is not fluent.runtime.
            if not (owners & {two} or owners) <= allowed:
                foreign.append(f"{path.relative_to(ROOT)}:{line}: {name}")
    assert not foreign


def test_games_do_not_import_each_other() -> None:
    """A game imports the mechanism and itself, never another game."""
    games = {path.parent.name for path in (ROOT / "engine").glob("*/__init__.py")}
    crossed = [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for game in sorted(games)
        for path in sorted((ROOT / "engine" / game).rglob("*.py"))
        for line, name in imported(path)
        if name.split(".")[:1] == ["engine"] and name.split(".")[1:2] and name.split(".")[1] in games - {game}
    ]
    assert games
    assert not crossed


def test_no_file_names_a_registry_or_a_machine() -> None:
    """No lock or configuration file names a package registry's host or a path of somebody's machine."""
    forbidden = re.compile(
        r"pypi\.org|pythonhosted\.org|npmjs\.(?:org|com)|deb\.debian\.org|--(?:extra-)?index-url|--find-links"
        r"|file://|(?<![\w.-])/(?:home|root|work|opt|tmp|Users|private)/"
    )
    named = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in CONFIGS if path.exists()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if forbidden.search(line) and "--no-emit" not in line
    ]
    assert not named


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_every_requirement_is_pinned_with_hashes(lock: Path) -> None:
    """Every requirement of a lock is pinned to one version and carries at least one hash."""
    entries = re.sub(r"\\\n", " ", re.sub(r"(?m)^\s*#.*\n", "", lock.read_text("utf-8"))).splitlines()
    pinned = re.compile(r"[a-z0-9][a-z0-9._-]*==\S+( ; .+?)?\s+--hash=sha256:[0-9a-f]{64}\b")
    loose = [entry for entry in entries if entry.strip() and not pinned.match(entry)]
    assert entries
    assert not loose


def test_locks_agree() -> None:
    """Two locks never pin the same package to different versions, since they go into one environment."""
    pins: dict[str, dict[str, str]] = {}
    for lock in LOCKS:
        for requirement in re.findall(r"(?m)^([a-z0-9][\w.-]*==[^\\\n]+?) *\\?$", lock.read_text("utf-8")):
            name, _, version = requirement.partition("==")
            version, _, marker = version.partition(" ; ")
            if "python_full_version" not in marker:
                pins.setdefault(name, {}).setdefault(version, lock.name)
    assert pins
    assert not {name: versions for name, versions in pins.items() if len(versions) > 1}


def test_work_of_others_is_named_with_its_version_and_licence() -> None:
    """THIRD-PARTY.md names every package that is passed on as the locks do, with each licence."""
    text = (ROOT / "THIRD-PARTY.md").read_text("utf-8")
    named = {name: (version, licence) for name, version, licence in
             re.findall(r"(?m)^\| \[([^\]]+)\]\([^)]+\) \| (\S+) \| (\S+) \|", text)}
    npm = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    passed_on = {name: (npm[f"node_modules/{name}"]["version"], npm[f"node_modules/{name}"]["license"])
                 for name in npm[""]["dependencies"]}
    site = (ROOT / "requirements" / "site.txt").read_text("utf-8")
    [theme], [search] = (re.findall(rf"(?m)^{name}==(\S+)", site) for name in ("mkdocs-material", "pagefind"))
    worker = npm["node_modules/workbox-build"]
    assert passed_on.keys() >= {"pyodide", "@fluent/bundle"}
    assert named == passed_on | {
        "mkdocs-material": (theme, "MIT"), "Pagefind": (search, "MIT"),
        "Workbox": (worker["version"], worker["license"]),
        "CPython": (named["CPython"][0], "PSF-2.0")}
    assert not [licence for _, licence in named.values()
                if f"\n## {licence}" not in text and f"mozilla.org/{licence.replace('-', '/')}/" not in text]


def test_the_scripts_bundle_only_what_is_a_dependency() -> None:
    """Whatever the bench's scripts import by name, types apart, is a dependency, whose licence is named."""
    dependencies = json.loads((ROOT / "package.json").read_text("utf-8"))["dependencies"]
    bundled = {
        name
        for path in (ROOT / "rulebook" / "widgets" / "src").rglob("*.ts")
        for name in re.findall(r'(?m)^(?:import|export) (?!type )[^;]*?from "([^."][^"]*)"', path.read_text("utf-8"))
    }
    assert bundled == {"@fluent/bundle", "uqr"} <= dependencies.keys()


def test_every_game_says_where_its_text_comes_from() -> None:
    """Every game has an entry in sources.toml, with every sentence in all three languages."""
    assert sources().keys() == set(GAMES)
    for entry in sources().values():
        assert entry["source_language"] in LANGUAGES
        assert entry["title"]
        assert entry["licence"] == "CC-BY-4.0"
        assert all(set(entry[said]) == set(LANGUAGES) and all(entry[said].values())
                   for said in ("edition", "status", "published", "words", "review"))


def test_wheel_carries_every_data_file(tmp_path: Path) -> None:
    """The wheel holds every module and data file of both packages and all licences, of the bench only its scripts."""
    made = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )
    assert made.returncode == 0, made.stderr
    [wheel] = tmp_path.glob("living_rules-*-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if ".dist-info/" not in name}
        licences = {Path(name).name for name in archive.namelist() if "/licenses/" in name}
    expected = {
        path.relative_to(ROOT).as_posix()
        for package in ("engine", "rulebook")
        for path in (ROOT / package).rglob("*")
        if path.suffix in {".py", ".typed", ".toml", ".md", ".ftl", ".json", ".js", ".mjs", ".css", ".html", ".svg"}
        and "__pycache__" not in path.parts and "src" not in path.parts
    }
    assert expected - held == set()
    assert {"engine/py.typed", "rulebook/py.typed"} <= held
    assert licences == {"LICENSE", "LICENSE-texts.md", "THIRD-PARTY.md"}
    assert all(name.startswith(("engine/", "rulebook/")) for name in held)
    assert not [name for name in held if name.endswith((".ts", ".pyc"))]


def test_documented_make_targets_exist() -> None:
    """Every make target that the README or the contributing guide names is one of the Makefile's."""
    targets = set(re.findall(r"(?m)^([a-z][a-z-]*):(?!=)", (ROOT / "Makefile").read_text("utf-8")))
    named = {
        target
        for name in ("README.md", "CONTRIBUTING.md", ".ci/run", ".github/workflows/ci.yml")
        for target in re.findall(r"(?m)(?:^|[`: ]) *make ([a-z][a-z-]*)", code_of(ROOT / name))
    }
    assert named >= {"serve", "test", "done"}
    assert named <= targets


def test_every_test_says_what_it_proves() -> None:
    """Every test function says in one sentence the fact that it proves."""
    silent = [
        f"{path.relative_to(ROOT)}:{node.lineno}: {node.name}"
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path)))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_") and not ast.get_docstring(node)
    ]
    assert not silent
