import { curve } from '../drawing/arrange.ts';
import { hex, mix, noise, smooth, TAU } from '../drawing/maths.ts';
import { paint, type Scene } from '../drawing/scene.ts';
import { blob, leaf, strand } from '../drawing/stamps.ts';

/** Cream piped in a rising spiral. */
export const rosette = (
  scene: Scene,
  at: { x: number; y: number; base?: number },
  look: { size: number; colour: string },
): void => {
  const { x, y } = at;
  const base = at.base ?? scene.heightAt(x, y);
  const turns = 2.6;
  const points = curve({ from: 0, to: TAU * turns, step: 0.14 }, (t) => {
    const share = t / (TAU * turns);
    const reach = look.size * 0.68 * (1 - share);
    return [x + Math.cos(t) * reach, y + Math.sin(t) * reach, base + share * look.size * 0.95];
  });
  strand(scene, points, { width: look.size * 0.56, colour: look.colour, gloss: 0.35, shine: 30, glow: 0.7 });
};

/** A cherry or a berry with its stalk. */
export const cherry = (
  scene: Scene,
  x: number,
  y: number,
  look: { size: number; base?: number; colour?: string },
): void => {
  scene.use('fruit');
  const { size } = look;
  const base = look.base ?? scene.heightAt(x, y) - size * 0.2;
  const colour = look.colour ?? '#c8142a';
  blob(scene, x, y, {
    rx: size,
    ry: size * 0.96,
    height: size * 1.3,
    colour,
    base,
    sink: 0,
    gloss: 0.95,
    shine: 80,
    rough: 0.02,
    detail: 0.2,
  });
  const stalk = [
    [x, y, base + size * 1.3],
    [x + size * 0.7, y - size * 1.1, base + size * 1.5],
    [x + size * 1.5, y - size * 1.7, base + size * 1.2],
  ] as const;
  strand(scene, stalk, { width: 3.4, colour: '#5a7a2c' });
};

/** A strawberry lying on its side. */
export const strawberry = (
  scene: Scene,
  x: number,
  y: number,
  look: { size: number; turn: number; base?: number },
): void => {
  scene.use('fruit');
  const { size, turn } = look;
  const base = look.base ?? scene.heightAt(x, y);
  scene.shape({ x, y, radius: size * 1.5, turn }, (u, v, px) => {
    const half = size * 0.78 * (1 - smooth(-size * 0.2, size * 1.3, u) * 0.85) * smooth(-size * 1.2, -size * 0.6, u);
    const q = Math.hypot(Math.max(0, Math.abs(u) - size * 0.6) / (size * 0.5), v / Math.max(1, half));
    if (q >= 1) return false;
    const row = Math.floor((u * 3.4) / size);
    const pit = Math.sin((u * 10.6) / size) > 0.6 && Math.sin((v * 10.6) / size + (row % 2) * 1.6) > 0.72;
    px.height = base + size * Math.sqrt(1 - q * q) - (pit ? 1.4 : 0);
    paint(px, pit ? hex('#f3c04a') : mix(hex('#d8182a'), hex('#ac0f1c'), noise(u * 0.1 + x, v * 0.1)));
    px.gloss = 0.85;
    px.shine = 60;
    px.glow = 0.4;
    return true;
  });
  for (const k of [-0.7, -0.25, 0.25, 0.7]) {
    const angle = turn + Math.PI + k;
    leaf(scene, x + Math.cos(angle) * size * 0.86, y + Math.sin(angle) * size * 0.86, {
      length: size * 0.72,
      width: size * 0.3,
      turn: angle,
      colour: '#4f9a35',
      lift: 6,
      curl: 5,
      base: base + size * 0.45,
    });
  }
};

/** A coffee bean. */
export const bean = (scene: Scene, x: number, y: number): void => {
  const turn = scene.rand(0, 6.28);
  const base = scene.heightAt(x, y);
  scene.shape({ x, y, radius: 15, turn }, (u, v, px) => {
    const q = Math.hypot(u / 13, v / 9);
    if (q >= 1) return false;
    const groove = smooth(2.2, 0.8, Math.abs(v - 1.6 * Math.sin(u * 0.3)));
    px.height = base + 8 * Math.sqrt(1 - q * q) - groove * 2.4;
    paint(px, mix(hex('#5e2f14'), hex('#2a1208'), groove * 0.9 + 0.3 * q));
    px.gloss = 0.6;
    px.shine = 40;
    px.glow = 0.1;
    return true;
  });
};

/** A broken piece of chocolate. */
export const shard = (scene: Scene, x: number, y: number, size: number): void => {
  scene.use('chocolate');
  blob(scene, x, y, {
    rx: size * scene.rand(0.8, 1.2),
    ry: size * scene.rand(0.5, 0.8),
    turn: scene.rand(0, 3),
    height: size * 0.7,
    colour: '#4a2212',
    second: '#2e1208',
    rough: 0.3,
    dome: 0.2,
    gloss: 0.6,
  });
};
