// What if something else had been chosen: at any step, from the choice that led to it.

import type { Context, Part } from "../context";
import { h } from "../dom";

export function whatIf(context: Context): Part {
  const { session, words } = context;
  const told = h("span");
  const button = h("button", { type: "button", class: "quiet", onclick: () => {
    const { fork } = session;
    if (!fork) return;
    session.unchoose(fork);
    context.home();
  } }, words.text("ui-fork"));
  const element = h("p", { class: "fork", hidden: true }, told, " ", button);

  function step(): void {
    const { fork } = session;
    element.hidden = !fork || session.source === "waiting" || session.source === "failed";
    if (!fork) return;
    const chosen = fork.of === "answers" ? session.state.answers[fork.place] : (session.state.args.moves as unknown[])[fork.place];
    told.textContent = words.text("ui-fork-chosen", { step: fork.at + 1,
      chosen: typeof chosen === "string" ? words.option(chosen) : context.sentence(fork.at + 1) });
  }

  return { element, step, result: step };
}
