import { scatter, spread } from '../../drawing/arrange.ts';
import { cubeOnion } from '../../foods/foods.ts';
import { clamp, smooth } from '../../drawing/maths.ts';
import { chilliSlice } from '../../foods/produce.ts';
import type { Scene } from '../../drawing/scene.ts';
import { dip, KETCHUP } from '../../foods/serveware.ts';
import { herb, sheet } from '../../drawing/stamps.ts';
import { ceramic, coupe, vessel } from '../../foods/vessels.ts';

export interface OmeletteOptions {
  plate?: string;
}

const PLATE = { x: 372, y: 312 };

/** Two triangles of buttered toast. */
const toast = (scene: Scene): void => {
  scene.use('bread');
  for (const [x, y, turn, base] of [
    [300, 166, 0.1, 26],
    [420, 150, 0.5, 36],
  ] as const) {
    const outline = (u: number, v: number): number => Math.max(v - 46, Math.abs(u) * 0.72 - v * 0.72 - 62) - 6;
    sheet(scene, { x, y }, outline, {
      radius: 150,
      turn,
      thickness: 20,
      first: '#f3cf8a',
      second: '#cf8a36',
      dark: '#6a3210',
      brown: 0.45,
      scale: 0.03,
      detail: 3,
      edge: 6,
      base,
    });
  }
};

export const omelette = (scene: Scene, options: OmeletteOptions): void => {
  scene.use('egg');
  const glaze = ceramic(options.plate ?? '#f2e9da', { speckle: 1.2, rim: '#5a7a8a' });
  vessel(scene, PLATE.x, PLATE.y, { radius: 262, profile: coupe(), paint: glaze, gloss: 0.5 });
  toast(scene);
  const half = (u: number, v: number): number => Math.max(Math.hypot(u, v * 1.02) - 186, -v - 8);
  sheet(scene, { x: PLATE.x, y: PLATE.y - 6 }, half, {
    radius: 210,
    turn: -0.14,
    thickness: 26,
    first: '#ffd75a',
    second: '#eaa82c',
    dark: '#a8601c',
    brown: 0.42,
    scale: 0.018,
    detail: 5,
    edge: 30,
    gloss: 0.4,
    shine: 34,
    base: 12,
    blisters: 0.05,
    relief: (u, v) => 10 * smooth(0, 60, v) - 8 * clamp((Math.hypot(u, v) - 150) / 40),
  });
  const top = { x: PLATE.x + 8, y: PLATE.y + 78, radius: 104 };
  scatter(scene, 74, { ...top, radius: 112 }, (x, y) => cubeOnion(scene, x, y));
  spread(scene, { ...top, count: 12, gap: 32 }, (x, y) => chilliSlice(scene, x, y, '#4f8a2c'));
  spread(scene, { ...top, radius: 116, count: 16, gap: 34 }, (x, y) => herb(scene, x, y, { size: 18 }));
  dip(scene, { x: 708, y: 190, radius: 74 }, KETCHUP);
};
