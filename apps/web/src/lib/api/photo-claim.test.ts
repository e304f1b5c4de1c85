import { expect, test } from 'vitest';
import { readTakenAt, withTakenAt } from './photo-claim.ts';

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = (bytes: Iterable<number>) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const ascii = (text: string) => hexOf(new TextEncoder().encode(text));
const swapped = (hex: string) => (hex.match(/../g) ?? []).toReversed().join('');

/** A photo as a camera writes it, in either order of bytes: a part of a program first, then what the camera says, then the picture. */
function photo({ taken = '2026:06:01 12:00:00', offset = '+05:30', isLittle = false, pointer = 26 } = {}) {
  const write = (value: number, digits: number) => {
    const hex = value.toString(16).padStart(digits, '0');
    return isLittle ? swapped(hex) : hex;
  };
  const entry = (tag: number, type: number, count: number, value: number) =>
    `${write(tag, 4)}${write(type, 4)}${write(count, 8)}${write(value, 8)}`;
  const tiff = [
    isLittle ? '49492a00' : '4d4d002a',
    write(8, 8),
    `${write(1, 4)}${entry(0x87_69, 4, 1, pointer)}${write(0, 8)}`,
    `${write(2, 4)}${entry(0x90_03, 2, 20, 56)}${entry(0x90_11, 2, 7, 76)}${write(0, 8)}`,
    `${ascii(taken)}00${ascii(offset)}00`,
  ].join('');
  const length = (2 + 6 + tiff.length / 2).toString(16).padStart(4, '0');
  return bytesOf(`ffd8ffe000044a46ffe1${length}${ascii('Exif')}0000${tiff}ffda0000ffd9`);
}
const drawn = bytesOf('ffd8ffe000044a46ffda0000ffd9');
const told = { taken: '2026:06:01 12:00:00', offset: '+05:30' };

test.each([false, true])(
  'what the camera says of the time is read, little end first: %s (refund-file-7)',
  (isLittle) => {
    expect(readTakenAt(photo({ isLittle }).buffer)).toEqual(told);
    expect(readTakenAt(photo({ isLittle, offset: '      ' }).buffer)).toEqual({ ...told, offset: '' });
  },
);

test.each([
  ['a screenshot', bytesOf('89504e470d0a1a0a')],
  ['a picture without it', drawn],
  ['a time that is none', photo({ taken: 'yesterday at twelve' })],
  ['a place outside of the file', photo({ pointer: 60_000 })],
  ['a file that is cut short', photo().slice(0, 40)],
  ['nothing', bytesOf('')],
])('%s says nothing, and is no failure (refund-file-7)', (_, { buffer }) => {
  expect(readTakenAt(buffer)).toBeNull();
});

test('it goes along in what was drawn anew, and nothing else does (refund-file-7)', () => {
  const parts = withTakenAt(drawn, readTakenAt(photo({ isLittle: true }).buffer));
  // `photo-time.test.ts` of the server reads the same bytes.
  expect(parts.map((part) => hexOf(part))).toEqual([
    'ffd8',
    'ffe1005b4578696600004d4d002a00000008000187690004000000010000001a00000000000290030002000000140000003890110002000000070000004c00000000323032363a30363a30312031323a30303a3030002b30353a333000',
    'ffe000044a46ffda0000ffd9',
  ]);
  expect(readTakenAt(bytesOf(parts.map((part) => hexOf(part)).join('')).buffer)).toEqual(told);
  const [, plain] = withTakenAt(drawn, { ...told, offset: '' });
  expect(hexOf(plain ?? [])).not.toContain('9011');
});

test('what has no time, or is no JPEG, stays as it is (refund-file-7)', () => {
  expect(withTakenAt(drawn, null)).toEqual([drawn]);
  const png = bytesOf('89504e47');
  expect(withTakenAt(png, told)).toEqual([png]);
});
