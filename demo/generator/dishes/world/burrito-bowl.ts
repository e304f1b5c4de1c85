import { curve, scatter } from '../../drawing/arrange.ts';
import { disc, slices } from '../../drawing/discs.ts';
import { chicken, paneer } from '../../foods/foods.ts';
import { hex } from '../../drawing/maths.ts';
import type { Scene } from '../../drawing/scene.ts';
import { blob, cube, grain, herb, leaf, strand } from '../../drawing/stamps.ts';
import { bowl, ceramic, sauce, vessel } from '../../foods/vessels.ts';

export interface BurritoBowlOptions {
  with: 'chicken' | 'paneer';
  bowl?: string;
  rim?: string;
}

const RADIUS = 258;
const DISH = { x: 400, y: 312 };

/** Strews over one slice of the bowl, between two angles. */
const slice = (
  scene: Scene,
  [from, to]: readonly [number, number],
  count: number,
  put: (x: number, y: number) => void,
): void => {
  for (let i = 0; i < count; i++) {
    const angle = scene.rand(from, to);
    const reach = RADIUS * (0.16 + 0.68 * Math.sqrt(scene.rand()));
    put(DISH.x + Math.cos(angle) * reach, DISH.y + Math.sin(angle) * reach);
  }
};

const grains = (scene: Scene): void => {
  const turn = (): number => scene.rand(0, 3);
  scene.use('rice');
  scene.use('pulses');
  slice(scene, [0, 1.2], 900, (x, y) =>
    grain(scene, x, y, {
      length: 11,
      width: 3.2,
      turn: turn(),
      colour: hex(scene.pick('#fff4dc', '#ffeecb', '#e8efc0')),
      base: 50 + scene.rand(-2, 4),
    }),
  );
  slice(scene, [1.2, 2.3], 150, (x, y) =>
    blob(scene, x, y, {
      rx: 10,
      ry: 7.5,
      turn: turn(),
      height: 11,
      colour: scene.pick('#3a1a14', '#2a100c', '#4d2018'),
      base: 48,
      gloss: 0.6,
      rough: 0.04,
      detail: 0.2,
    }),
  );
  slice(scene, [2.3, 3.3], 170, (x, y) =>
    blob(scene, x, y, {
      rx: 8,
      ry: 7,
      turn: turn(),
      height: 9,
      colour: scene.pick('#ffd23a', '#f7b81c', '#ffdf6a'),
      base: 48,
      gloss: 0.6,
      rough: 0.06,
      detail: 0.2,
    }),
  );
};

const vegetables = (scene: Scene): void => {
  scene.use('vegetables');
  slice(scene, [3.3, 4.3], 90, (x, y) =>
    cube(scene, x, y, {
      a: 11,
      turn: scene.rand(0, 3),
      height: 14,
      colour: scene.pick('#e0321c', '#ef5a3a', '#d8261a'),
      gloss: 0.7,
      base: 48,
    }),
  );
  slice(scene, [4.3, 5.3], 70, (x, y) =>
    leaf(scene, x, y, {
      length: scene.rand(40, 64),
      width: scene.rand(18, 30),
      turn: scene.rand(0, 6),
      colour: scene.pick('#7dbb3c', '#4f9a35', '#3f8a2c'),
      lift: 5,
      curl: 6,
      base: 48,
    }),
  );
};

const avocado = (scene: Scene): void => {
  for (let i = 0; i < 6; i++) {
    leaf(scene, DISH.x - 8 + i * 7, DISH.y + 6 - i * 3, {
      length: 86,
      width: 30,
      turn: 1.1 + i * 0.05,
      colour: '#b9c860',
      lift: 14 + i * 2,
      curl: 8,
      base: 56,
      gloss: 0.3,
    });
  }
};

export const burritoBowl = (scene: Scene, options: BurritoBowlOptions): void => {
  const glaze = ceramic(options.bowl ?? '#2b3a42', { speckle: 1, rim: options.rim ?? '#8a6a4a' });
  vessel(scene, DISH.x, DISH.y, { radius: RADIUS, profile: bowl(66), paint: glaze, gloss: 0.7 });
  sauce(scene, { ...DISH, radius: RADIUS * 0.9 }, 40, { first: '#f3e4c0', second: '#e6d0a0', bump: 2, gloss: 0.1 });
  grains(scene);
  vegetables(scene);
  slice(scene, [5.3, 6.28], 20, (x, y) => {
    if (options.with === 'chicken') chicken(scene, x, y, { size: 25, colour: '#cf7a2e', second: '#9a4412' });
    else paneer(scene, x, y, { a: 22, b: 19, height: 22, char: 0.6, base: 46 });
  });
  avocado(scene);
  disc(scene, DISH.x + 78, DISH.y - 60, { radius: 34, height: 12, paint: slices.lime, gloss: 0.5, round: 0.14 });
  scatter(scene, 18, { ...DISH, radius: RADIUS * 0.6 }, (x, y) => herb(scene, x, y, { size: 14 }));
  scene.use('cream');
  const drizzle = curve({ from: 0, to: 26, step: 1 }, (k) => [
    DISH.x - 120 + k * 9.6,
    DISH.y + 30 * Math.sin(k * 1.3) + 20,
    70,
  ]);
  strand(scene, drizzle, { width: 6, colour: '#fff4df', glow: 0.7 });
};
