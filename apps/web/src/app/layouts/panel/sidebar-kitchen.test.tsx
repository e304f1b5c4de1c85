import { answer } from '@tawa/contract/common/endpoint';
import { getKitchenStatus, listOwnRestaurants, type KitchenStatus } from '@tawa/contract/ordering/orders.kitchen';
import { getOwnAccess } from '@tawa/contract/accounts/staff';
import { mayWorkIn, staffAreas, type StaffRole } from '@tawa/domain/accounts/staff';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Role } from '#lib/session/session.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { kitchenStatus } from '#testing/fake-kitchen.ts';
import { render, renderRoutes } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { Sidebar } from './sidebar.tsx';

const panel: Role = 'restaurant';
const status = { ...kitchenStatus, closes_at: '2026-11-20T18:00:00Z' };

function open(change: Partial<KitchenStatus>, role: StaffRole = 'owner') {
  signIn('restaurant');
  const api = fakeApi();
  api.answer(getKitchenStatus, answer(200, { ...status, ...change }));
  api.answer(getOwnAccess, answer(200, { role, areas: staffAreas.filter((area) => mayWorkIn(role, area)) }));
  return render(<Sidebar role={panel} />);
}

test('the side bar says whose panel it is, until when it is open, and how many orders are', async () => {
  open({ open_orders: 10 });
  expect(await screen.findByText('Dum & Handi')).toBeTruthy();
  expect(screen.getByText('Open to 11:30 pm')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Orders 10 open orders' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'My menu' })).toBeTruthy();
  expect(screen.queryByText(/You work here as/)).toBeNull();
});

test.each([
  [{ lifecycle: 'draft', status: 'offline', reason: 'not_active' }, 'Not live yet', true],
  [{ lifecycle: 'in_review', status: 'offline', reason: 'not_active' }, 'In review', true],
  [{ lifecycle: 'suspended', status: 'offline', reason: 'not_active' }, 'Suspended', false],
  [{ status: 'offline', reason: 'paused' }, 'Paused', false],
  [{ status: 'offline', reason: 'closed' }, 'Closed', false],
] as const)('%j reads as %s', async (change, said, isLocked) => {
  open(change);
  expect(await screen.findByText(said)).toBeTruthy();
  const locked = await screen.findByRole('link', { name: isLocked ? 'My menu opens after the review' : 'My menu' });
  expect(locked.getAttribute('href')).toBe('/my-menu');
  expect(screen.queryByText(/open order/)).toBeNull();
});

test('who opens the list of restaurants reads how they stand then (own-restaurants-3)', async () => {
  signIn('restaurant');
  const api = fakeApi();
  const draft = { ...status, place: 'Bengaluru', late_orders: 0, lifecycle: 'draft' as const };
  api.answer(getKitchenStatus, answer(200, status));
  api.answer(getOwnAccess, answer(200, { role: 'owner', areas: [...staffAreas] }));
  api.answer(listOwnRestaurants, answer(200, { restaurants: [draft] }));
  const { user } = renderRoutes([{ path: '*', element: <Sidebar role={panel} /> }], '/my-menu');
  const chip = await screen.findByRole('button', { name: /Change restaurant/ });
  await waitFor(() => expect(api.calls.some(({ endpoint }) => endpoint === 'GET /kitchen/restaurants')).toBe(true));
  api.answer(listOwnRestaurants, answer(200, { restaurants: [{ ...draft, lifecycle: 'active', late_orders: 2 }] }));
  await user.click(chip);
  expect(await screen.findByText('2 late')).toBeTruthy();
  expect(screen.queryByText('Not live yet')).toBeNull();
});

test('whoever has a part of the panel reads which, and whom to ask for more (restaurants-21)', async () => {
  open({}, 'front_desk');
  expect(await screen.findByText(/You work here as Front desk.*ask the owner/i)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /My menu/ })).toBeNull();
});

test('on the page of printing, which lies below the orders, that one entry is marked', async () => {
  signIn('restaurant');
  const api = fakeApi();
  api.answer(getKitchenStatus, answer(200, status));
  api.answer(getOwnAccess, answer(200, { role: 'owner', areas: [...staffAreas] }));
  renderRoutes([{ path: '*', element: <Sidebar role={panel} /> }], '/orders/printing');
  const marked = await screen.findAllByRole('link', { current: 'page' });
  expect(marked.map((link) => link.getAttribute('href'))).toEqual(['/orders/printing']);
});
