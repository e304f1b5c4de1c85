import { describe, expect, it } from 'vitest';
import { compose, portrait } from '../compositions/composition.ts';
import { markOf } from '../foods/ingredients.ts';
import { menu } from './menu.ts';

describe('a dish of the menu', () => {
  it.each(Object.entries(menu))('%s shows what it says it holds, and nothing else', (_, recipe) => {
    const shown = compose(portrait(recipe), 0.05).ingredients;
    expect([...shown].toSorted()).toEqual([...recipe.ingredients].toSorted());
  });

  it('carries the mark that follows from what it holds', () => {
    const wrong = Object.entries(menu).filter(([, { diet, ingredients }]) => diet !== markOf(ingredients));
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it('has a name that a file can carry', () => {
    expect(Object.keys(menu).filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([]);
  });
});

describe('the menu', () => {
  const named = (words: RegExp): string[] => Object.keys(menu).filter((name) => words.test(name));

  it('calls nothing veg that is named after meat, fish or egg', () => {
    const told = named(/chicken|mutton|fish|prawn|keema|seekh|galouti|salmon|pepperoni|egg-/);
    expect(told.length).toBeGreaterThan(50);
    expect(told.filter((name) => menu[name]?.diet === 'veg')).toEqual([]);
  });

  it('serves egg only where the name or the kind of dish says so', () => {
    const eggs = Object.keys(menu).filter((name) => menu[name]?.egg);
    const told = /egg|omelette|cake|tiramisu|brownie|donut|waffle|ramen|biryani|pad-thai/;
    expect(eggs.filter((name) => !told.test(name))).toEqual([]);
  });

  it('offers enough to fill a city: every mark and a wide choice of kinds', () => {
    const dishes = Object.values(menu);
    expect(dishes.length).toBeGreaterThanOrEqual(200);
    expect(new Set(dishes.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(60);
    expect(dishes.filter(({ diet }) => diet === 'egg').length).toBeGreaterThanOrEqual(10);
    expect(dishes.filter(({ diet }) => diet === 'nonveg').length).toBeGreaterThanOrEqual(50);
  });
});
