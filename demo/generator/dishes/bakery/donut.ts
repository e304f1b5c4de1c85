import { fbm, hex, mix, smooth, TAU } from '../../drawing/maths.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { grain } from '../../drawing/stamps.ts';
import { ceramic, coupe, vessel } from '../../foods/vessels.ts';

export interface DonutOptions {
  /** Two tones of the icing. */
  icing: readonly [string, string];
}

interface At {
  x: number;
  y: number;
  turn: number;
}

const ring = (scene: Scene, { x, y, turn }: At, icing: { colour: string; second: string }): void => {
  const size = 108;
  scene.shape({ x, y, radius: size + 4, turn }, (u, v, px) => {
    const n = fbm(u * 0.02 + x, v * 0.02 + y, 3);
    const r = Math.hypot(u, v) / size;
    const q = Math.abs(r - 0.63) / 0.37;
    if (q >= 1) return false;
    const iced = q < 0.78 + 0.22 * (fbm(Math.atan2(v, u) * 2 + x, r * 3, 2) - 0.5);
    px.height = 12 + 56 * Math.sqrt(1 - q * q) + (iced ? 3 : 0) + (n - 0.5) * 2;
    const dough = mix(hex('#f0c078'), hex('#c8843a'), smooth(0.7, 1, q));
    paint(px, iced ? mix(hex(icing.colour), hex(icing.second), smooth(0.35, 0.7, n)) : dough);
    px.gloss = iced ? 0.85 : 0.2;
    px.shine = iced ? 70 : 24;
    px.glow = 0.3;
    return true;
  });
};

const sprinkles = (scene: Scene, { x, y }: At): void => {
  for (let i = 0; i < 60; i++) {
    const angle = scene.rand(0, TAU);
    const reach = 68 + scene.rand(-24, 24);
    grain(scene, x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, {
      length: 11,
      width: 4.4,
      turn: scene.rand(0, 3),
      colour: hex(scene.pick('#f2a8b8', '#fbd06a', '#8fd0c0', '#fff6e8', '#e05a6a')),
      lift: 0.6,
    });
  }
};

export const donut = (scene: Scene, options: DonutOptions): void => {
  scene.use('egg cake');
  scene.use('chocolate');
  const [colour, second] = options.icing;
  vessel(scene, 400, 312, {
    radius: 280,
    profile: coupe(),
    paint: ceramic('#f7f1e8', { speckle: 1, rim: '#c8953a' }),
    gloss: 0.6,
  });
  const places = [
    { x: 288, y: 248, turn: 0 },
    { x: 506, y: 250, turn: 1 },
    { x: 396, y: 428, turn: 2 },
  ];
  for (const at of places) ring(scene, at, { colour, second });
  for (const at of places) sprinkles(scene, at);
};
