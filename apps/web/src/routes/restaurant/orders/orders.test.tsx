import { answer } from '@tawa/contract/common/endpoint';
import { delayOrder, type KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { moveOrder } from '@tawa/contract/ordering/orders';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeKitchen } from '#testing/fake-kitchen.ts';
import { inMinutes, kitchenOrder } from '#testing/order-samples.ts';
import { render } from '#testing/render.tsx';
import { Screen } from './orders.tsx';

// A whole board is much to look through by role on a busy machine.
vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

async function open(...orders: KitchenOrder[]) {
  const kitchen = fakeKitchen(...orders);
  const rendered = render(<Screen />);
  await screen.findByRole('heading', { name: /^New/ });
  const again = () => act(() => rendered.client.invalidateQueries({ queryKey: ['kitchen'] }));
  return { ...rendered, ...kitchen, again };
}

const column = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }));
const ticket = (order: KitchenOrder) => screen.getByRole('article', { name: order.order_number });
const focused = () => document.activeElement?.getAttribute('data-ticket');

const later = kitchenOrder({ order_number: 'FD-LATER2', accept_by: inMinutes(7) });
const sooner = kitchenOrder({ order_number: 'FD-SOONER', accept_by: inMinutes(2), prep_minutes: 25 });
const cooking = kitchenOrder({ order_number: 'FD-CQQK22', status: 'preparing', version: 3 });
const out = kitchenOrder({ order_number: 'FD-QUT222', status: 'out_for_delivery', version: 5 });

test('A walks to the most urgent new ticket, then accepts it with its usual minutes; the next one has the focus', async () => {
  const { user, moves } = await open(later, sooner, cooking);
  await user.keyboard('a');
  expect(focused()).toBe('FD-SOONER');
  expect(moves()).toEqual([]);
  await user.keyboard('a');
  await waitFor(() => expect(column('Preparing').getByRole('article', { name: 'FD-SOONER' })).toBeTruthy());
  expect(moves()).toEqual([{ to: 'accepted', version: 1, prep_minutes: 25 }]);
  expect(focused()).toBe('FD-LATER2');
});

test('a ticket that a press left the focus on is not outlined: the first key outlines it, the second one acts', async () => {
  const { user, moves } = await open(later, sooner);
  await user.click(within(ticket(sooner)).getByRole('button', { name: /^Accept/ }));
  await waitFor(() => expect(focused()).toBe('FD-LATER2'));
  expect(moves()).toHaveLength(1);
  await user.keyboard('a');
  expect(focused()).toBe('FD-LATER2');
  expect(moves()).toHaveLength(1);
  await user.keyboard('a');
  await waitFor(() => expect(moves()).toHaveLength(2));
});

test('arrows walk through tickets and over empty columns, and no key does anything while somebody types', async () => {
  const { user, moves } = await open(later, sooner, out);
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('FD-SOONER');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('FD-LATER2');
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('FD-QUT222');
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toBe(document.activeElement);
  await user.keyboard('aaxr');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'aaxr');
  expect(moves()).toEqual([]);
});

