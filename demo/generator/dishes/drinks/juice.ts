import { scatter, spread } from '../../drawing/arrange.ts';
import { disc, slices, type Painter } from '../../drawing/discs.ts';
import type { Ingredient } from '../../foods/ingredients.ts';
import { fbm, hex, mix, smooth } from '../../drawing/maths.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { blob, cube as piece, herb, leaf, strand } from '../../drawing/stamps.ts';
import { bean, rosette, shard, strawberry } from '../../foods/sweets.ts';
import { sauce, vessel } from '../../foods/vessels.ts';

type Beside = 'oranges' | 'limes' | 'watermelon' | 'mangoes' | 'chocolate' | 'beans' | 'mint' | 'strawberries';

export interface JuiceOptions {
  holds: readonly Ingredient[];
  /** Three tones of the drink. */
  drink: readonly [string, string, string];
  beside: Beside;
  /** What floats in the glass. */
  top: 'ice' | 'cream' | 'froth';
  straw?: string;
}

const GLASS = { x: 286, y: 318, radius: 162 };

/** A tumbler from above: a thick clear rim around the drink. */
const tumbler = (scene: Scene): void =>
  vessel(scene, GLASS.x, GLASS.y, {
    radius: GLASS.radius,
    profile: (r) => (r < 0.9 ? 40 : 40 + 92 * Math.sqrt(Math.max(0, 1 - ((r - 0.95) / 0.055) ** 2))),
    paint: (px, { r, angle }) => {
      const streak = 0.5 + 0.5 * Math.sin(angle * 3 + 0.8);
      paint(px, mix(hex('#b8ccd0'), hex('#eef6f6'), streak * smooth(0.9, 0.97, r)));
    },
    gloss: 1,
    shine: 70,
  });

/** A cube of ice: the drink shines through it, its edges catch the light. */
const iceCube = (scene: Scene, at: { x: number; y: number; turn: number }): void => {
  const half = 37;
  scene.shape({ ...at, radius: half * 1.5 }, (u, v, px) => {
    const n = fbm(u * 0.05 + at.x, v * 0.05 + at.y, 3);
    const out = (Math.abs(u / half) ** 5 + Math.abs(v / half) ** 5) ** 0.2 + 0.06 * (n - 0.5);
    if (out >= 1) return false;
    const edge = smooth(0.72, 0.95, out);
    px.height = 98 + 22 * Math.sqrt(1 - out ** 5) + (n - 0.5) * 4;
    px.cover = 0.3 + 0.3 * edge + 0.25 * smooth(0.5, 0.7, n);
    paint(px, hex('#f4fbfa'));
    px.gloss = 1;
    px.shine = 90;
    px.glow = 0.9;
    return true;
  });
};

const ice = (scene: Scene): void =>
  spread(scene, { ...GLASS, radius: 86, count: 5, gap: 72 }, (x, y) =>
    iceCube(scene, { x, y, turn: scene.rand(0, 3) }),
  );

const froth = (scene: Scene, colour: string): void =>
  scatter(scene, 130, { ...GLASS, radius: 142 }, (x, y) =>
    blob(scene, x, y, {
      rx: scene.rand(2, 8),
      ry: scene.rand(2, 7),
      height: 4,
      colour,
      gloss: 0.6,
      detail: 0.1,
      sink: 0.5,
      glow: 0.8,
    }),
  );

const slice = (scene: Scene, at: { x: number; y: number; radius: number }, face: Painter): void =>
  disc(scene, at.x, at.y, {
    radius: at.radius,
    height: at.radius * 0.36,
    paint: face,
    base: 3,
    gloss: 0.6,
    round: 0.14,
  });

/** A wedge of watermelon with its rind at the round side. */
const melon = (scene: Scene, at: { x: number; y: number; turn: number }): void =>
  scene.shape({ ...at, radius: 150 }, (u, v, px) => {
    const r = Math.hypot(u, v) / 142;
    const angle = Math.atan2(v, u);
    if (r >= 1 || Math.abs(angle) > 0.56) return false;
    const n = fbm(u * 0.05 + at.x, v * 0.05, 3);
    const seed = Math.sin(u * 0.19 + 1) * Math.sin(v * 0.23 + at.y) > 0.83 && r > 0.35 && r < 0.74;
    px.height =
      4 + 30 * Math.min(1, (0.56 - Math.abs(angle)) * r * 14) ** 0.5 * Math.min(1, (1 - r) * 16) ** 0.5 + (n - 0.5) * 2;
    const rind = mix(hex('#f0f0d0'), hex('#2f6a2c'), smooth(0.88, 0.94, r));
    paint(px, seed ? hex('#1f120c') : mix(mix(hex('#e8392f'), hex('#f0584a'), n), rind, smooth(0.8, 0.87, r)));
    px.gloss = 0.6;
    px.shine = 40;
    px.glow = 0.4;
    return true;
  });

