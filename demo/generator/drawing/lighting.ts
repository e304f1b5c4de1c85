import { clamp, random } from './maths.ts';
import type { Scene } from './scene.ts';

interface Grid {
  data: Float32Array;
  width: number;
  height: number;
}

type Vector = readonly [number, number, number];

const unit = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};

const halfway = (light: Vector): Vector => unit([light[0], light[1], light[2] + 1]);

const KEY = unit([-0.55, -0.62, 0.6]);
const KEY_HALF = halfway(KEY);
const FILL = unit([0.62, -0.25, 0.74]);
const FILL_HALF = halfway(FILL);
const EXPOSURE = 1.05;

const blurRows = (from: Grid, into: Float32Array, reach: number): void => {
  const { data, width, height } = from;
  const share = 1 / (2 * reach + 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = -reach; x <= reach; x++) sum += data[row + clamp(x, 0, width - 1)] ?? 0;
    for (let x = 0; x < width; x++) {
      into[row + x] = sum * share;
      sum += (data[row + Math.min(width - 1, x + reach + 1)] ?? 0) - (data[row + Math.max(0, x - reach)] ?? 0);
    }
  }
};

const blurColumns = (from: Grid, into: Float32Array, reach: number): void => {
  const { data, width, height } = from;
  const share = 1 / (2 * reach + 1);
  for (let x = 0; x < width; x++) {
    let sum = 0;
    for (let y = -reach; y <= reach; y++) sum += data[clamp(y, 0, height - 1) * width + x] ?? 0;
    for (let y = 0; y < height; y++) {
      into[y * width + x] = sum * share;
      const next = data[Math.min(height - 1, y + reach + 1) * width + x] ?? 0;
      sum += next - (data[Math.max(0, y - reach) * width + x] ?? 0);
    }
  }
};

const blur = ({ data, width, height }: Grid, reach: number): Float32Array => {
  const across = new Float32Array(data.length);
  const result = new Float32Array(data.length);
  blurRows({ data, width, height }, across, reach);
  blurColumns({ data: across, width, height }, result, reach);
  blurRows({ data: result, width, height }, across, reach);
  blurColumns({ data: across, width, height }, result, reach);
  return result;
};

const shadowSteps = (sampling: number): number[] => Array.from({ length: 30 }, (_, i) => 1.6 * 1.155 ** i * sampling);

/** Light that reaches a point of the height field, marching towards the key light: 0 in shade to 1 and more in the open. */
const marchOne = (scene: Scene, column: number, row: number, steps: readonly number[]): number => {
  const { columns, rows, heights, sampling } = scene;
  const flat = Math.hypot(KEY[0], KEY[1]);
  const start = (heights[row * columns + column] ?? 0) * sampling;
  let open = 1;
  for (const step of steps) {
    const x = Math.trunc(column + (KEY[0] / flat) * step);
    const y = Math.trunc(row + (KEY[1] / flat) * step);
    if (x < 0 || y < 0 || x >= columns || y >= rows) return open;
    const clear = start + step * (KEY[2] / flat) - (heights[y * columns + x] ?? 0) * sampling;
    open = Math.min(open, 0.5 + clear / (step * 0.4));
    if (open <= 0) return 0;
  }
  return open;
};

const shadows = (scene: Scene): Grid => {
  const width = scene.columns >> 1;
  const height = scene.rows >> 1;
  const data = new Float32Array(width * height);
  const steps = shadowSteps(scene.sampling);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data[y * width + x] = marchOne(scene, x * 2, y * 2, steps);
  }
  return { data: blur({ data, width, height }, Math.max(1, Math.round(1.2 * scene.sampling))), width, height };
};

const toneMap = (light: number): number => {
  const c = Math.max(0, light) * 0.72;
  return c < 0.55 ? c : 0.55 + 0.45 * (1 - Math.exp(-(c - 0.55) / 0.45));
};

const encode = (light: number): number => {
  const c = clamp(light);
  const s = c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055;
  return s + (s * s * (3 - 2 * s) - s) * 0.22;
};

/** Slope of a height grid at a point, as a normal that looks out of the picture. */
const slope = (data: Float32Array, around: readonly [number, number, number, number], sampling: number): Vector => {
  const half = sampling * 0.5;
  const x = ((data[around[0]] ?? 0) - (data[around[1]] ?? 0)) * half;
  const y = ((data[around[2]] ?? 0) - (data[around[3]] ?? 0)) * half;
  return [x, y, 1];
};

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

interface Fields {
  scene: Scene;
  near: Float32Array;
  middle: Float32Array;
  far: Float32Array;
  shadow: Grid;
  vignette: number;
}

