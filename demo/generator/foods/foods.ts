import { curve, scatter, within, type Circle } from '../drawing/arrange.ts';
import { disc, ring } from '../drawing/discs.ts';
import { clamp, fbm, hex, TAU } from '../drawing/maths.ts';
import { paint, type Scene } from '../drawing/scene.ts';
import { blob, cube, grain, leaf, strand, type CubeLook } from '../drawing/stamps.ts';

/** A piece of chicken in its gravy or from the grill. */
export const chicken = (
  scene: Scene,
  x: number,
  y: number,
  look: { size: number; colour?: string; second?: string },
): void => {
  scene.use('chicken');
  blob(scene, x, y, {
    rx: look.size * scene.rand(0.9, 1.25),
    ry: look.size * scene.rand(0.7, 0.95),
    turn: scene.rand(0, 3.1),
    height: look.size * 0.8,
    colour: look.colour ?? '#cf6a26',
    second: look.second ?? '#a3430f',
    rough: 0.3,
    roughScale: 0.045,
    spots: 0.26,
    spotColour: '#3a1405',
    gloss: 0.6,
    shine: 42,
    detail: 2,
    sink: 0.2,
  });
};

export const paneer = (
  scene: Scene,
  x: number,
  y: number,
  look: Omit<CubeLook, 'colour'> & { colour?: string },
): void => {
  scene.use('paneer');
  cube(scene, x, y, { turn: scene.rand(0, 3), char: 0.35, colour: '#fbf0d8', ...look });
};

/** A cube of tofu, lightly fried. */
export const tofu = (scene: Scene, x: number, y: number, size: number): void => {
  scene.use('tofu');
  cube(scene, x, y, { a: size, b: size * 0.88, turn: scene.rand(0, 3), height: size, colour: '#f7e6c0', char: 0.6 });
};

/** Half a boiled egg, yolk up. */
export const boiledEgg = (scene: Scene, x: number, y: number, look: { size: number; turn: number }): void => {
  scene.use('egg');
  disc(scene, x, y, {
    radius: look.size,
    height: look.size * 0.45,
    oval: 1.22,
    turn: look.turn,
    round: 0.5,
    gloss: 0.4,
    glow: 0.6,
    base: scene.heightAt(x, y) - 2,
    paint: (px, { u, v }) => {
      const yolk = Math.hypot(u - 2, v) < look.size * 0.52;
      paint(px, hex(yolk ? '#f2a012' : '#fdf7ec'));
      if (yolk) px.gloss = 0.8;
    },
  });
};

export const scrambledEgg = (scene: Scene, x: number, y: number): void => {
  scene.use('egg');
  blob(scene, x, y, {
    rx: scene.rand(11, 20),
    ry: scene.rand(8, 13),
    turn: scene.rand(0, 3),
    height: 9,
    colour: '#ffd75a',
    second: '#f7bf2c',
    rough: 0.25,
    gloss: 0.3,
  });
};

export const prawn = (scene: Scene, x: number, y: number): void => {
  scene.use('prawn');
  const start = scene.rand(0, 6);
  const height = scene.heightAt(x, y) + 6;
  const body = curve({ from: 0, to: 4.2, step: 0.2 }, (t) => [
    x + Math.cos(start + t) * 17,
    y + Math.sin(start + t) * 17,
    height - t * 0.6,
  ]);
  strand(scene, body, { width: 15, colour: '#f08a5a', gloss: 0.7 });
  for (const [px, py, h] of body.filter((_, i) => i % 4 === 1)) {
    blob(scene, px, py, {
      rx: 5,
      ry: 2,
      turn: scene.rand(0, 3),
      height: 9,
      colour: '#fbd0b4',
      base: h + 2,
      rough: 0.05,
    });
  }
};

export const pea = (scene: Scene, x: number, y: number, size = 8): void => {
  scene.use('vegetables');
  blob(scene, x, y, {
    rx: size,
    height: size * 1.15,
    colour: '#5fa53a',
    second: '#3f8a2c',
    gloss: 0.6,
    rough: 0.03,
    detail: 0.2,
  });
};

export const cherryTomato = (scene: Scene, x: number, y: number, size: number): void => {
  scene.use('vegetables');
  blob(scene, x, y, {
    rx: size,
    height: size * 1.05,
    colour: '#d8261a',
    second: '#ef5a2a',
    rough: 0.03,
    gloss: 0.85,
    shine: 80,
    detail: 0.3,
  });
};

export const springOnion = (scene: Scene, x: number, y: number): void => {
  scene.use('vegetables');
  disc(scene, x, y, {
    radius: scene.rand(4, 6),
    height: 3,
    paint: ring('#4f9a35', '#d9efb0', { share: 0.48, depth: 2.4 }),
    round: 0.4,
  });
};

