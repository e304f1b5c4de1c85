import type { DeskBooking } from '@tawa/contract/tables/bookings.kitchen';
import type { Venue } from '@tawa/contract/tables/venues';
import { describe, expect, test } from 'vitest';
import { coversOf, lateText, leftOf, placingOf, quarterPx, rowPx, rowsOf } from './day-scale.ts';

const at = (clock: string) => new Date(`2036-06-17T${clock}:00+05:30`).toISOString();
const booking: DeskBooking = {
  booking_number: 'TB-AAAAAA',
  state: 'confirmed',
  version: 3,
  source: 'web',
  venue_id: 1,
  table_ids: [1],
  guests: 2,
  starts_at: at('19:00'),
  ends_at: at('20:30'),
  name: 'Meera Nair',
  phone: null,
  email: null,
  occasion: null,
  note: '',
  staff_note: '',
  reason: null,
  is_verified: true,
  answer_by: null,
  next: ['arrived'],
  visits: 0,
  last_visit: null,
  events: [],
};
const table = (table_id: number, name: string, isactive: 0 | 1 = 1) => ({
  table_id,
  venue_id: 1,
  name,
  min_seats: 1,
  max_seats: 4,
  spot_x: table_id,
  spot_y: 0,
  isactive,
  joined_with: [],
});
const venue: Venue = {
  venue_id: 1,
  name: 'Main hall',
  type: 'indoor',
  address: '',
  photo: null,
  amenities: [],
  own_hours: null,
  isactive: 1,
  off_reason: null,
  capacity: 12,
  tables: [table(1, 'T1'), table(2, 'T2'), table(3, 'T3', 0)],
};
const rows = rowsOf([venue], [booking]);

test('tables out of use have no row, unless guests are booked at them', () => {
  expect(rows.map((row) => row.name)).toEqual(['T1', 'T2']);
  expect(rowsOf([venue], [{ ...booking, table_ids: [3] }]).map((row) => row.name)).toEqual(['T1', 'T2', 'T3']);
});

describe('a drag', () => {
  const drag = (x: number, y: number, isEnd = false) => placingOf(booking, rows, { x, y, isEnd });

  test('moves by whole quarters and tables, and keeps the stay (bookings-11)', () => {
    expect(drag(2 * quarterPx + 9, rowPx - 20)).toEqual({
      booking_number: 'TB-AAAAAA',
      version: 3,
      starts_at: at('19:30'),
      ends_at: at('21:00'),
      table_ids: [2],
    });
  });

  test('that goes nowhere asks for nothing', () => {
    expect(drag(10, 10)).toBeNull();
    expect(drag(0, 0, true)).toBeNull();
  });

  test('of the right end changes the stay, and never to nothing', () => {
    expect(drag(quarterPx, 40, true)).toMatchObject({ starts_at: at('19:00'), ends_at: at('20:45'), table_ids: [1] });
    expect(drag(-6 * quarterPx, 0, true)).toBeNull();
  });
});

test('covers count who begins in a quarter of an hour, without those who never came', () => {
  const more = [
    booking,
    { ...booking, guests: 3, starts_at: at('19:14') },
    { ...booking, guests: 5, starts_at: at('19:15') },
  ];
  expect(coversOf([...more, { ...booking, state: 'no_show' }], at('18:45'), 4)).toEqual([0, 5, 5, 0]);
  expect(leftOf(at('19:00'), at('18:45'))).toBe(quarterPx);
});

test('late guests and those who stay on are told in minutes', () => {
  const now = (clock: string) => new Date(at(clock)).getTime();
  expect(lateText(booking, now('19:13'), 'en')).toBe('13 min late');
  expect(lateText({ ...booking, state: 'seated' }, now('20:43'), 'en')).toBe('13 min over');
  expect(lateText({ ...booking, state: 'completed' }, now('21:00'), 'en')).toBeNull();
});
