// Answers bench requests with Pyodide under Node: node pyodide.mjs PYODIDE_FOLDER ENGINE_ZIP [BOOK_ZIP …] < requests > answers
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

const [folder, ...archives] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/` });
for (const archive of archives) {
  python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", { extractDir: "/lib/python3.14/site-packages" });
}
const answer = python.pyimport("rulebook.bench").answer;
process.stdout.write(python.runPython("import sys; sys.version.split()[0]") + "\n");
for (const request of (await text(process.stdin)).split("\n").filter(Boolean)) process.stdout.write(answer(request) + "\n");
