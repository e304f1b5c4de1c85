import { answer } from '@tawa/contract/common/endpoint';
import { getOwnAccess } from '@tawa/contract/accounts/staff';
import { mayWorkIn, staffAreas, type StaffRole } from '@tawa/domain/accounts/staff';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { sidebarsIn } from '#app/panels/sidebars.ts';
import { areaOfPath } from './staff-paths.ts';
import { StaffGate } from './staff-gate.tsx';

const pages = sidebarsIn('en').restaurant.map(({ path, label }) => ({
  path,
  element: (
    <StaffGate panel="restaurant">
      <h1>{label}</h1>
    </StaffGate>
  ),
}));

function open(role: StaffRole, address: string) {
  signIn('restaurant');
  const api = fakeApi();
  api.answer(getOwnAccess, answer(200, { role, areas: staffAreas.filter((area) => mayWorkIn(role, area)) }));
  return renderRoutes(pages, address);
}

test('a page that the role does not include says why, and one that it includes is shown (staff-3)', async () => {
  const { router } = open('front_desk', '/my-menu');
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
  expect(screen.getByText(/Your role here is Front desk, and it does not include this page/)).toBeTruthy();
  await router.navigate('/restaurant-venue');
  expect(await screen.findByRole('heading', { name: 'Venue' })).toBeTruthy();
});

test('the day of somebody without the dashboard begins at the first page that is open', async () => {
  open('front_desk', '/restaurant-dashboard');
  expect(await screen.findByRole('heading', { name: 'Orders' })).toBeTruthy();
});

test.each([
  ['owner', 'Dashboard|Stats and report|Profile|Orders|My menu|Chefs|Venue|Profile settings|Blogs'],
  ['manager', 'Dashboard|Stats and report|Profile|Orders|My menu|Chefs|Venue|Profile settings|Blogs'],
  ['orders', 'Orders|Profile settings'],
  ['menu', 'My menu|Chefs|Profile settings'],
  ['cook', 'Orders|Profile settings'],
  ['packer', 'Orders|Profile settings'],
  ['front_desk', 'Orders|Venue|Profile settings'],
] as const)('%s finds %s in the side bar (staff-3)', (role, labels) => {
  const open = sidebarsIn('en').restaurant.filter(({ path }) => mayWorkIn(role, areaOfPath(path)));
  expect(open.map(({ label }) => label).join('|')).toBe(labels);
});
