import { describe, expect, it } from 'vitest';
import { markOf } from './ingredients.ts';
import { menu } from './menu.ts';
import { coming } from './menu/coming.ts';

describe('the dishes to come', () => {
  it('carry the mark that follows from what they hold', () => {
    const wrong = Object.entries(coming).filter(([, dish]) => dish.diet !== markOf(dish.ingredients));
    expect(wrong).toEqual([]);
  });

  it('are not on the menu yet, and have names a file can carry', () => {
    const names = Object.keys(coming);
    expect(names.filter((name) => name in menu)).toEqual([]);
    expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([]);
  });
});
