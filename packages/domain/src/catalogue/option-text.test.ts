import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allergens, suitMarks } from '../accounts/diet.ts';
import {
  readNames,
  readOptionText,
  writeNames,
  writeOptionText,
  type GroupText,
  type OptionText,
  readChoiceNames,
  writeChoiceNames,
} from './option-text.ts';

const option = (option_name: string, price = 0, is_veg: 0 | 1 = 1, told: Partial<OptionText> = {}): OptionText => ({
  option_name,
  price,
  is_veg,
  allergens: [],
  suits: [],
  calories: null,
  serving: null,
  ...told,
});
const size: GroupText = {
  group_name: 'Size',
  kind: 'size',
  min_choices: 1,
  max_choices: 1,
  options: [option('Half'), option('Full', 120)],
};
const extras: GroupText = {
  group_name: 'Add-ons',
  kind: 'addon',
  min_choices: 0,
  max_choices: 3,
  options: [option('Cheese', 30), option('Egg', 20.5, 0)],
};

test.each<[string, GroupText[]]>([
  ['', []],
  ['   ', []],
  ['Size (choose 1): Half +0, Full +120', [size]],
  ['size(Choose 1) : Half , Full + ₹120', [{ ...size, group_name: 'size' }]],
  ['Size (choose 1): Half +0, Full +120 | Add-ons (up to 3): Cheese +30, Egg +20.50 (non-veg)', [size, extras]],
  ['Add-ons (choose up to 3):\nCheese +30,\nEgg (non-veg) +20.5', [extras]],
  ['Portion (size, choose 1): Half, Full +120', [{ ...size, group_name: 'Portion' }]],
  ['Size (add-on, choose 1 to 2): Half, Full +120', [{ ...size, kind: 'addon', max_choices: 2 }]],
  [
    'Size (choose 1): 12" pan, Half (500 ml) +20',
    [{ ...size, options: [option('12" pan'), option('Half (500 ml)', 20)] }],
  ],
  [
    'Size (choose 1): Half +0 (per 1 Plate), Full (330 kcal, per 500 g) +120',
    [
      {
        ...size,
        options: [
          option('Half', 0, 1, { serving: '1 Plate' }),
          option('Full', 120, 1, { calories: 330, serving: '500 g' }),
        ],
      },
    ],
  ],
  [
    'Add-ons (up to 3): Cheese +30 (milk, vegan, 90 kcal), Egg (Non-Veg , EGG, no meat) +20.5, "Nut (nuts)" +5 (0kcal)',
    [
      {
        ...extras,
        options: [
          option('Cheese', 30, 1, { allergens: ['milk'], suits: ['vegan'], calories: 90 }),
          option('Egg', 20.5, 0, { allergens: ['egg'], suits: ['egg'] }),
          option('Nut (nuts)', 5, 1, { calories: 0 }),
        ],
      },
    ],
  ],
  ['Size (choose 1): "A, b | c: (d) ""e""" +5', [{ ...size, options: [option('A, b | c: (d) "e"', 5)] }]],
  ['Size (choose 1): "500" +5', [{ ...size, options: [option('500', 5)] }]],
])('%j is read as its choices', (cell, groups) => {
  expect(readOptionText(cell)).toEqual({ read: groups });
});

test.each([
  ['Size', /“Size” has no colon/],
  ['Size: Half, Full +120', /how many choices of “Size”/],
  ['Size (pick some): Half', /how many choices of “Size”/],
  ['Size (choose 1):', /“Size” has no choices/],
  [': Half', /no name before its colon/],
  ['Size (choose 1): Half,, Full', /nothing between two commas/],
  ['Size (choose 1): Half 120', /“Half 120” begins with \+/],
  ['Size (choose 1): Half -20', /“Half -20” begins with \+/],
  ['Size (choose 1): Full +1,200', /without commas/],
  ['Size (choose 1): Full +lots', /“Full \+lots” has no price/],
  ['Size (choose 1): Full +120 (mlik, 90 kcal)', /has no price that can be read/],
  ['Size (choose 1): Half, Full +120 Add-ons (up to 3): Cheese +30', /put \| before the next group/],
  ['Size (choose 1: Half', /bracket is opened/],
  ['Size (choose 1): "Half +20', /quotation mark is opened/],
  ['Size (choose 1): "Half" big +20', /behind “Half” write its price/],
  [`Size (choose 1): ${'x'.repeat(400)}`, /too long/],
])('%j is refused in plain words', (cell, told) => {
  expect(readOptionText(cell)).toEqual({ fault: expect.stringMatching(told) });
});

