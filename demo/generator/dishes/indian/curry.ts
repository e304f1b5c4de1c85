import { curve, scatter, spread, type Circle } from '../../drawing/arrange.ts';
import { TAU } from '../../drawing/maths.ts';
import type { Scene } from '../../drawing/scene.ts';
import { blob, herb, sheet, strand } from '../../drawing/stamps.ts';
import { bowl, ceramic, coat, sauce, vessel } from '../../foods/vessels.ts';
import { LEVEL, pieces, RADIUS, type Contents } from './curry-pieces.ts';

export interface CurryOptions extends Contents {
  /** Three tones of the gravy. */
  gravy: readonly [string, string, string];
  oil?: number;
  oilColour?: string;
  cream?: boolean;
  bread?: boolean;
  bowl?: string;
  rim?: string;
  herbs?: number;
}

const breads = (scene: Scene): void => {
  scene.use('bread');
  for (const [x, y, turn, base] of [
    [704, 176, 1.55, 1],
    [716, 420, 0.95, 9],
  ] as const) {
    sheet(scene, { x, y }, (u, v) => (Math.hypot(u / (140 - v * 0.12), v / 92) - 1) * 92, {
      radius: 180,
      turn,
      thickness: 14,
      first: '#f3d9a4',
      second: '#e0a75a',
      dark: '#6a300c',
      brown: 0.45,
      blisters: 0.026,
      detail: 5,
      edge: 22,
      scale: 0.016,
      gloss: 0.3,
      base,
    });
  }
};

const swirl = (scene: Scene, pot: Circle): void => {
  scene.use('cream');
  const points = curve({ from: 0, to: TAU * 2.1, step: 0.12 }, (t) => {
    const reach = 26 + t * 9.5;
    const x = pot.x - 6 + Math.cos(t + scene.seed) * reach;
    const y = pot.y + Math.sin(t + scene.seed) * reach * 0.94;
    return [x, y, scene.heightAt(x, y) - 1.6];
  });
  strand(scene, points, { width: 6.4, colour: '#fff4df', glow: 0.7 });
};

export const curry = (scene: Scene, options: CurryOptions): void => {
  const pot = { x: options.bread ? 352 : 400, y: 318, radius: RADIUS };
  const [first, second, third] = options.gravy;
  if (options.bread) breads(scene);
  const glaze = ceramic(options.bowl ?? '#2b3a42', { speckle: 1, rim: options.rim ?? '#8a6a4a' });
  vessel(scene, pot.x, pot.y, { radius: RADIUS, profile: bowl(70), paint: glaze, gloss: 0.7, shine: 70 });
  sauce(scene, { ...pot, radius: RADIUS * 0.9 }, LEVEL, {
    first,
    second,
    third,
    oil: options.oil ?? 0.2,
    oilColour: options.oilColour ?? '#b8330a',
    gloss: 0.7,
    shine: 70,
  });
  pieces(scene, pot, options);
  if (options.with !== 'tadka') coat(scene, { ...pot, radius: RADIUS * 0.8 }, { colour: first });
  if (options.cream) swirl(scene, pot);
  spread(scene, { ...pot, radius: RADIUS * 0.6, count: options.herbs ?? 13, gap: 40 }, (x, y) =>
    herb(scene, x, y, { size: scene.rand(15, 22), colour: scene.pick('#3f8a2c', '#2f6e22', '#4d9433') }),
  );
  scatter(scene, 20, { ...pot, radius: RADIUS * 0.7 }, (x, y) =>
    blob(scene, x, y, { rx: 2.4, ry: 1.8, height: 2, colour: '#8b1a06', gloss: 0.4, detail: 0.2 }),
  );
};
