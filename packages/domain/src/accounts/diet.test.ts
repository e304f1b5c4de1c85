import { describe, expect, test } from 'vitest';
import { asksForAnything, mergeDiets, misfits, noDiet, type DietProfile, type FoodFacts } from './diet.ts';

const food = (part: Partial<FoodFacts> = {}): FoodFacts => ({
  is_veg: 1,
  contains_egg: 0,
  allergens: [],
  suits: [],
  ...part,
});
const who = (part: Partial<DietProfile>): DietProfile => ({ ...noDiet, ...part });

const dal = food();
const curd = food({ allergens: ['milk'] });
const fruit = food({ suits: ['vegan', 'jain'] });
const eggCurry = food({ is_veg: 0, contains_egg: 1, allergens: ['egg'], suits: ['egg'] });
const biryani = food({ is_veg: 0, contains_egg: 1, allergens: ['egg', 'milk'] });
const kebab = food({ is_veg: 0, suits: ['halal'] });

describe('what a diet has against a dish', () => {
  test.each([
    ['any', biryani, []],
    ['egg', dal, []],
    ['egg', eggCurry, []],
    ['egg', biryani, ['Not vegetarian']],
    ['veg', dal, []],
    ['veg', eggCurry, ['Contains egg']],
    ['veg', biryani, ['Not vegetarian']],
    ['vegan', fruit, []],
    ['vegan', curd, ['Not marked as vegan']],
    ['jain', fruit, []],
    ['jain', dal, ['Not marked as Jain']],
    ['jain', kebab, ['Not vegetarian']],
  ] as const)('%s: %o (diet-2)', (diet, dish, reasons) => {
    expect(misfits(dish, who({ diet }))).toEqual(reasons);
  });

  test('halal asks only of meat, and only once', () => {
    const halal = who({ halal: true });
    expect(misfits(dal, halal)).toEqual([]);
    expect(misfits(eggCurry, halal)).toEqual([]);
    expect(misfits(kebab, halal)).toEqual([]);
    expect(misfits(biryani, halal)).toEqual(['Not marked as halal']);
    expect(misfits(biryani, who({ halal: true, diet: 'veg' }))).toEqual(['Not vegetarian']);
  });

  test('every allergen to avoid is named, and egg also where only the mark tells of it', () => {
    expect(misfits(biryani, who({ allergens: ['milk', 'egg', 'nuts'] }))).toEqual(['Contains milk and egg']);
    expect(misfits(food({ contains_egg: 1 }), who({ allergens: ['egg'] }))).toEqual(['Contains egg']);
    expect(misfits(eggCurry, who({ diet: 'veg', allergens: ['egg'] }))).toEqual(['Contains egg']);
  });
});

test('two profiles become one that loses nothing (diet-1)', () => {
  const home = who({ diet: 'veg', allergens: ['nuts'], hide: true });
  const phone = who({ diet: 'egg', halal: true, allergens: ['milk', 'nuts'] });
  expect(mergeDiets(home, phone)).toEqual({ diet: 'veg', halal: true, allergens: ['milk', 'nuts'], hide: true });
  expect(mergeDiets(phone, home).diet).toBe('veg');
  expect(mergeDiets(who({ diet: 'jain' }), who({ diet: 'vegan' })).diet).toBe('jain');
  expect(mergeDiets(noDiet, phone)).toEqual(phone);
});

test('hiding alone asks for nothing', () => {
  expect(asksForAnything(who({ hide: true }))).toBe(false);
  expect(asksForAnything(who({ halal: true }))).toBe(true);
});
