import { scatter } from '../../drawing/arrange.ts';
import { fbm, hex, mix, smooth, TAU } from '../../drawing/maths.ts';
import { potato } from '../../foods/produce.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { TAMARIND } from '../../foods/serveware.ts';
import { blob, herb } from '../../drawing/stamps.ts';
import { ceramic, coupe, sideBowl, steel, tray, vessel } from '../../foods/vessels.ts';

export interface PaniPuriOptions {
  plate?: string;
}

const PLATE = { x: 356, y: 312 };
const SIZE = 72;
const CRISP: readonly [string, string] = ['#e8b04a', '#b8701c'];

export interface PuriLook {
  size: number;
  tones?: readonly [string, string];
  /** Share of the radius that is broken open at the top. */
  hole?: number;
  base?: number;
}

/** A crisp hollow ball of dough, cracked open at its top. */
export const puri = (scene: Scene, x: number, y: number, look: PuriLook): void => {
  const { size, hole = 0.58, base = 10 } = look;
  const [light, dark] = (look.tones ?? CRISP).map((tone) => hex(tone));
  if (!light || !dark) return;
  scene.use('fritter');
  scene.shape({ x, y, radius: size * 1.1 }, (u, v, px) => {
    const n = fbm(u * 0.03 + x, v * 0.03 + y, 3);
    const r = (Math.hypot(u, v) / size) * (1 + 0.05 * (n - 0.5));
    if (r >= 1) return false;
    const m = fbm(u * 0.12 + x, v * 0.12, 3);
    const rim = hole * (1 + 0.5 * (m - 0.5));
    const inside = r < rim;
    px.height = inside ? base + size * 0.35 : base + size * 0.95 * Math.sqrt(1 - r * r) + (m - 0.5) * 3;
    const blister = smooth(0.58, 0.74, m);
    const edge = inside ? 0 : smooth(rim + 0.09, rim, r);
    paint(
      px,
      inside
        ? mix(dark, hex('#6a3a10'), 0.5)
        : mix(mix(light, dark, smooth(0.3, 0.8, n)), hex('#fbe0a0'), edge * 0.8 + blister * 0.25),
    );
    px.gloss = inside ? 0.1 : 0.35;
    px.shine = 28;
    px.glow = 0.35;
    return true;
  });
};

/** Mashed potato and black chickpeas pushed in with a thumb. */
const filling = (scene: Scene, x: number, y: number): void => {
  for (let i = 0; i < 9; i++) {
    potato(scene, x + scene.rand(-20, 20), y + scene.rand(-20, 20), { size: 14, base: 44, colour: '#f6d67a', char: 0 });
  }
  scene.use('pulses');
  scatter(scene, 4, { x, y, radius: 24 }, (px, py) =>
    blob(scene, px, py, {
      rx: 8,
      ry: 7,
      height: 10,
      colour: '#7a4a24',
      second: '#96602c',
      base: 56,
      gloss: 0.6,
      rough: 0.06,
    }),
  );
  scatter(scene, 3, { x, y, radius: 20 }, (px, py) => herb(scene, px, py, { size: 12 }));
};

export const paniPuri = (scene: Scene, options: PaniPuriOptions): void => {
  const look = options.plate
    ? ({ profile: coupe(), paint: ceramic(options.plate, { speckle: 1, rim: '#8a5a34' }), gloss: 0.5 } as const)
    : ({ profile: tray, paint: steel, gloss: 0.85, shine: 26 } as const);
  vessel(scene, PLATE.x, PLATE.y, { radius: 264, ...look });
  const places = [
    PLATE,
    ...Array.from({ length: 6 }, (_, i) => ({
      x: PLATE.x + Math.cos((i * TAU) / 6 + 0.2) * 152,
      y: PLATE.y + Math.sin((i * TAU) / 6 + 0.2) * 152,
    })),
  ];
  for (const { x, y } of places) {
    puri(scene, x, y, { size: SIZE });
    filling(scene, x, y);
  }
  const water = { first: '#5f8a24', second: '#446a14', third: '#7fa83a', gloss: 1, shine: 110, bump: 0.8 };
  sideBowl(scene, { x: 706, y: 178, radius: 88 }, water);
  scatter(scene, 16, { x: 706, y: 178, radius: 56 }, (x, y) => herb(scene, x, y, { size: 12 }));
  scatter(scene, 14, { x: 706, y: 178, radius: 56 }, (x, y) =>
    blob(scene, x, y, { rx: 5, height: 6, colour: '#f0b848', second: '#d99a2c', gloss: 0.4, detail: 0.4 }),
  );
  sideBowl(scene, { x: 708, y: 400, radius: 70 }, TAMARIND);
};
