import { scatter, spread, type Circle } from '../../drawing/arrange.ts';
import { bigLeaf } from '../../foods/foods.ts';
import { mince } from '../../foods/meats.ts';
import { noodleHeap } from '../../foods/noodle-heap.ts';
import { chilliSlice } from '../../foods/produce.ts';
import type { Scene } from '../../drawing/scene.ts';
import { blob, cube } from '../../drawing/stamps.ts';
import { ceramic, coupe, sauce, vessel } from '../../foods/vessels.ts';

export interface SpaghettiOptions {
  with: 'garlic and chilli' | 'mince';
  plate?: string;
  rim?: string;
}

const PLATE: Circle = { x: 400, y: 312, radius: 262 };
const at = (share: number): Circle => ({ ...PLATE, radius: PLATE.radius * share });

const ragu = (scene: Scene): void => {
  const tomato = {
    first: '#b8341a',
    second: '#8a1f0c',
    third: '#d0522c',
    oil: 0.16,
    gloss: 0.7,
    bump: 6,
    scale: 0.05,
    wobble: 0.34,
  };
  sauce(scene, at(0.42), 64, tomato);
  scatter(scene, 190, at(0.38), (x, y) => mince(scene, x, y, 'mutton mince'));
};

const garlic = (scene: Scene): void => {
  scene.use('vegetables');
  scatter(scene, 46, at(0.5), (x, y) =>
    blob(scene, x, y, {
      rx: 9,
      ry: 5,
      turn: scene.rand(0, 3),
      height: 5,
      colour: '#f3dc9c',
      second: '#d9a648',
      gloss: 0.5,
      rough: 0.05,
    }),
  );
  spread(scene, { ...at(0.5), count: 18, gap: 40 }, (x, y) => chilliSlice(scene, x, y));
};

export const spaghetti = (scene: Scene, options: SpaghettiOptions): void => {
  scene.use('pasta');
  const glaze = ceramic(options.plate ?? '#f4ede2', { speckle: 1, rim: options.rim ?? '#b07a3c' });
  vessel(scene, PLATE.x, PLATE.y, { radius: PLATE.radius, profile: coupe(1.2), paint: glaze, gloss: 0.6 });
  noodleHeap(scene, at(0.62), {
    colours: ['#f8d080', '#f2c064', '#fbdc9c', '#ebb24e'],
    count: 150,
    width: 8,
    base: 20,
    mound: 40,
  });
  if (options.with === 'mince') ragu(scene);
  else garlic(scene);
  scene.use('cheese');
  scatter(scene, 110, at(0.46), (x, y) =>
    cube(scene, x, y, {
      a: scene.rand(2, 8),
      b: scene.rand(1.5, 3),
      turn: scene.rand(0, 3),
      height: 3,
      colour: '#fff6dc',
      gloss: 0.2,
    }),
  );
  scatter(scene, 60, at(0.5), (x, y) =>
    blob(scene, x, y, {
      rx: scene.rand(2, 4),
      ry: 2,
      turn: scene.rand(0, 3),
      height: 2.4,
      colour: '#3f8a2c',
      detail: 0.2,
    }),
  );
  spread(scene, { ...at(0.3), count: 4, gap: 54 }, (x, y) => bigLeaf(scene, x, y, 52));
};
