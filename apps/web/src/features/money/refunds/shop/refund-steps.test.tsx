import { listRefunds, type Refund } from '@tawa/contract/money/refunds';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { fakeApi } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { RefundSteps } from './refund-steps.tsx';

const at = '2026-11-20T10:00:00.000Z';
const later = '2026-11-20T12:00:00.000Z';
const refund: Refund = {
  refund_id: 4,
  amount: 774.64,
  state: 'processing',
  reason: 'Too busy',
  destination: 'source',
  credit: 0,
  items: [],
  requested_at: at,
  decided_at: at,
  processed_at: null,
  bank_reference: null,
  decline_reason: null,
};

async function stepsOf(change: Partial<Refund>): Promise<string[]> {
  const body = {
    refunds: [{ ...refund, ...change }],
    can_request: false,
    request_until: null,
    was_cash: false,
    lines: [],
  };
  fakeApi().answer(listRefunds, { status: 200, body });
  const frame = (content: ReactNode) => <section aria-label="Refund">{content}</section>;
  renderRoutes([{ path: '/', element: <RefundSteps userid={1001} orderNumber="FD-AAAAAA" frame={frame} /> }]);
  await screen.findByText('₹774.64');
  const titles = screen.queryAllByText(/, (done|now|to come)$/);
  return titles.map(({ parentElement }) => parentElement?.textContent ?? '');
}

test.each<[string, Partial<Refund>, string[]]>([
  ['under way by itself', {}, ['Refund approved, done', 'Sent to your bank, now', 'In your account, to come']],
  [
    'sent after a wish',
    { state: 'processed', decided_at: later, processed_at: later },
    ['You asked for it, done', 'Refund approved, done', 'Sent to your bank, done', 'In your account, to come'],
  ],
  [
    'waiting for an answer',
    { state: 'requested', decided_at: null },
    ['You asked for it, done', 'Refund approved, now', 'Sent to your bank, to come', 'In your account, to come'],
  ],
  [
    'as credit',
    { destination: 'credit', state: 'processed', processed_at: at },
    ['Refund approved, done', 'Added to your credit, done'],
  ],
  ['declined', { state: 'declined', decided_at: later }, []],
])('a refund %s shows what is done and what comes (refunds-8)', async (_name, change, steps) => {
  expect(await stepsOf(change)).toEqual(steps);
});
