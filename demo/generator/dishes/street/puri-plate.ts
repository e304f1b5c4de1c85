import { scatter, spread } from '../../drawing/arrange.ts';
import { strip } from '../../foods/foods.ts';
import { fbm, hex, mix, smooth } from '../../drawing/maths.ts';
import { potato } from '../../foods/produce.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { citrus, onionRings } from '../../foods/serveware.ts';
import { blob, herb } from '../../drawing/stamps.ts';
import { bowl, ceramic, sauce, steel, tray, vessel } from '../../foods/vessels.ts';

export interface PuriPlateOptions {
  with: 'chickpeas' | 'potato';
}

const PLATE = { x: 400, y: 308 };
const POT = { x: 292, y: 296, radius: 122 };

/** A round of dough that blew up in the oil. */
const bhatura = (scene: Scene, at: { x: number; y: number; size: number; base: number }): void => {
  scene.use('bread');
  scene.shape({ ...at, radius: at.size * 1.1 }, (u, v, px) => {
    const n = fbm(u * 0.018 + at.x, v * 0.018 + at.y, 4);
    const r = (Math.hypot(u, v * 1.06) / at.size) * (1 + 0.06 * (n - 0.5));
    if (r >= 1) return false;
    const m = fbm(u * 0.06 + at.x, v * 0.06, 3);
    const rim = smooth(0.78, 0.94, r);
    px.height = at.base + at.size * 0.5 * Math.sqrt(1 - r * r) + (m - 0.5) * 5 + rim * 3;
    const blister = smooth(0.56, 0.7, m);
    const baked = mix(hex('#f4d898'), hex('#d99a42'), smooth(0.35, 0.75, n) * 0.8 + rim * 0.3);
    paint(px, mix(baked, hex('#b06a1e'), blister * 0.55), 0.98);
    px.height += blister * 3;
    px.gloss = 0.4;
    px.shine = 30;
    px.glow = 0.35;
    return true;
  });
};

const chole = (scene: Scene): void => {
  scene.use('pulses');
  scatter(scene, 70, { ...POT, radius: POT.radius * 0.72 }, (x, y) =>
    blob(scene, x, y, {
      rx: 12,
      ry: 11,
      turn: scene.rand(0, 3),
      height: 14,
      colour: scene.pick('#c98a4a', '#b8763a', '#d99a58'),
      base: 52,
      sink: 0.3,
      gloss: 0.6,
      rough: 0.07,
      detail: 0.5,
    }),
  );
};

const aloo = (scene: Scene): void =>
  spread(scene, { ...POT, radius: POT.radius * 0.66, count: 14, gap: 34 }, (x, y) => potato(scene, x, y, { size: 19 }));

/** Fried bread with a bowl of chickpeas or potatoes on a steel plate. */
export const puriPlate = (scene: Scene, options: PuriPlateOptions): void => {
  vessel(scene, PLATE.x, PLATE.y, { radius: 284, profile: tray, paint: steel, gloss: 0.85, shine: 26 });
  const paint = ceramic('#7a3a22', { rim: '#4a2012' });
  vessel(scene, POT.x, POT.y, { radius: POT.radius, profile: (r) => 8 + bowl(48)(r), paint, gloss: 0.7, shine: 50 });
  const gravy = options.with === 'chickpeas' ? ['#8a4214', '#5e280a', '#a85c24'] : ['#e0a02c', '#c07c14', '#f0c058'];
  const [first = '', second = '', third = ''] = gravy;
  sauce(scene, { ...POT, radius: POT.radius * 0.88 }, 46, { first, second, third, oil: 0.18, gloss: 0.7 });
  if (options.with === 'chickpeas') chole(scene);
  else aloo(scene);
  spread(scene, { ...POT, radius: POT.radius * 0.5, count: 6, gap: 26 }, (x, y) => herb(scene, x, y, { size: 15 }));
  bhatura(scene, { x: 484, y: 408, size: 128, base: 8 });
  bhatura(scene, { x: 520, y: 226, size: 132, base: 20 });
  onionRings(
    scene,
    [
      [262, 470],
      [310, 494],
    ],
    30,
  );
  citrus(scene, [[366, 510]], { radius: 30 });
  strip(scene, 196, 430, { colour: '#3f8a2c', width: 14, length: 70 });
};
