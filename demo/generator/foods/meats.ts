import { disc } from '../drawing/discs.ts';
import { fbm, hex, mix, smooth } from '../drawing/maths.ts';
import { paint, type Scene } from '../drawing/scene.ts';
import { blob, cube } from '../drawing/stamps.ts';

/** A piece of mutton; some show the bone they were cut through. */
export const mutton = (scene: Scene, x: number, y: number, look: { size: number; bone?: boolean }): void => {
  const { size } = look;
  scene.use('mutton');
  blob(scene, x, y, {
    rx: size * scene.rand(1, 1.25),
    ry: size * scene.rand(0.75, 0.95),
    turn: scene.rand(0, 3.1),
    height: size * 0.85,
    colour: '#8a4a26',
    second: '#5c2810',
    rough: 0.26,
    roughScale: 0.05,
    spots: 0.18,
    spotColour: '#2a0d05',
    gloss: 0.6,
    shine: 40,
    detail: 2.6,
    detailScale: 0.16,
    sink: 0.2,
  });
  if (!look.bone) return;
  disc(scene, x + size * 0.3, y - size * 0.1, {
    radius: size * 0.34,
    height: size * 0.16,
    round: 0.4,
    gloss: 0.4,
    paint: (px, { r }) => {
      paint(px, hex(r < 0.45 ? '#7a3a20' : '#f0dcc0'));
      if (r < 0.45) px.height -= size * 0.1;
    },
  });
};

/** Minced meat, fried to crumbs. */
export const mince = (scene: Scene, x: number, y: number, of: 'chicken mince' | 'mutton mince'): void => {
  scene.use(of);
  blob(scene, x, y, {
    rx: scene.rand(6, 11),
    ry: scene.rand(5, 8),
    turn: scene.rand(0, 3),
    height: 9,
    colour: of === 'mutton mince' ? scene.pick('#8a4a24', '#6e3416', '#a05c30') : scene.pick('#b8763a', '#9a5a26'),
    rough: 0.25,
    gloss: 0.5,
    detail: 1,
  });
};

export interface FishLook {
  size: number;
  turn: number;
  colour: string;
  second: string;
  base?: number;
}

/** A fillet that shows its flakes. */
export const fillet = (scene: Scene, x: number, y: number, look: FishLook): void => {
  scene.use('fish');
  const { size } = look;
  const light = hex(look.colour);
  const dark = hex(look.second);
  const base = look.base ?? scene.heightAt(x, y) - size * 0.12;
  const shift = scene.rand(0, 300);
  scene.shape({ x, y, radius: size * 1.3, turn: look.turn }, (u, v, px) => {
    const n = fbm(u * 0.04 + shift, v * 0.04, 3);
    const half = size * 0.62 * (1 - 0.22 * (u / size));
    const q = Math.hypot(Math.abs(u / (size * 1.15)) ** 1.4, Math.abs(v / half) ** 1.3) * (1 + 0.14 * (n - 0.5));
    if (q >= 1) return false;
    const flake = Math.abs(Math.sin(u * 0.15 + Math.abs(v) * 0.08 + n * 1.4));
    const groove = smooth(0.22, 0, flake);
    px.height = base + size * 0.5 * Math.sqrt(1 - q * q) - groove * 2.2 + (n - 0.5) * 3;
    const toasted = mix(light, dark, smooth(0.35, 0.75, n) * 0.8 + groove * 0.25);
    paint(px, mix(toasted, dark, smooth(0.75, 1, q) * 0.6), 0.98);
    px.gloss = 0.55;
    px.shine = 40;
    px.glow = 0.4;
    return true;
  });
};

/** A slice across the fish, with the skin around and the bone in its middle, as it is fried in Bengal. */
export const steak = (scene: Scene, x: number, y: number, look: FishLook): void => {
  scene.use('fish');
  const { size } = look;
  const light = hex(look.colour);
  const dark = hex(look.second);
  const base = look.base ?? scene.heightAt(x, y) - size * 0.12;
  const shift = scene.rand(0, 300);
  scene.shape({ x, y, radius: size * 1.3, turn: look.turn }, (u, v, px) => {
    const n = fbm(u * 0.05 + shift, v * 0.05, 3);
    const cavity = Math.hypot((u - size * 0.72) / 0.9, v / 0.42) - size * 0.36;
    const body = Math.hypot(u / (size * 1.1), v / (size * 0.74)) * (1 + 0.06 * (n - 0.5));
    if (body >= 1 || cavity < 0) return false;
    const inside = Math.min(1 - body, cavity / size);
    const skin = smooth(0.09, 0.04, inside);
    const flake = smooth(0.3, 0, Math.abs(Math.sin(Math.hypot(u + size * 0.2, v) * 0.22 + n * 2)));
    px.height = base + size * 0.36 * Math.min(1, inside * 5) ** 0.5 - flake * 1.4;
    paint(px, mix(mix(light, dark, smooth(0.4, 0.8, n) * 0.7 + flake * 0.15), hex('#3a3430'), skin * 0.8));
    const bone = Math.hypot(u + size * 0.05, v);
    if (bone < size * 0.1) paint(px, hex('#f6e8d0'));
    px.gloss = 0.6;
    px.shine = 40;
    px.glow = 0.35;
    return true;
  });
};

export interface CrispLook {
  rx: number;
  ry: number;
  turn: number;
  colour: string;
  second: string;
  base?: number;
  /** How far the outline departs from an oval. */
  rough?: number;
}

/** A breaded or battered piece: fried chicken, pakora, nugget. */
export const crisp = (scene: Scene, x: number, y: number, look: CrispLook): void => {
  const { rx, ry, rough = 0.5 } = look;
  const light = hex(look.colour);
  const dark = hex(look.second);
  const base = look.base ?? scene.heightAt(x, y) - Math.min(rx, ry) * 0.25;
  const shift = scene.rand(0, 300);
  const height = Math.min(rx, ry) * 0.95;
  scene.shape({ x, y, radius: Math.max(rx, ry) * 1.3, turn: look.turn }, (u, v, px) => {
    const n = fbm(u * 0.045 + shift, v * 0.045, 3);
    const q = Math.hypot(u / rx, v / ry) * (1 + rough * (n - 0.5));
    if (q >= 1) return false;
    const crumb = fbm(u * 0.16 + shift, v * 0.16, 3);
    const flake = smooth(0.5, 0.68, crumb);
    px.height = base + height * Math.sqrt(1 - q * q) + (flake * 4.5 + (crumb - 0.5) * 5) * (0.4 + rough * 1.2);
    paint(px, mix(mix(dark, light, smooth(0.28, 0.6, crumb)), dark, smooth(0.55, 0.85, n) * 0.6), 0.92 + 0.2 * flake);
    px.gloss = 0.3;
    px.shine = 24;
    px.glow = 0.3;
    return true;
  });
};

/** A cube of salted fish roe's colour: the slab that lies on a nigiri or a cut of grilled fish. */
export const slab = (
  scene: Scene,
  at: { x: number; y: number; turn: number },
  look: { a: number; b: number; colour: string; base: number },
): void => {
  scene.use('fish');
  cube(scene, at.x, at.y, { ...look, turn: at.turn, height: 9, bevel: 0.5, gloss: 0.7 });
};
