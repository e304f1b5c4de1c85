import { ringOf, spread } from '../../drawing/arrange.ts';
import { seeds } from '../../foods/foods.ts';
import { fbm, hex, mix, smooth } from '../../drawing/maths.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { CHILLI } from '../../foods/serveware.ts';
import { blob, herb } from '../../drawing/stamps.ts';
import { sideBowl, vessel, type Profile } from '../../foods/vessels.ts';

export interface MomoOptions {
  filling: 'vegetables' | 'chicken' | 'paneer';
  fried?: boolean;
  /** Leave out the chilli dip beside the basket. */
  alone?: boolean;
  /** How many lie in the basket; seven without a number. */
  pieces?: number;
}

const RADIUS = 252;
const SIZE = 55;

const basketWall: Profile = (r) => {
  if (r < 0.93) return 18 + 26 * smooth(0.9, 0.92, r);
  return r < 0.985 ? 44 : 44 * Math.sqrt(Math.max(0, 1 - ((r - 0.985) / 0.015) ** 2));
};

const basket = (scene: Scene, x: number, y: number): void =>
  vessel(scene, x, y, {
    radius: RADIUS,
    profile: basketWall,
    gloss: 0.12,
    shine: 14,
    paint: (px, { r, angle, u, v }) => {
      const rim = Math.sin(angle * 90) * 0.5 + 0.5;
      const weave = r > 0.9 ? rim : Math.sin(u * 0.22) * Math.sin(v * 0.22) > 0 ? 1 : 0.3;
      paint(px, mix(hex('#d9b070'), hex('#a87a3c'), 0.5 * fbm(u * 0.05, v * 0.05, 3) + 0.4 * weave));
      px.height += weave * 1.6;
    },
  });

const momoAt = (scene: Scene, x: number, y: number, fried: boolean): void => {
  const tones = fried ? (['#e0a04a', '#a8601c'] as const) : (['#fbf3e2', '#ead9b8'] as const);
  const light = hex(tones[0]);
  const dark = hex(tones[1]);
  scene.shape({ x, y, radius: SIZE + 4, turn: scene.rand(0, 6) }, (u, v, px) => {
    const r = Math.hypot(u, v) / SIZE;
    const pleat = Math.sin(Math.atan2(v, u) * 11 + r * 5.5);
    const q = r * (1 + 0.03 * pleat);
    if (q >= 1) return false;
    const n = fbm(u * 0.05 + x, v * 0.05, 3);
    const folds = pleat * 5.2 * smooth(0.05, 0.3, r) * smooth(1.02, 0.5, r);
    const knot = 6 * Math.exp(-((r - 0.14) ** 2) * 150) - 10 * Math.exp(-r * r * 60);
    px.height = 18 + 44 * (1 - q * q) ** 0.48 + folds + knot;
    paint(px, mix(light, dark, 0.5 * n + 0.25 * (0.5 - 0.5 * pleat)), 0.97);
    px.gloss = fried ? 0.55 : 0.42;
    px.shine = 36;
    px.glow = fried ? 0.3 : 0.75;
    return true;
  });
};

const CRUMBS: Record<MomoOptions['filling'], readonly [string, string, string]> = {
  chicken: ['#a8642c', '#8a4a1c', '#c98248'],
  paneer: ['#fbf0d8', '#f6dfa8', '#5fa53a'],
  vegetables: ['#5fa53a', '#ef8a2a', '#3f8a2c'],
};

/** The filling that peeps out of the knot. */
const filling = (scene: Scene, x: number, y: number, what: MomoOptions['filling']): void => {
  scene.use(what === 'chicken' ? 'chicken mince' : what);
  for (let i = 0; i < 5; i++) {
    const colour = scene.pick(...CRUMBS[what]);
    blob(scene, x + scene.rand(-5, 5), y + scene.rand(-5, 5), { rx: 4.5, ry: 3.5, height: 6, colour, gloss: 0.6 });
  }
};

export const momo = (scene: Scene, options: MomoOptions): void => {
  const at = { x: options.alone ? 400 : 376, y: 318 };
  const fried = options.fried ?? false;
  scene.use('bread');
  basket(scene, at.x, at.y);
  const places = ringOf(options.pieces ?? 7, { ...at, radius: options.pieces === 8 ? 142 : 128 });
  for (const { x, y } of places) {
    momoAt(scene, x, y, fried);
    filling(scene, x, y, options.filling);
  }
  spread(scene, { ...at, radius: RADIUS * 0.78, count: 16, gap: 50 }, (x, y) => herb(scene, x, y, { size: 12 }));
  seeds(scene, { ...at, radius: RADIUS * 0.8 }, 50, ['#f7e6c0', '#2a1a14']);
  if (options.alone) return;
  const dip = { x: 712, y: 156, radius: 74 };
  sideBowl(scene, dip, CHILLI, '#2b3a42');
  seeds(scene, { ...dip, radius: 50 }, 30, ['#f7e6c0']);
};
