import { listAddresses } from '@tawa/contract/accounts/addresses';
import { listCart } from '@tawa/contract/ordering/cart';
import {
  getQuote,
  listCoupons,
  listReach,
  placeOrder,
  type Problem,
  type Quote,
} from '@tawa/contract/ordering/checkout';
import { listActiveCities } from '@tawa/contract/catalogue/cities';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { endSession } from '#lib/session/session.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { homeAddress as home, quote } from '#testing/quote.ts';
import { renderRoutes } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { Screen } from './checkout.tsx';

let api: ReturnType<typeof fakeApi>;

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  sessionStorage.clear();
  endSession();
  signIn();
  api = fakeApi();
  api.answer(getQuote, { status: 200, body: quote() });
  api.answer(listAddresses, { status: 200, body: [home] });
  api.answer(listReach, { status: 200, body: { restaurant: null, addresses: [] } });
  api.answer(listActiveCities, { status: 200, body: [] });
  api.answer(listCart, { status: 200, body: [] });
});

async function open() {
  const rendered = renderRoutes([{ path: '/checkout', Component: Screen }], '/checkout');
  await screen.findByRole('heading', { name: 'Checkout' });
  return rendered;
}

const callsOf = ({ method, path }: { method: string; path: string }) =>
  api.calls.filter(({ endpoint }) => endpoint === `${method} ${path}`).map(({ parts }) => parts.body);
const lastQuote = () => callsOf(getQuote).at(-1);
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const place = /^Place order/;

test('addresses that could not be read are named as such, and asked for again', async () => {
  api.refuse(listAddresses, refusal('internal', 'Something went wrong.'));
  const { user } = await open();
  await screen.findByText('We couldn’t load your addresses. Your cart is kept.');
  expect(callsOf(getQuote)).toEqual([]);
  api.answer(listAddresses, { status: 200, body: [home] });
  await user.click(await button('Try again'));
  await button(place);
});

