import { curve, scatter, spread, type Circle } from '../../drawing/arrange.ts';
import { bigLeaf, cherryTomato, chicken, prawn, springOnion, strip, tofu } from '../../foods/foods.ts';
import { TAU } from '../../drawing/maths.ts';
import { chilliSlice, mushroom } from '../../foods/produce.ts';
import type { Scene } from '../../drawing/scene.ts';
import { blob, cube, herb, strand } from '../../drawing/stamps.ts';
import { bowl, ceramic, sauce, vessel } from '../../foods/vessels.ts';

type With = 'sweet corn' | 'hot and sour' | 'manchow' | 'tomato' | 'tom yum';

export interface SoupOptions {
  with: With;
  /** Three tones of the soup. */
  tones: readonly [string, string, string];
  bowl?: string;
  rim?: string;
}

const BOWL: Circle = { x: 400, y: 312, radius: 232 };
const at = (share: number): Circle => ({ ...BOWL, radius: BOWL.radius * share });
const LEVEL = 46;

const shreds = (scene: Scene, count: number): void =>
  spread(scene, { ...at(0.72), count, gap: 30 }, (x, y, i) =>
    strip(scene, x, y, { colour: ['#ef8a2a', '#6fae3a', '#e9e2c0'][i % 3] ?? '#ef8a2a', width: 6.5, length: 34 }),
  );

const spoon = (scene: Scene): void => {
  const bowlOf = {
    rx: 44,
    ry: 32,
    turn: 0.9,
    height: 16,
    colour: '#d8b070',
    second: '#c09248',
    base: 4,
    gloss: 0.3,
    rough: 0.02,
  };
  const handle = [
    [706, 470, 10],
    [640, 590, 10],
  ] as const;
  strand(scene, handle, { width: 17, colour: '#cda05c', gloss: 0.3, glow: 0 });
  blob(scene, 726, 432, bowlOf);
};

const toppings: Record<With, (scene: Scene) => void> = {
  'sweet corn': (scene) => {
    scatter(scene, 150, at(0.76), (x, y) =>
      blob(scene, x, y, {
        rx: 9,
        ry: 8,
        turn: scene.rand(0, 3),
        height: 9,
        colour: scene.pick('#ffd23a', '#f7b81c', '#ffdf6a'),
        gloss: 0.7,
        rough: 0.06,
        detail: 0.2,
        sink: 0.4,
      }),
    );
    scatter(scene, 40, at(0.72), (x, y) =>
      cube(scene, x, y, {
        a: 7,
        turn: scene.rand(0, 3),
        height: 8,
        colour: scene.pick('#ef7a1a', '#5fa53a'),
        gloss: 0.6,
      }),
    );
  },
  'hot and sour': (scene) => {
    shreds(scene, 46);
    spread(scene, { ...at(0.64), count: 12, gap: 62 }, (x, y) => tofu(scene, x, y, 17));
    spread(scene, { ...at(0.66), count: 8, gap: 66 }, (x, y) => chilliSlice(scene, x, y));
  },
  manchow: (scene) => {
    shreds(scene, 34);
    spread(scene, { ...at(0.66), count: 12, gap: 56 }, (x, y) =>
      chicken(scene, x, y, { size: 19, colour: '#e0b47a', second: '#b8824a' }),
    );
    scene.use('noodles');
    for (let i = 0; i < 46; i++) {
      const start = scene.rand(0, TAU);
      const x0 = BOWL.x - 6 + scene.rand(-58, 58);
      const y0 = BOWL.y - 4 + scene.rand(-52, 52);
      const points = curve({ from: 0, to: 8, step: 1 }, (k) => [
        x0 + Math.cos(start + k * 0.28) * k * 7,
        y0 + Math.sin(start + k * 0.28) * k * 7,
        LEVEL + 8 + i * 0.5 + 4 * Math.sin(k),
      ]);
      strand(scene, points, { width: 6.4, colour: scene.pick('#f0b84a', '#dd9a30', '#f6cc70'), gloss: 0.4 });
    }
  },
  tomato: (scene) => {
    scene.use('cream');
    const points = curve({ from: 0, to: TAU * 1.7, step: 0.1 }, (t) => {
      const reach = 22 + t * 11;
      const x = BOWL.x + Math.cos(t) * reach;
      const y = BOWL.y + Math.sin(t) * reach * 0.96;
      return [x, y, LEVEL - 1];
    });
    strand(scene, points, { width: 8, colour: '#fff4df', glow: 0.7 });
    scene.use('bread');
    spread(scene, { ...at(0.5), count: 9, gap: 50 }, (x, y) =>
      cube(scene, x, y, {
        a: 16,
        b: 15,
        turn: scene.rand(0, 3),
        height: 18,
        colour: '#f0c884',
        char: 0.6,
        gloss: 0.2,
        base: LEVEL - 2,
      }),
    );
    spread(scene, { ...at(0.4), count: 3, gap: 50 }, (x, y) => bigLeaf(scene, x, y, 46));
  },
  'tom yum': (scene) => {
    spread(scene, { ...at(0.64), count: 9, gap: 66 }, (x, y) => prawn(scene, x, y));
    spread(scene, { ...at(0.66), count: 10, gap: 56 }, (x, y) => mushroom(scene, x, y, { size: 25 }));
    spread(scene, { ...at(0.66), count: 6, gap: 74 }, (x, y) => cherryTomato(scene, x, y, 19));
    spread(scene, { ...at(0.6), count: 5, gap: 74 }, (x, y) =>
      strip(scene, x, y, { colour: '#cdd88a', width: 14, length: 62 }),
    );
    spread(scene, { ...at(0.66), count: 10, gap: 50 }, (x, y) => chilliSlice(scene, x, y));
    scene.use('herbs');
  },
};

export const soup = (scene: Scene, options: SoupOptions): void => {
  const [first, second, third] = options.tones;
  scene.use('vegetables');
  vessel(scene, BOWL.x, BOWL.y + 4, {
    radius: 284,
    profile: (r) => (r < 0.95 ? 5 : 5 * Math.sqrt(Math.max(0, 1 - ((r - 0.95) / 0.05) ** 2))),
    paint: ceramic(options.rim ?? '#c9b08a', { speckle: 1 }),
    gloss: 0.4,
  });
  const glaze = ceramic(options.bowl ?? '#f4ede2', { speckle: 1, rim: options.rim ?? '#b07a3c' });
  vessel(scene, BOWL.x, BOWL.y, {
    radius: BOWL.radius,
    profile: (r) => 6 + bowl(64)(r),
    paint: glaze,
    gloss: 0.7,
    shine: 70,
  });
  const look = {
    first,
    second,
    third,
    gloss: 0.85,
    shine: 90,
    bump: 1.8,
    scale: 0.02,
    oil: options.with === 'tom yum' ? 0.24 : 0.1,
  };
  sauce(scene, at(0.9), LEVEL, { ...look, oilColour: third });
  toppings[options.with](scene);
  if (options.with !== 'tomato') {
    scatter(scene, 34, at(0.66), (x, y) => springOnion(scene, x, y));
    spread(scene, { ...at(0.6), count: 8, gap: 50 }, (x, y) => herb(scene, x, y, { size: 17 }));
  }
  spoon(scene);
};
