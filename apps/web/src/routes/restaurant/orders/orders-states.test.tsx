import { answer } from '@tawa/contract/common/endpoint';
import { getKitchenStatus, listKitchenOrders, type KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { moveOrder } from '@tawa/contract/ordering/orders';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { fakeKitchen, kitchenStatus } from '#testing/fake-kitchen.ts';
import { kitchenOrder } from '#testing/order-samples.ts';
import { render } from '#testing/render.tsx';
import { drainToasts } from '#ui/toast/toast.ts';
import { Screen } from './orders.tsx';

// A whole board is much to look through by role on a busy machine.
vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });

const fresh = kitchenOrder({ order_number: 'FD-FRESH2' });
const cooking = kitchenOrder({ order_number: 'FD-CQQK22', status: 'preparing', version: 3 });
const packed = kitchenOrder({ order_number: 'FD-PACK22', status: 'ready', version: 4, fulfilment: 'pickup' });
const out = kitchenOrder({ order_number: 'FD-QUT222', status: 'out_for_delivery', version: 5 });

const line = (state: 'online' | 'offline') => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  act(() => void window.dispatchEvent(new Event(state)));
};

async function open(...orders: KitchenOrder[]) {
  const kitchen = fakeKitchen(...orders);
  const rendered = render(<Screen />);
  await screen.findByRole('heading', { name: /^New/ });
  return { ...rendered, ...kitchen };
}

test('without a line every action is off, by press and by key, and a strip says where new orders wait', async () => {
  const { user, moves } = await open(fresh, cooking, packed, out);
  await user.click(screen.getByRole('button', { name: 'Enter code' }));
  line('offline');
  expect(screen.getByRole('alert').textContent).toBe('You are offline. New orders wait on the server');
  for (const name of [
    /^Accept/,
    /^Change cooking time/,
    'Reject',
    /^5 more minutes/,
    'Mark ready',
    'Delivered',
    'Picked up',
  ])
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
  for (const box of screen.getAllByRole('textbox', { name: /code/ })) expect(box).toHaveProperty('disabled', true);
  expect(screen.getByRole('switch', { name: 'Open, Accepting orders' })).toHaveProperty('disabled', true);
  await user.keyboard('aaxxrr');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(moves()).toEqual([]);
  line('online');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: /^Accept/ })).toHaveProperty('disabled', false);
});

test('back on the line, the board is read anew and tells how much changed meanwhile', async () => {
  const told: string[] = [];
  const stop = drainToasts(({ text }) => told.push(text));
  const { board } = await open(fresh, cooking);
  line('offline');
  board.orders = [{ ...cooking, version: 4 }, out];
  line('online');
  expect(await screen.findByRole('article', { name: 'FD-QUT222' })).toBeTruthy();
  await waitFor(() => expect(told).toEqual(['3 changes while you were away']));
  stop();
});

test('what is held when the screen is left is sent once', async () => {
  const { user, unmount, moves } = await open(cooking);
  await user.click(screen.getByRole('button', { name: 'Mark ready' }));
  expect(moves()).toEqual([]);
  unmount();
  await waitFor(() => expect(moves()).toEqual([{ to: 'ready', version: 3 }]));
});

test('what is held is sent after eight seconds, and a refusal brings the ticket back with the server’s words', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const told: string[] = [];
  const stop = drainToasts(({ text }) => told.push(text));
  const { api } = await open(cooking);
  api.refuse(moveOrder, refusal('conflict', 'This order was changed meanwhile.'));
  fireEvent.click(screen.getByRole('button', { name: 'Mark ready' }));
  const column = (name: RegExp) => within(screen.getByRole('region', { name }));
  expect(column(/^Ready/).getByRole('article', { name: 'FD-CQQK22' })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(8000));
  await waitFor(() => expect(column(/^Preparing/).getByRole('article', { name: 'FD-CQQK22' })).toBeTruthy());
  expect(told).toEqual(['This order was changed meanwhile.']);
  stop();
});

const inColumn = (name: RegExp, number: string) =>
  within(screen.getByRole('region', { name })).queryByRole('article', { name: number });

test('a ticket stays where it was moved to while the server is told, and offers nothing until it has answered', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { api, board } = await open(cooking);
  let reply = () => {};
  const replied = new Promise<void>((resolve) => (reply = resolve));
  api.answer(moveOrder, async ({ params }) => {
    await replied;
    board.orders = [{ ...cooking, status: 'ready', version: 4 }];
    return answer(200, { order_number: String(params?.order_number), status: 'ready', version: 4 });
  });
  fireEvent.click(screen.getByRole('button', { name: 'Mark ready' }));
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  expect(inColumn(/^Ready/, 'FD-CQQK22')?.textContent).toContain('Done in a moment.');
  expect(screen.queryByRole('button', { name: 'Send out' })).toBeNull();
  await act(async () => reply());
  expect(await screen.findByRole('button', { name: 'Send out' })).toBeTruthy();
});

