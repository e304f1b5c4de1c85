import { curve, scatter, within, type Circle } from '../../drawing/arrange.ts';
import type { Scene } from '../../drawing/scene.ts';
import { blob, strand } from '../../drawing/stamps.ts';
import { bowl, ceramic, coat, sauce, vessel } from '../../foods/vessels.ts';

export interface MacaroniOptions {
  bowl?: string;
  rim?: string;
}

const DISH: Circle = { x: 400, y: 312, radius: 240 };
const at = (share: number): Circle => ({ ...DISH, radius: DISH.radius * share });

/** A short bent tube, its dark opening at one end. */
const elbow = (scene: Scene, x: number, y: number, base: number): void => {
  const start = scene.rand(0, 6.28);
  const bend = 23;
  const points = curve({ from: 0, to: 2.3, step: 0.18 }, (t) => [
    x + Math.cos(start + t) * bend,
    y + Math.sin(start + t) * bend,
    base + 2 * Math.sin(t * 1.4),
  ]);
  strand(scene, points, { width: 18, colour: scene.pick('#fbb238', '#f6a224', '#fdc45a'), gloss: 0.65, shine: 50 });
  const [first] = points;
  if (!first) return;
  blob(scene, first[0], first[1], {
    rx: 5.4,
    height: 2,
    colour: '#8a4a0c',
    base: first[2] + 8.6,
    sink: 0,
    detail: 0.1,
    gloss: 0.2,
  });
};

export const macaroni = (scene: Scene, options: MacaroniOptions): void => {
  scene.use('pasta');
  scene.use('cheese');
  const glaze = ceramic(options.bowl ?? '#2f3a44', { speckle: 1, rim: options.rim ?? '#c9a36a' });
  vessel(scene, DISH.x, DISH.y, { radius: DISH.radius, profile: bowl(62), paint: glaze, gloss: 0.7, shine: 60 });
  const cheese = { first: '#f6a42c', second: '#e88c14', third: '#fbbc54', gloss: 0.7, bump: 4 };
  sauce(scene, at(0.9), 42, cheese);
  for (let i = 0; i < 170; i++) {
    const { x, y } = within(scene, at(0.72));
    const out = Math.hypot(x - DISH.x, y - DISH.y) / (DISH.radius * 0.8);
    elbow(scene, x, y, 40 + 30 * (1 - out * out) * (i / 170) + (i / 170) * 12);
  }
  coat(scene, at(0.78), { colour: '#fbae30', bare: 0.5, cover: 0.75, scale: 0.04 });
  coat(scene, at(0.7), { colour: '#c97a1c', bare: 0.66, cover: 0.5, scale: 0.05 });
  scene.use('bread');
  scatter(scene, 240, at(0.66), (x, y) =>
    blob(scene, x, y, {
      rx: scene.rand(2, 5),
      ry: 2.4,
      turn: scene.rand(0, 3),
      height: 4,
      colour: scene.pick('#d99a44', '#b8742a', '#e8b860'),
      detail: 0.4,
    }),
  );
  scatter(scene, 60, at(0.66), (x, y) =>
    blob(scene, x, y, {
      rx: scene.rand(2, 4),
      ry: 2,
      turn: scene.rand(0, 3),
      height: 2.4,
      colour: '#3f8a2c',
      detail: 0.2,
    }),
  );
};
