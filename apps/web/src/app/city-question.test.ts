import { expect, test } from 'vitest';
import { asksForCity } from './city-question.ts';

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
  '/restaurantdetails/Dum-Handi/1',
  '/dish/12',
  '/about',
  '/blogdetails/Monsoon/3',
])('the question for the city does not lie over %s (cities-2)', (pathname) =>
  expect(asksForCity(pathname)).toBe(false),
);

test.each(['/', '/restaurants', '/ourdishes', '/search'])('it is asked on %s (cities-2)', (pathname) =>
  expect(asksForCity(pathname)).toBe(true),
);
