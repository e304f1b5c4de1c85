import * as office from '@tawa/contract/money/coupons.office';
import { answer } from '@tawa/contract/common/endpoint';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { OfficeCoupon } from './coupon-panel.tsx';
import type { CouponDetail } from './coupons.queries.ts';

const coupon = (change: Partial<CouponDetail> = {}): CouponDetail => ({
  coupon_id: 7,
  code: 'MELA50',
  title: '₹50 off',
  type: 'flat',
  value: 50,
  max_discount: null,
  state: 'running',
  funded_by: 'split',
  owner: null,
  valid_from: '2026-06-15T07:00:00.000Z',
  valid_to: null,
  used: 4,
  total_limit: null,
  cost_platform: 120,
  cost_restaurants: 80,
  created_on: '2026-06-15T07:00:00.000Z',
  form: {
    code: 'MELA50',
    title: '₹50 off',
    terms: '',
    type: 'flat',
    value: 50,
    max_discount: null,
    min_item_total: 200,
    starts_on: '2026-06-15',
    ends_on: null,
    weekdays: [],
    from_time: null,
    to_time: null,
    category_ids: [],
    fulfilment: null,
    payment_methods: [],
    new_customers_only: false,
    total_limit: null,
    per_user_limit: null,
    visible: true,
    auto_apply: false,
    city_ids: [],
    restaurant_ids: [],
    funded_by: 'split',
    restaurant_percent: 40,
  },
  orders: 3,
  new_customers: 1,
  sales: 1200,
  given_back: 0,
  agreements: [],
  declines: [],
  restaurants: [],
  history: [],
  ...change,
});

const agreement = (
  restaurant_name: string,
  state: CouponDetail['agreements'][number]['state'],
): CouponDetail['agreements'][number] => ({
  restaurant_id: restaurant_name.length,
  restaurant_name,
  budget: 1000,
  spent: 80,
  until: '2026-06-30T18:30:00.000Z',
  state,
  agreed_on: '2026-06-16T07:00:00.000Z',
  agreed_by: 'Asha Rao',
});

function open(detail: CouponDetail) {
  const api = fakeApi();
  const nobody = { all: 0, may: 0, examples: [], refusals: [] };
  api.answer(office.getCoupon, answer(200, detail));
  api.answer(office.previewCoupon, answer(200, { customers: nobody, restaurants: nobody }));
  api.answer(office.moveCoupon, answer(200, { message: 'Done.' }));
  const { user } = render(
    <OfficeCoupon couponId={7} onEdit={() => undefined} onGone={() => undefined} history={() => null} />,
  );
  const sent = () => api.calls.filter(({ endpoint }) => endpoint.startsWith('POST ')).map(({ parts }) => parts.body);
  return { user, sent };
}

const nobodyAgrees = 'No restaurant agrees at the moment: it works nowhere.';

test('who agreed to pay stands there with by whom, and what stopped an agreement', async () => {
  open(coupon({ agreements: [agreement('Dum & Handi', 'agreed'), agreement('Rice Bowl', 'withdrawn')] }));
  const agreed = within((await screen.findByText('Dum & Handi')).closest('li') ?? document.body);
  expect(agreed.getByText(/^₹80.00 of ₹1,000.00, until/)).toBeTruthy();
  expect(agreed.getByText(/^Agreed on .* by Asha Rao$/)).toBeTruthy();
  expect(agreed.queryByText('Withdrawn.')).toBeNull();
  const withdrawn = within(screen.getByText('Rice Bowl').closest('li') ?? document.body);
  expect(withdrawn.getByText('Withdrawn.')).toBeTruthy();
  expect(screen.queryByText(nobodyAgrees)).toBeNull();
});

test('a coupon that no restaurant agrees to now is said to work nowhere', async () => {
  open(coupon({ agreements: [agreement('Dum & Handi', 'changed')] }));
  expect(await screen.findByText(nobodyAgrees)).toBeTruthy();
  expect(screen.getByText('Has not agreed to what you changed since.')).toBeTruthy();
});

test('who declined stands there with the reason (coupons-11)', async () => {
  const said = { restaurant_id: 4, restaurant_name: 'Rice Bowl', words: 'We make no money on it' };
  open(coupon({ declines: [{ ...said, declined_on: '2026-06-16T07:00:00.000Z', declined_by: 'Asha Rao' }] }));
  const row = within((await screen.findByText('Rice Bowl')).closest('li') ?? document.body);
  expect(row.getByText('“We make no money on it”')).toBeTruthy();
  expect(row.getByText(/ by Asha Rao$/)).toBeTruthy();
});

test('a running coupon is paused only with a reason', async () => {
  const { user, sent } = open(coupon());
  await user.click(await screen.findByRole('button', { name: 'Pause' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByRole('button', { name: 'Pause' }));
  expect(sent()).toEqual([]);
  await user.type(sheet.getByLabelText('Reason, for the log'), 'Too many uses');
  await user.click(sheet.getByRole('button', { name: 'Pause' }));
  await waitFor(() => expect(sent()).toEqual([{ status: 'paused', reason: 'Too many uses' }]));
});

test('a draft is started at once', async () => {
  const { user, sent } = open(coupon({ state: 'draft', used: 0 }));
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  await waitFor(() => expect(sent()).toEqual([{ status: 'active', reason: '' }]));
});

test.each<[string, Partial<CouponDetail>, string[]]>([
  ['a restaurant runs', { owner: 'Dum & Handi' }, ['End']],
  ['has ended', { state: 'ended' }, []],
])('a coupon that %s offers the office nothing else', async (_what, change, names) => {
  open(coupon(change));
  await screen.findByRole('heading', { name: 'MELA50' });
  const offered = ['Start', 'Edit', 'Pause', 'End', 'Delete'].filter((name) => screen.queryByRole('button', { name }));
  expect(offered).toEqual(names);
});
