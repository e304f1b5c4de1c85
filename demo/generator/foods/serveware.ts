import { disc, slices } from '../drawing/discs.ts';
import { clamp, fbm, hex, mix, noise, smooth } from '../drawing/maths.ts';
import { paint, type Scene } from '../drawing/scene.ts';
import { sheet } from '../drawing/stamps.ts';
import { sideBowl, type SauceLook } from './vessels.ts';

interface Place {
  x: number;
  y: number;
  turn?: number;
}

interface Size {
  width: number;
  height: number;
}

const frame = ({ width, height }: Size, round: number): ((u: number, v: number) => number) => {
  const a = width / 2 - round;
  const b = height / 2 - round;
  return (u, v) => Math.max(Math.abs(u) - a, Math.abs(v) - b) - round;
};

/** A board of light wood. */
export const board = (
  scene: Scene,
  at: Place,
  size: Size,
  tones: readonly [string, string] = ['#c9935a', '#a06a38'],
): void =>
  sheet(scene, at, frame(size, 22), {
    radius: Math.hypot(size.width, size.height) / 2 + 20,
    turn: at.turn ?? 0,
    thickness: 14,
    first: tones[0],
    second: tones[1],
    dark: '#5a3316',
    brown: 0.3,
    scale: 0.012,
    gloss: 0.2,
    detail: 1.5,
    edge: 12,
    relief: (u, v) => 1.2 * Math.sin(v * 0.22 + 3 * fbm(u * 0.01, v * 0.03, 2)),
  });

/** A slab of slate. */
export const slate = (scene: Scene, at: Place, size: Size): void =>
  sheet(scene, at, frame(size, 26), {
    radius: Math.hypot(size.width, size.height) / 2 + 20,
    turn: at.turn ?? 0,
    thickness: 16,
    first: '#2c2f33',
    second: '#23262a',
    dark: '#15171a',
    brown: 0.2,
    gloss: 0.2,
    detail: 1.2,
    edge: 12,
  });

/** A sheet of baking paper, slightly crumpled. */
export const parchment = (scene: Scene, at: Place, size: Size, colour = '#f5ecdc'): void => {
  const shift = scene.seed * 9;
  sheet(scene, at, frame(size, 4), {
    radius: Math.hypot(size.width, size.height) / 2 + 12,
    turn: at.turn ?? 0,
    thickness: 2,
    first: colour,
    second: '#e9ddc6',
    dark: '#cdbb98',
    brown: 0.18,
    scale: 0.01,
    gloss: 0.03,
    detail: 3,
    edge: 2,
    relief: (u, v) => 5 * fbm(u * 0.01 + shift, v * 0.014, 3),
  });
};

/** A round piece of banana leaf inside a plate. */
export const leafRound = (scene: Scene, at: Place, radius: number): void =>
  sheet(scene, at, (u, v) => Math.hypot(u, v) - radius, {
    radius: radius + 12,
    thickness: 2,
    first: '#3c8a3a',
    second: '#2a6d2c',
    dark: '#1d4f20',
    brown: 0.3,
    scale: 0.012,
    gloss: 0.3,
    detail: 1,
    edge: 2,
    base: 8,
    relief: (u, v) => 1.4 * Math.sin(u * 0.4 + Math.abs(v) * 0.1) + (Math.abs(v) < 4 ? 4 : 0),
  });

export const MINT: SauceLook = { first: '#5f9a35', second: '#3f7a24', third: '#8fbf50', gloss: 0.5, bump: 2 };
export const TAMARIND: SauceLook = { first: '#6b2410', second: '#4a1406', third: '#8a3a1a', gloss: 0.9, bump: 1.5 };
export const KETCHUP: SauceLook = { first: '#c9200e', second: '#a8160a', third: '#d8351c', bump: 2.5, gloss: 0.7 };
export const CURD: SauceLook = { first: '#fdfaf0', second: '#f2ebd9', third: '#fffdf8', gloss: 0.4, bump: 2 };
export const CHILLI: SauceLook = {
  first: '#c9280e',
  second: '#a01806',
  third: '#e0561c',
  gloss: 0.8,
  bump: 2,
  oil: 0.2,
  oilColour: '#f08a1a',
};
export const SOY: SauceLook = {
  first: '#2a120a',
  second: '#1a0a05',
  third: '#3a1a0e',
  gloss: 1,
  shine: 120,
  bump: 0.5,
};
export const PALE_GLAZE = '#f3ece0';

