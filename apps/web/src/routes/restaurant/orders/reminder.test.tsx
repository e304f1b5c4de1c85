import { getKitchenStatus, type KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { muteKitchen } from '#lib/kitchen-mute.ts';
import { fakeKitchen, kitchenStatus } from '#testing/fake-kitchen.ts';
import { inMinutes, kitchenOrder } from '#testing/order-samples.ts';
import { render } from '#testing/render.tsx';
import { Screen } from './orders.tsx';

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

const waiting = (order_number: string, minutes: number) =>
  kitchenOrder({ order_number, placed_at: inMinutes(-minutes), accept_by: inMinutes(8 - minutes) });
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const reminder = () => screen.queryByRole('alertdialog', { name: 'An order is waiting' });

async function open(...orders: KitchenOrder[]) {
  const kitchen = fakeKitchen(...orders);
  const rendered = render(<Screen />);
  await screen.findByRole('heading', { name: /^New/ });
  return { ...rendered, ...kitchen };
}

test('while a device is muted, an order that waits two minutes fills its screen, and goes when it is answered (kitchen-board-13)', async () => {
  muteKitchen(true);
  const { moves } = await open(waiting('FD-AAA222', 1), waiting('FD-BBB222', 0.5));
  expect(reminder()).toBeNull();
  await wait(62);
  const alarm = within(reminder() ?? document.body);
  expect(alarm.getByText('A222')).toBeTruthy();
  expect(alarm.getByText('1 of 2')).toBeTruthy();
  fireEvent.click(alarm.getByRole('button', { name: 'Accept · 20 min' }));
  await waitFor(() => expect(moves()).toEqual([{ to: 'accepted', version: 1, prep_minutes: 20 }]));
  await waitFor(() => expect(reminder()).toBeNull());
});

test('a reminder stays under the hand that answers it, and neither it nor the next one comes over a hand (kitchen-board-13)', async () => {
  muteKitchen(true);
  const { moves } = await open(waiting('FD-AAA222', 1.95), waiting('FD-BBB222', 1.9));
  await wait(2);
  fireEvent.pointerMove(document.body);
  await wait(2);
  expect(reminder()).toBeNull();
  await wait(2);
  const accept = within(reminder() ?? document.body).getByRole('button', { name: 'Accept · 20 min' });
  fireEvent.pointerMove(accept);
  fireEvent.pointerDown(accept);
  expect(accept.isConnected).toBe(true);
  fireEvent.pointerUp(accept);
  fireEvent.click(accept);
  await waitFor(() => expect(moves()).toHaveLength(1));
  await waitFor(() => expect(reminder()).toBeNull());
  await wait(6);
  expect(within(reminder() ?? document.body).getByText('B222')).toBeTruthy();
});

test('sent back to the board unanswered, it comes again after a minute (kitchen-board-13)', async () => {
  muteKitchen(true);
  await open(waiting('FD-AAA222', 3));
  await wait(1);
  fireEvent.click(screen.getByRole('button', { name: 'Back to the board without answering' }));
  expect(reminder()).toBeNull();
  await wait(50);
  expect(reminder()).toBeNull();
  await wait(11);
  expect(reminder()).toBeTruthy();
});

test('a kitchen that was paused by itself reads why in red, and takes orders again by one press (kitchen-board-9)', async () => {
  const { api, client } = await open();
  const paused = { ...kitchenStatus, switch: 'paused', status: 'offline', reason: 'paused' } as const;
  const missed_orders = ['FD-7K3A7F', 'FD-7K3C2P'];
  api.answer(getKitchenStatus, { status: 200, body: { ...paused, switch_since: inMinutes(-12.5), missed_orders } });
  await act(() => client.invalidateQueries({ queryKey: ['kitchen', 'status'] }));
  const band = within(await screen.findByRole('alert'));
  expect(band.getByText(/^New orders are off since .* · 12 min$/)).toBeTruthy();
  expect(band.getByText(/^2 orders in a row were not answered in time: 3A7F, 3C2P\./)).toBeTruthy();
  expect(band.getByRole('button', { name: 'Take orders again' })).toBeTruthy();
  fireEvent.click(band.getByRole('button', { name: 'Stay paused, stop ringing' }));
  expect(await screen.findByRole('dialog', { name: 'Stay paused until when?' })).toBeTruthy();
});
