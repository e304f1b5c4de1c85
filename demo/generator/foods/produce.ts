import { disc } from '../drawing/discs.ts';
import { clamp, fbm, hex, mix, smooth } from '../drawing/maths.ts';
import { paint, type Scene } from '../drawing/scene.ts';
import { blob, cube, grain, leaf } from '../drawing/stamps.ts';

/** A boiled potato, cut to a rounded chunk or left whole. */
export const potato = (
  scene: Scene,
  x: number,
  y: number,
  look: { size: number; whole?: boolean; colour?: string; char?: number; base?: number },
): void => {
  const { size, colour = '#eebd52' } = look;
  scene.use('potato');
  if (look.whole) {
    return blob(scene, x, y, {
      rx: size,
      ry: size * 0.86,
      turn: scene.rand(0, 3),
      height: size,
      colour,
      second: '#c98a34',
      rough: 0.06,
      spots: 0.12,
      spotColour: '#7a3a12',
      gloss: 0.6,
      sink: 0.15,
      ...(look.base === undefined ? {} : { base: look.base }),
    });
  }
  return cube(scene, x, y, {
    a: size * scene.rand(0.9, 1.15),
    b: size * scene.rand(0.75, 0.95),
    turn: scene.rand(0, 3),
    height: size,
    colour,
    bevel: 0.5,
    char: look.char ?? 0.2,
    gloss: 0.55,
    ...(look.base === undefined ? {} : { base: look.base }),
  });
};

/** A floret: a knobbly head on a short stalk. */
export const cauliflower = (
  scene: Scene,
  x: number,
  y: number,
  look: { size: number; colour?: string; second?: string },
): void => {
  const { size, colour = '#f4e6b4', second = '#dcb866' } = look;
  scene.use('cauliflower');
  const turn = scene.rand(0, 6.28);
  const base = scene.heightAt(x, y) - size * 0.2;
  blob(scene, x + Math.cos(turn) * size * 0.7, y + Math.sin(turn) * size * 0.7, {
    rx: size * 0.5,
    ry: size * 0.34,
    turn,
    height: size * 0.5,
    colour: '#ecdfae',
    base,
    gloss: 0.4,
  });
  for (let i = 0; i < 9; i++) {
    const angle = turn + i * 2.4;
    const reach = size * 0.6 * Math.sqrt(i / 9);
    blob(scene, x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, {
      rx: size * 0.4,
      height: size * 0.95 - reach * 0.35,
      colour,
      second,
      base,
      sink: 0,
      rough: 0.16,
      roughScale: 0.16,
      detail: 2.4,
      detailScale: 0.35,
      gloss: 0.35,
      glow: 0.4,
    });
  }
};

/** A slice of mushroom, cap and stem. */
export const mushroom = (
  scene: Scene,
  x: number,
  y: number,
  look: { size: number; colour?: string; edge?: string },
): void => {
  const { size } = look;
  const flesh = hex(look.colour ?? '#f3e2c4');
  const edge = hex(look.edge ?? '#8a5a34');
  const base = scene.heightAt(x, y) - 2;
  scene.use('mushroom');
  scene.shape({ x, y, radius: size * 1.2, turn: scene.rand(0, 6.28) }, (u, v, px) => {
    const cap = Math.hypot(u / size, (v + size * 0.12) / (size * 0.72));
    const inCap = cap < 1 && v < size * 0.18 + 3 * Math.cos(u * 0.2);
    const stem = Math.abs(u) < size * 0.3 && v >= 0 && v < size * 0.78;
    if (!inCap && !stem) return false;
    const gills = inCap && v > 0 && Math.abs(u) > size * 0.26;
    const rim = inCap ? smooth(0.78, 0.98, cap) : 0;
    const n = fbm(u * 0.12 + x, v * 0.12, 2);
    px.height = base + size * 0.28 * Math.sqrt(Math.max(0.15, 1 - rim)) - (gills ? 2 : 0);
    paint(px, mix(gills ? hex('#a87a50') : flesh, edge, rim * 0.9), 0.92 + 0.14 * n);
    px.gloss = 0.5;
    px.shine = 40;
    px.glow = 0.4;
    return true;
  });
};

