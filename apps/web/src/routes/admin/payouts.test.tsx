import { answer } from '@tawa/contract/common/endpoint';
import type { Payout } from '@tawa/contract/money/payouts';
import { draftPayouts, issuePayouts, listPayouts } from '@tawa/contract/money/payouts.office';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { toast } from '#ui/toast/toast.ts';
import { Screen } from './payouts.tsx';

const draft = (payout_id: number, restaurant_name: string): Payout => ({
  payout_id,
  restaurant_id: payout_id,
  restaurant_name,
  period_from: '2026-11-09',
  period_to: '2026-11-16',
  status: 'draft',
  orders: 12,
  net: 4210.5,
  issued_at: null,
  paid_at: null,
  reference: null,
  dispute: null,
});

function open(rows: Payout[], fault?: ReturnType<typeof refusal>) {
  const api = fakeApi();
  api.answer(listPayouts, answer(200, { rows, total: rows.length, total_pages: 1, has_more: false }));
  if (fault) api.refuse(listPayouts, fault);
  return { api, ...renderRoutes([{ path: '/payouts', Component: Screen }], '/payouts') };
}

beforeEach(() => localStorage.clear());

test('before the first week the list says when statements come, and a fault is told with a way on', async () => {
  const { api, user } = open([], refusal('internal', 'The database is away.'));
  expect((await screen.findByRole('alert')).textContent).toContain('The database is away.');
  api.answer(listPayouts, answer(200, { rows: [], total: 0, total_pages: 1, has_more: false }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No statement yet')).toBeTruthy();
});

test('a week that cannot be drafted says why', async () => {
  const told = vi.spyOn(toast, 'error');
  const { api, user } = open([]);
  api.refuse(draftPayouts, refusal('conflict', 'The week is not over.'));
  await user.click(await screen.findByRole('button', { name: /Draft/ }));
  await waitFor(() => expect(told).toHaveBeenCalledWith('The week is not over.'));
});

test('ticked drafts are issued by one request, and the one that was issued meanwhile is named', async () => {
  const { api, user } = open([draft(1, 'Dum & Handi'), draft(2, 'Forno Verde')]);
  const message = 'This statement was issued already.';
  api.answer(issuePayouts, answer(200, { done: 1, refused: [{ index: 1, message }] }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }));
  const bar = screen.getByRole('toolbar', { name: '2 selected' });
  await user.click(within(bar).getByRole('button', { name: /Issue/ }));
  const question = await screen.findByRole('dialog');
  await user.click(within(question).getByRole('button', { name: /Issue/ }));
  const refused = await screen.findByRole('dialog', { name: '1 not changed' });
  expect(within(refused).getByRole('listitem').textContent).toMatch(
    /^Forno Verde.*This statement was issued already\.$/,
  );
  const sent = api.calls.flatMap(({ endpoint, parts }) =>
    endpoint === 'POST /admin/payouts/bulk' ? [parts.body] : [],
  );
  expect(sent).toEqual([{ payout_ids: [1, 2] }]);
});

test('the statements of a whole week are issued by one press, in requests of a hundred', async () => {
  const all = Array.from({ length: 130 }, (_, place) => draft(place + 1, `Kitchen ${place + 1}`));
  const { api, user } = open([]);
  api.answer(listPayouts, ({ query }) => {
    const page = Number(query?.page ?? 1);
    return answer(200, { rows: all.slice((page - 1) * 25, page * 25), total: 130, total_pages: 6, has_more: false });
  });
  const asked: number[][] = [];
  api.answer(issuePayouts, ({ body }) => {
    const { payout_ids } = issuePayouts.body.parse(body);
    asked.push(payout_ids);
    const refused = asked.length === 2 ? [{ index: 29, message: 'This statement was issued already.' }] : [];
    return answer(200, { done: payout_ids.length - refused.length, refused });
  });
  await user.click(await screen.findByRole('button', { name: /^To issue/ }));
  await screen.findAllByText('Kitchen 1');
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  await user.click(screen.getByRole('button', { name: 'Select all 130 that match' }));
  await user.click(
    within(await screen.findByRole('toolbar', { name: '130 selected' })).getByRole('button', { name: /Issue/ }),
  );
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /Issue/ }));
  const refused = await screen.findByRole('dialog', { name: '1 not changed' });
  expect(within(refused).getByRole('listitem').textContent).toMatch(/^Kitchen 130/);
  expect(asked.map((ids) => ids.length)).toEqual([100, 30]);
});
