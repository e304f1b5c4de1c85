import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartTotal, checkOptions, defaultOptions, decideAdd, groupRule, optionsKey, priceWithOptions } from './cart.ts';

test.each([
  [null, 2, false, 'add'],
  [null, 2, true, 'add'],
  [2, 2, false, 'add'],
  [2, 2, true, 'add'],
  [1, 2, false, 'confirm'],
  [1, 2, true, 'replace'],
] as const)('a cart of %s, a dish of %s, forced %s: %s (cart-1)', (cart, dish, force, decision) =>
  expect(decideAdd(cart, dish, force)).toBe(decision),
);

test('a cart comes to the sum of today’s prices times quantities (cart-5)', () => {
  expect(cartTotal([])).toBe(0);
  expect(
    cartTotal([
      { price: 434, discounted_price: 374, quantity: 1 },
      { price: 89, discounted_price: null, quantity: 2 },
      { price: 10.1, quantity: 3 },
    ]),
  ).toBe(582.3);
});

test('options raise both prices of a dish', () => {
  expect(priceWithOptions({ price: 300, discounted_price: 250 }, [45, 20])).toEqual({
    price: 365,
    discounted_price: 315,
  });
  expect(priceWithOptions({ price: 300 }, [])).toEqual({ price: 300, discounted_price: null });
});

test('the same options have one key in any order and however often they are named', () => {
  expect(optionsKey([])).toBe('');
  expect(optionsKey([10, 9, 2, 10])).toBe('2,9,10');
  fc.assert(fc.property(fc.array(fc.nat()), (ids) => optionsKey(ids) === optionsKey([...ids.toReversed(), ...ids])));
});

describe('options', () => {
  const size = {
    group_name: 'Size',
    min_choices: 1,
    max_choices: 1,
    options: [
      { option_id: 1, option_name: 'Regular', available: true },
      { option_id: 2, option_name: 'Family', available: true },
      { option_id: 3, option_name: 'Mini', available: false },
    ],
  };
  const extras = {
    group_name: 'Add-ons',
    min_choices: 0,
    max_choices: 2,
    options: [
      { option_id: 11, option_name: 'Raita', available: true },
      { option_id: 12, option_name: 'Salan', available: true },
      { option_id: 13, option_name: 'Egg', available: true },
    ],
  };
  const groups = [size, extras];

  test.each([
    [[1], [1]],
    [
      [12, 2, 11],
      [2, 11, 12],
    ],
    [[1, 1], [1]],
  ])('%j fit', (chosen, optionIds) => expect(checkOptions(groups, chosen)).toEqual({ ok: true, optionIds }));

  test('a dish without groups takes no options', () => {
    expect(checkOptions([], [])).toEqual({ ok: true, optionIds: [] });
    expect(checkOptions([], [1])).toMatchObject({ ok: false, reason: 'unknown' });
  });

  test.each([
    [[], 'missing', 'Size', 'Size: Choose 1.'],
    [[11], 'missing', 'Size', 'Size: Choose 1.'],
    [[1, 2], 'too_many', 'Size', 'Size: Choose 1.'],
    [[1, 11, 12, 13], 'too_many', 'Add-ons', 'Add-ons: Choose up to 2.'],
    [[3], 'sold_out', 'Size', 'Mini is sold out.'],
  ])('%j are refused: %s', (chosen, reason, group, message) =>
    expect(checkOptions(groups, chosen)).toEqual({ ok: false, reason, group, message }),
  );

  test('an option of another dish is unknown, whatever else is chosen', () => {
    expect(checkOptions(groups, [1, 99])).toMatchObject({ ok: false, reason: 'unknown' });
  });

  test('without a choice each required group takes the cheapest on sale, in its own order where they cost the same (cart-4)', () => {
    const priced = (option_id: number, price: number, available = true) => ({
      option_id,
      option_name: '',
      price,
      available,
    });
    const required = {
      ...size,
      min_choices: 2,
      options: [priced(1, 90), priced(2, 40), priced(3, 40), priced(4, 0, false)],
    };
    const free = { ...extras, options: [priced(11, 0)] };
    expect(defaultOptions([required, free])).toEqual([2, 3]);
    expect(defaultOptions([{ ...size, options: [priced(1, 0, false)] }])).toEqual([]);
    expect(defaultOptions([])).toEqual([]);
  });

  test('the rule under a group’s name says how many', () => {
    expect(groupRule({ min_choices: 1, max_choices: 1 })).toBe('Choose 1');
    expect(groupRule({ min_choices: 0, max_choices: 3 })).toBe('Choose up to 3');
    expect(groupRule({ min_choices: 1, max_choices: 3 })).toBe('Choose 1 to 3');
  });
});
