import { fbm, hex, mix, noise, smooth, worley } from '../../drawing/maths.ts';
import { frite } from '../../foods/produce.ts';
import { paint, type Pixel, type Scene } from '../../drawing/scene.ts';
import { KETCHUP, parchment } from '../../foods/serveware.ts';
import { grain } from '../../drawing/stamps.ts';
import { bowl, ceramic, sauce, vessel } from '../../foods/vessels.ts';

export interface BurgerOptions {
  patty: 'chicken' | 'crispy chicken' | 'potato';
  /** Leave out the fries and the ketchup. */
  alone?: boolean;
}

const X = 400;
const Y = 312;
const HALF = 215;

interface Layer {
  /** Distance below the middle of the burger. */
  y: number;
  half: number;
  width: number;
  height: number;
  wave?: { size: number; scale: number };
  gloss: number;
  shine?: number;
}

type LayerPainter = (px: Pixel, u: number, v: number, depth: number) => void;

/** One layer of the burger seen from its side, rounded at the ends. */
const layer = (scene: Scene, look: Layer, painter: LayerPainter): void => {
  const { half, width, wave } = look;
  const shift = scene.seed * 9;
  scene.shape({ x: X, y: Y + look.y, radius: Math.max(width, half) + 40 }, (u, v, px) => {
    const bend = wave ? wave.size * (fbm(u * wave.scale + shift, look.y * 0.7, 2) - 0.5) * 2 : 0;
    const depth = Math.hypot(Math.max(0, Math.abs(u) - width + half) / half, (v + bend) / half);
    if (Math.abs(u) > width || depth >= 1) return false;
    const out = Math.abs(u) / width;
    const taper = Math.max(0, 1 - out * out * out * 0.55) ** 0.7;
    px.height = 6 + look.height * Math.sqrt(1 - depth * depth) * taper;
    px.gloss = look.gloss;
    px.shine = look.shine ?? 30;
    px.glow = 0.3;
    painter(px, u, v + bend, depth);
    return true;
  });
};

const lettuce =
  (shift: number, light: string): LayerPainter =>
  (px, u, v) => {
    const n = fbm(u * 0.06 + shift, v * 0.1, 3);
    paint(px, mix(hex(light), hex('#3f8a2a'), n), 0.8 + 0.5 * noise(u * 0.12, v * 0.3));
    px.height += 9 * Math.sin(u * 0.11 + 3 * n + shift) + 3 * noise(u * 0.3, v * 0.3);
  };

const patties: Record<BurgerOptions['patty'], readonly [string, string, string]> = {
  chicken: ['#a8622a', '#6e340f', '#d08a44'],
  'crispy chicken': ['#e09a3a', '#a85e1a', '#f6c870'],
  potato: ['#e6a23c', '#c27a1e', '#f2c468'],
};

const patty = (scene: Scene, kind: BurgerOptions['patty']): void => {
  scene.use(kind === 'potato' ? 'potato patty' : 'chicken patty');
  const [first, second, crisp] = patties[kind];
  const shift = scene.seed * 9;
  layer(scene, { y: 24, half: 38, width: HALF, height: 98, gloss: 0.5, shine: 26 }, (px, u, v) => {
    const n = fbm(u * 0.07 + shift, v * 0.07, 4);
    const w = worley(u * 0.05 + shift, v * 0.05);
    paint(px, mix(mix(hex(first), hex(second), n), hex(crisp), smooth(0.6, 0.2, w) * 0.5), 0.95);
    px.height += (n - 0.5) * 16 + smooth(0.5, 0.1, w) * 5;
  });
};

const lowerHalf = (scene: Scene): void => {
  const shift = scene.seed * 9;
  layer(scene, { y: 128, half: 36, width: HALF * 0.93, height: 78, gloss: 0.3 }, (px, u, v) => {
    const n = fbm(u * 0.03 + shift, v * 0.03, 3);
    const crumb = smooth(-6, -24, v);
    paint(px, mix(mix(hex('#d8913a'), hex('#b0611c'), n), hex('#f6dba4'), crumb), 0.95 + 0.1 * n);
  });
  const frill = { y: 92, half: 24, width: HALF * 1.08, height: 92, gloss: 0.35 };
  layer(scene, { ...frill, wave: { size: 14, scale: 0.05 } }, lettuce(shift, '#7dbb3c'));
  layer(scene, { y: 66, half: 17, width: HALF * 0.98, height: 95, gloss: 0.75, shine: 55 }, (px, u, v) => {
    paint(px, mix(hex('#c92a14'), hex('#ef6a48'), noise(u * 0.07 + shift, v * 0.12) * 0.7));
    px.height -= smooth(0.06, 0, Math.abs(Math.sin(u * 0.0215 + 0.6))) * 9;
  });
};

