import { curve, scatter, spread, type Circle } from '../../drawing/arrange.ts';
import { cubeOnion } from '../../foods/foods.ts';
import { fbm, hex, mix, smooth, TAU } from '../../drawing/maths.ts';
import { crisp } from '../../foods/meats.ts';
import { potato, ruby, sev } from '../../foods/produce.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { blob, cube, herb, strand } from '../../drawing/stamps.ts';
import { ceramic, coupe, sauce, vessel } from '../../foods/vessels.ts';

export interface ChaatOptions {
  with: 'sev puri' | 'papdi' | 'vada';
  plate?: string;
  rim?: string;
}

const PLATE: Circle = { x: 400, y: 312, radius: 256 };
const at = (share: number): Circle => ({ ...PLATE, radius: PLATE.radius * share });

/** A flat fried cracker, speckled with cumin. */
const papdi = (scene: Scene, at: { x: number; y: number; base: number }, size = 58): void => {
  const { x, y, base } = at;
  scene.use('fritter');
  const turn = scene.rand(0, 6);
  scene.shape({ x, y, radius: 80, turn }, (u, v, px) => {
    const n = fbm(u * 0.04 + x, v * 0.04 + y, 3);
    const r = (Math.hypot(u, v) / size) * (1 + 0.06 * (n - 0.5));
    if (r >= 1) return false;
    const m = fbm(u * 0.12 + x, v * 0.12, 3);
    px.height = base + 12 * Math.sqrt(1 - r ** 6) + u * 0.07 + smooth(0.55, 0.7, m) * 3;
    paint(px, mix(hex('#ecc06a'), hex('#bf7c28'), smooth(0.3, 0.8, n) + smooth(0.85, 1, r) * 0.4), 0.98);
    if (m < 0.3) paint(px, hex('#6a3a12'));
    px.gloss = 0.3;
    px.shine = 26;
    px.glow = 0.3;
    return true;
  });
};

const drizzle = (scene: Scene, colour: string, look: { width: number; phase: number; reach?: number }): void => {
  const reach = PLATE.radius * (look.reach ?? 0.62);
  const points = curve({ from: 0, to: TAU * 2.4, step: 0.07 }, (t) => {
    const out = reach * (0.16 + (0.84 * t) / (TAU * 2.4));
    const wave = 12 * Math.sin(t * 7 + look.phase);
    const x = PLATE.x + Math.cos(t + look.phase) * (out + wave);
    const y = PLATE.y + Math.sin(t + look.phase) * (out + wave) * 0.96;
    return [x, y, scene.heightAt(x, y) - look.width * 0.3];
  });
  strand(scene, points, { width: look.width, colour, gloss: 0.85, shine: 60, glow: 0.5 });
};

const ring = (count: number, reach: number, start: number): { x: number; y: number }[] =>
  Array.from({ length: count }, (_, i) => ({
    x: PLATE.x + Math.cos(start + (i * TAU) / count) * reach,
    y: PLATE.y + Math.sin(start + (i * TAU) / count) * reach,
  }));

/** Each cracker carries its own small heap. */
const sevPuri = (scene: Scene): void => {
  for (const { x, y } of [{ x: PLATE.x, y: PLATE.y }, ...ring(6, 156, 0.3)]) {
    papdi(scene, { x, y, base: 14 }, 72);
    for (let i = 0; i < 7; i++) {
      potato(scene, x + scene.rand(-30, 30), y + scene.rand(-30, 30), { size: 13, colour: '#f3d074' });
    }
    scatter(scene, 9, { x, y, radius: 36 }, (px, py) => cubeOnion(scene, px, py));
    scatter(scene, 5, { x, y, radius: 32 }, (px, py) =>
      cube(scene, px, py, { a: 7, turn: scene.rand(0, 3), height: 8, colour: '#dc321c', gloss: 0.7 }),
    );
    scatter(scene, 90, { x, y, radius: 50 }, (px, py) => sev(scene, px, py));
    for (const [i, colour] of ['#5a1c0c', '#5f9a35'].entries()) {
      const points = curve({ from: 0, to: 5, step: 0.2 }, (t) => {
        const px = x - 34 + t * 14;
        const py = y - 14 + i * 26 + 13 * Math.sin(t * 3 + i * 2);
        return [px, py, scene.heightAt(px, py) - 1];
      });
      strand(scene, points, { width: 7.5, colour, gloss: 0.85 });
    }
    scatter(scene, 3, { x, y, radius: 30 }, (px, py) => herb(scene, px, py, { size: 14 }));
  }
};

