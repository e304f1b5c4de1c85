import { expect, test } from 'vitest';
import { isLeftBehind, matchPictures, pictureKey } from './menu-pictures.ts';

test.each([
  ['', ''],
  ['photos/', ''],
  ['Dal.JPG', 'dal.jpg'],
  [' menu/Curries\\Dal.jpg ', 'dal.jpg'],
  ['cafe\u0301.png', 'caf\u00e9.png'],
])('“%s” is known as “%s” (menu-34)', (name, key) => {
  expect(pictureKey(name)).toBe(key);
});

test.each([
  ['__MACOSX/._dal.jpg', true],
  ['a/.DS_Store', true],
  ['Thumbs.db', true],
  ['dal.jpg', false],
  ['a.b/dal.jpg', false],
])('“%s” is left behind: %s (menu-34)', (name, isLeft) => {
  expect(isLeftBehind(name)).toBe(isLeft);
});

const files = (...names: string[]) => names.map((name) => ({ name }));

test('names are matched without regard to case and folders, each once (menu-34)', () => {
  expect(matchPictures(['Dal.jpg', 'dal.JPG', 'naan.png'], files('photos/DAL.jpg', 'Naan.PNG'))).toEqual({
    found: [
      { name: 'dal.jpg', file: { name: 'photos/DAL.jpg' } },
      { name: 'naan.png', file: { name: 'Naan.PNG' } },
    ],
    missing: [],
    unclear: [],
    unnamed: [],
  });
});

test('what is missing, named by no row, or there twice is told apart (menu-35)', () => {
  expect(matchPictures(['dal.jpg', 'rice.jpg'], files('a/dal.jpg', 'b/DAL.jpg', 'c/naan.jpg'))).toEqual({
    found: [],
    missing: ['rice.jpg'],
    unclear: ['dal.jpg'],
    unnamed: files('c/naan.jpg'),
  });
  expect(matchPictures([], [])).toEqual({ found: [], missing: [], unclear: [], unnamed: [] });
});
