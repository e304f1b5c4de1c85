import { scatter, spread } from '../../drawing/arrange.ts';
import { prawn, strip } from '../../foods/foods.ts';
import { fillet, steak } from '../../foods/meats.ts';
import { chilliSlice, potato } from '../../foods/produce.ts';
import type { Scene } from '../../drawing/scene.ts';
import { blob, herb, leaf } from '../../drawing/stamps.ts';
import { bowl, ceramic, coat, sauce, vessel } from '../../foods/vessels.ts';

export interface FishCurryOptions {
  with: 'fillets' | 'steaks' | 'prawns';
  /** Three tones of the gravy. */
  gravy: readonly [string, string, string];
  /** Two tones of the fried fish. */
  fish?: readonly [string, string];
  potatoes?: boolean;
  coconut?: boolean;
  oilColour?: string;
  bowl?: string;
  rim?: string;
}

const RADIUS = 240;
const POT = { x: 400, y: 312 };
const LEVEL = 48;

/** Pieces lie in a ring so that each keeps its outline. */
const RING = [
  [-96, -70, 0.5],
  [84, -92, 2.4],
  [108, 58, -0.5],
  [-20, 108, 0.2],
  [-122, 52, 1.9],
] as const;

const pieces = (scene: Scene, options: FishCurryOptions): void => {
  const [colour, second] = options.fish ?? ['#e8b25a', '#a8601c'];
  if (options.with === 'prawns') {
    return spread(scene, { ...POT, radius: RADIUS * 0.66, count: 13, gap: 66 }, (x, y) => prawn(scene, x, y));
  }
  if (options.potatoes) {
    for (const [dx, dy] of [
      [-8, 14],
      [22, -20],
      [-150, -8],
    ] as const) {
      potato(scene, POT.x + dx, POT.y + dy, { size: 30, colour: '#f0c45a' });
    }
  }
  const put = options.with === 'steaks' ? steak : fillet;
  for (const [dx, dy, turn] of RING) {
    put(scene, POT.x + dx, POT.y + dy, { size: 64, turn, colour, second, base: LEVEL - 4 });
  }
};

export const fishCurry = (scene: Scene, options: FishCurryOptions): void => {
  const [first, second, third] = options.gravy;
  const pot = { ...POT, radius: RADIUS };
  scene.use('vegetables');
  const glaze = ceramic(options.bowl ?? '#6a3a22', { speckle: 1, rim: options.rim ?? '#3f2012' });
  vessel(scene, pot.x, pot.y, { radius: RADIUS, profile: bowl(66), paint: glaze, gloss: 0.6, shine: 60 });
  const oil = { oil: 0.24, oilColour: options.oilColour ?? '#c22a0a' };
  sauce(scene, { ...pot, radius: RADIUS * 0.9 }, LEVEL, { first, second, third, ...oil, gloss: 0.8, bump: 2 });
  pieces(scene, options);
  coat(scene, { ...pot, radius: RADIUS * 0.78 }, { colour: third, bare: 0.6, cover: 0.5 });
  if (options.coconut) {
    scene.use('coconut');
    scatter(scene, 90, { ...pot, radius: RADIUS * 0.7 }, (x, y) =>
      blob(scene, x, y, { rx: scene.rand(3, 7), ry: 2, turn: scene.rand(0, 3), height: 3, colour: '#fdf6e4' }),
    );
  }
  for (const [dx, dy] of [
    [-40, -18],
    [44, 6],
    [4, -150],
  ] as const) {
    strip(scene, pot.x + dx, pot.y + dy, { colour: '#3f8a2c', width: 12, length: 66 });
  }
  spread(scene, { ...pot, radius: RADIUS * 0.66, count: 8, gap: 60 }, (x, y) => chilliSlice(scene, x, y));
  scene.use('herbs');
  spread(scene, { ...pot, radius: RADIUS * 0.64, count: 7, gap: 58 }, (x, y) =>
    leaf(scene, x, y, { length: 36, width: 15, turn: scene.rand(0, 6), colour: '#2f6a24', lift: 5, curl: 5 }),
  );
  spread(scene, { ...pot, radius: RADIUS * 0.64, count: 7, gap: 50 }, (x, y) => herb(scene, x, y, { size: 18 }));
};
