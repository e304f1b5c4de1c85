import { spread } from '../../drawing/arrange.ts';
import { nuts, saffron } from '../../foods/foods.ts';
import { fbm, hex, mix, smooth } from '../../drawing/maths.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { leaf, strand } from '../../drawing/stamps.ts';
import { ceramic, coupe, vessel } from '../../foods/vessels.ts';

export interface KulfiOptions {
  sticks: readonly [readonly [string, string], readonly [string, string], readonly [string, string]];
  plate?: string;
}

/** Frozen milk on a stick, narrowing to its tip. */
const stick = (
  scene: Scene,
  at: { x: number; y: number; turn: number },
  [light, dark]: readonly [string, string],
): void => {
  const cos = Math.cos(at.turn);
  const sin = Math.sin(at.turn);
  const wood = [
    [at.x + cos * 118, at.y + sin * 118, 26],
    [at.x + cos * 206, at.y + sin * 206, 24],
  ] as const;
  strand(scene, wood, { width: 18, colour: '#e0bc84', gloss: 0.15, glow: 0.1 });
  scene.shape({ ...at, radius: 150 }, (u, v, px) => {
    const n = fbm(u * 0.04 + at.x, v * 0.04, 3);
    const half = 48 + u * 0.1;
    const past = Math.max(0, -u - 96, u - 122) / (u < 0 ? 46 : 12);
    const q = Math.hypot(past, v / half) * (1 + 0.03 * (n - 0.5));
    if (q >= 1) return false;
    const groove = smooth(0.3, 0, Math.abs(Math.sin((v / half) * 4.2)));
    px.height = 14 + 54 * Math.sqrt(1 - q * q) - groove * 3 + (n - 0.5) * 4;
    const frost = smooth(0.5, 0.75, fbm(u * 0.16, v * 0.16 + at.x, 3));
    paint(px, mix(mix(hex(light), hex(dark), n), hex('#fffdf6'), frost * 0.45));
    px.gloss = 0.4;
    px.shine = 34;
    px.glow = 0.65;
    return true;
  });
};

export const kulfi = (scene: Scene, options: KulfiOptions): void => {
  scene.use('cream');
  vessel(scene, 400, 312, {
    radius: 284,
    profile: coupe(),
    paint: ceramic(options.plate ?? '#2f5a58', { speckle: 1, rim: '#c8953a' }),
    gloss: 0.6,
  });
  const places = [
    { x: 356, y: 208, turn: 0.14 },
    { x: 348, y: 322, turn: 0 },
    { x: 356, y: 434, turn: -0.14 },
  ] as const;
  for (const [i, at] of places.entries()) {
    const tones = options.sticks[i];
    if (tones) stick(scene, at, tones);
    nuts(scene, { x: at.x - 20, y: at.y, radius: 70 }, 24);
  }
  saffron(scene, { x: 340, y: 320, radius: 140 }, 18);
  spread(scene, { x: 380, y: 320, radius: 180, count: 9, gap: 70 }, (x, y) =>
    leaf(scene, x, y, { length: 30, width: 20, turn: scene.rand(0, 6), colour: '#d8506a', lift: 4, curl: 6 }),
  );
};
