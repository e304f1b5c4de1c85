import { expect, test } from 'vitest';
import { isWithoutCity } from './without-city.ts';

test.each([
  '/login',
  '/signup',
  '/register-restaurant',
  '/forgot-password',
  '/reset-password',
  '/join-staff',
  '/join-office',
  '/become-owner',
  '/verify-email',
  '/r/some-token',
  '/admin-dashboard',
])('the question for the city does not lie over %s (cities-2)', (pathname) =>
  expect(isWithoutCity(pathname)).toBe(true),
);

test.each(['/', '/restaurants', '/dish/12', '/about'])('it is asked on %s (cities-2)', (pathname) =>
  expect(isWithoutCity(pathname)).toBe(false),
);
