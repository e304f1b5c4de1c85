import { scatter } from '../drawing/arrange.ts';
import { disc } from '../drawing/discs.ts';
import { fbm, hex, mix, smooth } from '../drawing/maths.ts';
import { paint, type Scene } from '../drawing/scene.ts';
import { blob, leaf, sheet, strand } from '../drawing/stamps.ts';
import { bowl, ceramic, coupe, steel, tray, vessel, type Profile } from '../foods/vessels.ts';

export interface EmptyOptions {
  glaze?: string;
}

const MIDDLE = { x: 400, y: 300 } as const;

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

const crumbs = (scene: Scene, count: number, radius: number): void =>
  scatter(scene, count, { ...MIDDLE, radius }, (x, y) =>
    blob(scene, x, y, {
      rx: scene.rand(2, 7),
      ry: scene.rand(2, 5),
      turn: scene.rand(0, 3),
      height: 6,
      colour: scene.pick('#c98a3a', '#a8642a', '#e0b070'),
      sink: 0.1,
      gloss: 0.1,
    }),
  );

/** A plate that was eaten clean, and its spoon. */
export const emptyPlate = (scene: Scene, options: EmptyOptions): void => {
  const glaze = ceramic(options.glaze ?? '#f4ede2', { speckle: 1.2, rim: '#7a2f5a' });
  vessel(scene, 400, 300, { radius: 246, profile: coupe(1.2), paint: glaze, gloss: 0.6 });
  crumbs(scene, 26, 150);
  const spoon = (u: number, v: number): number =>
    Math.min(
      (Math.hypot((u + 118) / 58, v / 38) - 1) * 38,
      Math.max(Math.abs(v) - (7 + Math.max(0, u) * 0.03), Math.abs(u - 45) - 125),
    );
  sheet(scene, { x: 448, y: 322 }, spoon, {
    radius: 190,
    turn: 0.66,
    thickness: 16,
    base: 22,
    first: '#c9ccd0',
    second: '#b4b8be',
    dark: '#8a8e96',
    brown: 0,
    edge: 9,
    detail: 0.4,
    scale: 0.006,
    gloss: 0.9,
    shine: 30,
    relief: (u, v) => -13 * Math.max(0, 1 - Math.hypot((u + 118) / 46, v / 28)),
  });
};

const hoop: Profile = (r) => (r < 0.84 ? 15 : 15 + 26 * Math.sqrt(Math.max(0, 1 - ((r - 0.92) / 0.08) ** 2)));

/** A plate searched with a lens, in which nothing is found but crumbs. */
export const searchedPlate = (scene: Scene, options: EmptyOptions): void => {
  const glaze = ceramic(options.glaze ?? '#2f4a52', { speckle: 1, rim: '#c9a36a' });
  vessel(scene, 400, 300, { radius: 240, profile: coupe(1), paint: glaze, gloss: 0.6 });
  crumbs(scene, 14, 170);
  const lens = { x: 372, y: 272, radius: 118 };
  const grip = [0.74, 0.68] as const;
  const from = lens.radius * 0.98;
  strand(
    scene,
    [
      [lens.x + grip[0] * from, lens.y + grip[1] * from, 26],
      [lens.x + grip[0] * (from + 150), lens.y + grip[1] * (from + 150), 34],
    ],
    { width: 36, colour: '#7a4a24', gloss: 0.5, shine: 40 },
  );
  vessel(scene, lens.x, lens.y, {
    radius: lens.radius,
    profile: hoop,
    paint: (px, { r, u, v }) => {
      if (r > 0.84) paint(px, hex('#d9a441'), 0.95 + 0.1 * fbm(u * 0.05, v * 0.05, 2));
      else paint(px, mix(hex('#cfe6e6'), hex('#5f8a90'), smooth(-90, 110, u + v)));
    },
    gloss: 0.95,
    shine: 60,
  });
  for (const [dx, dy, size] of [
    [-30, 12, 17],
    [26, -22, 12],
    [14, 34, 9],
  ] as const)
    disc(scene, lens.x + dx, lens.y + dy, {
      radius: size,
      height: 8,
      oval: 0.8,
      round: 0.9,
      paint: (px) => paint(px, hex('#b8763a')),
    });
};

/** The griddle off the fire, with nothing on it. */
export const coldTawa = (scene: Scene, _options: EmptyOptions): void => {
  strand(
    scene,
    [
      [520, 190, 26],
      [700, 60, 40],
    ],
    { width: 44, colour: '#4a3a30', gloss: 0.3, shine: 20 },
  );
  vessel(scene, 372, 318, {
    radius: 228,
    profile: (r) => (r < 0.86 ? 12 + 6 * r * r : 17 + 20 * smooth(0.86, 0.95, r) - 24 * smooth(0.95, 1, r)),
    paint: (px, { r, u, v }) => {
      const worn = fbm(u * 0.02, v * 0.02, 4);
      paint(px, mix(hex('#3a3735'), hex('#5c5650'), smooth(0.4, 0.75, worn) * (1 - r * 0.6)), 0.9 + 0.2 * worn);
    },
    gloss: 0.35,
    shine: 16,
  });
};
