"""Somebody who talks to a server byte by byte, and keeps to no custom."""

from __future__ import annotations

import json
import socket
import struct
import time
from collections.abc import Callable
from typing import Any

from windycity.server.web.identity import COOKIE

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
PATIENCE = 10.0
"""Seconds until something that has to happen counts as never."""


def frame(opcode: int, payload: bytes = b"", *, is_last: bool = True) -> bytes:
    """A frame of a client; its mask is nothing."""
    head = struct.pack("!B", opcode | (0x80 if is_last else 0))
    if len(payload) < 126:
        return head + struct.pack("!BI", 0x80 | len(payload), 0) + payload
    if len(payload) < 65_536:
        return head + struct.pack("!BHI", 0x80 | 126, len(payload), 0) + payload
    return head + struct.pack("!BQI", 0x80 | 127, len(payload), 0) + payload


def message(**request: Any) -> bytes:
    return frame(TEXT, json.dumps({"id": "x", **request}).encode())


def connection(address: str, come_from: str = "127.0.0.1") -> socket.socket:
    """A bare connection, that keeps as little as possible of what is not read."""
    host, port = address.split(":")
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    made.bind((come_from, 0))
    made.settimeout(PATIENCE)
    made.connect((host, int(port)))
    return made


def upgraded(address: str, token: str, come_from: str = "127.0.0.1") -> socket.socket:
    """A connection that is a websocket; `ConnectionError` if it is not let in."""
    made = connection(address, come_from)
    lines = [
        "GET /api/socket HTTP/1.1",
        f"Host: {address}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        f"Cookie: {COOKIE}={token}",
    ]
    made.sendall("\r\n".join([*lines, "", ""]).encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += made.recv(1) or b"\r\n\r\n"
    if b" 101 " not in answer:
        made.close()
        raise ConnectionError(answer.decode("latin-1"))
    return made


def is_hung_up_on(made: socket.socket, seconds: float = PATIENCE) -> bool:
    """Whether the other side hangs up within some time; what it says until then is read and forgotten."""
    end = time.monotonic() + seconds
    made.settimeout(0.05)
    while time.monotonic() < end:
        try:
            if not made.recv(65_536):
                return True
        except TimeoutError:
            pass
        except ConnectionError:
            return True
    return False


def comes_true(condition: Callable[[], bool], seconds: float = PATIENCE) -> bool:
    """Whether something comes to be within some time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.02)
    return False
