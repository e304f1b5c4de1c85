import { curve, scatter, spread, type Circle } from '../arrange.ts';
import { chicken, paneer, pea, strip } from '../foods.ts';
import { TAU } from '../maths.ts';
import type { Scene } from '../scene.ts';
import { blob, cube, herb, sheet, strand } from '../stamps.ts';
import { bowl, ceramic, coat, sauce, vessel } from '../vessels.ts';

type Piece = 'chicken' | 'paneer' | 'chickpeas' | 'kofta' | 'beans' | 'tadka' | 'vegetables';

export interface CurryOptions {
  with: Piece;
  /** Three tones of the gravy. */
  gravy: readonly [string, string, string];
  meat?: { colour: string; second: string };
  count?: number;
  oil?: number;
  oilColour?: string;
  cream?: boolean;
  bread?: boolean;
  bowl?: string;
  rim?: string;
  herbs?: number;
}

const RADIUS = 236;
const LEVEL = 54;

const breads = (scene: Scene): void => {
  scene.use('bread');
  for (const [x, y, turn, base] of [
    [704, 176, 1.55, 1],
    [716, 420, 0.95, 9],
  ] as const) {
    sheet(scene, { x, y }, (u, v) => (Math.hypot(u / (140 - v * 0.12), v / 92) - 1) * 92, {
      radius: 180,
      turn,
      thickness: 14,
      first: '#f3d9a4',
      second: '#e0a75a',
      dark: '#6a300c',
      brown: 0.45,
      blisters: 0.026,
      detail: 5,
      edge: 22,
      scale: 0.016,
      gloss: 0.3,
      base,
    });
  }
};

const beans = (scene: Scene, pot: Circle): void => {
  scene.use('pulses');
  scatter(scene, 90, { ...pot, radius: RADIUS * 0.76 }, (x, y) =>
    blob(scene, x, y, {
      rx: scene.rand(12, 15),
      ry: scene.rand(8, 9),
      turn: scene.rand(0, 3),
      height: 10,
      colour: scene.pick('#4a1a10', '#331009', '#5d2614'),
      base: LEVEL - 3,
      gloss: 0.6,
      shine: 50,
      rough: 0.05,
      detail: 0.3,
    }),
  );
};

const chickpeas = (scene: Scene, pot: Circle): void => {
  scene.use('pulses');
  scatter(scene, 170, { ...pot, radius: RADIUS * 0.76 }, (x, y) =>
    blob(scene, x, y, {
      rx: scene.rand(11, 14),
      ry: scene.rand(10, 12),
      turn: scene.rand(0, 3),
      height: 13,
      colour: scene.pick('#e2b36a', '#d19a4c', '#c98a3a'),
      base: 52,
      sink: 0.35,
      gloss: 0.55,
      shine: 50,
      rough: 0.07,
      detail: 0.6,
    }),
  );
};

/** Tempering poured over dal: red chillies, cumin, garlic and ghee. */
const tadka = (scene: Scene, pot: Circle): void => {
  scene.use('pulses');
  scatter(scene, 260, { ...pot, radius: RADIUS * 0.8 }, (x, y) =>
    blob(scene, x, y, {
      rx: 5,
      ry: 4,
      height: 4,
      colour: scene.pick('#f2c65a', '#e8b040', '#f7d680'),
      base: LEVEL,
      detail: 0.2,
    }),
  );
  scatter(scene, 60, { ...pot, radius: RADIUS * 0.5 }, (x, y) =>
    blob(scene, x, y, { rx: 6, ry: 2, turn: scene.rand(0, 3), height: 4, colour: '#5a2a0c', detail: 0.1 }),
  );
  scatter(scene, 22, { ...pot, radius: RADIUS * 0.45 }, (x, y) =>
    cube(scene, x, y, { a: 7, b: 5, turn: scene.rand(0, 3), height: 5, colour: '#e8b868', char: 0.7 }),
  );
  for (const [dx, dy] of [
    [-60, -30],
    [20, 24],
    [40, -50],
  ] as const) {
    strip(scene, pot.x + dx, pot.y + dy, { colour: '#a8180c', width: 13, length: 64 });
  }
};

