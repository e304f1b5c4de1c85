import { scatter, spread } from '../../drawing/arrange.ts';
import { smooth } from '../../drawing/maths.ts';
import type { Scene } from '../../drawing/scene.ts';
import { blob } from '../../drawing/stamps.ts';
import { bean } from '../../foods/sweets.ts';
import { bowl, sauce, steel, vessel } from '../../foods/vessels.ts';

export interface FilterCoffeeOptions {
  /** Three tones of the coffee. */
  drink?: readonly [string, string, string];
}

const PLACE = { x: 372, y: 312 };

/** A steel tumbler standing in its dabarah, froth up to the rim. */
export const filterCoffee = (scene: Scene, options: FilterCoffeeOptions): void => {
  const [first, second, third] = options.drink ?? (['#b8783c', '#96562a', '#dcae78'] as const);
  scene.use('coffee');
  scene.use('cream');
  vessel(scene, PLACE.x, PLACE.y, { radius: 236, profile: bowl(58), paint: steel, gloss: 0.9, shine: 30 });
  const cup = 142;
  vessel(scene, PLACE.x, PLACE.y, {
    radius: cup,
    profile: (r) => {
      if (r < 0.86) return 40;
      return r < 0.92 ? 40 + 120 * smooth(0.84, 0.9, r) : 160 * Math.sqrt(Math.max(0, 1 - ((r - 0.92) / 0.085) ** 2));
    },
    paint: steel,
    gloss: 0.95,
    shine: 34,
  });
  const look = { first, second, third, gloss: 0.35, shine: 40, bump: 3, scale: 0.03, glow: 0.6, wobble: 0 };
  sauce(scene, { ...PLACE, radius: cup * 0.85 }, 134, look);
  scatter(scene, 420, { ...PLACE, radius: cup * 0.8 }, (x, y) =>
    blob(scene, x, y, {
      rx: scene.rand(2, 8),
      ry: scene.rand(2, 7),
      height: 4,
      colour: scene.pick('#e8c494', '#d8a870', '#f0d8b0', '#c8945a'),
      gloss: 0.5,
      detail: 0.1,
      sink: 0.4,
      glow: 0.7,
    }),
  );
  spread(scene, { x: 690, y: 420, radius: 92, count: 30, gap: 25 }, (x, y) => bean(scene, x, y));
  spread(scene, { x: 690, y: 130, radius: 50, count: 8, gap: 25 }, (x, y) => bean(scene, x, y));
};
