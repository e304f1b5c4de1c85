import { answer } from '@tawa/contract/common/endpoint';
import { keepDish, reportShortage, type KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { listSubstitutes, type SubstituteChoice } from '@tawa/contract/ordering/orders.substitutes';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeKitchen } from '#testing/fake-kitchen.ts';
import { inMinutes, kitchenOrder } from '#testing/order-samples.ts';
import { render } from '#testing/render.tsx';
import { Screen } from './orders.tsx';

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

const item: Omit<KitchenOrder['items'][number], 'order_item_id' | 'name' | 'kitchen_name' | 'quantity'> = {
  is_veg: 1,
  options: [],
  note: '',
  shortage: null,
};
const cooking = (change: Partial<KitchenOrder> = {}) =>
  kitchenOrder({
    order_number: 'FD-CQQK22',
    status: 'accepted',
    version: 2,
    items: [
      { ...item, order_item_id: 1, name: 'Dal Makhani', kitchen_name: 'Dal Makhani', quantity: 1 },
      { ...item, order_item_id: 2, name: 'Gulab Jamun', kitchen_name: 'Gulab Jamun', quantity: 2 },
    ],
    actions: [{ action: 'take_out', allowed: true, reason: null }],
    ...change,
  });

const choice = (menu_id: number, name: string, change: Partial<SubstituteChoice> = {}): SubstituteChoice => ({
  menu_id,
  name,
  dish_img: null,
  is_veg: 1,
  price: 89,
  back: 0,
  borne: 0,
  is_suggested: true,
  ...change,
});
const dishes = [
  choice(31, 'Rasmalai'),
  choice(32, 'Kheer', { price: 79, back: 21 }),
  choice(33, 'Rabri', { price: 99, borne: 20 }),
  choice(34, 'Kulfi', { is_suggested: false }),
];

async function open(order: KitchenOrder) {
  const kitchen = fakeKitchen(order);
  kitchen.api.answer(listSubstitutes, { status: 200, body: { dishes } });
  kitchen.api.answer(reportShortage, answer(200, { order_number: order.order_number, status: 'accepted', version: 3 }));
  const { user } = render(<Screen />);
  await screen.findByRole('article', { name: order.order_number });
  const sent = () =>
    kitchen.api.calls.filter(({ endpoint }) => endpoint.endsWith('/shortage')).map(({ parts }) => parts.body);
  return { user, sent, api: kitchen.api };
}

test.each([
  ['refund', 'Take it out', /Its price goes off the bill/],
  ['call', 'Ask the customer', /Without an answer in 5 minutes/],
  ['cancel', 'End the order', /so the whole order ends/],
] as const)(
  'a dish that is sold out follows the wish %s (kitchen-board-1)',
  async (item_unavailable_pref, button, words) => {
    const { user, sent } = await open(cooking({ item_unavailable_pref }));
    await user.click(screen.getByRole('button', { name: 'Open FD-CQQK22' }));
    await user.click(await screen.findByRole('button', { name: 'Sold out?' }));
    const sheet = within(await screen.findByRole('dialog', { name: /sold out/i }));
    await user.click(sheet.getByRole('radio', { name: '2 × Gulab Jamun' }));
    expect(sheet.getByText(words)).toBeTruthy();
    await user.click(sheet.getByRole('button', { name: button }));
    await waitFor(() => expect(sent()).toEqual([{ version: 2, order_item_id: 2, sold_out_today: true }]));
  },
);

