import { scatter, spread, type Circle } from '../../drawing/arrange.ts';
import { bigLeaf } from '../../foods/foods.ts';
import { fbm, hex, mix, noise, smooth, worley, type Rgb } from '../../drawing/maths.ts';
import { paint, type Pixel, type Scene } from '../../drawing/scene.ts';
import { blob } from '../../drawing/stamps.ts';
import { vessel } from '../../foods/vessels.ts';
import { RADIUS, toppings } from './pizza-toppings.ts';

export interface PizzaOptions {
  topping: keyof typeof toppings;
}

const board = (scene: Scene, { x, y }: Circle): void =>
  vessel(scene, x, y, {
    radius: RADIUS * 1.08,
    profile: (r) => (r < 0.97 ? 9 : 9 * Math.sqrt(Math.max(0, 1 - ((r - 0.97) / 0.03) ** 2))),
    paint: (px, { u, v }) => paint(px, mix(hex('#d9a868'), hex('#a8713a'), fbm(u * 0.008, v * 0.12, 4))),
    gloss: 0.12,
    shine: 12,
  });

interface Spot {
  u: number;
  v: number;
  r: number;
  n: number;
  m: number;
  shift: number;
}

const crust = (px: Pixel, { u, v, r, n, shift }: Spot): Rgb => {
  const baked = mix(hex('#f0cf96'), hex('#c47f35'), smooth(0.3, 0.75, n + 0.35 * (1 - Math.abs(r - 0.92) / 0.08)));
  const blister = worley(u * 0.045 + shift, v * 0.045);
  const burnt = smooth(0.3, 0.12, blister) * smooth(0.4, 0.7, noise(u * 0.03 + shift, v * 0.03)) * 0.9;
  px.height += smooth(0.4, 0.1, blister) * 4;
  px.gloss = 0.12;
  px.shine = 20;
  px.glow = 0.3;
  return mix(baked, hex('#4a1f08'), burnt);
};

const cheese = (px: Pixel, { u, v, r, n, m, shift }: Spot): Rgb => {
  const cover = fbm(u * 0.022 + shift + 50, v * 0.022, 4) + (r < 0.1 ? 0.02 : 0) - smooth(0.74, 0.86, r) * 0.16;
  const melt = smooth(0.4, 0.5, cover);
  let colour = mix(mix(hex('#b8260c'), hex('#8a1606'), n), hex('#fbe6ae'), melt);
  px.gloss = 0.5 + 0.15 * melt;
  px.shine = 45;
  px.glow = 0.5;
  px.height += melt * 5 + (n - 0.5) * 3 + (m - 0.5) * 2;
  if (melt > 0.3) {
    const brown = fbm(u * 0.05 + shift + 9, v * 0.05, 3);
    colour = mix(colour, hex('#f3bd55'), smooth(0.45, 0.7, m) * 0.8);
    colour = mix(colour, hex('#b96a1a'), smooth(0.62, 0.76, brown) * 0.75);
    px.height += smooth(0.55, 0.7, brown) * 2.5;
  }
  return colour;
};

const base = (scene: Scene, { x, y }: Circle): void => {
  scene.use('bread');
  scene.use('cheese');
  const shift = scene.seed * 5;
  scene.shape({ x, y, radius: RADIUS + 8 }, (u, v, px) => {
    const angle = Math.atan2(v, u);
    const uneven = noise(Math.cos(angle) * 3 + shift, Math.sin(angle) * 3 + 9) - 0.5;
    const r = Math.hypot(u, v) / (RADIUS * (1 + 0.044 * uneven));
    if (r > 1) return false;
    const n = fbm(u * 0.03 + shift, v * 0.03, 4);
    const m = fbm(u * 0.09 + shift, v * 0.09, 3);
    const edge = smooth(0.83, 0.88, r + (n - 0.5) * 0.05);
    const puff =
      30 * Math.sqrt(Math.max(0, 1 - ((r - 0.925) / 0.078) ** 2)) * (0.8 + 0.4 * noise(angle * 5 + shift + 20, 2));
    px.height = 9 + (r > 0.99 ? 8 : 14) + (edge > 0.02 ? Math.max(0, puff) * edge : 0);
    const spot = { u, v, r, n, m, shift };
    paint(px, edge > 0.5 ? crust(px, spot) : cheese(px, spot), 0.92 + 0.16 * m);
    return true;
  });
};

const cuts = (scene: Scene, { x, y }: Circle): void => {
  for (let k = 0; k < 4; k++) {
    scene.shape({ x, y, radius: RADIUS, turn: (k * Math.PI) / 4 + 0.2, carve: true }, (u, v, px) => {
      if (Math.abs(v) > 1.1 || Math.hypot(u, v) > RADIUS * 0.985) return false;
      px.height = px.under - 5;
      px.cover = 0.55;
      paint(px, hex('#8a4a16'), 0.8);
      px.gloss = 0;
      return true;
    });
  }
};

export const pizza = (scene: Scene, options: PizzaOptions): void => {
  const middle = { x: 400, y: 300, radius: RADIUS };
  board(scene, middle);
  base(scene, middle);
  toppings[options.topping](scene, middle);
  const leaves = options.topping === 'margherita' ? 13 : 6;
  spread(scene, { ...middle, radius: RADIUS * 0.62, count: leaves, gap: 64 }, (x, y) =>
    bigLeaf(scene, x, y, scene.rand(42, 54)),
  );
  scatter(scene, 80, { ...middle, radius: RADIUS * 0.8 }, (x, y) =>
    blob(scene, x, y, {
      rx: scene.rand(1, 2.4),
      ry: 1.4,
      turn: scene.rand(0, 3),
      height: 1.2,
      colour: scene.pick('#2f5a20', '#5a2208', '#c23a10'),
      gloss: 0.1,
      detail: 0.2,
    }),
  );
  cuts(scene, middle);
};
