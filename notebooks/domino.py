"""Judge Domino, taught by its examples: the points, a match, many matches."""

import marimo

app = marimo.App(width="medium", app_title="Judge Domino")


@app.cell
def _():
    import marimo as mo

    from rulebook.pages.plays import plays
    from rulebook.texts import clauses
    from rulebook.widgets import Bench, languages, lesson, picture, show
    from rulebook.words import words_of

    return Bench, clauses, languages, lesson, mo, picture, plays, show, words_of


@app.cell
def _(languages, mo, words_of):
    own = languages("domino")
    language = mo.ui.radio(own, value=next(iter(own)), inline=True, label=words_of("en").format("notebook-language"))
    language
    return (language,)


@app.cell
def _(language, lesson, mo):
    say = lesson("domino", language.value)
    mo.md(f"# {say('title')}\n{say('about')}")
    return (say,)


@app.cell
def _(mo, say):
    mo.md(say("first"))


@app.cell
def _(mo, show):
    first = mo.ui.anywidget(show("all-fell"))
    first
    return (first,)


@app.cell
def _(first, language):
    first.lang = language.value


@app.cell
def _(clauses, first, language, mo, words_of):
    # What Python knows of the bench, after every change.
    cited = first.result.clauses if first.result else []
    texts = clauses("domino", language.value)
    mo.accordion({words_of(language.value).format("notebook-cited"): mo.md(
        "\n".join(f"- **{one.partition('/')[2]}** {texts[one].plain}" for one in cited))})


@app.cell
def _(mo, say):
    mo.md(say("play"))


@app.cell
def _(Bench, mo, plays):
    scene = plays("domino")["judges"]
    table = mo.ui.anywidget(Bench("domino", scene["call"], scene["args"], rulings=scene["rulings"], play=scene["play"]))
    table
    return (table,)


@app.cell
def _(language, table):
    table.lang = language.value


@app.cell
def _(mo, say):
    mo.md(say("many"))


@app.cell
def _(language, mo, words_of):
    games = mo.ui.slider(10, 200, step=10, value=20, show_value=True,
                         label=words_of(language.value).format("notebook-games"))
    games
    return (games,)


@app.cell
def _(games, language, picture, say):
    picture("domino", "guesses_right", {say(name): {"policies": name} for name in ("rash", "careful")},
            games.value, language.value)


if __name__ == "__main__":
    app.run()
