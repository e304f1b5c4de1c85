import type { Booking } from '@tawa/contract/bookings';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../../testing/render.tsx';
import { BookingCard } from './booking-card.tsx';

const at = (clock: string) => new Date(`2036-06-17T${clock}:00+05:30`);
const booking: Booking = {
  booking_number: 'TB-AAAAAA',
  state: 'confirmed',
  version: 2,
  restaurant: {
    restaurant_id: 7,
    restaurant_name: 'Dum & Handi',
    full_address: null,
    contact_number: null,
    logo: null,
    cityname: null,
  },
  venue_name: 'Main hall',
  table_names: ['T1'],
  time_zone: 'Asia/Kolkata',
  guests: 4,
  starts_at: at('19:30').toISOString(),
  ends_at: at('21:00').toISOString(),
  name: 'Meera Nair',
  email: 'meera@example.in',
  phone: '9845012345',
  occasion: null,
  note: '',
  reason: null,
  cancelled_by: null,
  needs_code: false,
  can_change: true,
  change_until: at('17:30').toISOString(),
  order: null,
  can_order: false,
  held_for_s: null,
  calendar: 'BEGIN:VCALENDAR',
};
const show = (change: Partial<Booking>, now = at('12:00')) =>
  render(<BookingCard booking={{ ...booking, can_change: false, ...change }} now={now.getTime()} />);
const again = { name: 'Book again at Dum & Handi' };

test.each(['cancelled', 'declined', 'expired', 'no_show', 'completed'] as const)(
  'a booking that is %s leads to a new one there, for as many',
  (state) => {
    show({ state });
    expect(screen.getByRole('link', again).getAttribute('href')).toBe('/restaurantdetails/Dum-Handi/7?guests=4#tables');
  },
);

test('so does one whose time is over, and none that comes', () => {
  const { unmount } = show({}, at('21:30'));
  expect(screen.getByRole('link', again)).toBeTruthy();
  unmount();
  show({ can_change: true });
  expect(screen.queryByRole('link', again)).toBeNull();
});
