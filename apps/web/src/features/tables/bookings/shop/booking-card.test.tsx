import type { Booking } from '@tawa/contract/tables/bookings';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { booking, tableTime as at } from '#testing/booking.ts';
import { render } from '#testing/render.tsx';
import { BookingCard } from './booking-card.tsx';

const show = (change: Partial<Booking>, now = at('12:00')) =>
  render(<BookingCard booking={booking({ can_change: false, ...change })} now={now.getTime()} />);
const again = { name: 'Book again at Dum & Handi' };

test.each(['cancelled', 'declined', 'expired', 'no_show', 'completed'] as const)(
  'a booking that is %s leads to a new one there, for as many (bookings-16)',
  (state) => {
    show({ state });
    expect(screen.getByRole('link', again).getAttribute('href')).toBe('/restaurantdetails/Dum-Handi/7?guests=4#tables');
  },
);

test('so does one whose time is over, and none that comes (bookings-16)', () => {
  const { unmount } = show({}, at('21:30'));
  expect(screen.getByRole('link', again)).toBeTruthy();
  unmount();
  show({ can_change: true });
  expect(screen.queryByRole('link', again)).toBeNull();
});
