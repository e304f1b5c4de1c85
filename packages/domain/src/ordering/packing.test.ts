import { expect, test } from 'vitest';
import { canPackApart, refuseUnpacked, unpackedOf, type PackedLine } from './packing.ts';

const line = (part: Partial<PackedLine> = {}): PackedLine => ({
  name: 'Momos',
  quantity: 1,
  avoids: ['peanuts'],
  packed_apart: false,
  ...part,
});

test.each([
  ['an allergy and no tick', line(), ['Momos']],
  ['a tick', line({ packed_apart: true }), []],
  ['nothing to keep out', line({ avoids: [] }), []],
  ['taken out altogether', line({ quantity: 0 }), []],
] as const)('%s (packing-1)', (_case, one, names) => expect(unpackedOf([one])).toEqual(names));

test('the refusal names what is to be done (packing-1)', () => {
  expect(refuseUnpacked([])).toBeNull();
  expect(refuseUnpacked(['Momos'])).toBe('Tick “Packed apart” for Momos first. The customer told you of an allergy.');
  expect(refuseUnpacked(['Momos', 'Rice', 'Dal'])).toContain('Momos and 2 more');
});

test.each([
  ['placed', false],
  ['accepted', true],
  ['preparing', true],
  ['ready', false],
  ['cancelled', false],
] as const)('an order that is %s takes ticks: %s (packing-2)', (status, can) => expect(canPackApart(status)).toBe(can));
