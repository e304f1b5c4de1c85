import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '#testing/render.tsx';
import { restaurantDetails } from '#testing/restaurant.ts';
import { OrderFactsLine } from './order-facts-line.tsx';
import { OrderFacts, type Spot } from './order-facts.tsx';

const home: Spot = { city_id: 1, lat: 12.91, lng: 77.6 };

function shown(change: Parameters<typeof restaurantDetails>[0], from?: Spot) {
  cleanup();
  render(
    <div data-testid="facts">
      <OrderFacts restaurant={restaurantDetails(change)} from={from} />
    </div>,
  );
  return screen.getByTestId('facts').textContent ?? '';
}

test('where a place is known a card says when the food is there, how often that was kept, how far and for how much (restaurants-36)', () => {
  const text = shown({ served_orders: 100, on_time_percent: 94 }, home);
  expect(text).toMatch(/^by \d{1,2}:\d[05] [ap]m·30 min·94% on time/);
  expect(text).toMatch(/1\.1 km·Bengaluru·₹30\.00 delivery$/);
});

test('without a place it says about how long and in which part of the town (restaurants-36)', () => {
  expect(shown({ venue_name: 'Indiranagar', delivery_fee: 0 })).toBe(
    'about 30 minIndiranagar, Bengaluru·Free delivery',
  );
});

test('a place in another city promises nothing (restaurants-36)', () => {
  expect(shown({}, { ...home, city_id: 2 })).toBe('about 30 minBengaluru·₹30.00 delivery');
});

test('a new kitchen tells its orders, and one without any says nothing (restaurants-36)', () => {
  expect(shown({ served_orders: 18 })).toContain('18 orders in 30 days');
  expect(shown({ served_orders: 1 })).toContain('1 order in 30 days');
  expect(shown({ served_orders: 0 })).not.toContain('30 days');
});

test('the page of a restaurant says of which days the share is (restaurants-36)', () => {
  cleanup();
  render(<OrderFactsLine restaurant={restaurantDetails({ served_orders: 20, on_time_percent: 90 })} />);
  expect(screen.getByText('90% on time in 30 days')).toBeTruthy();
});

test('a closed kitchen says when it opens, a busy one when it is back (restaurants-36)', () => {
  const next_open_at = new Date(Date.now() + 60 * 60_000).toISOString();
  const closed = { status: 'offline', served_orders: 100, on_time_percent: 94, next_open_at } as const;
  expect(shown({ ...closed, reason: 'closed' }, home)).toMatch(/^Opens /);
  expect(shown({ ...closed, reason: 'paused' }, home)).toMatch(/^Busy, back by /);
  expect(shown({ ...closed, reason: 'offline', next_open_at: null }, home)).toMatch(/^Closed/);
});
