import { expect, test } from 'vitest';
import { contactOf, decideOpening, showContact, type Holder } from './login-codes.ts';

test.each([
  ['98451 23456', { kind: 'mobile', mobile: '9845123456' }],
  ['+91 98451-23456', { kind: 'mobile', mobile: '9845123456' }],
  ['09845123456', { kind: 'mobile', mobile: '9845123456' }],
  [' Asha@Example.IN ', { kind: 'email', email: 'asha@example.in' }],
  ['12345 67890', null],
  ['984512345', null],
  ['asha', null],
  ['asha@example', null],
  [`${'a'.repeat(250)}@b.in`, null],
  ['', null],
])('%j is read as a contact', (typed, contact) => {
  expect(contactOf(typed)).toEqual(contact);
});

test.each([
  ['098451-23456', '+91 98451 23456'],
  [' Asha@Example.in ', 'asha@example.in'],
  [' asha ', 'asha'],
])('%j is shown as %s', (typed, shown) => {
  expect(showContact(typed)).toBe(shown);
});

const holder = (part: Partial<Holder> = {}): Holder => ({
  role: 'user',
  status: 'active',
  isProved: false,
  hasOtherProof: false,
  ...part,
});

test.each<[string, 'email' | 'mobile', Holder[], string]>([
  ['nobody', 'mobile', [], 'new'],
  ['who proved it', 'email', [holder({ isProved: true })], 'account'],
  ['who proved it, among others', 'mobile', [holder(), holder({ isProved: true }), holder()], 'account'],
  ['who only typed it', 'email', [holder()], 'cleared-account'],
  ['who only typed it and proved another', 'mobile', [holder({ hasOtherProof: true })], 'password'],
  ['several who only typed it', 'mobile', [holder(), holder()], 'password'],
  ['an owner, by e-mail', 'email', [holder({ role: 'restaurant', isProved: true })], 'password'],
  ['an administrator, by e-mail', 'email', [holder({ role: 'admin', isProved: true })], 'password'],
  ['an owner, by number', 'mobile', [holder({ role: 'restaurant' })], 'new'],
  ['an owner and a customer, by number', 'mobile', [holder({ role: 'restaurant' }), holder()], 'cleared-account'],
  ['somebody blocked', 'email', [holder({ isProved: true, status: 'blocked' })], 'blocked'],
])('the code of a contact that %s has opens the right thing', (_, kind, holders, opens) => {
  expect(decideOpening(kind, holders).opens).toBe(opens);
});
