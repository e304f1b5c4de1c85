import { nuts, saffron } from '../../foods/foods.ts';
import { clamp, fbm, hex, mix, noise, smooth } from '../../drawing/maths.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { ceramic, coupe, vessel } from '../../foods/vessels.ts';
import { spread } from '../../drawing/arrange.ts';
import { blob, leaf } from '../../drawing/stamps.ts';

export interface BarfiOptions {
  shape: 'diamonds' | 'rounds';
  tones: readonly [string, string];
  /** Beaten silver laid over the pieces. */
  silver?: boolean;
  plate?: string;
}

const PLATE = { x: 400, y: 312 };
const HALF = 56;

const diamond = (scene: Scene, x: number, y: number, options: BarfiOptions): void => {
  const [light, dark] = options.tones;
  scene.shape({ x, y, radius: 110 }, (u, v, px) => {
    const n = fbm(u * 0.05 + x, v * 0.05 + y, 3);
    const out = Math.abs(u) / (HALF * 1.45) + Math.abs(v) / (HALF * 0.98) + 0.02 * (n - 0.5);
    if (out >= 1) return false;
    const edge = clamp((1 - out) * 9);
    px.height = 12 + 22 * Math.sqrt(1 - (1 - edge) ** 2) + (n - 0.5) * 1.6;
    const plain = mix(hex(light), hex(dark), smooth(0.3, 0.8, n));
    const foil =
      options.silver && noise(u * 0.035 + x, v * 0.035 + y) > 0.3
        ? smooth(0.3, 0.4, noise(u * 0.035 + x, v * 0.035 + y))
        : 0;
    paint(px, mix(plain, hex('#d8dade'), foil * 0.85), 0.97);
    px.height += foil * fbm(u * 0.12, v * 0.12 + x, 2) * 2.4;
    px.gloss = 0.2 + foil * 0.8;
    px.shine = 40;
    px.glow = 0.5;
    return true;
  });
};

const round = (scene: Scene, x: number, y: number, { tones: [colour, second] }: BarfiOptions): void => {
  blob(scene, x, y, {
    rx: 58,
    height: 30,
    dome: 0.3,
    colour,
    second,
    rough: 0.03,
    base: 12,
    sink: 0,
    gloss: 0.2,
    detail: 1.6,
    detailScale: 0.3,
    glow: 0.7,
  });
  scene.shape({ x, y, radius: 30 }, (u, v, px) => {
    const r = Math.hypot(u, v) / 28;
    if (r > 1) return false;
    const petal = Math.abs(Math.sin(Math.atan2(v, u) * 4));
    px.height = px.under + 0.4 + 4 * smooth(0.7, 0.2, Math.abs(r - 0.3 - 0.5 * petal));
    px.cover = 0.25;
    paint(px, hex(second));
    px.gloss = 0.25;
    px.shine = 24;
    px.glow = 0.7;
    return true;
  });
  nuts(scene, { x, y, radius: 10 }, 7);
};

/** Fudge of nuts or fresh cheese. */
export const barfi = (scene: Scene, options: BarfiOptions): void => {
  scene.use('sweets');
  const glaze = ceramic(options.plate ?? '#5a2f45', { speckle: 1, rim: '#c8953a' });
  vessel(scene, PLATE.x, PLATE.y, { radius: 276, profile: coupe(), paint: glaze, gloss: 0.6 });
  if (options.shape === 'diamonds') {
    for (const [column, row] of [
      [0, 0],
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
      [0, -2],
      [0, 2],
      [-2, 0],
      [2, 0],
    ] as const) {
      diamond(scene, PLATE.x + column * 88, PLATE.y + row * 62, options);
    }
    nuts(scene, { ...PLATE, radius: 150 }, 60);
  } else {
    for (const [dx, dy] of [
      [0, 0],
      [-124, 12],
      [124, -8],
      [-56, -114],
      [72, -112],
      [-66, 118],
      [64, 116],
    ] as const) {
      round(scene, PLATE.x + dx, PLATE.y + dy, options);
    }
    saffron(scene, { ...PLATE, radius: 150 }, 18);
  }
  spread(scene, { ...PLATE, radius: 176, count: 7, gap: 80 }, (x, y) =>
    leaf(scene, x, y, { length: 28, width: 19, turn: scene.rand(0, 6), colour: '#d8506a', lift: 4, curl: 6 }),
  );
};
