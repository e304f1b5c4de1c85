import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { signIn } from '../../testing/tokens.ts';
import { Frame } from './frame.tsx';

beforeEach(() => {
  fakeApi();
  window.scrollY = 0;
});

const open = () => renderRoutes([{ path: '*', element: <Frame kind="public">{null}</Frame> }], '/about');
const footer = () => screen.findByRole('contentinfo');

test('the header leads to the six pages, names the support and its hours, and asks guests in (navigation-1)', async () => {
  open();
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'Home /',
    'About /about',
    'Dishes /ourdishes',
    'Restaurants /restaurants',
    'Blog /blogs',
    'Contact /contact-us',
  ]);
  const strip = await screen.findByRole('region', { name: 'Contact' });
  expect(strip.textContent).toContain('Mon-Fri 9:00-21:00, Sat-Sun 10:00-20:00');
  expect(screen.getAllByRole('link', { name: 'Login' })[0]?.getAttribute('href')).toBe('/login');
  expect(screen.getAllByRole('link', { name: 'Sign Up' })[0]?.getAttribute('href')).toBe('/signup');
  expect(await footer()).toBeTruthy();
});

test.each([
  ['admin', '/admindashboard'],
  ['user', '/dashboard'],
  ['restaurant', '/restaurant-dashboard'],
] as const)('a signed-in %s finds the own dashboard and the way out (navigation-2)', async (role, home) => {
  signIn(role);
  open();
  expect((await screen.findByRole('link', { name: 'Dashboard' })).getAttribute('href')).toBe(home);
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
  expect(within(await footer()).queryByRole('link', { name: 'Login' })).toBeNull();
});

test.each([
  [null, '/complaints'],
  ['user', '/complaints'],
  ['restaurant', '/complaints'],
  ['admin', '/admin/complaints'],
] as const)('complaints of %s go to %s (navigation-2)', async (role, path) => {
  if (role) signIn(role);
  open();
  const link = within(await footer()).getByRole('link', { name: 'Complaints' });
  expect(link.getAttribute('href')).toBe(path);
});

test('the footer leads to the five legal pages (navigation-4)', async () => {
  open();
  const links = within(await footer())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  for (const path of ['/privacy-policy', '/term-of-use', '/refund-policy', '/cookie-policy', '/food-safety-compliance'])
    expect(links).toContain(path);
});

test('after more than 50 pixels of scrolling the bar gets lower, and higher again at the top (navigation-1)', async () => {
  open();
  const bar = () => screen.getByRole('banner').firstElementChild?.className;
  const scrollTo = (y: number) =>
    act(() => {
      window.scrollY = y;
      window.dispatchEvent(new Event('scroll'));
    });
  scrollTo(50);
  expect(bar()).toContain('lg:h-[4.5rem]');
  scrollTo(51);
  await waitFor(() => expect(bar()).toContain('lg:h-[3.75rem]'));
  scrollTo(0);
  await waitFor(() => expect(bar()).toContain('lg:h-[4.5rem]'));
});

test('complaints stand in the customer’s panel, and in the public frame for everybody else (complaints-4)', async () => {
  signIn('user');
  renderRoutes([{ path: '*', element: <Frame kind="account">form</Frame> }], '/complaints');
  expect(await screen.findByRole('link', { name: 'My addresses' })).toBeTruthy();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('a login in the midst of a form leaves the form where it is (complaints-4)', async () => {
  renderRoutes(
    [
      {
        path: '*',
        element: (
          <Frame kind="account">
            <input aria-label="Message" />
          </Frame>
        ),
      },
    ],
    '/complaints',
  );
  const field = screen.getByLabelText('Message');
  act(() => void signIn('user'));
  expect(await footer()).toBeTruthy();
  expect(screen.getByLabelText('Message')).toBe(field);
});
