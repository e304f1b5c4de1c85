import { curve, scatter, spread } from '../../drawing/arrange.ts';
import { nuts, saffron } from '../../foods/foods.ts';
import type { Scene } from '../../drawing/scene.ts';
import { leaf, strand } from '../../drawing/stamps.ts';
import { ceramic, coupe, sauce, sideBowl, vessel } from '../../foods/vessels.ts';

export interface JalebiOptions {
  colours?: readonly [string, string];
  plate?: string;
}

const PLATE = { x: 372, y: 312, radius: 262 };

/** One coil: batter swirled into hot oil, three rounds and a stroke across. */
const coil = (
  scene: Scene,
  at: { x: number; y: number; base: number },
  [first, second]: readonly [string, string],
): void => {
  const start = scene.rand(0, 6.28);
  const uneven = scene.rand(0, 6);
  const colour = scene.pick(first, second);
  const rounds = curve({ from: 0, to: 6.28 * 3.1, step: 0.1 }, (t) => {
    const reach = 16 + t * 2.7 + 3.5 * Math.sin(t * 2.3 + uneven);
    return [
      at.x + Math.cos(t + start) * reach,
      at.y + Math.sin(t + start) * reach * 0.96,
      at.base + 2 * Math.sin(t * 3),
    ];
  });
  strand(scene, rounds, { width: 16, colour, gloss: 1, shine: 90, glow: 0.5 });
  const across = curve({ from: -1, to: 1.05, step: 0.1 }, (t) => [
    at.x + Math.cos(start + 1) * t * 58,
    at.y + Math.sin(start + 1) * t * 58,
    at.base + 9,
  ]);
  strand(scene, across, { width: 14, colour, gloss: 1, shine: 90, glow: 0.5 });
};

export const jalebi = (scene: Scene, options: JalebiOptions): void => {
  const colours = options.colours ?? (['#f08a14', '#e87608'] as const);
  scene.use('sweets');
  const glaze = ceramic(options.plate ?? '#f4ede2', { speckle: 1, rim: '#c8953a' });
  vessel(scene, PLATE.x, PLATE.y, { radius: PLATE.radius, profile: coupe(), paint: glaze, gloss: 0.6 });
  const syrup = { first: '#e8961c', second: '#d07c0c', third: '#f4b040', gloss: 1, shine: 120, bump: 0.6, wobble: 0.3 };
  sauce(scene, { ...PLATE, radius: 176 }, 11, syrup);
  for (const [dx, dy, base] of [
    [-94, -76, 14],
    [60, -104, 14],
    [120, 24, 14],
    [-116, 74, 14],
    [26, 106, 14],
    [-6, -4, 34],
  ] as const) {
    coil(scene, { x: PLATE.x + dx, y: PLATE.y + dy, base }, colours);
  }
  nuts(scene, { ...PLATE, radius: 140 }, 60);
  saffron(scene, { ...PLATE, radius: 130 }, 16);
  const rabri = { first: '#fbf0d0', second: '#f0dca8', third: '#fffaf0', gloss: 0.5, bump: 4 };
  sideBowl(scene, { x: 706, y: 190, radius: 78 }, rabri, '#b87333');
  nuts(scene, { x: 706, y: 190, radius: 40 }, 18);
  scatter(scene, 6, { x: 706, y: 190, radius: 40 }, (x, y) =>
    leaf(scene, x, y, { length: 22, width: 14, turn: x, colour: '#c8385a', lift: 3 }),
  );
  spread(scene, { ...PLATE, radius: 150, count: 5, gap: 70 }, (x, y) =>
    leaf(scene, x, y, { length: 30, width: 20, turn: scene.rand(0, 6), colour: '#c8385a', lift: 4, curl: 6 }),
  );
};
