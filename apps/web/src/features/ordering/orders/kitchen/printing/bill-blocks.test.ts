import type { KitchenOrderDetail } from '@tawa/contract/ordering/orders.history';
import { noOrderRequests } from '@tawa/contract/ordering/orders.requests';
import { expect, test } from 'vitest';
import { inMinutes } from '#testing/order-samples.ts';
import { billBlocks } from './bill-blocks.ts';

const line = { quantity: 1, options: [], note: '', amount: 120, shortage: null };
const order: KitchenOrderDetail = {
  order_number: 'FD-7K3M9Q',
  status: 'ready',
  fulfilment: 'delivery',
  placed_at: inMinutes(-20),
  accepted_at: inMinutes(-19),
  ready_at: inMinutes(-1),
  dispatched_at: null,
  closed_at: null,
  scheduled_for: null,
  promised_to: inMinutes(20),
  late_at: null,
  customer_name: 'Asha',
  phone_last4: '3210',
  table: null,
  ...noOrderRequests,
  payment_method: 'cod',
  payment_status: 'pending',
  restaurant: {
    restaurant_name: 'Dum & Handi',
    restaurant_names: { hi: 'दम एंड हांडी' },
    full_address: null,
    fssai_number: null,
    gstin: null,
  },
  items: [
    {
      ...line,
      order_item_id: 1,
      name: 'Garlic Naan',
      names: { hi: 'लहसुन नान' },
      options: ['Extra butter', 'Hot'],
      option_names: [{ hi: 'ज़्यादा मक्खन' }, null],
    },
    { ...line, order_item_id: 2, name: 'Roti', names: { hi: 'रोटी' }, instead_of: 1 },
  ],
  charges: [],
  total: 120,
  removed_total: 0,
  refunded: 0,
  events: [],
};
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
