import { expect, test } from 'vitest';
import { billLine, kitchenOrderDetail } from '#testing/order-samples.ts';
import { billBlocks } from './bill-blocks.ts';

const restaurant = { restaurant_name: 'Dum & Handi', full_address: null, fssai_number: null, gstin: null };
const order = kitchenOrderDetail({
  restaurant: { ...restaurant, restaurant_names: { hi: 'दम एंड हांडी' } },
  items: [
    billLine(1, 'Garlic Naan', {
      names: { hi: 'लहसुन नान' },
      options: ['Extra butter', 'Hot'],
      option_names: [{ hi: 'ज़्यादा मक्खन' }, null],
    }),
    billLine(2, 'Roti', { names: { hi: 'रोटी' }, instead_of: 1 }),
  ],
});
const linesIn = (language: 'en' | 'hi' | 'kn') =>
  billBlocks(order, { language, inDoubt: false }).flatMap((block) =>
    block.kind === 'rule' ? [] : [[block.kind, block.text]],
  );

test('the bill for the bag says dishes in English, as the invoice does, and below them in the kitchen’s language (language-10)', () => {
  const hindi = linesIn('hi');
  expect(hindi.slice(0, 2)).toEqual([
    ['head', 'Dum & Handi'],
    ['center', 'दम एंड हांडी'],
  ]);
  expect(hindi).toEqual(
    expect.arrayContaining([
      ['sum', '1 x Garlic Naan'],
      ['also', 'लहसुन नान'],
      ['change', 'Extra butter · ज़्यादा मक्खन'],
      ['change', 'Hot'],
      ['change', expect.stringContaining('1 × Roti · रोटी')],
    ]),
  );
});

test.each(['en', 'kn'] as const)('a bill in %s has nothing below what has no name there (language-10)', (language) => {
  const lines = linesIn(language);
  expect(lines.filter(([kind]) => kind === 'also')).toEqual([]);
  expect(lines).toContainEqual(['change', 'Extra butter']);
  expect(lines.map(([, text]) => text).join(' ')).not.toMatch(/[\u0900-\u097F]/u);
});
