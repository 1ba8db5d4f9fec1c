// Compiles Pyodide's standard library to unchecked-hash .pyc, inside Pyodide itself, so that no page has to.
// node stdlib.mjs PYODIDE_FOLDER OUTPUT.zip
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, output] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: folder });
python.FS.writeFile("/stock.zip", new Uint8Array(readFileSync(join(folder, "python_stdlib.zip"))));
python.runPython(`
import marshal, re, types, zipfile
from importlib.util import MAGIC_NUMBER

# What no page reaches: the network, processes, terminals, test and debugging tools, old encodings.
LEFT_OUT = re.compile(r"""(__phello__|_pyrepl|ctypes|doctest|email|ensurepip|ftplib|html|http|idlelib|imaplib|lib2to3
    |mailbox|mailcap|multiprocessing|netrc|optparse|pdb|bdb|cmd|pickletools|plistlib|poplib|profile|cProfile|pstats
    |pydoc|pydoc_data|smtplib|socketserver|sqlite3|tarfile|timeit|trace|turtle|turtledemo|unittest|venv|wave|webbrowser
    |wsgiref|xml|xmlrpc|zipapp)(/|\\.py$)
    |encodings/(?!__init__|aliases|ascii|charmap|cp437|idna|latin_1|punycode|raw_unicode|unicode_escape|utf_)""", re.X)
# Magic number, flags "hash-based, not checked", and a hash that nothing reads.
HEADER = MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)

def without_lines(code):
    """No page shows a traceback, so the line tables, a third of the whole, say "no line" for every instruction."""
    constants = tuple(without_lines(value) if isinstance(value, types.CodeType) else value for value in code.co_consts)
    eights, rest = divmod(len(code.co_code) // 2, 8)
    return code.replace(co_linetable=b"\\xff" * eights + bytes([0xf7 + rest] if rest else []), co_consts=constants)

with zipfile.ZipFile("/stock.zip") as stock, zipfile.ZipFile("/compiled.zip", "w") as compiled:
    for name in sorted(stock.namelist()):
        if LEFT_OUT.match(name):
            continue
        data = stock.read(name)
        if name.endswith(".py"):  # as with -OO: without docstrings and asserts
            code = compile(data, name, "exec", dont_inherit=True, optimize=2)
            data = HEADER + marshal.dumps(without_lines(code))
            name += "c"
        compiled.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED, 9)
`);
writeFileSync(output, python.FS.readFile("/compiled.zip"));
