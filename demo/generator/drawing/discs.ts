import { clamp, hex, noise, smooth, type Rgb } from './maths.ts';
import { paint, type Pixel, type Scene } from './scene.ts';
import type { Finish } from './stamps.ts';

/** A point of a disc: r from 0 in the middle to 1 at the rim, its angle, and the distances from the middle. */
export interface Polar {
  r: number;
  angle: number;
  u: number;
  v: number;
}

export type Painter = (px: Pixel, at: Polar) => void;

export interface DiscLook extends Finish {
  radius: number;
  height: number;
  paint: Painter;
  base?: number;
  /** Share of the radius over which the rim falls off. */
  round?: number;
  turn?: number;
  oval?: number;
}

/** A flat round slice. */
export const disc = (scene: Scene, x: number, y: number, look: DiscLook): void => {
  const { radius, height, round = 0.25, oval = 1 } = look;
  const base = look.base ?? scene.heightAt(x, y);
  scene.shape({ x, y, radius: radius * Math.max(1, oval) + 1, turn: look.turn ?? 0 }, (u, v, px) => {
    const r = Math.hypot(u, v / oval) / radius;
    if (r > 1) return false;
    const edge = clamp((1 - r) / round);
    px.height = base + height * Math.sqrt(1 - (1 - edge) ** 2);
    px.gloss = look.gloss ?? 0.4;
    px.shine = look.shine ?? 40;
    px.glow = look.glow ?? 0.3;
    look.paint(px, { r, angle: Math.atan2(v, u), u, v });
    return true;
  });
};

const set = (px: Pixel, r: number, g: number, b: number): void => paint(px, [r, g, b]);

const onion: Painter = (px, { r }) => {
  const ring = Math.sin(r * 22) * 0.5 + 0.5;
  const skin = smooth(0.82, 0.97, r);
  set(px, 0.8 - 0.28 * skin - 0.1 * ring, 0.66 - 0.52 * skin - 0.22 * ring, 0.72 - 0.38 * skin - 0.12 * ring);
};

const tomato: Painter = (px, { r, angle, u, v }) => {
  const seeds = r > 0.35 && r < 0.78 && Math.abs(Math.sin(angle * 3)) > 0.35;
  if (r > 0.9) set(px, 0.5, 0.02, 0.015);
  else set(px, 0.62, seeds ? 0.16 + 0.06 * noise(u * 0.8, v * 0.8) : 0.055, 0.03);
};

const cucumber: Painter = (px, { r, angle }) => {
  const seed = r < 0.5 && r > 0.2 && Math.abs(Math.sin(angle * 3 + 1)) > 0.75;
  if (r > 0.88) set(px, 0.06, 0.2, 0.04);
  else if (seed) set(px, 0.7, 0.75, 0.5);
  else set(px, 0.58, 0.72, 0.38);
};

interface CitrusColours {
  flesh: Rgb;
  pith: Rgb;
  skin: Rgb;
}

const citrus =
  ({ flesh, pith, skin }: CitrusColours): Painter =>
  (px, { r, angle }) => {
    const wall = Math.abs((((angle / 6.283) * 9 + 9) % 1) - 0.5) > 0.44;
    const white = wall || r < 0.12 || (r > 0.8 && r < 0.9);
    paint(px, r >= 0.9 ? skin : white ? pith : flesh);
  };

/** Colours of the cut face of fruit and vegetables. */
export const slices = {
  onion,
  tomato,
  cucumber,
  lemon: citrus({ flesh: [0.88, 0.68, 0.1], pith: [0.9, 0.82, 0.5], skin: [0.86, 0.58, 0.03] }),
  orange: citrus({ flesh: [0.9, 0.36, 0.03], pith: [0.95, 0.72, 0.4], skin: [0.86, 0.3, 0.01] }),
  lime: citrus({ flesh: [0.45, 0.66, 0.12], pith: [0.72, 0.82, 0.45], skin: [0.14, 0.36, 0.03] }),
};

/** A slice of one colour with a hole of another, like spring onion or olive. */
export const ring =
  (outer: string, inner: string, hole: { share: number; depth: number }): Painter =>
  (px, { r }) => {
    paint(px, hex(r < hole.share ? inner : outer));
    if (r < hole.share) px.height -= hole.depth;
  };
