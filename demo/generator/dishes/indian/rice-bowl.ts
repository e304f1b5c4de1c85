import { scatter, spread, type Circle } from '../../drawing/arrange.ts';
import { cubeOnion, pea, rice, strip, type RiceLook } from '../../foods/foods.ts';
import { fbm } from '../../drawing/maths.ts';
import { mushroom, ruby } from '../../foods/produce.ts';
import type { Scene } from '../../drawing/scene.ts';
import { blob, cube, herb, leaf } from '../../drawing/stamps.ts';
import { bowl, ceramic, sauce, vessel } from '../../foods/vessels.ts';

type With = 'cumin' | 'pulao' | 'curd' | 'lentils' | 'poha' | 'pepper and cashews' | 'mushrooms';

export interface RiceBowlOptions {
  with: With;
  rice?: RiceLook;
  bowl?: string;
  rim?: string;
}

const RADIUS = 244;
const DISH = { x: 400, y: 312, radius: RADIUS };
const at = (share: number): Circle => ({ ...DISH, radius: RADIUS * share });

const WHITE: RiceLook = { colours: ['#fdf8ea', '#f8efd8', '#fffdf5', '#f6ead0'] };

const curryLeaves = (scene: Scene, count: number): void => {
  scene.use('herbs');
  spread(scene, { ...at(0.6), count, gap: 44 }, (x, y) =>
    leaf(scene, x, y, { length: 36, width: 15, turn: scene.rand(0, 6), colour: '#2f6a24', lift: 4, curl: 5 }),
  );
};

const spice = (scene: Scene, count: number, colour: string): void =>
  scatter(scene, count, at(0.74), (x, y) =>
    blob(scene, x, y, { rx: 6, ry: 2.4, turn: scene.rand(0, 3), height: 4, colour, gloss: 0.3, detail: 0.2 }),
  );

const herbs = (scene: Scene, count: number): void =>
  spread(scene, { ...at(0.64), count, gap: 44 }, (x, y) => herb(scene, x, y, { size: scene.rand(16, 22) }));

const cashews = (scene: Scene, count: number): void => {
  scene.use('nuts');
  spread(scene, { ...at(0.6), count, gap: 56 }, (x, y) =>
    blob(scene, x, y, {
      rx: 18,
      ry: 10,
      turn: scene.rand(0, 3),
      height: 13,
      colour: '#f0cf8a',
      second: '#d99a44',
      rough: 0.16,
      gloss: 0.5,
    }),
  );
};

const peanuts = (scene: Scene): void => {
  scene.use('nuts');
  spread(scene, { ...at(0.68), count: 34, gap: 26 }, (x, y) =>
    blob(scene, x, y, {
      rx: 10,
      ry: 7,
      turn: scene.rand(0, 3),
      height: 9,
      colour: '#c98a4a',
      second: '#a8642c',
      gloss: 0.4,
      rough: 0.06,
    }),
  );
};

/** Porridges are smooth: a film of lentils or curd binds the grains. */
const bind = (scene: Scene, look: { first: string; second: string; third: string }): void =>
  sauce(scene, at(0.84), 60, { ...look, bump: 5, scale: 0.045, gloss: 0.5, shine: 40, wobble: 0.06 });

