import { pictureShapes, type PictureFolder } from '@tawa/domain/catalogue/pictures';
import type { Sharp } from 'sharp';
import { AppError } from '../http/errors.ts';
import { isPhoto, photoPixelsMax } from './photos.ts';

/** A part of a picture, as shares of its width and height. */
export interface Cut {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A picture as it is kept: cut, turned upright, encoded anew without anything that the camera wrote. */
export interface PreparedPicture {
  bytes: Buffer;
  /** Colours (`#rrggbb`) of its ground and its middle. */
  ground: string;
  middle: string;
}

const refuse = (text: string, cause?: unknown) => new AppError('invalid', text, { fields: { file: text }, cause });

/** The cut in pixels, never outside of the picture. */
function boxOf({ left, top, width, height }: Cut, size: { width: number; height: number }): Cut {
  const x = Math.min(Math.round(left * size.width), size.width - 1);
  const y = Math.min(Math.round(top * size.height), size.height - 1);
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.min(Math.round(width * size.width), size.width - x)),
    height: Math.max(1, Math.min(Math.round(height * size.height), size.height - y)),
  };
}

async function colourOf(image: Sharp): Promise<string> {
  const { data } = await image.resize(1, 1, { fit: 'fill' }).removeAlpha().toColourspace('srgb').raw().toBuffer({
    resolveWithObject: true,
  });
  return `#${data.subarray(0, 3).toString('hex')}`;
}

/** Decodes a JPEG, PNG, WebP or AVIF, cuts it to the proportions of its folder and writes it as WebP; throws `invalid` for anything else. */
export async function preparePicture(bytes: Buffer, folder: PictureFolder, cut?: Cut): Promise<PreparedPicture> {
  if (!isPhoto(bytes)) throw refuse('Choose a picture (JPEG, PNG, WebP or AVIF).');
  // The decoder is large and most processes never see an upload.
  const { default: sharp } = await import('sharp');
  const { width, height } = pictureShapes[folder];
  const decode = (data: Buffer) => sharp(data, { limitInputPixels: photoPixelsMax, failOn: 'error' });
  try {
    const upright = decode(bytes).rotate();
    const turned = cut ? await upright.toBuffer({ resolveWithObject: true }) : undefined;
    const part = turned && cut ? decode(turned.data).extract(boxOf(cut, turned.info)) : upright;
    const prepared = await part
      .resize({ width, height, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 82, effort: 4 })
      .toBuffer();
    const edge = { left: 0, top: 0, width: Math.round(width / 8), height: Math.round(height / 8) };
    const centre = { left: Math.round(width / 3), top: Math.round(height / 3) };
    return {
      bytes: prepared,
      ground: await colourOf(sharp(prepared).extract(edge)),
      middle: await colourOf(sharp(prepared).extract({ ...edge, ...centre })),
    };
  } catch (error) {
    throw refuse('This picture could not be read. Please choose another one.', error);
  }
}
