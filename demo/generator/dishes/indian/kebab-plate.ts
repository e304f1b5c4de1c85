import { scatter, spread } from '../../drawing/arrange.ts';
import { paneer as paneerPiece } from '../../foods/foods.ts';
import type { Ingredient } from '../../foods/ingredients.ts';
import { fbm, hex, mix, smooth } from '../../drawing/maths.ts';
import { fillet } from '../../foods/meats.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { citrus, dip, MINT, onionRings, slate } from '../../foods/serveware.ts';
import { blob, herb, leaf } from '../../drawing/stamps.ts';
import { ceramic, tray, vessel } from '../../foods/vessels.ts';

type Shape = 'seekh' | 'patties' | 'legs' | 'fish' | 'paneer';

export interface KebabPlateOptions {
  with: Shape;
  /** What seekh and patties are made of. */
  of?: Ingredient;
  tones?: readonly [string, string, string];
  plate?: string;
}

const TONES = ['#a85a26', '#6e3010', '#2c1006'] as const;

/** A rod of mince pressed onto a skewer, ridged by the fingers. */
const seekh = (scene: Scene, at: { x: number; y: number; turn: number }, options: KebabPlateOptions): void => {
  const [light, dark, burnt] = (options.tones ?? TONES).map((tone) => hex(tone));
  if (!light || !dark || !burnt) return;
  const shift = at.x + at.y * 2;
  scene.shape({ ...at, radius: 170 }, (u, v, px) => {
    const n = fbm(u * 0.04 + shift, v * 0.04, 3);
    const ridge = Math.sin(u * 0.12 + n * 2);
    const half = 33 + 3 * ridge + (n - 0.5) * 8;
    const along = Math.max(0, Math.abs(u) - 122) / 30;
    const q = Math.hypot(along, v / half);
    if (q >= 1) return false;
    const crust = fbm(u * 0.14 + shift, v * 0.14, 3);
    px.height = 16 + 46 * Math.sqrt(1 - q * q) + ridge * 1.8 + (crust - 0.5) * 5;
    const char = smooth(0.52, 0.74, n * 0.5 + crust * 0.5 + 0.06 * ridge);
    paint(px, mix(mix(light, dark, crust), burnt, char * 0.75), 0.95);
    px.gloss = 0.55;
    px.shine = 36;
    px.glow = 0.25;
    return true;
  });
};

const patty = (scene: Scene, x: number, y: number, [light, dark, burnt]: readonly [string, string, string]): void =>
  blob(scene, x, y, {
    rx: scene.rand(54, 58),
    ry: scene.rand(51, 55),
    turn: scene.rand(0, 3),
    height: 30,
    dome: 0.3,
    colour: light,
    second: dark,
    rough: 0.05,
    spots: 0.34,
    spotColour: burnt,
    base: 14,
    sink: 0,
    gloss: 0.45,
    detail: 3.4,
    detailScale: 0.14,
  });

/** A marinated leg, slashed to the bone. */
const leg = (scene: Scene, at: { x: number; y: number; turn: number }): void => {
  scene.use('chicken');
  const cos = Math.cos(at.turn);
  const sin = Math.sin(at.turn);
  blob(scene, at.x + cos * 118, at.y + sin * 118, {
    rx: 44,
    ry: 12,
    turn: at.turn,
    height: 20,
    colour: '#f0dcc0',
    second: '#d8b890',
    base: 18,
    gloss: 0.4,
  });
  scene.shape({ ...at, radius: 140 }, (u, v, px) => {
    const n = fbm(u * 0.03 + at.x, v * 0.03, 3);
    const half = 68 * (1 - smooth(-20, 112, u) * 0.72);
    const q = Math.hypot(Math.max(0, Math.abs(u + 4) - 52) / 54, v / half) * (1 + 0.1 * (n - 0.5));
    if (q >= 1) return false;
    const slash = smooth(5, 0, Math.abs(((u + 46 + v * 0.4) % 44) - 20)) * smooth(1, 0.6, q);
    const crust = fbm(u * 0.1 + at.x, v * 0.1, 3);
    px.height = 16 + 58 * Math.sqrt(1 - q * q) - slash * 7 + (crust - 0.5) * 5;
    const meat = mix(hex('#e4561a'), hex('#b8300c'), crust);
    const burnt = smooth(0.56, 0.74, crust * 0.6 + n * 0.4) + slash * 0.35;
    paint(px, mix(meat, hex('#3a1206'), Math.min(1, burnt) * 0.8), 0.98);
    px.gloss = 0.6;
    px.shine = 36;
    px.glow = 0.3;
    return true;
  });
};

