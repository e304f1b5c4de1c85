import { scatter, type Circle } from '../../drawing/arrange.ts';
import { hex, mix, noise, smooth } from '../../drawing/maths.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { blob } from '../../drawing/stamps.ts';
import { ceramic, sauce, vessel } from '../../foods/vessels.ts';

export interface ChaiOptions {
  /** Three tones of the tea. */
  drink: readonly [string, string, string];
  clay?: string;
  rim?: string;
}

const CUPS: readonly Circle[] = [
  { x: 246, y: 262, radius: 132 },
  { x: 498, y: 366, radius: 122 },
];

const cup = (scene: Scene, at: Circle, options: ChaiOptions): void => {
  const { x, y, radius } = at;
  vessel(scene, x, y, {
    radius,
    profile: (r) => {
      if (r < 0.88) return 30;
      return r < 0.93 ? 30 + 92 * smooth(0.88, 0.92, r) : 122 * Math.sqrt(Math.max(0, 1 - ((r - 0.93) / 0.07) ** 2));
    },
    paint: ceramic(options.clay ?? '#b8703a', { rim: options.rim ?? '#9a5828' }),
    gloss: 0.25,
    shine: 24,
  });
  const [first, second, third] = options.drink;
  sauce(scene, { x, y, radius: radius * 0.87 }, 94, {
    first,
    second,
    third,
    gloss: 0.75,
    shine: 80,
    bump: 1.2,
    scale: 0.018,
    glow: 0.6,
    wobble: 0,
  });
  for (let i = 0; i < 46; i++) {
    const angle = scene.rand(0, 6.28);
    const reach = radius * 0.82 * scene.rand(0.86, 1);
    blob(scene, x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, {
      rx: scene.rand(2, 5),
      height: 3,
      colour: third,
      gloss: 0.6,
      detail: 0.1,
      sink: 0.4,
    });
  }
};

/** A biscuit stamped with two rows of holes. */
const biscuit = (scene: Scene, at: { x: number; y: number; turn: number }, base: number): void =>
  scene.shape({ ...at, radius: 110 }, (u, v, px) => {
    const scallop = 2.4 * Math.abs(Math.sin(u * 0.2)) + 2.4 * Math.abs(Math.sin(v * 0.2));
    const out = Math.max(Math.abs(u) - 76, Math.abs(v) - 46) + scallop;
    if (out > 0) return false;
    const hole = Math.hypot(((u + 88) % 36) - 18, Math.abs(v) - 20) < 4;
    px.height = base + 13 * Math.min(1, -out / 5) - (hole ? 4 : 0);
    const baked = mix(
      hex('#eec07a'),
      hex('#c98a3c'),
      smooth(-14, 0, out) * 0.8 + 0.3 * noise(u * 0.06 + at.x, v * 0.06),
    );
    paint(px, hole ? hex('#8a5420') : baked, 0.96 + 0.08 * noise(u * 0.4, v * 0.4));
    px.gloss = 0.15;
    px.shine = 20;
    px.glow = 0.3;
    return true;
  });

/** Tea in two cups of fired clay, with biscuits and cardamom. */
export const chai = (scene: Scene, options: ChaiOptions): void => {
  scene.use('tea');
  scene.use('cream');
  scene.use('biscuit');
  for (const at of CUPS) cup(scene, at, options);
  biscuit(scene, { x: 646, y: 172, turn: 0.4 }, 3);
  biscuit(scene, { x: 620, y: 222, turn: -0.2 }, 16);
  scatter(scene, 9, { x: 200, y: 480, radius: 62 }, (x, y) =>
    blob(scene, x, y, {
      rx: 16,
      ry: 9,
      turn: scene.rand(0, 3),
      height: 13,
      colour: '#9ab06a',
      second: '#7a9450',
      gloss: 0.3,
      rough: 0.06,
    }),
  );
  scatter(scene, 6, { x: 300, y: 510, radius: 46 }, (x, y) =>
    blob(scene, x, y, {
      rx: 24,
      ry: 7,
      turn: scene.rand(0, 3),
      height: 11,
      colour: '#8a4a1e',
      second: '#6a3412',
      gloss: 0.25,
      rough: 0.05,
    }),
  );
};
