import { curve, within, type Circle } from '../drawing/arrange.ts';
import { clamp, TAU } from '../drawing/maths.ts';
import type { Scene } from '../drawing/scene.ts';
import { strand } from '../drawing/stamps.ts';

export interface NoodleLook {
  colours: readonly [string, ...string[]];
  count: number;
  width: number;
  /** Height of the ground, and of the heap above it. */
  base: number;
  mound: number;
}

const towards = (turn: number, goal: number): number => {
  let off = goal - turn;
  while (off > Math.PI) off -= TAU;
  while (off < -Math.PI) off += TAU;
  return off;
};

/** One noodle wanders through the heap and turns back at its edge; later ones lie higher. */
const noodle = (scene: Scene, heap: Circle, look: NoodleLook, layer: number): void => {
  let { x, y } = within(scene, { ...heap, radius: heap.radius * 0.73 });
  let turn = scene.rand(0, TAU);
  let bend = scene.rand(-0.06, 0.06);
  const length = scene.rand(40, 80);
  const phase = scene.rand(0, 6);
  const points = curve({ from: 0, to: length, step: 1 }, (j) => {
    const out = Math.hypot(x - heap.x, y - heap.y) / heap.radius;
    if (out > 1) turn += towards(turn, Math.atan2(heap.y - y, heap.x - x)) * 0.35;
    const rise = look.mound * (1 - Math.min(1, out) ** 2);
    const point = [x, y, look.base + rise - 6 + layer * 12 + 4 * Math.sin(j * 0.23 + phase)] as const;
    bend = clamp(bend + scene.rand(-0.02, 0.02), -0.13, 0.13);
    turn += bend;
    x += Math.cos(turn) * 6;
    y += Math.sin(turn) * 6;
    return point;
  });
  strand(scene, points, { width: look.width, colour: scene.pick(...look.colours), gloss: 0.6, shine: 55 });
};

/** Noodles or spaghetti heaped within a circle. */
export const noodleHeap = (scene: Scene, heap: Circle, look: NoodleLook): void => {
  for (let i = 0; i < look.count; i++) noodle(scene, heap, look, i / look.count);
};
