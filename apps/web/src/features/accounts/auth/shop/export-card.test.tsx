import { listExports, requestExport, type DataExport } from '@tawa/contract/accounts/exports';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { ExportCard } from './export-card.tsx';

const one = (state: DataExport['state']): DataExport => ({
  export_id: '11111111-1111-4111-8111-111111111111',
  state,
  requested_on: '2026-11-20T10:00:00.000Z',
  ready_on: state === 'ready' ? '2026-11-20T10:01:00.000Z' : null,
  expires_at: '2026-11-27T10:00:00.000Z',
  bytes: state === 'ready' ? 48_000 : null,
});
const listed = (...exports: DataExport[]) => ({ status: 200, body: { exports } }) as const;

test('asking shows that it runs, and the file is there when it is made', async () => {
  const api = fakeApi();
  api.answer(listExports, listed());
  api.answer(requestExport, { status: 202, body: one('running') });
  const { user } = render(<ExportCard userid={1001} />);
  const ask = await screen.findByRole('button', { name: 'Ask for my data' });
  api.answer(listExports, listed(one('running')));
  await user.click(ask);
  expect(await screen.findByText(/putting your data together/)).toBeTruthy();
  expect(ask).toHaveProperty('disabled', true);
  api.answer(listExports, listed(one('ready')));
  expect(await screen.findByRole('button', { name: 'Download' }, { timeout: 5000 })).toBeTruthy();
  expect(screen.getByText('47 KB · until 27 Nov 2026')).toBeTruthy();
});

test('a file that could not be made says so and can be asked for again', async () => {
  fakeApi().answer(listExports, listed(one('failed')));
  render(<ExportCard userid={1001} />);
  expect(await screen.findByText(/couldn’t prepare your data/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ask for my data' })).toHaveProperty('disabled', false);
});
