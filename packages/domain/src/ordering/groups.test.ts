import { expect, test } from 'vitest';
import { bagNameOf, canAct, extendedEnd, groupActs, groupByBag, groupStateOf, tidyGroupName } from './groups.ts';

const at = (time: string) => new Date(`2026-06-15T${time}:00.000Z`);
const closes_at = at('12:00');

test.each([
  ['before its end', null, null, '11:59', 'open'],
  ['at its end', null, null, '12:00', 'closed'],
  ['half an hour later', null, null, '12:30', 'lapsed'],
  ['that its host cancelled', 'cancelled', null, '11:00', 'cancelled'],
  ['whose order waits for its money', null, 'pending_payment', '13:00', 'paying'],
  ['whose order is with the kitchen', 'ordered', 'accepted', '13:00', 'ordered'],
  ['whose order was rejected in time', null, 'rejected', '12:10', 'closed'],
  ['whose order was rejected later', 'ordered', 'rejected', '12:40', 'lapsed'],
] as const)('a group %s', (...[, ended_as, order_status, now, state]) => {
  expect(groupStateOf({ closes_at, pay_by: null, ended_as, order_status }, at(now))).toBe(state);
});

test.each([
  [null, null, '12:19', 'asking'],
  // Half an hour after the time to pay, not after the end.
  [null, null, '12:49', 'asking'],
  [null, null, '12:50', 'lapsed'],
  [null, 'expired', '12:30', 'asking'],
  [null, 'pending_payment', '12:55', 'paying'],
  ['cancelled', 'rejected', '12:30', 'cancelled'],
] as const)(
  'a group whose guests pay by 12:20, %s, order %s, at %s (groups-9)',
  (...[ended_as, order_status, now, state]) => {
    expect(groupStateOf({ closes_at, pay_by: at('12:20'), ended_as, order_status }, at(now))).toBe(state);
  },
);

test('once everybody was asked, its host cancels it or pays for all, and changes nothing else (groups-9)', () => {
  expect(groupActs.filter((act) => canAct(act, 'asking'))).toEqual(['cancel', 'host_pays']);
  expect(groupActs.filter((act) => canAct(act, 'paying'))).toEqual([]);
});

test('its host closes what is open, and puts off or cancels what was not ordered', () => {
  expect((['open', 'closed', 'paying', 'ordered', 'lapsed'] as const).map((state) => canAct('close', state))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect((['open', 'closed', 'paying', 'cancelled'] as const).map((state) => canAct('extend', state))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('ten minutes more count from its end, or from now once that has passed, and not for ever', () => {
  const group = { begun_at: at('11:00'), closes_at };
  expect(extendedEnd(group, at('11:30'))).toEqual(at('12:10'));
  expect(extendedEnd(group, at('12:20'))).toEqual(at('12:30'));
  expect(extendedEnd({ begun_at: at('11:00'), closes_at: at('14:55') }, at('12:00'))).toBeNull();
});

test.each([
  ['  Sana  ', 'Sana'],
  ['Sana\n\tKhan', 'Sana Khan'],
  ['\u202Eanas\u0000\u001B@', 'anas@'],
  ['\u200B\u200B', ''],
  ['<b>Sana</b>', '<b>Sana</b>'],
  ['सना', 'सना'],
])('a name %j stands on a bag as %j', (typed, name) => {
  expect(tidyGroupName(typed)).toBe(name);
});

test('a host’s bag has the first of their names', () => {
  expect(bagNameOf('Meera Nair', 'Host')).toBe('Meera');
  expect(bagNameOf('\u200B', 'Host')).toBe('Host');
});

test('lines stand under the names of their bags, in the order of the names', () => {
  const lines = [
    { for_name: 'Sana', dish: 1 },
    { for_name: null, dish: 2 },
    { for_name: 'Arjun', dish: 3 },
    { for_name: 'Sana', dish: 4 },
  ];
  expect(groupByBag(lines).map(({ name, lines: held }) => [name, held.map(({ dish }) => dish)])).toEqual([
    [null, [2]],
    ['Sana', [1, 4]],
    ['Arjun', [3]],
  ]);
});
