import { serve, type Serving } from './recipe.ts';
import { FRAME, Scene } from '../drawing/scene.ts';

/** A circle around everything a dish draws, in the units of its own frame. */
export interface Extent {
  x: number;
  y: number;
  radius: number;
}

const SAMPLING = 0.1;
const STEP = 1 / SAMPLING;
const known = new Map<string, Extent>();

const measure = (serving: Serving): Extent => {
  const scene = new Scene(FRAME, SAMPLING, 0);
  serve(scene, serving);
  const points: { x: number; y: number }[] = [];
  for (const [i, height] of scene.heights.entries())
    if (height > 0) points.push({ x: (i % scene.columns) * STEP, y: Math.floor(i / scene.columns) * STEP });
  if (points.length === 0) throw new Error(`${serving.kind} draws nothing.`);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = (Math.min(...xs) + Math.max(...xs)) / 2;
  const y = (Math.min(...ys) + Math.max(...ys)) / 2;
  const radius = Math.max(...points.map((point) => Math.hypot(point.x - x, point.y - y)));
  return { x: x + STEP / 2, y: y + STEP / 2, radius: radius + STEP / 2 };
};

/** Finds how much room a dish takes, so that any dish can be put anywhere. */
export const extentOf = (serving: Serving): Extent => {
  const key = JSON.stringify([serving.kind, serving.opts]);
  const extent = known.get(key) ?? measure(serving);
  known.set(key, extent);
  return extent;
};
