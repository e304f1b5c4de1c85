import { dietOf, type Ingredient } from '../foods/ingredients.ts';
import { clamp, random, type Rgb } from './maths.ts';

/** What a stamp writes for one point: height, colour and how the surface answers light. */
export interface Pixel {
  height: number;
  /** The height that was there before. */
  readonly under: number;
  r: number;
  g: number;
  b: number;
  /** 0 matt to 1 wet. */
  gloss: number;
  /** Exponent of the highlight: the greater, the smaller the spot. */
  shine: number;
  /** 0 opaque to 1 glowing through like rice. */
  glow: number;
  /** Below 1 the colour is mixed into the one underneath. */
  cover: number;
}

export interface Area {
  x: number;
  y: number;
  radius: number;
  turn?: number;
  /** Write even where the scene is already higher. */
  carve?: boolean;
}

export interface Footprint {
  x: number;
  y: number;
  radius: number;
}

export interface Placement {
  x: number;
  y: number;
  scale: number;
}

/** Every dish is drawn around the middle of a frame of this size. */
export const FRAME = { width: 800, height: 600 } as const;

/** Sets the colour of a point, brightened by `k`. */
export const paint = (px: Pixel, colour: Rgb, k = 1): void => {
  px.r = colour[0] * k;
  px.g = colour[1] * k;
  px.b = colour[2] * k;
};

/** A height field seen from above, in which every ingredient is stamped before one lighting pass. */
export class Scene {
  readonly columns: number;
  readonly rows: number;
  readonly heights: Float32Array;
  readonly colours: Float32Array;
  readonly gloss: Float32Array;
  readonly shine: Float32Array;
  readonly glow: Float32Array;
  readonly ingredients = new Set<Ingredient>();
  readonly footprints: Footprint[] = [];
  private readonly chance: () => number;
  private frame: Placement = { x: 0, y: 0, scale: 1 };
  readonly size: { width: number; height: number };
  readonly sampling: number;
  readonly seed: number;

  constructor(size: { width: number; height: number }, sampling: number, seed: number) {
    this.size = size;
    this.sampling = sampling;
    this.seed = seed;
    this.columns = Math.round(size.width * sampling);
    this.rows = Math.round(size.height * sampling);
    const count = this.columns * this.rows;
    this.heights = new Float32Array(count);
    this.colours = new Float32Array(count * 3);
    this.gloss = new Float32Array(count);
    this.shine = new Float32Array(count);
    this.glow = new Float32Array(count);
    this.chance = random(seed);
  }

  rand(from = 0, to = 1): number {
    return from + (to - from) * this.chance();
  }

  pick<T>(first: T, ...rest: T[]): T {
    return rest[Math.floor(this.chance() * (rest.length + 1)) - 1] ?? first;
  }

  /** Remembers that the dish holds this ingredient, so a picture can be held to its veg mark. */
  use(ingredient: Ingredient): void {
    this.ingredients.add(ingredient);
  }

  holds(diet: 'meat' | 'egg'): boolean {
    return [...this.ingredients].some((ingredient) => dietOf(ingredient) === diet);
  }

  /** Draws a dish so that the middle of its 800 by 600 frame lies at x, y of this picture. */
  place(at: Placement, draw: () => void): void {
    this.frame = {
      x: at.x - (FRAME.width / 2) * at.scale,
      y: at.y - (FRAME.height / 2) * at.scale,
      scale: at.scale,
    };
    draw();
    this.frame = { x: 0, y: 0, scale: 1 };
  }

  /** Remembers where a vessel stands, in picture units, so that overlaps can be found. */
  stand(x: number, y: number, radius: number): void {
    const { frame } = this;
    this.footprints.push({
      x: x * frame.scale + frame.x,
      y: y * frame.scale + frame.y,
      radius: radius * frame.scale,
    });
  }

  heightAt(x: number, y: number): number {
    const { frame, sampling } = this;
    const column = clamp(Math.round((x * frame.scale + frame.x) * sampling), 0, this.columns - 1);
    const row = clamp(Math.round((y * frame.scale + frame.y) * sampling), 0, this.rows - 1);
    return (this.heights[row * this.columns + column] ?? 0) / frame.scale;
  }

  /** Asks `stamp` for every point of the area, in the area's own turned coordinates; false leaves the point alone. */
  shape(area: Area, stamp: (u: number, v: number, px: Pixel) => boolean): void {
    const { frame, columns, rows, heights } = this;
    const step = this.sampling * frame.scale;
    const cx = (area.x * frame.scale + frame.x) * this.sampling;
    const cy = (area.y * frame.scale + frame.y) * this.sampling;
    const reach = area.radius * step;
    const left = Math.max(0, Math.floor(cx - reach));
    const right = Math.min(columns - 1, Math.ceil(cx + reach));
    const bottom = Math.min(rows - 1, Math.ceil(cy + reach));
    const cos = Math.cos(area.turn ?? 0);
    const sin = Math.sin(area.turn ?? 0);
    const px = { height: 0, under: 0, r: 0, g: 0, b: 0, gloss: 0, shine: 20, glow: 0, cover: 1 };
    for (let row = Math.max(0, Math.floor(cy - reach)); row <= bottom; row++) {
      const dy = (row + 0.5 - cy) / step;
      for (let column = left; column <= right; column++) {
        const dx = (column + 0.5 - cx) / step;
        const i = row * columns + column;
        const before = heights[i] ?? 0;
        px.under = before / frame.scale;
        if (!stamp(dx * cos + dy * sin, dy * cos - dx * sin, px)) continue;
        const height = px.height * frame.scale;
        if (area.carve || height > before) this.write(i, height, px);
      }
    }
  }

  private write(i: number, height: number, px: Pixel): void {
    const { colours, gloss } = this;
    const k = i * 3;
    const cover = px.cover;
    this.heights[i] = height;
    this.shine[i] = px.shine;
    this.glow[i] = px.glow;
    if (cover >= 1) {
      colours[k] = px.r;
      colours[k + 1] = px.g;
      colours[k + 2] = px.b;
      gloss[i] = px.gloss;
      return;
    }
    const keep = 1 - cover;
    colours[k] = (colours[k] ?? 0) * keep + px.r * cover;
    colours[k + 1] = (colours[k + 1] ?? 0) * keep + px.g * cover;
    colours[k + 2] = (colours[k + 2] ?? 0) * keep + px.b * cover;
    gloss[i] = (gloss[i] ?? 0) * keep + px.gloss * cover;
  }
}
