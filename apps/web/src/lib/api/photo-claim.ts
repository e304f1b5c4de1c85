// What a camera wrote about the time of a photo is gone once a browser draws it anew: it is read before, and written into the
// new file as a camera writes it, so that the server reads it in one way. Nothing else goes along, no place least of all.
const exifMarker = 0xe1;
const scanMarker = 0xda;
const ifdEntryBytes = 12;
const exifPointer = 0x8769;
const takenTag = 0x9003;
const offsetTag = 0x9011;
/** How much of a file is read for it: a camera writes it before the picture. */
export const headBytes = 256 * 1024;

export interface TakenAt {
  /** On the camera's clock: '2026:06:01 12:00:00'. */
  taken: string;
  /** How far that clock is ahead of UTC: '+05:30'; empty where the camera does not say. */
  offset: string;
}

const asciiAt = (view: DataView, at: number, length: number): string =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));

function readTiff(view: DataView, start: number): TakenAt | null {
  const isLittle = asciiAt(view, start, 2) === 'II';
  const two = (at: number) => view.getUint16(at, isLittle);
  const four = (at: number) => view.getUint32(at, isLittle);
  const placeOf = (directory: number, tag: number): number | undefined => {
    for (let index = 0; index < two(directory); index += 1) {
      const entry = directory + 2 + index * ifdEntryBytes;
      if (two(entry) === tag) return entry + 8;
    }
    return undefined;
  };
  const textOf = (place: number | undefined, length: number) =>
    place === undefined ? '' : asciiAt(view, start + four(place), length);
  const pointer = placeOf(start + four(start + 4), exifPointer);
  if (pointer === undefined) return null;
  const directory = start + four(pointer);
  const taken = textOf(placeOf(directory, takenTag), 19);
  const offset = textOf(placeOf(directory, offsetTag), 6);
  if (!/^\d{4}:\d\d:\d\d \d\d:\d\d:\d\d$/.test(taken)) return null;
  return { taken, offset: /^[+-]\d\d:\d\d$/.test(offset) ? offset : '' };
}

function readJpeg(view: DataView): TakenAt | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    if (marker === scanMarker) return null;
    if (marker === exifMarker && asciiAt(view, at + 4, 4) === 'Exif') return readTiff(view, at + 10);
  }
  return null;
}

/** When the camera says that it took a photo (JPEG), by the beginning of the file; null where it says nothing that can be read. */
export function readTakenAt(head: ArrayBuffer): TakenAt | null {
  try {
    return readJpeg(new DataView(head));
  } catch (error) {
    // Cut short, or with places that lie outside of it.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The part of a JPEG that says when it was taken, and nothing else. */
function exifOf({ taken, offset }: TakenAt): Uint8Array<ArrayBuffer> {
  const texts = [
    [takenTag, `${taken}\0`],
    [offsetTag, `${offset}\0`],
  ] as const;
  const written = texts.filter(([, text]) => text.length > 1);
  const [root, directory] = [8, 8 + 2 + ifdEntryBytes + 4];
  const values = directory + 2 + written.length * ifdEntryBytes + 4;
  const tiffBytes = values + written.reduce((sum, [, text]) => sum + text.length, 0);
  const bytes = new Uint8Array(4 + 6 + tiffBytes);
  const view = new DataView(bytes.buffer);
  const ascii = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  view.setUint16(0, 0xff00 + exifMarker);
  view.setUint16(2, bytes.length - 2);
  ascii(4, 'Exif\0\0');
  const start = 10;
  ascii(start, 'MM\0*');
  view.setUint32(start + 4, root);
  const entry = (at: number, tag: number, [type, count, value]: readonly [number, number, number]) => {
    view.setUint16(at, tag);
    view.setUint16(at + 2, type);
    view.setUint32(at + 4, count);
    view.setUint32(at + 8, value);
  };
  view.setUint16(start + root, 1);
  entry(start + root + 2, exifPointer, [4, 1, directory]);
  view.setUint16(start + directory, written.length);
  let value = values;
  for (const [index, [tag, text]] of written.entries()) {
    entry(start + directory + 2 + index * ifdEntryBytes, tag, [2, text.length, value]);
    ascii(start + value, text);
    value += text.length;
  }
  return bytes;
}

/** The parts of a JPEG with the time that a camera wrote in it; anything else as it is. */
export function withTakenAt(file: Uint8Array<ArrayBuffer>, taken: TakenAt | null): Uint8Array<ArrayBuffer>[] {
  const startBytes = 2;
  if (taken === null || file[0] !== 0xff || file[1] !== 0xd8) return [file];
  return [file.subarray(0, startBytes), exifOf(taken), file.subarray(startBytes)];
}
