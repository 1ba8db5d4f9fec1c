// Texts as QR codes, for print: dark on light, with the margin that cameras need.
// node codes.mjs FILE TEXT FILE TEXT …
import { encode } from "uqr";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const wanted = process.argv.slice(2);
while (wanted.length) {
  const [file, text] = wanted.splice(0, 2);
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => on ? [`M${x} ${y}h1v1h-1z`] : [])).join("");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`
    + `<path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path d="${dark}"/></svg>\n`);
}
