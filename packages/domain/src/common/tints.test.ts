import { expect, test } from 'vitest';
import { tintOf, withoutTint } from '../catalogue/pictures.ts';
import { tintColours, withTint } from './tints.ts';

const path = 'uploads/dishes/dal.webp';

test('a tinted path gives back its two colours and itself', () => {
  for (const [ground, colour] of tintColours)
    for (const [middle, other] of tintColours) {
      const tinted = withTint(path, { ground: colour, middle: other });
      expect(tintOf(tinted)).toEqual({ ground, middle });
      expect(withoutTint(tinted)).toBe(path);
    }
});

test('a colour of no sign of its own takes the sign of the one that looks nearest', () => {
  expect(tintColours.get(tintOf(withTint(path, { ground: '#ffffff', middle: '#000000' }))?.ground ?? '')).toBe(
    '#e6e1d1',
  );
  expect(tintColours.get(tintOf(withTint(path, { ground: '#d54224', middle: '#000000' }))?.ground ?? '')).toBe(
    '#d74526',
  );
});
