import { listAddresses } from '@tawa/contract/accounts/addresses';
import { listCart, deleteCartEntry } from '@tawa/contract/ordering/cart';
import {
  getQuote,
  listCoupons,
  listReach,
  placeOrder,
  type Problem,
  type Quote,
} from '@tawa/contract/ordering/checkout';
import { listActiveCities } from '@tawa/contract/catalogue/cities';
import { listOrders } from '@tawa/contract/ordering/orders';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { endSession } from '#lib/session/session.ts';
import { cartEntry } from '#testing/cart-entry.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { homeAddress as home, quote } from '#testing/quote.ts';
import { renderRoutes } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { Screen } from './checkout.tsx';

const placed = { order_number: 'FD-7K3M9Q', status: 'placed', total: 392.7 };

let api: ReturnType<typeof fakeApi>;

beforeEach(() => {
  sessionStorage.clear();
  endSession();
  signIn();
  api = fakeApi();
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  api.answer(getQuote, { status: 200, body: quote() });
  api.answer(listAddresses, { status: 200, body: [home] });
  api.answer(listReach, { status: 200, body: { restaurant: null, addresses: [] } });
  api.answer(listActiveCities, { status: 200, body: [] });
  api.answer(listCart, { status: 200, body: [] });
  api.answer(listOrders, { status: 200, body: { orders: [], total: 0, next: null } });
  api.answer(placeOrder, { status: 201, body: placed });
});

async function open() {
  const rendered = renderRoutes(
    [
      { path: '/checkout', Component: Screen },
      { path: '*', Component: () => <p>elsewhere</p> },
    ],
    '/checkout',
  );
  await screen.findByRole('heading', { name: 'Checkout' });
  return rendered;
}

/** As a reload does: everything in memory is gone, the tab's storage is not. */
async function reload() {
  cleanup();
  return open();
}

const sentTo = (path: string) => api.calls.filter(({ endpoint }) => endpoint.endsWith(path)).map(({ parts }) => parts);
const lastQuote = () => sentTo('/checkout/quote').at(-1)?.body;
const presses = () =>
  sentTo('/orders')
    .filter(({ headers }) => headers)
    .map(({ headers, body }) => ({ key: headers?.['idempotency-key'], ...Object(body) }));
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const place = /^(Place order|Accept changes and pay)/;
const change = (block: string) => button(`Change ${block}`);

const changedBy = (problems: Problem[], fresh: Partial<Quote> | null) =>
  api.answer(placeOrder, {
    status: 409,
    body: {
      code: problems[0]?.code ?? 'PRICE_CHANGED',
      message: problems[0]?.message ?? '',
      problems,
      quote: fresh && quote({ quote_id: '6f0b9a44-6a1e-4a86-8f3e-0b6a2f6f1a02', ...fresh }),
    },
  });

