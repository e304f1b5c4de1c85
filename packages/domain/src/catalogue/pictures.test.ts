import { expect, test } from 'vitest';
import { copyOf, originalOf, pictureShapes, shapeOf, tintOf, withoutTint } from './pictures.ts';

const folders = Object.entries(pictureShapes);

test('the name of every copy leads back to its original', () => {
  for (const [folder, { width, copies, avif }] of folders) {
    const path = `uploads/${folder}/podi-idli-2.webp`;
    for (const copy of copies) expect(originalOf(copyOf(path, copy))).toBe(path);
    expect(originalOf(copyOf(path, width, 'avif'))).toBe(avif ? path : undefined);
    expect(copyOf(path, width)).toBe(path);
  }
});

test.each([
  'uploads/dishes/dal.webp',
  'uploads/dishes/dal-321.webp',
  'uploads/logos/dal.avif',
  'uploads/other/dal-320.webp',
  'uploads/dishes/../dal-320.webp',
  'uploads/toString/dal-320.webp',
  'chefs/dal-96.webp',
  'uploads/chefs/dal-96.png',
])('%s is nobody’s copy', (path) => expect(originalOf(path)).toBeUndefined());

test('only a stored picture of a known folder has a shape', () => {
  expect(shapeOf('uploads/dishes/dal.webp#c7')).toBe(pictureShapes.dishes);
  expect(shapeOf('uploads/chefs/default.png')).toEqual({ width: 256, height: 256, copies: [], avif: false });
  expect(shapeOf('uploads/papers/dal.webp')).toBeUndefined();
  expect(shapeOf('https://elsewhere.example/uploads/dishes/dal.webp')).toBeUndefined();
});

test('a path carries its tint behind a sharp sign, and no copy does', () => {
  expect(tintOf('uploads/dishes/dal.webp#c7')).toEqual({ ground: 'c', middle: '7' });
  expect(tintOf('uploads/dishes/dal.webp')).toBeUndefined();
  expect(tintOf('uploads/dishes/dal.webp#zz')).toBeUndefined();
  expect(withoutTint('uploads/dishes/dal.webp#c7')).toBe('uploads/dishes/dal.webp');
  expect(copyOf('uploads/dishes/dal.webp#c7', 320, 'avif')).toBe('uploads/dishes/dal-320.avif');
});
