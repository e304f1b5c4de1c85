import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isExpired, tokenExpiry } from './session.ts';

// Made by another hand than the reader: HS256 tokens with the payloads named beside them.
const withExp = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMDAxIiwiZXhwIjoxNzk1MjQwMDAwfQ.c2lnbmF0dXJl';
const withName = 'eyJhbGciOiJIUzI1NiJ9.eyJuYW1lIjoiw4ltaWxlIOCkpuCkvuCksj8_PiIsImV4cCI6MTd9.c2lnbmF0dXJl';
const exponent = 'e30.eyJleHAiOjEuNX0.c2ln';

test('the expiry of a token is read in seconds, whatever else it carries', () => {
  expect(tokenExpiry(withExp)).toBe(1_795_240_000);
  expect(tokenExpiry(withName)).toBe(17);
  expect(tokenExpiry(exponent)).toBe(1.5);
});

test.each([
  ['nothing', null],
  ['undefined', undefined],
  ['an empty text', ''],
  ['a word', 'token'],
  ['two parts', 'e30.eyJleHAiOjE3fQ'],
  ['four parts', 'e30.eyJleHAiOjE3fQ.c2ln.c2ln'],
  ['an empty payload', 'e30..c2ln'],
  ['letters outside the alphabet', 'e30.eyJleHAiOjE3f$.c2ln'],
  ['no JSON', 'e30.bm90IGpzb24.c2ln'],
  ['a number', 'e30.MTc.c2ln'],
  ['null', 'e30.bnVsbA.c2ln'],
  ['no expiry', 'e30.e30.c2ln'],
  ['an expiry in words', 'e30.eyJleHAiOiIxNyJ9.c2ln'],
  ['an endless expiry', 'e30.eyJleHAiOjFlOTk5fQ.c2ln'],
])('a token that is %s has no expiry', (_name, token) => expect(tokenExpiry(token)).toBeNull());

test('no text whatever makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.base64String(), (text, payload) => {
      for (const token of [text, `${text}.${text}.${text}`, `e30.${payload}.c2ln`])
        expect(['number', 'object']).toContain(typeof tokenExpiry(token));
    }),
  );
});

test('a token lives until its very second', () => {
  expect(isExpired(100, 99_999)).toBe(false);
  expect(isExpired(100, 100_000)).toBe(true);
  expect(isExpired(100, 100_001)).toBe(true);
});
