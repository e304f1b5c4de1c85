import { curve, scatter, spread } from '../../drawing/arrange.ts';
import { frite } from '../../foods/produce.ts';
import type { Scene } from '../../drawing/scene.ts';
import { dip, KETCHUP, parchment } from '../../foods/serveware.ts';
import { blob, herb, strand } from '../../drawing/stamps.ts';
import { vessel } from '../../foods/vessels.ts';
import { hex, smooth } from '../../drawing/maths.ts';
import { paint } from '../../drawing/scene.ts';

export interface FriesOptions {
  with: 'salt' | 'peri peri' | 'cheese';
}

const COUNT = 150;
const BASKET = { x: 356, y: 312, radius: 244 };

/** A round wire basket. */
const basket = (scene: Scene): void =>
  vessel(scene, BASKET.x, BASKET.y, {
    radius: BASKET.radius,
    profile: (r) => (r < 0.9 ? 8 : 8 + 44 * smooth(0.9, 0.97, r)),
    paint: (px, { r, angle }) => {
      const wire = r > 0.96 || (r > 0.86 && Math.abs(Math.sin(angle * 30)) > 0.72);
      paint(px, hex(wire ? '#3a3a3c' : '#5a4a3a'));
      if (!wire && r > 0.86) px.height -= 10;
    },
    gloss: 0.5,
  });

const stick = (scene: Scene, i: number, tones?: readonly [string, string]): void => {
  const angle = scene.rand(0, 6.28);
  const reach = 176 * Math.sqrt(scene.rand());
  const dome = 1 - (reach / 200) ** 2;
  frite(scene, BASKET.x + Math.cos(angle) * reach, BASKET.y + Math.sin(angle) * reach, {
    length: scene.rand(96, 150),
    turn: angle + scene.rand(-1.5, 1.5),
    base: 14 + dome * 46 * (i / COUNT) + i * 0.13,
    ...(tones ? { tones } : {}),
  });
};

const cheese = (scene: Scene): void => {
  scene.use('cheese');
  for (let row = 0; row < 5; row++) {
    const points = curve({ from: 0, to: 1, step: 0.02 }, (t) => {
      const x = BASKET.x - 126 + t * 252;
      const y = BASKET.y - 92 + row * 46 + 18 * Math.sin(t * 12 + row);
      return [x, y, scene.heightAt(x, y) - 3];
    });
    strand(scene, points, { width: scene.rand(17, 24), colour: '#f59a1c', gloss: 0.7, shine: 50, glow: 0.5 });
  }
};

/** A heap of potato sticks in a basket. */
export const fries = (scene: Scene, options: FriesOptions): void => {
  const spiced = options.with === 'peri peri';
  basket(scene);
  parchment(scene, { x: BASKET.x, y: BASKET.y, turn: 0.5 }, { width: 316, height: 316 });
  for (let i = 0; i < COUNT; i++) stick(scene, i, spiced ? ['#f4b455', '#cf7a26'] : undefined);
  if (options.with === 'cheese') cheese(scene);
  const specks: readonly [string, string, string] = spiced
    ? ['#b8280a', '#8a1c06', '#3f7a24']
    : ['#fffdf6', '#f6f0e0', '#3f8a2c'];
  scatter(scene, spiced ? 420 : 120, { ...BASKET, radius: 180 }, (x, y) =>
    blob(scene, x, y, { rx: scene.rand(1.4, 2.8), height: 2, colour: scene.pick(...specks), gloss: 0.3, detail: 0.1 }),
  );
  if (options.with !== 'salt') {
    scene.use('herbs');
    spread(scene, { ...BASKET, radius: 150, count: 12, gap: 50 }, (x, y) => herb(scene, x, y, { size: 17 }));
  }
  const mayonnaise = { first: '#fbf3dc', second: '#f2e4bc', third: '#fffaf0', gloss: 0.6, bump: 3 };
  dip(scene, { x: 704, y: 188, radius: 76 }, KETCHUP);
  dip(scene, { x: 708, y: 392, radius: 66 }, mayonnaise);
};