const toppings: Record<With, (scene: Scene) => void> = {
  cumin: (scene) => {
    spice(scene, 150, '#6a3a16');
    herbs(scene, 16);
  },
  pulao: (scene) => {
    scatter(scene, 60, at(0.74), (x, y) => pea(scene, x, y, 8.5));
    spread(scene, { ...at(0.7), count: 30, gap: 36 }, (x, y, i) => {
      if (i % 2) cube(scene, x, y, { a: 11, b: 9, turn: scene.rand(0, 3), height: 12, colour: '#ef7a1a', gloss: 0.5 });
      else strip(scene, x, y, { colour: '#5f9a35', width: 9, length: 34 });
    });
    spice(scene, 40, '#5a2a0c');
    herbs(scene, 14);
  },
  curd: (scene) => {
    scene.use('curd');
    scatter(scene, 40, at(0.66), (x, y) =>
      blob(scene, x, y, { rx: 3.4, height: 4, colour: '#2a120a', gloss: 0.6, detail: 0.1 }),
    );
    spread(scene, { ...at(0.64), count: 22, gap: 36 }, (x, y) => ruby(scene, x, y));
    for (const [dx, dy] of [
      [-50, -30],
      [36, 24],
    ] as const) {
      strip(scene, DISH.x + dx, DISH.y + dy, { colour: '#a8180c', width: 13, length: 64 });
    }
    curryLeaves(scene, 12);
  },
  lentils: (scene) => {
    scene.use('pulses');
    scene.use('butter');
    scatter(scene, 240, at(0.78), (x, y) =>
      blob(scene, x, y, { rx: 6, ry: 4.6, turn: scene.rand(0, 3), height: 5, colour: '#f2c038', second: '#e0a41c' }),
    );
    spice(scene, 70, '#5a2a0c');
    sauce(scene, { ...DISH, x: DISH.x - 4, radius: 62 }, 86, {
      first: '#f6c848',
      second: '#eab02c',
      third: '#fbe08a',
      gloss: 1,
      shine: 120,
      bump: 0.6,
      wobble: 0.3,
    });
    herbs(scene, 14);
  },
  poha: (scene) => {
    peanuts(scene);
    scatter(scene, 60, at(0.74), (x, y) => cubeOnion(scene, x, y));
    scatter(scene, 30, at(0.7), (x, y) => blob(scene, x, y, { rx: 3, height: 3, colour: '#2a120a', gloss: 0.5 }));
    curryLeaves(scene, 10);
    herbs(scene, 16);
  },
  'pepper and cashews': (scene) => {
    scene.use('pulses');
    scene.use('butter');
    scatter(scene, 60, at(0.72), (x, y) => blob(scene, x, y, { rx: 5, height: 6, colour: '#241a14', gloss: 0.5 }));
    cashews(scene, 14);
    curryLeaves(scene, 12);
  },
  mushrooms: (scene) => {
    scene.use('cheese');
    spread(scene, { ...at(0.66), count: 20, gap: 54 }, (x, y) =>
      mushroom(scene, x, y, { size: 33, colour: '#e0bf8a', edge: '#6a3c1c' }),
    );
    scatter(scene, 90, at(0.7), (x, y) =>
      cube(scene, x, y, {
        a: scene.rand(2, 7),
        b: scene.rand(1.5, 3),
        turn: scene.rand(0, 3),
        height: 3,
        colour: '#fff6dc',
      }),
    );
    herbs(scene, 14);
  },
};

export const riceBowl = (scene: Scene, options: RiceBowlOptions): void => {
  const glaze = ceramic(options.bowl ?? '#2f4a52', { speckle: 1, rim: options.rim ?? '#c9a36a' });
  vessel(scene, DISH.x, DISH.y, { radius: RADIUS, profile: bowl(66), paint: glaze, gloss: 0.7, shine: 60 });
  sauce(scene, at(0.9), 40, { first: '#f0e0b8', second: '#d9bf86', bump: 2, gloss: 0.2 });
  const pile = (dx: number, dy: number): number =>
    44 + 34 * (1 - (dx * dx + dy * dy) / (RADIUS * RADIUS * 0.8)) + 6 * (fbm(dx * 0.02 + 3, dy * 0.02, 3) - 0.5);
  const look = options.rice ?? WHITE;
  rice(scene, at(0.86), pile, look);
  if (options.with === 'curd') bind(scene, { first: '#fdfaf0', second: '#f4eedd', third: '#fffdf8' });
  if (options.with === 'lentils') bind(scene, { first: '#f0c040', second: '#dca82c', third: '#f6d470' });
  if (options.with === 'pepper and cashews') bind(scene, { first: '#f6e08a', second: '#e8c860', third: '#fbeeb4' });
  if (options.with === 'mushrooms') bind(scene, { first: '#f0dcae', second: '#dcc084', third: '#f8ecd0' });
  if (options.with !== 'cumin' && options.with !== 'pulao' && options.with !== 'poha') {
    rice(scene, at(0.8), (dx, dy) => Math.max(60, pile(dx, dy) - 14), { ...look, count: 900 });
  }
  toppings[options.with](scene);
};
