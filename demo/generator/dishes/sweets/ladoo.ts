import { ringOf, scatter, spread } from '../../drawing/arrange.ts';
import { nuts } from '../../foods/foods.ts';
import { TAU } from '../../drawing/maths.ts';
import type { Scene } from '../../drawing/scene.ts';
import { blob, leaf } from '../../drawing/stamps.ts';
import { ceramic, coupe, vessel } from '../../foods/vessels.ts';

export interface LadooOptions {
  tones: readonly [string, string, string];
  plate?: string;
  /** How many lie on the plate, up to four; seven without a number. */
  pieces?: number;
}

const PLATE = { x: 400, y: 312 };
const SIZE = 66;

/** A ball pressed from many small fried drops. */
const ball = (scene: Scene, at: { x: number; y: number; base: number }, tones: LadooOptions['tones']): void => {
  const { x, y, base } = at;
  const [colour, second, light] = tones;
  blob(scene, x, y, { rx: SIZE, height: SIZE, colour, second, rough: 0.02, base, sink: 0, gloss: 0.5, detail: 2 });
  for (let i = 0; i < 330; i++) {
    const angle = i * 2.399;
    const reach = SIZE * 0.97 * Math.sqrt(i / 330);
    const rise = Math.sqrt(Math.max(0, 1 - (reach / SIZE) ** 2)) * SIZE;
    blob(scene, x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, {
      rx: 5,
      ry: 4.4,
      height: 6,
      colour: scene.pick(colour, second, light),
      base: base + rise,
      gloss: 0.75,
      shine: 50,
      rough: 0.05,
      detail: 0.2,
      glow: 0.4,
    });
  }
};

const heap = (scene: Scene, tones: LadooOptions['tones']): void => {
  for (let i = 0; i < 6; i++) {
    const angle = (i * TAU) / 6 + 0.3;
    ball(scene, { x: PLATE.x + Math.cos(angle) * 130, y: PLATE.y + Math.sin(angle) * 130, base: 10 }, tones);
  }
  ball(scene, { ...PLATE, base: 22 }, tones);
};

export const ladoo = (scene: Scene, options: LadooOptions): void => {
  scene.use('sweets');
  const glaze = ceramic(options.plate ?? '#f4ede2', { speckle: 1, rim: '#c8953a' });
  vessel(scene, PLATE.x, PLATE.y, { radius: 264, profile: coupe(), paint: glaze, gloss: 0.6 });
  if (options.pieces === undefined) heap(scene, options.tones);
  else
    for (const { x, y } of ringOf(options.pieces, { ...PLATE, radius: 96 }))
      ball(scene, { x, y, base: 10 }, options.tones);
  nuts(scene, { ...PLATE, radius: 150 }, 46);
  scatter(scene, 40, { ...PLATE, radius: 190 }, (x, y) => {
    if (scene.heightAt(x, y) > 20) return;
    blob(scene, x, y, { rx: 5, height: 6, colour: scene.pick(...options.tones), gloss: 0.7, detail: 0.2 });
  });
  spread(scene, { ...PLATE, radius: 190, count: 8, gap: 70 }, (x, y) =>
    leaf(scene, x, y, { length: 30, width: 20, turn: scene.rand(0, 6), colour: '#c8385a', lift: 4, curl: 6 }),
  );
};
