import { getOfficeAccess } from '@tawa/contract/accounts/administrators';
import { answer } from '@tawa/contract/common/endpoint';
import { getSite, type SiteFacts } from '@tawa/contract/content/site';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { site } from '#lib/site/site-facts.ts';
import type { Role } from '#lib/session/session.ts';
import { accessOf } from '#testing/people.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { ClosedBanner } from './closed-banner.tsx';

function open(role: Role, closed?: SiteFacts['closed']) {
  signIn(role);
  const api = fakeApi();
  api.answer(getSite, answer(200, { ...site(), ...(closed && { closed }) }));
  api.answer(getOfficeAccess, answer(200, accessOf('owner')));
  renderRoutes([{ path: '/', element: <ClosedBanner role={role} /> }], '/');
  return api;
}
const banner = () => screen.findByRole('region', { name: 'Maintenance' });

test('the office is reminded on every page that the site is closed, and led to the setting', async () => {
  open('admin', { text: 'New ovens.', until: '2020-01-01T10:00:00.000Z' });
  expect((await banner()).textContent).toContain('The time that visitors were told has passed.');
  expect(screen.getByRole('link', { name: 'Open the settings' }).getAttribute('href')).toBe(
    '/settings?group=maintenance',
  );
});

test('a kitchen is told that its orders go on', async () => {
  open('restaurant', { text: 'New ovens.', until: null });
  expect((await banner()).textContent).toContain('Orders already placed go on');
  expect(screen.queryByRole('link')).toBeNull();
});

test('nothing stands there while the site is open', async () => {
  const api = open('admin');
  await waitFor(() => expect(api.calls.some(({ endpoint }) => endpoint === 'GET /site')).toBe(true));
  expect(screen.queryByRole('region', { name: 'Maintenance' })).toBeNull();
});
