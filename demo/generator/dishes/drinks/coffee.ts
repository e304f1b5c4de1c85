import { curve, scatter, spread } from '../../drawing/arrange.ts';
import { fbm, hex, mix, smooth } from '../../drawing/maths.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { blob, cube, strand } from '../../drawing/stamps.ts';
import { bean, shard } from '../../foods/sweets.ts';
import { ceramic, coupe, vessel } from '../../foods/vessels.ts';

export interface CoffeeOptions {
  with: 'leaf' | 'marshmallows';
  cup?: string;
  saucer?: string;
}

const CUP = { x: 372, y: 306, radius: 166 };

/** Milk poured in a fern; 1 where there is foam. */
const fern = (u: number, v: number): number => {
  const t = v / 108;
  if (t < -0.86 || t > 1) return 0;
  const width = 86 * Math.sin(Math.PI * ((t + 1) / 2) ** 0.72) ** 0.8;
  const stripes = Math.sin(v * 0.27 + Math.abs(u) * 0.16 - 1.6);
  const body = smooth(width, width - 7, Math.abs(u));
  const stem = smooth(6, 2.6, Math.abs(u)) * smooth(1, 0.9, t);
  return Math.max(body * smooth(-0.5, 0.5, stripes), stem * body);
};

const drink = (scene: Scene, options: CoffeeOptions): void => {
  const cocoa = options.with === 'marshmallows';
  const dark = hex(cocoa ? '#5e2f18' : '#8a4a1c');
  const light = hex(cocoa ? '#8a5230' : '#b8702c');
  scene.shape({ ...CUP, radius: CUP.radius * 0.88, turn: 0.5 }, (u, v, px) => {
    const r = Math.hypot(u, v) / (CUP.radius * 0.88);
    if (r > 1) return false;
    const n = fbm(u * 0.02, v * 0.02 + scene.seed, 4);
    const fine = fbm(u * 0.12, v * 0.12, 2);
    const bend = (n - 0.5) * 16;
    const foam = cocoa ? 0 : fern(u + bend, v + bend * 0.4);
    const crema = mix(mix(light, dark, smooth(0.25, 0.75, n)), hex('#6a3210'), smooth(0.82, 1, r) * 0.6);
    px.height = 96 + (fine - 0.5) * 1.6 + foam * 0.8 - smooth(0.94, 1, r) * 3;
    paint(px, mix(crema, hex('#fbf0dc'), foam));
    px.gloss = 0.35;
    px.shine = 60;
    px.glow = 0.6;
    return true;
  });
};

const handle = (scene: Scene, colour: string): void => {
  const loop = curve({ from: -1.9, to: 1.95, step: 0.12 }, (t) => [
    CUP.x + CUP.radius + 10 + Math.cos(t) * 48,
    CUP.y + Math.sin(t) * 40,
    70,
  ]);
  strand(scene, loop, { width: 26, colour, gloss: 0.7, shine: 60, glow: 0.2 });
};

const spoon = (scene: Scene): void => {
  const rod = [
    [196, 520, 22],
    [330, 552, 22],
  ] as const;
  strand(scene, rod, { width: 11, colour: '#b8bcc2', gloss: 1, shine: 60, glow: 0 });
  blob(scene, 172, 512, {
    rx: 34,
    ry: 22,
    turn: 0.25,
    height: 12,
    colour: '#c2c6cc',
    base: 18,
    gloss: 1,
    rough: 0.01,
    detail: 0.1,
  });
};

/** A cup on its saucer, seen from above. */
export const coffee = (scene: Scene, options: CoffeeOptions): void => {
  const cocoa = options.with === 'marshmallows';
  const cup = options.cup ?? '#f4ede2';
  scene.use('cream');
  scene.use(cocoa ? 'chocolate' : 'coffee');
  vessel(scene, CUP.x, CUP.y, {
    radius: 250,
    profile: coupe(0.8),
    paint: ceramic(options.saucer ?? cup, { speckle: 1, rim: '#b07a3c' }),
    gloss: 0.6,
  });
  handle(scene, cup);
  vessel(scene, CUP.x, CUP.y, {
    radius: CUP.radius,
    profile: (r) => {
      if (r < 0.9) return 30;
      return r < 0.94 ? 30 + 90 * smooth(0.88, 0.93, r) : 120 * Math.sqrt(Math.max(0, 1 - ((r - 0.94) / 0.062) ** 2));
    },
    paint: ceramic(cup, { speckle: 1, rim: '#b07a3c' }),
    gloss: 0.7,
    shine: 60,
  });
  drink(scene, options);
  if (cocoa) {
    spread(scene, { ...CUP, radius: 92, count: 13, gap: 40 }, (x, y) =>
      cube(scene, x, y, {
        a: 21,
        b: 20,
        turn: scene.rand(0, 3),
        height: 22,
        colour: scene.pick('#fffaf2', '#fbd8dc', '#fff4ea'),
        bevel: 0.5,
        gloss: 0.15,
        base: 92,
      }),
    );
    scatter(scene, 24, { x: 676, y: 420, radius: 70 }, (x, y) => shard(scene, x, y, scene.rand(7, 14)));
  } else spread(scene, { x: 684, y: 430, radius: 84, count: 22, gap: 25 }, (x, y) => bean(scene, x, y));
  spoon(scene);
};
