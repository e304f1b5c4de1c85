import { getOfficeAccess } from '@tawa/contract/accounts/administrators';
import * as contract from '@tawa/contract/accounts/administrators.roles';
import { answer } from '@tawa/contract/common/endpoint';
import { readyRights } from '@tawa/domain/accounts/administrators';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { accessOf, ownAccess } from '#testing/people.ts';
import { renderRoutes } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { RolesCard } from './roles-card.tsx';

const support = {
  role: 'support',
  name: 'Support',
  text: 'Orders',
  rights: readyRights.support,
  version: null,
  holders: [],
};
const desk = {
  role: '12',
  name: 'Night desk',
  text: 'At night',
  rights: { orders: 'act' as const },
  version: 3,
  holders: [{ name: 'Asha Rao', is_invited: false }],
};

function open(access: ReturnType<typeof ownAccess> = accessOf('owner')) {
  signIn('admin');
  const api = fakeApi();
  api.answer(getOfficeAccess, answer(200, access));
  api.answer(contract.listOfficeRoles, answer(200, { roles: [support, desk] }));
  api.answer(contract.addOfficeRole, answer(201, { role: '13', message: 'It is ready to be given.' }));
  api.answer(contract.updateOfficeRole, answer(200, { message: 'It is saved.' }));
  api.answer(contract.deleteOfficeRole, answer(200, { message: 'The role is deleted.' }));
  const made = (endpoint: string) => api.calls.filter((one) => one.endpoint === endpoint).map(({ parts }) => parts);
  return { api, made, ...renderRoutes([{ path: '/', Component: RolesCard }], '/') };
}

test('a role is made of parts, and says how many screens it sees while it is (administrators-4)', async () => {
  const { made, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add role' }));
  const sheet = await screen.findByRole('dialog', { name: 'New role' });
  expect(within(sheet).getByRole('status').textContent).toBe('Sees no screen');
  await user.type(within(sheet).getByLabelText('Name'), 'Reviewers');
  const feedback = within(sheet).getByRole('group', { name: 'Reviews and photos' });
  await user.click(within(feedback).getByRole('radio', { name: 'Act' }));
  expect(within(sheet).getByRole('status').textContent).toBe('Sees 3 screens');
  const people = within(sheet).getByRole('group', { name: 'People of the office' });
  expect(within(people).queryByRole('radio', { name: 'Act' })).toBeNull();
  await user.click(within(sheet).getByRole('button', { name: 'Save role' }));
  await expect
    .poll(() => made('POST /admin/roles'))
    .toMatchObject([{ body: { name: 'Reviewers', rights: { feedback: 'act' } } }]);
});

test('what was typed stays when somebody else changed the role meanwhile (administrators-7)', async () => {
  const { api, user } = open();
  api.refuse(contract.updateOfficeRole, refusal('conflict', 'Somebody changed this role meanwhile.'));
  await user.click(await screen.findByRole('button', { name: 'Edit Night desk' }));
  const sheet = await screen.findByRole('dialog', { name: 'Night desk' });
  await user.type(within(sheet).getByLabelText('Name'), ' two');
  await user.click(within(sheet).getByRole('button', { name: 'Save role' }));
  expect(await within(sheet).findByText('Somebody changed this role meanwhile.')).toBeTruthy();
  expect(within(sheet).getByDisplayValue('Night desk two')).toBeTruthy();
});

test('a role that somebody has is deleted with what they get instead; a ready one is only copied (administrators-7)', async () => {
  const { made, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete Night desk' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Delete Night desk' }));
  expect(made('DELETE /admin/roles/:office_role_id')).toEqual([]);
  await user.selectOptions(within(question).getByLabelText('New role'), 'support');
  await user.click(within(question).getByRole('button', { name: 'Delete Night desk' }));
  await expect
    .poll(() => made('DELETE /admin/roles/:office_role_id'))
    .toMatchObject([{ params: { office_role_id: 12 }, body: { instead: 'support' } }]);
  expect(screen.queryByRole('button', { name: 'Delete Support' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit Support' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy Support' })).toBeTruthy();
});

test('whoever may only see the people looks at roles and changes none (administrators-8)', async () => {
  open(ownAccess({ administrators: 'read' }));
  expect(await screen.findByRole('button', { name: 'View Night desk' })).toBeTruthy();
  await expect.poll(() => screen.queryByRole('button', { name: 'Add role' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit Night desk' })).toBeNull();
});
