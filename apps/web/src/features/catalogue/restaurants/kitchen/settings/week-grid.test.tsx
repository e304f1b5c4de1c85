import type { WeekShift } from '@tawa/contract/catalogue/restaurants.settings';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CheckTime } from './check-time.tsx';
import { WeekGrid } from './week-grid.tsx';

const at = (weekday: number, opens: string, closes: string): WeekShift => ({ weekday, opens, closes });

let week: WeekShift[] = [];
function Kept({ first }: { first: WeekShift[] }) {
  const [now, setNow] = useState(first);
  const keep = (next: WeekShift[]) => setNow((week = next));
  return (
    <>
      <WeekGrid week={now} lastOrderMinutes={20} onChange={keep} />
      <CheckTime week={now} lastOrderMinutes={20} />
    </>
  );
}

function open(...first: WeekShift[]) {
  week = first;
  render(<Kept first={first} />);
  // A row of 1440 px: a minute is a pixel.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1440, 64));
  HTMLElement.prototype.setPointerCapture = () => undefined;
  return userEvent.setup();
}

const bar = (name: string) => screen.getByRole('button', { name });
const rowOf = (element: Element | null) => {
  const row = element?.parentElement;
  if (!row) throw new Error('A bar lies in no row.');
  return row;
};

function drag(element: Element, from: number, to: number): void {
  // jsdom has no pointer events.
  const point = (type: string, clientX: number) => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientX });
    fireEvent(element, Object.assign(event, { pointerId: 1, isPrimary: true }));
  };
  point('pointerdown', from);
  point('pointermove', (from + to) / 2);
  point('pointermove', to);
  point('pointerup', to);
}

test('a shift is moved by hand, its ends are pulled, and a second one is drawn beside it (restaurants-34)', () => {
  open(at(2, '11:00', '15:30'));
  drag(bar('Tuesday, 11 am – 3:30 pm'), 400, 460);
  expect(week).toEqual([at(2, '12:00', '16:30')]);
  const end = bar('Tuesday, 12 pm – 4:30 pm').querySelector('[data-end=to]');
  if (end) drag(end, 690, 722);
  expect(week).toEqual([at(2, '12:00', '17:00')]);
  drag(rowOf(bar('Tuesday, 12 pm – 5 pm')), 810, 1260);
  expect(week).toEqual([at(2, '12:00', '17:00'), at(2, '18:30', '02:00')]);
  expect(bar('Tuesday, second shift, 6:30 pm – 2 am').textContent).toContain('ends Wed morning');
});

test('keys move a shift, stretch it and take it away (restaurants-34)', async () => {
  const user = open(at(5, '18:00', '23:00'));
  bar('Friday, 6 pm – 11 pm').focus();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  expect(week).toEqual([at(5, '18:15', '23:45')]);
  await user.keyboard('{Delete}');
  expect(week).toEqual([]);
});

test('the chosen shift is written in two fields, and its day is copied to others (restaurants-34)', async () => {
  const user = open(at(5, '18:00', '02:00'), at(6, '11:00', '12:00'));
  await user.click(bar('Friday, 6 pm – 2 am'));
  const strip = within(screen.getByRole('region', { name: 'Friday' }));
  expect(strip.getByText('Last order 1:40 am, 20 min before closing')).toBeTruthy();
  expect(strip.getByLabelText('Closes on Saturday')).toHaveProperty('value', '02:00');
  fireEvent.change(strip.getByLabelText('Opens'), { target: { value: '17:00' } });
  await user.click(strip.getByRole('button', { name: 'Copy Friday to Saturday' }));
  expect(week).toEqual([at(5, '17:00', '02:00'), at(6, '17:00', '02:00')]);
});

test('a closed day opens by a button, and a menu opens it around the clock', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Closed all day. Add hours: Mon' }));
  expect(week).toEqual([at(1, '11:00', '23:00')]);
  await user.click(screen.getByRole('button', { name: 'Choices for Monday' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Open 24 hours' }));
  expect(week).toEqual([at(1, '00:00', '24:00')]);
  expect(bar('Monday, Open 24 hours')).toBeTruthy();
});

test('a time is checked against the hours that stand there, saved or not', async () => {
  const user = open(at(5, '11:00', '15:00'), at(5, '18:00', '02:00'));
  expect(screen.getByText('Open: Friday, second shift, orders until 1:40 am.')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Day'), 'Sunday');
  expect(screen.getByText('Closed then.')).toBeTruthy();
});
