import type { Painter } from '../drawing/discs.ts';
import { fbm, hex, mix, noise, smooth, worley } from '../drawing/maths.ts';
import { paint, type Scene } from '../drawing/scene.ts';
import type { Finish } from '../drawing/stamps.ts';

/** The ground a dish stands on. */
export interface Table {
  surface: 'wood' | 'stone' | 'linen' | 'paper';
  colour: string;
}

interface Ground {
  height: number;
  tone: number;
  light: number;
  gloss: number;
  shine: number;
}

const grounds: Record<Table['surface'], (x: number, y: number) => Ground> = {
  wood: (x, y) => {
    const plank = Math.floor((y + 1000) / 120);
    const grainX = x * 0.006 + plank * 13.7;
    const g = fbm(grainX * 1.2, y * 0.09 + plank * 7, 4);
    const ring = Math.sin((g * 9 + y * 0.03) * 3) * 0.5 + 0.5;
    const gap = Math.abs(((y + 1000) % 120) - 60) > 58.6;
    const tone = 0.15 + ring * 0.35 + fbm(x * 0.05, y * 0.6, 2) * 0.25;
    const height = gap ? -2 : fbm(x * 0.02, y * 0.5, 2) * 0.6;
    return { height, tone, light: gap ? 0.35 : 0.95 + 0.1 * noise(plank, 3), gloss: 0.06, shine: 12 };
  },
  stone: (x, y) => {
    const a = fbm(x * 0.012, y * 0.012, 5);
    const vein = 1 - smooth(0, 0.05, Math.abs(fbm(x * 0.006 + 4, y * 0.009, 4) - 0.5));
    const tone = a * 0.5 + noise(x * 0.9, y * 0.9) * 0.14;
    return { height: a * 1.2, tone, light: 1 + vein * 0.22, gloss: 0.1, shine: 18 };
  },
  linen: (x, y) => {
    const weave = Math.sin(x * 1.55) * 0.5 + Math.sin(y * 1.55) * 0.5;
    const height = weave * 0.45 + fbm(x * 0.004 + 3, y * 0.006, 3) * 4;
    return { height, tone: 0, light: 0.92 + 0.05 * weave + 0.1 * fbm(x * 0.03, y * 0.03, 3), gloss: 0, shine: 8 };
  },
  paper: (x, y) => {
    const f = fbm(x * 0.5, y * 0.5, 2);
    return { height: f * 0.35, tone: 0, light: 0.97 + 0.05 * f, gloss: 0.02, shine: 8 };
  },
};

/** Covers the whole picture with the table top. */
export const table = (scene: Scene, { surface, colour }: Table): void => {
  const { width, height } = scene.size;
  const light = hex(colour);
  const dark = mix(light, [0, 0, 0], 0.35);
  scene.shape({ x: width / 2, y: height / 2, radius: Math.max(width, height), carve: true }, (u, v, px) => {
    const ground = grounds[surface](u + scene.seed * 31, v);
    paint(px, mix(light, dark, ground.tone), ground.light);
    px.height = ground.height;
    px.gloss = ground.gloss;
    px.shine = ground.shine;
    return true;
  });
};

/** Height of a vessel at a share of its radius. */
export type Profile = (r: number) => number;

const lip = (r: number, from: number): number => Math.sqrt(Math.max(0, 1 - ((r - from) / (1 - from)) ** 2));

/** A deep plate with a wide rising rim. */
export const coupe =
  (depth = 1): Profile =>
  (r) =>
    depth * (r < 0.7 ? 6 : r < 0.955 ? 6 + 24 * ((r - 0.7) / 0.255) ** 1.7 : 30 * lip(r, 0.955));

export const bowl =
  (height = 70): Profile =>
  (r) => {
    if (r < 0.55) return 10;
    if (r < 0.93) return 10 + (height - 10) * ((r - 0.55) / 0.38) ** 1.25;
    return r < 0.965 ? height + 1.5 * Math.sin(((r - 0.93) / 0.035) * 3.14) : height * lip(r, 0.965);
  };

/** A flat steel plate with a raised edge. */
export const tray: Profile = (r) => {
  if (r < 0.93) return 7;
  return r < 0.97 ? 7 + 18 * smooth(0.93, 0.965, r) : 25 * lip(r, 0.97);
};

export const ceramic = (colour: string, trim: { speckle?: number; rim?: string } = {}): Painter => {
  const glaze = hex(colour);
  const rim = trim.rim ? hex(trim.rim) : null;
  const speckle = trim.speckle ?? 0;
  return (px, { r, u, v }) => {
    const n = fbm(u * 0.03, v * 0.03, 3);
    const speck = speckle > 0 && worley(u * 0.11, v * 0.11) < 0.16 * noise(u * 0.2, v * 0.2) * speckle;
    const shade = rim && r > 0.94 ? mix(glaze, rim, smooth(0.94, 0.955, r + (n - 0.5) * 0.015)) : glaze;
    paint(px, shade, (0.94 + 0.1 * n) * (speck ? 0.55 : 1));
  };
};

