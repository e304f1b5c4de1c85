import { scatter, spread, type Circle } from '../../drawing/arrange.ts';
import { nuts, saffron } from '../../foods/foods.ts';
import { smooth } from '../../drawing/maths.ts';
import type { Scene } from '../../drawing/scene.ts';
import { blob, leaf } from '../../drawing/stamps.ts';
import { ceramic, sauce, vessel } from '../../foods/vessels.ts';

export interface LassiOptions {
  /** Three tones of the drink in each cup. */
  cups: readonly [Drink, Drink];
  clay?: string;
  rim?: string;
}

type Drink = readonly [string, string, string];

const PLACES = [
  { x: 262, y: 272, radius: 150 },
  { x: 556, y: 358, radius: 138 },
] as const;

const cup = (scene: Scene, at: Circle, drink: Drink, options: LassiOptions): void => {
  const { x, y, radius } = at;
  vessel(scene, x, y, {
    radius,
    profile: (r) => {
      if (r < 0.9) return 30;
      return r < 0.94 ? 30 + 95 * smooth(0.9, 0.925, r) : 125 * Math.sqrt(Math.max(0, 1 - ((r - 0.94) / 0.06) ** 2));
    },
    paint: ceramic(options.clay ?? '#b8703a', { rim: options.rim ?? '#8a4a1c' }),
    gloss: 0.6,
    shine: 50,
  });
  const [first, second, third] = drink;
  const look = { first, second, third, gloss: 0.35, shine: 40, bump: 4, scale: 0.02, glow: 0.8, wobble: 0 };
  sauce(scene, { x, y, radius: radius * 0.9 }, 96, look);
  scatter(scene, 46, { x, y, radius: radius * 0.8 }, (px, py) =>
    blob(scene, px, py, {
      rx: scene.rand(2, 6),
      ry: scene.rand(2, 5),
      height: 3,
      colour: third,
      gloss: 0.5,
      detail: 0.1,
      sink: 0.5,
      glow: 0.8,
    }),
  );
  nuts(scene, { x: x - 8, y: y - 6, radius: radius * 0.42 }, 34);
  saffron(scene, { x, y, radius: radius * 0.45 }, 14);
  spread(scene, { x, y, radius: radius * 0.4, count: 3, gap: 34 }, (px, py) =>
    leaf(scene, px, py, { length: 32, width: 22, turn: scene.rand(0, 6), colour: '#c8385a', lift: 4, curl: 6 }),
  );
};

export const lassi = (scene: Scene, options: LassiOptions): void => {
  scene.use('curd');
  cup(scene, PLACES[0], options.cups[0], options);
  cup(scene, PLACES[1], options.cups[1], options);
};
