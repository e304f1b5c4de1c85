import { minuteMs } from '@tawa/domain/common/durations';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetLine, keepLine } from './kept-line.ts';
import { keptLinePath, takeLine } from './read-kept-line.ts';

const line = { menu_id: 4, dish_name: 'Palak Paneer', dish_img: null, quantity: 2, options: [7, 9], note: 'No onion' };

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

test('a dish is kept with options, quantity, note and page, and is taken once (cart-10)', () => {
  history.replaceState(null, '', '/restaurantdetails/Forno-Verde/2?veg=1');
  keepLine({ ...line, total: 598, chosen: ['Large'] });
  expect(keptLinePath()).toBe('/restaurantdetails/Forno-Verde/2?veg=1');
  expect(takeLine()).toEqual(line);
  expect(takeLine()).toBeNull();
  keepLine(line);
  forgetLine();
  expect(takeLine()).toBeNull();
});

test('after half an hour it is not wanted any more (cart-10)', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  keepLine(line);
  vi.advanceTimersByTime(30 * minuteMs - 1);
  expect(keptLinePath()).toBe('/');
  vi.advanceTimersByTime(1);
  expect(keptLinePath()).toBeNull();
  expect(takeLine()).toBeNull();
});

test.each(['{', '[]', '"x"', '{"line":{"menu_id":"4"},"path":"/","keptAt":1}', '{"line":null,"path":"/","keptAt":1}'])(
  'what somebody else left there (%s) is nothing',
  (kept) => {
    sessionStorage.setItem('interruptedLine', kept);
    expect(keptLinePath()).toBeNull();
    expect(takeLine()).toBeNull();
  },
);

test('a page of somebody else is nowhere to go back to', () => {
  keepLine(line);
  const kept: Record<string, unknown> = JSON.parse(sessionStorage.getItem('interruptedLine') ?? '');
  sessionStorage.setItem('interruptedLine', JSON.stringify({ ...kept, path: '//evil.example' }));
  expect(keptLinePath()).toBeNull();
});

test('a browser that refuses its storage keeps nothing and breaks nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepLine(line);
  vi.restoreAllMocks();
  expect(takeLine()).toBeNull();
});
