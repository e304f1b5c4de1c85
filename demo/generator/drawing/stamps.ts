import { clamp, fbm, hex, mix, noise, smooth, worley, type Rgb } from './maths.ts';
import { paint, type Pixel, type Scene } from './scene.ts';

/** How a surface answers light; see Pixel. */
export interface Finish {
  gloss?: number;
  shine?: number;
  glow?: number;
}

const finish = (px: Pixel, finish: Finish, usual: Required<Finish>): void => {
  px.gloss = finish.gloss ?? usual.gloss;
  px.shine = finish.shine ?? usual.shine;
  px.glow = finish.glow ?? usual.glow;
};

export interface BlobLook extends Finish {
  rx: number;
  ry?: number;
  turn?: number;
  height: number;
  colour: string;
  second?: string;
  base?: number;
  /** Share of the height that sinks into what lies below. */
  sink?: number;
  rough?: number;
  roughScale?: number;
  /** Share of the surface that is charred. */
  spots?: number;
  spotColour?: string;
  dome?: number;
  detail?: number;
  detailScale?: number;
}

/** An uneven lump: meat, dumpling, berry, scoop. */
export const blob = (scene: Scene, x: number, y: number, look: BlobLook): void => {
  const { rx, ry = rx, height, rough = 0.12, roughScale = 0.12, spots = 0, dome = 0.5 } = look;
  const { detail = 1.2, detailScale = 0.25 } = look;
  const first = hex(look.colour);
  const second = hex(look.second ?? look.colour);
  const char = hex(look.spotColour ?? '#3a1a08');
  const base = (look.base ?? scene.heightAt(x, y)) - height * (look.sink ?? 0.25);
  const shift = scene.rand(0, 500);
  const radius = Math.max(rx, ry) * (1 + rough) + 2;
  scene.shape({ x, y, radius, turn: look.turn ?? 0 }, (u, v, px) => {
    const n = fbm(u * roughScale + shift, v * roughScale, 3) - 0.5;
    const q = Math.hypot(u / rx, v / ry) * (1 + n * 2 * rough);
    if (q >= 1) return false;
    const grain = fbm(u * detailScale + shift, v * detailScale + 9, 3);
    px.height = base + height * (1 - q * q) ** dome + (grain - 0.5) * detail * 2;
    const tone = fbm(u * roughScale * 1.6 + shift + 40, v * roughScale * 1.6, 3);
    let colour = mix(first, second, smooth(0.3, 0.75, tone));
    if (spots) {
      const w = fbm(u * 0.16 + shift + 7, v * 0.16, 3);
      colour = mix(colour, char, smooth(1 - spots, 1.12 - spots, w + 0.2) * 0.85);
    }
    paint(px, colour, 0.82 + 0.36 * grain);
    finish(px, look, { gloss: 0.35, shine: 30, glow: 0.25 });
    return true;
  });
};

export interface CubeLook extends Finish {
  a: number;
  b?: number;
  turn?: number;
  height: number;
  colour: string;
  base?: number;
  bevel?: number;
  /** How much the griddle browned it, 0 to 1. */
  char?: number;
}

const BROWNED = '#d9962f';
const BURNT = '#7a4012';

/** A cut piece with rounded edges: paneer, carrot, butter, nuts. */
export const cube = (scene: Scene, x: number, y: number, look: CubeLook): void => {
  const { a, b = a, height, bevel = 0.3, char = 0 } = look;
  const colour = hex(look.colour);
  const base = (look.base ?? scene.heightAt(x, y)) - height * 0.15;
  const shift = scene.rand(0, 500);
  const round = Math.min(a, b) * bevel;
  scene.shape({ x, y, radius: Math.max(a, b) * 1.5, turn: look.turn ?? 0 }, (u, v, px) => {
    const qx = Math.abs(u) - a * (1 - bevel);
    const qy = Math.abs(v) - b * (1 - bevel);
    const n = fbm(u * 0.15 + shift, v * 0.15, 3);
    const outside = Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0);
    const distance = outside - round + (n - 0.5) * Math.min(2.4, round);
    if (distance > 0) return false;
    const edge = clamp(-distance / round);
    px.height = base + height * Math.sqrt(1 - (1 - edge) ** 2) + (n - 0.5) * 2;
    let shade: Rgb = colour;
    if (char) {
      shade = mix(shade, hex(BROWNED), smooth(0.35, 0.6, n + char * 0.35 - 0.1) * 0.8);
      shade = mix(shade, hex(BURNT), smooth(0.62, 0.8, n + char * 0.2) * 0.8 * (0.4 + 0.6 * (1 - edge)));
    }
    paint(px, shade, 0.9 + 0.2 * n);
    finish(px, look, { gloss: 0.25, shine: 25, glow: 0.3 });
    return true;
  });
};