const CHEESE = '#f9b51c';
const DRIPS = [
  [-0.72, 34],
  [-0.35, 52],
  [0.12, 30],
  [0.5, 58],
  [0.83, 26],
] as const;

const cheese = (scene: Scene): void => {
  scene.use('cheese');
  const slab = { y: -10, half: 17, width: HALF * 1.02, height: 103, gloss: 0.55, shine: 40 };
  layer(scene, { ...slab, wave: { size: 3, scale: 0.04 } }, (px) => paint(px, hex(CHEESE)));
  for (const [at, length] of DRIPS) {
    const bottom = length * 0.62;
    scene.shape({ x: X + at * HALF, y: Y - 4 + length * 0.4, radius: 60 }, (u, v, px) => {
      if (v < -bottom || v > bottom) return false;
      const width = 26 - ((v + length * 0.5) / length) * 13;
      const tip = bottom - width;
      const q = v > tip ? Math.hypot(u, v - tip) / width : Math.abs(u) / width;
      if (q >= 1) return false;
      px.height = Math.max(px.under - 2, 96) * 0.3 + 98 * 0.7 + 9 * Math.sqrt(1 - q * q);
      paint(px, hex(CHEESE));
      px.gloss = 0.55;
      px.shine = 40;
      px.glow = 0.5;
      return true;
    });
  }
};

const upperHalf = (scene: Scene): void => {
  const shift = scene.seed * 9;
  layer(scene, { y: -28, half: 10, width: HALF * 0.9, height: 101, gloss: 0.5 }, (px, u, v) =>
    paint(px, mix(hex('#f3e3ee'), hex('#b05a9a'), smooth(0.35, 0.8, noise(u * 0.05, v * 0.2)))),
  );
  const frill = { y: -44, half: 22, width: HALF * 1.06, height: 98, gloss: 0.35 };
  layer(scene, { ...frill, wave: { size: 15, scale: 0.055 } }, lettuce(shift + 30, '#86c440'));
};

const topBun = (scene: Scene): void => {
  const shift = scene.seed * 9;
  scene.shape({ x: X, y: Y - 50, radius: 260 }, (u, v, px) => {
    if (v > 14 + 4 * Math.sin(u * 0.02)) return false;
    const across = Math.abs(u / HALF) ** 2.5;
    const down = Math.abs(v < 0 ? v / 118 : v / 18) ** 2.2;
    const q = (across + down) ** (1 / 2.3);
    if (q >= 1) return false;
    const n = fbm(u * 0.018 + shift, v * 0.018, 4);
    px.height = 8 + 120 * Math.sqrt(1 - q * q);
    const baked = mix(hex('#de9236'), hex('#8f3f0c'), smooth(0.1, 0.8, n * 0.55 + 0.5 * smooth(20, -110, v)));
    paint(px, mix(baked, hex('#f7dca6'), smooth(-2, 8, v)), 0.94 + 0.12 * noise(u * 0.25, v * 0.25));
    px.gloss = 0.55;
    px.shine = 34;
    px.glow = 0.25;
    return true;
  });
  for (let i = 0; i < 85; i++) {
    const u = scene.rand(-0.84, 0.84) * HALF;
    const v = -scene.rand(14, 112);
    if ((u / HALF) ** 2 + (v / 118) ** 2 > 0.78) continue;
    const colour = hex(scene.pick('#fbeccb', '#f6dfae', '#fff3da'));
    grain(scene, X + u, Y - 50 + v, { length: 10, width: 6, turn: scene.rand(0, 3), colour, lift: 0.3 });
  }
};

/** Fries fanned out at the right, each resting on the last, all inside the picture. */
const sides = (scene: Scene): void => {
  for (let i = 0; i < 24; i++) {
    frite(scene, 694 + scene.rand(-32, 32), 446 + scene.rand(-52, 52), {
      length: scene.rand(84, 112),
      turn: 1.25 + scene.rand(-0.6, 0.6),
      base: 3 + i * 2.4,
    });
  }
  vessel(scene, 80, 444, { radius: 58, profile: bowl(30), paint: ceramic('#f5f0e6', { speckle: 1 }) });
  sauce(scene, { x: 80, y: 444, radius: 50 }, 22, KETCHUP);
};

export const burger = (scene: Scene, options: BurgerOptions): void => {
  scene.use('bread');
  scene.use('vegetables');
  parchment(scene, { x: X, y: Y + 10, turn: 0.12 }, { width: 600, height: 464 }, '#f7efe0');
  lowerHalf(scene);
  patty(scene, options.patty);
  cheese(scene);
  upperHalf(scene);
  topBun(scene);
  if (!options.alone) sides(scene);
};
