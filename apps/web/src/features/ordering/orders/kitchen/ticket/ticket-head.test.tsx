import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inMinutes, kitchenOrder } from '#testing/order-samples.ts';
import { render } from '#testing/render.tsx';
import { StateBadge } from './state-badge.tsx';
import { Ticket } from './ticket.tsx';

const show = (change: Parameters<typeof kitchenOrder>[0]) =>
  render(<Ticket order={kitchenOrder(change)} now={Date.now()} clock={Date.now} />);
const fiveDays = 5 * 24 * 60;
const later = { scheduled_for: inMinutes(fiveDays), ready_by: inMinutes(fiveDays), cook_by: inMinutes(fiveDays - 20) };
const weekday = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Kolkata', weekday: 'long' });
const day = weekday.format(Date.parse(later.ready_by));

test('an order that is accepted for another day counts nothing down and names its day (kitchen-board-3)', () => {
  show({ status: 'accepted', ...later });
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByText(/^Ready by/).textContent).toContain(`${day}, `);
});

test('one for another day that is begun early tells its day, no thousands of minutes (kitchen-board-3)', () => {
  show({ status: 'preparing', ...later });
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByText(new RegExp(`^by ${day}, `))).toBeTruthy();
});

test('what is cooked now counts down (kitchen-board-3)', () => {
  show({ status: 'preparing', ready_by: inMinutes(12) });
  expect(screen.getByRole('timer', { name: /minutes left/ })).toBeTruthy();
});

test('dishes for a table stand under its name, wait at no counter, and end as served', () => {
  const table = { names: 'T4', guests: 3 };
  show({ status: 'ready', fulfilment: 'pickup', table });
  expect(screen.getByText(/^Table T4 · 3 guests/)).toBeTruthy();
  expect(screen.queryByText(/at the counter/)).toBeNull();
  render(<StateBadge order={{ status: 'picked_up', fulfilment: 'pickup', table }} />);
  expect(screen.getByText('Served')).toBeTruthy();
});
