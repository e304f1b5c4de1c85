import { scatter } from '../../drawing/arrange.ts';
import { fbm, hex, mix, noise, smooth } from '../../drawing/maths.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { board, parchment } from '../../foods/serveware.ts';
import { blob } from '../../drawing/stamps.ts';
import { shard } from '../../foods/sweets.ts';

export interface CookiesOptions {
  board?: readonly [string, string];
}

interface At {
  x: number;
  y: number;
  turn: number;
}

const chocChip = (scene: Scene, { x, y, turn }: At, base: number): void => {
  const size = 92;
  scene.shape({ x, y, radius: size * 1.1, turn }, (u, v, px) => {
    const n = fbm(u * 0.03 + x, v * 0.03 + y, 4);
    const r = (Math.hypot(u, v) / size) * (1 + 0.07 * (n - 0.5));
    if (r >= 1) return false;
    const crack = smooth(0.035, 0, Math.abs(fbm(u * 0.028 + y, v * 0.028, 3) - 0.5)) * smooth(0.95, 0.6, r);
    px.height = base + 24 * Math.sqrt(1 - r ** 5) + (n - 0.5) * 8 - crack * 3;
    const baked = mix(hex('#f0c480'), hex('#c8883c'), smooth(0.35, 0.7, n) * 0.6 + smooth(0.6, 1, r) * 0.7);
    paint(px, mix(baked, hex('#a8642a'), crack * 0.6), 0.95 + 0.1 * noise(u * 0.3, v * 0.3));
    px.gloss = 0.15;
    px.shine = 22;
    px.glow = 0.35;
    return true;
  });
  scatter(scene, 14, { x, y, radius: size * 0.76 }, (px, py) =>
    blob(scene, px, py, {
      rx: scene.rand(8, 13),
      ry: scene.rand(7, 10),
      turn: scene.rand(0, 3),
      height: 12,
      colour: '#3a1a0c',
      second: '#24100a',
      gloss: 0.65,
      rough: 0.15,
      sink: 0.4,
    }),
  );
};

export const cookies = (scene: Scene, options: CookiesOptions): void => {
  scene.use('biscuit');
  scene.use('chocolate');
  board(scene, { x: 400, y: 312, turn: 0.02 }, { width: 640, height: 470 }, options.board ?? ['#6a4028', '#4f2c18']);
  parchment(scene, { x: 396, y: 312, turn: 0.07 }, { width: 560, height: 420 });
  for (const [i, at] of [
    { x: 252, y: 220, turn: 0 },
    { x: 470, y: 202, turn: 1 },
    { x: 280, y: 420, turn: 2 },
    { x: 524, y: 404, turn: 3 },
    { x: 388, y: 318, turn: 4 },
  ].entries()) {
    chocChip(scene, at, 10 + i * 5);
  }
  scatter(scene, 26, { x: 400, y: 320, radius: 230 }, (x, y) => shard(scene, x, y, scene.rand(3, 6)));
};
