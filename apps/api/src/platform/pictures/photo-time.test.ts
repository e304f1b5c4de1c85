import sharp from 'sharp';
import { expect, test } from 'vitest';
import { preparePhoto } from './photos.ts';

const jpeg = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#a33' } }).jpeg();

/** What a browser writes into a photo that it drew anew, as in `photo-claim.test.ts` of the pages. */
const claim = Buffer.from(
  'ffe1005b4578696600004d4d002a00000008000187690004000000010000001a00000000000290030002000000140000003890110002000000070000004c00000000323032363a30363a30312031323a30303a3030002b30353a333000',
  'hex',
);

async function claimed(part: Buffer): Promise<Buffer> {
  const bytes = await jpeg().toBuffer();
  return Buffer.concat([bytes.subarray(0, 2), part, bytes.subarray(2)]);
}

test('the time that a browser sends along with a photo is read as if a camera had written it (refund-file-7)', async () => {
  const at = new Date('2026-06-01T12:00:00+05:30');
  const photo = await preparePhoto(await claimed(claim));
  expect(photo).toMatchObject({ width: 64, height: 48, taken_at: at });
  // Nothing of it is in what is kept.
  expect((await sharp(photo.bytes).metadata()).exif).toBeUndefined();
  const exif = { IFD2: { DateTimeOriginal: '2026:06:01 12:00:00', OffsetTimeOriginal: '+05:30' } };
  expect((await preparePhoto(await jpeg().withExif(exif).toBuffer())).taken_at).toEqual(at);
});

test('a claim that cannot be read is none, and the photo is kept (refund-file-7)', async () => {
  const wrong = Buffer.from(claim);
  wrong.write('9999:99:99 99:99:99', wrong.indexOf('2026:06'), 'latin1');
  const outside = Buffer.from(claim);
  outside.writeUInt32BE(60_000, outside.indexOf(Buffer.from('8769', 'hex')) + 8);
  for (const part of [wrong, outside, Buffer.alloc(0)])
    expect(await preparePhoto(await claimed(part))).toMatchObject({ width: 64, taken_at: null });
});
