import { me } from '@tawa/contract/accounts/auth';
import { proveMobile, sendMobileCode } from '@tawa/contract/accounts/auth.codes';
import { listAddresses } from '@tawa/contract/accounts/addresses';
import { getQuote, listReach, placeOrder, type Problem, type Quote } from '@tawa/contract/ordering/checkout';
import { listActiveCities } from '@tawa/contract/catalogue/cities';
import { listCart } from '@tawa/contract/ordering/cart';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { endSession } from '#lib/session/session.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { homeAddress as home, quote } from '#testing/quote.ts';
import { renderRoutes } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { Screen } from './checkout.tsx';

const methods: Quote['payment_methods'] = [
  { method: 'upi', available: true, reason: null },
  { method: 'cod', available: true, reason: null },
];

let api: ReturnType<typeof fakeApi>;

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  sessionStorage.clear();
  endSession();
  signIn();
  api = fakeApi();
  api.answer(getQuote, { status: 200, body: quote({ payment_methods: methods, last_payment_method: 'cod' }) });
  api.answer(listAddresses, { status: 200, body: [home] });
  api.answer(listReach, { status: 200, body: { restaurant: null, addresses: [] } });
  api.answer(listActiveCities, { status: 200, body: [] });
  api.answer(listCart, { status: 200, body: [] });
  api.answer(placeOrder, { status: 201, body: { order_number: 'FD-7K3M9Q', status: 'placed', total: 392.7 } });
});

async function open() {
  const rendered = renderRoutes(
    [
      { path: '/checkout', Component: Screen },
      { path: '*', Component: () => <p>elsewhere</p> },
    ],
    '/checkout',
  );
  await screen.findByRole('region', { name: 'Deliver to' });
  return rendered;
}

const block = (name: string) => screen.getByRole('region', { name });
const openBlocks = () => screen.getAllByRole('button', { expanded: true }).map((each) => each.id);
const folded = () => screen.queryAllByRole('button', { name: 'Done', expanded: true }).length === 0;
const sent = (path: string) =>
  api.calls.filter(({ endpoint }) => endpoint === `POST ${path}`).map(({ parts }) => parts.body);

test('it opens folded, with the address, now and how the last order was paid, and one press places it (checkout-19)', async () => {
  const { user } = await open();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(block('Deliver to').textContent).toContain('Home14, 3rd Cross, Bengaluru 560038Rider calls 98765 43210');
  expect(block('When').textContent).toContain('As soon as possible, by ');
  expect(block('Pay with').textContent).toContain('Cash on delivery');
  await user.click(screen.getByRole('button', { name: /^Place order/ }));
  await waitFor(() => expect(sent('/orders')).toMatchObject([{ payment_method: 'cod' }]));
});

test('who never paid finds the ways to pay open, and the order can be placed at once (checkout-19)', async () => {
  api.answer(getQuote, { status: 200, body: quote({ payment_methods: methods }) });
  const { user } = await open();
  const ways = within(block('Pay with'));
  expect(ways.getByRole('radio', { name: /^UPI/ })).toHaveProperty('checked', true);
  expect(screen.getByRole('button', { name: /^Place order/ })).toBeTruthy();
  await user.click(ways.getByRole('button', { name: 'Done Pay with' }));
  expect(ways.queryByRole('radio')).toBeNull();
  await user.click(ways.getByRole('button', { name: 'Change Pay with' }));
  // Choosing does not fold what somebody is in.
  await user.click(ways.getByRole('radio', { name: /Cash on delivery/ }));
  expect(ways.getByRole('radio', { name: /Cash on delivery/ })).toHaveProperty('checked', true);
  await user.click(ways.getByRole('button', { name: 'Done Pay with' }));
  expect(document.activeElement).toBe(ways.getByRole('button', { name: 'Change Pay with' }));
  expect(ways.queryByRole('radio')).toBeNull();
  expect(ways.getByText('Cash on delivery')).toBeTruthy();
});

test('opening a block folds the others and takes the keyboard along; nothing typed is lost (checkout-19)', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Change Deliver to' }));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Deliver to' }));
  await user.clear(screen.getByLabelText('Phone for this order'));
  await user.type(screen.getByLabelText('Phone for this order'), '9845');
  await user.click(screen.getByRole('button', { name: 'Change If something is sold out' }));
  expect(openBlocks()).toEqual(['checkout-sold-out-change']);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'If something is sold out' }));
  await user.click(screen.getByRole('button', { name: 'Done If something is sold out' }));
  // A number that is not whole yet is what is left, so its block comes back by itself.
  expect(screen.getByLabelText('Phone for this order')).toHaveProperty('value', '9845');
  await user.type(screen.getByLabelText('Phone for this order'), '012345');
  await user.click(screen.getByRole('button', { name: 'Done Deliver to' }));
  expect(folded()).toBe(true);
  expect(block('Deliver to').textContent).toContain('Rider calls 98450 12345');
});

