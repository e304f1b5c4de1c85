import { scatter } from '../../drawing/arrange.ts';
import { fbm, hex, mix, smooth } from '../../drawing/maths.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { board, parchment } from '../../foods/serveware.ts';
import { blob } from '../../drawing/stamps.ts';

export interface CroissantOptions {
  board?: readonly [string, string];
}

interface At {
  x: number;
  y: number;
  turn: number;
}

/** Dough rolled into a crescent: ridges across, narrow towards both horns. */
const crescent = (scene: Scene, { x, y, turn }: At, base: number): void => {
  const bend = 150;
  scene.shape({ x, y, radius: 220, turn }, (u, v, px) => {
    const angle = Math.atan2(u, v + bend);
    const r = Math.hypot(u, v + bend) - bend;
    const along = angle / 1.02;
    if (Math.abs(along) >= 1) return false;
    const fold = Math.abs(Math.sin(along * 8.4 - Math.sign(along) * r * 0.012));
    const half = 66 * (1 - Math.abs(along) ** 1.5 * 0.8) * (0.94 + 0.08 * fold);
    const q = Math.abs(r) / half;
    if (q >= 1) return false;
    const n = fbm(u * 0.04 + x, v * 0.04, 3);
    const groove = smooth(0.34, 0, fold);
    px.height = base + half * 1.02 * Math.sqrt(1 - q * q) - groove * 7 + Math.sin(r * 0.7) * 0.6;
    const baked = mix(hex('#f0b860'), hex('#b8661c'), smooth(0.2, 0.9, fold * 0.6 + n * 0.4));
    paint(px, mix(baked, hex('#f8dc9c'), groove * 0.75), 0.95 + 0.1 * Math.sin(r * 0.5));
    px.gloss = 0.55;
    px.shine = 34;
    px.glow = 0.3;
    return true;
  });
};

export const croissant = (scene: Scene, options: CroissantOptions): void => {
  scene.use('bread');
  scene.use('butter');
  board(scene, { x: 400, y: 312, turn: -0.03 }, { width: 660, height: 470 }, options.board);
  parchment(scene, { x: 400, y: 312, turn: 0.06 }, { width: 540, height: 390 });
  crescent(scene, { x: 300, y: 196, turn: -0.3 }, 12);
  crescent(scene, { x: 490, y: 386, turn: 0.24 }, 12);
  scatter(scene, 60, { x: 400, y: 320, radius: 220 }, (x, y) => {
    if (scene.heightAt(x, y) > 26) return;
    blob(scene, x, y, {
      rx: scene.rand(2, 6),
      ry: 3,
      turn: scene.rand(0, 3),
      height: 2,
      colour: '#e0a850',
      detail: 0.4,
    });
  });
};