const vegetables = (scene: Scene, pot: Circle): void => {
  spread(scene, { ...pot, radius: RADIUS * 0.68, count: 26, gap: 40 }, (x, y, i) => {
    if (i % 3 === 0) strip(scene, x, y, { colour: '#d8371a', width: 11, length: 46 });
    else if (i % 3 === 1) strip(scene, x, y, { colour: '#4f8f2c', width: 11, length: 44 });
    else cube(scene, x, y, { a: 17, b: 13, turn: scene.rand(0, 3), height: 16, colour: '#f3deb0', gloss: 0.5 });
  });
  scatter(scene, 24, { ...pot, radius: RADIUS * 0.66 }, (x, y) => pea(scene, x, y, 9));
};

const pieces = (scene: Scene, pot: Circle, options: CurryOptions): void => {
  const apart = { ...pot, radius: RADIUS * 0.64, count: options.count ?? 9, gap: 68 };
  switch (options.with) {
    case 'chicken':
      return spread(scene, apart, (x, y) => chicken(scene, x, y, { size: 36, ...options.meat }));
    case 'paneer':
      return spread(scene, apart, (x, y) =>
        paneer(scene, x, y, { a: scene.rand(27, 33), b: scene.rand(24, 30), height: 26, base: 48 }),
      );
    case 'kofta':
      scene.use('sweets');
      return spread(scene, { ...apart, count: options.count ?? 6, gap: 96 }, (x, y) =>
        blob(scene, x, y, {
          rx: 44,
          ry: 40,
          turn: scene.rand(0, 3),
          height: 40,
          colour: '#b8682a',
          second: '#8a4214',
          rough: 0.07,
          spots: 0.2,
          base: 52,
        }),
      );
    case 'chickpeas':
      return chickpeas(scene, pot);
    case 'beans':
      return beans(scene, pot);
    case 'tadka':
      return tadka(scene, pot);
    case 'vegetables':
      return vegetables(scene, pot);
  }
};

const swirl = (scene: Scene, pot: Circle): void => {
  scene.use('cream');
  const points = curve({ from: 0, to: TAU * 2.1, step: 0.12 }, (t) => {
    const reach = 26 + t * 9.5;
    const x = pot.x - 6 + Math.cos(t + scene.seed) * reach;
    const y = pot.y + Math.sin(t + scene.seed) * reach * 0.94;
    return [x, y, scene.heightAt(x, y) - 1.6];
  });
  strand(scene, points, { width: 6.4, colour: '#fff4df', glow: 0.7 });
};

export const curry = (scene: Scene, options: CurryOptions): void => {
  const pot = { x: options.bread ? 352 : 400, y: 318, radius: RADIUS };
  const [first, second, third] = options.gravy;
  if (options.bread) breads(scene);
  const glaze = ceramic(options.bowl ?? '#2b3a42', { speckle: 1, rim: options.rim ?? '#8a6a4a' });
  vessel(scene, pot.x, pot.y, { radius: RADIUS, profile: bowl(70), paint: glaze, gloss: 0.7, shine: 70 });
  sauce(scene, { ...pot, radius: RADIUS * 0.9 }, LEVEL, {
    first,
    second,
    third,
    oil: options.oil ?? 0.2,
    oilColour: options.oilColour ?? '#b8330a',
    gloss: 0.7,
    shine: 70,
  });
  pieces(scene, pot, options);
  if (options.with !== 'tadka') coat(scene, { ...pot, radius: RADIUS * 0.8 }, { colour: first });
  if (options.cream) swirl(scene, pot);
  spread(scene, { ...pot, radius: RADIUS * 0.6, count: options.herbs ?? 13, gap: 40 }, (x, y) =>
    herb(scene, x, y, { size: scene.rand(15, 22), colour: scene.pick('#3f8a2c', '#2f6e22', '#4d9433') }),
  );
  scatter(scene, 20, { ...pot, radius: RADIUS * 0.7 }, (x, y) =>
    blob(scene, x, y, { rx: 2.4, ry: 1.8, height: 2, colour: '#8b1a06', gloss: 0.4, detail: 0.2 }),
  );
};
