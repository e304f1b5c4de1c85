import { scatter, spread } from '../../drawing/arrange.ts';
import { bigLeaf } from '../../foods/foods.ts';
import { fbm, hex, mix, smooth } from '../../drawing/maths.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { board, dip } from '../../foods/serveware.ts';
import { blob, cube, herb } from '../../drawing/stamps.ts';

export interface GarlicBreadOptions {
  with: 'butter' | 'cheese' | 'tomato';
  board?: readonly [string, string];
}

const PLACES = [
  [180, 232, 0.5],
  [330, 214, 0.42],
  [480, 222, 0.55],
  [236, 392, 0.36],
  [390, 384, 0.5],
  [544, 386, 0.4],
] as const;

/** A slantwise slice of a long loaf. */
const slice = (scene: Scene, at: { x: number; y: number; turn: number }, what: GarlicBreadOptions['with']): void =>
  scene.shape({ ...at, radius: 120 }, (u, v, px) => {
    const n = fbm(u * 0.04 + at.x, v * 0.04 + at.y, 3);
    const m = fbm(u * 0.11 + at.x, v * 0.11, 3);
    const r = (Math.abs(u / 66) ** 2.4 + Math.abs(v / 104) ** 2.4) ** (1 / 2.4) * (1 + 0.05 * (n - 0.5));
    if (r >= 1) return false;
    const crumb = smooth(0.93, 0.82, r);
    px.height = 18 + 26 * Math.sqrt(1 - r ** 8) + (m - 0.5) * 4 * crumb;
    const toasted = mix(hex('#f8e2a4'), hex('#e0a448'), smooth(0.35, 0.75, n * 0.6 + 0.4 * smooth(0.5, 0.95, r)));
    paint(px, mix(hex('#9a5518'), toasted, crumb));
    px.gloss = 0.4;
    if (what === 'cheese') {
      const melt = smooth(0.92, 0.8, r + 0.2 * (n - 0.5));
      px.height += melt * 8;
      const cheese = mix(hex('#fbe09a'), hex('#f0b040'), smooth(0.4, 0.65, n));
      paint(px, mix(toasted, mix(cheese, hex('#b8641c'), smooth(0.58, 0.72, m) * 0.8), melt), 1);
      if (melt < 0.1) paint(px, hex('#a8601c'));
      px.gloss = 0.6;
    }
    px.shine = 36;
    px.glow = 0.35;
    return true;
  });

const garlic = (scene: Scene, x: number, y: number): void => {
  scatter(scene, 16, { x, y, radius: 62 }, (px, py) =>
    cube(scene, px, py, { a: scene.rand(3, 6), b: 3, turn: scene.rand(0, 3), height: 4, colour: '#f8ecc4', char: 0.3 }),
  );
  scatter(scene, 34, { x, y, radius: 68 }, (px, py) =>
    blob(scene, px, py, {
      rx: scene.rand(2.4, 5),
      ry: 2.4,
      turn: scene.rand(0, 3),
      height: 3,
      colour: scene.pick('#3f8a2c', '#5a9a35'),
      detail: 0.3,
    }),
  );
};

const tomatoes = (scene: Scene, x: number, y: number): void => {
  scene.use('vegetables');
  scatter(scene, 46, { x, y, radius: 56 }, (px, py) =>
    cube(scene, px, py, {
      a: scene.rand(8, 12),
      b: scene.rand(7, 10),
      turn: scene.rand(0, 3),
      height: 12,
      colour: scene.pick('#dc2e1a', '#c92414', '#e8502c'),
      gloss: 0.85,
      shine: 60,
    }),
  );
  spread(scene, { x, y, radius: 40, count: 3, gap: 28 }, (px, py) => bigLeaf(scene, px, py, 32));
};

export const garlicBread = (scene: Scene, options: GarlicBreadOptions): void => {
  scene.use('bread');
  if (options.with === 'cheese') scene.use('cheese');
  if (options.with !== 'tomato') scene.use('butter');
  board(scene, { x: 372, y: 306, turn: -0.03 }, { width: 640, height: 460 }, options.board);
  for (const [x, y, turn] of PLACES) {
    slice(scene, { x, y, turn }, options.with);
    if (options.with === 'tomato') tomatoes(scene, x, y);
    else garlic(scene, x, y);
  }
  scene.use('herbs');
  spread(scene, { x: 370, y: 306, radius: 220, count: 8, gap: 90 }, (x, y) => herb(scene, x, y, { size: 17 }));
  if (options.with !== 'tomato') {
    const marinara = { first: '#c8301a', second: '#9c1f0c', third: '#dc5434', gloss: 0.6, bump: 4 };
    dip(scene, { x: 714, y: 120, radius: 66 }, marinara);
  }
};
