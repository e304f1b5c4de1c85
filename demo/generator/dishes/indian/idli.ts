import { scatter, spread } from '../../drawing/arrange.ts';
import { fbm, hex, mix, smooth } from '../../drawing/maths.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { leafRound } from '../../foods/serveware.ts';
import { blob, herb, leaf } from '../../drawing/stamps.ts';
import { sideBowl, steel, tray, vessel } from '../../foods/vessels.ts';

export interface IdliOptions {
  with: 'vada' | 'podi' | 'vada alone';
}

const RADIUS = 286;
const PLATE = { x: 400, y: 312 };

const idliCake = (scene: Scene, x: number, y: number): void =>
  blob(scene, x, y, {
    rx: 72,
    ry: 70,
    turn: scene.rand(0, 6),
    height: 34,
    colour: '#fffaf0',
    second: '#f8eedb',
    rough: 0.03,
    roughScale: 0.03,
    gloss: 0.12,
    detail: 1.6,
    detailScale: 0.35,
    base: 10,
    sink: 0,
    glow: 0.85,
    dome: 0.42,
  });

const vada = (scene: Scene, x: number, y: number): void =>
  scene.shape({ x, y, radius: 76 }, (u, v, px) => {
    const n = fbm(u * 0.06 + x, v * 0.06, 4);
    const r = (Math.hypot(u, v) / 66) * (1 + 0.08 * (n - 0.5));
    const q = Math.abs(r - 0.6) / 0.4;
    if (q >= 1) return false;
    px.height = 10 + 44 * Math.sqrt(1 - q * q) + (n - 0.5) * 8;
    paint(px, mix(hex('#d98a2e'), hex('#7a3a0c'), smooth(0.25, 0.8, n + 0.15 * (1 - q))));
    px.gloss = 0.4;
    px.shine = 26;
    px.glow = 0.25;
    return true;
  });

/** Gunpowder spice and ghee rubbed into the top of a cake. */
const podi = (scene: Scene, x: number, y: number): void => {
  scatter(scene, 260, { x, y, radius: 54 }, (px, py) =>
    blob(scene, px, py, {
      rx: scene.rand(1.5, 3.4),
      height: 2.4,
      colour: scene.pick('#c2461a', '#9a2c0c', '#d9742a', '#5a1c0a'),
      detail: 0.1,
      gloss: 0.3,
    }),
  );
};

const dips = (scene: Scene): void => {
  const { x, y } = PLATE;
  const dip = { gloss: 0.3, bump: 3 };
  sideBowl(
    scene,
    { x: x - 150, y: y - 150, radius: 58 },
    { first: '#f4f1e2', second: '#e3e4cc', third: '#fbf8ee', ...dip },
  );
  sideBowl(
    scene,
    { x: x - 20, y: y - 182, radius: 58 },
    { first: '#d8451f', second: '#a8280e', third: '#e87a3a', ...dip },
  );
  sideBowl(
    scene,
    { x: x + 118, y: y - 166, radius: 62 },
    { first: '#d98a2a', second: '#b5570f', third: '#e8b050', oil: 0.22 },
  );
  scatter(scene, 16, { x: x - 150, y: y - 150, radius: 36 }, (px, py) =>
    blob(scene, px, py, { rx: 2.6, height: 3, colour: '#2a120a', gloss: 0.6 }),
  );
  spread(scene, { x: x - 20, y: y - 182, radius: 34, count: 4, gap: 18 }, (px, py) =>
    leaf(scene, px, py, { length: 20, width: 8, turn: scene.rand(0, 6), colour: '#3a7a2a' }),
  );
  spread(scene, { x: x + 118, y: y - 166, radius: 36, count: 5, gap: 18 }, (px, py) =>
    herb(scene, px, py, { size: 12 }),
  );
};

export const idli = (scene: Scene, options: IdliOptions): void => {
  const { x, y } = PLATE;
  const alone = options.with === 'vada alone';
  if (!alone) scene.use('rice');
  scene.use('pulses');
  vessel(scene, x, y, { radius: RADIUS, profile: tray, paint: steel, gloss: 0.85, shine: 26 });
  leafRound(scene, { x, y: y + 40 }, RADIUS * 0.83);
  const places: (readonly [number, number])[] = [
    [-122, 20],
    [4, -18],
    [-52, 130],
  ];
  if (options.with === 'podi') places.push([96, 116], [150, -30]);
  for (const [dx, dy] of alone ? [] : places) {
    idliCake(scene, x + dx, y + dy);
    if (options.with === 'podi') podi(scene, x + dx, y + dy);
  }
  if (options.with === 'vada') {
    vada(scene, x + 116, y + 96);
    vada(scene, x + 150, y - 36);
  }
  if (alone) {
    for (const [dx, dy] of [...places, [106, 66], [134, -62]] as const) vada(scene, x + dx * 1.04, y + dy + 16);
  }
  dips(scene);
  scatter(scene, 40, { x: x - 60, y: y + 40, radius: 120 }, (px, py) =>
    blob(scene, px, py, {
      rx: 1.8,
      ry: 1.5,
      height: 2,
      colour: scene.pick('#c23a10', '#2a120a', '#3f8a2c'),
      gloss: 0.3,
      detail: 0.1,
    }),
  );
};
