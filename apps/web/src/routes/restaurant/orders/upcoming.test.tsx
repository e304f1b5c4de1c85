import { answer } from '@tawa/contract/common/endpoint';
import { listKitchenOrders, type KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { configure, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeKitchen } from '#testing/fake-kitchen.ts';
import { inMinutes, kitchenOrder } from '#testing/order-samples.ts';
import { render } from '#testing/render.tsx';
import { Screen } from './orders.tsx';

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });

const tonight = kitchenOrder({
  order_number: 'FD-LATER2',
  status: 'accepted',
  version: 2,
  cook_by: inMinutes(240),
});

/** The lane of orders for later; what is begun is on the board from then on. */
async function openUpcoming() {
  const { api, board, moves } = fakeKitchen(tonight);
  const isLater = ({ status }: KitchenOrder) => status === 'accepted';
  api.answer(listKitchenOrders, ({ query }) => {
    const orders = board.orders.filter((order) => isLater(order) === (query?.lane === 'upcoming'));
    const upcoming = board.orders.filter(isLater).length;
    const counts = { board: board.orders.length - upcoming, upcoming, done: 0 };
    return answer(200, { orders, counts, total_pages: 1, server_time: new Date().toISOString() });
  });
  const { user } = render(<Screen />);
  await user.click(await screen.findByRole('radio', { name: /^Upcoming/ }));
  const ticket = within(await screen.findByRole('article', { name: 'FD-LATER2' }));
  return { user, moves, ticket };
}

test('an order for later is begun before its time, and leaves for the board (kitchen-board-15)', async () => {
  const { user, moves, ticket } = await openUpcoming();
  await user.click(ticket.getByRole('button', { name: 'Start now' }));
  expect(moves()).toEqual([{ to: 'preparing', version: 2 }]);
  expect(screen.queryByRole('article', { name: 'FD-LATER2' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: /^Board/ }));
  expect(await screen.findByRole('article', { name: 'FD-LATER2' })).toBeTruthy();
});

test('an order for later is cancelled with a reason, and put on paper (kitchen-board-15)', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user, moves, ticket } = await openUpcoming();
  await user.click(ticket.getByRole('button', { name: /^Print/ }));
  await vi.waitFor(() => expect(print).toHaveBeenCalled(), { timeout: 10_000 });
  await user.click(ticket.getByRole('button', { name: 'Cancel order' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByRole('radio', { name: /busy/i }));
  await user.click(sheet.getByRole('button', { name: 'Cancel order' }));
  expect(moves()).toMatchObject([{ to: 'cancelled', reason: 'TOO_BUSY', version: 2 }]);
});
