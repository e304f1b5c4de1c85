import { scatter } from '../../drawing/arrange.ts';
import { nuts } from '../../foods/foods.ts';
import { clamp, fbm, hex, mix, smooth } from '../../drawing/maths.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { board, parchment } from '../../foods/serveware.ts';
import { shard } from '../../foods/sweets.ts';

export interface BrownieOptions {
  board?: readonly [string, string];
}

interface At {
  x: number;
  y: number;
  turn: number;
}

/** A square of brownie with a crackled top. */
const square = (scene: Scene, { x, y, turn }: At, base: number): void => {
  const half = 92;
  scene.shape({ x, y, radius: half * 1.5, turn }, (u, v, px) => {
    const n = fbm(u * 0.03 + x, v * 0.03 + y, 4);
    const out = Math.max(Math.abs(u), Math.abs(v)) + (n - 0.5) * 8;
    if (out > half) return false;
    const edge = clamp((half - out) / 10);
    const crack = smooth(0.04, 0.0, Math.abs(fbm(u * 0.022 + y, v * 0.022 + x, 3) - 0.5));
    px.height = base + 48 * Math.sqrt(1 - (1 - edge) ** 2) + (n - 0.5) * 7 - crack * 4;
    paint(
      px,
      mix(mix(hex('#5e3018'), hex('#7a4526'), smooth(0.4, 0.75, n)), hex('#2a1008'), crack * 0.85 + (1 - edge) * 0.4),
    );
    px.gloss = 0.35;
    px.shine = 30;
    px.glow = 0.2;
    return true;
  });
};

export const brownie = (scene: Scene, options: BrownieOptions): void => {
  scene.use('egg cake');
  scene.use('chocolate');
  board(scene, { x: 400, y: 312, turn: 0.02 }, { width: 640, height: 460 }, options.board);
  parchment(scene, { x: 396, y: 312, turn: -0.08 }, { width: 540, height: 400 });
  const places = [
    { x: 278, y: 232, turn: 0.1 },
    { x: 494, y: 236, turn: -0.12 },
    { x: 300, y: 422, turn: -0.06 },
    { x: 506, y: 420, turn: 0.24 },
  ];
  for (const at of places) {
    square(scene, at, 12);
    nuts(scene, { x: at.x, y: at.y, radius: 66 }, 16);
    scatter(scene, 10, { x: at.x, y: at.y, radius: 66 }, (x, y) => shard(scene, x, y, 9));
  }
  scatter(scene, 30, { x: 400, y: 330, radius: 220 }, (x, y) => shard(scene, x, y, scene.rand(3, 8)));
};