export interface LeafLook {
  length: number;
  width: number;
  turn?: number;
  colour: string;
  lift?: number;
  gloss?: number;
  base?: number;
  curl?: number;
  serrated?: number;
}

const VEIN: Rgb = [0.55, 0.7, 0.3];

export const leaf = (scene: Scene, x: number, y: number, look: LeafLook): void => {
  const { length, width, lift = 3, curl = 3, serrated = 0 } = look;
  const colour = hex(look.colour);
  const base = look.base ?? scene.heightAt(x, y);
  const tone = scene.rand(0.8, 1.2);
  scene.shape({ x, y, radius: length * 0.55 + 2, turn: look.turn ?? 0 }, (u, v, px) => {
    const t = u / length + 0.5;
    if (t < 0 || t > 1) return false;
    const plain = width * 0.5 * Math.sin(Math.PI * t ** 0.8) ** 0.8;
    const half = plain * (1 - serrated * Math.abs(((t * 9) % 1) - 0.5));
    if (!(Math.abs(v) <= half)) return false;
    const q = v / (half || 1);
    const vein = Math.abs(v) < 0.55 ? 1 : 0;
    const side = Math.abs(Math.sin((t * 14 + Math.abs(q) * 2.2) * 3.14)) < 0.16 ? 1 : 0;
    const ground = Math.max(base, px.under - 0.5) * 0.6 + base * 0.4;
    px.height = ground + lift + curl * q * q - vein * 0.8 - side * 0.35;
    const light = tone * (0.8 + 0.25 * noise(u * 0.3, v * 0.3) + 0.1 * q);
    paint(px, mix(colour, VEIN, vein * 0.3 + side * 0.1), light);
    finish(px, look, { gloss: 0.22, shine: 22, glow: 0.5 });
    return true;
  });
};

/** A sprig of three small leaves: coriander, mint. */
export const herb = (scene: Scene, x: number, y: number, look: { size: number; colour?: string }): void => {
  scene.use('herbs');
  const start = scene.rand(0, 6.28);
  for (let i = 0; i < 3; i++) {
    const turn = start + i * 2.1 + scene.rand(-0.2, 0.2);
    const reach = look.size * 0.42;
    leaf(scene, x + Math.cos(turn) * reach, y + Math.sin(turn) * reach, {
      length: look.size,
      width: look.size * 0.72,
      turn,
      colour: look.colour ?? '#3f7a2a',
      lift: 2.4,
      curl: 2,
      serrated: 0.35,
    });
  }
};

export interface GrainLook extends Finish {
  length: number;
  width: number;
  turn: number;
  colour: Rgb;
  base?: number;
  lift?: number;
}

/** A rice grain, sesame seed or nut splinter. */
export const grain = (scene: Scene, x: number, y: number, look: GrainLook): void => {
  const { length, width, colour } = look;
  const base = (look.base ?? scene.heightAt(x, y)) + (look.lift ?? 0);
  scene.shape({ x, y, radius: length * 0.5 + 1, turn: look.turn }, (u, v, px) => {
    const past = Math.max(0, Math.abs(u) - (length - width) * 0.5);
    const half = width * 0.5 * (1 - (0.25 * Math.abs(u)) / (length * 0.5));
    const d = (past * past + v * v) / (half * half);
    if (d > 1) return false;
    px.height = base + width * 0.75 * Math.sqrt(1 - d) - u * u * 0.01;
    paint(px, colour, 0.93 + 0.1 * noise(u * 0.5 + x, v));
    finish(px, look, { gloss: 0.28, shine: 40, glow: 0.8 });
    return true;
  });
};

