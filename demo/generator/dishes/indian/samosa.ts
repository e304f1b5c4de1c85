import { curve, scatter, spread } from '../../drawing/arrange.ts';
import { cubeOnion } from '../../foods/foods.ts';
import { clamp, fbm, hex, mix, smooth, TAU, worley } from '../../drawing/maths.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { dip, MINT, TAMARIND } from '../../foods/serveware.ts';
import { herb, strand } from '../../drawing/stamps.ts';
import { ceramic, coupe, vessel } from '../../foods/vessels.ts';

export interface SamosaOptions {
  /** Curd, chutneys and onion over the pieces. */
  chaat?: boolean;
}

const SIZE = 104;
const PLATE = { x: 368, y: 318 };

const piece = (scene: Scene, at: { x: number; y: number; turn: number }, base: number): void => {
  const shift = at.x * 3 + at.y;
  scene.shape({ ...at, radius: SIZE + 10 }, (u, v, px) => {
    const n = fbm(u * 0.03 + shift, v * 0.03, 4);
    const m = fbm(u * 0.12 + shift, v * 0.12, 3);
    let inside = SIZE;
    for (let k = 0; k < 3; k++) {
      const angle = (k * TAU) / 3 - Math.PI / 2;
      inside = Math.min(inside, SIZE * 0.52 - (u * Math.cos(angle) + v * Math.sin(angle)));
    }
    inside += (n - 0.5) * 8;
    if (inside < 0) return false;
    const edge = clamp(inside / (SIZE * 0.5));
    const seam = smooth(2, 0, Math.abs(v - u * 0.1 - 26 - 6 * Math.sin(u * 0.05)));
    const bubble = worley(u * 0.05 + shift, v * 0.05) < 0.3 ? 1.2 : 0;
    px.height = base + 62 * edge ** 0.55 + (m - 0.5) * 2.2 + bubble - seam * 3;
    const crisp = mix(hex('#e0a048'), hex('#b5651d'), smooth(0.2, 0.8, n + 0.3 * edge - 0.1));
    const brown = smooth(0.58, 0.85, m) * 0.5 + seam * 0.4 + 0.35 * smooth(0.12, 0, edge);
    paint(px, mix(crisp, hex('#6b300c'), brown));
    px.gloss = 0.38;
    px.shine = 28;
    px.glow = 0.25;
    return true;
  });
};

const chilli = (scene: Scene, x: number, y: number): void =>
  strand(
    scene,
    curve({ from: 0, to: 9, step: 1 }, (q) => [x + q * 7, y + Math.sin(q * 0.5) * 9, 34]),
    { width: 11, colour: '#3f8a2c', gloss: 0.6 },
  );

const drizzle = (scene: Scene, colour: string, look: { rows: number; width: number; phase: number }): void => {
  for (let row = 0; row < look.rows; row++) {
    const y = PLATE.y - 84 + (row * 190) / look.rows + look.phase;
    const points = curve({ from: 0, to: 1, step: 0.03 }, (t) => {
      const x = PLATE.x - 130 + t * 260;
      const py = y + 24 * Math.sin(t * 15 + look.phase);
      return [x, py, scene.heightAt(x, py) - look.width * 0.3];
    });
    strand(scene, points, { width: look.width, colour, gloss: 0.8, shine: 60, glow: 0.5 });
  }
};

const chaat = (scene: Scene): void => {
  scene.use('curd');
  drizzle(scene, '#fdf8ec', { rows: 4, width: 22, phase: 0 });
  drizzle(scene, '#5a1c0c', { rows: 3, width: 9, phase: 22 });
  drizzle(scene, '#5f9a35', { rows: 3, width: 8, phase: 40 });
  scatter(scene, 50, { ...PLATE, radius: 140 }, (x, y) => cubeOnion(scene, x, y));
  scatter(scene, 150, { ...PLATE, radius: 150 }, (x, y) => {
    const turn = scene.rand(0, 6);
    const h = scene.heightAt(x, y) + 1;
    const end = [x + Math.cos(turn) * 13, y + Math.sin(turn) * 13, h + 2] as const;
    strand(scene, [[x, y, h], end], { width: 2.6, colour: scene.pick('#f0b840', '#e8a62c') });
  });
};

export const samosa = (scene: Scene, options: SamosaOptions): void => {
  const { x, y } = PLATE;
  scene.use('bread');
  scene.use('vegetables');
  vessel(scene, x, y, { radius: 250, profile: coupe(), paint: ceramic('#efe6d6', { speckle: 1.3, rim: '#8a5a34' }) });
  piece(scene, { x: x - 92, y: y + 44, turn: 0.2 }, 8);
  piece(scene, { x: x + 78, y: y + 70, turn: 2.2 }, 8);
  piece(scene, { x: x + 2, y: y - 78, turn: 1.2 }, 8);
  piece(scene, { x: x + 6, y: y + 34, turn: 0.75 }, 40);
  if (options.chaat) chaat(scene);
  spread(scene, { x, y, radius: 170, count: 14, gap: 46 }, (hx, hy) => herb(scene, hx, hy, { size: 16 }));
  chilli(scene, x - 150, y - 84);
  chilli(scene, x + 110, y - 110);
  dip(scene, { x: 700, y: 156, radius: 76 }, MINT);
  dip(scene, { x: 706, y: 372, radius: 72 }, TAMARIND);
};
