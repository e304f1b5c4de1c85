import { curve, scatter, spread } from '../../drawing/arrange.ts';
import { stripRing } from '../../foods/foods.ts';
import { cauliflower, okra, okraPod, potato } from '../../foods/produce.ts';
import type { Scene } from '../../drawing/scene.ts';
import { blob, herb, strand } from '../../drawing/stamps.ts';
import { bowl, sauce, vessel } from '../../foods/vessels.ts';
import { hex } from '../../drawing/maths.ts';
import { paint } from '../../drawing/scene.ts';

export interface SabziOptions {
  with: 'potato and cauliflower' | 'okra';
}

const RADIUS = 244;
const PAN = { x: 400, y: 306 };

/** An iron kadai with its two looped handles. */
const kadai = (scene: Scene): void => {
  for (const side of [-1, 1]) {
    const loop = curve({ from: -1.9, to: 1.95, step: 0.12 }, (t) => [
      PAN.x + side * (RADIUS + 6 + Math.cos(t) * 48),
      PAN.y + Math.sin(t) * 54,
      50,
    ]);
    strand(scene, loop, { width: 17, colour: '#b87a44', gloss: 0.8, shine: 50, glow: 0 });
  }
  vessel(scene, PAN.x, PAN.y, {
    radius: RADIUS,
    profile: bowl(66),
    paint: (px, { r }) => paint(px, hex(r > 0.93 ? '#a86a3a' : '#3a3230')),
    gloss: 0.7,
    shine: 40,
  });
};

const fill = (scene: Scene, options: SabziOptions): void => {
  const pile = (share: number): { x: number; y: number; radius: number } => ({ ...PAN, radius: RADIUS * share });
  if (options.with === 'okra') {
    spread(scene, { ...pile(0.74), count: 46, gap: 34 }, (x, y) => okraPod(scene, x, y, scene.rand(70, 96)));
    scatter(scene, 96, pile(0.74), (x, y) => okra(scene, x, y, scene.rand(13, 17)));
    scene.use('vegetables');
    spread(scene, { ...pile(0.66), count: 14, gap: 46 }, (x, y) =>
      stripRing(scene, { x, y, radius: scene.rand(18, 26) }, { colour: '#d8a0b8', width: 7, arc: 3.6 }),
    );
    return;
  }
  spread(scene, { ...pile(0.74), count: 44, gap: 44 }, (x, y, i) => {
    if (i % 5 < 3) cauliflower(scene, x, y, { size: 31, colour: '#f6dc8a', second: '#e0a83a' });
    else potato(scene, x, y, { size: 31, colour: '#f2b83a', char: 0.4 });
  });
};

export const sabzi = (scene: Scene, options: SabziOptions): void => {
  const pan = { ...PAN, radius: RADIUS };
  kadai(scene);
  const masala = { first: '#b8741c', second: '#8a4a10', third: '#d09a34', oil: 0.12, gloss: 0.6, bump: 4 };
  sauce(scene, { ...pan, radius: RADIUS * 0.88 }, 36, masala);
  fill(scene, options);
  scatter(scene, 70, { ...pan, radius: RADIUS * 0.72 }, (x, y) =>
    blob(scene, x, y, {
      rx: scene.rand(2, 4),
      ry: 2,
      turn: scene.rand(0, 3),
      height: 3,
      colour: scene.pick('#7a2408', '#c8461a', '#3a1a08'),
      detail: 0.2,
    }),
  );
  spread(scene, { ...pan, radius: RADIUS * 0.66, count: 20, gap: 44 }, (x, y) => herb(scene, x, y, { size: 21 }));
};
