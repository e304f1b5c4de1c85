import { spread, type Circle } from '../../drawing/arrange.ts';
import { disc } from '../../drawing/discs.ts';
import { hex, mix, smooth } from '../../drawing/maths.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { ruby } from '../../foods/produce.ts';
import { blob, cube, leaf } from '../../drawing/stamps.ts';
import { strawberry } from '../../foods/sweets.ts';
import { bowl, ceramic, sauce, vessel } from '../../foods/vessels.ts';
import { citrus } from '../../foods/serveware.ts';

export interface FruitBowlOptions {
  bowl?: string;
  rim?: string;
}

const DISH: Circle = { x: 400, y: 312, radius: 240 };
const at = (share: number): Circle => ({ ...DISH, radius: DISH.radius * share });

const kiwi = (scene: Scene, x: number, y: number): void =>
  disc(scene, x, y, {
    radius: 40,
    height: 12,
    turn: scene.rand(0, 6),
    round: 0.14,
    gloss: 0.75,
    shine: 50,
    paint: (px, { r, angle }) => {
      const ray = 0.5 + 0.5 * Math.cos(angle * 22);
      const seed = r > 0.3 && r < 0.5 && Math.cos(angle * 16) > 0.7;
      if (r > 0.93) paint(px, hex('#6a5424'));
      else if (seed) paint(px, hex('#1a1a10'));
      else if (r < 0.24) paint(px, hex('#e8eebc'));
      else paint(px, mix(hex('#7fb02c'), hex('#a8cc50'), ray * smooth(0.9, 0.3, r)));
    },
  });

const banana = (scene: Scene, x: number, y: number): void =>
  disc(scene, x, y, {
    radius: 31,
    height: 14,
    round: 0.2,
    gloss: 0.5,
    paint: (px, { r, angle }) => {
      const seed = r > 0.12 && r < 0.28 && Math.cos(angle * 3) > 0.6;
      paint(px, hex(seed ? '#7a5a2c' : r < 0.4 ? '#f3e2a8' : '#fbf0c8'));
    },
  });

/** Cut fruit: melon, mango, kiwi, strawberry, banana, orange. */
export const fruitBowl = (scene: Scene, options: FruitBowlOptions): void => {
  scene.use('fruit');
  const glaze = ceramic(options.bowl ?? '#f2ede3', { speckle: 1.4, rim: options.rim ?? '#8a9ab8' });
  vessel(scene, DISH.x, DISH.y, { radius: DISH.radius, profile: bowl(60), paint: glaze, gloss: 0.6 });
  sauce(scene, at(0.88), 34, { first: '#e8a050', second: '#c8602c', gloss: 0.8, bump: 1 });
  const blocks = ['#f6a81c', '#e0402c', '#f3c04a', '#d8302a', '#f08a5a'];
  spread(scene, { ...at(0.76), count: 44, gap: 42 }, (x, y, i) =>
    cube(scene, x, y, {
      a: 30,
      b: 27,
      turn: scene.rand(0, 3),
      height: 30,
      colour: blocks[i % 5] ?? '#f6a81c',
      bevel: 0.25,
      gloss: 0.8,
      shine: 50,
      base: 36,
    }),
  );
  spread(scene, { ...at(0.68), count: 7, gap: 96 }, (x, y) => kiwi(scene, x, y));
  spread(scene, { ...at(0.7), count: 7, gap: 84 }, (x, y) => banana(scene, x, y));
  spread(scene, { ...at(0.68), count: 9, gap: 80 }, (x, y) =>
    strawberry(scene, x, y, { size: 32, turn: scene.rand(0, 6.28), base: 44 }),
  );
  citrus(
    scene,
    [
      [300, 386],
      [498, 236],
    ],
    { radius: 42 },
  );
  spread(scene, { ...at(0.7), count: 10, gap: 60 }, (x, y) =>
    blob(scene, x, y, {
      rx: 19,
      ry: 18,
      height: 24,
      colour: '#3f2050',
      second: '#5a3470',
      gloss: 0.85,
      shine: 60,
      rough: 0.03,
      detail: 0.3,
    }),
  );
  spread(scene, { ...at(0.7), count: 40, gap: 18 }, (x, y) => ruby(scene, x, y));
  spread(scene, { ...at(0.5), count: 5, gap: 60 }, (x, y) =>
    leaf(scene, x, y, {
      length: 40,
      width: 24,
      turn: scene.rand(0, 6),
      colour: '#4f9a3a',
      lift: 6,
      curl: 7,
      serrated: 0.2,
    }),
  );
};
