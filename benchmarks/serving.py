"""A server on this machine alone, for as long as it is measured."""

from __future__ import annotations

import http.server
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

__all__ = ["serving"]


@contextmanager
def serving(handler: Callable[..., Any]) -> Iterator[str]:
    """The address of a server that answers by a handler, with a slash at its end."""
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as httpd:
        thread = threading.Thread(target=httpd.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{httpd.server_port}/"
        httpd.shutdown()
        thread.join()
