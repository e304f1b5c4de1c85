import { expect, test } from 'vitest';
import { sayNotice } from './spoken-notices.ts';
import { writeNotice } from './notices.ts';

const called = [
  { name: 'Dum & Handi', names: { hi: 'दम एंड हांडी' } },
  { name: 'Garlic Naan', names: { hi: 'लहसुन नान', kn: 'ಬೆಳ್ಳುಳ್ಳಿ ನಾನ್' } },
];
const of = { order_number: 'FD-ABC123', restaurant_name: 'Dum & Handi', called };
const to = { user_id: 1 };
const news = { restaurant_name: 'Dum & Handi', title: 'Ready', body: 'Dum & Handi: new oven', called };
const price = { step: 'upheld' as const, dish_name: 'Garlic Naan', menu_id: 1, reason: 'Seen', is_withdrawn: true };
const group = { group_id: 1, restaurant_name: 'Dum & Handi', guests: 2, lines: 3, called };
const booking = {
  booking_number: 'TB-ABC123',
  restaurant_name: 'Dum & Handi',
  starts_at: new Date('2026-11-30T14:30:00Z'),
  time_zone: 'Asia/Kolkata',
  guests: 2,
  called,
};

test.each([
  ['a payment that failed', writeNotice({ to, kind: 'payment_failed', facts: { ...of, total: 9900 } })],
  ['one that came too late', writeNotice({ to, kind: 'payment_late', facts: { ...of, amount: 9900 } })],
  ['a booking', writeNotice({ to, kind: 'booking', facts: { ...booking, step: 'confirmed' } })],
  ['a group that closed', writeNotice({ to, kind: 'group_order', facts: { ...group, step: 'closed' } })],
  ['a group that all paid', writeNotice({ to, kind: 'group_order', facts: { ...group, step: 'paid' } })],
  [
    'a group of which some dropped out',
    writeNotice({ to, kind: 'group_order', facts: { ...group, step: 'dropped', names: ['Asha'] } }),
  ],
])('%s calls the restaurant as its readers do, in English where it has no such name (language-11)', (_what, notice) => {
  const textIn = (language: string) => Object.values(sayNotice(notice, language)).join(' ');
  const isNamed = textIn('en').includes('Dum & Handi');
  expect(textIn('hi').includes('दम एंड हांडी')).toBe(isNamed);
  expect(textIn('hi')).not.toContain('Dum & Handi');
  expect(textIn('kn').includes('Dum & Handi')).toBe(isNamed);
});

test('a report of a price names dish and restaurant, and each in what it has (language-11)', () => {
  const facts = { ...price, restaurant_name: 'Dum & Handi', called };
  const textIn = (language: string) =>
    Object.values(sayNotice(writeNotice({ to, kind: 'price_report', facts }), language)).join(' ');
  expect(textIn('hi')).toContain('लहसुन नान');
  expect(textIn('kn')).toContain('ಬೆಳ್ಳುಳ್ಳಿ ನಾನ್');
  expect(textIn('hi')).not.toMatch(/Garlic Naan|Dum & Handi/);
});

test('what a restaurant wrote itself stays to the letter, under its own name in the reader’s language (language-11)', () => {
  const notice = writeNotice({ to, kind: 'restaurant_news', facts: news });
  expect(sayNotice(notice, 'hi')).toEqual({ title: 'दम एंड हांडी: Ready', body: 'Dum & Handi: new oven' });
  expect(sayNotice(notice, 'en')).toEqual({ title: 'Dum & Handi: Ready', body: 'Dum & Handi: new oven' });
});
