import { curve, scatter, spread, within } from '../../drawing/arrange.ts';
import { disc, ring, slices } from '../../drawing/discs.ts';
import { cherryTomato, chicken, stripRing } from '../../foods/foods.ts';
import { hex } from '../../drawing/maths.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cube, grain, leaf, strand } from '../../drawing/stamps.ts';
import { bowl, ceramic, sauce, vessel } from '../../foods/vessels.ts';

export interface SaladOptions {
  with: 'feta' | 'chicken' | 'caesar';
  bowl?: string;
  rim?: string;
}

const RADIUS = 252;

const DISH = { x: 400, y: 318, radius: RADIUS };
const at = (share: number): typeof DISH => ({ ...DISH, radius: RADIUS * share });

const rawVegetables = (scene: Scene): void => {
  spread(scene, { ...at(0.7), count: 9, gap: 74 }, (x, y) => cherryTomato(scene, x, y, 27));
  spread(scene, { ...at(0.72), count: 10, gap: 64 }, (x, y) =>
    disc(scene, x, y, { radius: 29, height: 6, paint: slices.cucumber, gloss: 0.5, round: 0.12 }),
  );
  for (let i = 0; i < 9; i++) {
    const place = within(scene, at(0.64));
    stripRing(scene, { ...place, radius: scene.rand(20, 30) }, { colour: '#b05a9a', width: 5 });
  }
};

/** Croutons and shavings of hard cheese over plain green leaves. */
const caesar = (scene: Scene): void => {
  scene.use('bread');
  scene.use('cheese');
  spread(scene, { ...at(0.7), count: 22, gap: 52 }, (x, y) =>
    cube(scene, x, y, { a: 21, b: 19, turn: scene.rand(0, 3), height: 24, colour: '#e8b868', char: 0.6, gloss: 0.2 }),
  );
  spread(scene, { ...at(0.68), count: 22, gap: 44 }, (x, y) =>
    leaf(scene, x, y, {
      length: scene.rand(44, 66),
      width: 20,
      turn: scene.rand(0, 6),
      colour: '#f8e8b4',
      lift: 12,
      curl: 7,
      gloss: 0.3,
    }),
  );
  const dressing = curve({ from: 0, to: 26, step: 0.5 }, (k) => {
    const x = DISH.x - 126 + k * 9.8;
    const y = DISH.y + 10 + 64 * Math.sin(k * 1.1);
    return [x, y, scene.heightAt(x, y) - 2];
  });
  strand(scene, dressing, { width: 8, colour: '#fbf3dc', gloss: 0.6, glow: 0.6 });
};

export const salad = (scene: Scene, options: SaladOptions): void => {
  scene.use('vegetables');
  const glaze = ceramic(options.bowl ?? '#f2ede3', { speckle: 1.4, rim: options.rim ?? '#b89a78' });
  vessel(scene, DISH.x, DISH.y, { radius: RADIUS, profile: bowl(64), paint: glaze });
  sauce(scene, at(0.9), 34, { first: '#2f6a28', second: '#1f4a1a', gloss: 0.1 });
  scatter(scene, 90, at(0.76), (x, y) =>
    leaf(scene, x, y, {
      length: scene.rand(60, 100),
      width: scene.rand(34, 56),
      turn: scene.rand(0, 6),
      colour: scene.pick('#5fa83a', '#3f8a2c', '#7dbb3c', '#2f7a2a', options.with === 'caesar' ? '#9acb5a' : '#8a2f4a'),
      lift: 4 + scene.rand(0, 6),
      curl: scene.rand(4, 12),
      base: 46 + scene.rand(-4, 8),
      serrated: 0.1,
    }),
  );
  if (options.with !== 'caesar') rawVegetables(scene);
  if (options.with === 'caesar') caesar(scene);
  else if (options.with === 'feta') {
    scene.use('feta');
    spread(scene, { ...at(0.7), count: 12, gap: 60 }, (x, y) =>
      cube(scene, x, y, { a: 16, b: 15, turn: scene.rand(0, 3), height: 18, colour: '#fffaf0', gloss: 0.15 }),
    );
  } else {
    spread(scene, { ...at(0.56), count: 8, gap: 78 }, (x, y) =>
      chicken(scene, x, y, { size: 34, colour: '#e8b878', second: '#b8742a' }),
    );
  }
  scatter(scene, 70, at(0.72), (x, y) =>
    grain(scene, x, y, {
      length: 8,
      width: 5,
      turn: scene.rand(0, 3),
      colour: hex(scene.pick('#e8c98a', '#c99a4a')),
      lift: 0.6,
    }),
  );
  if (options.with === 'caesar') return;
  scatter(scene, options.with === 'feta' ? 16 : 6, at(0.68), (x, y) =>
    disc(scene, x, y, {
      radius: 11,
      height: 8,
      paint: ring('#2a1a24', '#2a1a24', { share: 0.36, depth: 6 }),
      gloss: 0.8,
      round: 0.5,
    }),
  );
};
