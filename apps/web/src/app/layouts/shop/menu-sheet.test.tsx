import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { MenuSheet } from './menu-sheet.tsx';

beforeEach(() => void fakeApi());

async function open() {
  render(<MenuSheet onClose={vi.fn<() => void>()} />);
  return within(await screen.findByRole('dialog', { name: 'Menu' }));
}

test('guests find the six pages, Login and Sign Up (navigation-3)', async () => {
  const menu = await open();
  expect(menu.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual(
    expect.arrayContaining([
      'Home /',
      'About /about',
      'Our Dishes /ourdishes',
      'Restaurants /restaurants',
      'Blog /blogs',
      'Contact /contact-us',
      'Login /login',
      'Sign Up /signup',
    ]),
  );
  expect(menu.queryByRole('button', { name: 'Logout' })).toBeNull();
});

test.each([
  ['user', '/dashboard'],
  ['restaurant', '/restaurant-dashboard'],
  ['admin', '/admindashboard'],
] as const)('a signed-in %s finds the own dashboard and Logout in their place (navigation-3)', async (role, home) => {
  signIn(role);
  const menu = await open();
  expect(menu.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe(home);
  expect(menu.getByRole('button', { name: 'Logout' })).toBeTruthy();
  expect(menu.queryByRole('link', { name: 'Login' })).toBeNull();
  expect(menu.queryByRole('link', { name: 'Sign Up' })).toBeNull();
});
