import { answer } from '@tawa/contract/common/endpoint';
import {
  finishStation,
  getLine,
  listFinished,
  recallOrder,
  tickLines,
  type FinishedTicket,
  type LineItem,
  type LineTicket,
} from '@tawa/contract/ordering/orders.line';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { inMinutes, lineItem, lineTicket } from '#testing/order-samples.ts';
import { render } from '#testing/render.tsx';
import { drainToasts } from '#ui/toast/toast.ts';
import { Screen } from './line.tsx';

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });

const stations = [
  { station_id: 1, station_name: 'Tandoor' },
  { station_id: 2, station_name: 'Handi' },
];
const naan = lineItem(1, 'Butter Naan', { station_id: 1, quantity: 4 });
const palak = lineItem(2, 'Palak Paneer', { station_id: 2, quantity: 2 });
const both = lineTicket({ order_number: 'FD-AA9X4B', items: [naan, palak], ready_by: inMinutes(2) });
const later = lineTicket({ order_number: 'FD-BB2L8Y', items: [lineItem(3, 'Kulfi', { station_id: 1 })] });
const moved = { order_number: 'FD-AA9X4B', status: 'accepted' as const, version: 2 };

beforeEach(() => window.localStorage.clear());

function fakeLine(...orders: LineTicket[]) {
  const api = fakeApi();
  const line = { orders, finished: new Array<FinishedTicket>(), others: new Array<LineTicket>(), stations };
  api.answer(getLine, () => answer(200, { ...line, server_time: new Date().toISOString() }));
  api.answer(listFinished, () => answer(200, line.finished));
  const change = (number: unknown, to: (item: LineItem) => LineItem) => {
    line.orders = line.orders.map((order) =>
      order.order_number === number ? { ...order, items: order.items.map(to) } : order,
    );
    return answer(200, moved);
  };
  api.answer(tickLines, ({ params, body }) => {
    const { ticks } = tickLines.body.parse(body);
    return change(params?.order_number, (item) => ({
      ...item,
      ticked: ticks.find(({ order_item_id }) => order_item_id === item.order_item_id)?.ticked ?? item.ticked,
    }));
  });
  api.answer(finishStation, ({ params, body }) => {
    const { station_id } = finishStation.body.parse(body);
    const isTheirs = (item: LineItem) => station_id === null || item.station_id === station_id;
    return change(params?.order_number, (item) => (isTheirs(item) ? { ...item, done: true } : item));
  });
  api.answer(recallOrder, () => answer(200, moved));
  const sent = (last: string) =>
    api.calls.filter(({ endpoint }) => endpoint.endsWith(last)).map(({ parts }) => parts.body);
  return { api, line, sent };
}

/** The window of a wall, of a tablet, or of whatever is narrower. */
const widthIs = (width: number) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const least = /min-width: (\d+)px/.exec(query)?.[1];
    return Object.assign(new EventTarget(), {
      matches: least !== undefined && width >= Number(least),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  });

async function open(width: number, ...orders: LineTicket[]) {
  widthIs(width);
  const kitchen = fakeLine(...orders);
  const rendered = render(<Screen />);
  await screen.findByRole('heading', { level: 1, name: /Line display/ });
  if (orders[0]) await screen.findByRole('article', { name: orders[0].order_number });
  return { ...rendered, ...kitchen };
}
const ticket = (number: string) => within(screen.getByRole('article', { name: number }));

test('the wall has the tickets with the least time left first, and what is left over the day by station (line-5)', async () => {
  const { line, client } = await open(1920, later, both);
  expect(screen.getAllByRole('article').map((each) => each.getAttribute('aria-label'))).toEqual([
    'FD-AA9X4B',
    'FD-BB2L8Y',
  ]);
  expect(screen.getByRole('article', { name: 'FD-AA9X4B' }).dataset.level).toBe('urgent');
  const day = within(screen.getByRole('complementary', { name: 'All day' }));
  expect(day.getAllByRole('heading').map((each) => each.textContent)).toEqual(['All day', 'Tandoor', 'Handi']);
  expect(day.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    '4Butter Naan',
    '1Kulfi',
    '2Palak Paneer',
  ]);
  line.others = [lineTicket({ status: 'placed', accept_by: inMinutes(0.5) })];
  await act(() => client.invalidateQueries());
  const fresh = await screen.findByRole('link', { name: '1 new to answer' });
  expect(fresh.dataset.urgent).toBe('true');
});

test('with keys alone: Enter ticks the next dish, a number is done, S is the next station, Z the text size (line-7)', async () => {
  const { user, sent } = await open(1920, both, later);
  // Whoever chose a station by hand goes on with keys.
  await user.click(screen.getByRole('radio', { name: /^All/ }));
  await user.keyboard('{Enter}');
  expect(
    ticket('FD-AA9X4B')
      .getByRole('checkbox', { name: /Butter Naan/ })
      .getAttribute('aria-checked'),
  ).toBe('true');
  await user.keyboard('{Enter}');
  expect(ticket('FD-AA9X4B').getByRole('button', { name: 'All ticked: press 1' })).toBeTruthy();
  await user.keyboard('2');
  await waitFor(() => expect(sent('/done')).toEqual([{ station_id: null }]));
  expect(sent('/ticks')).toEqual([
    { ticks: [{ order_item_id: 1, ticked: true }] },
    { ticks: [{ order_item_id: 2, ticked: true }] },
  ]);
  await user.keyboard('s');
  expect(screen.getByRole('radio', { name: /Tandoor/ })).toHaveProperty('checked', true);
  expect(ticket('FD-AA9X4B').queryByText(/Palak/)).toBeNull();
  await user.keyboard('z');
  expect(window.localStorage.getItem('lineSize')).toBe('large');
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keys' }, { timeout: 12_000 })).toBeTruthy();
});

