import { describe, expect, it } from 'vitest';
import { blogs } from './compositions/blogs.ts';
import { categories } from './compositions/categories.ts';
import { pictures } from './catalogue.ts';
import { coverSpecs } from './compositions/covers/covers.ts';
import { logos } from './vector/logo-list.ts';
import { hex } from './drawing/maths.ts';
import { people } from './vector/people-list.ts';
import { listStale } from './stale.ts';
import { tints } from './tints.ts';

const specs = Object.values(coverSpecs);

describe('what there is to choose from', () => {
  it('is enough for forty-eight restaurants, twenty categories and two dozen posts', () => {
    expect(specs.length).toBeGreaterThanOrEqual(48);
    expect(Object.keys(logos).length).toBeGreaterThanOrEqual(48);
    expect(Object.keys(categories).length).toBeGreaterThanOrEqual(20);
    expect(Object.keys(blogs).length).toBeGreaterThanOrEqual(24);
    for (const group of ['chefs', 'team', 'reviewers', 'riders'])
      expect(Object.keys(people).filter((file) => file.startsWith(group)).length).toBeGreaterThanOrEqual(12);
    expect(Object.keys(people)).toContain('chefs/default.png');
  });

  it('holds for every cuisine a cover without meat and egg', () => {
    for (const cuisine of ['Indian', 'Chinese', 'Italian', 'Mexican', 'Thai'] as const) {
      const veg = Object.entries(coverSpecs).filter(
        ([name, spec]) => spec.cuisine === cuisine && pictures[`uploads/covers/${name}.webp`]?.veg,
      );
      expect(veg.length).toBeGreaterThan(0);
    }
  });

  it('has no two covers that show the same dishes on the same table, and none of fewer than four', () => {
    const looks = specs.map(({ dishes, table, layout }) => JSON.stringify([dishes, table, layout]));
    expect(new Set(looks).size).toBe(specs.length);
    expect(specs.filter(({ dishes }) => new Set(dishes).size < 3 || dishes.length < 4)).toEqual([]);
  });

  it('has badges whose sign stands out from its ground, and no two alike', () => {
    const light = (colour: string): number => {
      const [r, g, b] = hex(colour);
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const faint = Object.entries(logos).filter(([, { ground, mark }]) => {
      const [dark = 0, bright = 0] = [light(ground), light(mark)].sort((a, b) => a - b);
      return (bright + 0.05) / (dark + 0.05) < 3;
    });
    expect(faint.map(([name]) => name)).toEqual([]);
    expect(new Set(Object.values(logos).map((logo) => JSON.stringify(logo))).size).toBe(Object.keys(logos).length);
  });

  it('has no two faces alike but in the colour behind them', () => {
    const faces = Object.values(people).map(({ ground: _ground, ...face }) => JSON.stringify(face));
    expect(faces.filter((face, i) => faces.indexOf(face) !== i)).toEqual([]);
  });

  it('tells the colours of every picture that a row of the demo world names', () => {
    const wanted = Object.keys(pictures).map((path) => path.replace('uploads/', ''));
    expect(wanted.filter((file) => /^(dishes|covers|categories|blogs)\//.test(file) && !tints[file])).toEqual([]);
  });
});

describe('what is drawn anew', () => {
  const jobs = new Map([
    ['dishes/dal.webp', { mark: 'new' }],
    ['dishes/idli.webp', { mark: 'same' }],
    ['dishes/naan.webp', { mark: 'same' }],
    ['dishes/poha.webp', { mark: 'new' }],
  ]);
  const marks = {
    'dishes/dal.webp': { mark: 'old' },
    'dishes/idli.webp': { mark: 'same' },
    'dishes/naan.webp': { mark: 'same' },
  };

  it('is what is missing, what was lost and what looks different now, and nothing else', () => {
    const isThere = (file: string): boolean => file !== 'dishes/naan.webp';
    const files = [...jobs.keys()];
    expect(listStale(files, { jobs, marks, isThere })).toEqual([
      'dishes/dal.webp',
      'dishes/naan.webp',
      'dishes/poha.webp',
    ]);
  });
});
