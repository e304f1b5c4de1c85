import { scatter, spread, within, type Circle } from '../arrange.ts';
import { bigLeaf, cherryTomato } from '../foods.ts';
import { hex, smooth } from '../maths.ts';
import { paint, type Scene } from '../scene.ts';
import { cube } from '../stamps.ts';
import { ceramic, coat, coupe, sauce, vessel } from '../vessels.ts';

export interface PenneOptions {
  /** Three tones of the sauce. */
  sauce: readonly [string, string, string];
  pasta: readonly [string, ...string[]];
  tomatoes?: number;
  plate?: string;
  rim?: string;
}

const RADIUS = 254;
const TUBE = 14;

/** A tube lying on its side, cut slantwise, with the hole showing at the end that faces up. */
const tube = (scene: Scene, at: { x: number; y: number }, base: number, colour: string): void => {
  const length = scene.rand(29, 35);
  const shade = hex(colour);
  const tilt = scene.rand(0, 0.12);
  scene.shape({ ...at, radius: length + TUBE * 1.4, turn: scene.rand(0, 6.28) }, (u, v, px) => {
    const q = Math.abs(v) / TUBE;
    if (q > 1) return false;
    const cut = v * 0.32;
    const left = u + length - cut;
    const right = length + cut - u;
    if (left < 0 || right < -TUBE * 0.55) return false;
    const ridge = 0.5 * Math.cos(v * 2.1);
    const top = base + tilt * u + TUBE * 1.15 * Math.sqrt(1 - q * q);
    if (right > 0) {
      const lip = smooth(2.5, 0, Math.min(left, right));
      px.height = top + ridge * (1 - lip) - lip * 1.6;
      paint(px, shade, 0.96 + 0.06 * ridge);
    } else {
      const hole = Math.hypot(v / (TUBE * 0.74), (right + TUBE * 0.02) / (TUBE * 0.5));
      if (Math.hypot(v / TUBE, right / (TUBE * 0.55)) > 1) return false;
      px.height = base + tilt * u + (hole < 1 ? TUBE * 0.1 : TUBE * 0.75 * Math.sqrt(1 - q * q));
      paint(px, shade, hole < 1 ? 0.34 + 0.3 * hole * hole : 1.02);
    }
    px.gloss = 0.5;
    px.shine = 45;
    px.glow = 0.5;
    return true;
  });
};

const pile = (scene: Scene, plate: Circle, pasta: PenneOptions['pasta']): void => {
  scene.use('pasta');
  const count = 110;
  for (let i = 0; i < count; i++) {
    const at = within(scene, { ...plate, radius: RADIUS * 0.6 });
    const out = Math.min(1, Math.hypot(at.x - plate.x, at.y - plate.y) / (RADIUS * 0.68));
    const base = 12 + (30 * (1 - out * out) + 26) * (i / count);
    tube(scene, at, base, scene.pick(...pasta));
  }
};

export const penne = (scene: Scene, options: PenneOptions): void => {
  const plate = { x: 400, y: 318, radius: RADIUS };
  const at = (share: number): typeof plate => ({ ...plate, radius: RADIUS * share });
  const [first, second, third] = options.sauce;
  const glaze = ceramic(options.plate ?? '#f4ede2', { speckle: 1, rim: options.rim ?? '#b07a3c' });
  vessel(scene, plate.x, plate.y, { radius: RADIUS, profile: coupe(1.2), paint: glaze, gloss: 0.6 });
  sauce(scene, at(0.7), 14, { first, second, third, bump: 4, gloss: 0.6, wobble: 0.1 });
  pile(scene, plate, options.pasta);
  coat(scene, at(0.62), { colour: first, bare: 0.5, cover: 0.8, scale: 0.04 });
  spread(scene, { ...at(0.46), count: 6, gap: 62 }, (x, y) => bigLeaf(scene, x, y, 52));
  spread(scene, { ...at(0.5), count: options.tomatoes ?? 7, gap: 60 }, (x, y) => cherryTomato(scene, x, y, 20));
  scene.use('cheese');
  scatter(scene, 110, at(0.58), (x, y) =>
    cube(scene, x, y, {
      a: scene.rand(2, 6),
      b: scene.rand(1.5, 3),
      turn: scene.rand(0, 3),
      height: 3,
      colour: '#fff6dc',
      gloss: 0.2,
    }),
  );
};
