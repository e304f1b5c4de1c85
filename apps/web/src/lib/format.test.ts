import { expect, test } from 'vitest';
import {
  formatAbout,
  formatArrival,
  formatDate,
  formatDateTime,
  formatSecond,
  formatTime,
  formatWhen,
  greeting,
  withPaise,
  formatRating,
} from './format.ts';

test.each([
  [300, '₹300'],
  [1240.4, '₹1,240'],
  [0, '₹0'],
])('%d is about %s (formats-1)', (rupees, text) => expect(formatAbout(rupees)).toBe(text));

test.each([
  ['₹60 off for the first 500 orders', '₹60.00 off for the first 500 orders'],
  ['₹1,080 off', '₹1,080.00 off'],
  ['₹60.50 off', '₹60.50 off'],
  ['10% off when you pick up, up to ₹70', '10% off when you pick up, up to ₹70'],
  ['Up to ₹70 off, or ₹40 off', 'Up to ₹70 off, or ₹40.00 off'],
  ['Free delivery', 'Free delivery'],
])('%s reads %s', (title, text) => expect(withPaise(title)).toBe(text));

const at = (clock: string, day = '2026-11-04') => `${day}T${clock}+05:30`;

test.each([
  ['20:40:12', '8:40 pm', 'रात 8:40', 'ರಾತ್ರಿ 8:40'],
  ['18:05:00', '6:05 pm', 'शाम 6:05', 'ಸಂಜೆ 6:05'],
  ['12:00:00', '12:00 pm', 'दोपहर 12:00', 'ಮಧ್ಯಾಹ್ನ 12:00'],
  ['08:15:00', '8:15 am', 'सुबह 8:15', 'ಬೆಳಿಗ್ಗೆ 8:15'],
  ['00:30:00', '12:30 am', 'रात 12:30', 'ರಾತ್ರಿ 12:30'],
])('%s is %s, %s and %s (formats-3)', (clock, english, hindi, kannada) => {
  expect(formatTime(at(clock), 'en')).toBe(english);
  expect(formatTime(at(clock), 'hi')).toBe(hindi);
  expect(formatTime(at(clock), 'kn')).toBe(kannada);
});

test('dates, days and greetings are in the language of the page, with the digits of the bill (formats-3)', () => {
  const [instant, now] = [at('20:40:12'), Date.parse(at('10:00:00'))];
  expect(formatDateTime(instant, 'en')).toBe('4 Nov 2026, 8:40 pm');
  expect(formatDate(at('10:00:00', '2026-09-14'), 'en')).toBe('14 Sep 2026');
  expect(formatDateTime(instant, 'hi')).toBe('4 नव॰ 2026, रात 8:40');
  expect(formatDate(instant, 'kn')).toMatch(/^4 ನವೆಂ\S* 2026$/);
  expect(formatSecond(instant, 'en')).toBe('8:40:12 pm');
  expect(formatWhen(at('20:40:00', '2026-11-05'), now, 'en')).toBe('tomorrow, 8:40 pm');
  expect(formatWhen(at('20:40:00', '2026-11-05'), now, 'hi')).toBe('कल, रात 8:40');
  expect(formatWhen(at('20:40:00', '2026-11-03'), now, 'kn')).toBe('ನಿನ್ನೆ, ರಾತ್ರಿ 8:40');
  expect(formatWhen(at('20:40:00', '2026-11-08'), now, 'en')).toBe('Sunday, 8:40 pm');
  expect(formatWhen(at('20:40:00', '2026-11-08'), now, 'hi')).toBe('रविवार, रात 8:40');
  expect(formatArrival(37, now, 'en')).toBe('10:40 am');
  expect([greeting(now, 'en'), greeting(now, 'hi'), greeting(now, 'kn')]).toEqual(['Good morning', 'सुप्रभात', 'ಶುಭೋದಯ']);
  expect([formatDate('x', 'hi'), formatTime('', 'kn'), formatWhen('x', now, 'hi')]).toEqual(['', '', '']);
});

test('a rating keeps its decimal', () => {
  expect(formatRating(4)).toBe('4.0');
  expect(formatRating(4.26)).toBe('4.3');
});
