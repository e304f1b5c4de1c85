import { scatter, spread, within, type Circle } from '../../drawing/arrange.ts';
import { bigLeaf, cherryTomato, chicken } from '../../foods/foods.ts';
import { hex, smooth } from '../../drawing/maths.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { cube } from '../../drawing/stamps.ts';
import { ceramic, coat, coupe, sauce, vessel } from '../../foods/vessels.ts';

export interface PenneOptions {
  /** Three tones of the sauce. */
  sauce: readonly [string, string, string];
  pasta: readonly [string, ...string[]];
  chicken?: boolean;
  tomatoes?: number;
  plate?: string;
  rim?: string;
}

const RADIUS = 254;
const TUBE = 14;
const HIGHEST = 62;

interface Place {
  x: number;
  y: number;
  turn: number;
  length: number;
}

/** A tube lying on its side, cut slantwise, with the hole showing at the end that faces up. */
const tube = (scene: Scene, at: Place, base: number, colour: string): void => {
  const { length } = at;
  const shade = hex(colour);
  const tilt = scene.rand(0, 0.1);
  scene.shape({ ...at, radius: length + TUBE * 1.4 }, (u, v, px) => {
    const q = Math.abs(v) / TUBE;
    if (q > 1) return false;
    const cut = v * 0.24;
    const left = u + length - cut - 5 * q ** 4;
    const right = length + cut - u - 3 * q ** 4;
    if (left < 0 || right < -TUBE * 0.55) return false;
    const ridge = 0.5 * Math.cos(v * 2.1);
    const top = base + tilt * u + TUBE * 1.15 * Math.sqrt(1 - q * q);
    if (right > 0) {
      const lip = smooth(4, 0, Math.min(left, right));
      px.height = top + ridge * (1 - lip) - lip * 2;
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

/** The height a tube comes to rest at: on whatever lies highest under its length. */
const rest = (scene: Scene, { x, y, turn, length }: Place): number => {
  const under = [-0.8, -0.4, 0, 0.4, 0.8].map((k) =>
    scene.heightAt(x + Math.cos(turn) * k * length, y + Math.sin(turn) * k * length),
  );
  return Math.min(Math.max(...under) - 5, HIGHEST);
};

const pile = (scene: Scene, plate: Circle, pasta: PenneOptions['pasta']): void => {
  scene.use('pasta');
  for (let i = 0; i < 88; i++) {
    const at = within(scene, { ...plate, radius: RADIUS * 0.6 });
    const place = { ...at, turn: scene.rand(0, 6.28), length: scene.rand(29, 35) };
    tube(scene, place, rest(scene, place), scene.pick(...pasta));
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
  if (options.chicken) {
    spread(scene, { ...at(0.5), count: 11, gap: 56 }, (x, y) =>
      chicken(scene, x, y, { size: 27, colour: '#e8bc84', second: '#b87c38' }),
    );
  }
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
