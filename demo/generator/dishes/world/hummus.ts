import { curve, scatter, spread, type Circle } from '../../drawing/arrange.ts';
import { TAU } from '../../drawing/maths.ts';
import type { Scene } from '../../drawing/scene.ts';
import { blob, herb, sheet, strand } from '../../drawing/stamps.ts';
import { bowl, ceramic, sauce, vessel } from '../../foods/vessels.ts';

export interface HummusOptions {
  bowl?: string;
  rim?: string;
}

const DISH: Circle = { x: 308, y: 316, radius: 208 };

/** Quarters of soft flat bread. */
const pitas = (scene: Scene): void => {
  scene.use('bread');
  for (const [i, [x, y, turn]] of (
    [
      [676, 130, 2.5],
      [724, 250, 2.2],
      [690, 372, 2.6],
      [640, 492, 3],
      [576, 104, 2.9],
    ] as const
  ).entries()) {
    const outline = (u: number, v: number): number =>
      Math.max(Math.hypot(u, v) - 138, Math.abs(v) * 0.72 - u * 0.72 - 4) - 6;
    sheet(scene, { x: x - Math.cos(turn) * -20, y }, outline, {
      radius: 160,
      turn,
      thickness: 16,
      first: '#f3dcae',
      second: '#d9a662',
      dark: '#7a4212',
      brown: 0.5,
      blisters: 0.03,
      detail: 3,
      edge: 12,
      scale: 0.02,
      gloss: 0.12,
      base: 3 + i * 9,
    });
  }
};

export const hummus = (scene: Scene, options: HummusOptions): void => {
  scene.use('pulses');
  pitas(scene);
  const glaze = ceramic(options.bowl ?? '#2f5a6a', { speckle: 1, rim: options.rim ?? '#c9a36a' });
  vessel(scene, DISH.x, DISH.y, { radius: DISH.radius, profile: bowl(56), paint: glaze, gloss: 0.7, shine: 60 });
  const paste = { first: '#ecd3a0', second: '#dfc084', third: '#f6e4bc', gloss: 0.35, shine: 30, bump: 3 };
  sauce(scene, { ...DISH, radius: DISH.radius * 0.88 }, 42, paste);
  const groove = curve({ from: 0, to: TAU * 2.6, step: 0.06 }, (t) => {
    const reach = 22 + t * 7.4;
    return [DISH.x + Math.cos(t) * reach, DISH.y + Math.sin(t) * reach, 38];
  });
  strand(scene, groove, { width: 24, colour: '#f0d9a8', gloss: 0.35, glow: 0.4 });
  const oil = { first: '#c9a01c', second: '#a8840c', third: '#e0bc40', gloss: 1, shine: 120, bump: 0.5, wobble: 0.4 };
  sauce(scene, { ...DISH, radius: 84 }, 47, oil);
  spread(scene, { ...DISH, radius: 70, count: 14, gap: 24 }, (x, y) =>
    blob(scene, x, y, {
      rx: 13,
      ry: 12,
      height: 14,
      colour: '#e2b36a',
      second: '#cf9a48',
      gloss: 0.7,
      rough: 0.06,
      detail: 0.5,
    }),
  );
  scatter(scene, 200, { ...DISH, radius: DISH.radius * 0.78 }, (x, y) =>
    blob(scene, x, y, {
      rx: scene.rand(1.4, 3),
      height: 2,
      colour: scene.pick('#b8330a', '#8a2408', '#c8501c'),
      detail: 0.1,
    }),
  );
  spread(scene, { ...DISH, radius: DISH.radius * 0.66, count: 10, gap: 50 }, (x, y) => herb(scene, x, y, { size: 19 }));
};
