import { scatter, spread } from '../../drawing/arrange.ts';
import { chicken, cubeOnion, paneer, scrambledEgg, strip } from '../../foods/foods.ts';
import { clamp, fbm, hex, mix, noise, smooth } from '../../drawing/maths.ts';
import { crisp } from '../../foods/meats.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { board, citrus, dip, MINT } from '../../foods/serveware.ts';
import { blob, cube, grain, herb, leaf } from '../../drawing/stamps.ts';

type Filling = 'paneer' | 'chicken' | 'egg' | 'potato' | 'shawarma' | 'falafel' | 'burrito';

export interface RollOptions {
  with: Filling;
  /** Two tones of the bread. */
  bread?: readonly [string, string];
  board?: readonly [string, string];
}

interface Place {
  x: number;
  y: number;
  turn: number;
}

const HALF = 186;
const GIRTH = 58;

const along = (at: Place, u: number, v: number): { x: number; y: number } => ({
  x: at.x + u * Math.cos(at.turn) - v * Math.sin(at.turn),
  y: at.y + u * Math.sin(at.turn) + v * Math.cos(at.turn),
});

/** The rolled bread; its right end lies open. */
const body = (scene: Scene, at: Place, [light, dark]: readonly [string, string]): void => {
  const shift = at.x + at.y * 2;
  scene.shape({ ...at, radius: HALF * 1.1 }, (u, v, px) => {
    const half = GIRTH * (1 + 0.12 * (u / HALF));
    const n = fbm(u * 0.02 + shift, v * 0.02, 4);
    const end = HALF - 8 * Math.cos(v * 0.05) + 14 * (n - 0.5);
    const q = Math.abs(v) / half;
    if (q >= 1 || u > end || u < -HALF) return false;
    const m = fbm(u * 0.07 + shift, v * 0.07, 3);
    const seam = smooth(5, 0, Math.abs(v + 16 - 10 * Math.sin(u * 0.014 + 1)));
    const blister = smooth(0.56, 0.72, m);
    px.height = 14 + GIRTH * 1.25 * Math.sqrt(1 - q * q) + blister * 2.4 - seam * 4 + (m - 0.5) * 2;
    const baked = mix(hex(light), hex(dark), smooth(0.3, 0.78, n * 0.7 + m * 0.35));
    paint(px, mix(baked, hex('#7a3a12'), blister * 0.45 * noise(u * 0.03 + shift, v * 0.03) * 2 + seam * 0.4));
    px.gloss = 0.35;
    px.shine = 28;
    px.glow = 0.3;
    return true;
  });
};

/** Paper twisted around the lower half. */
const sleeve = (scene: Scene, at: Place): void => {
  const shift = at.x;
  scene.shape({ ...at, radius: HALF * 1.3 }, (u, v, px) => {
    const edge = -18 + v * 0.42 + 6 * noise(v * 0.05 + shift, 2);
    const taper = u < -HALF ? 1 - clamp((-HALF - u) / 34) * 0.55 : 1;
    const half = (GIRTH + 5) * taper * (1 + 0.06 * (u / HALF));
    const q = Math.abs(v) / half;
    if (q >= 1 || u > edge || u < -HALF - 34) return false;
    const crease = fbm(u * 0.03 + shift, v * 0.06, 3);
    const check = Math.sin(u * 0.12) * Math.sin(v * 0.12) > 0;
    px.height = 20 + GIRTH * 1.25 * Math.sqrt(1 - q * q) + (crease - 0.5) * 9;
    paint(px, mix(hex('#faf4e6'), hex(check ? '#e9c8b4' : '#f4ead6'), 0.55), 0.92 + 0.14 * crease);
    px.gloss = 0.12;
    px.shine = 14;
    px.glow = 0.4;
    return true;
  });
};

