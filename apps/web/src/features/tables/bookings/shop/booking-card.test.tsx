import type { Booking } from '@tawa/contract/tables/bookings';
import { joinBookedTable } from '@tawa/contract/tables/bills';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { booking, tableTime as at } from '#testing/booking.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { readPhoneKey } from '#lib/phone-key.ts';
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

const atTable = { name: 'Order and pay at your table' };
const code = 'd'.repeat(43);

test('whoever booked and was seated opens their table from the booking, late too, with one key however often it is pressed (bills-16)', async () => {
  const api = fakeApi();
  const { user, router } = show({ state: 'seated', has_bill: true }, at('21:30'));
  api.refuse(joinBookedTable, refusal('conflict', 'Your table has no open bill at the moment. Please ask the staff.'));
  await user.click(screen.getByRole('button', atTable));
  expect(router.state.location.pathname).toBe('/');
  api.answer(joinBookedTable, { status: 200, body: { token: code } });
  await user.click(screen.getByRole('button', atTable));
  await screen.findByText('elsewhere');
  expect(router.state.location.pathname).toBe(`/t/${code}`);
  const sent = api.calls.map(({ parts }) => parts.body);
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual({ booking_number: 'TB-AAAAAA', token: undefined, secret: readPhoneKey('table', code) });
  expect(sent[1]).toEqual(sent[0]);
});

test('a booking without a bill, or shown in short, has no way to a table (bills-16)', () => {
  const { unmount } = show({ state: 'seated' });
  expect(screen.queryByRole('button', atTable)).toBeNull();
  unmount();
  render(<BookingCard booking={booking({ state: 'seated', has_bill: true })} now={at('19:40').getTime()} short />);
  expect(screen.queryByRole('button', atTable)).toBeNull();
});
