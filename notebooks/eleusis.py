"""New Eleusis, taught by its examples: a judged play, a round as a scientist, the search for a rule."""

import marimo

app = marimo.App(width="medium", app_title="New Eleusis")


@app.cell
def _():
    import marimo as mo

    from engine.eleusis.catalogue import catalogue
    from rulebook.pages.plays import plays
    from rulebook.texts import clauses
    from rulebook.widgets import Bench, languages, lesson, search, show
    from rulebook.words import words_of

    return Bench, catalogue, clauses, languages, lesson, mo, plays, search, show, words_of


@app.cell
def _(languages, mo, words_of):
    own = languages("eleusis")
    language = mo.ui.radio(own, value=next(iter(own)), inline=True, label=words_of("en").format("notebook-language"))
    language
    return (language,)


@app.cell
def _(language, lesson, mo):
    say = lesson("eleusis", language.value)
    mo.md(f"# {say('title')}\n{say('about')}")
    return (say,)


@app.cell
def _(mo, say):
    mo.md(say("first"))


@app.cell
def _(mo, show):
    first = mo.ui.anywidget(show("right-string"))
    first
    return (first,)


@app.cell
def _(first, language):
    first.lang = language.value


@app.cell
def _(clauses, first, language, mo, words_of):
    # What Python knows of the bench, after every change.
    cited = first.result.clauses if first.result else []
    texts = clauses("eleusis", language.value)
    mo.accordion({words_of(language.value).format("notebook-cited"): mo.md(
        "\n".join(f"- **{one.partition('/')[2]}** {texts[one].plain}" for one in cited))})


@app.cell
def _(mo, say):
    mo.md(say("play"))


@app.cell
def _(Bench, mo, plays):
    scene = plays("eleusis")["scientist"]
    table = mo.ui.anywidget(
        Bench("eleusis", scene["call"], scene["args"], rulings=scene["rulings"], play=scene["play"]))
    table
    return (table,)


@app.cell
def _(language, table):
    table.lang = language.value


@app.cell
def _(mo, say):
    mo.md(say("many"))


@app.cell
def _(catalogue, language, mo, words_of):
    words = words_of(language.value, "eleusis")
    names = {words.format(f"catalogue-{entry.id}"): place for place, entry in enumerate(catalogue())}
    secret = mo.ui.dropdown(names, value=next(iter(names)))
    secret
    return (secret,)


@app.cell
def _(catalogue, language, search, secret):
    search([catalogue()[secret.value].rule], language.value)


if __name__ == "__main__":
    app.run()
