import { answer } from '@tawa/contract/common/endpoint';
import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { makeRiderLink, revokeRiderLink, sendOutTogether } from '@tawa/contract/ordering/riders';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { fakeKitchen } from '#testing/fake-kitchen.ts';
import { inMinutes, kitchenOrder } from '#testing/order-samples.ts';
import { render } from '#testing/render.tsx';
import { Screen } from './orders.tsx';

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

const ready = (order_number: string, minutes: number, change: Partial<KitchenOrder> = {}) =>
  kitchenOrder({ order_number, status: 'ready', version: 4, promised_to: inMinutes(minutes), ...change });
const late = ready('FD-LATE22', 40, { customer_name: 'Meera' });
const soon = ready('FD-SQQN22', 10, { customer_name: 'Asha' });
const pickup = ready('FD-PICK22', 5, { fulfilment: 'pickup' });
const link = { url: 'https://tawa.example/r/secret', qr: '<svg/>', expires_at: inMinutes(180) };

async function open(...orders: KitchenOrder[]) {
  const kitchen = fakeKitchen(...orders);
  kitchen.api.answer(sendOutTogether, ({ body }) => {
    const { stops } = sendOutTogether.body.parse(body);
    kitchen.board.orders = kitchen.board.orders.map((each) => {
      const stop = stops.indexOf(each.order_number) + 1;
      if (stop === 0) return each;
      return { ...each, status: 'out_for_delivery', version: 5, round: { stop, stops: stops.length } };
    });
    return answer(200, { ...link, stops: stops.length });
  });
  const rendered = render(<Screen />);
  await screen.findByRole('heading', { name: /^Ready/ });
  const sent = () =>
    kitchen.api.calls.filter(({ endpoint }) => endpoint.endsWith('/round')).map(({ parts }) => parts.body);
  return { ...rendered, ...kitchen, sent };
}

const opener = () => screen.queryByRole('button', { name: /^Send out together/ });
const sheet = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const stopsIn = (dialog: ReturnType<typeof within>) =>
  within(dialog.getByRole('list', { name: 'Stops of the round' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent.match(/\w{4} · (Asha|Meera|Ravi)/)?.[0]);

test('one order that is ready for delivery is nothing to send out together', async () => {
  await open(soon, pickup, ready('FD-CQQK22', 30, { status: 'preparing' }));
  expect(opener()).toBeNull();
});

test('the stops begin with what was promised first, are moved by button, and go out with one link (riders-3)', async () => {
  const { user, sent } = await open(late, soon, pickup);
  await user.click(screen.getByRole('button', { name: 'Send out together · 2 ready' }));
  const dialog = await sheet('Send out together');
  expect(stopsIn(dialog)).toEqual(['QN22 · Asha', 'TE22 · Meera']);
  const earlier = dialog.getByRole('button', { name: 'Bring FD-LATE22 earlier' });
  await user.click(earlier);
  expect(stopsIn(dialog)).toEqual(['TE22 · Meera', 'QN22 · Asha']);
  expect(dialog.getByText('FD-LATE22 is stop 1 of 2')).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Bring FD-LATE22 earlier' }));
  await user.click(earlier);
  expect(stopsIn(dialog)).toEqual(['TE22 · Meera', 'QN22 · Asha']);
  await user.click(dialog.getByRole('button', { name: 'Send out 2 together' }));
  const made = await sheet('A round of 2 is on its way');
  expect(made.getByRole('img', { name: /camera/ })).toBeTruthy();
  expect(made.getByText(link.url)).toBeTruthy();
  expect(sent()).toEqual([{ stops: ['FD-LATE22', 'FD-SQQN22'] }]);
  await user.keyboard('{Escape}');
  const ticket = within(await screen.findByRole('article', { name: 'FD-SQQN22' }));
  await waitFor(() => expect(ticket.getByText(/^Stop 2 of 2/)).toBeTruthy());
});

test('an order is left out and taken along again; one alone cannot go together', async () => {
  const { user, sent } = await open(late, soon, ready('FD-MQRE22', 20, { customer_name: 'Ravi' }));
  await user.click(screen.getByRole('button', { name: /^Send out together/ }));
  const dialog = await sheet('Send out together');
  await user.click(dialog.getByRole('button', { name: 'Leave FD-MQRE22 out' }));
  await user.click(dialog.getByRole('button', { name: 'Leave FD-SQQN22 out' }));
  expect(dialog.getByText('Choose two orders or more.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Send out 1 together' })).toHaveProperty('disabled', true);
  await user.click(dialog.getByRole('button', { name: 'Add FD-SQQN22' }));
  await user.click(dialog.getByRole('button', { name: 'Send out 2 together' }));
  await sheet('A round of 2 is on its way');
  expect(sent()).toEqual([{ stops: ['FD-SQQN22', 'FD-LATE22'] }]);
});

test('a refusal is told in the sheet, and nothing is lost of what was chosen', async () => {
  const { user, api } = await open(late, soon);
  api.refuse(sendOutTogether, refusal('conflict', 'FD-LATE22 is in a rider’s link already.'));
  await user.click(screen.getByRole('button', { name: /^Send out together/ }));
  const dialog = await sheet('Send out together');
  await user.click(dialog.getByRole('button', { name: 'Send out 2 together' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('FD-LATE22 is in a rider’s link already.');
  expect(stopsIn(dialog)).toEqual(['QN22 · Asha', 'TE22 · Meera']);
});

test('the link of a round is shown again at any of its tickets, and taken back there for every stop', async () => {
  const out = { ...soon, status: 'out_for_delivery', round: { stop: 1, stops: 3 } } as const;
  const { user, api } = await open(out);
  api.answer(makeRiderLink, { status: 200, body: { ...link, stops: 3 } });
  api.answer(revokeRiderLink, { status: 200, body: { message: 'Done.' } });
  await user.click(screen.getByRole('button', { name: 'Enter code' }));
  await user.click(screen.getByRole('button', { name: 'Link for the rider' }));
  const dialog = await sheet('Rider’s page of a round of 3');
  await user.click(await dialog.findByRole('button', { name: 'Cancel link for every stop' }));
  await waitFor(() => expect(api.calls.some(({ endpoint }) => endpoint.startsWith('DELETE'))).toBe(true));
});