/** An onion or pepper strip bent into part of a ring. */
export const stripRing = (scene: Scene, at: Circle, look: { colour: string; width: number; arc?: number }): void => {
  scene.use('vegetables');
  const start = scene.rand(0, 6);
  const height = scene.heightAt(at.x, at.y) + 2;
  const points = curve({ from: 0, to: look.arc ?? 6.4, step: 0.18 }, (t) => [
    at.x + Math.cos(start + t) * at.radius,
    at.y + Math.sin(start + t) * at.radius * 0.82,
    height + 2 * Math.sin(t * 2),
  ]);
  strand(scene, points, { width: look.width, colour: look.colour, gloss: 0.55 });
};

/** A straight strip of pepper, carrot or bean, slightly arched. */
export const strip = (
  scene: Scene,
  x: number,
  y: number,
  look: { colour: string; width: number; length: number },
): void => {
  scene.use('vegetables');
  const turn = scene.rand(0, TAU);
  const height = scene.heightAt(x, y);
  const points = curve({ from: 0, to: 1.01, step: 0.25 }, (t) => [
    x + Math.cos(turn + t * 0.4) * t * look.length,
    y + Math.sin(turn + t * 0.4) * t * look.length,
    height + 3 * Math.sin(t * 3.1),
  ]);
  strand(scene, points, { width: look.width, colour: look.colour, gloss: 0.65 });
};

/** Basil or mint leaves laid flat. */
export const bigLeaf = (scene: Scene, x: number, y: number, length: number): void => {
  scene.use('herbs');
  leaf(scene, x, y, {
    length,
    width: length * 0.6,
    turn: scene.rand(0, 6),
    colour: scene.pick('#2f7a2a', '#3b8c30'),
    lift: 6,
    curl: 6,
    gloss: 0.35,
  });
};

export interface RiceLook {
  colours: readonly string[];
  count?: number;
  length?: number;
  width?: number;
}

/** A pile of rice whose surface follows `pile`, given by the distance from its middle; a count strews loose grains. */
export const rice = (scene: Scene, at: Circle, pile: (dx: number, dy: number) => number, look: RiceLook): void => {
  scene.use('rice');
  const { length = 13, width = 3.5 } = look;
  const colours = look.colours.map((colour) => hex(colour));
  const shift = scene.seed * 3.3;
  const count = look.count ?? Math.round(((at.radius * at.radius * 3.14) / (length * width)) * 4.6);
  const [ground = [1, 1, 1]] = colours;
  scene.shape(at, (u, v, px) => {
    if (Math.hypot(u, v) > at.radius * 0.98) return false;
    px.height = pile(u, v) - 5;
    paint(px, ground, 0.86);
    px.gloss = 0.1;
    px.glow = 0.8;
    return look.count === undefined;
  });
  for (let i = 0; i < count; i++) {
    const { x, y } = within(scene, at);
    const drift = fbm(x * 0.012 + shift, y * 0.012, 3) * 1.9 - 0.45 + scene.rand(-0.2, 0.2);
    const tone = scene.rand(0.88, 1.12);
    const [r, g, b] = colours[clamp(Math.floor(drift * colours.length), 0, colours.length - 1)] ?? [1, 1, 1];
    grain(scene, x, y, {
      length: length * scene.rand(0.85, 1.2),
      width: width * scene.rand(0.9, 1.15),
      turn: scene.rand(0, 3.14),
      colour: [r * tone, g * tone, b * tone],
      base: pile(x - at.x, y - at.y) + scene.rand(-2.5, 3.2),
    });
  }
};

/** Sesame seeds, lentils or broken nuts strewn over a dish. */
export const seeds = (scene: Scene, at: Circle, count: number, colours: readonly [string, ...string[]]): void => {
  scatter(scene, count, at, (x, y) => {
    grain(scene, x, y, {
      length: 5.4,
      width: 3,
      turn: scene.rand(0, 3),
      colour: hex(scene.pick(...colours)),
      lift: 0.8,
    });
  });
};

/** Broken pistachios and almonds over a sweet or a drink. */
export const nuts = (scene: Scene, at: Circle, count: number): void => {
  scene.use('nuts');
  scatter(scene, count, at, (x, y) => {
    cube(scene, x, y, {
      a: scene.rand(2.5, 6),
      b: scene.rand(2, 4),
      turn: scene.rand(0, 3),
      height: 5,
      colour: scene.pick('#8fae3f', '#a8c455', '#6d8f2c', '#f3e4c4'),
      gloss: 0.2,
    });
  });
};

/** Threads of saffron. */
export const saffron = (scene: Scene, at: Circle, count: number): void => {
  scatter(scene, count, at, (x, y) => {
    const turn = scene.rand(0, 6);
    const height = scene.heightAt(x, y);
    const end = [x + Math.cos(turn) * 10, y + Math.sin(turn) * 10, height + 1] as const;
    strand(scene, [[x, y, height], end], { width: 1.8, colour: '#c2410c' });
  });
};

/** A crumb of raw onion. */
export const cubeOnion = (scene: Scene, x: number, y: number): void => {
  scene.use('vegetables');
  cube(scene, x, y, {
    a: 6,
    b: 4.5,
    turn: scene.rand(0, 3),
    height: 6,
    colour: scene.pick('#f3dcea', '#c98ab8', '#b05a9a', '#d8301a'),
    gloss: 0.5,
  });
};
