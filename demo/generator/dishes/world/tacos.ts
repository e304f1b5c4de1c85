import { disc, slices } from '../../drawing/discs.ts';
import { smooth } from '../../drawing/maths.ts';
import type { Scene } from '../../drawing/scene.ts';
import { board } from '../../foods/serveware.ts';
import { blob, cube, herb, leaf, sheet } from '../../drawing/stamps.ts';
import { sideBowl } from '../../foods/vessels.ts';

export interface TacosOptions {
  with: 'chicken' | 'beans';
}

const SIZE = 128;

const bite = (scene: Scene, x: number, y: number, options: TacosOptions): void => {
  const k = scene.rand();
  const turn = scene.rand(0, 3);
  if (k < 0.35) {
    const colour = scene.pick('#7dbb3c', '#4f9a35', '#3f8a2c');
    return leaf(scene, x, y, {
      length: scene.rand(22, 38),
      width: scene.rand(12, 18),
      turn: turn * 2,
      colour,
      lift: 6,
      curl: 6,
      base: 34,
    });
  }
  if (k < 0.65) {
    const chicken = options.with === 'chicken';
    scene.use(chicken ? 'chicken' : 'pulses');
    return blob(scene, x, y, {
      rx: chicken ? scene.rand(12, 18) : 10,
      ry: chicken ? scene.rand(9, 13) : 7,
      turn,
      height: chicken ? 16 : 12,
      colour: chicken ? '#b8662a' : '#4a1c14',
      second: chicken ? '#7a3410' : '#2c0f0a',
      rough: chicken ? 0.25 : 0.05,
      gloss: 0.5,
      spots: chicken ? 0.3 : 0,
      base: 34,
    });
  }
  if (k < 0.83) return cube(scene, x, y, { a: 8, turn, height: 12, colour: '#e0321c', gloss: 0.7, base: 36 });
  return cube(scene, x, y, {
    a: 7,
    b: 6,
    turn,
    height: 9,
    colour: scene.pick('#b05a9a', '#fff4df', '#f9c52c'),
    gloss: 0.5,
    base: 38,
  });
};

const taco = (scene: Scene, at: { x: number; y: number; turn: number }, options: TacosOptions): void => {
  const cos = Math.cos(at.turn);
  const sin = Math.sin(at.turn);
  const place = (u: number, v: number): { x: number; y: number } => ({
    x: at.x + u * cos - v * sin,
    y: at.y + u * sin + v * cos,
  });
  const shell = {
    radius: 160,
    turn: at.turn,
    first: '#f2d08a',
    second: '#dda94e',
    dark: '#7a4010',
    brown: 0.4,
    blisters: 0.05,
  };
  const back = (u: number, v: number): number => Math.max(Math.hypot(u, v * 1.02) - SIZE * 1.02, v - 6);
  sheet(scene, at, back, { ...shell, thickness: 20, detail: 3, edge: 10, gloss: 0.25, base: 14 });
  for (let i = 0; i < 150; i++) {
    const angle = scene.rand(3.3, 6.1);
    const reach = SIZE * scene.rand(0.72, 1.06);
    const { x, y } = place(Math.cos(angle) * reach, Math.sin(angle) * reach);
    bite(scene, x, y, options);
  }
  const front = (u: number, v: number): number => Math.max(Math.hypot(u, v * 1.1) - SIZE * 0.98, v - 4);
  sheet(scene, place(0, 14), front, {
    ...shell,
    first: '#f7dc9c',
    second: '#e3b158',
    thickness: 24,
    detail: 4,
    edge: 16,
    gloss: 0.3,
    base: 30,
    relief: (_, v) => 10 * smooth(0, -110, v),
  });
  for (let i = 0; i < 14; i++) {
    const angle = scene.rand(3.4, 6);
    const reach = SIZE * scene.rand(0.88, 1);
    const { x, y } = place(Math.cos(angle) * reach, Math.sin(angle) * reach + 10);
    herb(scene, x, y, { size: 12 });
  }
};

export const tacos = (scene: Scene, options: TacosOptions): void => {
  scene.use('bread');
  scene.use('vegetables');
  board(scene, { x: 400, y: 312, turn: -0.05 }, { width: 680, height: 454 });
  taco(scene, { x: 216, y: 338, turn: -0.08 }, options);
  taco(scene, { x: 600, y: 342, turn: 0.12 }, options);
  taco(scene, { x: 408, y: 400, turn: 0.03 }, options);
  const lime = { radius: 38, height: 16, paint: slices.lime, base: 16, gloss: 0.5, round: 0.14 };
  disc(scene, 150, 172, lime);
  disc(scene, 156, 462, lime);
  const guacamole = { first: '#7d9a3a', second: '#5f7a24', third: '#a8c060', gloss: 0.35, bump: 4 };
  const salsa = { first: '#d8351c', second: '#a8200e', third: '#ef6a48', gloss: 0.6, bump: 4 };
  sideBowl(scene, { x: 638, y: 164, radius: 64 }, guacamole, '#2b3a42');
  sideBowl(scene, { x: 500, y: 142, radius: 52 }, salsa, '#f3ece0');
};
