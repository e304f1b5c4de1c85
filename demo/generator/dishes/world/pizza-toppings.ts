import { curve, scatter, spread, type Circle } from '../../drawing/arrange.ts';
import { disc, ring, slices } from '../../drawing/discs.ts';
import { cherryTomato, chicken, paneer, stripRing } from '../../foods/foods.ts';
import { fbm, hex, mix, smooth } from '../../drawing/maths.ts';
import { mushroom } from '../../foods/produce.ts';
import { paint, type Scene } from '../../drawing/scene.ts';
import { blob, strand } from '../../drawing/stamps.ts';

export const RADIUS = 268;

const pepperoni = (scene: Scene, pizza: Circle): void => {
  scene.use('pepperoni');
  spread(scene, { ...pizza, radius: RADIUS * 0.7, count: 15, gap: 72 }, (x, y) =>
    disc(scene, x, y, {
      radius: scene.rand(29, 33),
      height: 7,
      base: scene.heightAt(x, y) - 1,
      gloss: 0.55,
      round: 0.1,
      paint: (px, { r, u, v }) => {
        const n = fbm(u * 0.12 + x, v * 0.12, 3);
        const meat = mix(hex('#b8311a'), hex('#8a1a0c'), n);
        paint(px, mix(meat, hex('#5b0f06'), smooth(0.82, 1, r)), 0.9 + 0.25 * n);
        px.height += smooth(0.7, 1, r) * 3.2 + (n - 0.5) * 2;
        if (n > 0.62) px.gloss = 0.9;
      },
    }),
  );
};

const vegetables = (scene: Scene, pizza: Circle): void => {
  scene.use('vegetables');
  spread(scene, { ...pizza, radius: RADIUS * 0.7, count: 14, gap: 66 }, (x, y, i) => {
    if (i % 2) disc(scene, x, y, { radius: 26, height: 7, paint: slices.tomato, gloss: 0.6, round: 0.15 });
    else {
      stripRing(scene, { x, y, radius: 22 }, { colour: '#2f7d2a', width: 7, arc: 3.6 });
      stripRing(scene, { x: x + 10, y: y + 6, radius: 20 }, { colour: '#d9731a', width: 7, arc: 3.2 });
    }
  });
  spread(scene, { ...pizza, radius: RADIUS * 0.74, count: 18, gap: 46 }, (x, y) =>
    disc(scene, x, y, {
      radius: 11,
      height: 6,
      paint: ring('#20180f', '#7d8a4a', { share: 0.45, depth: 5 }),
      gloss: 0.7,
      round: 0.5,
    }),
  );
};

const mozzarella = (scene: Scene, pizza: Circle): void => {
  scene.use('mozzarella');
  spread(scene, { ...pizza, radius: RADIUS * 0.66, count: 9, gap: 88 }, (x, y) =>
    blob(scene, x, y, {
      rx: scene.rand(28, 36),
      ry: scene.rand(24, 30),
      turn: scene.rand(0, 3),
      height: 8,
      colour: '#fffaf0',
      second: '#fbeed2',
      rough: 0.22,
      roughScale: 0.05,
      gloss: 0.45,
      glow: 0.7,
    }),
  );
};

const tikka = (scene: Scene, pizza: Circle): void => {
  spread(scene, { ...pizza, radius: RADIUS * 0.68, count: 13, gap: 72 }, (x, y) =>
    chicken(scene, x, y, { size: 24, colour: '#e2701f', second: '#b8430f' }),
  );
  spread(scene, { ...pizza, radius: RADIUS * 0.7, count: 12, gap: 60 }, (x, y) =>
    stripRing(scene, { x, y, radius: 24 }, { colour: '#b05a9a', width: 5, arc: 4 }),
  );
  spread(scene, { ...pizza, radius: RADIUS * 0.7, count: 8, gap: 70 }, (x, y) => cherryTomato(scene, x, y, 13));
};

const paneerTikka = (scene: Scene, pizza: Circle): void => {
  spread(scene, { ...pizza, radius: RADIUS * 0.68, count: 14, gap: 68 }, (x, y) =>
    paneer(scene, x, y, { a: 23, b: 21, height: 20, char: 0.7, colour: '#f0a03a', gloss: 0.4 }),
  );
  spread(scene, { ...pizza, radius: RADIUS * 0.7, count: 12, gap: 60 }, (x, y, i) =>
    stripRing(scene, { x, y, radius: 24 }, { colour: i % 2 ? '#b05a9a' : '#2f7d2a', width: 6, arc: 3.6 }),
  );
};

const corn = (scene: Scene, pizza: Circle): void => {
  scene.use('vegetables');
  scatter(scene, 210, { ...pizza, radius: RADIUS * 0.76 }, (x, y) =>
    blob(scene, x, y, {
      rx: 10,
      ry: 8.5,
      turn: scene.rand(0, 3),
      height: 10,
      colour: scene.pick('#ffd23a', '#f7b81c', '#ffdf6a'),
      gloss: 0.6,
      rough: 0.06,
      detail: 0.2,
    }),
  );
  spread(scene, { ...pizza, radius: RADIUS * 0.7, count: 10, gap: 70 }, (x, y) =>
    stripRing(scene, { x, y, radius: 21 }, { colour: '#2f7d2a', width: 7, arc: 3.4 }),
  );
};

const supreme = (scene: Scene, pizza: Circle): void => {
  vegetables(scene, pizza);
  spread(scene, { ...pizza, radius: RADIUS * 0.7, count: 12, gap: 66 }, (x, y) =>
    mushroom(scene, x, y, { size: 27, colour: '#ecd6b0', edge: '#7a4a28' }),
  );
  spread(scene, { ...pizza, radius: RADIUS * 0.72, count: 34, gap: 26 }, (x, y) =>
    blob(scene, x, y, { rx: 9, ry: 8, turn: x, height: 10, colour: '#ffd23a', gloss: 0.6, rough: 0.06, detail: 0.2 }),
  );
};

const barbecue = (scene: Scene, pizza: Circle): void => {
  spread(scene, { ...pizza, radius: RADIUS * 0.7, count: 16, gap: 64 }, (x, y) =>
    chicken(scene, x, y, { size: 24, colour: '#a8562a', second: '#6e2c0e' }),
  );
  spread(scene, { ...pizza, radius: RADIUS * 0.7, count: 14, gap: 58 }, (x, y) =>
    stripRing(scene, { x, y, radius: 25 }, { colour: '#a84a8a', width: 5.5, arc: 5 }),
  );
  const drizzle = curve({ from: 0, to: 30, step: 0.3 }, (k) => {
    const x = pizza.x - 190 + k * 12.6;
    const y = pizza.y + 150 * Math.sin(k * 0.9) * Math.sqrt(Math.max(0, 1 - ((x - pizza.x) / 214) ** 2));
    return [x, y, scene.heightAt(x, y) - 1];
  });
  strand(scene, drizzle, { width: 7, colour: '#4a1a0a', gloss: 0.9, shine: 70 });
};

/** What lies on the cheese. */
export const toppings = {
  margherita: mozzarella,
  farmhouse: vegetables,
  pepperoni,
  'chicken tikka': tikka,
  'paneer tikka': paneerTikka,
  corn,
  supreme,
  'barbecue chicken': barbecue,
};
