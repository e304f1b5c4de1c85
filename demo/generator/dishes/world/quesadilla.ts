import { scatter, spread } from '../../drawing/arrange.ts';
import { chicken } from '../../foods/foods.ts';
import { fbm, hex, mix, noise, smooth, worley } from '../../drawing/maths.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { board, citrus } from '../../foods/serveware.ts';
import { cube, herb, leaf } from '../../drawing/stamps.ts';
import { sideBowl } from '../../foods/vessels.ts';

export interface QuesadillaOptions {
  with: 'vegetables' | 'chicken';
  board?: readonly [string, string];
}

const REACH = 236;
const OPENING = 0.82;

interface Wedge {
  x: number;
  y: number;
  turn: number;
  base: number;
}

const FAN: readonly Wedge[] = [
  { x: 156, y: 424, turn: -0.86, base: 16 },
  { x: 230, y: 468, turn: -0.42, base: 30 },
  { x: 318, y: 482, turn: 0.02, base: 44 },
];

/** Cheese and filling that ran out along the straight edges. */
const ooze = (scene: Scene, at: Wedge, options: QuesadillaOptions): void => {
  for (let i = 0; i < 34; i++) {
    const side = i % 2 ? OPENING / 2 : -OPENING / 2;
    const reach = scene.rand(40, REACH * 0.9);
    const x = at.x + Math.cos(at.turn - Math.PI / 4 + side) * reach;
    const y = at.y + Math.sin(at.turn - Math.PI / 4 + side) * reach;
    if (options.with === 'chicken' && i % 3 === 0)
      chicken(scene, x, y, { size: 11, colour: '#d08a44', second: '#a05a20' });
    else {
      const colour = scene.pick(
        '#fbd06a',
        '#f9c040',
        '#f6b02c',
        options.with === 'chicken' ? '#fbd06a' : '#4f9a35',
        '#d8371a',
      );
      cube(scene, x, y, {
        a: scene.rand(7, 14),
        b: 7,
        turn: scene.rand(0, 3),
        height: 12,
        colour,
        bevel: 0.6,
        gloss: 0.6,
        base: at.base,
      });
    }
  }
};

/** A quarter of a toasted folded tortilla. */
const wedge = (scene: Scene, at: Wedge, options: QuesadillaOptions): void => {
  ooze(scene, at, options);
  scene.shape({ ...at, radius: REACH + 8, turn: at.turn - Math.PI / 4 }, (u, v, px) => {
    const r = Math.hypot(u, v);
    const angle = Math.abs(Math.atan2(v, u));
    const n = fbm(u * 0.02 + at.x, v * 0.02 + at.y, 4);
    const side = (OPENING / 2 - angle) * r;
    const inside = Math.min(side, REACH - r) + (n - 0.5) * 5;
    if (u < 0 || inside < 0) return false;
    const edge = Math.min(1, inside / 9);
    const w = worley(u * 0.035 + at.x, v * 0.035);
    const toast = smooth(0.42, 0.12, w) * smooth(0.35, 0.65, noise(u * 0.03 + at.x, v * 0.03));
    px.height = at.base + 20 * Math.sqrt(1 - (1 - edge) ** 2) + (n - 0.5) * 6 + smooth(0.4, 0.1, w) * 3;
    const dough = mix(hex('#f6dda0'), hex('#e0aa54'), smooth(0.35, 0.75, n));
    paint(px, mix(dough, hex('#8a4412'), toast * 0.8 + 0.18 * (1 - edge)));
    px.gloss = 0.3;
    px.shine = 28;
    px.glow = 0.3;
    return true;
  });
};

export const quesadilla = (scene: Scene, options: QuesadillaOptions): void => {
  scene.use('bread');
  scene.use('cheese');
  scene.use('vegetables');
  board(scene, { x: 392, y: 312, turn: 0.03 }, { width: 690, height: 480 }, options.board);
  for (const at of FAN) wedge(scene, at, options);
  const guacamole = { first: '#7d9a3a', second: '#5f7a24', third: '#a8c060', gloss: 0.35, bump: 5 };
  const salsa = { first: '#d8351c', second: '#a8200e', third: '#ef6a48', gloss: 0.6, bump: 5, scale: 0.06 };
  sideBowl(scene, { x: 640, y: 176, radius: 76 }, guacamole, '#2b3a42');
  sideBowl(scene, { x: 664, y: 356, radius: 72 }, salsa, '#f3ece0');
  scatter(scene, 16, { x: 664, y: 356, radius: 46 }, (x, y) => herb(scene, x, y, { size: 11 }));
  citrus(
    scene,
    [
      [146, 160],
      [204, 128],
    ],
    { lime: true, radius: 34, base: 16 },
  );
  spread(scene, { x: 560, y: 474, radius: 60, count: 12, gap: 16 }, (x, y) =>
    leaf(scene, x, y, {
      length: scene.rand(36, 54),
      width: 22,
      turn: scene.rand(0, 6),
      colour: scene.pick('#7dbb3c', '#4f9a35'),
      lift: 5,
      curl: 6,
    }),
  );
  spread(scene, { x: 330, y: 320, radius: 120, count: 9, gap: 50 }, (x, y) => herb(scene, x, y, { size: 17 }));
};
