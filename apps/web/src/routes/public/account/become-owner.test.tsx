import { becomeOwner, readOwnerLink } from '@tawa/contract/accounts/administrators';
import { answer } from '@tawa/contract/common/endpoint';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { Screen } from './become-owner.tsx';

const token = 'q7Rz0dXv9KfLwP3mYtB8nHcJ5sGaE1uTq7Rz0dXv9Kf';
const nobody = { email: null, name: null };

function open(known: { email: string | null; name: string | null } = nobody, address = `/#${token}`) {
  const api = fakeApi();
  api.answer(readOwnerLink, answer(200, known));
  api.answer(becomeOwner, answer(201, { message: 'Welcome. Log in with your e-mail and the new password.' }));
  const routes = [
    { path: '/', Component: Screen },
    { path: '/login', Component: () => <p>Here is the login</p> },
  ];
  const sent = () => api.calls.flatMap(({ endpoint, parts }) => (endpoint.endsWith('/office/owner') ? [parts] : []));
  return { api, sent, ...renderRoutes(routes, address) };
}

const fill = async (user: ReturnType<typeof open>['user'], words: Record<string, string>) => {
  for (const [label, text] of Object.entries(words)) await user.type(await screen.findByLabelText(label), text);
  await user.click(screen.getByRole('button', { name: 'Become an owner' }));
};

test('the first owner says who they are, is told what is wrong, and goes on to the login (administrators-3)', async () => {
  const { sent, user } = open();
  expect(await screen.findByRole('heading', { name: 'The first owner of this office' })).toBeTruthy();
  const words = { Name: 'Asha Rao', Email: 'asha@example.in', Mobile: '9845012345' };
  await fill(user, { ...words, 'New password': 'too-short-1' });
  expect(await screen.findByText('Password must be at least 12 characters')).toBeTruthy();
  expect(sent()).toEqual([]);
  await fill(user, { 'New password': '23' });
  expect(await screen.findByText('Here is the login')).toBeTruthy();
  const body = { token, name: 'Asha Rao', email: 'asha@example.in', mobile: '9845012345', password: 'too-short-123' };
  expect(sent()).toMatchObject([{ body }]);
});

test('a link for an address keeps it, and names whose account it is', async () => {
  open({ email: 'ravi@example.in', name: 'Ravi Nair' });
  const address = await screen.findByLabelText('Email');
  expect(address).toHaveProperty('readOnly', true);
  expect(address).toHaveProperty('value', 'ravi@example.in');
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ravi Nair');
});

test('a link that was used or is too old says so, and where another comes from', async () => {
  const { api } = open(nobody, '/#');
  expect(await screen.findByText(/This link is incomplete/)).toBeTruthy();
  api.refuse(readOwnerLink, refusal('unprocessable', 'This link was used.'));
  renderRoutes([{ path: '/', Component: Screen }], `/#${token}`);
  expect(await screen.findByText('This link was used.')).toBeTruthy();
  expect(screen.getAllByText(/owner add/).length).toBeGreaterThan(0);
});

test('whoever is too late with the form keeps what was typed and reads why', async () => {
  const { api, user } = open();
  api.refuse(becomeOwner, refusal('unprocessable', 'This link was used.'));
  const words = { Name: 'Asha Rao', Email: 'asha@example.in', Mobile: '9845012345' };
  await fill(user, { ...words, 'New password': 'green-harbour-77' });
  expect(await screen.findByText('This link was used.')).toBeTruthy();
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Asha Rao');
});
