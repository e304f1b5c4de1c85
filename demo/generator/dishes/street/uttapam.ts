import { scatter, spread } from '../../drawing/arrange.ts';
import { cubeOnion } from '../../foods/foods.ts';
import { chilliSlice } from '../../foods/produce.ts';
import type { Scene } from '../../drawing/scene.ts';
import { leafRound } from '../../foods/serveware.ts';
import { blob, cube, herb, leaf, sheet } from '../../drawing/stamps.ts';
import { sideBowl, steel, tray, vessel } from '../../foods/vessels.ts';

export interface UttapamOptions {
  with: 'onion' | 'tomato';
}

const PLATE = { x: 388, y: 312 };
const SIZE = 186;

const dips = (scene: Scene): void => {
  const coconut = { first: '#f4f1e2', second: '#e3e4cc', third: '#fbf8ee', gloss: 0.3, bump: 3 };
  const tomato = { first: '#d8451f', second: '#a8280e', third: '#e87a3a', gloss: 0.45, bump: 3 };
  sideBowl(scene, { x: 712, y: 168, radius: 66 }, coconut);
  sideBowl(scene, { x: 716, y: 318, radius: 62 }, tomato);
  sideBowl(scene, { x: 706, y: 472, radius: 72 }, { first: '#d98a2a', second: '#b5570f', third: '#e8b050', oil: 0.22 });
  scatter(scene, 18, { x: 712, y: 168, radius: 42 }, (x, y) =>
    blob(scene, x, y, { rx: 2.8, height: 3, colour: '#2a120a', gloss: 0.6 }),
  );
  spread(scene, { x: 706, y: 472, radius: 44, count: 6, gap: 22 }, (x, y) => herb(scene, x, y, { size: 12 }));
};

/** A thick pancake of rice and lentils with its topping baked in. */
export const uttapam = (scene: Scene, options: UttapamOptions): void => {
  scene.use('bread');
  vessel(scene, PLATE.x, PLATE.y, { radius: 282, profile: tray, paint: steel, gloss: 0.85, shine: 26 });
  leafRound(scene, PLATE, 250);
  const cake = { x: PLATE.x, y: PLATE.y };
  sheet(scene, cake, (u, v) => Math.hypot(u, v * 1.03) - SIZE, {
    radius: SIZE + 14,
    turn: 0.4,
    thickness: 17,
    first: '#f6e2b0',
    second: '#d99c46',
    dark: '#8a4a16',
    brown: 0.5,
    blisters: 0.07,
    detail: 3,
    edge: 12,
    scale: 0.014,
    gloss: 0.3,
    base: 12,
  });
  const top = { ...cake, radius: SIZE * 0.84 };
  scatter(scene, options.with === 'onion' ? 190 : 60, top, (px, py) => cubeOnion(scene, px, py));
  scatter(scene, options.with === 'onion' ? 26 : 120, top, (px, py) =>
    cube(scene, px, py, { a: 8, b: 7, turn: scene.rand(0, 3), height: 7, colour: '#dc3a1e', gloss: 0.7 }),
  );
  spread(scene, { ...top, count: 22, gap: 34 }, (px, py) => chilliSlice(scene, px, py, '#4f8a2c'));
  spread(scene, { ...top, count: 24, gap: 30 }, (px, py) => herb(scene, px, py, { size: 16 }));
  spread(scene, { ...top, count: 8, gap: 60 }, (px, py) =>
    leaf(scene, px, py, { length: 30, width: 13, turn: scene.rand(0, 6), colour: '#2f6a24', lift: 3 }),
  );
  dips(scene);
};
