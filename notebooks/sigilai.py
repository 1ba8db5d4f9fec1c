"""Baltiški sigilai, taught by its examples: a trick, an open question, many games."""

import marimo

app = marimo.App(width="medium", app_title="Baltiški sigilai")


@app.cell
def _():
    import marimo as mo

    from rulebook.texts import clauses
    from rulebook.widgets import languages, lesson, picture, readings, show
    from rulebook.words import words_of

    return clauses, languages, lesson, mo, picture, readings, show, words_of


@app.cell
def _(languages, mo, words_of):
    own = languages("sigilai")
    language = mo.ui.radio(own, value=next(iter(own)), inline=True, label=words_of("en").format("notebook-language"))
    language
    return (language,)


@app.cell
def _(language, lesson, mo):
    say = lesson("sigilai", language.value)
    mo.md(f"# {say('title')}\n{say('about')}")
    return (say,)


@app.cell
def _(mo, say):
    mo.md(say("first"))


@app.cell
def _(mo, show):
    first = mo.ui.anywidget(show("several-reda"))
    first
    return (first,)


@app.cell
def _(first, language):
    first.lang = language.value


@app.cell
def _(clauses, first, language, mo, words_of):
    # What Python knows of the bench, after every change.
    cited = first.result.clauses if first.result else []
    texts = clauses("sigilai", language.value)
    mo.accordion({words_of(language.value).format("notebook-cited"): mo.md(
        "\n".join(f"- **{one.partition('/')[2]}** {texts[one].plain}" for one in cited))})


@app.cell
def _(mo, say):
    mo.md(say("question"))


@app.cell
def _(language, mo, readings, words_of):
    reading = mo.ui.dropdown(dict(readings("sigilai", "lone_leader", language.value)),
                             value=readings("sigilai", "lone_leader", language.value)[0][0],
                             label=words_of(language.value).format("notebook-reading"))
    reading
    return (reading,)


@app.cell
def _(mo, show):
    second = mo.ui.anywidget(show("question-lone-leader"))
    second
    return (second,)


@app.cell
def _(language, reading, second):
    second.lang, second.rulings = language.value, {"lone_leader": reading.value}


@app.cell
def _(mo, say):
    mo.md(say("many"))


@app.cell
def _(language, mo, words_of):
    games = mo.ui.slider(20, 200, step=20, value=60, show_value=True,
                         label=words_of(language.value).format("notebook-games"))
    games
    return (games,)


@app.cell
def _(games, language, picture, readings):
    picture("sigilai", "trick_results", {sentence: {"rulings": {"preset": "table", "lone_leader": name}}
                                         for sentence, name in readings("sigilai", "lone_leader", language.value)},
            games.value, language.value)


if __name__ == "__main__":
    app.run()
