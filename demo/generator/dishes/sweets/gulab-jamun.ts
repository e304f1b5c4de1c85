import { ringOf, scatter, spread } from '../../drawing/arrange.ts';
import { nuts, saffron } from '../../foods/foods.ts';
import type { Scene } from '../../drawing/scene.ts';
import { blob, leaf } from '../../drawing/stamps.ts';
import { bowl, ceramic, sauce, vessel, type SauceLook } from '../../foods/vessels.ts';

export interface GulabJamunOptions {
  ball: { colour: string; second: string };
  syrup: SauceLook;
  gloss?: number;
  bowl?: string;
  rim?: string;
  /** How many lie in the bowl, up to four; heaped without a number. */
  pieces?: number;
}

const RADIUS = 228;
const PLACES = [
  [0, 0],
  [112, 6],
  [-112, 8],
  [56, -98],
  [-58, -96],
  [58, 104],
  [-56, 106],
] as const;

export const gulabJamun = (scene: Scene, options: GulabJamunOptions): void => {
  const dish = { x: 400, y: 318, radius: RADIUS };
  scene.use('sweets');
  const glaze = ceramic(options.bowl ?? '#f4ede2', { speckle: 1, rim: options.rim ?? '#c8953a' });
  vessel(scene, dish.x, dish.y, { radius: RADIUS, profile: bowl(60), paint: glaze, gloss: 0.6, shine: 70 });
  sauce(scene, { ...dish, radius: RADIUS * 0.9 }, 40, {
    bump: 0.8,
    gloss: 1,
    shine: 120,
    scale: 0.01,
    ...options.syrup,
  });
  const heap = PLACES.map(([x, y]) => ({ x: dish.x + x, y: dish.y + y }));
  const places = options.pieces === undefined ? heap : ringOf(options.pieces, { ...dish, radius: 88 });
  const size = options.pieces === undefined ? 55 : 66;
  for (const { x, y } of places) {
    blob(scene, x, y, {
      rx: size,
      ry: size - 1,
      height: size + 1,
      ...options.ball,
      rough: 0.025,
      gloss: options.gloss ?? 0.95,
      shine: 70,
      base: 30,
      sink: 0,
      detail: 0.8,
      detailScale: 0.08,
    });
  }
  nuts(scene, { ...dish, radius: RADIUS * 0.62 }, 70);
  scatter(scene, 26, { ...dish, radius: RADIUS * 0.55 }, (x, y) =>
    leaf(scene, x, y, { length: 15, width: 5, turn: scene.rand(0, 6), colour: '#f3e4c4', lift: 2, curl: 1 }),
  );
  spread(scene, { ...dish, radius: RADIUS * 0.6, count: 6, gap: 60 }, (x, y) =>
    leaf(scene, x, y, { length: 30, width: 20, turn: scene.rand(0, 6), colour: '#c8385a', lift: 4, curl: 6 }),
  );
  saffron(scene, { ...dish, radius: RADIUS * 0.55 }, 18);
};
