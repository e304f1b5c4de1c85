import { expect, test } from 'vitest';
import { tidyMobile } from './phones.ts';

test.each([
  '9845123456',
  ' 98451 23456 ',
  '98451-23456',
  '+919845123456',
  '+91 98451 23456',
  '+91-9845-123-456',
  '0091 9845123456',
  '919845123456',
  '09845123456',
  '0 98451 23456',
  '(+91) 98451.23456',
])('%j is one number', (text) => {
  expect(tidyMobile(text)).toBe('9845123456');
});

test.each([
  ['984512345', '984512345'],
  ['98451234567', '98451234567'],
  ['+1 415 555 0100', '+1 415 555 0100'],
  ['9845123456 ext 2', '9845123456 ext 2'],
  [' ring twice ', 'ring twice'],
  ['', ''],
])('%j is left for the form to refuse', (text, left) => {
  expect(tidyMobile(text)).toBe(left);
});
