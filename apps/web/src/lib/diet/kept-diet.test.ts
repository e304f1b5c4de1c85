import { noDiet } from '@tawa/domain/accounts/diet';
import { expect, test } from 'vitest';
import { readKeptDiet, readMarks, writeKeptDiet } from './kept-diet.ts';

const curd = { is_veg: 1 as const, contains_egg: 0 as const, allergens: ['milk'], suits: [] };

test('a kept profile marks by its rules until it is forgotten', () => {
  writeKeptDiet({ profile: { ...noDiet, allergens: ['milk'], hide: true }, owner: null });
  expect(readMarks()?.misfits(curd)).toEqual(['Contains milk']);
  expect(readMarks()?.hide).toBe(true);
  writeKeptDiet(null);
  expect(readMarks()).toBeNull();
});

test('a guest who eats everything leaves nothing behind, an account’s copy stays known', () => {
  writeKeptDiet({ profile: noDiet, owner: null });
  expect(localStorage.getItem('diet')).toBeNull();
  writeKeptDiet({ profile: noDiet, owner: 1001 });
  expect(readKeptDiet()).toEqual({ profile: noDiet, owner: 1001 });
  expect(readMarks()).toBeNull();
});

test.each(['', '{', '[]', '"veg"', '7', '{"diet":"air","allergens":"all","halal":1}'])(
  'what somebody else wrote there (%s) marks nothing',
  (text) => {
    localStorage.setItem('diet', text);
    expect(readMarks()).toBeNull();
  },
);
