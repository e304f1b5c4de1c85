import { scatter, spread } from '../../drawing/arrange.ts';
import { fbm, hex, mix, smooth } from '../../drawing/maths.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { blob } from '../../drawing/stamps.ts';
import { rosette, strawberry } from '../../foods/sweets.ts';
import { ceramic, coupe, vessel } from '../../foods/vessels.ts';

export interface WaffleOptions {
  plate?: string;
}

/** A round waffle with deep squares. */
const round = (scene: Scene): void => {
  const size = 196;
  scene.shape({ x: 400, y: 318, radius: size * 1.05, turn: 0.5 }, (u, v, px) => {
    const n = fbm(u * 0.03, v * 0.03, 3);
    const r = (Math.hypot(u, v) / size) * (1 + 0.03 * (n - 0.5));
    if (r >= 1) return false;
    const grid = Math.max(Math.abs(Math.sin((u * Math.PI) / 44)), Math.abs(Math.sin((v * Math.PI) / 44)));
    const wall = smooth(
      0.86,
      0.97,
      Math.max(1 - Math.abs(Math.sin((u * Math.PI) / 44)), 1 - Math.abs(Math.sin((v * Math.PI) / 44))) + 0.1,
    );
    const rise = r > 0.95 ? 1 : wall;
    px.height = 14 + 30 * Math.min(1, (1 - r) * 12) ** 0.5 - (1 - rise) * 15 + (n - 0.5) * 3;
    const baked = mix(hex('#e8a848'), hex('#b86c1e'), smooth(0.3, 0.8, n) * 0.6 + rise * 0.35);
    paint(px, baked, 0.85 + 0.12 * grid + 0.1 * rise);
    px.gloss = 0.35;
    px.shine = 28;
    px.glow = 0.3;
    return true;
  });
};

export const waffle = (scene: Scene, options: WaffleOptions): void => {
  scene.use('egg cake');
  scene.use('cream');
  vessel(scene, 400, 312, {
    radius: 278,
    profile: coupe(),
    paint: ceramic(options.plate ?? '#2f4a52', { speckle: 1, rim: '#c9a36a' }),
    gloss: 0.6,
  });
  round(scene);
  rosette(scene, { x: 396, y: 312, base: 40 }, { size: 56, colour: '#fffaf0' });
  for (const [x, y, turn] of [
    [316, 262, 0.4],
    [482, 278, 2.4],
    [356, 410, 5],
    [470, 396, 3.6],
  ] as const) {
    strawberry(scene, x, y, { size: 36, turn, base: 40 });
  }
  spread(scene, { x: 400, y: 318, radius: 150, count: 9, gap: 56 }, (x, y) =>
    blob(scene, x, y, {
      rx: 15,
      height: 20,
      colour: '#3a3a7a',
      second: '#5a5a9a',
      gloss: 0.6,
      rough: 0.03,
      detail: 0.3,
    }),
  );
  scatter(scene, 9, { x: 400, y: 320, radius: 120 }, (x, y) =>
    blob(scene, x, y, {
      rx: 22,
      ry: 16,
      turn: x,
      height: 5,
      colour: '#a85a14',
      second: '#8a4208',
      gloss: 1,
      shine: 100,
      rough: 0.25,
      detail: 0.2,
    }),
  );
};
