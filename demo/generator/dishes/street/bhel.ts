import { scatter, spread, type Circle } from '../../drawing/arrange.ts';
import { cubeOnion } from '../../foods/foods.ts';
import { fbm } from '../../drawing/maths.ts';
import { sev } from '../../foods/produce.ts';
import type { Scene } from '../../drawing/scene.ts';
import { dip, MINT, TAMARIND } from '../../foods/serveware.ts';
import { blob, cube, herb } from '../../drawing/stamps.ts';
import { bowl, ceramic, sauce, vessel } from '../../foods/vessels.ts';

export interface BhelOptions {
  bowl?: string;
  rim?: string;
}

const DISH: Circle = { x: 366, y: 316, radius: 246 };
const at = (share: number): Circle => ({ ...DISH, radius: DISH.radius * share });

const puffed = (scene: Scene, x: number, y: number, base: number): void =>
  blob(scene, x, y, {
    rx: scene.rand(7, 10),
    ry: scene.rand(4, 5.5),
    turn: scene.rand(0, 3),
    height: 11,
    colour: scene.pick('#f8e8c0', '#f3d9a0', '#ecc87e', '#fbf0d4'),
    base,
    sink: 0,
    gloss: 0.2,
    rough: 0.08,
    detail: 0.6,
    glow: 0.6,
  });

/** Puffed rice tossed with onion, tomato, chutneys and sev. */
export const bhel = (scene: Scene, options: BhelOptions): void => {
  scene.use('puffed rice');
  scene.use('vegetables');
  const glaze = ceramic(options.bowl ?? '#2f5a58', { speckle: 1, rim: options.rim ?? '#c9a36a' });
  vessel(scene, DISH.x, DISH.y, { radius: DISH.radius, profile: bowl(62), paint: glaze, gloss: 0.7 });
  sauce(scene, at(0.9), 36, { first: '#d9a85a', second: '#a8702c', bump: 2, gloss: 0.2 });
  const pile = (x: number, y: number): number =>
    40 +
    40 * (1 - ((x - DISH.x) ** 2 + (y - DISH.y) ** 2) / (DISH.radius ** 2 * 0.8)) +
    8 * (fbm(x * 0.02, y * 0.02, 2) - 0.5);
  scatter(scene, 1500, at(0.82), (x, y) => puffed(scene, x, y, pile(x, y) + scene.rand(-3, 3)));
  scatter(scene, 60, at(0.72), (x, y) => cubeOnion(scene, x, y));
  scatter(scene, 44, at(0.72), (x, y) =>
    cube(scene, x, y, {
      a: 9,
      b: 8,
      turn: scene.rand(0, 3),
      height: 10,
      colour: scene.pick('#dc321c', '#e8502c'),
      gloss: 0.75,
    }),
  );
  scene.use('nuts');
  scatter(scene, 34, at(0.7), (x, y) =>
    blob(scene, x, y, {
      rx: 9,
      ry: 7,
      turn: scene.rand(0, 3),
      height: 10,
      colour: '#b8602c',
      second: '#96481c',
      gloss: 0.5,
    }),
  );
  scatter(scene, 420, at(0.7), (x, y) => sev(scene, x, y));
  spread(scene, { ...at(0.66), count: 24, gap: 40 }, (x, y) => herb(scene, x, y, { size: 20 }));
  dip(scene, { x: 704, y: 176, radius: 70 }, TAMARIND);
  dip(scene, { x: 712, y: 372, radius: 66 }, MINT);
};
