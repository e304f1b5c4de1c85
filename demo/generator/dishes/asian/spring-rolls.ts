import { seeds, springOnion } from '../../foods/foods.ts';
import { fbm, hex, mix, smooth } from '../../drawing/maths.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { board, CHILLI, dip } from '../../foods/serveware.ts';
import { cube, herb, leaf } from '../../drawing/stamps.ts';
import { scatter, spread } from '../../drawing/arrange.ts';

export interface SpringRollsOptions {
  board?: readonly [string, string];
}

interface Place {
  x: number;
  y: number;
  turn: number;
  base: number;
}

const HALF = 118;
const GIRTH = 37;

/** A crisp rolled sheet; `cut` opens its right end. */
const roll = (scene: Scene, at: Place, cut: boolean): void => {
  const shift = at.x + at.y * 3;
  scene.shape({ ...at, radius: HALF * 1.2 }, (u, v, px) => {
    const n = fbm(u * 0.03 + shift, v * 0.05, 3);
    const half = GIRTH * (1 + 0.05 * Math.sin(u * 0.05 + shift));
    const end = cut && u > 0 ? HALF * 0.82 - v * 0.25 : HALF;
    const past = Math.max(0, Math.abs(u) - (cut && u > 0 ? end : HALF - 26)) / (cut && u > 0 ? 5 : 26);
    const q = Math.hypot(past, v / half);
    if (q >= 1) return false;
    const m = fbm(u * 0.1 + shift, v * 0.1, 3);
    const blister = smooth(0.55, 0.72, m);
    const seam = smooth(4, 0, Math.abs(v - u * 0.34 - 8 + 8 * n));
    px.height = at.base + GIRTH * 1.15 * Math.sqrt(1 - q * q) + blister * 3 - seam * 2.4 + (m - 0.5) * 2;
    const crisp = mix(hex('#f0b44a'), hex('#b8691c'), smooth(0.25, 0.8, n * 0.6 + 0.5 * (1 - Math.sqrt(1 - q * q))));
    paint(px, mix(mix(crisp, hex('#f8d48a'), blister * 0.5), hex('#7a3a0e'), seam * 0.5), 0.98);
    px.gloss = 0.45;
    px.shine = 30;
    px.glow = 0.3;
    return true;
  });
};

/** Shredded vegetables at the cut end. */
const filling = (scene: Scene, at: Place): void => {
  const x = at.x + Math.cos(at.turn) * (HALF * 0.86);
  const y = at.y + Math.sin(at.turn) * (HALF * 0.86);
  scatter(scene, 34, { x, y, radius: GIRTH * 0.72 }, (px, py) =>
    cube(scene, px, py, {
      a: scene.rand(6, 13),
      b: 3.4,
      turn: scene.rand(0, 3),
      height: 7,
      colour: scene.pick('#ef8a2a', '#7dbb3c', '#f3ecc8', '#d8e8a8', '#c05a9a'),
      gloss: 0.6,
      base: at.base + scene.rand(14, 30),
    }),
  );
};

const PLACES: readonly (Place & { cut: boolean })[] = [
  { x: 270, y: 224, turn: 0.5, base: 16, cut: false },
  { x: 250, y: 330, turn: 0.36, base: 16, cut: false },
  { x: 262, y: 434, turn: 0.2, base: 16, cut: false },
  { x: 470, y: 240, turn: -0.36, base: 18, cut: false },
  { x: 452, y: 366, turn: -0.16, base: 18, cut: true },
  { x: 486, y: 470, turn: 0.24, base: 18, cut: true },
];

export const springRolls = (scene: Scene, options: SpringRollsOptions): void => {
  scene.use('bread');
  scene.use('vegetables');
  board(scene, { x: 380, y: 322, turn: 0.03 }, { width: 660, height: 470 }, options.board);
  spread(scene, { x: 370, y: 330, radius: 170, count: 26, gap: 30 }, (x, y) =>
    leaf(scene, x, y, {
      length: scene.rand(44, 70),
      width: 30,
      turn: scene.rand(0, 6),
      colour: scene.pick('#7dbb3c', '#5fa83a'),
      lift: 4,
      curl: 6,
    }),
  );
  for (const at of PLACES) {
    roll(scene, at, at.cut);
    if (at.cut) filling(scene, at);
  }
  seeds(scene, { x: 370, y: 330, radius: 180 }, 50, ['#f7e6c0', '#2a1a14']);
  scatter(scene, 16, { x: 370, y: 330, radius: 170 }, (x, y) => springOnion(scene, x, y));
  spread(scene, { x: 370, y: 330, radius: 190, count: 8, gap: 70 }, (x, y) => herb(scene, x, y, { size: 18 }));
  dip(scene, { x: 706, y: 150, radius: 76 }, CHILLI);
};
