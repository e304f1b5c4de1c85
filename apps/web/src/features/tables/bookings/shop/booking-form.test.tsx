import { readTableQuery } from '@tawa/domain/tables/table-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { BookingForm } from './booking-form.tsx';

const meera = {
  name: 'Meera Nair',
  email: 'meera@example.com',
  phone: '9845012345',
  checkIn: '2026-11-28',
  time: '20:00',
};
const labels = { name: 'Name', email: 'Email', phone: 'Phone', checkIn: 'Check-In date', time: 'Time' };

// Noon of 27 Nov 2026 in Bengaluru.
function open() {
  vi.useFakeTimers({ now: new Date('2026-11-27T06:30:00Z'), toFake: ['Date'] });
  const api = fakeApi();
  const { user, router } = render(<BookingForm />);
  const fill = (fields: Partial<typeof meera>) => {
    for (const [field, label] of Object.entries(labels)) {
      const value = Object.entries(fields).find(([name]) => name === field)?.[1] ?? '';
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    }
  };
  const send = () => user.click(screen.getByRole('button', { name: 'Find a table' }));
  return { api, user, router, fill, send };
}

test('a valid wish goes on to the restaurants with its six values, and nothing is sent (bookings-13)', async () => {
  const { api, user, router, fill, send } = open();
  fill(meera);
  await user.selectOptions(screen.getByLabelText('Guest'), '4');
  await send();
  await waitFor(() => expect(router.state.location.pathname).toBe('/restaurants'));
  const table = new URLSearchParams(router.state.location.search).get('table') ?? '';
  expect(readTableQuery(table)).toEqual({ ...meera, guests: 4 });
  expect(api.calls).toEqual([]);
});

test('guests are a select of one to five', () => {
  open();
  const guests = screen.getByLabelText('Guest');
  expect(guests.tagName).toBe('SELECT');
  expect([...guests.querySelectorAll('option')].map((option) => option.value)).toEqual(['1', '2', '3', '4', '5']);
});

test('an empty form names every field and goes nowhere (bookings-13)', async () => {
  const { router, send } = open();
  await send();
  for (const text of ['Name', 'Email', 'Phone', 'Check-In date', 'Time'])
    expect(await screen.findByText(`${text} is required`)).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
});

test.each([
  [{ name: 'M' }, 'Name must be at least 2 characters'],
  [{ email: 'meera' }, 'Invalid email'],
  [{ phone: '98450' }, 'Phone must be 10 digits'],
  [{ checkIn: '2026-11-26' }, 'Choose today or a later date'],
  [{ checkIn: '2026-12-28' }, 'Tables can be booked up to 30 days ahead'],
  [{ checkIn: '2026-11-27', time: '12:59' }, 'Choose a time at least 60 minutes from now'],
])('%j is refused in its place', async (change, text) => {
  const { router, fill, send } = open();
  fill({ ...meera, ...change });
  await send();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
});

test('what the account knows stands in the form, and takes the place of nothing typed (bookings-18)', async () => {
  const known = { name: 'Asha Rao', email: 'asha@example.in', mobile: '9876543210' };
  function Late() {
    const [isRead, setRead] = useState(false);
    return (
      <>
        <BookingForm known={isRead ? known : undefined} />
        <button onClick={() => setRead(true)}>Reads the account</button>
      </>
    );
  }
  fakeApi();
  const { user } = render(<Late />);
  await user.type(screen.getByLabelText('Name'), 'Meera');
  await user.click(screen.getByRole('button', { name: 'Reads the account' }));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Meera');
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'asha@example.in');
  expect(screen.getByLabelText('Phone')).toHaveProperty('value', '9876543210');
});
