import { scatter, spread } from '../../drawing/arrange.ts';
import { strip } from '../../foods/foods.ts';
import { hex, mix, noise, smooth, worley } from '../../drawing/maths.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { dip, MINT } from '../../foods/serveware.ts';
import { blob, herb, leaf } from '../../drawing/stamps.ts';
import { ceramic, coupe, vessel } from '../../foods/vessels.ts';

export interface DhoklaOptions {
  plate?: string;
}

const PLATE = { x: 372, y: 312 };
const HALF = 44;

/** A square of steamed gram flour, full of small holes. */
const square = (scene: Scene, at: { x: number; y: number; turn: number }): void =>
  scene.shape({ ...at, radius: HALF * 1.6 }, (u, v, px) => {
    const out = Math.max(Math.abs(u), Math.abs(v)) / HALF + 0.02 * (noise(u * 0.2 + at.x, v * 0.2) - 0.5);
    if (out >= 1) return false;
    const pore = smooth(0.34, 0.12, worley(u * 0.16 + at.x, v * 0.16 + at.y));
    px.height = 12 + 46 * Math.min(1, (1 - out) * 9) ** 0.5 - pore * 2.6;
    paint(px, mix(mix(hex('#f6cf3a'), hex('#e8b01c'), noise(u * 0.06, v * 0.06 + at.x)), hex('#c98a10'), pore * 0.55));
    px.gloss = 0.22;
    px.shine = 26;
    px.glow = 0.55;
    return true;
  });

export const dhokla = (scene: Scene, options: DhoklaOptions): void => {
  scene.use('pulses');
  const glaze = ceramic(options.plate ?? '#3f6a5a', { speckle: 1, rim: '#c9a36a' });
  vessel(scene, PLATE.x, PLATE.y, { radius: 262, profile: coupe(), paint: glaze, gloss: 0.6 });
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      const turn = 0.1 + scene.rand(-0.07, 0.07);
      const x = PLATE.x + (column - 1) * 98 - (row - 1) * 9;
      const y = PLATE.y + (row - 1) * 98 + (column - 1) * 9;
      square(scene, { x, y, turn });
    }
  }
  const heap = { ...PLATE, radius: 138 };
  scatter(scene, 150, heap, (x, y) =>
    blob(scene, x, y, { rx: 3.2, height: 4, colour: '#2a150c', gloss: 0.6, detail: 0.1 }),
  );
  scatter(scene, 120, heap, (x, y) =>
    blob(scene, x, y, {
      rx: scene.rand(4, 8),
      ry: 2,
      turn: scene.rand(0, 3),
      height: 3,
      colour: '#fffaf0',
      detail: 0.3,
    }),
  );
  spread(scene, { ...heap, count: 12, gap: 44 }, (x, y) =>
    leaf(scene, x, y, { length: 36, width: 15, turn: scene.rand(0, 6), colour: '#2f6a24', lift: 4, curl: 5 }),
  );
  spread(scene, { ...heap, count: 6, gap: 60 }, (x, y) =>
    strip(scene, x, y, { colour: '#3f8a2c', width: 9, length: 40 }),
  );
  spread(scene, { ...heap, count: 12, gap: 40 }, (x, y) => herb(scene, x, y, { size: 17 }));
  dip(scene, { x: 706, y: 190, radius: 74 }, MINT);
};
