"""State records: one declaration, the same bytes in every carrier."""

from __future__ import annotations

import struct

import numpy as np
import pytest

from windycity.kernel import Record, i8, i16, i32, i64, u8, u16, u32


class Sample(Record):
    """Fields of every width, so that padding is needed."""

    flag: int = u8()
    amount: int = i32()
    row: list[int] = u16(3)
    small: int = i8()
    grid: list[list[int]] = i16(2, 3)
    large: int = i64()
    count: int = u32()


def filled() -> Sample:
    s = Sample()
    s.flag, s.amount, s.small, s.large, s.count = 200, -70_000, -5, -(2**40), 2**32 - 1
    s.row = [1, 2, 65_535]
    s.grid = [[-1, 2, -3], [4, -5, 6]]
    return s


def test_a_new_record_is_blank() -> None:
    assert Sample().pack() == bytes(Sample.layout.size)


def test_numpy_sees_the_same_values_in_the_same_bytes() -> None:
    s = filled()
    there = np.frombuffer(s.pack(), Sample.layout.dtype())[0]
    for name in Sample.layout.names:
        assert np.array_equal(there[name], getattr(s, name))


def test_fields_are_aligned_and_padding_is_zero() -> None:
    dtype = Sample.layout.dtype()
    assert dtype.fields is not None
    for name, storage in zip(Sample.layout.names, Sample.layout.fields, strict=True):
        assert dtype.fields[name][1] % storage.width == 0
    assert dtype.itemsize == Sample.layout.size == len(filled().pack())
    assert filled().pack()[1:4] == bytes(3)


def test_unpack_turns_bytes_back_into_the_record() -> None:
    assert Sample.of(filled().pack()) == filled()
    assert repr(Sample.of(filled().pack())) == repr(filled())


def test_a_copy_shares_nothing() -> None:
    s = filled()
    twin = s.copy()
    twin.row[0] = 9
    twin.grid[1][1] = 9
    twin.flag = 9
    assert s == filled()
    assert twin != s
    assert hash(s) == hash(filled())


@pytest.mark.parametrize(("name", "value"), [("flag", 256), ("flag", -1), ("small", 128)])
def test_a_number_out_of_range_is_refused_when_packed(name: str, value: int) -> None:
    s = filled()
    setattr(s, name, value)
    with pytest.raises(struct.error):
        s.pack()


def test_unknown_fields_cannot_be_written() -> None:
    with pytest.raises(AttributeError):
        filled().colour = 1  # type: ignore[attr-defined]


def test_a_record_above_four_kibibytes_is_refused() -> None:
    with pytest.raises(TypeError, match="Huge takes 4104 bytes"):

        class Huge(Record):
            row: list[int] = i64(513)
