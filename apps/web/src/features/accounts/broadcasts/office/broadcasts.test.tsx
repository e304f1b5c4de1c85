import * as contract from '@tawa/contract/accounts/broadcasts';
import type { Broadcast, BroadcastPreview } from '@tawa/contract/accounts/broadcasts';
import { listActiveCities } from '@tawa/contract/catalogue/cities';
import { answer } from '@tawa/contract/common/endpoint';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { BroadcastList } from './broadcast-list.tsx';

const draft: Broadcast = {
  broadcast_id: 7,
  version: 2,
  title: 'Biryani week',
  body: 'Larger until Sunday.',
  link: null,
  channels: ['in_app', 'email'],
  city_id: null,
  cityname: null,
  ordered_within: null,
  not_ordered_for: null,
  diets: [],
  phase: 'draft',
  made_by_name: 'Asha Rao',
  made_on: '2026-11-20T08:00:00.000Z',
  planned_by_name: null,
  starts_at: null,
  ended_on: null,
  is_gathered: false,
  people: 0,
  sent: 0,
  failed: 0,
  left_late: 0,
  by_channel: { in_app: 0, email: 0, web_push: 0 },
  left: { suspended: 0, no_consent: 0, unreachable: 0, heard: 0 },
};
const sending: Broadcast = {
  ...draft,
  phase: 'sending',
  planned_by_name: 'Asha Rao',
  starts_at: '2026-11-20T08:00:00.000Z',
  is_gathered: true,
  people: 12_400,
  sent: 7200,
  failed: 4,
  left_late: 6,
};
const reach = (change: Partial<BroadcastPreview> = {}) =>
  answer(200, {
    is_exact: true,
    least: 0,
    matching: 9,
    people: 3,
    by_channel: { in_app: 2, email: 3, web_push: 0 },
    left: { suspended: 1, no_consent: 4, unreachable: 0, heard: 1 },
    ...change,
  });

function open(broadcast: Broadcast, counted = reach()) {
  const api = fakeApi();
  api.answer(contract.listBroadcasts, answer(200, { rows: [broadcast], total: 1, total_pages: 1, has_more: false }));
  api.answer(contract.getBroadcast, answer(200, broadcast));
  api.answer(contract.previewBroadcast, counted);
  api.answer(listActiveCities, answer(200, []));
  renderRoutes([{ path: '/broadcasts', Component: BroadcastList }], '/broadcasts?open=7');
  return api;
}

test('a draft says whom it would reach and who is left out, and by which way (broadcasts-2)', async () => {
  open(draft);
  await screen.findByText('3 people would get it');
  expect(document.body.textContent).toContain('Did not agree to offers4');
  expect(document.body.textContent).toContain('Got a broadcast in the last 7 days1');
});

test('a count from a sample says about, and where it found nobody, fewer than (broadcasts-2)', async () => {
  open(draft, reach({ is_exact: false, least: 600, people: 0, matching: 120_000 }));
  await screen.findByText('Fewer than about 600 people would get it');
  expect(document.body.textContent).toContain('≈ 1,20,000');
});

test('a refused save keeps what was typed, and nothing can be sent before it is saved (broadcasts-6)', async () => {
  const api = open(draft);
  const user = userEvent.setup();
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await user.type(title, ' again');
  expect(screen.getByText('Save your changes first.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Send to/ })).toHaveProperty('disabled', true);
  api.refuse(contract.updateBroadcast, refusal('conflict', 'Somebody changed this draft meanwhile.'));
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(api.calls.some(({ endpoint }) => endpoint.startsWith('PUT'))).toBe(true));
  expect(title).toHaveProperty('value', 'Biryani week again');
});

test('what is being sent shows how far it is, and stops after one question (broadcasts-8)', async () => {
  const api = open(sending);
  const user = userEvent.setup();
  await screen.findByText('7,210 of 12,400');
  api.answer(contract.moveBroadcast, answer(200, { ...sending, phase: 'stopped' as const }));
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stop' }));
  await waitFor(() =>
    expect(api.calls.find(({ endpoint }) => endpoint.includes('/state'))?.parts.body).toEqual({ act: 'stop' }),
  );
});
