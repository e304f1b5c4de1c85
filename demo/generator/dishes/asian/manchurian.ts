import { scatter, spread, type Circle } from '../../drawing/arrange.ts';
import { chicken, paneer, seeds, springOnion, strip } from '../../foods/foods.ts';
import { crisp } from '../../foods/meats.ts';
import { cauliflower, chilliSlice } from '../../foods/produce.ts';
import type { Scene } from '../../drawing/scene.ts';
import { blob, cube, leaf } from '../../drawing/stamps.ts';
import { bowl, ceramic, coat, sauce, vessel } from '../../foods/vessels.ts';

type Piece = 'cauliflower' | 'dumplings' | 'paneer' | 'chicken' | 'potato';

export interface ManchurianOptions {
  with: Piece;
  /** Three tones of the glaze, from its deepest. */
  glaze: readonly [string, string, string];
  /** Swimming in the sauce instead of tossed in it. */
  gravy?: boolean;
  /** What is tossed with the pieces besides spring onion. */
  also?: 'peppers' | 'peanuts' | 'curry leaves';
  bowl?: string;
  rim?: string;
}

const DISH: Circle = { x: 400, y: 312, radius: 240 };
const at = (share: number): Circle => ({ ...DISH, radius: DISH.radius * share });

const pieces: Record<Piece, (scene: Scene, tones: ManchurianOptions['glaze']) => void> = {
  cauliflower: (scene, [, colour, second]) =>
    spread(scene, { ...at(0.68), count: 24, gap: 58 }, (x, y) =>
      cauliflower(scene, x, y, { size: 36, colour, second }),
    ),
  dumplings: (scene, [second, colour]) => {
    scene.use('dumpling');
    spread(scene, { ...at(0.64), count: 15, gap: 74 }, (x, y) =>
      crisp(scene, x, y, { rx: 40, ry: 38, turn: x, colour, second, rough: 0.2 }),
    );
  },
  paneer: (scene, [, colour]) =>
    spread(scene, { ...at(0.68), count: 22, gap: 58 }, (x, y) =>
      paneer(scene, x, y, { a: 31, b: 27, height: 30, char: 0.6, colour, gloss: 0.7 }),
    ),
  chicken: (scene, [second, colour]) =>
    spread(scene, { ...at(0.7), count: 26, gap: 56 }, (x, y) => chicken(scene, x, y, { size: 33, colour, second })),
  potato: (scene, [, colour]) => {
    scene.use('potato');
    for (let i = 0; i < 74; i++) {
      const angle = scene.rand(0, 6.28);
      const reach = DISH.radius * 0.62 * Math.sqrt(scene.rand());
      cube(scene, DISH.x + Math.cos(angle) * reach, DISH.y + Math.sin(angle) * reach, {
        a: scene.rand(52, 70),
        b: 9,
        turn: scene.rand(0, 3.14),
        height: 16,
        colour,
        bevel: 0.55,
        char: 0.25,
        gloss: 0.85,
        base: 40 + 36 * (1 - (reach / (DISH.radius * 0.7)) ** 2) * (i / 74) + i * 0.14,
      });
    }
  },
};

const peppers = (scene: Scene): void =>
  spread(scene, { ...at(0.7), count: 20, gap: 46 }, (x, y, i) => {
    const colour = ['#3f8f34', '#d8371a', '#e8b02a'][i % 3] ?? '#3f8f34';
    cube(scene, x, y, { a: 21, b: 17, turn: scene.rand(0, 3), height: 9, colour, bevel: 0.4, gloss: 0.75, char: 0.15 });
  });

const also: Record<NonNullable<ManchurianOptions['also']>, (scene: Scene) => void> = {
  peppers: (scene) => {
    peppers(scene);
    spread(scene, { ...at(0.66), count: 10, gap: 56 }, (x, y) =>
      strip(scene, x, y, { colour: '#e8c4d4', width: 10, length: 40 }),
    );
  },
  peanuts: (scene) => {
    peppers(scene);
    scene.use('nuts');
    scatter(scene, 44, at(0.66), (x, y) =>
      blob(scene, x, y, {
        rx: 11,
        ry: 8,
        turn: scene.rand(0, 3),
        height: 11,
        colour: '#d9a35a',
        second: '#b87a34',
        gloss: 0.5,
      }),
    );
    spread(scene, { ...at(0.6), count: 6, gap: 70 }, (x, y) =>
      strip(scene, x, y, { colour: '#9c140a', width: 13, length: 52 }),
    );
  },
  'curry leaves': (scene) => {
    scene.use('herbs');
    spread(scene, { ...at(0.66), count: 24, gap: 44 }, (x, y) =>
      leaf(scene, x, y, {
        length: 40,
        width: 17,
        turn: scene.rand(0, 6),
        colour: '#2f6a24',
        lift: 6,
        curl: 6,
        gloss: 0.5,
      }),
    );
    spread(scene, { ...at(0.64), count: 7, gap: 66 }, (x, y) =>
      strip(scene, x, y, { colour: '#3f8a2c', width: 11, length: 46 }),
    );
  },
};

/** Fried pieces glazed in the Indo-Chinese way. */
export const manchurian = (scene: Scene, options: ManchurianOptions): void => {
  const [deep, middle, light] = options.glaze;
  scene.use('vegetables');
  const glaze = ceramic(options.bowl ?? '#1f2a33', { speckle: 1, rim: options.rim ?? '#c9a36a' });
  vessel(scene, DISH.x, DISH.y, { radius: DISH.radius, profile: bowl(60), paint: glaze, gloss: 0.7, shine: 60 });
  const gravy = { first: deep, second: deep, third: middle, gloss: 0.95, shine: 100, bump: 1.5 };
  sauce(scene, at(options.gravy ? 0.88 : 0.8), options.gravy ? 42 : 34, {
    ...gravy,
    wobble: options.gravy ? 0.02 : 0.1,
  });
  pieces[options.with](scene, options.glaze);
  coat(scene, at(0.7), { colour: middle, bare: 0.5, cover: 0.55, scale: 0.05 });
  coat(scene, at(0.7), { colour: light, bare: 0.62, cover: 0.35, scale: 0.06 });
  if (options.also) also[options.also](scene);
  scatter(scene, 60, at(0.68), (x, y) => springOnion(scene, x, y));
  spread(scene, { ...at(0.66), count: 10, gap: 54 }, (x, y) => chilliSlice(scene, x, y));
  seeds(scene, at(0.68), 80, ['#f7e6c0', '#fdf4dc']);
};
