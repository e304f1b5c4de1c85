import { curve, scatter, spread, within, type Circle } from '../../drawing/arrange.ts';
import { disc, slices } from '../../drawing/discs.ts';
import { boiledEgg, chicken, paneer, pea, prawn, rice } from '../../foods/foods.ts';
import { mutton } from '../../foods/meats.ts';
import { fbm, TAU } from '../../drawing/maths.ts';
import type { Scene } from '../../drawing/scene.ts';
import { blob, herb, strand } from '../../drawing/stamps.ts';
import { bowl, ceramic, sauce, sideBowl, vessel } from '../../foods/vessels.ts';

export interface BiryaniOptions {
  with: 'chicken' | 'mutton' | 'prawns' | 'paneer' | 'vegetables' | 'none';
  eggs?: number;
  rice?: readonly string[];
  pot?: string;
  rim?: string;
  /** Leave out the raita and the limes beside the pot. */
  alone?: boolean;
}

const RADIUS = 262;
const SAFFRON_RICE = ['#ffeecb', '#fff4dc', '#fbe3a8', '#f5b32e', '#e67d0e'];
const EGG_PLACES = [
  [-0.36, 0.34],
  [0.42, -0.3],
  [0.3, 0.4],
  [-0.34, -0.36],
  [0.02, 0.02],
] as const;

const carrot = (scene: Scene, x: number, y: number): void => {
  scene.use('vegetables');
  blob(scene, x, y, {
    rx: 28,
    ry: 20,
    turn: scene.rand(0, 3),
    height: 20,
    colour: '#ef7a1a',
    second: '#d8590c',
    gloss: 0.5,
    rough: 0.1,
  });
};

const pieces = (scene: Scene, pot: Circle, options: BiryaniOptions): void => {
  if (options.with === 'chicken') {
    spread(scene, { ...pot, radius: RADIUS * 0.6, count: 6, gap: 92 }, (x, y) => chicken(scene, x, y, { size: 47 }));
  }
  if (options.with === 'mutton') {
    spread(scene, { ...pot, radius: RADIUS * 0.6, count: 8, gap: 82 }, (x, y, i) =>
      mutton(scene, x, y, { size: 42, bone: i % 3 === 0 }),
    );
  }
  if (options.with === 'prawns') {
    spread(scene, { ...pot, radius: RADIUS * 0.64, count: 13, gap: 66 }, (x, y) => prawn(scene, x, y));
  }
  if (options.with === 'paneer') {
    spread(scene, { ...pot, radius: RADIUS * 0.6, count: 12, gap: 70 }, (x, y) =>
      paneer(scene, x, y, { a: scene.rand(27, 32), b: scene.rand(24, 29), height: 28, char: 0.6 }),
    );
  }
  if (options.with === 'vegetables') {
    spread(scene, { ...pot, radius: RADIUS * 0.62, count: 14, gap: 62 }, (x, y, i) => {
      if (i % 2) carrot(scene, x, y);
      else
        blob(scene, x, y, {
          rx: 30,
          ry: 24,
          turn: scene.rand(0, 3),
          height: 30,
          colour: '#f6ecc8',
          second: '#e8d596',
          rough: 0.22,
          roughScale: 0.1,
          detail: 5,
        });
    });
    scatter(scene, 80, { ...pot, radius: RADIUS * 0.76 }, (x, y) => pea(scene, x, y));
  }
};

const friedOnions = (scene: Scene, pot: Circle): void => {
  for (let i = 0; i < 90; i++) {
    let { x, y } = within(scene, { ...pot, radius: RADIUS * 0.72 });
    let turn = scene.rand(0, TAU);
    const base = scene.heightAt(x, y) + 1;
    const points = curve({ from: 0, to: 7, step: 1 }, (k) => {
      turn += scene.rand(0.1, 0.55);
      x += Math.cos(turn) * 5;
      y += Math.sin(turn) * 5;
      return [x, y, base + Math.sin(k * 0.5) * 3];
    });
    strand(scene, points, { width: 3.6, colour: scene.pick('#6b2b0a', '#8a3d10', '#4a1a05') });
  }
};

const sides = (scene: Scene): void => {
  for (const [x, y] of [
    [88, 118],
    [138, 194],
  ] as const) {
    disc(scene, x, y, { radius: 45, height: 16, paint: slices.lime, base: 2, gloss: 0.5, round: 0.12 });
  }
  const raita = { x: 720, y: 120, radius: 76 };
  scene.use('curd');
  sideBowl(scene, raita, { first: '#fbf7ea', second: '#eee6d0', third: '#dfe5c8', gloss: 0.35, bump: 2 }, '#dfe3da');
  scatter(scene, 14, { ...raita, radius: 46 }, (x, y) => herb(scene, x, y, { size: 9 }));
};

export const biryani = (scene: Scene, options: BiryaniOptions): void => {
  const pot = { x: 400, y: 312, radius: RADIUS };
  const pile = (dx: number, dy: number): number =>
    44 + 34 * (1 - (dx * dx + dy * dy) / (RADIUS * RADIUS * 0.8)) + 6 * (fbm(dx * 0.02 + 3, dy * 0.02, 3) - 0.5);
  const glaze = ceramic(options.pot ?? '#b96a35', { rim: options.rim ?? '#6d3413' });
  vessel(scene, pot.x, pot.y, { radius: RADIUS, profile: bowl(66), paint: glaze, gloss: 0.7, shine: 45 });
  sauce(scene, { ...pot, radius: RADIUS * 0.9 }, 40, { first: '#d9a23b', second: '#a85a14', bump: 2 });
  rice(scene, { ...pot, radius: RADIUS * 0.86 }, pile, { colours: options.rice ?? SAFFRON_RICE });
  pieces(scene, pot, options);
  rice(scene, { ...pot, radius: RADIUS * 0.8 }, (dx, dy) => pile(dx, dy) + 7, {
    colours: ['#fbf2de', '#f4e3b8', '#f0b13a'],
    count: 800,
  });
  friedOnions(scene, pot);
  for (const [i, [dx, dy]] of EGG_PLACES.slice(0, options.eggs ?? 0).entries()) {
    boiledEgg(scene, pot.x + dx * RADIUS, pot.y + dy * RADIUS, { size: 37, turn: 0.3 + i * 1.7 });
  }
  spread(scene, { ...pot, radius: RADIUS * 0.7, count: 16, gap: 50 }, (x, y) =>
    herb(scene, x, y, { size: scene.rand(17, 24), colour: scene.pick('#3f8a2c', '#2f6e22', '#5a9a35') }),
  );
  if (!options.alone) sides(scene);
};
