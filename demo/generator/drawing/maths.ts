/** A colour in linear light, each channel 0 to 1. */
export type Rgb = readonly [number, number, number];

export const TAU = Math.PI * 2;

const known = new Map<string, Rgb>();

const linear = (byte: number): number => {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

/** The linear colour of '#rrggbb'. */
export const hex = (text: string): Rgb => {
  const found = known.get(text);
  if (found) return found;
  const n = Number.parseInt(text.slice(1), 16);
  const colour: Rgb = [linear((n >> 16) & 255), linear((n >> 8) & 255), linear(n & 255)];
  known.set(text, colour);
  return colour;
};

export const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

export const clamp = (x: number, low = 0, high = 1): number => (x < low ? low : x > high ? high : x);

/** 0 below `from`, 1 above `to`, an S between them; `from` may be the greater one. */
export const smooth = (from: number, to: number, x: number): number => {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
};

/** Numbers from 0 to 1 that are the same on every run for the same seed. */
export const random = (seed: number): (() => number) => {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

const scramble = (x: number, y: number): number => {
  let n = (Math.imul(x, 374761393) + Math.imul(y, 668265263)) | 0;
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
};

/** Smooth noise, 0 to 1, one feature per unit. */
export const noise = (x: number, y: number): number => {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  let fx = x - xi;
  let fy = y - yi;
  fx = fx * fx * (3 - 2 * fx);
  fy = fy * fy * (3 - 2 * fy);
  const a = scramble(xi, yi);
  const b = scramble(xi + 1, yi);
  const c = scramble(xi, yi + 1);
  const d = scramble(xi + 1, yi + 1);
  return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy;
};

/** Noise of several sizes laid over each other, 0 to 1. */
export const fbm = (x: number, y: number, octaves = 4): number => {
  let value = 0;
  let weight = 0.5;
  let total = 0;
  let px = x;
  let py = y;
  for (let i = 0; i < octaves; i++) {
    value += weight * noise(px, py);
    total += weight;
    px = px * 2.03 + 17.1;
    py = py * 2.03 + 9.7;
    weight *= 0.5;
  }
  return value / total;
};

/** Distance to the nearest of randomly strewn points, one point per unit square. */
export const worley = (x: number, y: number): number => {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  let nearest = 9;
  for (let j = yi - 1; j <= yi + 1; j++) {
    for (let i = xi - 1; i <= xi + 1; i++) {
      const dx = i + scramble(i, j) - x;
      const dy = j + scramble(i + 57, j + 131) - y;
      nearest = Math.min(nearest, dx * dx + dy * dy);
    }
  }
  return Math.sqrt(nearest);
};
