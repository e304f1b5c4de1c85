import { scatter, spread } from '../../drawing/arrange.ts';
import { strip } from '../../foods/foods.ts';
import { crisp } from '../../foods/meats.ts';
import type { Scene } from '../../drawing/scene.ts';
import { bun, dip, MINT, parchment } from '../../foods/serveware.ts';
import { blob, herb } from '../../drawing/stamps.ts';

export interface VadaPavOptions {
  paper?: string;
}

/** A split roll: the lower half, the fried potato ball on it, and the upper half leaning back. */
const one = (scene: Scene, x: number, y: number): void => {
  bun(scene, { x, y: y + 44 }, { width: 214, length: 226, base: 4, colour: '#e8b460', second: '#b8702a' });
  scatter(scene, 60, { x, y: y + 30, radius: 92 }, (px, py) =>
    blob(scene, px, py, {
      rx: scene.rand(4, 9),
      ry: 4,
      height: 5,
      colour: scene.pick('#b8330e', '#5f9a35', '#8a1f06'),
      gloss: 0.6,
    }),
  );
  scene.use('potato patty');
  crisp(scene, x, y + 34, { rx: 84, ry: 80, turn: 0.4, colour: '#f2b640', second: '#c07a1c', base: 52, rough: 0.16 });
  bun(scene, { x: x - 4, y: y - 58 }, { width: 150, length: 214, turn: -0.06, base: 96 });
};

export const vadaPav = (scene: Scene, options: VadaPavOptions): void => {
  parchment(scene, { x: 380, y: 316, turn: -0.05 }, { width: 660, height: 430 }, options.paper ?? '#f5ecdc');
  one(scene, 248, 318);
  one(scene, 502, 326);
  for (const [x, y] of [
    [112, 488],
    [352, 500],
  ] as const) {
    strip(scene, x, y, { colour: '#4f8a2c', width: 17, length: 84 });
  }
  const garlic = { x: 660, y: 470, radius: 52 };
  scatter(scene, 170, garlic, (x, y) =>
    blob(scene, x, y, {
      rx: scene.rand(4, 8),
      ry: 4,
      height: 6,
      colour: scene.pick('#c8401a', '#a02c0c', '#d8602a'),
      gloss: 0.3,
    }),
  );
  spread(scene, { x: 376, y: 360, radius: 150, count: 8, gap: 70 }, (x, y) => herb(scene, x, y, { size: 18 }));
  dip(scene, { x: 704, y: 156, radius: 70 }, MINT);
};