test('a code that is whole while another change of its order is under way is sent after it', async () => {
  const { user, api, board, moves } = await open(out);
  let reply = () => {};
  const replied = new Promise<void>((resolve) => (reply = resolve));
  api.answer(moveOrder, async ({ params, body }) => {
    const { code } = moveOrder.body.parse(body);
    if (code === '1111') {
      await replied;
      return answer(409, {
        code: 'WRONG_CODE' as const,
        message: 'Wrong.',
        status: out.status,
        version: 5,
        tries_left: 2,
      });
    }
    board.orders = [];
    return answer(200, { order_number: String(params?.order_number), status: 'delivered', version: 6 });
  });
  await user.click(screen.getByRole('button', { name: 'Enter code' }));
  const boxes = screen.getByRole('textbox', { name: /code/ });
  await user.type(boxes, '1111');
  await user.clear(boxes);
  await user.type(boxes, '2222');
  expect(moves()).toHaveLength(1);
  await act(async () => reply());
  await waitFor(() => expect(screen.queryByRole('article', { name: 'FD-QUT222' })).toBeNull());
  expect(moves()).toHaveLength(2);
});

test('a board that cannot be read says so and can be asked again', async () => {
  const { api } = fakeKitchen(fresh);
  api.refuse(listKitchenOrders, refusal('internal', 'No.'));
  const { user } = render(<Screen />);
  expect(screen.getByText('Loading orders')).toBeTruthy();
  expect(await screen.findByText('We couldn’t load the orders.')).toBeTruthy();
  fakeKitchen(fresh);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'FD-FRESH2' })).toBeTruthy();
});

test('a board that was read keeps its tickets when reading it again fails, and says that they may be old', async () => {
  const { api, client } = await open(fresh);
  api.refuse(listKitchenOrders, refusal('internal', 'No.'));
  await act(() => client.invalidateQueries({ queryKey: ['kitchen', 'orders'] }));
  expect((await screen.findByRole('alert')).textContent).toContain('It may be out of date.');
  expect(screen.getByRole('article', { name: 'FD-FRESH2' })).toBeTruthy();
});

test('a restaurant that is not active yet reads when orders come, and has no switch to press', async () => {
  const { api } = fakeKitchen();
  api.answer(getKitchenStatus, { status: 200, body: { ...kitchenStatus, lifecycle: 'draft' } });
  render(<Screen />);
  expect(await screen.findByText('Orders ring here once your restaurant is active.')).toBeTruthy();
  expect(screen.getByText('Not live yet')).toBeTruthy();
  expect(screen.queryByRole('switch', { name: /Accepting/ })).toBeNull();
});

test('empty columns say what is missing, and a paused kitchen why nothing comes', async () => {
  const { pause, client } = await open();
  expect(screen.getByText('No new orders. They ring here by themselves.')).toBeTruthy();
  expect(screen.getByText('Nothing on the stove.')).toBeTruthy();
  expect(document.title).toBe('Orders · Tawa');
  pause();
  await act(() => client.invalidateQueries({ queryKey: ['kitchen', 'status'] }));
  expect(await screen.findByText('Paused. New orders are off.')).toBeTruthy();
});

test('a search leaves what matches and says when nothing does', async () => {
  const { user } = await open(fresh, cooking);
  await user.type(screen.getByRole('searchbox'), 'qk22');
  expect(screen.getByRole('article', { name: 'FD-CQQK22' })).toBeTruthy();
  expect(screen.queryByRole('article', { name: 'FD-FRESH2' })).toBeNull();
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('No order here matches “qk22x”.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('another lane shows its own orders only, and new ones are not forgotten there', async () => {
  const { user, api, board } = await open(fresh);
  const closed = kitchenOrder({ order_number: 'FD-DQNE22', status: 'delivered', customer_phone: null });
  const counts = { board: 1, upcoming: 0, done: 1 };
  api.answer(listKitchenOrders, ({ query }) => {
    const orders = query?.lane === 'done' ? [closed] : board.orders;
    return answer(200, { orders, counts, total_pages: 1, server_time: new Date().toISOString() });
  });
  await user.click(screen.getByRole('radio', { name: /^Done/ }));
  expect(screen.queryByRole('article', { name: 'FD-FRESH2' })).toBeNull();
  expect(within(await screen.findByRole('article', { name: 'FD-DQNE22' })).getByText('Delivered')).toBeTruthy();
  expect(screen.getByText('A new order waits for an answer.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'View' }));
  expect(await screen.findByRole('article', { name: 'FD-FRESH2' })).toBeTruthy();
});
