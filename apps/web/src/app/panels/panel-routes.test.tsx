import { getOwnAccess } from '@tawa/contract/accounts/staff';
import { answer } from '@tawa/contract/common/endpoint';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderRoutes } from '#testing/render.tsx';
import { makeToken, signIn } from '#testing/tokens.ts';
import { expectConsoleError } from '#testing/setup.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { endSession, startSession } from '#lib/session/session.ts';
import { routes } from '../router.tsx';

const { screenOf } = vi.hoisted(() => ({
  screenOf: (path: string, name: string) => ({
    path,
    id: name,
    frame: 'bare',
    screen: async () => ({ Screen: () => <h1>{name}</h1> }),
  }),
}));
vi.mock('#routes/user/screens.ts', () => ({
  userScreens: [
    screenOf('/dashboard', 'My dashboard'),
    screenOf('/change-password', 'Change password'),
    { ...screenOf('/cart', ''), screen: () => Promise.reject(new Error('this chunk is gone')) },
  ],
}));
vi.mock('#routes/restaurant/screens.ts', () => ({ restaurantScreens: [screenOf('/orders', 'Kitchen board')] }));
vi.mock('#routes/admin/screens.ts', () => ({ adminScreens: [] }));
vi.mock('#routes/public/screens.ts', () => ({
  publicScreens: [screenOf('/login', 'Login page'), screenOf('/', 'Home page')],
}));

beforeEach(() => localStorage.setItem('selectedCity', JSON.stringify({ id: 1, name: 'Pune' })));

const open = (address: string) => {
  fakeApi();
  return renderRoutes(routes, address);
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a role sees the screens of its own set', async () => {
  signIn('user');
  open('/dashboard');
  expect(await heading('My dashboard')).toBeTruthy();
});

test('a screen without the panel’s frame is closed to whom the panel closes it (staff-3)', async () => {
  signIn('restaurant');
  fakeApi().answer(getOwnAccess, answer(200, { role: 'front_desk', areas: ['desk'] }));
  renderRoutes(routes, '/orders');
  expect(await heading('Access Denied')).toBeTruthy();
  expect(screen.getByText(/Your role here is Front desk/)).toBeTruthy();
  expect(screen.queryByText('Kitchen board')).toBeNull();
});

test('a path of another role’s set is refused, with a way back (navigation-5)', async () => {
  signIn('user');
  const { router, user } = open('/');
  await heading('Home page');
  await router.navigate('/orders');
  expect(await heading('Access Denied')).toBeTruthy();
  expect(screen.getByText(/^This page is for restaurants\./)).toBeTruthy();
  expect(screen.queryByText('Kitchen board')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(await heading('Home page')).toBeTruthy();
});

test('a guest on a panel’s path is sent to the login page, which knows where to go back to (navigation-6)', async () => {
  const { router } = open('/orders?lane=new');
  expect(await heading('Login page')).toBeTruthy();
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/orders?lane=new' } });
});

test('a session that ends while a panel is open leads to the login page', async () => {
  signIn('user');
  open('/dashboard');
  await heading('My dashboard');
  endSession();
  expect(await heading('Login page')).toBeTruthy();
});

test('a screen that breaks shows the generic error screen (navigation-5)', async () => {
  expectConsoleError('this chunk is gone');
  signIn('user');
  open('/cart');
  expect(await heading('Something went wrong')).toBeTruthy();
  expect(screen.getByText('Looks like the server is down')).toBeTruthy();
});

test('an address that no set knows is a page not found, for guests and for everybody (navigation-5)', async () => {
  signIn('admin');
  open('/nothing-here');
  expect(await heading('This plate is empty')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
});

test('a stored user type that is no role has no panel, and keeps what belongs to every account', async () => {
  startSession({ token: makeToken(), userId: 1001, userType: 'courier', restaurant_id: null });
  const { router } = open('/dashboard');
  expect(await heading('Access Denied')).toBeTruthy();
  await act(() => router.navigate('/change-password'));
  expect(await heading('Change password')).toBeTruthy();
});
