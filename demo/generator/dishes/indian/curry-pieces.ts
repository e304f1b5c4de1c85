import { scatter, spread, type Circle } from '../../drawing/arrange.ts';
import { boiledEgg, chicken, paneer, pea, strip } from '../../foods/foods.ts';
import { crisp, mutton as muttonPiece } from '../../foods/meats.ts';
import { mushroom, okraPod, potato } from '../../foods/produce.ts';
import type { Scene } from '../../drawing/scene.ts';
import { blob, cube, leaf } from '../../drawing/stamps.ts';

export interface Contents {
  with:
    | 'chicken'
    | 'chicken and cashews'
    | 'mutton'
    | 'mutton and potatoes'
    | 'eggs'
    | 'paneer'
    | 'paneer and peppers'
    | 'chickpeas'
    | 'kofta'
    | 'beans'
    | 'kidney beans'
    | 'tadka'
    | 'sambar'
    | 'fritters'
    | 'potatoes'
    | 'mushrooms'
    | 'vegetables';
  meat?: { colour: string; second: string };
  count?: number;
}

type Apart = Circle & { count: number; gap: number };

export const RADIUS = 236;
export const LEVEL = 54;

const beans = (scene: Scene, pot: Circle): void => {
  scene.use('pulses');
  scatter(scene, 90, { ...pot, radius: RADIUS * 0.76 }, (x, y) =>
    blob(scene, x, y, {
      rx: scene.rand(12, 15),
      ry: scene.rand(8, 9),
      turn: scene.rand(0, 3),
      height: 10,
      colour: scene.pick('#4a1a10', '#331009', '#5d2614'),
      base: LEVEL - 3,
      gloss: 0.6,
      shine: 50,
      rough: 0.05,
      detail: 0.3,
    }),
  );
};

const kidneyBeans = (scene: Scene, pot: Circle): void => {
  scene.use('pulses');
  scatter(scene, 120, { ...pot, radius: RADIUS * 0.77 }, (x, y) =>
    blob(scene, x, y, {
      rx: scene.rand(17, 20),
      ry: scene.rand(10, 12),
      turn: scene.rand(0, 3),
      height: 15,
      colour: scene.pick('#8a2414', '#741a0e', '#9c3420'),
      base: LEVEL - 2,
      gloss: 0.7,
      shine: 60,
      rough: 0.05,
      detail: 0.3,
    }),
  );
};

const chickpeas = (scene: Scene, pot: Circle): void => {
  scene.use('pulses');
  scatter(scene, 170, { ...pot, radius: RADIUS * 0.76 }, (x, y) =>
    blob(scene, x, y, {
      rx: scene.rand(11, 14),
      ry: scene.rand(10, 12),
      turn: scene.rand(0, 3),
      height: 13,
      colour: scene.pick('#e2b36a', '#d19a4c', '#c98a3a'),
      base: 52,
      sink: 0.35,
      gloss: 0.55,
      shine: 50,
      rough: 0.07,
      detail: 0.6,
    }),
  );
};

/** Tempering poured over dal: red chillies, cumin, garlic and ghee. */
const tadka = (scene: Scene, pot: Circle): void => {
  scene.use('pulses');
  scatter(scene, 260, { ...pot, radius: RADIUS * 0.8 }, (x, y) =>
    blob(scene, x, y, {
      rx: 5,
      ry: 4,
      height: 4,
      colour: scene.pick('#f2c65a', '#e8b040', '#f7d680'),
      base: LEVEL,
      detail: 0.2,
    }),
  );
  scatter(scene, 60, { ...pot, radius: RADIUS * 0.5 }, (x, y) =>
    blob(scene, x, y, { rx: 6, ry: 2, turn: scene.rand(0, 3), height: 4, colour: '#5a2a0c', detail: 0.1 }),
  );
  scatter(scene, 22, { ...pot, radius: RADIUS * 0.45 }, (x, y) =>
    cube(scene, x, y, { a: 7, b: 5, turn: scene.rand(0, 3), height: 5, colour: '#e8b868', char: 0.7 }),
  );
  for (const [dx, dy] of [
    [-60, -30],
    [20, 24],
    [40, -50],
  ] as const) {
    strip(scene, pot.x + dx, pot.y + dy, { colour: '#a8180c', width: 13, length: 64 });
  }
};

const vegetables = (scene: Scene, pot: Circle): void => {
  spread(scene, { ...pot, radius: RADIUS * 0.68, count: 26, gap: 40 }, (x, y, i) => {
    if (i % 3 === 0) strip(scene, x, y, { colour: '#d8371a', width: 11, length: 46 });
    else if (i % 3 === 1) strip(scene, x, y, { colour: '#4f8f2c', width: 11, length: 44 });
    else cube(scene, x, y, { a: 17, b: 13, turn: scene.rand(0, 3), height: 16, colour: '#f3deb0', gloss: 0.5 });
  });
  scatter(scene, 24, { ...pot, radius: RADIUS * 0.66 }, (x, y) => pea(scene, x, y, 9));
};

const chickens = (scene: Scene, apart: Apart, { meat }: Contents): void =>
  spread(scene, apart, (x, y) => chicken(scene, x, y, { size: 36, ...meat }));

