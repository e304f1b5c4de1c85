import { TAU } from './maths.ts';
import type { Scene } from './scene.ts';
import type { Point } from './stamps.ts';

export interface Circle {
  x: number;
  y: number;
  radius: number;
}

/** A random place within a circle. */
export const within = (scene: Scene, { x, y, radius }: Circle): { x: number; y: number } => {
  const angle = scene.rand(0, TAU);
  const r = radius * Math.sqrt(scene.rand());
  return { x: x + Math.cos(angle) * r, y: y + Math.sin(angle) * r };
};

/** Calls `put` at `count` random places. */
export const scatter = (
  scene: Scene,
  count: number,
  circle: Circle,
  put: (x: number, y: number, i: number) => void,
): void => {
  for (let i = 0; i < count; i++) {
    const at = within(scene, circle);
    put(at.x, at.y, i);
  }
};

/** Calls `put` at up to `count` random places that lie at least `gap` apart. */
export const spread = (
  scene: Scene,
  circle: Circle & { count: number; gap: number },
  put: (x: number, y: number, i: number) => void,
): void => {
  const places: { x: number; y: number }[] = [];
  for (let tries = 0; tries < circle.count * 40 && places.length < circle.count; tries++) {
    const at = within(scene, circle);
    if (places.every((other) => Math.hypot(other.x - at.x, other.y - at.y) > circle.gap)) places.push(at);
  }
  for (const [i, at] of places.entries()) put(at.x, at.y, i);
};

/** Points along a curve given by a parameter that runs from `from` to `to`. */
export const curve = (range: { from: number; to: number; step: number }, at: (t: number) => Point): Point[] => {
  const points: Point[] = [];
  for (let t = range.from; t < range.to; t += range.step) points.push(at(t));
  return points;
};

/** Where so many pieces lie around a middle: up to four in a ring, more with one in the midst. */
export const ringOf = (count: number, { x, y, radius }: Circle): { x: number; y: number }[] => {
  const around = count <= 4 ? count : count - 1;
  const ring = Array.from({ length: around }, (_, i) => {
    const angle = (i * TAU) / around + 0.3;
    return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius };
  });
  return around === count ? ring : [{ x, y }, ...ring];
};
