import { scatter, spread } from '../../drawing/arrange.ts';
import { disc, slices } from '../../drawing/discs.ts';
import { chicken, paneer, rice } from '../../foods/foods.ts';
import { steak } from '../../foods/meats.ts';
import type { Scene } from '../../drawing/scene.ts';
import { blob, cube, herb, sheet } from '../../drawing/stamps.ts';
import { bowl, sauce, steel, tray, vessel, type SauceLook } from '../../foods/vessels.ts';

type Floating = 'paneer' | 'greens' | 'beans' | 'chicken' | 'potato' | 'cumin' | 'fish' | 'baati' | 'none';

export interface ThaliOptions {
  bowls: readonly { fill: SauceLook; with: Floating }[];
  bread?: { first: string; second: string; puffed?: boolean };
  sweet?: { colour: string; second: string };
}

const RADIUS = 284;
const MIDDLE = { x: 400, y: 300 };

const float = (scene: Scene, what: Floating, at: { x: number; y: number; radius: number }): void => {
  const pieces = { ...at, radius: at.radius * 0.55, count: 5, gap: 22 };
  const turn = (): number => scene.rand(0, 3);
  const put: Record<Floating, () => void> = {
    none: () => undefined,
    paneer: () => spread(scene, pieces, (x, y) => paneer(scene, x, y, { a: 12, b: 11, height: 13, char: 0.4 })),
    greens: () => spread(scene, pieces, (x, y) => paneer(scene, x, y, { a: 10, height: 11, char: 0.2 })),
    chicken: () => spread(scene, { ...pieces, gap: 28 }, (x, y) => chicken(scene, x, y, { size: 15 })),
    potato: () =>
      spread(scene, { ...pieces, count: 7 }, (x, y) =>
        cube(scene, x, y, { a: 12, b: 10, turn: turn(), height: 13, colour: '#f4cf5a', gloss: 0.5 }),
      ),
    fish: () =>
      spread(scene, { ...pieces, count: 2, gap: 36 }, (x, y) =>
        steak(scene, x, y, { size: 27, turn: turn(), colour: '#e8b25a', second: '#a8601c' }),
      ),
    baati: () =>
      spread(scene, { ...pieces, count: 4, gap: 26 }, (x, y) => {
        blob(scene, x, y, {
          rx: 18,
          height: 20,
          colour: '#d9a45a',
          second: '#a8642a',
          rough: 0.06,
          spots: 0.2,
          gloss: 0.3,
        });
      }),
    beans: () =>
      scatter(scene, 26, { ...at, radius: at.radius * 0.66 }, (x, y) =>
        blob(scene, x, y, { rx: 9, ry: 6, turn: turn(), height: 8, colour: '#6b1c0c', second: '#8a3216', gloss: 0.6 }),
      ),
    cumin: () =>
      scatter(scene, 9, { ...at, radius: at.radius * 0.5 }, (x, y) =>
        blob(scene, x, y, { rx: 3, ry: 2, height: 2, colour: '#3a1206' }),
      ),
  };
  put[what]();
};

const katoris = (scene: Scene, options: ThaliOptions): void => {
  const radius = 56;
  for (const [i, { fill, with: what }] of options.bowls.entries()) {
    const angle = -2.75 + i * 0.62;
    const x = MIDDLE.x + Math.cos(angle) * RADIUS * 0.66;
    const y = MIDDLE.y + Math.sin(angle) * RADIUS * 0.66;
    vessel(scene, x, y, { radius, profile: (r) => 8 + bowl(32)(r), paint: steel, gloss: 0.9, shine: 28 });
    sauce(scene, { x, y, radius: radius * 0.87 }, 33, fill);
    float(scene, what, { x, y, radius });
    spread(scene, { x, y, radius: radius * 0.5, count: 4, gap: 18 }, (hx, hy) => herb(scene, hx, hy, { size: 11 }));
  }
};

