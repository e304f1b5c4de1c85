import { answer } from '@tawa/contract/common/endpoint';
import { packApart } from '@tawa/contract/ordering/orders.kitchen';
import { getLine, listFinished, type LineTicket } from '@tawa/contract/ordering/orders.line';
import { addPackingPhoto } from '@tawa/contract/ordering/orders.packing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '#testing/fake-api.ts';
import { lineItem, lineTicket } from '#testing/order-samples.ts';
import { render } from '#testing/render.tsx';
import { Screen } from './line.tsx';

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });
beforeEach(() => window.localStorage.clear());

const avoids = ['peanuts' as const];
const rice = lineItem(1, 'Rice', { avoids });
const momos = lineItem(2, 'Momos', { avoids });
const order_number = 'FD-AA9X4B';

async function open(width: number, order: Partial<LineTicket>) {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  const api = fakeApi();
  let ticket = lineTicket({ order_number, ...order });
  api.answer(getLine, () =>
    answer(200, { orders: [ticket], others: [], stations: [], server_time: new Date().toISOString() }),
  );
  api.answer(listFinished, answer(200, []));
  api.answer(packApart, ({ body }) => {
    const { order_item_id, mark } = packApart.body.parse(body);
    const items = ticket.items.map((item) =>
      item.order_item_id === order_item_id ? { ...item, packed_apart: mark === 'packed' } : item,
    );
    ticket = { ...ticket, items };
    return answer(200, { order_number, status: 'accepted', version: 2 });
  });
  api.answer(addPackingPhoto, () => {
    ticket = { ...ticket, has_packing_photo: true };
    return answer(201, { photo: 'packing/1.webp', sent_at: new Date().toISOString() });
  });
  const { user } = render(<Screen />);
  const shown = within(await screen.findByRole('article', { name: order_number }));
  const sent = () => api.calls.filter(({ endpoint }) => endpoint.endsWith('/packed')).map(({ parts }) => parts.body);
  return { user, shown, sent };
}

test('on the wall a press on the line, or P for the next one, says that a dish is packed apart, and a press takes it back (packing-2)', async () => {
  const { user, shown, sent } = await open(1920, { items: [rice, lineItem(3, 'Kulfi'), momos] });
  const hint = () => screen.queryByText('packed apart', { exact: false, selector: 'footer *' });
  expect(hint()).not.toBeNull();
  await user.keyboard('p');
  await shown.findByRole('checkbox', { name: 'Rice: Packed apart: no peanuts', checked: true });
  await user.keyboard('p');
  await shown.findByRole('checkbox', { name: 'Momos: Packed apart: no peanuts', checked: true });
  expect(hint()).toBeNull();
  await user.keyboard('p');
  await user.click(shown.getByRole('checkbox', { name: 'Rice: Packed apart: no peanuts' }));
  await shown.findByRole('checkbox', { name: 'Rice: Packed apart: no peanuts', checked: false });
  expect(sent()).toEqual([
    { order_item_id: 1, mark: 'packed' },
    { order_item_id: 2, mark: 'packed' },
    { order_item_id: 1, mark: 'open' },
  ]);
});

test('whoever turned single keys off on the board or here presses them for nothing, and turns them on again (keyboard-7)', async () => {
  localStorage.setItem('kitchenKeys', 'off');
  const { user, shown, sent } = await open(1920, { items: [rice] });
  await user.keyboard('p');
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Keys' }));
  await user.click(await screen.findByRole('switch', { name: 'Use keys' }));
  await user.keyboard('{Escape}p');
  await shown.findByRole('checkbox', { name: 'Rice: Packed apart: no peanuts', checked: true });
  expect(localStorage.getItem('kitchenKeys')).toBe('on');
});

test('on a tablet a photo of what was packed can be kept once everything is ticked, and is kept once (refund-file-7)', async () => {
  const { user, shown } = await open(820, { items: [lineItem(1, 'Rice', { ticked: true })] });
  const photo = new File(['a meal'], 'bag.jpg', { type: 'image/jpeg' });
  await user.upload(shown.getByLabelText('Packing photo'), photo);
  await waitFor(() => expect(shown.queryByLabelText('Packing photo')).toBeNull());
  expect(shown.getByText('Photo kept')).toBeTruthy();
});

test('while something is left to cook no photo is asked for (refund-file-7)', async () => {
  const { shown } = await open(820, { items: [lineItem(1, 'Rice')] });
  expect(shown.queryByLabelText('Packing photo')).toBeNull();
});
