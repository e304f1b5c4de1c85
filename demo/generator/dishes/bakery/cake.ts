import { scatter, spread } from '../../drawing/arrange.ts';
import { nuts } from '../../foods/foods.ts';
import type { Ingredient } from '../../foods/ingredients.ts';
import { clamp, fbm, hex, mix, noise, smooth } from '../../drawing/maths.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { blob, cube, leaf } from '../../drawing/stamps.ts';
import { cherry, rosette, shard } from '../../foods/sweets.ts';
import { ceramic, coupe, vessel } from '../../foods/vessels.ts';

export interface CakeOptions {
  holds: readonly Ingredient[];
  /** Layers seen at the cut, from below. */
  layers: readonly (readonly [colour: string, share: number])[];
  /** Two tones of what covers the top. */
  top: readonly [string, string];
  topping: 'ganache' | 'cherries' | 'crumbs' | 'pineapple' | 'cocoa';
  plate?: string;
  rim?: string;
}

const LENGTH = 372;
const OPENING = 0.66;
const AT = { x: 400, y: 330, turn: 0.1 };
const FACE = 112;
const BASE = 10;

const place = (u: number, v: number): { x: number; y: number } => ({
  x: AT.x + u * Math.cos(AT.turn) - v * Math.sin(AT.turn),
  y: AT.y + u * Math.sin(AT.turn) + v * Math.cos(AT.turn),
});

/** The cut side of the slice, crumb and cream. */
const side = (scene: Scene, layers: CakeOptions['layers']): void => {
  const total = layers.reduce((sum, [, share]) => sum + share, 0);
  scene.shape({ ...AT, radius: LENGTH * 0.6 }, (u, v, px) => {
    const along = u + LENGTH / 2;
    if (v < -2 || v > FACE || along < 0 || along > LENGTH) return false;
    let left = (1 - v / FACE) * total;
    let colour = '#ffffff';
    let cream = false;
    for (const [i, [tone, share]] of layers.entries()) {
      if (left < 0) break;
      colour = tone;
      cream = i % 2 === 1;
      left -= share + 0.16 * (fbm(u * 0.03 + scene.seed, i * 7, 2) - 0.5);
    }
    const crumb = fbm(u * 0.2, v * 0.2 + scene.seed, 3);
    px.height = BASE + 40 * (1 - v / FACE) + (cream ? 3 : (crumb - 0.5) * 5);
    paint(px, hex(colour), cream ? 1 : 0.8 + 0.4 * crumb);
    px.gloss = cream ? 0.35 : 0.08;
    px.shine = 30;
    px.glow = 0.5;
    return true;
  });
};

/** The top of the slice, with the rounded outside at its wide end. */
const top = (scene: Scene, [first, second]: CakeOptions['top'], gloss: number): void =>
  scene.shape({ ...AT, radius: LENGTH * 0.62 }, (u, v, px) => {
    const along = u + LENGTH / 2;
    const r = Math.hypot(along, v);
    const angle = -Math.atan2(v, along);
    const n = fbm(u * 0.025 + scene.seed, v * 0.025, 3);
    const inside = Math.min(LENGTH - r, Math.min(angle, OPENING - angle) * r + 3);
    if (v > 3 || inside + (n - 0.5) * 3 < 0) return false;
    const edge = clamp(inside / 14);
    const m = noise(u * 0.12, v * 0.12 + scene.seed);
    px.height = BASE + 46 + 7 * Math.sqrt(1 - (1 - edge) ** 2) + (n - 0.5) * 3;
    paint(px, mix(hex(first), hex(second), smooth(0.3, 0.75, n)), 0.95 + 0.1 * m);
    px.gloss = gloss;
    px.shine = 60;
    px.glow = 0.5;
    return true;
  });

/** Icing that ran a little way down the cut. */
const drips = (scene: Scene, colour: string): void => {
  for (let i = 0; i < 9; i++) {
    const along = -LENGTH / 2 + 30 + i * 38;
    const length = scene.rand(10, 34);
    for (let k = 0; k < 6; k++) {
      const { x, y } = place(along, (length * k) / 6);
      blob(scene, x, y, {
        rx: 9,
        ry: 10,
        height: 9,
        colour,
        base: BASE + 42 - (14 * k) / 6,
        sink: 0,
        gloss: 0.8,
        shine: 60,
        rough: 0.04,
        detail: 0.2,
      });
    }
  }
};