const name = fc.oneof(
  fc.string({ minLength: 1, maxLength: 60, unit: 'binary' }),
  fc.string({
    minLength: 1,
    maxLength: 20,
    unit: fc.constantFrom(' ', '|', ':', ',', '(', ')', '"', '+', '-', '₹', '0', 'a', '1', '\n'),
  }),
  fc.constantFrom(
    'Size',
    'sizes',
    'Half',
    'Chips + dip',
    '7 Up',
    "Chef's",
    'Coke 500',
    'veg',
    'X (non-veg)',
    'Milk (90 kcal)',
  ),
);
const group: fc.Arbitrary<GroupText> = fc.record({
  group_name: name,
  kind: fc.constantFrom('size', 'addon'),
  min_choices: fc.integer({ min: 0, max: 20 }),
  max_choices: fc.integer({ min: 1, max: 20 }),
  options: fc.array(
    fc.record({
      option_name: name,
      price: fc.integer({ min: 0, max: 10_000_000 }).map((paise) => paise / 100),
      is_veg: fc.constantFrom(0, 1),
      allergens: fc.subarray([...allergens]),
      suits: fc.subarray([...suitMarks]),
      calories: fc.option(fc.integer({ min: 0, max: 5000 })),
      serving: fc.option(fc.constantFrom('500 g', '6 pieces', '1 Glass', '30 cm')),
    }),
    { minLength: 1, maxLength: 6 },
  ),
});

test('what is written is read as the same choices, whatever their names hold (menu-29)', () => {
  fc.assert(
    fc.property(fc.array(group, { maxLength: 4 }), (groups) => {
      expect(readOptionText(writeOptionText(groups))).toEqual({ read: groups });
    }),
    { numRuns: 2000 },
  );
});

test('names in one cell are read as they were written', () => {
  fc.assert(
    fc.property(fc.array(name, { maxLength: 5 }), (names) => {
      expect(readNames(writeNames(names))).toEqual({ read: names });
    }),
  );
  expect(readNames('Breakfast|  All   day |')).toEqual({ read: ['Breakfast', 'All day'] });
  expect(readNames('"Breakfast" and lunch')).toEqual({ fault: expect.stringMatching(/Write \| between/) });
});

test('what choices are called in another language is read as it was written, whatever it holds (names-5)', () => {
  const names = fc.array(
    fc.record({
      group: fc.oneof(name, fc.constant('')),
      options: fc.array(fc.oneof(name, fc.constant('')), { minLength: 1, maxLength: 5 }),
    }),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(names, (groups) => {
      const isEmpty = groups.every(({ group: own, options }) => own === '' && options.every((one) => one === ''));
      expect(readChoiceNames(writeChoiceNames(groups))).toEqual({ read: isEmpty ? [] : groups });
    }),
    { numRuns: 2000 },
  );
  expect(readChoiceNames(' साइज़:हाफ़ ,  फ़ुल|ऐड-ऑन: , अंडा ')).toEqual({
    read: [
      { group: 'साइज़', options: ['हाफ़', 'फ़ुल'] },
      { group: 'ऐड-ऑन', options: ['', 'अंडा'] },
    ],
  });
});

test.each([
  ['हाफ़, फ़ुल', /“हाफ़, फ़ुल” has no colon/],
  ['साइज़: हाफ़: फ़ुल', /Put \| before the next group/],
  ['साइज़: "हाफ़" बड़ा, फ़ुल', /Behind “हाफ़” write a comma/],
  ['साइज़: "हाफ़, फ़ुल', /quotation mark is opened/],
  ['साइज़: हाफ़ (छोटा, फ़ुल', /bracket is opened/],
])('names of choices that cannot be read say why: %s', (cell, fault) => {
  expect(readChoiceNames(cell)).toEqual({ fault: expect.stringMatching(fault) });
});
