import { expect, test } from 'vitest';
import { findOwn, keepOwn } from './own.ts';

const words = { veg: 'Vegetarian' };

test('a table answers what it holds', () => {
  expect(findOwn(words, 'veg')).toBe('Vegetarian');
  expect(findOwn(words, 'fish')).toBeUndefined();
});

test.each(Object.getOwnPropertyNames(Object.prototype))('a table answers nothing under %s', (name) => {
  expect(findOwn(words, name)).toBeUndefined();
});

test.each(Object.getOwnPropertyNames(Object.prototype))('a table keeps what is put under %s', (name) => {
  const table: Record<string, number> = {};
  keepOwn(table, name, 3);
  expect(findOwn(table, name)).toBe(3);
  expect(Object.entries(table)).toEqual([[name, 3]]);
});
