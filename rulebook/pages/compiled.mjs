// Compiles archives of Python to unchecked-hash .pyc, inside Pyodide itself, so that no page has to.
// node compiled.mjs PYODIDE_FOLDER library|own FROM.zip TO.zip [FROM.zip TO.zip …]
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [given, kind, ...archives] = process.argv.slice(2);
const folder = resolve(given);
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: folder, env: { HOME: "/home", PYTHONNODEBUGRANGES: "1" } });
python.runPython(`
import marshal, re, sys, types, zipfile
from importlib.util import MAGIC_NUMBER

# What no page reaches: the network, processes, terminals, test and debugging tools, old encodings; and what others
# import only if it is there.
LEFT_OUT = re.compile(r"""(__phello__|_pyrepl|bz2|compression|ctypes|doctest|email|ensurepip|ftplib|html|http|idlelib|imaplib|lib2to3
    |lzma|mailbox|mailcap|multiprocessing|netrc|optparse|pdb|bdb|cmd|pickletools|plistlib|poplib|profile|cProfile|pstats
    |pydoc|pydoc_data|smtplib|socketserver|sqlite3|ssl|tarfile|timeit|trace|turtle|turtledemo|unittest|venv|wave|webbrowser
    |wsgiref|xml|xmlrpc|zipapp)(/|\\.py$)
    |encodings/(?!__init__|aliases|ascii|charmap|cp437|idna|latin_1|punycode|raw_unicode|unicode_escape|utf_)""", re.X)
# Magic number, flags "hash-based, not checked", and a hash that nothing reads.
HEADER = MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)
# Where a page unpacks our own: a report names the file and the line.
PLACE = f"/lib/python{sys.version_info.major}.{sys.version_info.minor}/site-packages/"

def without_lines(code):
    """No page shows a traceback of the library, so the line tables, a third of it, say "no line" everywhere."""
    constants = tuple(without_lines(value) if isinstance(value, types.CodeType) else value for value in code.co_consts)
    eights, rest = divmod(len(code.co_code) // 2, 8)
    return code.replace(co_linetable=b"\\xff" * eights + bytes([0xf7 + rest] if rest else []), co_consts=constants)

def bytecode(name, source, library):
    """As with -OO: without docstrings and asserts."""
    code = compile(source, name if library else PLACE + name, "exec", dont_inherit=True, optimize=2)
    return without_lines(code) if library else code

def compiled(library):
    with zipfile.ZipFile("/from.zip") as found, zipfile.ZipFile("/to.zip", "w") as archive:
        for name in sorted(found.namelist()):
            if library and LEFT_OUT.match(name):
                continue
            data = found.read(name)
            if name.endswith(".py"):
                data = HEADER + marshal.dumps(bytecode(name, data, library))
                name += "c"
            archive.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED, 9)
`);
const compiled = python.globals.get("compiled");
for (let at = 0; at < archives.length; at += 2) {
  python.FS.writeFile("/from.zip", new Uint8Array(readFileSync(archives[at])));
  compiled(kind === "library");
  writeFileSync(archives[at + 1], python.FS.readFile("/to.zip"));
}
