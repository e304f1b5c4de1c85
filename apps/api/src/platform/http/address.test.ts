import { expect, test } from 'vitest';
import { addressKey, addressOf } from './address.ts';

test('an IPv4 address counts by itself, however it is written', () => {
  expect(addressKey({ ip: '203.0.113.9' })).toBe('203.0.113.9');
  expect(addressKey({ ip: '::ffff:203.0.113.9' })).toBe('203.0.113.9');
});

test('one IPv6 network counts once', () => {
  const one = addressKey({ ip: '2001:db8:1:2::1' });
  expect(addressKey({ ip: '2001:db8:1:2:ffff:1:2:3' })).toBe(one);
  expect(addressKey({ ip: '2001:db8:1:3::1' })).not.toBe(one);
});

test('a caller who hung up before being served is no failure', () => {
  expect(addressKey({ ip: undefined })).toBe(addressOf({}));
});