describe('what stands in the way is said at the button, which leads to it (checkout-12)', () => {
  const blockedBy = (problem: Problem, change: Partial<Quote> = {}) =>
    api.answer(getQuote, { status: 200, body: quote({ blocking: [problem], ...change }) });
  const slot = '2026-11-21T16:00:00.000Z';
  const closed = { status: 'offline' as const, offers_pickup: false };
  const kitchen = (change: Partial<Quote['restaurant']>) => ({ restaurant: { ...quote().restaurant, ...change } });

  test.each<[string, Problem, Partial<Quote>, [label: string, leadsTo: string]]>([
    [
      'a closed kitchen',
      { code: 'RESTAURANT_UNAVAILABLE', message: 'Closed.', next_slots: [slot] },
      kitchen(closed),
      ['Choose a time', 'checkout-time'],
    ],
    [
      'a full slot',
      { code: 'RESTAURANT_UNAVAILABLE', message: 'Full.', next_slots: [slot] },
      {},
      ['Choose a time', 'checkout-time'],
    ],
    [
      'a way that is not offered',
      { code: 'RESTAURANT_UNAVAILABLE', message: 'No delivery.' },
      kitchen({ offers_delivery: false }),
      ['Change how it gets to you', 'checkout-place'],
    ],
    [
      'a time that is not picked',
      { code: 'TIME_REQUIRED', message: 'One thing left: a delivery time' },
      {},
      ['Pick a time', 'checkout-time'],
    ],
    [
      'no address',
      { code: 'ADDRESS_REQUIRED', message: 'One thing left: a delivery address' },
      {},
      ['Choose an address', 'checkout-place'],
    ],
    [
      'an address out of reach',
      { code: 'OUT_OF_AREA', message: 'Too far.' },
      {},
      ['Choose another address', 'checkout-place'],
    ],
    [
      'too much for cash',
      { code: 'COD_UNAVAILABLE', message: 'Too much.' },
      {},
      ['Choose how to pay', 'checkout-payment'],
    ],
  ])('%s', async (_name, problem, change, [label, part]) => {
    blockedBy(problem, change);
    const { user } = await open();
    const pressed = await button(`${label} ₹392.70`);
    const reason = document.getElementById(pressed.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe(problem.message);
    expect(screen.queryByRole('button', { name: place })).toBeNull();
    await user.click(pressed);
    expect(document.activeElement?.id).toBe(part);
  });

  test('to schedule says so to the server before a time is picked, and now takes it back (checkout-16)', async () => {
    const { user } = await open();
    await user.click(await button('Change When'));
    await user.click(await screen.findByRole('radio', { name: /^Schedule/ }));
    await waitFor(() => expect(lastQuote()).toMatchObject({ when: 'scheduled', scheduled_for: null }));
    expect(screen.queryByRole('button', { name: place })).toBeNull();
    await user.click(screen.getByRole('radio', { name: /^As soon as possible/ }));
    await waitFor(() => expect(lastQuote()).toMatchObject({ when: 'now', scheduled_for: null }));
  });

  test('nothing is said in red before a press, and no address is asked for by what is missing (checkout-17)', async () => {
    api.answer(listAddresses, { status: 200, body: [] });
    blockedBy({ code: 'ADDRESS_REQUIRED', message: 'Please choose an address to deliver to.' });
    await open();
    expect(await screen.findByText('2 things left. First, a delivery address.')).toBeTruthy();
    expect(screen.queryByText('Please choose an address to deliver to.')).toBeNull();
    expect(document.querySelectorAll('[aria-invalid], [role=alert]:not(:empty)')).toHaveLength(0);
    expect(screen.getByLabelText('Phone for this order')).toBeTruthy();
  });

  test.each<[string, Problem, Partial<Quote>, [label: string, leadsTo: string]]>([
    [
      'a kitchen that is off',
      { code: 'RESTAURANT_UNAVAILABLE', message: 'Off.', next_slots: [] },
      {},
      ['See other restaurants', '/restaurants'],
    ],
    [
      'less than the smallest order',
      { code: 'MIN_ORDER', message: 'Add dishes.' },
      {},
      ['Add dishes', '/restaurantdetails/Dum-Handi/7'],
    ],
    ['more than the largest order', { code: 'MAX_ORDER', message: 'Too large.' }, {}, ['Change the cart', '/cart']],
    [
      'a bought dish that is gone',
      { code: 'ITEM_UNAVAILABLE', message: 'Gone.', key: '11:' },
      { source: 'buy_now' },
      ['See the menu', '/restaurantdetails/Dum-Handi/7'],
    ],
  ])('%s', async (_name, problem, change, [label, path]) => {
    blockedBy(problem, change);
    await open();
    expect((await screen.findByRole('link', { name: label })).getAttribute('href')).toBe(path);
    expect(screen.getByText(problem.message)).toBeTruthy();
  });

  test('the times of a closed kitchen are there at once, and none is chosen by itself', async () => {
    blockedBy({ code: 'RESTAURANT_UNAVAILABLE', message: 'Closed.', next_slots: [slot] }, kitchen(closed));
    const { user } = await open();
    expect(await screen.findByRole('radio', { name: /As soon as possible/ })).toHaveProperty('disabled', true);
    expect(lastQuote()).toMatchObject({ scheduled_for: null });
    await user.click(await button('9:30 pm'));
    await waitFor(() => expect(lastQuote()).toMatchObject({ scheduled_for: slot }));
  });

  test('a coupon that does not fit is left out by one press', async () => {
    blockedBy({ code: 'COUPON_INVALID', message: 'This coupon is for new customers.' });
    const { user } = await open();
    await user.click(await button('Remove the coupon'));
    await waitFor(() => expect(lastQuote()).toMatchObject({ coupon_code: null, auto_coupon: false }));
  });

  test('without a phone the press leads to its field, and nothing typed is lost when the bill cannot be read (checkout-12)', async () => {
    const { user } = await open();
    await user.click(await button('Add a note for the rider'));
    await user.type(screen.getByRole('textbox', { name: /Note for the rider/ }), 'Gate 2');
    await user.click(await button('Change Deliver to'));
    await user.clear(screen.getByLabelText('Phone for this order'));
    expect(await screen.findByText('One thing left: a phone number')).toBeTruthy();
    await user.click(await button(/^Add a phone number/));
    expect(document.activeElement).toBe(screen.getByLabelText('Phone for this order'));
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(callsOf(placeOrder)).toEqual([]);
    api.refuse(getQuote, refusal('internal', 'Broken'));
    await user.click(await button('₹30'));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('Gate 2')).toBeTruthy();
    api.answer(getQuote, { status: 200, body: quote({ total: 422.7 }) });
    await user.click(again);
    await user.type(screen.getByLabelText('Phone for this order'), '9876543210');
    expect(await button('Place order ₹422.70')).toBeTruthy();
  });
});

test('a code that does not fit stays in its field with the reason, and one that fits is taken (checkout-18)', async () => {
  api.answer(listCoupons, { status: 200, body: { coupons: [] } });
  api.answer(getQuote, ({ body }) => {
    const isWrong = JSON.stringify(body).includes('NOSUCH');
    const blocking: Problem[] = isWrong ? [{ code: 'COUPON_INVALID', message: 'There is no such coupon.' }] : [];
    return { status: 200 as const, body: quote({ blocking }) };
  });
  const { user } = await open();
  await user.click(await button('Use a coupon'));
  const field = await screen.findByRole('textbox', { name: 'Coupon code' });
  await user.type(field, 'nosuch{Enter}');
  expect((await screen.findByText('There is no such coupon.')).getAttribute('role')).toBe('alert');
  expect(field).toHaveProperty('value', 'NOSUCH');
  await user.clear(field);
  await user.type(field, 'tawa60{Enter}');
  await waitFor(() => expect(lastQuote()).toMatchObject({ coupon_code: 'TAWA60' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Coupon code' })).toBeNull());
});
