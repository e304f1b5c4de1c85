import { answer } from '@tawa/contract/common/endpoint';
import { changeStaffRole, inviteStaff, listStaff, removeStaff, type StaffMember } from '@tawa/contract/accounts/staff';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { StaffCard } from './staff-card.tsx';

const member = (staff_id: number, name: string, change: Partial<StaffMember> = {}): StaffMember => ({
  staff_id,
  name,
  email: `${staff_id}@example.in`,
  role: 'orders',
  state: 'active',
  since: '2026-11-01T10:00:00.000Z',
  last_seen_at: null,
  ...change,
});

function open(staff: StaffMember[]) {
  const api = fakeApi();
  api.answer(listStaff, answer(200, { staff }));
  api.answer(inviteStaff, answer(201, { message: 'The invitation is on its way.' }));
  api.answer(changeStaffRole, answer(200, { message: 'The role is changed.' }));
  api.answer(removeStaff, answer(200, { message: 'Taken off the staff.' }));
  const made = (endpoint: string) => api.calls.filter((one) => one.endpoint === endpoint).map(({ parts }) => parts);
  return { made, ...renderRoutes([{ path: '/', Component: StaffCard }], '/') };
}

test('nobody on the staff yet: it says so, and somebody is invited with a role', async () => {
  const { made, user } = open([]);
  expect(await screen.findByText(/It’s just you so far/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  const sheet = await screen.findByRole('dialog', { name: 'Invite someone' });
  await user.click(within(sheet).getByRole('button', { name: 'Send invitation' }));
  expect(await within(sheet).findByText('Name is required')).toBeTruthy();
  expect(made('POST /kitchen/staff')).toEqual([]);
  await user.type(within(sheet).getByLabelText('Name'), 'Asha Rao');
  await user.type(within(sheet).getByLabelText('Email'), 'asha@example.in');
  await user.selectOptions(within(sheet).getByLabelText('Role'), 'front_desk');
  await user.click(within(sheet).getByRole('button', { name: 'Send invitation' }));
  await expect
    .poll(() => made('POST /kitchen/staff'))
    .toMatchObject([{ body: { name: 'Asha Rao', email: 'asha@example.in', role: 'front_desk' } }]);
});

test('a role changes at once, and removing asks first', async () => {
  const { made, user } = open([member(7, 'Asha Rao'), member(8, 'Kiran Bhat', { state: 'expired' })]);
  await user.selectOptions(await screen.findByLabelText('Role of Asha Rao'), 'menu');
  await expect
    .poll(() => made('PATCH /kitchen/staff/:staff_id'))
    .toMatchObject([{ params: { staff_id: 7 }, body: { role: 'menu' } }]);
  expect(screen.getByText('Invitation too old')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send again, Kiran Bhat' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove Asha Rao' }));
  const question = await screen.findByRole('alertdialog');
  expect(made('DELETE /kitchen/staff/:staff_id')).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Remove Asha Rao' }));
  await expect.poll(() => made('DELETE /kitchen/staff/:staff_id')).toMatchObject([{ params: { staff_id: 7 } }]);
});
