import {
  bookTable,
  holdTable,
  listTableTimes,
  releaseTable,
  verifyBooking,
  type TableDay,
} from '@tawa/contract/tables/bookings';
import { writeTableQuery } from '@tawa/domain/tables/table-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { booking, tableTime } from '#testing/booking.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import type { KnownGuest } from './use-known-guest.ts';
import { TableBooking } from './table-booking.tsx';

const at = (clock: string) => tableTime(clock).toISOString();
const free = (clock: string) => ({
  starts_at: at(clock),
  ends_at: at('21:30'),
  venues: [1],
  open: [1],
  reason: null,
});
const day: TableDay = {
  takes_bookings: true,
  date: '2036-06-17',
  first_date: '2036-06-16',
  last_date: '2036-07-16',
  guests: 2,
  time_zone: 'Asia/Kolkata',
  hold_minutes: 10,
  grace_minutes: 15,
  cancel_hours: 2,
  auto_confirm: true,
  venues: [{ venue_id: 1, name: 'Main hall', type: 'indoor', photo: null, amenities: [] }],
  times: [free('19:30'), { ...free('20:00'), venues: [], reason: 'taken' }, free('20:30')],
};
const held = {
  booking_number: 'TB-AAAAAA',
  token: 'x'.repeat(43),
  venue_name: 'Main hall',
  starts_at: at('19:30'),
  ends_at: at('21:00'),
  guests: 2,
  held_for_s: 600,
};
const booked = booking({ guests: 2, state: 'requested', needs_code: true });
const wish = {
  name: 'Meera Nair',
  email: 'meera@example.in',
  phone: '9845012345',
  checkIn: '2036-06-17',
  time: '19:30',
  guests: 2,
};

function open(path = '/', shown = day, known?: KnownGuest) {
  const api = fakeApi();
  api.answer(listTableTimes, { status: 200, body: shown });
  api.answer(holdTable, { status: 201, body: held });
  api.answer(releaseTable, { status: 200, body: { message: '' } });
  const rendered = renderRoutes(
    [{ path: '/', Component: () => <TableBooking restaurantId={1} known={known} /> }],
    path,
  );
  return { api, ...rendered };
}

test('a guest holds a free time, fills in the rest and types the mailed code', async () => {
  const { api, user } = open();
  api.answer(bookTable, { status: 200, body: booked });
  api.answer(verifyBooking, { status: 200, body: { ...booked, state: 'confirmed', needs_code: false } });
  await user.click(await screen.findByRole('button', { name: '7:30 pm' }));
  expect(await screen.findByText(/Your table is held for (10:00|9:59)/)).toBeTruthy();
  await user.type(screen.getByLabelText('Name'), 'Meera Nair');
  await user.type(screen.getByLabelText('Email'), 'meera@example.in');
  await user.type(screen.getByLabelText('Phone'), '9845012345');
  await user.click(screen.getByRole('button', { name: 'Book the table' }));
  await user.type(await screen.findByLabelText('Code'), '123456');
  expect(await screen.findByRole('heading', { name: 'Your table is booked' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeTruthy();
});

test('the six values of a wish are filled in, and a taken time cannot be pressed (bookings-12)', async () => {
  const { user } = open(`/?table=${encodeURIComponent(writeTableQuery(wish))}`);
  const taken = await screen.findByRole('button', { name: /8:00 pm/ });
  expect(taken.hasAttribute('disabled')).toBe(true);
  const wished = screen.getByRole('button', { name: '7:30 pm' });
  expect(wished.getAttribute('aria-pressed')).toBe('true');
  await user.click(wished);
  const name: HTMLInputElement = await screen.findByLabelText('Name');
  expect(name.value).toBe('Meera Nair');
});

test('what the account knows stands in the details and in the question for a taken time (bookings-18)', async () => {
  const { user } = open('/', day, { name: 'Asha Rao', email: 'asha@example.in', mobile: '9876543210' });
  await user.click(await screen.findByRole('button', { name: 'Tell me when a table frees' }));
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'asha@example.in');
  await user.click(screen.getByRole('button', { name: '7:30 pm' }));
  expect(await screen.findByText(/Your table is held for/)).toBeTruthy();
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Asha Rao');
  expect(screen.getByLabelText('Phone')).toHaveProperty('value', '9876543210');
});

test('a table that is just gone is told with the times that are free', async () => {
  const { api, user } = open();
  api.answer(holdTable, {
    status: 409,
    body: { code: 'TABLE_TAKEN', message: 'This table has just been taken.', times: [free('20:30')] },
  });
  await user.click(await screen.findByRole('button', { name: '7:30 pm' }));
  expect(await screen.findByText('This table has just been taken. Free: 8:30 pm.')).toBeTruthy();
});

test('a hold that is over leads back to the times and says why', async () => {
  const { api, user } = open();
  api.answer(holdTable, { status: 201, body: { ...held, held_for_s: 1 } });
  await user.click(await screen.findByRole('button', { name: '7:30 pm' }));
  await waitFor(() => expect(screen.getByText(/is free again/)).toBeTruthy(), { timeout: 4000 });
  expect(screen.getByRole('button', { name: '7:30 pm' })).toBeTruthy();
});

test('a chosen place shows what it is like (venues-2)', async () => {
  const upstairs: TableDay['venues'][number] = {
    venue_id: 2,
    name: 'Upstairs',
    type: 'rooftop',
    photo: 'uploads/covers/roof.webp',
    amenities: ['Heaters', 'Music'],
  };
  const later = { ...free('20:30'), open: [1, 2] };
  const { user } = open('/', { ...day, venues: [...day.venues, upstairs], times: [free('19:30'), later] });
  await user.selectOptions(await screen.findByLabelText('Where'), 'Upstairs');
  expect(screen.getByText('Open air · Heaters · Music')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Upstairs' })).toBeTruthy();
  // Its table at 8:30 pm is taken; at 7:30 pm it is closed, which is no time of it at all.
  expect(screen.getByRole('button', { name: /8:30 pm/ }).hasAttribute('disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: /7:30 pm/ })).toBeNull();
});

test('a restaurant without bookings shows nothing of it', async () => {
  const api = fakeApi();
  api.answer(listTableTimes, { status: 200, body: { ...day, takes_bookings: false, times: [] } });
  renderRoutes([{ path: '/', Component: () => <TableBooking restaurantId={1} /> }], '/');
  await waitFor(() => expect(screen.queryByText('Book a table')).toBeNull());
});
