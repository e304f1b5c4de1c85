import { scatter, spread, type Circle } from '../../drawing/arrange.ts';
import { cubeOnion, pea, scrambledEgg } from '../../foods/foods.ts';
import { mince } from '../../foods/meats.ts';
import type { Scene } from '../../drawing/scene.ts';
import { bun, citrus, onionRings } from '../../foods/serveware.ts';
import { blob, cube, herb } from '../../drawing/stamps.ts';
import { bowl, ceramic, coat, sauce, vessel, type SauceLook } from '../../foods/vessels.ts';

type With = 'bhaji' | 'keema' | 'egg' | 'paneer' | 'aubergine';

export interface PavOptions {
  with: With;
  bowl?: string;
  rim?: string;
}

const RADIUS = 196;
const POT: Circle = { x: 300, y: 316, radius: RADIUS };
const at = (share: number): Circle => ({ ...POT, radius: RADIUS * share });

const GROUNDS: Record<With, SauceLook> = {
  bhaji: { first: '#c8421a', second: '#a02c0c', third: '#dc6a2c', oil: 0.16, gloss: 0.6, bump: 7, scale: 0.05 },
  keema: { first: '#7a3a18', second: '#5a260c', third: '#96522a', oil: 0.2, gloss: 0.6, bump: 4 },
  egg: { first: '#e0a83a', second: '#c08424', third: '#f0c45a', gloss: 0.4, bump: 4 },
  paneer: { first: '#e8a03a', second: '#c87c20', third: '#f4bc60', gloss: 0.5, bump: 4 },
  aubergine: { first: '#6e4220', second: '#4f2c12', third: '#8c5a30', oil: 0.18, gloss: 0.6, bump: 7, scale: 0.05 },
};

const crumbs = (scene: Scene, count: number, put: (x: number, y: number) => void): void =>
  scatter(scene, count, at(0.76), put);

const fills: Record<With, (scene: Scene) => void> = {
  bhaji: (scene) => {
    scene.use('vegetables');
    scene.use('butter');
    scatter(scene, 26, at(0.7), (x, y) => pea(scene, x, y, 7));
    coat(scene, at(0.8), { colour: '#c8421a', bare: 0.46 });
    cube(scene, POT.x - 10, POT.y - 8, {
      a: 27,
      b: 22,
      turn: 0.4,
      height: 18,
      colour: '#ffe27a',
      gloss: 0.85,
      shine: 60,
    });
  },
  keema: (scene) => {
    crumbs(scene, 360, (x, y) => mince(scene, x, y, 'mutton mince'));
    scatter(scene, 34, at(0.7), (x, y) => pea(scene, x, y, 7));
    scene.use('butter');
    cube(scene, POT.x + 14, POT.y - 20, {
      a: 20,
      b: 17,
      turn: 0.7,
      height: 14,
      colour: '#ffe27a',
      gloss: 0.85,
      shine: 60,
    });
  },
  egg: (scene) => crumbs(scene, 190, (x, y) => scrambledEgg(scene, x, y)),
  paneer: (scene) => {
    scene.use('paneer');
    crumbs(scene, 300, (x, y) =>
      blob(scene, x, y, {
        rx: scene.rand(7, 14),
        ry: scene.rand(6, 10),
        turn: scene.rand(0, 3),
        height: 10,
        colour: scene.pick('#fbe6b8', '#f6d084', '#fdf2dc'),
        rough: 0.25,
        gloss: 0.3,
      }),
    );
  },
  aubergine: (scene) => {
    scene.use('vegetables');
    crumbs(scene, 120, (x, y) =>
      blob(scene, x, y, {
        rx: scene.rand(10, 20),
        ry: scene.rand(6, 10),
        turn: scene.rand(0, 3),
        height: 8,
        colour: scene.pick('#8a5a2c', '#6e4018', '#a4723c'),
        rough: 0.3,
        gloss: 0.6,
      }),
    );
  },
};

const breads = (scene: Scene): void => {
  for (const [x, y, turn] of [
    [632, 196, 0.06],
    [640, 328, -0.05],
    [628, 460, 0.08],
  ] as const) {
    bun(scene, { x, y }, { width: 118, length: 150, turn, base: 3 });
  }
};

/** A spicy mash or mince in its bowl, with soft rolls beside it. */
export const pav = (scene: Scene, options: PavOptions): void => {
  const glaze = ceramic(options.bowl ?? '#2b3a42', { speckle: 1, rim: options.rim ?? '#8a6a4a' });
  vessel(scene, POT.x, POT.y, { radius: RADIUS, profile: bowl(58), paint: glaze, gloss: 0.7, shine: 60 });
  sauce(scene, at(0.9), 42, GROUNDS[options.with]);
  fills[options.with](scene);
  scatter(scene, 40, at(0.66), (x, y) => cubeOnion(scene, x, y));
  spread(scene, { ...at(0.66), count: 16, gap: 36 }, (x, y) => herb(scene, x, y, { size: 18 }));
  breads(scene);
  onionRings(
    scene,
    [
      [486, 92],
      [530, 74],
    ],
    30,
  );
  citrus(scene, [[500, 540]], { radius: 34 });
};
