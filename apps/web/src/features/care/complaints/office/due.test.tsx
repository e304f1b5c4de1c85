import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { OfficeDue } from './due.tsx';

const now = '2026-11-22T14:00:00.000Z';
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
});

const waits = { status: 'open' as const, due_at: now, overdue: false, last_message_on: '2026-11-20T10:00:00.000Z' };

test.each([
  ['overdue 6 h', { due_at: '2026-11-22T08:10:00.000Z', overdue: true }],
  ['overdue 5 d', { due_at: '2026-11-17T05:00:00.000Z', overdue: true }],
  ['1 h left', { due_at: '2026-11-22T14:20:00.000Z' }],
  ['23 h left', { due_at: '2026-11-23T12:30:00.000Z' }],
  ['19 d left', { due_at: '2026-12-11T15:00:00.000Z' }],
  ['on hold', { status: 'waiting_customer' as const }],
  ['20 Nov 2026', { status: 'resolved' as const }],
])('%s (complaints-13)', (words, change) => {
  render(<OfficeDue complaint={{ ...waits, ...change }} />);
  expect(screen.getByText(words)).toBeTruthy();
});
