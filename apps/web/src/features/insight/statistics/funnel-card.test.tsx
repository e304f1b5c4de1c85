import type { Figures, Statistics } from '@tawa/contract/insight/statistics';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FunnelCard } from './funnel-card.tsx';

const none: Figures = {
  views: 0,
  carts: 0,
  checkouts: 0,
  placed: 0,
  delivered: 0,
  open: 0,
  accepted: 0,
  rejected: 0,
  missed: 0,
  cancelled_by_customer: 0,
  cancelled_by_restaurant: 0,
  cancelled_by_office: 0,
  late: 0,
  new_customers: 0,
  returning_customers: 0,
  cash: 0,
  cash_refused: 0,
  with_coupon: 0,
  coupon_by_restaurant: 0,
  coupon_by_platform: 0,
  complaints: 0,
  refunded: 0,
  ratings: 0,
  rating: null,
  gross: 0,
  net: 0,
  average: null,
  prep_half: null,
  prep_most: null,
};
const fall = {
  gross: 0,
  discounts: 0,
  refunds: 0,
  net: 0,
  extras: 0,
  commission: 0,
  commission_gst: 0,
  tds: 0,
  payout: 0,
  cash_held: 0,
  platform_income: 0,
};

function show(figures: Partial<Figures>, counted_since: string | null = '2026-01-01') {
  const statistics: Statistics = {
    from: '2026-11-07',
    to: '2026-11-20',
    against_from: '2026-10-24',
    against_to: '2026-11-06',
    today: '2026-11-20',
    time_zone: 'Asia/Kolkata',
    read_at: '2026-11-20T15:13:00Z',
    counted_since,
    figures: { ...none, ...figures },
    before: none,
    fall,
    fall_before: fall,
    days: [],
    days_before: [],
    heat: [],
    hours: [],
    dishes: [],
    dishes_sold: 0,
    quiet: [],
    ratings: [],
  };
  return render(<FunnelCard statistics={statistics} />);
}

const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('each step is a share of the one before it, and the rest has its reasons (statistics-5)', async () => {
  show({ views: 14_280, carts: 4312, checkouts: 1421, placed: 961, delivered: 896, missed: 15, rejected: 50 });
  expect(steps()).toEqual([
    'Opened your menu14,280',
    'Added a dish30.2% of those4,312',
    'Reached checkout33% of those1,421',
    'Placed the order67.6% of those961',
    'Delivered93.2% of those896',
  ]);
  expect(screen.getByText('65 placed but not delivered:').parentElement?.textContent).toContain('15 not answered');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Show From menu to door as a table' }));
  const table = screen.getByRole('table');
  expect(within(table).getByRole('row', { name: 'Reached checkout 1,421 33%' })).toBeTruthy();
});

test('days on which nothing was counted yet are said, and make no share above the whole', () => {
  show({ views: 20, carts: 8, checkouts: 3, placed: 90, delivered: 90 }, '2026-11-18');
  expect(steps().at(3)).toBe('Placed the order90');
  expect(screen.getByText(/counted since 18 Nov, without names/)).toBeTruthy();
  expect(screen.getByText('Every order that was placed was delivered.')).toBeTruthy();
});

test('a time before anything was counted begins with the orders', () => {
  show({ placed: 9, delivered: 9 }, null);
  expect(steps()).toEqual(['Placed the order9', 'Delivered100% of those9']);
});

test('a new restaurant sees where its figures will be', () => {
  show({}, null);
  expect(screen.getByText('Your first orders will draw this.')).toBeTruthy();
});
