import { addCoupon, listCoupons } from '@tawa/contract/money/coupons.office';
import { answer } from '@tawa/contract/common/endpoint';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { Screen } from './coupons.tsx';

const none = { rows: [], total: 0, total_pages: 1, has_more: false };

function open(fault?: ReturnType<typeof refusal>) {
  const api = fakeApi();
  api.answer(listCoupons, answer(200, none));
  if (fault) api.refuse(listCoupons, fault);
  const sent = () => api.calls.filter(({ endpoint }) => endpoint === 'POST /admin/coupons');
  return { api, sent, ...renderRoutes([{ path: '/coupons', Component: Screen }], '/coupons') };
}

beforeEach(() => localStorage.clear());

test('without a coupon the list says how one begins; one that cannot be read is asked for again', async () => {
  const { api, user } = open(refusal('internal', 'The database is away.'));
  expect((await screen.findByRole('alert')).textContent).toContain('The database is away.');
  api.answer(listCoupons, answer(200, none));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No coupon yet')).toBeTruthy();
});

test('bad input is told at its field, and what the server refuses too; nothing that was typed is lost', async () => {
  const { api, sent, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a coupon' }));
  const sheet = await screen.findByRole('dialog', { name: 'Add a coupon' });
  const field = (label: string) => within(sheet).getByLabelText(label);
  await user.type(field('Code'), 'no go');
  await user.type(field('What it gives, in words'), '₹25 off');
  await user.click(within(sheet).getByRole('button', { name: 'Save coupon' }));
  expect(await within(sheet).findByText('4 to 16 letters and digits, without spaces')).toBeTruthy();
  expect(sent()).toEqual([]);
  expect(field('What it gives, in words')).toHaveProperty('value', '₹25 off');

  api.refuse(addCoupon, refusal('conflict', 'This code is taken.', { code: 'This code is taken.' }));
  await user.clear(field('Code'));
  await user.type(field('Code'), 'TAKEN1');
  await user.selectOptions(field('Kind'), 'flat');
  await user.type(field('Amount off'), '25');
  await user.clear(field('On dishes worth at least'));
  await user.type(field('On dishes worth at least'), '100');
  await user.click(within(sheet).getByRole('button', { name: 'Save coupon' }));
  expect(await within(sheet).findByText('This code is taken.')).toBeTruthy();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(field('Code')).toHaveProperty('value', 'TAKEN1');
  expect(field('Amount off')).toHaveProperty('value', '25');
});
