import { expect, test } from 'vitest';
import { holdPlaces } from './hold-places.ts';

const ticket = (key: string, height = 2) => ({ key, height });
const at = (now: number) => ({ now, linesMax: 4 });
const start = (...keys: string[]) =>
  holdPlaces(
    [],
    keys.map((key) => ticket(key)),
    at(0),
  );
const keysOf = (places: { key: string }[]) => places.map(({ key }) => key).join(' ');

test('what comes under a hand stands at the end, and nothing else moves (line-5)', () => {
  expect(keysOf(holdPlaces(start('a', 'b'), [ticket('late'), ticket('a'), ticket('b')], at(100)))).toBe('a b late');
});

test('a gap is filled once it was seen as one for three seconds, and not before (line-5)', () => {
  const gone = holdPlaces(start('a', 'b', 'c'), [ticket('b'), ticket('c')], at(1000));
  const early = holdPlaces(gone, [ticket('b'), ticket('c'), ticket('d')], at(3900));
  expect(keysOf(early)).toBe('a b c d');
  const later = holdPlaces(early, [ticket('b'), ticket('c'), ticket('d'), ticket('e')], at(4000));
  expect(keysOf(later)).toBe('e b c d');
});

test('a ticket that is called back to its gap stands there again (line-5)', () => {
  const gone = holdPlaces(start('a', 'b'), [ticket('b')], at(1000));
  const back = holdPlaces(gone, [ticket('a'), ticket('b')], at(9000));
  expect(back).toEqual(start('a', 'b'));
});

test('a long ticket takes no gap of one cell, and a short one leaves a long gap its size (line-5)', () => {
  const gone = holdPlaces([{ ...ticket('long', 9), goneAt: null }, ...start('b', 'c')], [ticket('c')], at(0));
  const after = holdPlaces(gone, [ticket('c'), ticket('d', 3), ticket('e', 9), ticket('f', 4)], at(3000));
  expect(after.map(({ key, height }) => `${key}${height}`).join(' ')).toBe('d9 f4 c2 e9');
});
