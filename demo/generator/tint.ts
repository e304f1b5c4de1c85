import sharp from 'sharp';

/** The two colours that stand for a picture while it loads, as `#rrggbb`. */
export interface Tint {
  ground: string;
  middle: string;
}

const SIDE = 16;
const hex = (sum: readonly number[], count: number): string =>
  `#${sum
    .map((value) =>
      Math.round(value / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Averages the rim and the middle of a picture. */
export const tintOf = async (image: Buffer): Promise<Tint> => {
  const pixels = await sharp(image).resize(SIDE, SIDE, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const mean = (isWithin: (distance: number) => boolean): string => {
    const sum = [0, 0, 0];
    let count = 0;
    for (let i = 0; i < SIDE * SIDE; i++) {
      const x = (i % SIDE) + 0.5 - SIDE / 2;
      const y = Math.floor(i / SIDE) + 0.5 - SIDE / 2;
      if (!isWithin(Math.hypot(x, y) / (SIDE / 2))) continue;
      count += 1;
      for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + (pixels[i * 3 + channel] ?? 0);
    }
    return hex(sum, count);
  };
  return { ground: mean((distance) => distance > 1), middle: mean((distance) => distance < 0.5) };
};
