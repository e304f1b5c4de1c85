import { scatter, spread } from '../../drawing/arrange.ts';
import { bigLeaf, cherryTomato } from '../../foods/foods.ts';
import { fbm, hex, mix, smooth } from '../../drawing/maths.ts';
import { mince } from '../../foods/meats.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { cutFace } from '../../foods/serveware.ts';
import { ceramic, coupe, sauce, vessel } from '../../foods/vessels.ts';

export interface LasagneOptions {
  with: 'vegetables' | 'chicken mince';
  plate?: string;
}

const PLATE = { x: 400, y: 312 };
const HALF = 132;

const LAYERS = {
  vegetables: [
    ['#f6dfa0', 1],
    ['#c8341a', 1.6, 0.3],
    ['#f4d484', 0.8],
    ['#4f8a34', 1.4, 0.3],
    ['#f6dfa0', 0.8],
    ['#d04a20', 1.6, 0.3],
    ['#f4d484', 0.8],
    ['#fbeecb', 1.2],
  ],
  'chicken mince': [
    ['#f6dfa0', 1],
    ['#9a4a20', 1.8, 0.3],
    ['#f4d484', 0.8],
    ['#c8341a', 1.2, 0.3],
    ['#f6dfa0', 0.8],
    ['#a8562a', 1.8, 0.3],
    ['#f4d484', 0.8],
    ['#fbeecb', 1.2],
  ],
} as const;

/** Cheese browned in the oven, running over the edges of the square. */
const crust = (scene: Scene): void =>
  scene.shape({ x: PLATE.x, y: PLATE.y - 50, radius: 230, turn: -0.06 }, (u, v, px) => {
    const n = fbm(u * 0.022 + scene.seed, v * 0.022, 4);
    const m = fbm(u * 0.07 + scene.seed, v * 0.07, 3);
    const out = Math.max(Math.abs(u) / (HALF + 14), Math.abs(v) / (HALF * 0.82)) + 0.12 * (n - 0.5);
    if (out >= 1) return false;
    const edge = Math.min(1, (1 - out) * 7);
    px.height = 108 + 16 * Math.sqrt(edge) + (n - 0.5) * 12 + (m - 0.5) * 5;
    const melted = mix(hex('#fbe0a0'), hex('#e8a63c'), smooth(0.4, 0.6, n));
    paint(
      px,
      mix(mix(melted, hex('#a8541a'), smooth(0.54, 0.7, m) * 0.8), hex('#c8341a'), smooth(0.66, 0.74, n) * 0.7),
    );
    px.gloss = 0.55;
    px.shine = 40;
    px.glow = 0.4;
    return true;
  });

export const lasagne = (scene: Scene, options: LasagneOptions): void => {
  scene.use('pasta');
  scene.use('cheese');
  const glaze = ceramic(options.plate ?? '#f4ede2', { speckle: 1, rim: '#7a8a5a' });
  vessel(scene, PLATE.x, PLATE.y, { radius: 272, profile: coupe(), paint: glaze, gloss: 0.6 });
  const tomato = { first: '#c8341a', second: '#a0240e', third: '#dc5a34', gloss: 0.7, bump: 3, wobble: 0.3 };
  sauce(scene, { x: PLATE.x + 6, y: PLATE.y + 40, radius: 196 }, 14, tomato);
  const face = { length: HALF * 2.04, depth: 118, turn: -0.06, base: 12, height: 96 };
  cutFace(scene, { x: PLATE.x + 6, y: PLATE.y + 106 }, { ...face, layers: LAYERS[options.with].toReversed() });
  if (options.with === 'chicken mince') {
    scatter(scene, 40, { x: PLATE.x + 6, y: PLATE.y + 172, radius: 120 }, (x, y) => {
      if (y > PLATE.y + 150) mince(scene, x, y, 'chicken mince');
    });
  } else scene.use('vegetables');
  crust(scene);
  spread(scene, { x: PLATE.x, y: PLATE.y - 52, radius: 70, count: 4, gap: 56 }, (x, y) => bigLeaf(scene, x, y, 54));
  if (options.with === 'vegetables') {
    for (const [x, y] of [
      [232, 400],
      [572, 414],
      [596, 366],
    ] as const) {
      cherryTomato(scene, x, y, 23);
    }
  }
};
