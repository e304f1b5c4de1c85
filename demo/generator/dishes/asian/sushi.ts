import { disc } from '../../drawing/discs.ts';
import { prawn } from '../../foods/foods.ts';
import { fbm, hex, mix, noise, smooth } from '../../drawing/maths.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { dip, slate, SOY } from '../../foods/serveware.ts';
import { blob, leaf, strand } from '../../drawing/stamps.ts';

export interface SushiOptions {
  with: 'vegetables' | 'salmon' | 'prawns';
}

type Core = readonly [string, string];

/** A slice of a roll: seaweed around rice around its filling. */
const maki = (scene: Scene, x: number, y: number, [first, second]: Core): void =>
  disc(scene, x, y, {
    radius: 47,
    height: 42,
    round: 0.16,
    base: 16,
    gloss: 0.3,
    shine: 30,
    paint: (px, { r, u, v }) => {
      const n = fbm(u * 0.14 + x, v * 0.14 + y, 3);
      const core = 0.46 + 0.06 * (n - 0.5);
      if (r > 0.86) {
        paint(px, hex('#16241c'), 0.8 + 0.4 * n);
      } else if (r > core) {
        const grainy = smooth(0.35, 0.7, noise(u * 0.32 + x, v * 0.32 + y));
        paint(px, mix(hex('#e6dfcc'), hex('#fffdf4'), grainy));
        px.height += grainy * 3;
      } else {
        const split = u * 0.7 + v * 0.5 + 10 * (n - 0.5) > 0;
        paint(px, hex(split ? first : second), 0.85 + 0.3 * n);
        px.height -= 2 - n * 3;
        px.gloss = 0.6;
      }
    },
  });

/** Pressed rice under a slice of fish, prawn or pepper. */
const nigiri = (scene: Scene, at: { x: number; y: number; turn: number }, what: SushiOptions['with']): void => {
  blob(scene, at.x, at.y, {
    rx: 74,
    ry: 33,
    turn: at.turn,
    height: 32,
    colour: '#fffdf4',
    second: '#ece4d0',
    rough: 0.05,
    base: 14,
    sink: 0,
    dome: 0.3,
    detail: 3,
    detailScale: 0.4,
    glow: 0.7,
    gloss: 0.2,
  });
  const tones: Record<SushiOptions['with'], readonly [string, string]> = {
    salmon: ['#f0763a', '#fbc8a0'],
    prawns: ['#f6a06a', '#fdf0e0'],
    vegetables: ['#a8c060', '#e6eeb0'],
  };
  const [flesh, stripe] = tones[what];
  scene.shape({ ...at, radius: 96 }, (u, v, px) => {
    const q = (Math.abs(u / 84) ** 3 + Math.abs(v / 36) ** 3) ** (1 / 3);
    if (q >= 1) return false;
    const n = noise(u * 0.05 + at.x, v * 0.05);
    const band = smooth(0.24, 0.06, Math.abs(Math.sin(u * 0.085 + v * 0.045 + n)));
    px.height = 50 + 14 * Math.sqrt(1 - q ** 3) - Math.abs(u) * 0.06;
    paint(px, mix(hex(flesh), hex(stripe), band * 0.85), 0.94 + 0.12 * n);
    px.gloss = 0.75;
    px.shine = 60;
    px.glow = 0.5;
    return true;
  });
};

const CORES: Record<SushiOptions['with'], readonly [Core, Core]> = {
  vegetables: [
    ['#7da83a', '#ef8a2a'],
    ['#c6dc9a', '#a8c060'],
  ],
  salmon: [
    ['#f0763a', '#f79a60'],
    ['#f0763a', '#a8c060'],
  ],
  prawns: [
    ['#f6a06a', '#fdd9bc'],
    ['#f6a06a', '#a8c060'],
  ],
};

const chopsticks = (scene: Scene): void => {
  for (const k of [0, 1]) {
    const rod = [
      [120, 536 + k * 22, 24],
      [800, 520 + k * 26, 24],
    ] as const;
    strand(scene, rod, { width: 10, colour: '#7a2a1a', gloss: 0.6, glow: 0 });
  }
};

const sides = (scene: Scene): void => {
  dip(scene, { x: 700, y: 132, radius: 62 }, SOY);
  blob(scene, 566, 124, {
    rx: 26,
    ry: 22,
    height: 26,
    colour: '#9fbf5a',
    second: '#86a844',
    rough: 0.16,
    base: 14,
    gloss: 0.2,
  });
  for (let i = 0; i < 7; i++) {
    leaf(scene, 470 + i * 7, 118 + scene.rand(-10, 10), {
      length: 56,
      width: 36,
      turn: scene.rand(0, 3),
      colour: '#f6c0b0',
      lift: 4 + i * 2,
      curl: 8,
      gloss: 0.5,
    });
  }
};

export const sushi = (scene: Scene, options: SushiOptions): void => {
  const [first, second] = CORES[options.with];
  scene.use('rice');
  if (options.with === 'salmon') scene.use('fish');
  else if (options.with === 'vegetables') scene.use('vegetables');
  slate(scene, { x: 386, y: 296 }, { width: 690, height: 430 });
  for (let i = 0; i < 4; i++) maki(scene, 146 + i * 108, 410, first);
  for (let i = 0; i < 4; i++) maki(scene, 160 + i * 108, 294, second);
  nigiri(scene, { x: 156, y: 176, turn: -0.2 }, options.with);
  nigiri(scene, { x: 330, y: 170, turn: -0.14 }, options.with);
  nigiri(scene, { x: 620, y: 386, turn: 0.9 }, options.with);
  nigiri(scene, { x: 610, y: 246, turn: 0.7 }, options.with);
  if (options.with === 'prawns') prawn(scene, 480, 200);
  sides(scene);
  chopsticks(scene);
};