const paneerWithPeppers = (scene: Scene, apart: Apart): void => {
  spread(scene, { ...apart, count: 12, gap: 62 }, (x, y, i) =>
    strip(scene, x, y, { colour: i % 2 ? '#4f8f2c' : '#d8371a', width: 15, length: 52 }),
  );
  spread(scene, { ...apart, count: 10 }, (x, y) => paneer(scene, x, y, { a: 28, b: 25, height: 26, base: 48 }));
};

const mutton = (scene: Scene, apart: Apart, count = 9): void =>
  spread(scene, { ...apart, count }, (x, y, i) => muttonPiece(scene, x, y, { size: 37, bone: i % 3 === 0 }));

const eggs = (scene: Scene, apart: Apart): void =>
  spread(scene, { ...apart, count: 6, gap: 92 }, (x, y) =>
    boiledEgg(scene, x, y, { size: 38, turn: scene.rand(0, 3) }),
  );

const potatoes = (scene: Scene, apart: Apart): void =>
  spread(scene, { ...apart, count: 8, gap: 84 }, (x, y) => potato(scene, x, y, { size: 40, whole: true }));

const mushrooms = (scene: Scene, apart: Apart): void =>
  spread(scene, { ...apart, count: 15, gap: 56 }, (x, y) =>
    mushroom(scene, x, y, { size: 32, colour: '#e8cfa0', edge: '#7a4420' }),
  );

const fritters = (scene: Scene, apart: Apart): void => {
  scene.use('curd');
  scene.use('fritter');
  spread(scene, { ...apart, count: 8, gap: 84 }, (x, y) =>
    crisp(scene, x, y, {
      rx: 40,
      ry: 34,
      turn: scene.rand(0, 3),
      colour: '#e8a83a',
      second: '#a8601c',
      base: LEVEL - 8,
    }),
  );
};

/** Lentils boiled soft with vegetables, as sambar is. */
const sambar = (scene: Scene, pot: Circle): void => {
  scene.use('pulses');
  spread(scene, { ...pot, radius: RADIUS * 0.66, count: 16, gap: 50 }, (x, y, i) => {
    if (i % 3 === 0) okraPod(scene, x, y, 62);
    else if (i % 3 === 1)
      cube(scene, x, y, { a: 20, b: 15, turn: scene.rand(0, 3), height: 16, colour: '#e88a3a', gloss: 0.6 });
    else strip(scene, x, y, { colour: '#8a9a4a', width: 15, length: 66 });
  });
  scatter(scene, 14, { ...pot, radius: RADIUS * 0.6 }, (x, y) =>
    leaf(scene, x, y, { length: 32, width: 13, turn: scene.rand(0, 6), colour: '#2f6a24', lift: 4 }),
  );
};

const cashews = (scene: Scene, pot: Circle): void => {
  scene.use('nuts');
  spread(scene, { ...pot, radius: RADIUS * 0.6, count: 9, gap: 60 }, (x, y) =>
    blob(scene, x, y, {
      rx: 17,
      ry: 9,
      turn: scene.rand(0, 3),
      height: 12,
      colour: '#f6e2b4',
      second: '#e8c88a',
      gloss: 0.4,
      rough: 0.15,
    }),
  );
};

/** What lies in the gravy. */
export const pieces = (scene: Scene, pot: Circle, options: Contents): void => {
  const apart = { ...pot, radius: RADIUS * 0.64, count: options.count ?? 9, gap: 68 };
  switch (options.with) {
    case 'chicken':
      return chickens(scene, apart, options);
    case 'paneer':
      return spread(scene, apart, (x, y) =>
        paneer(scene, x, y, { a: scene.rand(27, 33), b: scene.rand(24, 30), height: 26, base: 48 }),
      );
    case 'kofta':
      scene.use('dumpling');
      return spread(scene, { ...apart, count: options.count ?? 6, gap: 96 }, (x, y) =>
        blob(scene, x, y, {
          rx: 44,
          ry: 40,
          turn: scene.rand(0, 3),
          height: 40,
          colour: '#b8682a',
          second: '#8a4214',
          rough: 0.07,
          spots: 0.2,
          base: 52,
        }),
      );
    case 'chickpeas':
      return chickpeas(scene, pot);
    case 'beans':
      return beans(scene, pot);
    case 'kidney beans':
      return kidneyBeans(scene, pot);
    case 'tadka':
      return tadka(scene, pot);
    case 'vegetables':
      return vegetables(scene, pot);
    case 'mutton':
      return mutton(scene, apart, options.count);
    case 'eggs':
      return eggs(scene, apart);
    case 'potatoes':
      return potatoes(scene, apart);
    case 'mushrooms':
      return mushrooms(scene, apart);
    case 'fritters':
      return fritters(scene, apart);
    case 'sambar':
      return sambar(scene, pot);
    case 'mutton and potatoes':
      mutton(scene, { ...apart, gap: 80 }, 7);
      return spread(scene, { ...apart, count: 5, gap: 96 }, (x, y) => potato(scene, x, y, { size: 34, whole: true }));
    case 'paneer and peppers':
      return paneerWithPeppers(scene, apart);
    case 'chicken and cashews':
      chickens(scene, apart, options);
      return cashews(scene, pot);
  }
};
