import { scatter, spread, type Circle } from '../../drawing/arrange.ts';
import type { Scene } from '../../drawing/scene.ts';
import { blob, cube, herb } from '../../drawing/stamps.ts';
import { bowl, ceramic, sauce, vessel } from '../../foods/vessels.ts';

export interface RaitaOptions {
  with: 'boondi' | 'cucumber';
  bowl?: string;
  rim?: string;
}

const BOWL: Circle = { x: 400, y: 312, radius: 226 };
const at = (share: number): Circle => ({ ...BOWL, radius: BOWL.radius * share });

const boondi = (scene: Scene): void => {
  scene.use('fritter');
  scatter(scene, 120, at(0.76), (x, y) =>
    blob(scene, x, y, {
      rx: scene.rand(8, 12),
      height: 13,
      colour: scene.pick('#f0b848', '#e6a430', '#f6ca6a'),
      second: '#d0862a',
      rough: 0.06,
      gloss: 0.4,
      sink: 0.3,
      detail: 0.6,
    }),
  );
};

const cucumber = (scene: Scene): void => {
  scene.use('vegetables');
  scatter(scene, 130, at(0.76), (x, y, i) =>
    cube(scene, x, y, {
      a: scene.rand(8, 12),
      b: scene.rand(6, 9),
      turn: scene.rand(0, 3),
      height: 8,
      colour: i % 5 === 0 ? '#e0402a' : scene.pick('#c6dc9a', '#b4d080', '#8fbc50'),
      gloss: 0.6,
    }),
  );
};

export const raita = (scene: Scene, options: RaitaOptions): void => {
  scene.use('curd');
  const glaze = ceramic(options.bowl ?? '#3f5a6a', { speckle: 1, rim: options.rim ?? '#c9a36a' });
  vessel(scene, BOWL.x, BOWL.y, { radius: BOWL.radius, profile: bowl(64), paint: glaze, gloss: 0.7, shine: 60 });
  const curd = {
    first: '#fdfaf0',
    second: '#f2ebd9',
    third: '#fffdf8',
    gloss: 0.45,
    shine: 50,
    bump: 4,
    scale: 0.02,
    glow: 0.8,
  };
  sauce(scene, at(0.9), 50, curd);
  if (options.with === 'boondi') boondi(scene);
  else cucumber(scene);
  scatter(scene, 90, at(0.6), (x, y) =>
    blob(scene, x, y, { rx: scene.rand(1.4, 3), height: 2, colour: scene.pick('#b8330a', '#6a3a16'), detail: 0.1 }),
  );
  spread(scene, { ...at(0.6), count: 13, gap: 44 }, (x, y) => herb(scene, x, y, { size: 20 }));
};
