"""A state record: declared once, carried as a plain object or as flat bytes.

    class State(Record):
        turn: int = u8()
        tokens: list[int] = i16(6)
        holdings: list[list[int]] = u8(6, 10)

The annotation is what rule code sees, the value is how it is stored. From this one declaration come
the interpreter's slots object, the byte layout and the NumPy dtype, so that all carriers agree.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Self, overload

if TYPE_CHECKING:
    import numpy as np

MAX_BYTES = 4096
"""No state record may be larger: a copy must stay a short memory copy."""


@dataclass(frozen=True)
class Storage:
    """How one field lies in memory: a NumPy type code and up to two dimensions."""

    code: str
    shape: tuple[int, ...]

    @property
    def count(self) -> int:
        total = 1
        for extent in self.shape:
            total *= extent
        return total

    @property
    def width(self) -> int:
        return int(self.code[1])

    @property
    def struct_code(self) -> str:
        letter = {"1": "b", "2": "h", "4": "i", "8": "q"}[self.code[1]]
        return letter.upper() if self.code[0] == "u" else letter


class _Integer:
    """Declares a field of one integer type: `u8()` a number, `u8(6)` a row, `u8(6, 10)` a grid."""

    def __init__(self, code: str) -> None:
        self.code = code

    @overload
    def __call__(self) -> int: ...
    @overload
    def __call__(self, length: int, /) -> list[int]: ...
    @overload
    def __call__(self, rows: int, columns: int, /) -> list[list[int]]: ...
    def __call__(self, *shape: int) -> Any:
        return Storage(self.code, shape)


# Unsigned for flags and whatever is only compared or used as an index; signed for amounts and all that is
# added or subtracted, because compiled code wraps when an unsigned number falls below zero.
u8 = _Integer("u1")
u16 = _Integer("u2")
u32 = _Integer("u4")
i8 = _Integer("i1")
i16 = _Integer("i2")
i32 = _Integer("i4")
i64 = _Integer("i8")


@dataclass(frozen=True)
class Layout:
    """Where every field lies: little-endian, naturally aligned, padding always zero."""

    names: tuple[str, ...]
    fields: tuple[Storage, ...]
    offsets: tuple[int, ...]
    size: int
    packer: struct.Struct

    def dtype(self) -> np.dtype[np.void]:
        import numpy as np

        formats = [("<" + f.code, f.shape) if f.shape else "<" + f.code for f in self.fields]
        return np.dtype(
            {
                "names": list(self.names),
                "formats": formats,
                "offsets": list(self.offsets),
                "itemsize": self.size,
            },
            align=True,
        )


def _lay_out(owner: str, fields: dict[str, Storage]) -> Layout:
    offset, offsets, code = 0, [], "<"
    for field in fields.values():
        padding = -offset % field.width
        offset += padding
        offsets.append(offset)
        code += f"{padding}x{field.count}{field.struct_code}"
        offset += field.count * field.width
    widest = max(field.width for field in fields.values())
    padding = -offset % widest
    size = offset + padding
    if size > MAX_BYTES:
        raise TypeError(f"{owner} takes {size} bytes, more than the {MAX_BYTES} a record may have")
    return Layout(
        tuple(fields), tuple(fields.values()), tuple(offsets), size, struct.Struct(f"{code}{padding}x")
    )


def _generate(layout: Layout) -> dict[str, Any]:
    """The record's methods as straight-line code: no loop over field names at run time."""
    blank, copy, pack, unpack, at = [], [], [], [], 0
    for name, field in zip(layout.names, layout.fields, strict=True):
        end = at + field.count
        if not field.shape:
            blank.append(f"s.{name} = 0")
            copy.append(f"c.{name} = s.{name}")
            pack.append(f"s.{name}")
            unpack.append(f"s.{name} = v[{at}]")
        elif len(field.shape) == 1:
            blank.append(f"s.{name} = [0] * {field.count}")
            copy.append(f"c.{name} = s.{name}[:]")
            pack.append(f"*s.{name}")
            unpack.append(f"s.{name} = list(v[{at}:{end}])")
        else:
            rows, columns = field.shape
            blank.append(f"s.{name} = [[0] * {columns} for _ in range({rows})]")
            copy.append(f"c.{name} = [row[:] for row in s.{name}]")
            pack.append(f"*chain(*s.{name})")
            unpack.append(f"s.{name} = [list(v[i:i + {columns}]) for i in range({at}, {end}, {columns})]")
        at = end
    source = "\n".join(
        [
            "def __init__(s):",
            *(f"    {line}" for line in blank),
            "def copy(s):",
            "    c = new(type(s))",
            *(f"    {line}" for line in copy),
            "    return c",
            "def pack(s):",
            f"    return packer.pack({', '.join(pack)})",
            "def unpack(s, data):",
            "    v = packer.unpack(data)",
            *(f"    {line}" for line in unpack),
        ]
    )
    from itertools import chain

    names: dict[str, Any] = {"packer": layout.packer, "chain": chain, "new": object.__new__}
    exec(source, names)  # the same technique as dataclasses and namedtuple
    return {method: names[method] for method in ("__init__", "copy", "pack", "unpack")}


class RecordType(type):
    """Turns the field declarations of a class body into slots, layout and methods."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> RecordType:
        fields = {key: value for key, value in body.items() if isinstance(value, Storage)}
        kept = {key: value for key, value in body.items() if key not in fields}
        kept["__slots__"] = tuple(fields)
        if fields:
            kept["layout"] = layout = _lay_out(name, fields)
            kept.update(_generate(layout))
        return super().__new__(mcs, name, bases, kept)


class Record(metaclass=RecordType):
    """Base of all state records; equality and hash are those of the bytes."""

    layout: ClassVar[Layout]

    if TYPE_CHECKING:

        def copy(self) -> Self:
            """An independent copy."""

        def pack(self) -> bytes:
            """The bytes that every carrier agrees on; `struct.error` names a field out of range."""

        def unpack(self, data: bytes) -> None:
            """Take over all fields from packed bytes."""

    @classmethod
    def of(cls, data: bytes) -> Self:
        """A new record from packed bytes."""
        record = cls()
        record.unpack(data)
        return record

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.pack() == other.pack()

    def __hash__(self) -> int:
        return hash(self.pack())

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.layout.names)
        return f"{type(self).__name__}({fields})"