test('the keys are listed by ?, and switched off there for this device', async () => {
  const { user, moves } = await open(sooner);
  await user.keyboard('?');
  const list = within(await screen.findByRole('dialog', { name: 'Keys' }));
  expect(list.getByText('Mark ready')).toBeTruthy();
  await user.click(list.getByRole('switch', { name: 'Use keys' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('aa{ArrowDown}');
  expect(focused()).toBeFalsy();
  expect(moves()).toEqual([]);
  expect(localStorage.getItem('kitchenKeys')).toBe('off');
});

test('other minutes are chosen before accepting', async () => {
  const { user, moves } = await open(sooner);
  await user.click(screen.getByRole('button', { name: 'Change cooking time, 25 min' }));
  await user.click(await screen.findByRole('menuitem', { name: '40 min' }));
  await user.click(screen.getByRole('button', { name: 'Accept · 40 min' }));
  await waitFor(() => expect(moves()).toEqual([{ to: 'accepted', version: 1, prep_minutes: 40 }]));
});

test('a wrong code is told at its boxes, stays there and is replaced by the next digits typed', async () => {
  const { api, user, moves } = await open(out);
  const refused = {
    code: 'WRONG_CODE',
    message: 'No.',
    status: 'out_for_delivery',
    version: 5,
    tries_left: 2,
  } as const;
  api.answer(moveOrder, { status: 409, body: refused });
  await user.keyboard('cc');
  const boxes = screen.getByRole('textbox', { name: 'Customer’s 4-digit code' });
  expect(boxes).toBe(document.activeElement);
  await user.keyboard('5200');
  expect(await screen.findByText('That is not the code. 2 tries left')).toBeTruthy();
  expect(boxes).toHaveProperty('value', '5200');
  expect(boxes.getAttribute('aria-invalid')).toBe('true');
  expect(boxes).toBe(document.activeElement);
  await user.keyboard('5211');
  await waitFor(() => expect(moves()).toHaveLength(2));
  expect(moves()).toEqual([
    { to: 'delivered', version: 5, code: '5200' },
    { to: 'delivered', version: 5, code: '5211' },
  ]);
});

test('without tries left, the door and support remain; while cash is due, support alone', async () => {
  const paid = { ...out, tries_left: 0, cash_due: null };
  const { user } = await open(paid, { ...out, order_number: 'FD-CASH22', tries_left: 0 });
  await user.click(within(ticket(paid)).getByRole('button', { name: 'Enter code' }));
  expect(screen.queryByRole('textbox', { name: /code/ })).toBeNull();
  expect(within(ticket(paid)).getByRole('link', { name: 'Call support' })).toBeTruthy();
  expect(within(ticket(paid)).getByRole('button', { name: 'Left at the door instead' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Enter code' }));
  expect(screen.getByRole('link', { name: 'Call support' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /door/ })).toBeNull();
});

test('what was left at the door is told in five characters or more', async () => {
  const paid = { ...out, cash_due: null };
  const { user, moves } = await open(paid);
  await user.click(screen.getByRole('button', { name: 'Enter code' }));
  await user.click(screen.getByRole('button', { name: 'Left at the door instead' }));
  const leave = screen.getByRole('button', { name: 'Left at door' });
  expect(screen.getByRole('textbox', { name: 'Where did you leave it?' })).toBe(document.activeElement);
  await user.keyboard('Mat ');
  expect(leave).toHaveProperty('disabled', true);
  await user.keyboard('outside');
  await user.click(leave);
  await waitFor(() =>
    expect(moves()).toEqual([{ to: 'delivered', version: 5, left_at_door: true, note: 'Mat outside' }]),
  );
});

test('a ticket marked ready stands in the next column at once, and U brings it and the focus back', async () => {
  const { user, moves } = await open(cooking);
  await user.keyboard('rr');
  expect(column('Ready').getByRole('article', { name: 'FD-CQQK22' })).toBeTruthy();
  expect(screen.getByText('FD-CQQK22 is ready')).toBeTruthy();
  await user.keyboard('u');
  expect(column('Preparing').getByRole('article', { name: 'FD-CQQK22' })).toBeTruthy();
  await waitFor(() => expect(focused()).toBe('FD-CQQK22'));
  expect(screen.queryByText('FD-CQQK22 is ready')).toBeNull();
  expect(moves()).toEqual([]);
});

test('who takes it is remembered, with the phone, for the next order', async () => {
  const packed = { ...out, status: 'ready' } as const;
  const { user, unmount, moves } = await open(packed);
  await user.click(screen.getByRole('button', { name: 'Someone else' }));
  await user.type(screen.getByLabelText('Name'), 'Suresh');
  await user.type(screen.getByLabelText(/Phone/), '98123');
  expect(screen.getByRole('button', { name: 'Send out' })).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText(/Phone/), '45670');
  await user.click(screen.getByRole('button', { name: 'Send out' }));
  unmount();
  const sent = { to: 'out_for_delivery', version: 5, rider_name: 'Suresh', rider_phone: '9812345670' };
  await waitFor(() => expect(moves()).toEqual([sent]));
  await open(packed);
  expect(screen.getByRole('button', { name: 'Suresh', pressed: false })).toBeTruthy();
});

test('a customer and a rider are one press away, and the address opens the map', async () => {
  const { user } = await open({
    ...out,
    address: '14, 3rd Cross, Domlur',
    rider_name: 'Suresh',
    rider_phone: '9812345670',
  });
  const riders = screen.getByRole('heading', { name: 'Suresh' }).closest('section');
  expect(within(riders ?? document.body).getByRole('link', { name: 'Call Suresh' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Enter code' }));
  expect(screen.getByRole('link', { name: 'Call Asha' }).getAttribute('href')).toBe('tel:9876543210');
  for (const link of screen.getAllByRole('link', { name: 'Call Suresh' }))
    expect(link.getAttribute('href')).toBe('tel:9812345670');
  const map = screen.getByRole('link', { name: /^14, 3rd Cross, Domlur/ }).getAttribute('href');
  expect(new URL(map ?? '').searchParams.get('query')).toBe('14, 3rd Cross, Domlur');
});

test('a new order is counted in the title and said to screen readers, and nothing scrolls (kitchen-board-10)', async () => {
  const { board, again } = await open(later);
  expect(document.title).toBe('(1) Orders · Tawa');
  board.orders = [later, sooner];
  await again();
  expect(await screen.findByText('New order ONER')).toBeTruthy();
  expect(document.title).toBe('(2) Orders · Tawa');
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
});

const numbersIn = (name: string) =>
  column(name)
    .getAllByRole('article')
    .map((each) => each.getAttribute('aria-label'));

test('what arrives while a hand is on the board stands below, and goes to its place after three still seconds (kitchen-board-10)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { board, again } = await open(later);
  fireEvent.pointerMove(ticket(later));
  board.orders = [later, sooner];
  await again();
  await waitFor(() => expect(numbersIn('New')).toEqual(['FD-LATER2', 'FD-SOONER']));
  await act(() => vi.advanceTimersByTimeAsync(2000));
  fireEvent.pointerMove(ticket(later));
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(numbersIn('New')).toEqual(['FD-LATER2', 'FD-SOONER']);
  await act(() => vi.advanceTimersByTimeAsync(1100));
  expect(numbersIn('New')).toEqual(['FD-SOONER', 'FD-LATER2']);
});

test('without a hand on it, the most urgent ticket stands first at once (kitchen-board-10)', async () => {
  const { board, again } = await open(later);
  board.orders = [later, sooner];
  await again();
  await waitFor(() => expect(numbersIn('New')).toEqual(['FD-SOONER', 'FD-LATER2']));
});

test('one tap adds five minutes, and holding it offers more (kitchen-board-12)', async () => {
  const { api, user } = await open(cooking);
  api.answer(delayOrder, answer(200, { order_number: 'FD-CQQK22', status: 'preparing', version: 4 }));
  const sent = () => api.calls.filter(({ endpoint }) => endpoint.endsWith('/delay')).map(({ parts }) => parts.body);
  await user.keyboard('55');
  await waitFor(() => expect(sent()).toEqual([{ minutes: 5 }]));
  fireEvent.pointerDown(screen.getByRole('button', { name: /^5 more minutes/ }));
  const more = await screen.findByRole('group', { name: /^More minutes/ });
  await user.click(within(more).getByRole('button', { name: '+15 min, tell the customer' }));
  await waitFor(() => expect(sent()).toEqual([{ minutes: 5 }, { minutes: 15 }]));
});