test('to schedule leaves one thing to do, and picking the time folds the block again (checkout-16)', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Change When' }));
  await user.click(screen.getByRole('radio', { name: /^Schedule/ }));
  expect(await screen.findByText('One thing left: a delivery time')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change Pay with' }));
  await user.click(screen.getByRole('button', { name: 'Pick a time ₹392.70' }));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'When' }));
  await user.click(screen.getByRole('button', { name: '9:30 pm' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change When' }));
  expect(block('When').textContent).toContain('9:30 pm');
  expect(await screen.findByRole('button', { name: /^Place order/ })).toBeTruthy();
});

test('pickup has no rows of a rider (checkout-19)', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Change Deliver to' }));
  await user.click(screen.getByRole('radio', { name: 'Pickup' }));
  await waitFor(() => expect(sent('/checkout/quote').at(-1)).toMatchObject({ fulfilment: 'pickup' }));
  await user.click(screen.getByRole('button', { name: 'Done Pick up at' }));
  expect(block('Pick up at').textContent).toContain('12th Main, Indiranagar');
  expect(screen.queryByText(/rider/i)).toBeNull();
  expect(screen.getByRole('button', { name: 'Add a note for the kitchen' })).toBeTruthy();
});

test('of two things that are missing the first on the page comes first (checkout-12)', async () => {
  const blocking: Problem[] = [
    { code: 'TIME_REQUIRED', message: 'Pick a time for your order.' },
    { code: 'OUT_OF_AREA', message: 'Dum & Handi does not deliver to Home.' },
  ];
  api.answer(getQuote, { status: 200, body: quote({ blocking, last_payment_method: 'cod' }) });
  await open();
  const step = await screen.findByRole('button', { name: /^Choose another address/ });
  expect(document.getElementById(step.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Dum & Handi does not deliver to Home.',
  );
});

test('the bill of a phone is a few rows that add up, and the whole of it is one press away (checkout-1)', async () => {
  const charges = [
    { key: 'item_total', label: 'Item total', amount: 374, was: null },
    { key: 'discount_coupon', label: 'Coupon TAWA60', amount: -60.5, was: null },
    { key: 'packaging', label: 'Packaging', amount: 20, was: null },
    { key: 'delivery', label: 'Delivery fee', amount: 0, was: 39 },
    { key: 'platform_fee', label: 'Platform fee', amount: 6, was: null },
    { key: 'tax_500', label: 'GST 5% on food', amount: 16.68, was: null },
    { key: 'tip', label: 'Tip', amount: 30, was: null },
  ];
  api.answer(getQuote, { status: 200, body: quote({ charges, total: 386.18, last_payment_method: 'cod' }) });
  const { user } = await open();
  const [short] = screen.getAllByText('Dishes after offers');
  expect(short?.closest('dl')?.textContent).toBe(
    'Dishes after offers₹374.00was ₹374.00,₹313.50Delivery₹39.00was ₹39.00,FreeFees and GST₹42.68Tip₹30.00',
  );
  await user.click(screen.getByRole('button', { name: 'Whole bill' }));
  expect(screen.queryByText('Dishes after offers')).toBeNull();
  expect(screen.getAllByText('Coupon TAWA60')).toHaveLength(2);
});

test('cash that needs a confirmed number asks for its code at the payment, and the order goes on after it (checkout-30)', async () => {
  const own = {
    userId: 1001,
    userType: 'user',
    restaurant_id: null,
    name: 'Meera Nair',
    username: 'meera',
    email: null,
    mobile: '9845123456',
    email_verified: false,
    mobile_verified: false,
    has_password: false,
    two_factor: false,
    language: null,
  } as const;
  const cash = { payment_methods: methods, last_payment_method: 'cod' } as const;
  const blocking: Problem[] = [{ code: 'PHONE_UNPROVED', message: 'Confirm your mobile number once to pay in cash.' }];
  api.answer(me, { status: 200, body: own });
  api.answer(getQuote, { status: 200, body: quote({ ...cash, blocking }) });
  const { user } = await open();
  await screen.findByRole('button', { name: 'Send a code to +91 98451 23456' });
  expect(block('Pay with').textContent).toContain('Cash on delivery');
  await user.click(screen.getByRole('button', { name: /^Confirm your number/ }));
  expect(document.activeElement?.id).toBe('checkout-proof');
  const again_at = new Date(Date.now() + 30_000).toISOString();
  api.answer(sendMobileCode, { status: 200, body: { sent_by: 'sms', expires_at: again_at, again_at } });
  await user.click(screen.getByRole('button', { name: 'Send a code to +91 98451 23456' }));
  api.answer(proveMobile, { status: 200, body: { message: 'Number confirmed' } });
  api.answer(getQuote, { status: 200, body: quote({ ...cash, blocking: [] }) });
  await user.type(await screen.findByLabelText('Code'), '417206');
  await user.click(await screen.findByRole('button', { name: /^Place order/ }));
  await waitFor(() => expect(sent('/orders')).toMatchObject([{ payment_method: 'cod' }]));
});
