const ifdEntryBytes = 12;
const exifPointer = 0x8769;
const takenTag = 0x9003;
const offsetTag = 0x9011;
/** A camera that does not say how far its clock is ahead is taken to stand where the product is sold. */
const offsetDefault = '+05:30';

interface Reader {
  bytes: Buffer;
  /** Where offsets are counted from. */
  start: number;
  isLittle: boolean;
}

const two = ({ bytes, isLittle }: Reader, at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
const four = ({ bytes, isLittle }: Reader, at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));

/** Where the entries of a directory keep their values, by tag. */
function entriesOf(reader: Reader, at: number): Map<number, number> {
  const entries = new Map<number, number>();
  for (let index = 0; index < two(reader, at); index += 1) {
    const entry = at + 2 + index * ifdEntryBytes;
    entries.set(two(reader, entry), entry + 8);
  }
  return entries;
}

function textAt(reader: Reader, place: number | undefined, length: number): string {
  if (place === undefined) return '';
  const at = reader.start + four(reader, place);
  return reader.bytes.subarray(at, at + length).toString('latin1');
}

function read(exif: Buffer): Date | null {
  const start = exif.subarray(0, 4).toString('latin1') === 'Exif' ? 6 : 0;
  const reader = { bytes: exif, start, isLittle: exif.subarray(start, start + 2).toString('latin1') === 'II' };
  const root = entriesOf(reader, start + four(reader, start + 4));
  const place = root.get(exifPointer);
  if (place === undefined) return null;
  const entries = entriesOf(reader, start + four(reader, place));
  const taken = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/.exec(textAt(reader, entries.get(takenTag), 19));
  if (!taken) return null;
  const [, year, month, day, time] = taken;
  const offset = /^[+-]\d\d:\d\d/.exec(textAt(reader, entries.get(offsetTag), 6))?.[0] ?? offsetDefault;
  const at = new Date(`${year}-${month}-${day}T${time}${offset}`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** When a camera says that it took a photo, from what it wrote beside it (EXIF); null where it says nothing that can be read. */
export function takenAtOf(exif: Buffer | undefined): Date | null {
  if (!exif) return null;
  try {
    return read(exif);
  } catch (error) {
    // Cut short, or with places that lie outside of it.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
