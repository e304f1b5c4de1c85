import { answer } from '@tawa/contract/common/endpoint';
import { moveOrder } from '@tawa/contract/ordering/orders';
import { packApart, type KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeKitchen } from '#testing/fake-kitchen.ts';
import { kitchenOrder } from '#testing/order-samples.ts';
import { render } from '#testing/render.tsx';
import { Screen } from './orders.tsx';

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

const item = (order_item_id: number, name: string, change: Partial<KitchenOrder['items'][number]> = {}) => ({
  order_item_id,
  name,
  kitchen_name: name,
  is_veg: 1 as const,
  quantity: 1,
  options: [],
  note: '',
  shortage: null,
  ...change,
});
const cooking = (change: Partial<KitchenOrder> = {}) =>
  kitchenOrder({
    order_number: 'FD-CQQK22',
    status: 'accepted',
    version: 2,
    allergies: ['peanuts'],
    items: [item(1, 'Rice', { avoids: ['peanuts'] }), item(2, 'Noodles', { avoids: [] })],
    ...change,
  });

async function open(order: KitchenOrder) {
  const kitchen = fakeKitchen(order);
  const moved = { order_number: order.order_number, status: 'accepted' as const, version: 2 };
  kitchen.api.answer(packApart, answer(200, moved));
  kitchen.api.answer(moveOrder, answer(200, { ...moved, status: 'ready', version: 3 }));
  const { user } = render(<Screen />);
  const ticket = within(await screen.findByRole('article', { name: order.order_number }));
  const sent = (path: string) =>
    kitchen.api.calls.filter(({ endpoint }) => endpoint.endsWith(path)).map(({ parts }) => parts.body);
  return { user, ticket, sent };
}

test('an allergy stands on the ticket, and Ready asks for the tick of each line that it concerns (packing-2)', async () => {
  const { user, ticket, sent } = await open(cooking());
  expect(ticket.getByText('Allergy: peanuts')).toBeTruthy();
  expect(ticket.getByText('Keep apart: no peanuts')).toBeTruthy();
  await user.click(ticket.getByRole('button', { name: 'Mark ready' }));
  const sheet = within(await screen.findByRole('dialog', { name: /Packed apart\?/ }));
  expect(sheet.getByRole('button', { name: 'Mark ready' })).toHaveProperty('disabled', true);
  expect(sheet.getByText(/Has peanuts in it, and the customer knows/)).toBeTruthy();
  expect(sheet.queryByRole('checkbox', { name: /Noodles/ })).toBeNull();
  await user.click(sheet.getByRole('checkbox', { name: 'Rice: packed apart, no peanuts' }));
  await waitFor(() => expect(sent('/packed')).toEqual([{ order_item_id: 1, mark: 'packed' }]));
  expect(sent(':order_number/status')).toEqual([]);
});

test('a dish that has it in it says that its customer knows, in the whole ticket (packing-2)', async () => {
  const { user, ticket } = await open(cooking());
  await user.click(ticket.getByRole('button', { name: 'Open FD-CQQK22' }));
  expect(await screen.findByText(/Has peanuts in it, and the customer knows/)).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Rice: packed apart, no peanuts' })).toBeTruthy();
});

test('with every tick, and without an allergy, Ready goes its way at once (packing-2)', async () => {
  for (const change of [
    { items: [item(1, 'Rice', { avoids: ['peanuts'], packed_apart: true })] },
    { allergies: [], items: [item(1, 'Rice')] },
  ]) {
    const { user, ticket } = await open(cooking(change));
    await user.click(ticket.getByRole('button', { name: 'Mark ready' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/Keep apart/)).toBeNull();
    document.body.innerHTML = '';
  }
});
