import { scatter } from '../../drawing/arrange.ts';
import type { Ingredient } from '../../foods/ingredients.ts';
import { fbm, hex, mix, smooth } from '../../drawing/maths.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { cube, leaf } from '../../drawing/stamps.ts';
import { cherry, shard } from '../../foods/sweets.ts';
import { bowl, ceramic, vessel } from '../../foods/vessels.ts';

export interface IceCreamOptions {
  of: Extract<Ingredient, 'chocolate' | 'fruit'>;
  tones: readonly [string, string];
  cup?: string;
  rim?: string;
}

const CUP = { x: 400, y: 312, radius: 208 };
const SCOOPS = [
  [-64, 44, 40],
  [70, 40, 40],
  [2, -58, 62],
] as const;

/** A ball with the torn skirt a scoop leaves. */
const scoop = (
  scene: Scene,
  at: { x: number; y: number; base: number },
  [light, dark]: readonly [string, string],
): void => {
  const size = 88;
  scene.shape({ ...at, radius: size * 1.24 }, (u, v, px) => {
    const angle = Math.atan2(v, u);
    const n = fbm(u * 0.04 + at.x, v * 0.04 + at.y, 4);
    const r = Math.hypot(u, v) / size;
    const skirt = 1.06 + 0.16 * (fbm(angle * 3 + at.x, 2, 2) - 0.5);
    if (r >= skirt) return false;
    const crease = fbm(u * 0.016 + at.y, v * 0.09 + at.x, 3);
    const dome = r < 1 ? size * 0.95 * Math.sqrt(1 - r * r * 0.98) : 8;
    px.height = at.base + Math.max(14 * smooth(skirt, 0.96, r), dome) + (crease - 0.5) * 9 + (n - 0.5) * 4;
    paint(px, mix(hex(light), hex(dark), smooth(0.35, 0.75, crease * 0.6 + n * 0.4)));
    px.gloss = 0.28;
    px.shine = 26;
    px.glow = 0.6;
    return true;
  });
};

export const iceCream = (scene: Scene, options: IceCreamOptions): void => {
  scene.use('cream');
  scene.use(options.of);
  const glaze = ceramic(options.cup ?? '#f7f1e8', { speckle: 1, rim: options.rim ?? '#c8953a' });
  vessel(scene, CUP.x, CUP.y, { radius: CUP.radius, profile: bowl(60), paint: glaze, gloss: 0.6, shine: 60 });
  for (const [dx, dy, base] of SCOOPS) scoop(scene, { x: CUP.x + dx, y: CUP.y + dy, base: base - 20 }, options.tones);
  const onTop = { x: CUP.x, y: CUP.y, radius: 110 };
  if (options.of === 'chocolate') {
    scatter(scene, 34, onTop, (x, y) => shard(scene, x, y, scene.rand(5, 11)));
    cherry(scene, CUP.x + 4, CUP.y - 66, { size: 23 });
  } else {
    scatter(scene, 26, onTop, (x, y) =>
      cube(scene, x, y, {
        a: scene.rand(11, 16),
        b: 11,
        turn: scene.rand(0, 3),
        height: 14,
        colour: scene.pick('#fbb52a', '#fdc450', '#f7a418'),
        bevel: 0.35,
        gloss: 0.8,
      }),
    );
  }
  for (const turn of [0.3, -0.6]) {
    leaf(scene, CUP.x + 40, CUP.y - 86, {
      length: 50,
      width: 30,
      turn,
      colour: '#4f9a3a',
      lift: 8,
      curl: 7,
      serrated: 0.2,
    });
  }
};
