import { curve, spread, type Circle } from '../../drawing/arrange.ts';
import { bigLeaf, chicken, pea, prawn, rice, strip, tofu } from '../../foods/foods.ts';
import { chilliSlice } from '../../foods/produce.ts';
import type { Scene } from '../../drawing/scene.ts';
import { citrus } from '../../foods/serveware.ts';
import { strand } from '../../drawing/stamps.ts';
import { bowl, ceramic, sauce, vessel } from '../../foods/vessels.ts';

export interface ThaiCurryOptions {
  with: 'tofu' | 'chicken' | 'prawns';
  /** Three tones of the coconut gravy. */
  gravy: readonly [string, string, string];
  oilColour: string;
  bowl?: string;
  rim?: string;
}

const POT: Circle = { x: 306, y: 318, radius: 218 };
const RICE: Circle = { x: 644, y: 214, radius: 122 };
const at = (share: number): Circle => ({ ...POT, radius: POT.radius * share });

const vegetables = (scene: Scene): void => {
  spread(scene, { ...at(0.7), count: 22, gap: 40 }, (x, y, i) => {
    if (i % 3 === 0) strip(scene, x, y, { colour: '#4f9a35', width: 12, length: 46 });
    else if (i % 3 === 1) strip(scene, x, y, { colour: '#e0401c', width: 12, length: 40 });
    else strip(scene, x, y, { colour: '#f0e6b8', width: 14, length: 42 });
  });
  spread(scene, { ...at(0.66), count: 12, gap: 34 }, (x, y) => pea(scene, x, y, 11));
};

const piece = (scene: Scene, x: number, y: number, what: ThaiCurryOptions['with']): void => {
  if (what === 'tofu') tofu(scene, x, y, 25);
  else if (what === 'prawns') prawn(scene, x, y);
  else chicken(scene, x, y, { size: 29, colour: '#ecd0a0', second: '#c99a5c' });
};

/** A bowl of coconut curry with its bowl of rice. */
export const thaiCurry = (scene: Scene, options: ThaiCurryOptions): void => {
  const [first, second, third] = options.gravy;
  const glaze = ceramic(options.bowl ?? '#22343c', { speckle: 1, rim: options.rim ?? '#c9a36a' });
  vessel(scene, POT.x, POT.y, { radius: POT.radius, profile: bowl(64), paint: glaze, gloss: 0.7, shine: 60 });
  const oil = { oil: 0.26, oilColour: options.oilColour };
  sauce(scene, at(0.9), 46, { first, second, third, ...oil, gloss: 0.85, bump: 1.6, scale: 0.02 });
  vegetables(scene);
  const apart = { ...at(0.64), count: options.with === 'prawns' ? 10 : 12, gap: 60 };
  spread(scene, apart, (x, y) => piece(scene, x, y, options.with));
  scene.use('coconut');
  const cream = curve({ from: 0, to: 11, step: 0.16 }, (t) => {
    const x = POT.x - 118 + t * 21;
    const y = POT.y + 16 + 34 * Math.sin(t * 1.15);
    return [x, y, scene.heightAt(x, y) - 1.6];
  });
  strand(scene, cream, { width: 7, colour: '#fffaf0', glow: 0.7 });
  spread(scene, { ...at(0.6), count: 7, gap: 70 }, (x, y) => bigLeaf(scene, x, y, 50));
  spread(scene, { ...at(0.62), count: 9, gap: 50 }, (x, y) => chilliSlice(scene, x, y));
  vessel(scene, RICE.x, RICE.y, {
    radius: RICE.radius,
    profile: bowl(48),
    paint: ceramic('#f4ede2', { speckle: 1, rim: '#b07a3c' }),
    gloss: 0.6,
  });
  const pile = (dx: number, dy: number): number =>
    34 + 30 * (1 - (dx * dx + dy * dy) / (RICE.radius * RICE.radius * 0.8));
  rice(scene, { ...RICE, radius: RICE.radius * 0.84 }, pile, {
    colours: ['#fdf8ea', '#f8efd8', '#fffdf5', '#f3e8cc'],
    length: 11,
    width: 3.6,
  });
  citrus(
    scene,
    [
      [600, 434],
      [676, 470],
    ],
    { lime: true, radius: 40 },
  );
};
