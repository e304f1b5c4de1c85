import { spread } from '../../drawing/arrange.ts';
import type { Ingredient } from '../../foods/ingredients.ts';
import { crisp, steak } from '../../foods/meats.ts';
import { chilliSlice } from '../../foods/produce.ts';
import type { Scene } from '../../drawing/scene.ts';
import { citrus, dip, KETCHUP, MINT, parchment } from '../../foods/serveware.ts';
import { herb, strand } from '../../drawing/stamps.ts';
import { curve } from '../../drawing/arrange.ts';
import { ceramic, coupe, vessel, type SauceLook } from '../../foods/vessels.ts';

export interface PakoraOptions {
  of: Ingredient;
  pieces: 'fritters' | 'wings' | 'drumsticks' | 'steaks';
  tones: readonly [string, string];
  dip?: 'mint' | 'ketchup' | 'mayonnaise';
  plate?: string;
}

const PLATE = { x: 362, y: 316 };
const DIPS: Record<'mint' | 'ketchup' | 'mayonnaise', SauceLook> = {
  mint: MINT,
  ketchup: KETCHUP,
  mayonnaise: { first: '#fbf3dc', second: '#f2e4bc', third: '#fffaf0', gloss: 0.6, bump: 3 },
};

const SIZES = {
  fritters: { count: 15, gap: 70, radius: 150, rx: [46, 58], ry: [38, 46] },
  wings: { count: 10, gap: 88, radius: 142, rx: [66, 78], ry: [34, 40] },
  drumsticks: { count: 6, gap: 112, radius: 124, rx: [72, 84], ry: [52, 60] },
  steaks: { count: 4, gap: 138, radius: 118, rx: [88, 94], ry: [60, 64] },
} as const;

/** Shreds of onion that stick out of the batter. */
const shreds = (scene: Scene, x: number, y: number): void => {
  scene.use('vegetables');
  for (let i = 0; i < 3; i++) {
    const turn = scene.rand(0, 6);
    const base = scene.heightAt(x, y);
    const points = curve({ from: 0, to: 6, step: 1 }, (k) => {
      const px = x + Math.cos(turn + k * 0.2) * (18 + k * 7);
      const py = y + Math.sin(turn + k * 0.2) * (18 + k * 7);
      return [px, py, Math.max(scene.heightAt(px, py), base * 0.7) + 1];
    });
    strand(scene, points, { width: 5, colour: scene.pick('#e8b45a', '#c98434', '#d8a0a8'), gloss: 0.4 });
  }
};

const bone = (scene: Scene, x: number, y: number, turn: number): void => {
  const reach = 112;
  const points = [
    [x, y, 22],
    [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach, 24],
  ] as const;
  strand(scene, points, { width: 18, colour: '#f0e0c4', gloss: 0.4 });
};

/** A heap of something fried golden, with its dip. */
export const pakora = (scene: Scene, options: PakoraOptions): void => {
  scene.use(options.of);
  const glaze = ceramic(options.plate ?? '#f2e9da', { speckle: 1.2, rim: '#8a5a34' });
  vessel(scene, PLATE.x, PLATE.y, { radius: 258, profile: coupe(), paint: glaze, gloss: 0.5 });
  parchment(scene, { ...PLATE, turn: 0.3 }, { width: 330, height: 330 });
  const { count, gap, radius, rx, ry } = SIZES[options.pieces];
  const [colour, second] = options.tones;
  spread(scene, { ...PLATE, radius, count, gap }, (x, y) => {
    const turn = scene.rand(0, 6.28);
    if (options.pieces === 'drumsticks') bone(scene, x, y, turn);
    const size = scene.rand(rx[0], rx[1]);
    if (options.pieces === 'steaks') steak(scene, x, y, { size, turn, colour, second });
    else crisp(scene, x, y, { rx: size, ry: scene.rand(ry[0], ry[1]), turn, colour, second, rough: 0.36 });
    if (options.pieces === 'fritters') shreds(scene, x, y);
  });
  if (options.pieces === 'fritters') {
    spread(scene, { ...PLATE, radius: 60, count: 3, gap: 60 }, (x, y) =>
      crisp(scene, x, y, { rx: 50, ry: 42, turn: x, colour, second }),
    );
  }
  spread(scene, { ...PLATE, radius: 150, count: 9, gap: 60 }, (x, y) => herb(scene, x, y, { size: 18 }));
  spread(scene, { ...PLATE, radius: 150, count: 6, gap: 70 }, (x, y) => chilliSlice(scene, x, y, '#4f8a2c'));
  dip(scene, { x: 706, y: 176, radius: 74 }, DIPS[options.dip ?? 'mint']);
  citrus(scene, [[690, 384]], { radius: 36 });
};
