import { scatter, spread } from '../../drawing/arrange.ts';
import { chicken, pea, prawn, rice, scrambledEgg, springOnion } from '../../foods/foods.ts';
import { fbm } from '../../drawing/maths.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cube, strand } from '../../drawing/stamps.ts';
import { bowl, ceramic, sauce, vessel } from '../../foods/vessels.ts';

export interface FriedRiceOptions {
  with: 'vegetables' | 'egg' | 'prawns' | 'chicken';
  bowl?: string;
  rim?: string;
  rice?: readonly string[];
  /** Leave out the chopsticks. */
  alone?: boolean;
}

const RADIUS = 254;

const confetti = (scene: Scene, x: number, y: number, i: number): void => {
  const turn = scene.rand(0, 3);
  if (i % 4 === 0) pea(scene, x, y, 7.5);
  else if (i % 4 === 1) cube(scene, x, y, { a: 7, turn, height: 10, colour: '#ef7a1a', gloss: 0.5 });
  else if (i % 4 === 2) springOnion(scene, x, y);
  else cube(scene, x, y, { a: 9, b: 6, turn, height: 9, colour: scene.pick('#d8371a', '#f4c22c'), gloss: 0.6 });
};

export const friedRice = (scene: Scene, options: FriedRiceOptions): void => {
  const dish = { x: 400, y: 312, radius: RADIUS };
  const at = (share: number): typeof dish => ({ ...dish, radius: RADIUS * share });
  const glaze = ceramic(options.bowl ?? '#1f2a33', { speckle: 1, rim: options.rim ?? '#c9a36a' });
  vessel(scene, dish.x, dish.y, { radius: RADIUS, profile: bowl(66), paint: glaze, gloss: 0.7 });
  sauce(scene, at(0.9), 40, { first: '#c9924a', second: '#a8702c', bump: 2 });
  const pile = (dx: number, dy: number): number =>
    44 + 36 * (1 - (dx * dx + dy * dy) / (RADIUS * RADIUS * 0.8)) + 6 * (fbm(dx * 0.02 + 3, dy * 0.02, 3) - 0.5);
  rice(scene, at(0.86), pile, {
    colours: options.rice ?? ['#f3d9a0', '#eccb86', '#f6e2b4', '#e0b060'],
    length: 11,
    width: 3.6,
  });
  scene.use('vegetables');
  scatter(scene, 96, at(0.78), (x, y, i) => confetti(scene, x, y, i));
  if (options.with === 'egg') spread(scene, { ...at(0.76), count: 60, gap: 26 }, (x, y) => scrambledEgg(scene, x, y));
  if (options.with === 'prawns') spread(scene, { ...at(0.62), count: 9, gap: 70 }, (x, y) => prawn(scene, x, y));
  if (options.with === 'chicken') {
    spread(scene, { ...at(0.68), count: 24, gap: 50 }, (x, y) =>
      chicken(scene, x, y, { size: 22, colour: '#d8a05a', second: '#a86a2c' }),
    );
  }
  if (options.alone) return;
  for (const k of [0, 1]) {
    const points = [
      [576 + k * 20, -20, 78],
      [792 + k * 16, 420, 60],
    ] as const;
    strand(scene, points, { width: 10, colour: '#7a2a1a', gloss: 0.6, glow: 0 });
  }
};
