import type { Scene } from '../scene.ts';
import { leaf } from '../stamps.ts';
import { bowl, ceramic, steel, tray, vessel } from '../vessels.ts';

export interface EmptyOptions {
  glaze?: string;
}

/** A steel plate with its bowls, nothing served yet. */
export const emptyThali = (scene: Scene, _options: EmptyOptions): void => {
  vessel(scene, 400, 300, { radius: 250, profile: tray, paint: steel, gloss: 0.85, shine: 26 });
  for (const angle of [-2.42, -1.57, -0.72]) {
    const x = 400 + Math.cos(angle) * 158;
    const y = 300 + Math.sin(angle) * 158;
    vessel(scene, x, y, { radius: 56, profile: (r) => 8 + bowl(30)(r), paint: steel, gloss: 0.9, shine: 30 });
  }
};

/** A clean bowl with three leaves left in it. */
export const emptyBowl = (scene: Scene, options: EmptyOptions): void => {
  const paint = ceramic(options.glaze ?? '#f6efe2', { speckle: 1, rim: '#b07a3c' });
  vessel(scene, 400, 300, { radius: 236, profile: bowl(60), paint });
  scene.use('herbs');
  for (const [x, y] of [
    [372, 330],
    [440, 280],
    [418, 352],
  ] as const) {
    leaf(scene, x, y, { length: 26, width: 15, turn: x, colour: '#4f8a2e', lift: 4 });
  }
};
