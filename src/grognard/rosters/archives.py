"""Opening a zipped list or catalogue: one file in it, and never more of it than may be."""

from __future__ import annotations

import struct
import zipfile
import zlib
from io import BytesIO

from grognard.core.messages import say
from grognard.rosters.limits import MOST_BYTES, Place

SIGNATURE = b"PK\x03\x04"
END = b"PK\x05\x06"
END_SIZE, LONGEST_REMARK = 22, 65_535
LONG_END = b"PK\x06\x07"
"""What stands before the end of an archive whose numbers are too large for the usual one."""
MOST_FILES = 20
LARGEST_INDEX = 20_000
SUFFIXES = (".ros", ".cat", ".gst", ".xml", ".json", ".txt")


def unzipped(data: bytes, place: Place) -> bytes:
    """The list or catalogue in an archive. Raises ``InputError`` for one that holds none or several, is locked, broken
    or would be too large: by what it says before it is unpacked, and by what comes out while it is."""
    _count(data, place)
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            files = [each for each in archive.infolist() if not each.is_dir()]
            wanted = [each for each in files if each.filename.lower().endswith(SUFFIXES)]
            if len(wanted) != 1:
                raise place.error(say("roster-zip-count", count=len(wanted), forms=", ".join(SUFFIXES)))
            (info,) = wanted
            if info.flag_bits & 1:
                raise place.error(say("roster-zip-locked"))
            place.large(info.file_size)
            with archive.open(info) as file:
                content = file.read(MOST_BYTES + 1)
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, EOFError, OSError, ValueError, RuntimeError) as error:
        raise place.error(say("roster-zip-broken", problem=str(error)[:200])) from error
    place.large(len(content))
    return content


def _count(data: bytes, place: Place) -> None:
    """Refuse an archive of many files by what stands at its end, before the list of them is built."""
    start = data.rfind(END, max(0, len(data) - END_SIZE - LONGEST_REMARK))
    if start < 0 or len(data) < start + END_SIZE or data[max(0, start - 20) : start].startswith(LONG_END):
        raise place.error(say("roster-zip-broken", problem=say("roster-zip-no-end")))
    count, size = struct.unpack("<HI", data[start + 10 : start + 16])
    if count > MOST_FILES or size > LARGEST_INDEX:
        raise place.error(say("roster-zip-files", most=MOST_FILES))
