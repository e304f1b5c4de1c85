import type { Booking } from '@tawa/contract/tables/bookings';

/** A moment of the evening that bookings of tests are for, by India's clock. */
export const tableTime = (clock: string): Date => new Date(`2036-06-17T${clock}:00+05:30`);

/** A confirmed table for half past seven, with these differences. */
export const booking = (change: Partial<Booking> = {}): Booking => ({
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
  starts_at: tableTime('19:30').toISOString(),
  ends_at: tableTime('21:00').toISOString(),
  name: 'Meera Nair',
  email: 'meera@example.in',
  phone: '9845012345',
  occasion: null,
  note: '',
  reason: null,
  cancelled_by: null,
  needs_code: false,
  can_change: true,
  change_until: tableTime('17:30').toISOString(),
  order: null,
  can_order: false,
  has_bill: false,
  held_for_s: null,
  calendar: 'BEGIN:VCALENDAR',
  ...change,
});
