import { describe, expect, test } from 'vitest';
import {
  decideAvailability,
  decideOptionAvailability,
  listMissingParts,
  type Stocked,
  type StockedPart,
} from './availability.ts';

const at = (local: string) => new Date(`${local}:00+05:30`);
const moment = { now: at('2026-11-20T12:00'), time_zone: 'Asia/Kolkata' };
const here: Stocked = { state: 'available' };
const gone: Stocked = { state: 'sold_out', sold_out_until: null };
const until = (local: string): Stocked => ({ state: 'sold_out', sold_out_until: at(local) });

test.each<[string, Stocked, string, string | null]>([
  ['available', here, 'available', null],
  ['sold out until changed', gone, 'sold_out', null],
  ['sold out until the evening', until('2026-11-20T18:00'), 'sold_out', 'Back at 6:00 pm'],
  ['sold out until tomorrow', until('2026-11-21T11:00'), 'sold_out', 'Back tomorrow at 11:00 am'],
  ['sold out until Monday', until('2026-11-23T11:00'), 'sold_out', 'Back on Mon, 23 Nov at 11:00 am'],
  ['sold out until now', until('2026-11-20T12:00'), 'available', null],
  ['hidden', { state: 'hidden' }, 'hidden', null],
  ['hidden with a date', { state: 'hidden', sold_out_until: at('2026-11-20T11:00') }, 'hidden', null],
  ['out of today’s stock', { state: 'available', stock: 0 }, 'sold_out', null],
  ['the last portion', { state: 'available', stock: 1 }, 'available', null],
  ['not counted', { state: 'available', stock: null }, 'available', null],
])('%s (menu-1)', (_name, stocked, state, back_text) => {
  expect(decideAvailability(stocked, moment)).toMatchObject({ state, back_text });
  expect(decideOptionAvailability(stocked, moment)).toMatchObject({ state, back_text });
});

describe('a dish with groups', () => {
  const dish = (min_choices: number, ...options: Stocked[]) =>
    decideAvailability({ ...here, groups: [{ min_choices, options }] }, moment);

  test('is sold out when a required group has no choice left, and back with the first one (menu-1)', () => {
    expect(dish(1, gone, { state: 'hidden' })).toEqual({ state: 'sold_out', back_at: null, back_text: null });
    expect(dish(1, until('2026-11-20T20:00'), until('2026-11-20T18:00'), gone)).toMatchObject({
      state: 'sold_out',
      back_text: 'Back at 6:00 pm',
    });
    expect(dish(1)).toMatchObject({ state: 'sold_out' });
  });

  test('waits for as many as the group asks for', () => {
    const options = [here, until('2026-11-20T20:00'), until('2026-11-20T18:00')];
    expect(dish(3, ...options)).toMatchObject({ back_text: 'Back at 8:00 pm' });
    expect(dish(2, ...options)).toMatchObject({ back_text: 'Back at 6:00 pm' });
  });

  test('stays on sale with one choice left, or when the group is not required', () => {
    expect(dish(1, gone, here)).toMatchObject({ state: 'available' });
    expect(dish(0, gone)).toMatchObject({ state: 'available' });
  });

  test('keeps its own state first', () => {
    const groups = [{ min_choices: 1, options: [gone] }];
    expect(decideAvailability({ state: 'hidden', groups }, moment)).toMatchObject({ state: 'hidden' });
  });
});

describe('a combo', () => {
  const part = (dish_name: string, change: Partial<StockedPart> = {}): StockedPart => ({
    ...here,
    dish_name,
    quantity: 1,
    lacks_choice: false,
    ...change,
  });
  const lassi = (change: Partial<StockedPart>) => part('Mango Lassi', change);
  const thali = part('Thali');

  test.each<[string, StockedPart, string | null]>([
    ['marked sold out', lassi(gone), null],
    ['sold out until the evening', lassi(until('2026-11-20T18:00')), 'Back at 6:00 pm'],
    ['off the menu', lassi({ state: 'hidden' }), null],
    ['out of portions', lassi({ stock: 0 }), null],
    ['fewer than the combo takes', lassi({ stock: 1, quantity: 2 }), null],
    ['without a required choice', lassi({ lacks_choice: true }), null],
    ['without a choice, and back in the evening', lassi({ ...until('2026-11-20T18:00'), lacks_choice: true }), null],
  ])('is sold out while a part is %s (menu-37)', (_name, missing, back_text) => {
    const parts = [thali, missing];
    expect(decideAvailability({ ...here, parts }, moment)).toMatchObject({ state: 'sold_out', back_text });
    expect(listMissingParts(parts, moment)).toMatchObject([{ dish_name: 'Mango Lassi' }]);
  });

  test('is on sale while all parts are, down to the last portions (menu-37)', () => {
    const parts = [thali, lassi({ stock: 2, quantity: 2 }), lassi(until('2026-11-20T12:00'))];
    expect(decideAvailability({ ...here, parts }, moment)).toMatchObject({ state: 'available' });
  });

  test('is back with the last part, and at no known time while one has none (menu-37)', () => {
    const [six, eight] = [lassi(until('2026-11-20T18:00')), part('Dosa', until('2026-11-20T20:00'))];
    const back = (...parts: StockedPart[]) => decideAvailability({ ...here, parts }, moment).back_text;
    expect(back(eight, six)).toBe('Back at 8:00 pm');
    expect(back(six, eight)).toBe('Back at 8:00 pm');
    expect(back(six, part('Dosa', gone), eight)).toBeNull();
  });

  test('keeps its own state first', () => {
    const parts = [lassi(gone)];
    expect(decideAvailability({ state: 'hidden', parts }, moment)).toMatchObject({ state: 'hidden' });
    expect(decideAvailability({ ...until('2026-11-20T18:00'), parts }, moment)).toMatchObject({
      back_text: 'Back at 6:00 pm',
    });
  });
});
