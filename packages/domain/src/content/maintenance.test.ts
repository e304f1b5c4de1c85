import { expect, test } from 'vitest';
import { closedAt, closedBy, isCallOpen, isPageOpen } from './maintenance.ts';
import { deliveredSettings, readSettings } from './settings.ts';

const now = new Date('2026-11-22T10:00:00Z');
const closed = (until: string | null) => closedAt({ text: 'Back soon.', until }, now);

test('a site is open until the office closes it, and says what the office wrote', () => {
  expect(closedBy(deliveredSettings)).toBeNull();
  const settings = readSettings([
    { key: 'maintenance', value: 'closed' },
    { key: 'maintenance_text', value: 'New ovens.' },
    { key: 'maintenance_until', value: '2026-11-22T11:00:00.000Z' },
  ]);
  expect(closedBy(settings)).toEqual({ text: 'New ovens.', until: '2026-11-22T11:00:00.000Z' });
});

test.each([
  [null, 'Back soon.', 600],
  ['2026-11-22T11:00:00.000Z', 'Back soon. We expect to be back today at 4:30 pm.', 3600],
  ['2026-11-23T04:30:00.000Z', 'Back soon. We expect to be back tomorrow at 10:00 am.', 66_600],
  ['2026-11-25T04:30:00.000Z', 'Back soon. We expect to be back on Wed, 25 Nov at 10:00 am.', 86_400],
  ['2026-11-22T10:00:20.000Z', 'Back soon. We expect to be back today at 3:30 pm.', 60],
  ['2026-11-22T09:59:00.000Z', 'Back soon.', 600],
])('until %s it says when it is back, and when to ask again', (until, words, retryAfterS) => {
  expect(closed(until)).toMatchObject({ words, retryAfterS });
});

test.each([
  ['/users/login', true],
  ['/users/adduser', false],
  ['/users/diet', false],
  ['/payments/webhook/:provider', true],
  ['/orders', false],
  ['/orders/:order_number/status', true],
  ['/orders/:order_number/payment/check', true],
  ['/orders/:order_number/again', false],
  ['/riders/delivered', true],
  ['/bookings/cancel', true],
  ['/bookings/book', false],
  ['/cart/addtocart', false],
  ['/complaints', false],
])('the call %s is taken while the site is closed: %s (settings-5)', (path, isOpen) => {
  expect(isCallOpen(path)).toBe(isOpen);
});

test.each(['/', '/restaurants', '/menu', '/ourdishes', '/cart', '/checkout', '/signup', '/favourites', '/dashboard'])(
  'the page %s is closed (settings-5)',
  (path) => expect(isPageOpen(path)).toBe(false),
);
