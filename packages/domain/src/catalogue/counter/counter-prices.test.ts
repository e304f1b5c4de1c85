import { describe, expect, test } from 'vitest';
import {
  decideCounterPrice,
  dayOf,
  isSameAsCounter,
  lapsesOn,
  stateOfDeclared,
  type Declared,
} from './counter-prices.ts';
import { isContradicted } from './price-reports.ts';

const said = (change: Partial<Declared> = {}): Declared => ({
  counter_price: 12_000,
  declared_on: '2026-08-31',
  is_refuted: false,
  ...change,
});
const lastDay = '2026-11-28';
const lapseDay = '2026-11-29';

describe('a price at the counter', () => {
  test.each([
    ['the same', { price: 12_000 }, { is: 'same', by: 0 }],
    ['one paisa dearer', { price: 12_001 }, { is: 'dearer', by: 1 }],
    ['one paisa cheaper', { price: 11_999 }, { is: 'cheaper', by: 1 }],
    ['brought down to it by a discount', { price: 15_000, discounted_price: 12_000 }, { is: 'same', by: 0 }],
    ['still dearer with a discount', { price: 15_000, discounted_price: 13_500 }, { is: 'dearer', by: 1500 }],
    ['cheaper with a discount', { price: 12_000, discounted_price: 9000 }, { is: 'cheaper', by: 3000 }],
    ['without a discount that is null', { price: 12_000, discounted_price: null }, { is: 'same', by: 0 }],
  ] as const)('is compared with what the menu shows: %s (counter-1)', (_, dish, standing) => {
    expect(decideCounterPrice(dish, said(), lastDay)).toEqual(standing);
  });

  test('counts for 90 days from its day, and not on the ninety-first (counter-1)', () => {
    expect(lapsesOn('2026-08-31')).toBe(lapseDay);
    expect(stateOfDeclared(said(), lastDay)).toBe('living');
    expect(stateOfDeclared(said(), lapseDay)).toBe('lapsed');
    expect(decideCounterPrice({ price: 12_000 }, said(), lapseDay)).toBeNull();
    expect(lapsesOn('2028-01-01')).toBe('2028-03-31');
  });

  test('says nothing where none was declared, or a report of it was upheld (counter-1)', () => {
    expect(decideCounterPrice({ price: 12_000 }, null, lastDay)).toBeNull();
    expect(decideCounterPrice({ price: 12_000 }, said({ is_refuted: true }), lastDay)).toBeNull();
    expect(stateOfDeclared(null, lastDay)).toBe('none');
    expect(stateOfDeclared(said({ is_refuted: true, declared_on: '2020-01-01' }), lastDay)).toBe('refuted');
  });

  test('has the day of the place where it was said', () => {
    expect(dayOf(new Date('2026-11-12T20:00:00Z'), 'Asia/Kolkata')).toBe('2026-11-13');
    expect(dayOf(new Date('2026-11-12T18:29:59Z'), 'Asia/Kolkata')).toBe('2026-11-12');
  });
});

test('a restaurant says same prices when each dish on sale is the same or cheaper here, and not of nothing (counter-2)', () => {
  const same = { is: 'same', by: 0 } as const;
  const cheaper = { is: 'cheaper', by: 1 } as const;
  expect(isSameAsCounter([same, cheaper])).toBe(true);
  expect(isSameAsCounter([same, { is: 'dearer', by: 1 }])).toBe(false);
  expect(isSameAsCounter([same, null])).toBe(false);
  expect(isSameAsCounter([])).toBe(false);
});

test('an upheld report takes back what still contradicts it, and nothing that was corrected meanwhile (counter-6)', () => {
  expect(isContradicted(said(), 11_000)).toBe(true);
  expect(isContradicted(said({ counter_price: 11_000 }), 11_000)).toBe(false);
  expect(isContradicted(null, 11_000)).toBe(false);
});
