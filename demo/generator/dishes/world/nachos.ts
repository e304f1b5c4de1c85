import { curve, scatter, spread, within, type Circle } from '../../drawing/arrange.ts';
import { disc, ring } from '../../drawing/discs.ts';
import { chicken, cubeOnion } from '../../foods/foods.ts';
import { fbm, hex, mix, smooth } from '../../drawing/maths.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { blob, cube, herb, strand } from '../../drawing/stamps.ts';
import { ceramic, coupe, sideBowl, vessel } from '../../foods/vessels.ts';

export interface NachosOptions {
  with: 'salsa' | 'chicken';
  plate?: string;
}

const PLATE: Circle = { x: 376, y: 316, radius: 262 };
const at = (share: number): Circle => ({ ...PLATE, radius: PLATE.radius * share });

/** A fried corn triangle, bent across. */
const chip = (scene: Scene, x: number, y: number, base: number): void => {
  const size = scene.rand(56, 66);
  const shift = x * 3 + y;
  const tilt = scene.rand(-0.16, 0.16);
  const bow = scene.rand(0.003, 0.007);
  scene.shape({ x, y, radius: size * 1.1, turn: scene.rand(0, 6.28) }, (u, v, px) => {
    let inside = size;
    for (let k = 0; k < 3; k++) {
      const angle = (k * Math.PI * 2) / 3 - Math.PI / 2;
      inside = Math.min(inside, size * 0.5 - (u * Math.cos(angle) + v * Math.sin(angle)));
    }
    const n = fbm(u * 0.05 + shift, v * 0.05, 3);
    if (inside + (n - 0.5) * 5 < 0) return false;
    const m = fbm(u * 0.16 + shift, v * 0.16, 3);
    const blister = smooth(0.56, 0.7, m);
    px.height = base + Math.min(4, inside * 0.8) + u * tilt + bow * u * u + blister * 2;
    paint(
      px,
      mix(
        mix(hex('#fac45a'), hex('#e08e2a'), smooth(0.35, 0.75, n)),
        hex('#b06a1a'),
        blister * 0.45 + smooth(5, 0, inside) * 0.35,
      ),
    );
    px.gloss = 0.3;
    px.shine = 26;
    px.glow = 0.4;
    return true;
  });
};

const cheese = (scene: Scene): void => {
  scene.use('cheese');
  for (let row = 0; row < 5; row++) {
    const points = curve({ from: 0, to: 1, step: 0.02 }, (t) => {
      const x = PLATE.x - 150 + t * 300;
      const y = PLATE.y - 110 + row * 54 + 22 * Math.sin(t * 11 + row * 2);
      return [x, y, scene.heightAt(x, y) - 3];
    });
    strand(scene, points, { width: scene.rand(11, 16), colour: '#f9b82c', gloss: 0.7, shine: 50, glow: 0.5 });
  }
};

const dollops = (scene: Scene): void => {
  const salsa = {
    rx: 54,
    ry: 46,
    height: 30,
    colour: '#d8351c',
    second: '#a8200e',
    rough: 0.2,
    roughScale: 0.08,
    gloss: 0.7,
    detail: 4,
  };
  const guacamole = {
    rx: 46,
    ry: 40,
    height: 28,
    colour: '#8aa840',
    second: '#6a8a2c',
    rough: 0.18,
    roughScale: 0.08,
    gloss: 0.4,
    detail: 3,
  };
  blob(scene, PLATE.x - 8, PLATE.y + 6, salsa);
  blob(scene, PLATE.x + 84, PLATE.y - 46, guacamole);
};

const jalapeno = (scene: Scene, x: number, y: number): void =>
  disc(scene, x, y, {
    radius: 15,
    height: 6,
    paint: ring('#3f8a2c', '#b8d884', { share: 0.66, depth: 2.4 }),
    round: 0.4,
    gloss: 0.6,
  });

export const nachos = (scene: Scene, options: NachosOptions): void => {
  scene.use('corn chips');
  scene.use('vegetables');
  const glaze = ceramic(options.plate ?? '#2b3a42', { speckle: 1, rim: '#8a6a4a' });
  vessel(scene, PLATE.x, PLATE.y, { radius: PLATE.radius, profile: coupe(), paint: glaze, gloss: 0.6 });
  for (let i = 0; i < 74; i++) {
    const { x, y } = within(scene, at(0.64));
    const out = Math.hypot(x - PLATE.x, y - PLATE.y) / (PLATE.radius * 0.7);
    chip(scene, x, y, 10 + i * 0.42 + 24 * (1 - out * out) * (i / 74));
  }
  cheese(scene);
  if (options.with === 'chicken') {
    spread(scene, { ...at(0.56), count: 16, gap: 52 }, (x, y) =>
      chicken(scene, x, y, { size: 21, colour: '#c9762e', second: '#94481a' }),
    );
  }
  dollops(scene);
  scatter(scene, 60, at(0.6), (x, y) =>
    cube(scene, x, y, {
      a: 8,
      turn: scene.rand(0, 3),
      height: 10,
      colour: scene.pick('#dc321c', '#e8502c'),
      gloss: 0.75,
    }),
  );
  scatter(scene, 40, at(0.6), (x, y) => cubeOnion(scene, x, y));
  spread(scene, { ...at(0.6), count: 11, gap: 58 }, (x, y) => jalapeno(scene, x, y));
  spread(scene, { ...at(0.58), count: 16, gap: 44 }, (x, y) => herb(scene, x, y, { size: 18 }));
  scene.use('cream');
  const cream = { first: '#fffaf0', second: '#f6efdf', third: '#fffdf8', gloss: 0.5, bump: 4 };
  sideBowl(scene, { x: 710, y: 176, radius: 70 }, cream, '#c8502e');
};
