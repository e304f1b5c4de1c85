import { answer } from '@tawa/contract/common/endpoint';
import { moveKitchenOrders, type KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeKitchen } from '#testing/fake-kitchen.ts';
import { inMinutes, kitchenOrder } from '#testing/order-samples.ts';
import { render } from '#testing/render.tsx';
import { drainToasts } from '#ui/toast/toast.ts';
import { Screen } from './orders.tsx';

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

const fresh = (order_number: string, prep_minutes = 20) =>
  kitchenOrder({ order_number, prep_minutes, accept_by: inMinutes(6) });
const cooked = (order_number: string) => kitchenOrder({ order_number, status: 'preparing', version: 3 });

async function open(...orders: KitchenOrder[]) {
  const kitchen = fakeKitchen(...orders);
  const rendered = render(<Screen />);
  await screen.findByRole('heading', { name: /^New/ });
  const sent = () =>
    kitchen.api.calls.filter(({ endpoint }) => endpoint.endsWith('/orders/moves')).map(({ parts }) => parts.body);
  return { ...rendered, ...kitchen, sent };
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const named = (...numbers: string[]) => numbers.map((order_number) => ({ order_number, version: 1 }));

test('all new orders are accepted by one press with the longest usual time, after five seconds to stop (kitchen-board-11)', async () => {
  const { sent } = await open(fresh('FD-AAA222'), fresh('FD-BBB222', 30), cooked('FD-CCC222'));
  press('Accept all 2 · 30 min');
  expect(screen.getByText('Accepting 2')).toBeTruthy();
  await wait(4);
  expect(sent()).toEqual([]);
  await wait(1);
  expect(sent()).toEqual([{ to: 'accepted', prep_minutes: 30, orders: named('FD-AAA222', 'FD-BBB222') }]);
  const preparing = within(screen.getByRole('region', { name: /^Preparing/ }));
  await waitFor(() => expect(preparing.getAllByRole('article')).toHaveLength(3));
});

test('stopped in time nothing is sent, by press or by U; Shift A begins it again (kitchen-board-11)', async () => {
  const { sent } = await open(fresh('FD-AAA222'), fresh('FD-BBB222'));
  press(/^Accept all 2/);
  await wait(3);
  press('Stop, nothing is sent yet');
  await wait(10);
  expect(sent()).toEqual([]);
  fireEvent.keyDown(document.body, { key: 'A', shiftKey: true });
  expect(screen.getByText('Accepting 2')).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'u' });
  await wait(10);
  expect(sent()).toEqual([]);
});

test('what arrives while it counts is not accepted unseen (kitchen-board-11)', async () => {
  const { board, client, sent } = await open(fresh('FD-AAA222'), fresh('FD-BBB222'));
  press(/^Accept all 2/);
  board.orders = [...board.orders, fresh('FD-NEW222')];
  await act(() => client.invalidateQueries({ queryKey: ['kitchen'] }));
  await wait(6);
  expect(sent()).toMatchObject([{ orders: named('FD-AAA222', 'FD-BBB222') }]);
});

test('several that are cooked are chosen and marked ready; one that cannot be is told (kitchen-board-11)', async () => {
  const told: string[] = [];
  const stop = drainToasts(({ text }) => told.push(text));
  const { api, sent } = await open(cooked('FD-AAA222'), cooked('FD-BBB222'), cooked('FD-CCC222'));
  const refused = 'The customer is still being asked about Dal.';
  api.answer(
    moveKitchenOrders,
    answer(200, {
      orders: [
        { order_number: 'FD-AAA222', refused: null },
        { order_number: 'FD-CCC222', refused },
      ],
    }),
  );
  press('Choose several');
  expect(screen.getByRole('button', { name: 'Choose tickets' })).toHaveProperty('disabled', true);
  for (const name of ['FD-CCC222', 'FD-BBB222', 'FD-AAA222', 'FD-BBB222'])
    fireEvent.click(screen.getByRole('checkbox', { name }));
  press('Ready 2');
  await wait(5);
  const orders = ['FD-AAA222', 'FD-CCC222'].map((order_number) => ({ order_number, version: 3 }));
  expect(sent()).toEqual([{ to: 'ready', orders }]);
  await waitFor(() => expect(told).toEqual([`C222 not moved: ${refused}`]));
  stop();
});

test('leaving the screen sends what was counting down, once (kitchen-board-11)', async () => {
  const { sent, unmount } = await open(fresh('FD-AAA222'), fresh('FD-BBB222'));
  press(/^Accept all 2/);
  unmount();
  await wait(10);
  expect(sent()).toHaveLength(1);
});