test('R calls the last finished ticket back, and the next R the one before (line-4)', async () => {
  const { user, line, sent, client } = await open(1920, both);
  const finished = (order_number: string, status: FinishedTicket['status']): FinishedTicket => ({
    ...lineTicket({ order_number }),
    status,
    finished_at: inMinutes(-1),
    rider_name: 'Suresh',
  });
  line.finished = [finished('FD-CC8P4C', 'ready'), finished('FD-DD2QQ2', 'out_for_delivery')];
  await act(() => client.invalidateQueries());
  await screen.findByText('8P4C');
  await user.keyboard('r');
  await waitFor(() => expect(sent('/recall')).toEqual([{ station_id: null }]));
  line.finished = line.finished.slice(1);
  await act(() => client.invalidateQueries());
  await screen.findByText('2QQ2');
  await user.keyboard('r');
  expect(await screen.findByRole('dialog', { name: '2QQ2 out with Suresh' })).toBeTruthy();
  expect(sent('/recall')).toHaveLength(1);
});

test('on a tablet the whole line is the box, and the station says what the others still have', async () => {
  const { user, sent } = await open(820, both, later);
  await user.click(screen.getByRole('radio', { name: /Tandoor/ }));
  expect(ticket('FD-AA9X4B').getByText('Handi has 1 left')).toBeTruthy();
  await user.click(ticket('FD-AA9X4B').getByRole('checkbox', { name: /Butter Naan/ }));
  await user.click(ticket('FD-AA9X4B').getByRole('checkbox', { name: /Butter Naan/ }));
  await user.click(ticket('FD-AA9X4B').getByRole('button', { name: 'Tandoor done, 9X4B' }));
  await waitFor(() => expect(sent('/done')).toEqual([{ station_id: 1 }]));
  expect(sent('/ticks')).toHaveLength(2);
});

test('what is finished leaves its place empty while a hand is near, so that no ticket moves under it (line-5)', async () => {
  const { user, sent } = await open(1920, both, later);
  await user.keyboard('1');
  expect(await screen.findByText('9X4B done')).toBeTruthy();
  await user.keyboard('2');
  await waitFor(() => expect(sent('/done')).toHaveLength(2));
  expect(screen.getByText('2L8Y done')).toBeTruthy();
});

test('without a line it says so, keeps what is ticked through a reload, and sends it in its order (line-6)', async () => {
  const { user, api, sent, unmount } = await open(820, both);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  api.refuse(tickLines, refusal('unavailable', 'No.'));
  await user.click(screen.getByRole('checkbox', { name: /Butter Naan/ }));
  await user.click(screen.getByRole('checkbox', { name: /Palak/ }));
  expect(screen.getByRole('alert').textContent).toContain('2 ticks are kept');
  expect(screen.getByRole('checkbox', { name: /Butter Naan/ }).getAttribute('aria-checked')).toBe('true');
  unmount();
  online.mockReturnValue(true);
  const again = fakeLine(both);
  render(<Screen />);
  act(() => void window.dispatchEvent(new Event('online')));
  expect((await screen.findByRole('checkbox', { name: /Palak/ })).getAttribute('aria-checked')).toBe('true');
  await waitFor(() =>
    expect(again.sent('/ticks')).toEqual([
      { ticks: [{ order_item_id: 1, ticked: true }] },
      { ticks: [{ order_item_id: 2, ticked: true }] },
    ]),
  );
  expect(sent('/done')).toEqual([]);
  await waitFor(() => expect(window.localStorage.getItem('lineActs-7')).toBeNull());
});

test('a refusal is told in the server’s words, and the ticket is back', async () => {
  const told: string[] = [];
  const stop = drainToasts(({ text }) => told.push(text));
  const { user, api } = await open(820, both);
  const message = 'The customer is still being asked about Butter Naan.';
  api.answer(finishStation, {
    status: 409,
    body: { code: 'ILLEGAL_TRANSITION', message, status: 'accepted', version: 2 },
  });
  await user.click(screen.getByRole('button', { name: 'All done, 9X4B' }));
  await waitFor(() => expect(told).toEqual([message]));
  expect(await screen.findByRole('article', { name: 'FD-AA9X4B' })).toBeTruthy();
  stop();
});

test('an empty line says when orders come, and one that cannot be read can be asked again', async () => {
  const { api, user, unmount } = await open(820);
  expect(await screen.findByText('Nothing to cook. Orders show up here once they’re accepted.')).toBeTruthy();
  unmount();
  api.refuse(getLine, refusal('internal', 'No.'));
  render(<Screen />);
  expect(await screen.findByText('We couldn’t load the line.')).toBeTruthy();
  fakeLine(both);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'FD-AA9X4B' })).toBeTruthy();
});
