import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { blogs } from './compositions/blogs.ts';
import { scenes } from './catalogue.ts';
import { compose, portrait } from './compositions/composition.ts';
import { covers } from './compositions/covers/covers.ts';
import { dishes } from './dishes/index.ts';
import { heroes, tallHeroes } from './compositions/heroes.ts';
import { jobs } from './jobs.ts';
import { readMarks } from './marks.ts';
import { menu } from './menu/menu.ts';
import { REFERENCE_FOLDER, samples, small } from './references.ts';
import type { Footprint } from './drawing/scene.ts';
import { states } from './compositions/states.ts';

const folder = fileURLToPath(new URL('../pictures', import.meta.url));
const STATES = Object.values(states).flatMap(({ items }) => items.map(({ kind }) => kind));
const BUDGET_BYTES = 14_000_000;

const pixels = (file: string): Promise<Buffer> => sharp(file).removeAlpha().raw().toBuffer();

const difference = (a: Buffer, b: Buffer): number => {
  expect(a).toHaveLength(b.length);
  let sum = 0;
  for (const [i, value] of a.entries()) sum += Math.abs(value - (b[i] ?? 0));
  return sum / a.length;
};

const overlap = (a: Footprint, b: Footprint): boolean => {
  const distance = Math.hypot(a.x - b.x, a.y - b.y);
  const inside = distance + Math.min(a.radius, b.radius) <= Math.max(a.radius, b.radius) + 1;
  return distance < a.radius + b.radius && !inside;
};

describe('a picture', () => {
  it.each([...samples.keys()])('of the kind %s looks like its reference', async (name) => {
    const composition = samples.get(name);
    if (!composition) throw new Error(`Nothing is called ${name}.`);
    const drawn = await small(composition).webp({ quality: 80, effort: 6 }).toBuffer();
    const now = await sharp(drawn).removeAlpha().raw().toBuffer();
    expect(difference(now, await pixels(join(REFERENCE_FOLDER, `${name}.webp`)))).toBeLessThan(3);
  });

  it('exists for every kind the renderer can draw', () => {
    const shown = new Set<string>([...samples.keys(), ...STATES]);
    expect(Object.keys(dishes).filter((kind) => !shown.has(kind))).toEqual([]);
  });

  it('is the same to the byte on every run', async () => {
    for (const recipe of [menu['masala-dosa'], menu['chicken-ramen'], menu['greek-salad']]) {
      if (!recipe) throw new Error('The menu lost a dish this test draws.');
      const dish = portrait(recipe);
      const [once, again] = await Promise.all([small(dish).raw().toBuffer(), small(dish).raw().toBuffer()]);
      expect(once.equals(again)).toBe(true);
    }
  });
});

describe('what a picture holds', () => {
  const works = scenes.map(({ file, composition }) => ({ file, composition }));

  it.each(works)('$file shows meat and egg exactly when it says so', ({ composition }) => {
    const scene = compose(composition, 0.1);
    const shown = { meat: scene.holds('meat'), egg: scene.holds('egg') };
    expect(shown).toEqual({ meat: composition.meat ?? false, egg: composition.egg ?? false });
    expect(composition.veg).toBe(!shown.meat && !shown.egg);
  });

  it.each(Object.entries({ ...covers, ...heroes, ...tallHeroes, ...blogs }))(
    'no two vessels of %s run into each other',
    (_, composition) => {
      const { footprints } = compose(composition, 0.05);
      const clashes = footprints.flatMap((a, i) => footprints.slice(i + 1).filter((b) => overlap(a, b)));
      expect(footprints.length).toBeGreaterThan(0);
      expect(clashes).toEqual([]);
    },
  );
});

describe('the stored pictures', () => {
  const files = [...jobs.keys()];

  it('are all there, in the size the catalogue tells', async () => {
    expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
    const wrong = [];
    for (const { file, width, composition } of scenes) {
      const real = await sharp(join(folder, file)).metadata();
      const height = Math.round((composition.size.height * width) / composition.size.width);
      if (real.width !== width || real.height !== height) wrong.push(file);
    }
    expect(wrong).toEqual([]);
  });

  it('were rendered from the recipes as they are now', () => {
    const marks = Object.entries(readMarks(files)).map(([file, { mark }]) => [file, mark]);
    expect(Object.fromEntries(marks)).toEqual(Object.fromEntries([...jobs].map(([file, job]) => [file, job.mark])));
  });

  it('stay below 14 MB, with no file left over from an older list', () => {
    const stored = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const bytes = stored.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
    expect(bytes).toBeLessThan(BUDGET_BYTES);
    expect(stored).toHaveLength(files.length);
  });

  // A table full of rice stays a little above its share even at the lowest quality.
  it.each(scenes.filter(({ maxBytes }) => maxBytes))('$file is about as small as it should be', (work) => {
    expect(statSync(join(folder, work.file)).size).toBeLessThan((work.maxBytes ?? 0) * 1.2);
  });
});
