import { scatter, spread, type Circle } from '../../drawing/arrange.ts';
import { disc, slices } from '../../drawing/discs.ts';
import { boiledEgg, chicken, seeds, springOnion, strip, tofu } from '../../foods/foods.ts';
import { hex } from '../../drawing/maths.ts';
import { noodleHeap } from '../../foods/noodle-heap.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { strand } from '../../drawing/stamps.ts';
import { bowl, ceramic, sauce, vessel, type SauceLook } from '../../foods/vessels.ts';

export interface NoodlesOptions {
  colours: readonly [string, ...string[]];
  with: 'vegetables' | 'chicken' | 'tofu';
  broth?: SauceLook;
  eggs?: number;
  strands?: number;
  width?: number;
  bowl?: string;
  lime?: boolean;
  /** Leave out the chopsticks. */
  alone?: boolean;
}

const RADIUS = 250;

const carrotSlice = (scene: Scene, x: number, y: number): void =>
  disc(scene, x, y, {
    radius: 17,
    height: 5,
    gloss: 0.5,
    round: 0.2,
    paint: (px, { r }) => paint(px, hex(r < 0.4 ? '#f6a64a' : '#d9531a'), 0.95),
  });

const toppings = (scene: Scene, dish: Circle, options: NoodlesOptions): void => {
  scene.use('vegetables');
  spread(scene, { ...dish, radius: RADIUS * 0.68, count: 22, gap: 42 }, (x, y, i) => {
    if (i % 4 === 0) strip(scene, x, y, { colour: '#d8371a', width: 8, length: 44 });
    else if (i % 4 === 1) strip(scene, x, y, { colour: '#3f8a2c', width: 7.5, length: 40 });
    else if (i % 4 === 2) carrotSlice(scene, x, y);
    else if (options.with === 'chicken') chicken(scene, x, y, { size: 24, colour: '#c98a4a', second: '#9a5a20' });
    else if (options.with === 'tofu') tofu(scene, x, y, 17);
    else strip(scene, x, y, { colour: '#e9e6c8', width: 8, length: 38 });
  });
};

const chopsticks = (scene: Scene): void => {
  for (const k of [0, 1]) {
    const points = [
      [560 + k * 20, -20, 78],
      [792 + k * 16, 432 - k * 8, 60],
    ] as const;
    strand(scene, points, { width: 10 - k * 0.5, colour: '#5a2b14', shine: 40, glow: 0 });
  }
};

export const noodles = (scene: Scene, options: NoodlesOptions): void => {
  const dish = { x: 400, y: 318, radius: RADIUS };
  scene.use('noodles');
  const glaze = ceramic(options.bowl ?? '#1f2a33', { speckle: 1, rim: '#c9a36a' });
  vessel(scene, dish.x, dish.y, { radius: RADIUS, profile: bowl(72), paint: glaze, gloss: 0.7, shine: 70 });
  const ground = options.broth ?? { first: '#6a2c0c', second: '#4a1a06', third: '#8a4214', bump: 2 };
  sauce(scene, { ...dish, radius: RADIUS * 0.9 }, options.broth ? 50 : 44, ground);
  noodleHeap(
    scene,
    { ...dish, radius: RADIUS * 0.82 },
    {
      colours: options.colours,
      count: options.strands ?? 150,
      width: options.width ?? 8.4,
      base: 46,
      mound: options.broth ? 12 : 34,
    },
  );
  toppings(scene, dish, options);
  for (let i = 0; i < (options.eggs ?? 0); i++) {
    boiledEgg(scene, dish.x + (i ? 0.1 : -0.32) * RADIUS, dish.y + (i ? -0.42 : -0.2) * RADIUS, {
      size: 40,
      turn: 0.5,
    });
  }
  if (options.lime) {
    disc(scene, dish.x + 120, dish.y + 84, { radius: 36, height: 14, paint: slices.lime, gloss: 0.5, round: 0.14 });
  }
  scatter(scene, 46, { ...dish, radius: RADIUS * 0.66 }, (x, y) => springOnion(scene, x, y));
  seeds(scene, { ...dish, radius: RADIUS * 0.7 }, 90, ['#f7e6c0']);
  if (!options.alone) chopsticks(scene);
};
