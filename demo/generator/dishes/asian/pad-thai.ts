import { scatter, spread, type Circle } from '../../drawing/arrange.ts';
import { chicken, prawn, scrambledEgg, springOnion, strip, tofu } from '../../foods/foods.ts';
import { noodleHeap } from '../../foods/noodle-heap.ts';
import { chilliSlice } from '../../foods/produce.ts';
import type { Scene } from '../../drawing/scene.ts';
import { citrus } from '../../foods/serveware.ts';
import { blob, cube, herb } from '../../drawing/stamps.ts';
import { ceramic, coupe, vessel } from '../../foods/vessels.ts';

export interface PadThaiOptions {
  with: 'tofu' | 'chicken' | 'prawns';
  egg?: boolean;
  plate?: string;
  rim?: string;
}

const PLATE: Circle = { x: 400, y: 312, radius: 264 };
const at = (share: number): Circle => ({ ...PLATE, radius: PLATE.radius * share });

const crushedPeanuts = (scene: Scene): void => {
  scene.use('nuts');
  scatter(scene, 90, { ...PLATE, x: PLATE.x - 60, y: PLATE.y + 40, radius: 92 }, (x, y) =>
    cube(scene, x, y, {
      a: scene.rand(3, 7),
      b: scene.rand(3, 5),
      turn: scene.rand(0, 3),
      height: 6,
      colour: scene.pick('#e0b070', '#c98f4a', '#f0d09a'),
      gloss: 0.3,
    }),
  );
};

const sprouts = (scene: Scene): void =>
  spread(scene, { x: PLATE.x + 116, y: PLATE.y - 76, radius: 74, count: 34, gap: 12 }, (x, y) => {
    strip(scene, x, y, { colour: '#f6f2dc', width: 6, length: 42 });
    blob(scene, x, y, { rx: 6, ry: 4.5, height: 7, colour: '#e8e08a', gloss: 0.6, rough: 0.04 });
  });

const main = (scene: Scene, x: number, y: number, what: PadThaiOptions['with']): void => {
  if (what === 'tofu') tofu(scene, x, y, 23);
  else if (what === 'prawns') prawn(scene, x, y);
  else chicken(scene, x, y, { size: 28, colour: '#e0a460', second: '#b06c2a' });
};

/** Flat rice noodles with tamarind, sprouts, crushed peanuts and lime. */
export const padThai = (scene: Scene, options: PadThaiOptions): void => {
  scene.use('noodles');
  const glaze = ceramic(options.plate ?? '#2f4a52', { speckle: 1, rim: options.rim ?? '#c9a36a' });
  vessel(scene, PLATE.x, PLATE.y, { radius: PLATE.radius, profile: coupe(1.1), paint: glaze, gloss: 0.6 });
  noodleHeap(scene, at(0.58), {
    colours: ['#eab670', '#dd9e50', '#f0c68a', '#cf8a3c'],
    count: 120,
    width: 12,
    base: 20,
    mound: 34,
  });
  if (options.egg) spread(scene, { ...at(0.52), count: 16, gap: 44 }, (x, y) => scrambledEgg(scene, x, y));
  spread(scene, { ...at(0.5), count: 10, gap: 62 }, (x, y) => main(scene, x, y, options.with));
  sprouts(scene);
  crushedPeanuts(scene);
  spread(scene, { ...at(0.52), count: 14, gap: 44 }, (x, y) =>
    strip(scene, x, y, { colour: '#4f9a35', width: 8, length: 48 }),
  );
  scatter(scene, 30, at(0.54), (x, y) => springOnion(scene, x, y));
  spread(scene, { ...at(0.5), count: 7, gap: 60 }, (x, y) => chilliSlice(scene, x, y));
  spread(scene, { ...at(0.52), count: 8, gap: 56 }, (x, y) => herb(scene, x, y, { size: 18 }));
  citrus(
    scene,
    [
      [PLATE.x + 150, PLATE.y + 92],
      [PLATE.x + 104, PLATE.y + 132],
    ],
    { lime: true, radius: 38 },
  );
};