const rotis = (scene: Scene, bread: { first: string; second: string; puffed?: boolean }): void => {
  scene.use('bread');
  const look = {
    thickness: 9,
    first: bread.first,
    second: bread.second,
    dark: '#5a2a0c',
    brown: 0.4,
    blisters: 0.045,
    detail: 3,
    edge: 9,
    gloss: 0.2,
    radius: 110,
  };
  for (let k = 0; k < 3; k++) {
    const at = { x: MIDDLE.x - RADIUS * 0.38 + k * 9, y: MIDDLE.y + RADIUS * 0.5 - k * 10 };
    const base = 8 + k * 9;
    if (bread.puffed) {
      const puri = { x: at.x - 40 + k * 42, y: at.y - 18 + k * 34 };
      sheet(scene, puri, (u, v) => Math.hypot(u, v) - 50, { ...look, thickness: 26, edge: 44, base, gloss: 0.45 });
    } else {
      const turn = 0.35 + k * 0.22;
      sheet(scene, at, (u, v) => Math.max(Math.hypot(u, v) - 86, -(v + 8)), { ...look, turn, base });
    }
  }
};

const papad = (scene: Scene): void =>
  sheet(scene, { x: MIDDLE.x + RADIUS * 0.44, y: MIDDLE.y + RADIUS * 0.46 }, (u, v) => Math.hypot(u, v) - 78, {
    radius: 96,
    thickness: 6,
    first: '#f2c56a',
    second: '#dd9a3a',
    dark: '#8a4a12',
    brown: 0.45,
    blisters: 0.075,
    detail: 7,
    edge: 4,
    gloss: 0.35,
    base: 10,
    relief: (u, v) => 10 * Math.sin(u * 0.04) * Math.cos(v * 0.045),
  });

const salad = (scene: Scene): void => {
  scene.use('vegetables');
  const at = (x: number, y: number): [number, number] => [MIDDLE.x + RADIUS * x, MIDDLE.y + RADIUS * y];
  disc(scene, ...at(0.05, 0.66), { radius: 25, height: 6, paint: slices.tomato, base: 8, gloss: 0.6, round: 0.15 });
  disc(scene, ...at(0.16, 0.72), { radius: 25, height: 6, paint: slices.cucumber, base: 9, gloss: 0.5, round: 0.12 });
  disc(scene, ...at(0.25, 0.66), { radius: 24, height: 5, paint: slices.onion, base: 12, gloss: 0.4, round: 0.12 });
  disc(scene, ...at(-0.02, 0.78), { radius: 20, height: 8, paint: slices.lemon, base: 8, gloss: 0.5, round: 0.15 });
};

const sweets = (scene: Scene, look: { colour: string; second: string }): void => {
  scene.use('sweets');
  for (const [x, y] of [
    [0.66, 0.1],
    [0.8, 0.2],
  ] as const) {
    blob(scene, MIDDLE.x + RADIUS * x, MIDDLE.y + RADIUS * y, {
      rx: 27,
      height: 30,
      ...look,
      rough: 0.03,
      gloss: 0.85,
      shine: 60,
      base: 8,
      sink: 0,
      detail: 0.6,
    });
  }
};

export const thali = (scene: Scene, options: ThaliOptions): void => {
  vessel(scene, MIDDLE.x, MIDDLE.y, { radius: RADIUS, profile: tray, paint: steel, gloss: 0.85, shine: 26 });
  katoris(scene, options);
  const mound = { x: MIDDLE.x - RADIUS * 0.02, y: MIDDLE.y + RADIUS * 0.04, radius: 104 };
  rice(scene, mound, (dx, dy) => 10 + 38 * Math.max(0, 1 - (dx * dx + dy * dy) / (104 * 104)), {
    colours: ['#fdf8ea', '#f8efd8', '#fffdf5', '#f6e7bd'],
    length: 11,
    width: 3.1,
  });
  spread(scene, { ...mound, radius: 50, count: 4, gap: 30 }, (x, y) => herb(scene, x, y, { size: 14 }));
  rotis(scene, options.bread ?? { first: '#ecd0a0', second: '#d8aa68' });
  papad(scene);
  salad(scene);
  sweets(scene, options.sweet ?? { colour: '#7a3410', second: '#5a200a' });
};
