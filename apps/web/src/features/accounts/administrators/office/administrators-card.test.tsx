import * as contract from '@tawa/contract/accounts/administrators';
import { listOfficeRoles } from '@tawa/contract/accounts/administrators.roles';
import { officeRoles, officeRoleTexts, officeRoleWords, readyRights } from '@tawa/domain/accounts/administrators';
import { answer } from '@tawa/contract/common/endpoint';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accessOf } from '#testing/people.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { AdministratorsCard } from './administrators-card.tsx';

const person = (
  user_id: number,
  name: string,
  change: Partial<contract.Administrator> = {},
): contract.Administrator => ({
  user_id,
  name,
  email: `${user_id}@example.in`,
  role: 'support',
  role_name: 'Support',
  since: '2026-11-01T10:00:00.000Z',
  last_seen_at: null,
  two_factor: false,
  is_you: false,
  ...change,
});

const waiting = {
  office_invitation_id: 3,
  name: 'Kiran Bhat',
  email: 'kiran@example.in',
  role: 'finance',
  role_name: 'Finance',
  sent_on: '2026-11-01T10:00:00.000Z',
  is_expired: true,
};

const readyRows = officeRoles.map((role) => ({
  role,
  name: officeRoleWords[role],
  text: officeRoleTexts[role],
  rights: readyRights[role],
  version: null,
  holders: [],
}));

function open() {
  signIn('admin');
  const api = fakeApi();
  api.answer(contract.getOfficeAccess, answer(200, accessOf('owner')));
  api.answer(listOfficeRoles, answer(200, { roles: readyRows }));
  const done = answer(200, { message: 'Done.' });
  api.answer(
    contract.listAdministrators,
    answer(200, {
      administrators: [person(1001, 'Ravi Nair', { role: 'owner', is_you: true }), person(1002, 'Asha Rao')],
      invitations: [waiting],
    }),
  );
  api.answer(contract.inviteAdministrator, answer(201, { message: 'The invitation is on its way.' }));
  for (const endpoint of [contract.changeOfficeRole, contract.removeAdministrator, contract.takeBackOfficeInvitation])
    api.answer(endpoint, done);
  const made = (endpoint: string) => api.calls.filter((one) => one.endpoint === endpoint).map(({ parts }) => parts);
  return { made, ...renderRoutes([{ path: '/', Component: AdministratorsCard }], '/') };
}

test('an owner invites with a role; the form says what is missing', async () => {
  const { made, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  const sheet = await screen.findByRole('dialog', { name: 'Invite an administrator' });
  await user.click(within(sheet).getByRole('button', { name: 'Send invitation' }));
  expect(await within(sheet).findByText('Name is required')).toBeTruthy();
  await user.type(within(sheet).getByLabelText('Name'), 'Meera Das');
  await user.type(within(sheet).getByLabelText('Email'), 'meera@example.in');
  await user.selectOptions(within(sheet).getByLabelText('Role'), 'content');
  await user.click(within(sheet).getByRole('button', { name: 'Send invitation' }));
  await expect
    .poll(() => made('POST /admin/administrators'))
    .toMatchObject([{ body: { name: 'Meera Das', email: 'meera@example.in', role: 'content' } }]);
});

test('others change role at once and are removed after a question; nothing can be done to oneself', async () => {
  const { made, user } = open();
  await user.selectOptions(await screen.findByLabelText('Role of Asha Rao'), 'finance');
  await expect
    .poll(() => made('PATCH /admin/administrators/:user_id'))
    .toMatchObject([{ params: { user_id: 1002 }, body: { role: 'finance' } }]);
  expect(screen.queryByLabelText('Role of Ravi Nair')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove Ravi Nair' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove Asha Rao' }));
  const question = await screen.findByRole('alertdialog');
  expect(made('DELETE /admin/administrators/:user_id')).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Remove Asha Rao' }));
  await expect.poll(() => made('DELETE /admin/administrators/:user_id')).toMatchObject([{ params: { user_id: 1002 } }]);
});

test('an invitation that is too old is sent again or taken back', async () => {
  const { made, user } = open();
  expect(await screen.findByText('Invitation too old')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send again, Kiran Bhat' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Take back Kiran Bhat' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take back Kiran Bhat' }),
  );
  await expect
    .poll(() => made('DELETE /admin/administrators/invitations/:office_invitation_id'))
    .toMatchObject([{ params: { office_invitation_id: 3 } }]);
});