/** A dip in a pale bowl. */
export const dip = (scene: Scene, at: { x: number; y: number; radius?: number }, fill: SauceLook): void =>
  sideBowl(scene, { radius: 66, ...at }, fill, PALE_GLAZE);

/** Half-moons of lemon or lime, cut side up. */
export const citrus = (
  scene: Scene,
  places: readonly (readonly [number, number])[],
  look: { radius?: number; base?: number; lime?: boolean },
): void => {
  for (const [x, y] of places) {
    disc(scene, x, y, {
      radius: look.radius ?? 38,
      height: 16,
      paint: look.lime ? slices.lime : slices.lemon,
      gloss: 0.5,
      round: 0.14,
      base: look.base ?? scene.heightAt(x, y),
    });
  }
};

/** Rings of raw onion, each leaning on the last. */
export const onionRings = (scene: Scene, places: readonly (readonly [number, number])[], radius = 32): void => {
  scene.use('vegetables');
  for (const [x, y] of places) {
    disc(scene, x, y, { radius: radius * scene.rand(0.85, 1.1), height: 6, paint: slices.onion, round: 0.14 });
  }
};

export interface BunLook {
  width: number;
  length: number;
  turn?: number;
  base?: number;
  colour?: string;
  second?: string;
}

/** A soft bread roll seen from above: pav, slider, half a bun. */
export const bun = (scene: Scene, at: Place, look: BunLook): void => {
  scene.use('bread');
  const { width, length } = look;
  const light = hex(look.colour ?? '#e2a04a');
  const dark = hex(look.second ?? '#a85a1c');
  const base = look.base ?? scene.heightAt(at.x, at.y);
  const shift = at.x + at.y * 3;
  scene.shape({ ...at, radius: Math.hypot(width, length) * 0.55, turn: look.turn ?? 0 }, (u, v, px) => {
    const n = fbm(u * 0.03 + shift, v * 0.03, 3);
    const q =
      (Math.abs((2 * u) / length) ** 3.4 + Math.abs((2 * v) / width) ** 3.4) ** (1 / 3.4) * (1 + 0.03 * (n - 0.5));
    if (q >= 1) return false;
    const dome = Math.sqrt(1 - q ** 2.4);
    px.height = base + Math.min(width, length) * 0.36 * dome + (n - 0.5) * 1.5;
    const crumb = smooth(0.5, 0.1, dome);
    const baked = mix(light, dark, smooth(0.15, 0.95, n * 0.5 + 0.5 * dome));
    paint(px, mix(baked, hex('#f7dfae'), crumb * 0.9), 0.95 + 0.1 * noise(u * 0.25, v * 0.25));
    px.gloss = 0.45;
    px.shine = 30;
    px.glow = 0.3;
    return true;
  });
};

export interface LayersLook {
  /** Colours from the front edge to the back with the share of the strip each takes. */
  layers: readonly (readonly [colour: string, share: number, uneven?: number])[];
  length: number;
  depth: number;
  turn: number;
  base: number;
  height: number;
}

/** The cut face of something layered, tilted towards the eye: cake, sandwich, lasagne. */
export const cutFace = (scene: Scene, at: Place, look: LayersLook): void => {
  const { layers, length, depth } = look;
  const total = layers.reduce((sum, [, share]) => sum + share, 0);
  const shift = at.x * 2 + at.y;
  scene.shape({ ...at, radius: Math.hypot(length, depth) * 0.6, turn: look.turn }, (u, v, px) => {
    if (Math.abs(u) > length / 2 || Math.abs(v) > depth / 2) return false;
    const n = fbm(u * 0.05 + shift, v * 0.05, 3) - 0.5;
    let at = clamp(v / depth + 0.5) * total;
    let colour = hex(layers[0]?.[0] ?? '#ffffff');
    let index = 0;
    for (const [i, [tone, share, uneven = 0.12]] of layers.entries()) {
      if (at < 0) break;
      colour = hex(tone);
      index = i;
      at -= share + n * uneven * share * 4;
    }
    const crumb = fbm(u * 0.2 + shift, v * 0.2 + index * 9, 2);
    px.height = look.base + look.height * (0.5 - v / depth) + (crumb - 0.5) * 3;
    paint(px, colour, 0.86 + 0.28 * crumb);
    px.gloss = 0.25;
    px.shine = 24;
    px.glow = 0.4;
    return true;
  });
};