test('one button with the amount places the order and leads to it', async () => {
  const { user, router } = await open();
  const shown: string[] = [];
  const watch = new MutationObserver(() => shown.push(document.body.textContent));
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  await user.click(await button('Place order ₹392.70'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/myorders/FD-7K3M9Q'));
  watch.disconnect();
  expect(shown.filter((text) => text.includes('The connection dropped'))).toEqual([]);
  expect(presses()).toMatchObject([{ accept_total: 392.7, contact_phone: '9876543210', change_for: null }]);
  expect(sessionStorage.getItem('checkout:1001:cart')).toBeNull();
});

test('where it goes and whom the rider calls is known with the first bill, which is asked for once', async () => {
  const shown: boolean[] = [];
  const watch = new MutationObserver(() => {
    if (screen.queryByRole('button', { name: place }))
      shown.push(screen.queryByText('Rider calls 98765 43210') !== null);
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  await open();
  await button(place);
  watch.disconnect();
  expect(shown.length).toBeGreaterThan(0);
  expect(shown).not.toContain(false);
  expect(sentTo('/checkout/quote').map(({ body }) => body)).toEqual([expect.objectContaining({ address_id: 3 })]);
});

describe('nothing is lost and nothing is ordered twice', () => {
  test('a reload keeps address, note, tip and the key of the order (checkout-9)', async () => {
    const { user } = await open();
    await user.click(await button('₹30'));
    await user.click(await button('Add a note for the rider'));
    await user.type(screen.getByRole('textbox', { name: /Note for the rider/ }), 'Gate 2');
    await user.click(await change('If something is sold out'));
    await user.click(await screen.findByRole('radio', { name: /Call me/ }));
    const again = await reload();
    expect(await screen.findByText('Gate 2')).toBeTruthy();
    expect(screen.getByText('Call me')).toBeTruthy();
    expect((await button('₹30')).getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(lastQuote()).toMatchObject({ tip: 30, address_id: 3 }));
    await again.user.click(await button(place));
    await waitFor(() => expect(presses()).toMatchObject([{ instructions: 'Gate 2', item_unavailable_pref: 'call' }]));
  });

  test('a lost answer is asked for again with the same key and words, also after a reload (checkout-9)', async () => {
    api.refuse(placeOrder, refusal('unavailable', 'Busy'));
    const { user } = await open();
    await user.click(await button(place));
    await waitFor(() => expect(presses()).toHaveLength(1));
    api.answer(getQuote, { status: 200, body: quote({ quote_id: '6f0b9a44-6a1e-4a86-8f3e-0b6a2f6f1a09' }) });
    api.answer(placeOrder, { status: 200, body: placed });
    const again = await reload();
    expect(await screen.findByText(/The connection dropped before we heard back/)).toBeTruthy();
    await again.user.click(await button(place));
    await waitFor(() => expect(again.router.state.location.pathname).toBe('/myorders/FD-7K3M9Q'));
    const [first, second] = presses();
    expect(second).toEqual(first);
  });

  test('a second tab, or the way back, shows the order that was placed (checkout-10)', async () => {
    api.answer(getQuote, { status: 409, body: { code: 'CART_EMPTY', message: 'Your cart is empty.' } });
    api.answer(listOrders, {
      status: 200,
      body: {
        orders: [
          {
            order_number: 'FD-7K3M9Q',
            status: 'placed',
            version: 1,
            fulfilment: 'delivery',
            table: null,
            restaurant_id: 7,
            restaurant_name: 'Dum & Handi',
            logo: null,
            placed_at: new Date().toISOString(),
            scheduled_for: null,
            promised_to: new Date(Date.now() + 2_400_000).toISOString(),
            closed_at: null,
            items: [],
            total: 392.7,
          },
        ],
        total: 1,
        next: null,
      },
    });
    await open();
    expect(await screen.findByText('Your order is placed')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Dum & Handi' }).getAttribute('href')).toBe('/myorders/FD-7K3M9Q');
  });

  test('a key that was used for another order leads to that order, not to a second one (checkout-9)', async () => {
    api.answer(placeOrder, { status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED', message: 'Used.' } });
    const { user } = await open();
    await user.click(await button(place));
    expect(await screen.findByText(/your order is under My orders/)).toBeTruthy();
  });
});

describe('what changed is shown before anything is placed', () => {
  test('prices line by line, old and new, with the new total; accepting sends the fresh bill (checkout-11)', async () => {
    changedBy(
      [
        {
          code: 'PRICE_CHANGED',
          message: 'The price has changed.',
          key: 'total',
          name: 'To pay',
          old: 392.7,
          new: 413.7,
        },
        { code: 'PRICE_CHANGED', message: '', key: '11:', name: 'Palak Paneer', old: 374, new: 394 },
      ],
      { total: 413.7 },
    );
    const { user } = await open();
    await user.click(await button(place));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Prices changed while you were here')).toBeTruthy();
    expect(alert.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Palak Paneerwas ₹374.00 ₹394.00',
      'New totalwas ₹392.70 ₹413.70',
    ]);
    expect(alert.getByText('Nothing has been charged.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to cart' })).toBeTruthy();
    api.answer(placeOrder, { status: 201, body: placed });
    await user.click(await button('Accept changes and pay ₹413.70'));
    await waitFor(() => expect(presses()).toHaveLength(2));
    const [first, second] = presses();
    expect(second).toMatchObject({ key: first.key, accept_total: 413.7 });
    expect(second.quote_id).not.toBe(first.quote_id);
  });

  test('a dish that is gone can be taken out to go on (checkout-11)', async () => {
    api.answer(listCart, { status: 200, body: [cartEntry({ availability: 'sold_out' })] });
    api.answer(deleteCartEntry, { status: 200, body: { message: 'Removed' } });
    changedBy(
      [{ code: 'ITEM_UNAVAILABLE', message: 'Palak Paneer is sold out.', key: '11:', name: 'Palak Paneer' }],
      {},
    );
    const { user } = await open();
    await user.click(await button(place));
    await user.click(await button('Remove and continue'));
    await waitFor(() => expect(sentTo('/cart/:cart_id')).toMatchObject([{ params: { cart_id: 5 } }]));
  });

  test('a closed kitchen names its next times, and one press takes one (checkout-11)', async () => {
    const at = '2026-11-21T16:00:00.000Z';
    changedBy(
      [{ code: 'RESTAURANT_UNAVAILABLE', message: 'Dum & Handi is closed at the moment.', next_slots: [at] }],
      null,
    );
    const { user } = await open();
    await user.click(await button(place));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Dum & Handi is closed at the moment.')).toBeTruthy();
    await user.click(alert.getByRole('button', { name: /9:30 pm/ }));
    await waitFor(() => expect(lastQuote()).toMatchObject({ scheduled_for: at }));
  });

  test('a coupon that ended is named with the reason, and the bill goes on without it (checkout-11)', async () => {
    changedBy([{ code: 'COUPON_INVALID', message: 'This coupon has ended.', name: 'ENDED' }], { total: 392.7 });
    const { user } = await open();
    await user.click(await button(place));
    expect(await screen.findByText('This coupon has ended.')).toBeTruthy();
    api.answer(placeOrder, { status: 201, body: placed });
    await user.click(await button(place));
    await waitFor(() => expect(presses()).toHaveLength(2));
  });
});

describe('coupons', () => {
  test('the best is named, those that do not fit say why, and choosing another says what it replaces', async () => {
    api.answer(getQuote, {
      status: 200,
      body: quote({ coupon: { code: 'TAWA60', title: '60% off', discount: 120 } }),
    });
    const coupon = { title: 'Off', terms: '', usable: true, best: false, note: null };
    api.answer(listCoupons, {
      status: 200,
      body: {
        coupons: [
          { ...coupon, code: 'TAWA60', saves: 120, best: true },
          { ...coupon, code: 'FLAT75', saves: 75 },
          { ...coupon, code: 'FEAST150', saves: 0, usable: false, note: 'Add dishes worth ₹168.00 more to use it.' },
        ],
      },
    });
    const { user } = await open();
    await user.click(await button('See all coupons'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Coupons' }));
    expect(await sheet.findByText('Best for this order')).toBeTruthy();
    expect(sheet.getByText('Add dishes worth ₹168.00 more to use it.')).toBeTruthy();
    expect(sheet.queryByRole('button', { name: 'Apply FEAST150' })).toBeNull();
    await user.click(sheet.getByRole('button', { name: 'Apply FLAT75' }));
    await waitFor(() => expect(lastQuote()).toMatchObject({ coupon_code: 'FLAT75', auto_coupon: false }));
  });

  test('one that is set so is taken without asking, and taking it off is remembered (coupons-3)', async () => {
    const { user } = await open();
    await waitFor(() => expect(lastQuote()).toMatchObject({ coupon_code: null, auto_coupon: true }));
    api.answer(getQuote, {
      status: 200,
      body: quote({ coupon: { code: 'TAWA60', title: '60% off', discount: 120 } }),
    });
    await reload();
    await user.click(await button('Remove TAWA60'));
    await waitFor(() => expect(lastQuote()).toMatchObject({ coupon_code: null, auto_coupon: false }));
  });
});

test('no tip is chosen beforehand, an own one can be, and a second press takes it away (checkout-13)', async () => {
  const { user } = await open();
  const chips = within(await screen.findByRole('group', { name: /Tip your rider/ }));
  expect(chips.getAllByRole('button').map((chip) => chip.getAttribute('aria-pressed'))).toEqual([
    'false',
    'false',
    'false',
    'false',
  ]);
  await user.click(chips.getByRole('button', { name: 'Other' }));
  await user.type(screen.getByLabelText('Tip in rupees'), '75{Enter}');
  await waitFor(() => expect(lastQuote()).toMatchObject({ tip: 75 }));
  await user.click(await button('₹75'));
  await waitFor(() => expect(lastQuote()).toMatchObject({ tip: 0 }));
});

test('a full slot cannot be chosen, and change is brought for the note that is named (checkout-14)', async () => {
  const { user } = await open();
  await user.click(await change('When'));
  await user.click(await screen.findByRole('radio', { name: /Schedule/ }));
  expect(await button('9:00 pm Full')).toHaveProperty('disabled', true);
  await user.click(await button('9:30 pm'));
  await waitFor(() => expect(lastQuote()).toMatchObject({ scheduled_for: '2026-11-21T16:00:00.000Z' }));
  await user.click(await change('Pay with'));
  await user.click(await button('₹500'));
  await user.click(await button(place));
  await waitFor(() => expect(presses()).toMatchObject([{ change_for: 500 }]));
});
