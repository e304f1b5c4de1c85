import { expect, test } from 'vitest';
import { notificationWords } from './notification-texts.ts';
import { goesBy, isChoosable, isNotificationKind, kindsOf, notificationKinds } from './notifications.ts';

const order = { order_number: 'FD-7K3M9Q', restaurant_name: 'Dum & Handi', time_zone: 'Asia/Kolkata' };

test('what somebody chose holds where it may be chosen, the table’s rule everywhere else (notifications-3)', () => {
  expect(goesBy('order_placed', 'email', undefined)).toBe(true);
  expect(goesBy('order_placed', 'email', false)).toBe(false);
  expect(goesBy('order_accepted', 'email', undefined)).toBe(false);
  expect(goesBy('order_accepted', 'email', true)).toBe(true);
  expect(goesBy('kitchen_paused', 'email', false)).toBe(true);
  expect(goesBy('security_password', 'sms', true)).toBe(false);
});

test('a letter with words of its own is neither sent twice nor switched off (auth-26)', () => {
  expect(goesBy('security_password', 'email', true)).toBe(false);
  expect(isChoosable('security_password', 'email')).toBe(false);
});

test('every role hears of its account, and of nothing that is not its own', () => {
  for (const role of ['user', 'restaurant', 'admin'] as const) {
    expect(kindsOf(role)).toContain('security_sign_in');
    for (const kind of kindsOf(role)) expect(notificationKinds[kind].audiences).toContain(role);
  }
  expect(kindsOf('user')).not.toContain('kitchen_order');
  expect(kindsOf('restaurant')).not.toContain('order_placed');
});

test('a word that only looks like a kind is none', () => {
  expect(isNotificationKind('order_placed')).toBe(true);
  expect(isNotificationKind('toString')).toBe(false);
});

test('times are those of the restaurant’s wall, amounts are rupees', () => {
  const promised_to = new Date('2026-06-15T15:10:00Z');
  const { body, link } = notificationWords('order_accepted', { ...order, promised_to, serving: 'delivery' });
  expect(body).toBe('Dum & Handi is cooking your order FD-7K3M9Q. With you by 8:40 pm.');
  expect(link).toBe('/myorders/FD-7K3M9Q');
  const refund = notificationWords('refund', { order_number: 'FD-7K3M9Q', amount: 123_456_00, step: 'approved' });
  expect(refund.body).toContain('₹1,23,456.00');
});

test('dishes of a booked table are served there; nobody is sent to the counter or asked for a code', () => {
  const told = { ...order, promised_to: new Date('2026-06-15T15:10:00Z'), serving: 'table' } as const;
  expect(notificationWords('order_accepted', told).body).toMatch(/At your table by 8:40 pm\.$/);
  expect(notificationWords('order_ready', told)).toMatchObject({
    title: 'Ready to serve',
    body: 'Dum & Handi brings FD-7K3M9Q to your table.',
  });
  expect(notificationWords('order_delivered', told).title).toBe('Served');
  expect(notificationWords('order_ready', { ...told, serving: 'pickup' }).title).toBe('Ready for pickup');
});

test('money that goes back is told with its days; what was never paid is told as such', () => {
  const reason = 'Too busy right now';
  expect(notificationWords('order_rejected', { ...order, reason, refund: 32_900 }).body).toBe(
    'Dum & Handi could not take your order FD-7K3M9Q. Too busy right now. You get ₹329.00 back within 5 to 7 business days.',
  );
  expect(notificationWords('order_rejected', { ...order, reason, refund: 0 }).body).toMatch(/You pay nothing\.$/);
  expect(notificationWords('order_rejected', { ...order, reason: null }).body).not.toMatch(/pay|back/);
});

test('however long names and reasons are, the words fit their row', () => {
  const endless = 'a'.repeat(2000);
  const words = notificationWords('order_cancelled', { ...order, restaurant_name: endless, reason: endless });
  expect(words.body).toHaveLength(400);
  expect(words.body.endsWith('…')).toBe(true);
});
