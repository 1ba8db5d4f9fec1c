// The translators' desk: what a script adds to its page.

import { columns } from "../desk/columns";
import { light } from "../desk/light";
import type { Model, Port } from "../port";

export function deskTool(_model: Model, _port: Port, el: HTMLElement): () => void {
  const figure = (el.getRootNode() as ShadowRoot).host.closest("figure")!;
  const desk = figure.closest<HTMLElement>(".lr-desk")!;
  const ends = [light(desk), columns(desk)];
  return () => { for (const end of ends) end(); };
}