export type Point = readonly [x: number, y: number, height: number];

export interface StrandLook extends Finish {
  width: number;
  colour: string;
}

const bead = (scene: Scene, [x, y, height]: Point, look: StrandLook): void => {
  const colour = hex(look.colour);
  const radius = look.width * 0.5;
  scene.shape({ x, y, radius }, (u, v, px) => {
    const q = (u * u + v * v) / (radius * radius);
    if (q > 1) return false;
    px.height = height + radius * Math.sqrt(1 - q);
    paint(px, colour, 0.88 + 0.2 * noise((x + u) * 0.25, (y + v) * 0.25));
    finish(px, look, { gloss: 0.5, shine: 50, glow: 0.4 });
    return true;
  });
};

/** A round cord laid along the points: noodle, cream swirl, skewer, onion ring. */
export const strand = (scene: Scene, points: readonly Point[], look: StrandLook): void => {
  for (const [i, from] of points.slice(0, -1).entries()) {
    const to = points[i + 1] ?? from;
    const beads = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / (look.width * 0.22)));
    for (let j = 0; j < beads; j++) {
      const t = j / beads;
      const x = from[0] + (to[0] - from[0]) * t;
      const y = from[1] + (to[1] - from[1]) * t;
      bead(scene, [x, y, from[2] + (to[2] - from[2]) * t], look);
    }
  }
};

export interface SheetLook extends Finish {
  radius: number;
  turn?: number;
  thickness: number;
  first: string;
  second: string;
  dark?: string;
  brown?: number;
  scale?: number;
  detail?: number;
  base?: number;
  /** Size of blisters as a frequency; none when left out. */
  blisters?: number;
  edge?: number;
  relief?: (u: number, v: number) => number;
  rings?: number;
}

/** A flat piece whose outline is a signed distance, negative inside: bread, leaf, paper, board. */
export const sheet = (
  scene: Scene,
  at: { x: number; y: number },
  outline: (u: number, v: number) => number,
  look: SheetLook,
): void => {
  const { x, y } = at;
  const { thickness, brown = 0.5, scale = 0.02, detail = 2, blisters = 0, edge = 6, rings = 0 } = look;
  const first = hex(look.first);
  const second = hex(look.second);
  const dark = hex(look.dark ?? '#5b2a0c');
  const shift = scene.seed * 7 + x;
  const base = look.base ?? scene.heightAt(x, y);
  const blister = (u: number, v: number, colour: Rgb): { rise: number; colour: Rgb } => {
    if (!blisters) return { rise: 0, colour };
    const w = worley(u * blisters + shift, v * blisters);
    const burnt = smooth(0.32, 0.1, w) * smooth(0.45, 0.7, noise(u * blisters * 0.9 + shift, v * blisters)) * 0.85;
    return { rise: smooth(0.55, 0.1, w) * detail * 1.6, colour: mix(colour, dark, burnt) };
  };
  scene.shape({ x, y, radius: look.radius, turn: look.turn ?? 0 }, (u, v, px) => {
    const n = fbm(u * scale + shift, v * scale, 4);
    const distance = outline(u, v) + (n - 0.5) * 6;
    if (distance > 0) return false;
    const rim = clamp(-distance / edge);
    const m = fbm(u * scale * 3 + shift, v * scale * 3 + 3, 4);
    const baked = mix(first, second, smooth(0.5 - brown * 0.4, 0.95 - brown * 0.4, n * 0.6 + m * 0.45));
    const { rise, colour } = blister(u, v, baked);
    let shade = colour;
    if (rings) shade = mix(shade, dark, 0.18 * (0.5 + 0.5 * Math.sin(Math.hypot(u, v) * rings + n * 5)));
    shade = mix(shade, dark, smooth(0.62, 0.9, m) * 0.35 * brown);
    px.height = base + thickness * Math.sqrt(1 - (1 - rim) ** 2) + (m - 0.5) * detail + rise;
    px.height += look.relief?.(u, v) ?? 0;
    paint(px, shade, 0.9 + 0.2 * m);
    finish(px, look, { gloss: 0.15, shine: 20, glow: 0.25 });
    return true;
  });
};