/** How open a point is to the sky, from how far its surroundings stand above it at three sizes. */
const openness = ({ scene, near, middle, far }: Fields, i: number): number => {
  const height = scene.heights[i] ?? 0;
  const above = (grid: Float32Array): number => Math.max(0, (grid[i] ?? 0) - height);
  return Math.exp(-above(near) * 0.105 - above(middle) * 0.045 - above(far) * 0.016);
};

const highlight = (normal: Vector, shine: number, shade: { shadow: number; open: number }): number => {
  const key = Math.max(0, dot(normal, KEY_HALF)) ** shine * shade.shadow * 1.15;
  return key + Math.max(0, dot(normal, FILL_HALF)) ** (shine * 0.6) * 0.3 * shade.open;
};

/** The light that leaves one point towards the eye, before exposure. */
const lit = (fields: Fields, x: number, y: number): Vector => {
  const { scene, shadow: shade } = fields;
  const { columns, rows, colours } = scene;
  const i = y * columns + x;
  const around = [
    x > 0 ? i - 1 : i,
    x < columns - 1 ? i + 1 : i,
    y > 0 ? i - columns : i,
    y < rows - 1 ? i + columns : i,
  ] as const;
  const glow = scene.glow[i] ?? 0;
  const sharp = slope(scene.heights, around, scene.sampling);
  const soft = slope(fields.near, around, scene.sampling);
  const blend = glow * 0.6;
  const normal = unit([sharp[0] * (1 - blend) + soft[0] * blend, sharp[1] * (1 - blend) + soft[1] * blend, 1]);
  const cast = clamp(
    shade.data[Math.min(shade.height - 1, y >> 1) * shade.width + Math.min(shade.width - 1, x >> 1)] ?? 1,
  );
  const shadow = cast * cast * (3 - 2 * cast);
  const open = openness(fields, i);
  const wrap = 0.12 + glow * 0.35;
  const facing = Math.max(0, (dot(normal, KEY) + wrap) / (1 + wrap));
  const key = facing * (shadow * (1 - glow * 0.15) + glow * 0.15) * 1.62;
  const fill = Math.max(0, dot(normal, FILL)) * open;
  const sky = (0.34 + 0.16 * normal[2]) * open;
  const closed = 1 - open * (0.45 + 0.55 * shadow);
  const r = (colours[i * 3] ?? 0) * (key * 1.03 + fill * 0.26 + sky * 0.98) * (1 + closed * 0.12);
  const g = (colours[i * 3 + 1] ?? 0) * (key * 0.985 + fill * 0.26 + sky);
  const b = (colours[i * 3 + 2] ?? 0) * (key * 0.91 + fill * 0.27 + sky * 1.06) * (1 - closed * 0.1);
  const gloss = scene.gloss[i] ?? 0;
  if (gloss <= 0) return [r, g, b];
  const surface = unit(sharp);
  const rim = (1 - surface[2]) ** 3 * 0.35 * open;
  const spot = (highlight(surface, scene.shine[i] || 20, { shadow, open }) + rim * 0.5) * gloss;
  return [r + spot, g + spot * 0.985, b + spot * 0.95];
};

/** The scene under a window on the left: 8-bit RGB, `columns` by `rows`. */
export const light = (scene: Scene, vignette = 0.16): Buffer => {
  const { columns, rows, heights, sampling } = scene;
  const grid = { data: heights, width: columns, height: rows };
  const fields: Fields = {
    scene,
    near: blur(grid, Math.round(3 * sampling)),
    middle: blur(grid, Math.round(10 * sampling)),
    far: blur(grid, Math.round(34 * sampling)),
    shadow: shadows(scene),
    vignette,
  };
  const out = Buffer.alloc(columns * rows * 3);
  const grain = random(99);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const vx = x / columns - 0.5;
      const vy = y / rows - 0.5;
      const exposure = EXPOSURE * (1 - vignette * (vx * vx + vy * vy) * 2.2 - (vx + vy) * 0.07);
      const [r, g, b] = lit(fields, x, y);
      const red = toneMap(r * exposure);
      const green = toneMap(g * exposure);
      const blue = toneMap(b * exposure);
      const grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      const speck = (grain() - 0.5) * 0.012;
      const at = (y * columns + x) * 3;
      out[at] = clamp(encode(grey + (red - grey) * 1.08) + speck) * 255;
      out[at + 1] = clamp(encode(grey + (green - grey) * 1.08) + speck) * 255;
      out[at + 2] = clamp(encode(grey + (blue - grey) * 1.08) + speck) * 255;
    }
  }
  return out;
};