test('up to three dishes are offered, each with what it means; another line begins anew (substitutes-7)', async () => {
  const { user, sent } = await open(cooking({ item_unavailable_pref: 'cancel', payment_method: 'upi' }));
  await user.click(screen.getByRole('button', { name: 'Open FD-CQQK22' }));
  await user.click(await screen.findByRole('button', { name: 'Sold out?' }));
  const sheet = within(await screen.findByRole('dialog', { name: /sold out/i }));
  await user.click(await sheet.findByRole('checkbox', { name: /Rasmalai ₹89.00 same price/ }));
  await user.click(sheet.getByRole('radio', { name: '2 × Gulab Jamun' }));
  expect(await sheet.findByRole('checkbox', { name: /Rasmalai/ })).toHaveProperty('checked', false);
  await user.click(sheet.getByRole('checkbox', { name: /Kheer ₹79.00 ₹21.00 back/ }));
  await user.click(sheet.getByRole('checkbox', { name: /Rabri ₹99.00 you bear ₹20.00/ }));
  expect(sheet.queryByRole('checkbox', { name: /Kulfi/ })).toBeNull();
  await user.click(sheet.getByRole('button', { name: 'All 4 dishes that fit' }));
  await user.click(sheet.getByRole('checkbox', { name: /Kulfi/ }));
  expect(sheet.getByRole('checkbox', { name: /Rasmalai/ })).toHaveProperty('disabled', true);
  expect(sheet.getByText(/Without an answer the whole order ends/)).toBeTruthy();
  await user.click(sheet.getByRole('button', { name: 'Offer 3 dishes' }));
  await waitFor(() =>
    expect(sent()).toEqual([{ version: 2, order_item_id: 2, sold_out_today: true, substitutes: [32, 33, 34] }]),
  );
});

test('who has the dish after all takes the question back from the open ticket (substitutes-8)', async () => {
  const [naan, asked] = [1, 2].map((order_item_id) => ({
    ...item,
    order_item_id,
    name: 'Dal',
    kitchen_name: 'Dal',
    quantity: 1,
  }));
  if (!naan || !asked) throw new Error('There are two dishes.');
  const shortage = { state: 'asked' as const, quantity: 1, since: inMinutes(-1), answer_by: inMinutes(4) };
  const { user, api } = await open(cooking({ items: [naan, { ...asked, kitchen_name: 'Kheer', shortage }] }));
  api.answer(keepDish, answer(200, { order_number: 'FD-CQQK22', status: 'accepted', version: 4 }));
  await user.click(screen.getByRole('button', { name: 'Open FD-CQQK22' }));
  await user.click(await screen.findByRole('button', { name: 'Kheer: we have it after all' }));
  const sent = () => api.calls.filter(({ endpoint }) => endpoint.endsWith('/keep')).map(({ parts }) => parts.body);
  await waitFor(() => expect(sent()).toEqual([{ order_item_id: 2 }]));
});

test('what was taken out and what is asked stands on the ticket, and ready food offers nothing of it (kitchen-board-1)', async () => {
  const until = inMinutes(4);
  await open(
    cooking({
      items: [
        {
          ...item,
          order_item_id: 1,
          name: 'Dal Makhani',
          kitchen_name: 'Dal Makhani',
          quantity: 0,
          shortage: { state: 'removed', quantity: 1, answer_by: null },
        },
        {
          ...item,
          order_item_id: 2,
          name: 'Gulab Jamun',
          kitchen_name: 'Gulab Jamun',
          quantity: 2,
          shortage: { state: 'asked', quantity: 2, answer_by: until },
        },
      ],
    }),
  );
  const ticket = within(screen.getByRole('article', { name: 'FD-CQQK22' }));
  expect(ticket.getByText('Sold out, 1 taken out')).toBeTruthy();
  expect(ticket.getByText(/^Sold out. The customer chooses until/)).toBeTruthy();
  expect(ticket.queryByRole('button', { name: 'Sold out?' })).toBeNull();
});

test('an order for later is new when it is time to cook it (kitchen-board-2)', async () => {
  await open(cooking({ scheduled_for: inMinutes(40), cook_by: inMinutes(-1) }));
  const column = within(screen.getByRole('region', { name: /^New/ }));
  expect(column.getByRole('article', { name: 'FD-CQQK22' })).toBeTruthy();
});
