import { expect, test } from 'vitest';
import { formatAbout, withPaise } from './format.ts';

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
