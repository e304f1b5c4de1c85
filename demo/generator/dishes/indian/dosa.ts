import { scatter, spread } from '../../drawing/arrange.ts';
import { paneer } from '../../foods/foods.ts';
import { clamp, hex, noise, smooth } from '../../drawing/maths.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { blob, cube, herb, leaf, sheet } from '../../drawing/stamps.ts';
import { sideBowl, type SauceLook } from '../../foods/vessels.ts';

export interface DosaOptions {
  first?: string;
  second?: string;
  /** Red chutney brushed over the roll, as in Mysore. */
  chutney?: string;
  /** Paneer spilling out at both ends. */
  paneer?: boolean;
}

const ROLL = { x: 368, y: 360 };
const TURN = -0.22;
const COCONUT: SauceLook = { first: '#f4f1e2', second: '#e3e4cc', third: '#fbf8ee', gloss: 0.3 };
const TOMATO: SauceLook = { first: '#d8451f', second: '#a8280e', third: '#e87a3a', gloss: 0.45 };
const SAMBAR: SauceLook = { first: '#d98a2a', second: '#b5570f', third: '#e8b050', oil: 0.22 };

const bananaLeaf = (scene: Scene): void => {
  const outline = (u: number, v: number): number =>
    Math.max(Math.abs(u) - 360 - 14 * Math.sin(v * 0.03), Math.abs(v) - 218);
  sheet(scene, { x: 400, y: 312 }, outline, {
    radius: 430,
    turn: -0.06,
    thickness: 6,
    first: '#3c8a3a',
    second: '#2a6d2c',
    dark: '#1d4f20',
    brown: 0.4,
    scale: 0.012,
    gloss: 0.3,
    shine: 30,
    detail: 1.2,
    relief: (u, v) => 1.6 * Math.sin(u * 0.42 + Math.abs(v) * 0.12) + (Math.abs(v) < 5 ? 5 : 0),
  });
};

const roll = (scene: Scene, options: DosaOptions): void => {
  scene.use('bread');
  const outline = (u: number, v: number): number =>
    Math.max(Math.abs(u) - 290 - 10 * Math.sin(v * 0.09), Math.abs(v) - 70 - u * 0.03);
  sheet(scene, ROLL, outline, {
    radius: 330,
    turn: TURN,
    thickness: 10,
    first: options.first ?? '#eab04e',
    second: options.second ?? '#b9661a',
    dark: '#6e300a',
    brown: 0.72,
    scale: 0.013,
    gloss: 0.38,
    shine: 26,
    detail: 2.6,
    edge: 5,
    base: 10,
    rings: 0.12,
    relief: (u, v) => {
      const q = clamp(Math.abs(v) / 72);
      return 54 * Math.sqrt(1 - q * q * 0.98) - smooth(262, 296, Math.abs(u)) * 10;
    },
  });
};

const seam = (scene: Scene): void =>
  scene.shape({ ...ROLL, radius: 300, turn: TURN, carve: true }, (u, v, px) => {
    if (Math.abs(u) > 286) return false;
    const d = v + 14 - 8 * Math.sin(u * 0.012) - 6 * (noise(u * 0.03, 3) - 0.5);
    if (d < 0 || d > 22) return false;
    px.height = px.under - 5 * Math.exp(-d * 0.22);
    px.cover = Math.exp(-d * 0.25) * 0.75;
    paint(px, hex('#5b260a'));
    px.gloss = 0.2;
    px.glow = 0.2;
    return true;
  });

const onRoll = (u: number, v: number): { x: number; y: number } => ({
  x: ROLL.x + u * Math.cos(TURN) - v * Math.sin(TURN),
  y: ROLL.y + u * Math.sin(TURN) + v * Math.cos(TURN),
});

const pores = (scene: Scene): void => {
  for (let i = 0; i < 240; i++) {
    const radius = scene.rand(1.4, 3.2);
    const at = onRoll(scene.rand(-270, 270), scene.rand(-56, 60));
    scene.shape({ ...at, radius, carve: true }, (u, v, px) => {
      const q = Math.hypot(u, v) / radius;
      if (q > 1) return false;
      px.height = px.under - 1.6 * (1 - q);
      px.cover = 0.4;
      paint(px, hex('#8a430f'));
      px.gloss = 0.2;
      px.glow = 0.2;
      return true;
    });
  }
};

const chutneyOver = (scene: Scene, colour: string): void =>
  scene.shape({ ...ROLL, radius: 300, turn: TURN }, (u, v, px) => {
    const n = noise(u * 0.02 + 5, v * 0.05) * 0.6 + noise(u * 0.09, v * 0.12) * 0.4;
    if (Math.abs(u) > 282 || Math.abs(v) > 52 || n < 0.45) return false;
    px.height = px.under + 1;
    px.cover = smooth(0.45, 0.62, n) * 0.8;
    paint(px, hex(colour));
    px.gloss = 0.5;
    px.shine = 40;
    px.glow = 0.3;
    return true;
  });

/** The three small bowls every South Indian breakfast comes with. */
const dips = (scene: Scene): void => {
  scene.use('vegetables');
  sideBowl(scene, { x: 200, y: 132, radius: 62 }, COCONUT);
  sideBowl(scene, { x: 368, y: 102, radius: 62 }, TOMATO);
  sideBowl(scene, { x: 592, y: 138, radius: 88 }, SAMBAR);
  spread(scene, { x: 200, y: 132, radius: 34, count: 5, gap: 16 }, (x, y) =>
    leaf(scene, x, y, { length: 24, width: 10, turn: scene.rand(0, 6), colour: '#2f6a24' }),
  );
  scatter(scene, 24, { x: 200, y: 132, radius: 42 }, (x, y) =>
    blob(scene, x, y, { rx: 2.6, height: 3, colour: '#2a120a', gloss: 0.6, detail: 0.1 }),
  );
  spread(scene, { x: 368, y: 102, radius: 38, count: 6, gap: 18 }, (x, y) =>
    leaf(scene, x, y, { length: 22, width: 9, turn: scene.rand(0, 6), colour: '#3a7a2a' }),
  );
  spread(scene, { x: 592, y: 138, radius: 58, count: 7, gap: 28 }, (x, y, i) => {
    const look = i % 2 ? { rx: 15, ry: 12, colour: '#e07a2a' } : { rx: 20, ry: 9, colour: '#7d8f3a' };
    blob(scene, x, y, { ...look, turn: scene.rand(0, 3), height: 12, gloss: 0.6 });
  });
  spread(scene, { x: 592, y: 138, radius: 56, count: 6, gap: 24 }, (x, y) => herb(scene, x, y, { size: 13 }));
};

export const dosa = (scene: Scene, options: DosaOptions): void => {
  bananaLeaf(scene);
  roll(scene, options);
  seam(scene);
  pores(scene);
  if (options.chutney) chutneyOver(scene, options.chutney);
  dips(scene);
  if (options.paneer) {
    for (const [u, spreadOut] of [
      [-292, -16],
      [292, 16],
    ] as const) {
      for (let i = 0; i < 9; i++) {
        const at = onRoll(u + scene.rand(-14, 14) + spreadOut, scene.rand(-46, 46));
        paneer(scene, at.x, at.y, { a: 19, b: 17, height: 20, char: 0.5, base: 14 + i * 2 });
      }
    }
  }
  scene.use('butter');
  cube(scene, ROLL.x + 20, ROLL.y - 26, {
    a: 20,
    b: 15,
    turn: 0.3,
    height: 11,
    colour: '#ffe680',
    gloss: 0.7,
    base: 58,
  });
};
