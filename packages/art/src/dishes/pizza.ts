import { scatter, spread, type Circle } from '../arrange.ts';
import { disc, ring, slices } from '../discs.ts';
import { bigLeaf, chicken, cherryTomato, stripRing } from '../foods.ts';
import { fbm, hex, mix, noise, smooth, worley, type Rgb } from '../maths.ts';
import { paint, type Pixel, type Scene } from '../scene.ts';
import { blob } from '../stamps.ts';
import { vessel } from '../vessels.ts';

export interface PizzaOptions {
  topping: 'margherita' | 'farmhouse' | 'pepperoni' | 'chicken tikka';
}

const RADIUS = 268;

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

const pepperoni = (scene: Scene, pizza: Circle): void => {
  scene.use('pepperoni');
  spread(scene, { ...pizza, radius: RADIUS * 0.7, count: 15, gap: 72 }, (x, y) =>
    disc(scene, x, y, {
      radius: scene.rand(29, 33),
      height: 7,
      base: scene.heightAt(x, y) - 1,
      gloss: 0.55,
      round: 0.1,
      paint: (px, { r, u, v }) => {
        const n = fbm(u * 0.12 + x, v * 0.12, 3);
        const meat = mix(hex('#b8311a'), hex('#8a1a0c'), n);
        paint(px, mix(meat, hex('#5b0f06'), smooth(0.82, 1, r)), 0.9 + 0.25 * n);
        px.height += smooth(0.7, 1, r) * 3.2 + (n - 0.5) * 2;
        if (n > 0.62) px.gloss = 0.9;
      },
    }),
  );
};

const vegetables = (scene: Scene, pizza: Circle): void => {
  scene.use('vegetables');
  spread(scene, { ...pizza, radius: RADIUS * 0.7, count: 14, gap: 66 }, (x, y, i) => {
    if (i % 2) disc(scene, x, y, { radius: 26, height: 7, paint: slices.tomato, gloss: 0.6, round: 0.15 });
    else {
      stripRing(scene, { x, y, radius: 22 }, { colour: '#2f7d2a', width: 7, arc: 3.6 });
      stripRing(scene, { x: x + 10, y: y + 6, radius: 20 }, { colour: '#d9731a', width: 7, arc: 3.2 });
    }
  });
  spread(scene, { ...pizza, radius: RADIUS * 0.74, count: 18, gap: 46 }, (x, y) =>
    disc(scene, x, y, {
      radius: 11,
      height: 6,
      paint: ring('#20180f', '#7d8a4a', { share: 0.45, depth: 5 }),
      gloss: 0.7,
      round: 0.5,
    }),
  );
};

const mozzarella = (scene: Scene, pizza: Circle): void => {
  scene.use('mozzarella');
  spread(scene, { ...pizza, radius: RADIUS * 0.66, count: 9, gap: 88 }, (x, y) =>
    blob(scene, x, y, {
      rx: scene.rand(28, 36),
      ry: scene.rand(24, 30),
      turn: scene.rand(0, 3),
      height: 8,
      colour: '#fffaf0',
      second: '#fbeed2',
      rough: 0.22,
      roughScale: 0.05,
      gloss: 0.45,
      glow: 0.7,
    }),
  );
};

const tikka = (scene: Scene, pizza: Circle): void => {
  spread(scene, { ...pizza, radius: RADIUS * 0.68, count: 13, gap: 72 }, (x, y) =>
    chicken(scene, x, y, { size: 24, colour: '#e2701f', second: '#b8430f' }),
  );
  spread(scene, { ...pizza, radius: RADIUS * 0.7, count: 12, gap: 60 }, (x, y) =>
    stripRing(scene, { x, y, radius: 24 }, { colour: '#b05a9a', width: 5, arc: 4 }),
  );
  spread(scene, { ...pizza, radius: RADIUS * 0.7, count: 8, gap: 70 }, (x, y) => cherryTomato(scene, x, y, 13));
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

const toppings = { margherita: mozzarella, farmhouse: vegetables, pepperoni, 'chicken tikka': tikka };

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
