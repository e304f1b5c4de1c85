import { curve, scatter, spread, within, type Circle } from '../arrange.ts';
import { disc, slices } from '../discs.ts';
import { boiledEgg, chicken, seeds, springOnion, strip } from '../foods.ts';
import { clamp, hex, TAU } from '../maths.ts';
import { paint, type Scene } from '../scene.ts';
import { cube, strand } from '../stamps.ts';
import { bowl, ceramic, sauce, vessel, type SauceLook } from '../vessels.ts';

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

const towards = (turn: number, goal: number): number => {
  let off = goal - turn;
  while (off > Math.PI) off -= TAU;
  while (off < -Math.PI) off += TAU;
  return off;
};

/** One noodle wanders through the bowl and turns back at its wall. */
const noodle = (scene: Scene, dish: Circle, options: NoodlesOptions, layer: number): void => {
  let { x, y } = within(scene, { ...dish, radius: RADIUS * 0.6 });
  let turn = scene.rand(0, TAU);
  let bend = scene.rand(-0.06, 0.06);
  const length = scene.rand(40, 80);
  const phase = scene.rand(0, 6);
  const points = curve({ from: 0, to: length, step: 1 }, (j) => {
    const out = Math.hypot(x - dish.x, y - dish.y) / (RADIUS * 0.82);
    if (out > 1) turn += towards(turn, Math.atan2(dish.y - y, dish.x - x)) * 0.35;
    const mound = 46 + 34 * (1 - Math.min(1, out) ** 2) * (options.broth ? 0.35 : 1);
    const point = [x, y, mound - 6 + layer * 12 + 4 * Math.sin(j * 0.23 + phase)] as const;
    bend = clamp(bend + scene.rand(-0.02, 0.02), -0.13, 0.13);
    turn += bend;
    x += Math.cos(turn) * 6;
    y += Math.sin(turn) * 6;
    return point;
  });
  strand(scene, points, { width: options.width ?? 8.4, colour: scene.pick(...options.colours), gloss: 0.6, shine: 55 });
};

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
    else if (options.with === 'tofu')
      cube(scene, x, y, { a: 17, b: 15, turn: scene.rand(0, 3), height: 18, colour: '#f7e6c0', char: 0.6 });
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
  const count = options.strands ?? 150;
  for (let i = 0; i < count; i++) noodle(scene, dish, options, i / count);
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
