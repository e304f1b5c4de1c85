import { scatter } from '../../drawing/arrange.ts';
import { hex, smooth } from '../../drawing/maths.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { grain } from '../../drawing/stamps.ts';
import { cherry, rosette } from '../../foods/sweets.ts';
import { ceramic, coupe, vessel } from '../../foods/vessels.ts';

interface At {
  x: number;
  y: number;
  turn: number;
}

export interface MuffinOptions {
  cream: string;
  second: string;
}

/** A cup of pleated paper under a swirl of cream. */
const cupcake = (scene: Scene, { x, y }: At, options: MuffinOptions): void => {
  const size = 112;
  scene.shape({ x, y, radius: size }, (u, v, px) => {
    const r = Math.hypot(u, v) / size;
    if (r >= 1) return false;
    const pleat = Math.sin(Math.atan2(v, u) * 34);
    px.height = r > 0.82 ? 12 + 44 * smooth(1, 0.84, r) + pleat * 3 : 56;
    paint(px, hex(r > 0.82 ? options.second : '#e8b868'), 0.92 + 0.08 * pleat);
    px.gloss = 0.15;
    px.shine = 20;
    px.glow = 0.4;
    return true;
  });
  rosette(scene, { x, y, base: 52 }, { size: 112, colour: options.cream });
  scatter(scene, 60, { x, y, radius: 78 }, (px, py) =>
    grain(scene, px, py, {
      length: 9,
      width: 4,
      turn: scene.rand(0, 3),
      colour: hex(scene.pick('#e05a6a', '#fbd06a', '#8fd0c0', '#7a9ad0')),
      lift: 0.6,
    }),
  );
  cherry(scene, x, y, { size: 22, base: 172 });
};

export const muffin = (scene: Scene, options: MuffinOptions): void => {
  scene.use('eggless cake');
  scene.use('cream');
  vessel(scene, 400, 312, {
    radius: 282,
    profile: coupe(),
    paint: ceramic('#f7f1e8', { speckle: 1, rim: '#8ab0a8' }),
    gloss: 0.6,
  });
  for (const at of [
    { x: 276, y: 262, turn: 0 },
    { x: 518, y: 252, turn: 0 },
    { x: 404, y: 432, turn: 0 },
  ]) {
    cupcake(scene, at, options);
  }
};