const fillings: Record<Filling, (scene: Scene, x: number, y: number, i: number) => void> = {
  paneer: (scene, x, y) => paneer(scene, x, y, { a: 17, b: 15, height: 18, char: 0.7, colour: '#f2a83e', gloss: 0.4 }),
  chicken: (scene, x, y) => chicken(scene, x, y, { size: 19, colour: '#d8702a', second: '#a0440f' }),
  egg: (scene, x, y) => scrambledEgg(scene, x, y),
  potato: (scene, x, y) => {
    scene.use('potato patty');
    blob(scene, x, y, {
      rx: 21,
      ry: 17,
      turn: x,
      height: 18,
      colour: '#f0be50',
      second: '#d8982c',
      rough: 0.2,
      gloss: 0.4,
      spots: 0.2,
    });
  },
  shawarma: (scene, x, y) => {
    scene.use('chicken');
    cube(scene, x, y, {
      a: 23,
      b: 6,
      turn: scene.rand(0, 3),
      height: 11,
      colour: scene.pick('#c98a4a', '#b8723a', '#e0a868'),
      char: 0.5,
      gloss: 0.45,
    });
  },
  falafel: (scene, x, y, i) => {
    scene.use('fritter');
    if (i % 3 === 0) crisp(scene, x, y, { rx: 25, ry: 23, turn: x, colour: '#b8843a', second: '#6a4416', rough: 0.2 });
  },
  burrito: (scene, x, y, i) => {
    scene.use('rice');
    if (i % 3 === 0) chicken(scene, x, y, { size: 16, colour: '#c9762e', second: '#94481a' });
    else if (i % 3 === 1) blob(scene, x, y, { rx: 10, ry: 7, turn: x, height: 10, colour: '#3a1a14', gloss: 0.6 });
    for (let k = 0; k < 5; k++) {
      grain(scene, x + scene.rand(-14, 14), y + scene.rand(-14, 14), {
        length: 12,
        width: 4,
        turn: scene.rand(0, 3),
        colour: hex('#fff4dc'),
        lift: 2,
      });
    }
  },
};

/** What comes out at the open end. */
const mouth = (scene: Scene, at: Place, what: Filling): void => {
  for (let i = 0; i < 9; i++) {
    const lettuce = along(at, HALF + scene.rand(-16, 22), scene.rand(-50, 50));
    leaf(scene, lettuce.x, lettuce.y, {
      length: scene.rand(44, 62),
      width: scene.rand(26, 36),
      turn: at.turn + scene.rand(-0.8, 0.8),
      colour: scene.pick('#7dbb3c', '#5fa83a', '#8ac84a'),
      lift: 6,
      curl: 8,
      base: 22 + i * 2,
      serrated: 0.14,
    });
  }
  for (let i = 0; i < 24; i++) {
    const { x, y } = along(at, HALF + scene.rand(-26, 30), scene.rand(-46, 46));
    fillings[what](scene, x, y, i);
  }
  for (let i = 0; i < 7; i++) {
    const { x, y } = along(at, HALF + scene.rand(-14, 14), scene.rand(-40, 40));
    if (i % 2) strip(scene, x, y, { colour: scene.pick('#d8371a', '#4f9a35', '#c05a9a'), width: 7, length: 30 });
    else cubeOnion(scene, x, y);
  }
};

export const roll = (scene: Scene, options: RollOptions): void => {
  const bread = options.bread ?? (['#f3d08c', '#d0923e'] as const);
  scene.use('bread');
  scene.use('vegetables');
  board(scene, { x: 386, y: 316, turn: -0.02 }, { width: 690, height: 480 }, options.board);
  for (const at of [
    { x: 322, y: 250, turn: -0.26 },
    { x: 356, y: 420, turn: -0.18 },
  ]) {
    body(scene, at, bread);
    mouth(scene, at, options.with);
    sleeve(scene, at);
  }
  dip(scene, { x: 178, y: 128, radius: 60 }, MINT);
  citrus(
    scene,
    [
      [668, 420],
      [640, 482],
    ],
    { lime: true, radius: 32, base: 16 },
  );
  scatter(scene, 20, { x: 420, y: 330, radius: 200 }, (x, y) => {
    if (scene.heightAt(x, y) < 24) herb(scene, x, y, { size: 14 });
  });
  spread(scene, { x: 640, y: 120, radius: 26, count: 4, gap: 18 }, (x, y) => cubeOnion(scene, x, y));
};
