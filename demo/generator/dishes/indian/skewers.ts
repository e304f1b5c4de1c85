import { spread } from '../../drawing/arrange.ts';
import { disc, slices } from '../../drawing/discs.ts';
import { paneer } from '../../foods/foods.ts';
import type { Scene } from '../../drawing/scene.ts';
import { dip, MINT, slate } from '../../foods/serveware.ts';
import { blob, cube, herb, strand } from '../../drawing/stamps.ts';

export interface SkewersOptions {
  with: 'chicken' | 'paneer';
  /** Two tones of the marinade. */
  marinade?: readonly [string, string];
}

const peppers = (scene: Scene, x: number, y: number): void => {
  scene.use('vegetables');
  const look = { bevel: 0.4, base: 20 };
  cube(scene, x - 12, y, {
    ...look,
    a: 18,
    b: 36,
    turn: scene.rand(-0.2, 0.2),
    height: 34,
    colour: scene.pick('#3f8f34', '#d8371a', '#e8a01a'),
    char: 0.35,
    gloss: 0.6,
  });
  cube(scene, x + 26, y, {
    ...look,
    a: 14,
    b: 34,
    turn: scene.rand(-0.2, 0.2),
    height: 30,
    colour: '#d9a8c4',
    char: 0.3,
    gloss: 0.5,
  });
};

const main = (scene: Scene, x: number, y: number, options: SkewersOptions): void => {
  const turn = scene.rand(-0.18, 0.18);
  if (options.with === 'paneer') {
    return paneer(scene, x, y, { a: 42, b: 38, turn, height: 44, colour: '#f0a03a', char: 0.8, base: 18, gloss: 0.4 });
  }
  scene.use('chicken');
  const [colour, second] = options.marinade ?? ['#e8601c', '#c63a0c'];
  return blob(scene, x, y, {
    rx: 50,
    ry: 40,
    turn,
    height: 46,
    colour,
    second,
    rough: 0.22,
    roughScale: 0.04,
    spots: 0.3,
    spotColour: options.marinade ? '#7a4a1c' : '#2a0d04',
    gloss: 0.55,
    shine: 36,
    base: 18,
    sink: 0,
    detail: 3,
  });
};

const skewer = (scene: Scene, row: number, options: SkewersOptions): void => {
  const y = 184 + row * 116;
  const rod = [
    [10, y - 8, 36],
    [790, y + 8, 36],
  ] as const;
  strand(scene, rod, { width: 6, colour: '#9aa0a6', gloss: 1, shine: 60, glow: 0 });
  for (let i = 0; i < 6; i++) {
    const x = 138 + i * 105;
    const at = y - 5 + i * 2.2;
    if ((i + row) % 3 === 1) peppers(scene, x, at);
    else main(scene, x, at, options);
  }
};

export const skewers = (scene: Scene, options: SkewersOptions): void => {
  slate(scene, { x: 400, y: 300 }, { width: 712, height: 432 });
  for (let row = 0; row < 3; row++) skewer(scene, row, options);
  spread(scene, { x: 400, y: 300, radius: 230, count: 24, gap: 60 }, (x, y) => herb(scene, x, y, { size: 15 }));
  const slice = { base: 24, round: 0.14 };
  for (const [x, y] of [
    [74, 96],
    [122, 504],
  ] as const) {
    disc(scene, x, y, { ...slice, radius: 40, height: 18, paint: slices.lemon, gloss: 0.5 });
  }
  dip(scene, { x: 728, y: 504, radius: 64 }, MINT);
  for (const [x, y] of [
    [720, 84],
    [664, 60],
  ] as const) {
    disc(scene, x, y, { ...slice, radius: 36, height: 6, paint: slices.onion });
  }
};
