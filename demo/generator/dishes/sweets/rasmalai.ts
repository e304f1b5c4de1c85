import { ringOf, spread } from '../../drawing/arrange.ts';
import { nuts, saffron } from '../../foods/foods.ts';
import { TAU } from '../../drawing/maths.ts';
import type { Scene } from '../../drawing/scene.ts';
import { blob, leaf } from '../../drawing/stamps.ts';
import { bowl, ceramic, sauce, vessel } from '../../foods/vessels.ts';

export interface RasmalaiOptions {
  bowl?: string;
  rim?: string;
  /** How many lie in the bowl; six without a number. */
  pieces?: number;
}

const DISH = { x: 400, y: 312, radius: 232 };

/** Flat cheese cakes in saffron milk. */
export const rasmalai = (scene: Scene, options: RasmalaiOptions): void => {
  scene.use('sweets');
  scene.use('cream');
  const glaze = ceramic(options.bowl ?? '#7a2f4a', { speckle: 1, rim: options.rim ?? '#c8953a' });
  vessel(scene, DISH.x, DISH.y, { radius: DISH.radius, profile: bowl(58), paint: glaze, gloss: 0.7, shine: 60 });
  const milk = {
    first: '#fbe9a8',
    second: '#f6da80',
    third: '#fff4cc',
    gloss: 0.7,
    shine: 70,
    bump: 1.4,
    glow: 0.8,
    oil: 0.12,
    oilColour: '#f2c040',
  };
  sauce(scene, { ...DISH, radius: DISH.radius * 0.9 }, 42, milk);
  const heap = [
    DISH,
    ...Array.from({ length: 5 }, (_, i) => ({
      x: DISH.x + Math.cos((i * TAU) / 5 - 0.4) * 122,
      y: DISH.y + Math.sin((i * TAU) / 5 - 0.4) * 122,
    })),
  ];
  const places = options.pieces === undefined ? heap : ringOf(options.pieces, { ...DISH, radius: 84 });
  for (const { x, y } of places) {
    blob(scene, x, y, {
      rx: 58,
      ry: 56,
      turn: x,
      height: 26,
      dome: 0.28,
      colour: '#fff6d8',
      second: '#f8e6ac',
      rough: 0.035,
      base: 38,
      sink: 0,
      gloss: 0.5,
      detail: 1.4,
      detailScale: 0.2,
      glow: 0.8,
    });
    nuts(scene, { x, y, radius: 30 }, 14);
    saffron(scene, { x, y, radius: 34 }, 5);
  }
  spread(scene, { ...DISH, radius: 180, count: 8, gap: 66 }, (x, y) =>
    leaf(scene, x, y, { length: 28, width: 19, turn: scene.rand(0, 6), colour: '#c8385a', lift: 4, curl: 6 }),
  );
};