const onTop = { x: AT.x + 46, y: AT.y - 66, radius: 70 };

const toppings: Record<CakeOptions['topping'], (scene: Scene, options: CakeOptions) => void> = {
  ganache: (scene, { top: [first] }) => {
    drips(scene, first);
    for (const u of [54, 116])
      rosette(scene, { ...place(u, -44 - u * 0.2), base: 54 }, { size: 36, colour: '#5a2c18' });
    scatter(scene, 16, { ...onTop, x: onTop.x - 70, y: onTop.y + 24, radius: 54 }, (x, y) => shard(scene, x, y, 7));
  },
  cherries: (scene) => {
    scatter(scene, 130, { ...onTop, radius: 92 }, (x, y) => {
      if (scene.heightAt(x, y) > 50) shard(scene, x, y, scene.rand(5, 10));
    });
    const { x, y } = place(112, -66);
    rosette(scene, { x, y, base: 54 }, { size: 42, colour: '#fffaf0' });
    cherry(scene, x, y, { size: 21, base: 86 });
    const second = place(34, -40);
    rosette(scene, { ...second, base: 54 }, { size: 32, colour: '#fffaf0' });
    cherry(scene, second.x, second.y, { size: 17, base: 78 });
  },
  crumbs: (scene, { layers }) => {
    const colour = layers[0]?.[0] ?? '#a81c2a';
    scatter(scene, 150, { ...onTop, x: onTop.x + 20, radius: 96 }, (x, y) => {
      if (scene.heightAt(x, y) < 50) return;
      blob(scene, x, y, {
        rx: scene.rand(2, 6),
        ry: 3,
        turn: scene.rand(0, 3),
        height: 5,
        colour,
        rough: 0.3,
        gloss: 0.1,
      });
    });
    const { x, y } = place(112, -64);
    rosette(scene, { x, y, base: 54 }, { size: 40, colour: '#fffaf0' });
  },
  pineapple: (scene) => {
    for (const [u, v] of [
      [130, -52],
      [84, -108],
      [40, -38],
    ] as const) {
      const at = place(u, v);
      cube(scene, at.x, at.y, {
        a: 32,
        b: 20,
        turn: u,
        height: 16,
        colour: '#f6c83a',
        bevel: 0.4,
        gloss: 0.85,
        base: 54,
      });
    }
    const { x, y } = place(96, -52);
    rosette(scene, { x, y, base: 54 }, { size: 32, colour: '#fffaf0' });
    cherry(scene, x, y, { size: 17, base: 78 });
  },
  cocoa: (scene) => {
    scatter(scene, 900, { ...onTop, radius: 150 }, (x, y) => {
      if (scene.heightAt(x, y) < 48) return;
      blob(scene, x, y, {
        rx: scene.rand(1.6, 4),
        height: 2,
        colour: scene.pick('#5a2c14', '#6e3a1c', '#4a200e'),
        gloss: 0.02,
        detail: 0.3,
      });
    });
    const { x, y } = place(104, -60);
    rosette(scene, { x, y, base: 54 }, { size: 32, colour: '#fbf3e0' });
  },
};

/** A slice of cake, its layers towards the eye. */
export const cake = (scene: Scene, options: CakeOptions): void => {
  for (const ingredient of options.holds) scene.use(ingredient);
  const glaze = ceramic(options.plate ?? '#f7f1e8', { speckle: 1, rim: options.rim ?? '#c8953a' });
  vessel(scene, 400, 312, { radius: 268, profile: coupe(), paint: glaze, gloss: 0.6 });
  side(scene, options.layers);
  top(scene, options.top, options.topping === 'ganache' ? 0.85 : 0.3);
  toppings[options.topping](scene, options);
  spread(scene, { x: 300, y: 486, radius: 40, count: 3, gap: 26 }, (x, y) =>
    leaf(scene, x, y, { length: 34, width: 20, turn: x, colour: '#4f9a3a', lift: 4, curl: 6, serrated: 0.2 }),
  );
  if (options.holds.includes('nuts')) nuts(scene, { x: 420, y: 480, radius: 60 }, 26);
};
