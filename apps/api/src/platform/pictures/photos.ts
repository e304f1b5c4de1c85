import { AppError } from '../http/errors.ts';
import { takenAtOf } from './photo-time.ts';

/** A photo as it is kept: turned upright, at most 1600 px on its longer side, without anything that the camera wrote. */
export interface Photo {
  bytes: Buffer;
  width: number;
  height: number;
  /** When the camera says that it was taken; null where it says nothing. */
  taken_at: Date | null;
}

/** Pixels of a photo before it is decoded. */
export const photoPixelsMax = 25_000_000;
const sideMax = 1600;

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

/** By the bytes alone: what the sender calls the file means nothing. */
export const isPhoto = (bytes: Buffer): boolean =>
  startsWith(bytes, '\xff\xd8\xff') ||
  startsWith(bytes, '\x89PNG\r\n\x1a\n') ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) ||
  (startsWith(bytes, 'ftyp', 4) && startsWith(bytes, 'avif', 8));

const refuse = (text: string, cause?: unknown) => new AppError('invalid', text, { fields: { file: text }, cause });

/** Decodes a JPEG, PNG, WebP or AVIF and writes it anew as WebP; throws `invalid` for anything else. */
export async function preparePhoto(bytes: Buffer): Promise<Photo> {
  if (!isPhoto(bytes)) throw refuse('Choose a photo (JPEG, PNG, WebP or AVIF).');
  // The decoder is large and most processes never see an upload.
  const { default: sharp } = await import('sharp');
  try {
    const read = sharp(bytes, { limitInputPixels: photoPixelsMax, failOn: 'error' });
    const { exif } = await read.metadata();
    const { data, info } = await read
      .rotate()
      .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height, taken_at: takenAtOf(exif) };
  } catch (error) {
    throw refuse('This photo could not be read. Please choose another one.', error);
  }
}
