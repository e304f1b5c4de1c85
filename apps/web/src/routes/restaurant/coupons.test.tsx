import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/money/coupons';
import type { CouponOffer } from '@tawa/contract/money/coupons';
import { listOwnCoupons } from '@tawa/contract/money/coupons.kitchen';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { render } from '../../testing/render.tsx';
import { Screen } from './coupons.tsx';

const offer = (change: Partial<CouponOffer> = {}): CouponOffer => ({
  coupon_id: 7,
  terms_version: 3,
  code: 'MELA50',
  title: '₹50 off',
  terms: '',
  type: 'flat',
  value: 50,
  max_discount: null,
  min_item_total: 200,
  starts_on: '2036-06-15',
  ends_on: '2036-06-30',
  weekdays: [],
  from_time: null,
  to_time: null,
  categories: ['Biryani'],
  fulfilment: null,
  payment_methods: [],
  new_customers_only: false,
  per_user_limit: null,
  state: 'running',
  pays_percent: 40,
  pays_at_most: 20,
  declined: null,
  agreement: null,
  orders: 0,
  sales: 0,
  ...change,
});
const agreed = (state: NonNullable<CouponOffer['agreement']>['state']): CouponOffer['agreement'] => ({
  state,
  budget: 1000,
  spent: 60,
  ends_on: '2036-06-20',
  agreed_on: '2026-06-15T07:00:00.000Z',
  agreed_by: 'Asha Rao',
});

function open(offers: CouponOffer[]) {
  const api = fakeApi();
  api.answer(listOwnCoupons, answer(200, { coupons: [], categories: [] }));
  api.answer(contract.listCouponOffers, answer(200, offers));
  api.answer(contract.agreeToCoupon, answer(200, { message: 'You agreed.' }));
  api.answer(contract.withdrawFromCoupon, answer(200, { message: 'Withdrawn.' }));
  const { user } = render(<Screen />);
  const sent = (method: 'PUT' | 'DELETE') =>
    api.calls.filter(({ endpoint }) => endpoint.startsWith(`${method} `)).map(({ parts }) => parts);
  return { api, user, sent };
}

test('an offer says what it would cost, and is agreed to with a budget, a day and the terms that were shown (coupons-7)', async () => {
  const { user, sent } = open([offer()]);
  expect(await screen.findByRole('heading', { name: 'The office proposes' })).toBeTruthy();
  expect(screen.getByText('Waits for your answer')).toBeTruthy();
  expect(
    screen.getByText(/You pay 40% of it: that is ₹20.00 on each order that uses it\. Tawa pays the rest\./),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Withdraw/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Agree to coupon MELA50' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByRole('button', { name: 'Agree' }));
  expect(await sheet.findByText('Enter a budget')).toBeTruthy();
  expect(sent('PUT')).toEqual([]);
  await user.type(sheet.getByLabelText('Most that you pay in all'), '1500');
  await user.click(sheet.getByRole('button', { name: 'Agree' }));
  const body = { budget: 1500, ends_on: '2036-06-30', terms_version: 3 };
  await waitFor(() => expect(sent('PUT')).toEqual([{ params: { coupon_id: 7 }, body }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a refusal of the server stays before the eyes', async () => {
  const { api, user } = open([offer({ agreement: agreed('agreed') })]);
  api.refuse(
    contract.agreeToCoupon,
    refusal('conflict', 'We have changed this coupon. Read it again before you agree.'),
  );
  await user.click(await screen.findByRole('button', { name: 'Change what you agreed to for coupon MELA50' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByRole('button', { name: 'Agree' }));
  expect(await sheet.findByText(/We have changed this coupon/)).toBeTruthy();
});

test('what was agreed to shows who agreed and what is spent, and is withdrawn after a question', async () => {
  const { user, sent } = open([offer({ agreement: agreed('agreed') })]);
  expect(await screen.findByText('Works at your kitchen')).toBeTruthy();
  expect(screen.getByText('₹60.00 of ₹1,000.00')).toBeTruthy();
  expect(screen.getByText(/, Asha Rao$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Withdraw from coupon MELA50' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Orders that carry it stay as they are/)).toBeTruthy();
  expect(sent('DELETE')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Withdraw from coupon MELA50' }));
  await waitFor(() => expect(sent('DELETE')).toEqual([{ params: { coupon_id: 7 } }]));
});

test.each<[string, Partial<CouponOffer>, string, string[]]>([
  ['changed by the office', { agreement: agreed('changed') }, 'Agree again', ['Agree to', 'Decline', 'Withdraw from']],
  ['withdrawn', { agreement: agreed('withdrawn') }, 'Withdrawn', ['Agree to']],
  ['spent', { agreement: agreed('spent') }, 'Your budget is spent', ['Change what', 'Withdraw from']],
  [
    'paused',
    { state: 'paused', agreement: agreed('agreed') },
    'Agreed, paused by the office',
    ['Change what', 'Withdraw from'],
  ],
  ['over', { state: 'over', agreement: agreed('agreed') }, 'Over', []],
])('an offer that is %s says so and lets only that be done which fits', async (_what, change, words, buttons) => {
  open([offer(change)]);
  expect(await screen.findByText(words)).toBeTruthy();
  const names = ['Agree to', 'Change what', 'Decline', 'Withdraw from'];
  const found = names.filter((name) => screen.queryByRole('button', { name: new RegExp(`^${name}`) }));
  expect(found).toEqual(buttons);
});

test('an offer is declined with a reason, which then stands there, and can be agreed to after all (coupons-11)', async () => {
  const { api, user, sent } = open([offer()]);
  api.answer(contract.declineCoupon, answer(200, { message: 'Declined.' }));
  await user.click(await screen.findByRole('button', { name: 'Decline coupon MELA50' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByRole('button', { name: 'Decline' }));
  expect(await sheet.findByText('Say why, so that the office can do better')).toBeTruthy();
  const declined = {
    words: 'We make no money on it',
    declined_on: '2026-06-15T07:00:00.000Z',
    declined_by: 'Asha Rao',
  };
  api.answer(contract.listCouponOffers, answer(200, [offer({ declined })]));
  await user.type(sheet.getByLabelText('What should the office know?'), declined.words);
  await user.click(sheet.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('You declined')).toBeTruthy();
  expect(sent('PUT')).toMatchObject([{ params: { coupon_id: 7 }, body: { terms_version: 3, words: declined.words } }]);
  expect(screen.getByText(/We make no money on it/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Agree after all to coupon MELA50' }).textContent).toBe('Agree after all');
  expect(screen.queryByRole('button', { name: /^Decline/ })).toBeNull();
});

test('nothing is said of offers where there are none', async () => {
  open([]);
  expect(await screen.findByText('No coupon yet')).toBeTruthy();
  expect(screen.queryByText('The office proposes')).toBeNull();
});