const curdOver = (scene: Scene, share: number): void => {
  scene.use('curd');
  const curd = { first: '#fdfaf0', second: '#f2ebd9', third: '#fffdf8', gloss: 0.5, bump: 4, scale: 0.03, wobble: 0.2 };
  sauce(scene, at(share), 34, curd);
};

const papdiChaat = (scene: Scene): void => {
  for (const { x, y } of [...ring(8, 128, 0.1), ...ring(4, 52, 0.6)]) papdi(scene, { x, y, base: 16 });
  scatter(scene, 40, at(0.6), (x, y) => potato(scene, x, y, { size: 13, colour: '#f3d074' }));
  curdOver(scene, 0.5);
  drizzle(scene, '#fdf8ec', { width: 22, phase: 1 });
  drizzle(scene, '#5a1c0c', { width: 9, phase: 2.4 });
  drizzle(scene, '#5f9a35', { width: 8, phase: 4.6 });
};

const CURD_TOP = {
  colour: '#fffdf6',
  second: '#f8f2e2',
  rough: 0.2,
  roughScale: 0.05,
  gloss: 0.5,
  detail: 0.4,
  glow: 0.7,
};

const dahiVada = (scene: Scene): void => {
  scene.use('curd');
  sauce(scene, at(0.7), 18, { first: '#fdfaf0', second: '#f2ebd9', third: '#fffdf8', gloss: 0.5, bump: 3 });
  scene.use('fritter');
  for (const { x, y } of [...ring(5, 122, -0.4), PLATE]) {
    crisp(scene, x, y, { rx: 62, ry: 60, turn: x, colour: '#f0c878', second: '#d8a44c', base: 14, rough: 0.08 });
    blob(scene, x - 4, y - 6, { rx: 46, ry: 42, turn: x, height: 62, base: 18, sink: 0, ...CURD_TOP });
  }
  drizzle(scene, '#5a1c0c', { width: 9, phase: 0.6, reach: 0.56 });
  drizzle(scene, '#5f9a35', { width: 8, phase: 3.4, reach: 0.56 });
};

export const chaat = (scene: Scene, options: ChaatOptions): void => {
  const glaze = ceramic(options.plate ?? '#f2e9da', { speckle: 1.2, rim: options.rim ?? '#8a5a34' });
  vessel(scene, PLATE.x, PLATE.y, { radius: PLATE.radius, profile: coupe(), paint: glaze, gloss: 0.5 });
  if (options.with === 'sev puri') return sevPuri(scene);
  if (options.with === 'papdi') papdiChaat(scene);
  else dahiVada(scene);
  if (options.with === 'papdi') {
    scatter(scene, 230, at(0.58), (x, y) => sev(scene, x, y));
    scatter(scene, 46, at(0.56), (x, y) => cubeOnion(scene, x, y));
  } else
    scatter(scene, 150, at(0.5), (x, y) => blob(scene, x, y, { rx: 2.4, height: 2, colour: '#b8330a', detail: 0.1 }));
  spread(scene, { ...at(0.56), count: 26, gap: 26 }, (x, y) => ruby(scene, x, y));
  return spread(scene, { ...at(0.56), count: 14, gap: 42 }, (x, y) => herb(scene, x, y, { size: 18 }));
};
