import { scatter, spread } from '../../drawing/arrange.ts';
import type { Scene } from '../../drawing/scene.ts';
import { dip, MINT, parchment } from '../../foods/serveware.ts';
import { blob, cube, herb, sheet } from '../../drawing/stamps.ts';

export interface NaanOptions {
  topping: 'butter' | 'garlic';
}

/** Position, turn and the height each piece lies at: the next one rests on the one before. */
const PIECES = [
  { x: 268, y: 262, turn: 0.62, base: 6 },
  { x: 546, y: 300, turn: 2.36, base: 20 },
  { x: 404, y: 350, turn: 1.5, base: 38 },
] as const;

const piece = (scene: Scene, { x, y, turn, base }: (typeof PIECES)[number]): void =>
  sheet(scene, { x, y }, (u, v) => (Math.hypot(u / (172 - v * 0.2), v / 104) - 1) * 104, {
    radius: 220,
    turn,
    thickness: 17,
    first: '#f6dca6',
    second: '#dfa352',
    dark: '#5e280a',
    brown: 0.5,
    blisters: 0.024,
    detail: 6,
    edge: 20,
    scale: 0.016,
    gloss: 0.4,
    shine: 40,
    base,
  });

const garlic = (scene: Scene): void => {
  for (const { x, y } of PIECES) {
    scatter(scene, 70, { x, y, radius: 105 }, (px, py) =>
      cube(scene, px, py, {
        a: scene.rand(3, 6),
        b: scene.rand(2.5, 4),
        turn: scene.rand(0, 3),
        height: 4,
        colour: '#f3dfae',
        char: 0.5,
      }),
    );
    spread(scene, { x, y, radius: 105, count: 14, gap: 26 }, (px, py) => herb(scene, px, py, { size: 13 }));
  }
};

export const naan = (scene: Scene, options: NaanOptions): void => {
  scene.use('bread');
  parchment(scene, { x: 400, y: 300, turn: 0.04 }, { width: 688, height: 492 }, '#e9e2d2');
  for (const at of PIECES) piece(scene, at);
  if (options.topping === 'garlic') garlic(scene);
  scatter(scene, 70, { x: 404, y: 300, radius: 190 }, (x, y) =>
    blob(scene, x, y, {
      rx: scene.rand(2, 4),
      ry: 2,
      turn: scene.rand(0, 3),
      height: 2.4,
      colour: scene.pick('#3f8a2c', '#f6edd8', '#2f6e22'),
      gloss: 0.3,
      detail: 0.2,
    }),
  );
  if (options.topping === 'butter') {
    scene.use('butter');
    cube(scene, 404, 330, { a: 26, b: 21, turn: 0.4, height: 16, colour: '#ffe27a', gloss: 0.8, shine: 60 });
  }
  dip(scene, { x: 704, y: 120 }, MINT);
};
