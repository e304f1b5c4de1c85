import { scatter, spread, type Circle } from '../../drawing/arrange.ts';
import { nuts, rice, saffron } from '../../foods/foods.ts';
import { fbm, hex } from '../../drawing/maths.ts';
import type { Scene } from '../../drawing/scene.ts';
import { blob, grain, leaf } from '../../drawing/stamps.ts';
import { bowl, ceramic, sauce, vessel } from '../../foods/vessels.ts';

export interface HalwaOptions {
  with: 'carrot' | 'rice' | 'yoghurt';
  bowl?: string;
  rim?: string;
}

const DISH: Circle = { x: 400, y: 312, radius: 224 };
const at = (share: number): Circle => ({ ...DISH, radius: DISH.radius * share });

const carrot = (scene: Scene): void => {
  sauce(scene, at(0.88), 36, { first: '#c8500c', second: '#a83a06', gloss: 0.8, bump: 2 });
  const pile = (x: number, y: number): number =>
    40 +
    32 * (1 - ((x - DISH.x) ** 2 + (y - DISH.y) ** 2) / (DISH.radius ** 2 * 0.75)) +
    12 * (fbm(x * 0.03, y * 0.03, 3) - 0.5);
  scatter(scene, 2600, at(0.82), (x, y) =>
    grain(scene, x, y, {
      length: scene.rand(14, 24),
      width: scene.rand(4, 5.6),
      turn: scene.rand(0, 3.14),
      colour: hex(scene.pick('#e8641a', '#d8500e', '#f07a2c', '#c8440a', '#ee8a44')),
      base: pile(x, y) + scene.rand(-3, 3),
      gloss: 0.7,
    }),
  );
};

/** Milk cooked down with rice, or set to a sweet yoghurt. */
const milk = (scene: Scene, grains: boolean): void => {
  const look = grains
    ? { first: '#fbf0d4', second: '#f4e2b4', third: '#fff9ea' }
    : { first: '#f0c890', second: '#e4b06c', third: '#f8dcb0' };
  sauce(scene, at(0.9), 46, { ...look, gloss: 0.5, shine: 50, bump: 3, scale: 0.018, glow: 0.8 });
  if (!grains) return;
  rice(scene, at(0.8), () => 47, { colours: ['#fffaf0', '#fbf0d8', '#fdf5e4'], count: 620, length: 13, width: 4.6 });
};

export const halwa = (scene: Scene, options: HalwaOptions): void => {
  scene.use(options.with === 'yoghurt' ? 'curd' : options.with === 'rice' ? 'cream' : 'sweets');
  const glaze = ceramic(options.bowl ?? '#f4ede2', { speckle: 1, rim: options.rim ?? '#c8953a' });
  vessel(scene, DISH.x, DISH.y, { radius: DISH.radius, profile: bowl(64), paint: glaze, gloss: 0.6, shine: 60 });
  if (options.with === 'carrot') carrot(scene);
  else milk(scene, options.with === 'rice');
  nuts(scene, at(0.56), options.with === 'yoghurt' ? 30 : 90);
  saffron(scene, at(0.5), 16);
  if (options.with !== 'yoghurt') {
    scatter(scene, 22, at(0.56), (x, y) =>
      leaf(scene, x, y, { length: 24, width: 11, turn: scene.rand(0, 6), colour: '#f3e4c4', lift: 4, curl: 2 }),
    );
    scatter(scene, 14, at(0.56), (x, y) =>
      blob(scene, x, y, {
        rx: 12,
        ry: 9,
        turn: x,
        height: 11,
        colour: '#6a3a14',
        second: '#8a5420',
        gloss: 0.7,
        rough: 0.16,
      }),
    );
  }
  spread(scene, { ...at(0.5), count: 5, gap: 60 }, (x, y) =>
    leaf(scene, x, y, { length: 28, width: 19, turn: scene.rand(0, 6), colour: '#c8385a', lift: 4, curl: 6 }),
  );
};
