"""A file layer for SQLite that remembers what was written and what was synced, so that a power cut can be
simulated: what was not synced by then is gone, or partly gone.

It is SQLite's own file layer with four functions replaced, put in place through the C library that Python's
`sqlite3` uses.
"""

from __future__ import annotations

import ctypes
import random
import re
from collections.abc import Callable
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_int64, c_void_p
from pathlib import Path
from typing import Any, NamedTuple

import sqlite3  # isort: skip  # so that its library is loaded


class Operation(NamedTuple):
    """A write with its bytes, a truncation to `offset`, a sync, or the end of the file."""

    file: str
    kind: str
    offset: int = 0
    data: bytes = b""


WRITE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
TRUNCATE = CFUNCTYPE(c_int, c_void_p, c_int64)
SYNC = CFUNCTYPE(c_int, c_void_p, c_int)
OPEN = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
DELETE = CFUNCTYPE(c_int, c_void_p, c_char_p, c_int)
OK = 0


class Methods(Structure):
    """`sqlite3_io_methods`, up to version 3."""

    _fields_ = [
        ("version", c_int),
        ("close", c_void_p),
        ("read", c_void_p),
        ("write", WRITE),
        ("truncate", TRUNCATE),
        ("sync", SYNC),
        ("others", c_void_p * 13),
    ]


class File(Structure):
    """`sqlite3_file`."""

    _fields_ = [("methods", POINTER(Methods))]


class Layer(Structure):
    """`sqlite3_vfs`, up to version 3."""

    _fields_ = [
        ("version", c_int),
        ("file_size", c_int),
        ("longest_path", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("open", OPEN),
        ("delete", DELETE),
        ("others", c_void_p * 14),
    ]


def library() -> ctypes.CDLL:
    """The SQLite that Python has loaded."""
    found = re.search(r"\S*libsqlite3\S*", Path("/proc/self/maps").read_text())
    assert found, f"Python's SQLite {sqlite3.sqlite_version} is not a library of its own here"
    library = ctypes.CDLL(found.group())
    library.sqlite3_vfs_find.restype = POINTER(Layer)
    return library


class PowerCut:
    """The layer, by its name, and all that was done through it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.operations: list[Operation] = []
        self._files: dict[int, str] = {}
        self._kept: list[Any] = []
        own = library().sqlite3_vfs_find(None)
        self._own = own
        layer = Layer()
        ctypes.memmove(ctypes.byref(layer), own, ctypes.sizeof(Layer))
        layer.name = name.encode()
        layer.open, layer.delete = OPEN(self._open), DELETE(self._delete)
        self._kept += [layer, layer.open, layer.delete]
        assert library().sqlite3_vfs_register(ctypes.byref(layer), 0) == OK

    def _open(self, _: int, path: int | None, file: int, flags: int, out: int | None) -> int:
        """SQLite keeps the path where it lies, so it is handed on as it is."""
        opened: int = self._own.contents.open(ctypes.addressof(self._own.contents), path, file, flags, out)
        if opened == OK and path is not None:
            self._files[file] = Path(ctypes.string_at(path).decode()).name
            handle = ctypes.cast(file, POINTER(File)).contents
            handle.methods = ctypes.pointer(self._watched(handle.methods.contents))
        return opened

    def _delete(self, _: int, path: bytes, sync: int) -> int:
        self.operations.append(Operation(Path(path.decode()).name, "delete"))
        return int(self._own.contents.delete(ctypes.addressof(self._own.contents), path, sync))

    def _watched(self, own: Methods) -> Methods:
        methods = Methods()
        ctypes.memmove(ctypes.byref(methods), ctypes.byref(own), ctypes.sizeof(Methods))
        write, truncate, sync = own.write, own.truncate, own.sync

        def on_write(file: int, data: int, size: int, offset: int) -> int:
            self._note(file, "write", offset, ctypes.string_at(data, size))
            return int(write(file, data, size, offset))

        def on_truncate(file: int, size: int) -> int:
            self._note(file, "truncate", size)
            return int(truncate(file, size))

        def on_sync(file: int, flags: int) -> int:
            done = int(sync(file, flags))
            self._note(file, "sync")
            return done

        methods.write, methods.truncate, methods.sync = WRITE(on_write), TRUNCATE(on_truncate), SYNC(on_sync)
        self._kept += [methods, methods.write, methods.truncate, methods.sync]
        return methods

    def _note(self, file: int, kind: str, offset: int = 0, data: bytes = b"") -> None:
        self.operations.append(Operation(self._files[file], kind, offset, data))

    def leftovers(self, until: int, folder: Path, luck: Callable[[], bool]) -> None:
        """Write the files as they are found after a power cut behind so many operations. What was not synced
        is there where luck says so; what was deleted is gone."""
        contents: dict[str, bytearray] = {}
        done = self.operations[:until]
        synced = {operation.file: i for i, operation in enumerate(done) if operation.kind == "sync"}
        for i, operation in enumerate(done):
            if operation.kind == "delete":
                contents.pop(operation.file, None)
            elif operation.kind != "sync" and (i < synced.get(operation.file, 0) or luck()):
                _repeat(contents.setdefault(operation.file, bytearray()), operation)
        folder.mkdir()
        for name, content in contents.items():
            (folder / name).write_bytes(content)


def _repeat(content: bytearray, operation: Operation) -> None:
    if operation.kind == "truncate":
        del content[operation.offset :]
        return
    content.extend(bytes(max(0, operation.offset - len(content))))
    content[operation.offset : operation.offset + len(operation.data)] = operation.data


def never() -> bool:
    """Nothing survives that was not synced."""
    return False


def coin(seed: int) -> Callable[[], bool]:
    """Half of it survives."""
    chance = random.Random(seed)
    return lambda: chance.random() < 0.5
