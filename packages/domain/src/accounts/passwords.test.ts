import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { judgePassword, refuseStaffPassword } from './passwords.ts';

const common = [
  'password',
  'Password123',
  '123456',
  'QWERTY',
  'iloveyou',
  'abcdefgh',
  'zzzzzz',
  '19841984',
  'cricket2025',
];

test.each(common)('%s is too common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
  expect(judgePassword(password, isCommonPassword)).toBe('common');
});

test.each([
  ['', 'weak'],
  ['lan-42x', 'weak'],
  ['aabbaabbaabb', 'weak'],
  ['secret-1', 'fair'],
  ['kettle-84x', 'good'],
  ['tamarind-kettle-84', 'strong'],
] as const)('%s is %s (auth-2)', (password, strength) => {
  expect(judgePassword(password, isCommonPassword)).toBe(strength);
});

test.each([
  ['eleven-char', 'Password must be at least 12 characters'],
  ['password1234', 'This password is one of the most common. Choose another'],
  ['administrator', 'This password is one of the most common. Choose another'],
  ['restaurant123', 'This password is one of the most common. Choose another'],
  ['tawafood@1234', 'This password is one of the most common. Choose another'],
  ['twelve-chars', null],
])('%s for staff: %s (auth-2)', (password, refusal) => {
  expect(refuseStaffPassword(password, isCommonPassword)).toBe(refusal);
});
