import { scatter, spread } from '../../drawing/arrange.ts';
import { fbm, hex, mix, noise, smooth } from '../../drawing/maths.ts';
import type { Ingredient } from '../../foods/ingredients.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { board, dip, KETCHUP } from '../../foods/serveware.ts';
import { cube, grain, leaf } from '../../drawing/stamps.ts';

type Filling = readonly (readonly [colour: string, share: number, wave: number])[];

export interface SandwichOptions {
  holds: readonly Ingredient[];
  /** Layers seen at the cut, from below; wave is how far each runs out of line. */
  filling: Filling;
  grilled?: boolean;
  board?: readonly [string, string];
}

interface Place {
  x: number;
  y: number;
  turn: number;
  base: number;
}

const LENGTH = 268;
const DEPTH = 128;
const CRUST = '#a8601c';

/** The long cut side: bread, what is in it, bread. */
const side = (scene: Scene, at: Place, filling: Filling): void => {
  const layers: Filling = [['#fdeac2', 1.5, 0.02], ...filling, ['#fdeac2', 1.5, 0.02]];
  const total = layers.reduce((sum, [, share]) => sum + share, 0);
  const depth = 96;
  const shift = at.x + at.y * 3;
  scene.shape({ ...at, radius: LENGTH * 0.6 }, (u, v, px) => {
    const y = v - 4;
    if (y < -4 || y > depth || Math.abs(u) > LENGTH / 2 - 2 * noise(y * 0.1 + shift, 3)) return false;
    let left = (1 - y / depth) * total;
    let colour = '#f6e2b4';
    let bulge = 0;
    for (const [i, [tone, share, wave]] of layers.entries()) {
      if (left < 0) break;
      colour = tone;
      bulge = wave;
      left -= share + wave * 3 * (fbm(u * 0.03 + shift, i * 7, 2) - 0.5);
    }
    const crumb = fbm(u * 0.16 + shift, v * 0.16, 3);
    px.height = at.base + 46 * (1 - y / depth) + bulge * 12 + (crumb - 0.5) * (bulge > 0.1 ? 7 : 4);
    const toasted = bulge < 0.1 ? smooth(8, 0, Math.min(y, depth - y)) : 0;
    paint(px, mix(hex(colour), hex(CRUST), toasted * 0.8), 0.84 + 0.32 * crumb);
    px.gloss = bulge > 0.1 ? 0.5 : 0.15;
    px.shine = 36;
    px.glow = 0.4;
    return true;
  });
};

/** The toasted top, a triangle whose long side is the cut. */
const top = (scene: Scene, at: Place, grilled: boolean): void => {
  const shift = at.x * 2 + at.y;
  scene.shape({ ...at, radius: LENGTH * 0.62 }, (u, v, px) => {
    const n = fbm(u * 0.03 + shift, v * 0.03, 4);
    const inside = Math.min(-v + 4, DEPTH * (1 - Math.abs(u) / (LENGTH / 2)) + v) + (n - 0.5) * 4;
    if (inside < 0) return false;
    const m = fbm(u * 0.12 + shift, v * 0.12, 3);
    const edge = smooth(0, 12, inside);
    const bars = grilled ? smooth(0.55, 0.85, Math.sin((u * 0.7 + v * 0.72) * 0.2)) : 0;
    px.height = at.base + 54 + 6 * edge + (m - 0.5) * 3 - bars * 3;
    const baked = mix(hex('#f3cf8c'), hex('#d3923c'), smooth(0.3, 0.75, n * 0.7 + m * 0.3));
    paint(px, mix(mix(hex(CRUST), baked, edge), hex('#6a3410'), bars * 0.75), 0.98);
    px.gloss = 0.3;
    px.shine = 28;
    px.glow = 0.3;
    return true;
  });
};

const PLACES: readonly Place[] = [
  { x: 246, y: 236, turn: -0.16, base: 12 },
  { x: 478, y: 372, turn: 0.12, base: 12 },
];

/** A few crisps beside the halves. */
const crisps = (scene: Scene): void =>
  spread(scene, { x: 206, y: 448, radius: 66, count: 14, gap: 26 }, (x, y) =>
    leaf(scene, x, y, {
      length: 66,
      width: 62,
      turn: scene.rand(0, 6),
      colour: scene.pick('#f3c85a', '#eebc44'),
      lift: 6,
      curl: 12,
      gloss: 0.4,
    }),
  );

export const sandwich = (scene: Scene, options: SandwichOptions): void => {
  scene.use('bread');
  for (const ingredient of options.holds) scene.use(ingredient);
  board(scene, { x: 386, y: 316, turn: 0.02 }, { width: 680, height: 480 }, options.board);
  for (const at of PLACES) {
    side(scene, at, options.filling);
    top(scene, at, options.grilled ?? false);
  }
  crisps(scene);
  scatter(scene, 26, { x: 470, y: 180, radius: 60 }, (x, y) =>
    grain(scene, x, y, { length: 6, width: 3, turn: scene.rand(0, 3), colour: hex('#d9a85a') }),
  );
  scatter(scene, 7, { x: 590, y: 240, radius: 24 }, (x, y) =>
    cube(scene, x, y, { a: 9, b: 3, turn: scene.rand(0, 3), height: 4, colour: '#e0b878' }),
  );
  dip(scene, { x: 648, y: 150, radius: 66 }, KETCHUP);
};