const mango = (scene: Scene, at: { x: number; y: number; turn: number }): void =>
  scene.shape({ ...at, radius: 120 }, (u, v, px) => {
    const n = fbm(u * 0.03 + at.x, v * 0.03, 3);
    const q = Math.hypot(u / 104, v / (70 - u * 0.12));
    if (q >= 1) return false;
    const cuts = smooth(0.2, 0.05, Math.abs(Math.sin(u * 0.11))) + smooth(0.2, 0.05, Math.abs(Math.sin(v * 0.11)));
    const flesh = q < 0.86;
    px.height = 4 + 56 * Math.sqrt(1 - q * q) - (flesh ? cuts * 6 : 0);
    paint(
      px,
      flesh ? mix(hex('#f9b424'), hex('#e8900c'), n * 0.5 + cuts * 0.35) : mix(hex('#e8a01c'), hex('#c8481c'), n),
    );
    px.gloss = 0.6;
    px.shine = 40;
    px.glow = 0.4;
    return true;
  });

const besides: Record<Beside, (scene: Scene) => void> = {
  oranges: (scene) => {
    slice(scene, { x: 604, y: 196, radius: 98 }, slices.orange);
    slice(scene, { x: 662, y: 392, radius: 92 }, slices.orange);
  },
  limes: (scene) => {
    slice(scene, { x: 600, y: 196, radius: 78 }, slices.lime);
    slice(scene, { x: 684, y: 330, radius: 70 }, slices.lime);
    slice(scene, { x: 560, y: 420, radius: 74 }, slices.lime);
  },
  watermelon: (scene) => {
    melon(scene, { x: 528, y: 236, turn: -0.5 });
    melon(scene, { x: 556, y: 408, turn: 0.24 });
  },
  mangoes: (scene) => {
    mango(scene, { x: 616, y: 206, turn: 0.5 });
    mango(scene, { x: 628, y: 402, turn: -0.4 });
  },
  chocolate: (scene) => {
    for (let i = 0; i < 9; i++) {
      piece(scene, 560 + (i % 3) * 62, 250 + Math.floor(i / 3) * 62, {
        a: 30,
        b: 30,
        turn: 0.06 * i,
        height: 22,
        colour: '#4a2212',
        bevel: 0.24,
        gloss: 0.6,
      });
    }
    scatter(scene, 20, { x: 620, y: 440, radius: 70 }, (x, y) => shard(scene, x, y, scene.rand(6, 12)));
  },
  beans: (scene) => {
    spread(scene, { x: 628, y: 300, radius: 130, count: 46, gap: 24 }, (x, y) => bean(scene, x, y));
  },
  mint: (scene) => {
    spread(scene, { x: 616, y: 300, radius: 96, count: 14, gap: 40 }, (x, y) =>
      leaf(scene, x, y, {
        length: 62,
        width: 40,
        turn: scene.rand(0, 6),
        colour: scene.pick('#3f8a34', '#4f9a3a'),
        lift: 5,
        curl: 7,
        serrated: 0.24,
      }),
    );
    scatter(scene, 60, { x: 600, y: 440, radius: 60 }, (x, y) =>
      blob(scene, x, y, { rx: 6, ry: 2.4, turn: scene.rand(0, 3), height: 3, colour: '#7a4a1c', detail: 0.2 }),
    );
  },
  strawberries: (scene) => {
    for (const [x, y, turn] of [
      [596, 214, 0.6],
      [678, 318, 2.6],
      [572, 404, 1.4],
    ] as const) {
      strawberry(scene, x, y, { size: 62, turn });
    }
  },
};

const straw = (scene: Scene, colour: string): void => {
  const tube = [
    [GLASS.x + 36, GLASS.y + 28, 104],
    [GLASS.x - 96, GLASS.y - 214, 170],
  ] as const;
  strand(scene, tube, { width: 21, colour, gloss: 0.6, glow: 0.2 });
};

/** A cold drink in a tumbler, with what it was made from. */
export const juice = (scene: Scene, options: JuiceOptions): void => {
  const [first, second, third] = options.drink;
  for (const ingredient of options.holds) scene.use(ingredient);
  tumbler(scene);
  const look = { first, second, third, gloss: 0.8, shine: 80, bump: 1.2, scale: 0.011, glow: 0.8, wobble: 0 };
  sauce(scene, { ...GLASS, radius: GLASS.radius * 0.89 }, 96, look);
  if (options.top === 'ice') ice(scene);
  if (options.top === 'froth') froth(scene, third);
  if (options.top === 'cream')
    rosette(scene, { x: GLASS.x - 10, y: GLASS.y + 4, base: 98 }, { size: 84, colour: '#fffaf0' });
  besides[options.beside](scene);
  if (options.beside === 'oranges' || options.beside === 'limes') {
    const face = options.beside === 'oranges' ? slices.orange : slices.lime;
    disc(scene, GLASS.x + 98, GLASS.y + 96, { radius: 54, height: 9, paint: face, base: 128, gloss: 0.6, round: 0.12 });
  }
  if (options.beside === 'chocolate' || options.beside === 'beans') {
    scatter(scene, 26, { x: GLASS.x - 10, y: GLASS.y, radius: 60 }, (x, y) =>
      options.beside === 'beans'
        ? blob(scene, x, y, { rx: 2.6, height: 2, colour: '#5a2c14' })
        : shard(scene, x, y, scene.rand(4, 8)),
    );
  }
  if (options.beside === 'limes' || options.beside === 'mint') {
    spread(scene, { ...GLASS, radius: 70, count: 5, gap: 34 }, (x, y) =>
      herb(scene, x, y, { size: 30, colour: '#3f8a34' }),
    );
  }
  if (options.straw) straw(scene, options.straw);
};