const FIVE = [
  [230, 222],
  [386, 206],
  [530, 232],
  [298, 368],
  [464, 374],
] as const;

const shapes: Record<Shape, (scene: Scene, options: KebabPlateOptions) => void> = {
  seekh: (scene, options) => {
    if (options.of) scene.use(options.of);
    for (const [i, y] of [196, 278, 360, 442].entries()) {
      seekh(scene, { x: 372 + (i % 2) * 26, y, turn: -0.12 + i * 0.03 }, options);
    }
  },
  patties: (scene, options) => {
    if (options.of) scene.use(options.of);
    for (const [x, y] of FIVE) patty(scene, x, y, options.tones ?? TONES);
  },
  legs: (scene) => {
    leg(scene, { x: 272, y: 246, turn: -0.4 });
    leg(scene, { x: 470, y: 252, turn: 0.5 });
    leg(scene, { x: 352, y: 402, turn: 0.1 });
  },
  fish: (scene) => {
    for (const [i, [x, y]] of FIVE.entries()) {
      fillet(scene, x, y, { size: 80, turn: 0.5 + i * 1.1, colour: '#f0a53c', second: '#a8480f', base: 18 });
    }
  },
  paneer: (scene) => {
    for (const [i, [x, y]] of FIVE.entries()) {
      paneerPiece(scene, x, y, {
        a: 60,
        b: 56,
        turn: 0.2 + i * 0.7,
        height: 46,
        colour: '#f0a03a',
        char: 0.8,
        base: 16,
        gloss: 0.4,
      });
    }
  },
};

const bed = (scene: Scene): void =>
  scatter(scene, 40, { x: 400, y: 306, radius: 190 }, (x, y) =>
    leaf(scene, x, y, {
      length: scene.rand(40, 70),
      width: scene.rand(18, 30),
      turn: scene.rand(0, 6),
      colour: scene.pick('#7dbb3c', '#4f9a35', '#5fa83a'),
      lift: 5,
      curl: 6,
    }),
  );

const ON_SLATE = {
  onions: [
    [660, 214],
    [628, 274],
    [682, 288],
  ],
  lemons: [
    [170, 440],
    [606, 402],
  ],
} as const;

const ON_PLATE = {
  onions: [
    [596, 308],
    [616, 362],
  ],
  lemons: [
    [212, 432],
    [570, 452],
  ],
} as const;

export const kebabPlate = (scene: Scene, options: KebabPlateOptions): void => {
  scene.use('vegetables');
  if (options.plate) {
    vessel(scene, 400, 306, {
      radius: 276,
      profile: tray,
      paint: ceramic(options.plate, { speckle: 1, rim: '#8a6a4a' }),
      gloss: 0.5,
    });
    bed(scene);
  } else slate(scene, { x: 400, y: 306 }, { width: 660, height: 450 });
  shapes[options.with](scene, options);
  onionRings(scene, options.plate ? ON_PLATE.onions : ON_SLATE.onions);
  citrus(scene, options.plate ? ON_PLATE.lemons : ON_SLATE.lemons, { base: 22, radius: 36 });
  dip(scene, { x: 706, y: 508 }, MINT);
  spread(scene, { x: 390, y: 310, radius: 180, count: 15, gap: 56 }, (x, y) => herb(scene, x, y, { size: 19 }));
};