export const steel: Painter = (px, { r, angle }) => {
  const band = 0.5 + 0.5 * Math.sin(angle * 2 + 1.2);
  const k = 0.3 + 0.26 * band * band + noise(r * 220, angle * 2) * 0.08;
  paint(px, [k * 0.98, k * 0.99, k * 1.02]);
};

export interface VesselLook {
  radius: number;
  profile: Profile;
  paint: Painter;
  gloss?: number;
  shine?: number;
}

/** A round plate, bowl, tray or basket; the scene remembers where it stands. */
export const vessel = (scene: Scene, x: number, y: number, look: VesselLook): void => {
  const { radius } = look;
  scene.stand(x, y, radius);
  scene.shape({ x, y, radius: radius + 1 }, (u, v, px) => {
    const r = Math.hypot(u, v) / radius;
    if (r > 1) return false;
    px.height = look.profile(r);
    px.gloss = look.gloss ?? 0.5;
    px.shine = look.shine ?? 60;
    px.glow = 0.15;
    look.paint(px, { r, angle: Math.atan2(v, u), u, v });
    return true;
  });
};

export interface SauceLook extends Finish {
  first: string;
  second: string;
  third?: string;
  bump?: number;
  scale?: number;
  /** Share of the surface with pools of oil. */
  oil?: number;
  oilColour?: string;
  /** How far the outline departs from a circle. */
  wobble?: number;
}

/** A liquid filled to `level` within a radius. */
export const sauce = (
  scene: Scene,
  at: { x: number; y: number; radius: number },
  level: number,
  look: SauceLook,
): void => {
  const { bump = 3, scale = 0.03, oil = 0, wobble = 0.02 } = look;
  const first = hex(look.first);
  const second = hex(look.second);
  const third = hex(look.third ?? look.second);
  const pools = hex(look.oilColour ?? '#e0661a');
  const shift = scene.seed * 17;
  scene.shape(at, (u, v, px) => {
    const angle = Math.atan2(v, u);
    const r = Math.hypot(u, v) / (at.radius * (1 - wobble * noise(angle * 3 + shift + 20, 1.3)));
    if (r > 1) return false;
    const n = fbm(u * scale + shift, v * scale, 4);
    const fine = fbm(u * scale * 2.7 + shift, v * scale * 2.7 + 5, 3);
    let colour = mix(mix(first, second, smooth(0.3, 0.7, n)), third, smooth(0.55, 0.8, fine) * 0.7);
    px.height = level + (n - 0.5) * bump * 2 + (fine - 0.5) * bump * 0.8 - smooth(0.9, 1, r) * 2;
    px.gloss = look.gloss ?? 0.75;
    px.shine = look.shine ?? 90;
    px.glow = look.glow ?? 0.4;
    const drop = oil ? worley(u * 0.055 + shift, v * 0.055) : 1;
    if (oil && drop < oil * (0.5 + n)) {
      colour = mix(colour, pools, 0.55);
      px.height += 0.6 * (1 - drop / oil);
      px.gloss = 1;
    }
    paint(px, colour, 0.85 + 0.3 * fine);
    return true;
  });
};

/** Spreads a thin uneven film of sauce over everything already in the dish. */
export const coat = (
  scene: Scene,
  at: { x: number; y: number; radius: number },
  look: { colour: string; bare?: number; cover?: number; scale?: number },
): void => {
  const colour = hex(look.colour);
  const bare = look.bare ?? 0.52;
  const scale = look.scale ?? 0.035;
  scene.shape(at, (u, v, px) => {
    if (Math.hypot(u, v) > at.radius) return false;
    const n = fbm(u * scale + scene.seed, v * scale, 3);
    if (n < bare) return false;
    px.height = px.under + 0.8;
    px.cover = smooth(bare, bare + 0.1, n) * (look.cover ?? 0.75);
    paint(px, colour, 0.9);
    px.gloss = 0.8;
    px.shine = 70;
    px.glow = 0.4;
    return true;
  });
};

/** A small bowl of dip beside a dish; of steel unless a glaze is given. */
export const sideBowl = (
  scene: Scene,
  at: { x: number; y: number; radius: number },
  fill: SauceLook,
  glaze?: string,
): void => {
  const { x, y, radius } = at;
  vessel(scene, x, y, {
    radius,
    profile: bowl(radius * 0.5),
    paint: glaze ? ceramic(glaze, { speckle: 1 }) : steel,
    gloss: glaze ? 0.5 : 0.9,
    shine: glaze ? 60 : 30,
  });
  sauce(scene, { x, y, radius: radius * 0.86 }, radius * 0.38, fill);
};