/** A slice across an okra pod: a five-pointed ring with pale seeds. */
export const okra = (scene: Scene, x: number, y: number, size: number): void => {
  scene.use('okra');
  disc(scene, x, y, {
    radius: size,
    height: size * 0.5,
    round: 0.4,
    turn: scene.rand(0, 6),
    gloss: 0.45,
    paint: (px, { r, angle }) => {
      const star = 0.78 + 0.1 * Math.cos(angle * 5);
      const seed = r > 0.25 && r < 0.62 && Math.cos(angle * 5) > 0.55;
      if (r > star) paint(px, hex('#3f7a2a'));
      else paint(px, hex(seed ? '#f6f0d4' : '#9fb860'));
      if (!seed && r < star) px.height -= 2.4;
    },
  });
};

/** A whole pod of okra cut lengthwise. */
export const okraPod = (scene: Scene, x: number, y: number, length: number): void => {
  scene.use('okra');
  leaf(scene, x, y, {
    length,
    width: length * 0.24,
    turn: scene.rand(0, 6.28),
    colour: scene.pick('#4f8a2c', '#3f7a2a', '#5f9434'),
    lift: 9,
    curl: -7,
    gloss: 0.5,
  });
};

/** A slice of red or green chilli, seeds and all. */
export const chilliSlice = (scene: Scene, x: number, y: number, colour = '#c9240e'): void => {
  scene.use('vegetables');
  disc(scene, x, y, {
    radius: scene.rand(6, 8.5),
    height: 4,
    oval: scene.rand(0.7, 1),
    turn: scene.rand(0, 3),
    round: 0.5,
    gloss: 0.7,
    paint: (px, { r }) => {
      paint(px, hex(r > 0.6 ? colour : r > 0.35 ? '#f6d98a' : '#d8602a'));
      if (r <= 0.6) px.height -= 1.6;
    },
  });
};

/** Thin fried gram-flour noodles. */
export const sev = (scene: Scene, x: number, y: number, base?: number): void => {
  scene.use('fritter');
  const turn = scene.rand(0, 6.28);
  grain(scene, x, y, {
    length: scene.rand(16, 26),
    width: 3.4,
    turn,
    colour: hex(scene.pick('#f3bf4a', '#e8a62c', '#f6cc66', '#dd9a26')),
    lift: scene.rand(0, 3),
    ...(base === undefined ? {} : { base }),
  });
};

/** Seeds of a pomegranate. */
export const ruby = (scene: Scene, x: number, y: number): void => {
  scene.use('fruit');
  blob(scene, x, y, {
    rx: 6.5,
    ry: 5.2,
    turn: scene.rand(0, 3),
    height: 8,
    colour: '#c8143a',
    second: '#e0506a',
    gloss: 0.95,
    shine: 80,
    rough: 0.04,
    detail: 0.2,
    glow: 0.5,
  });
};

export interface FriteLook {
  length: number;
  turn: number;
  base: number;
  /** The two tones between its middle and its browned ends. */
  tones?: readonly [string, string];
}

/** A stick of potato, smooth and golden, a little browner at its ends. */
export const frite = (scene: Scene, x: number, y: number, look: FriteLook): void => {
  scene.use('potato');
  const [light, dark] = look.tones ?? (['#fbd274', '#e39a34'] as const);
  const a = look.length / 2;
  const b = scene.rand(8.5, 10.5);
  const shift = scene.rand(0, 400);
  const tilt = scene.rand(-0.08, 0.08);
  scene.shape({ x, y, radius: a + 4, turn: look.turn }, (u, v, px) => {
    const across = Math.abs(v - 0.0016 * u * u) / b;
    const past = Math.max(0, Math.abs(u) - a + 4) / 4;
    const q = Math.hypot(across ** 2.2, past);
    if (q >= 1) return false;
    const n = fbm(u * 0.05 + shift, v * 0.1, 2);
    const end = smooth(a * 0.55, a, Math.abs(u));
    px.height = look.base + 15 * Math.sqrt(1 - q ** 2.4) + u * tilt;
    paint(px, mix(hex(light), hex(dark), clamp(end * 0.7 + smooth(0.5, 0.8, n) * 0.5 + smooth(0.7, 1, q) * 0.3)));
    px.gloss = 0.4;
    px.shine = 34;
    px.glow = 0.5;
    return true;
  });
};
