import { scatter, spread, type Circle } from '../../drawing/arrange.ts';
import { fbm } from '../../drawing/maths.ts';
import type { Scene } from '../../drawing/scene.ts';
import type { Ingredient } from '../../foods/ingredients.ts';
import { chilliSlice } from '../../foods/produce.ts';
import { CURD, dip } from '../../foods/serveware.ts';
import { blob, cube, herb, sheet } from '../../drawing/stamps.ts';
import { ceramic, coupe, sideBowl, tray, steel, vessel } from '../../foods/vessels.ts';

export interface ParathaOptions {
  /** What shows through the skin: the filling, the folds of a laccha, or nothing on a roti. */
  with: 'stuffed' | 'layers' | 'plain';
  filling?: Ingredient;
  first?: string;
  second?: string;
  butter?: boolean;
  curd?: boolean;
  steel?: boolean;
  herbs?: number;
}

const PLATE: Circle = { x: 366, y: 316, radius: 262 };
const SIZE = 176;

const STACK = [
  { x: 332, y: 344, turn: 0.4 },
  { x: 404, y: 322, turn: 1.9 },
  { x: 356, y: 276, turn: 3.1 },
] as const;

const relief =
  (kind: ParathaOptions['with']) =>
  (u: number, v: number): number => {
    if (kind !== 'layers') return 0;
    const r = Math.hypot(u, v);
    const spiral = r * 0.24 + Math.atan2(v, u) + 1.6 * fbm(u * 0.012, v * 0.012, 2);
    return 5 * Math.abs(Math.sin(spiral)) ** 0.6;
  };

const flat = (scene: Scene, options: ParathaOptions, layer: number): void => {
  const { x, y, turn } = STACK[layer] ?? STACK[0];
  const plain = options.with === 'plain';
  sheet(scene, { x, y }, (u, v) => Math.hypot(u, v * 1.04) - SIZE * (1 - layer * 0.02), {
    radius: SIZE + 14,
    turn,
    thickness: plain ? 9 : 13,
    first: options.first ?? '#f0cc86',
    second: options.second ?? '#d2923c',
    dark: '#6a3210',
    brown: 0.55,
    blisters: options.with === 'layers' ? 0.018 : 0.03,
    detail: plain ? 4 : 3,
    edge: 14,
    scale: 0.018,
    gloss: plain ? 0.15 : 0.4,
    shine: 34,
    base: 16 + layer * 13,
    relief: relief(options.with),
  });
};

/** Specks of the filling that shine through the rolled dough. */
const specks = (scene: Scene, top: Circle): void =>
  scatter(scene, 90, { ...top, radius: SIZE * 0.86 }, (x, y) =>
    blob(scene, x, y, {
      rx: scene.rand(2, 5),
      ry: scene.rand(1.5, 3),
      turn: scene.rand(0, 3),
      height: 2,
      colour: scene.pick('#5f8a2c', '#c8642a', '#f6e6b8', '#3f7a24'),
      gloss: 0.3,
      detail: 0.2,
    }),
  );

export const paratha = (scene: Scene, options: ParathaOptions): void => {
  scene.use('bread');
  if (options.filling) scene.use(options.filling);
  const look = options.steel
    ? ({ profile: tray, paint: steel, gloss: 0.85, shine: 26 } as const)
    : ({ profile: coupe(), paint: ceramic('#f2e9da', { speckle: 1.2, rim: '#8a5a34' }), gloss: 0.5 } as const);
  vessel(scene, PLATE.x, PLATE.y, { radius: PLATE.radius, ...look });
  for (const layer of [0, 1, 2]) flat(scene, options, layer);
  const top = { ...STACK[2], radius: SIZE };
  if (options.with === 'stuffed') specks(scene, top);
  if (options.herbs) {
    spread(scene, { ...top, radius: SIZE * 0.8, count: options.herbs, gap: 30 }, (x, y) =>
      herb(scene, x, y, { size: 14 }),
    );
  }
  if (options.butter) {
    scene.use('butter');
    cube(scene, top.x + 6, top.y + 4, {
      a: 25,
      b: 20,
      turn: 0.4,
      height: 16,
      colour: '#ffe27a',
      gloss: 0.85,
      shine: 60,
    });
  }
  if (options.curd) {
    scene.use('curd');
    dip(scene, { x: 702, y: 160, radius: 80 }, CURD);
    scatter(scene, 14, { x: 702, y: 160, radius: 46 }, (x, y) =>
      blob(scene, x, y, { rx: 3, ry: 2, height: 2, colour: '#7a3a12' }),
    );
  }
  const pickle = { first: '#b8420e', second: '#8a2a06', third: '#d86a1c', gloss: 0.9, oil: 0.3, oilColour: '#e08a1a' };
  sideBowl(scene, { x: 712, y: 352, radius: 64 }, pickle, '#f3ece0');
  spread(scene, { x: 712, y: 352, radius: 34, count: 6, gap: 20 }, (x, y) => chilliSlice(scene, x, y, '#4f8a2c'));
};
