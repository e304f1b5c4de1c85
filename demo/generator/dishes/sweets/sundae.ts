import { spread } from '../../drawing/arrange.ts';
import { nuts } from '../../foods/foods.ts';
import type { Scene } from '../../drawing/scene.ts';
import { blob, cube, leaf } from '../../drawing/stamps.ts';
import { ceramic, coupe, sauce, vessel } from '../../foods/vessels.ts';

type Scoop = readonly [string, string];

export interface SundaeOptions {
  scoops: readonly [Scoop, Scoop, Scoop];
  /** Three tones of the sauce below. */
  sauce: readonly [string, string, string];
  side: { colour: string; fruit: string; fruitSecond: string };
  plate?: string;
  rim?: string;
}

const RADIUS = 240;
const PLACES = [
  [-68, 36],
  [72, 46],
  [4, -76],
] as const;

const scoops = (scene: Scene, options: SundaeOptions, plate: { x: number; y: number }): void => {
  for (const [i, [colour, second]] of options.scoops.entries()) {
    const [dx, dy] = PLACES[i] ?? PLACES[0];
    blob(scene, plate.x + dx, plate.y + dy, {
      rx: 83,
      turn: scene.rand(0, 6),
      height: 88,
      colour,
      second,
      rough: 0.09,
      roughScale: 0.05,
      gloss: 0.3,
      shine: 26,
      detail: 4.5,
      detailScale: 0.09,
      base: 12,
      sink: 0,
      glow: 0.6,
    });
  }
};

export const sundae = (scene: Scene, options: SundaeOptions): void => {
  const plate = { x: 400, y: 318, radius: RADIUS };
  const [first, second, third] = options.sauce;
  scene.use('cream');
  scene.use('sweets');
  const glaze = ceramic(options.plate ?? '#f7f1e8', { speckle: 1, rim: options.rim ?? '#c8953a' });
  vessel(scene, plate.x, plate.y, { radius: RADIUS, profile: coupe(), paint: glaze, gloss: 0.6 });
  sauce(scene, { ...plate, radius: RADIUS * 0.62 }, 10, { first, second, third, gloss: 1, bump: 1, wobble: 0.3 });
  scoops(scene, options, plate);
  const { colour, fruit, fruitSecond } = options.side;
  cube(scene, plate.x + 130, plate.y - 70, {
    a: 46,
    b: 44,
    turn: 0.5,
    height: 40,
    colour,
    bevel: 0.2,
    gloss: 0.3,
    base: 12,
  });
  nuts(scene, { ...plate, radius: RADIUS * 0.55 }, 46);
  for (const [dx, dy] of [
    [-14, -6],
    [32, 8],
    [-122, -52],
  ] as const) {
    blob(scene, plate.x + dx, plate.y + dy, {
      rx: 24,
      ry: 20,
      turn: scene.rand(0, 6),
      height: 26,
      colour: fruit,
      second: fruitSecond,
      gloss: 0.8,
      shine: 60,
      rough: 0.04,
    });
  }
  spread(scene, { ...plate, radius: RADIUS * 0.5, count: 5, gap: 60 }, (x, y) =>
    leaf(scene, x, y, {
      length: 44,
      width: 26,
      turn: scene.rand(0, 6),
      colour: '#4f9a3a',
      lift: 6,
      curl: 7,
      serrated: 0.2,
    }),
  );
};
