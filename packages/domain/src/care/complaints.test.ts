import { expect, test } from 'vitest';
import { dayMs } from '../common/durations.ts';
import {
  complaintCategories,
  complaintClocks,
  complaintDue,
  complaintMoves,
  complaintStates,
  type ComplaintActor,
  type ComplaintState,
  decideComplaintMove,
  findComplaintWay,
  isComplaintOverdue,
  isFoodSafety,
  isUnresolved,
} from './complaints.ts';

const actors: readonly ComplaintActor[] = ['customer', 'restaurant', 'admin', 'system'];
const since = new Date('2026-11-01T10:00:00Z');
const after = (days: number) => new Date(since.getTime() + days * dayMs);
const decide = (from: ComplaintState, to: ComplaintState, actor: ComplaintActor, days = 1) =>
  decideComplaintMove({ from, to, actor, since, now: after(days), has_words: true });

test('of all moves that can be thought of, the table allows exactly its own (complaints-5)', () => {
  const allowed = complaintStates.flatMap((from) =>
    complaintStates.flatMap((to) =>
      actors
        .filter((actor) => [1, 8].some((days) => decide(from, to, actor, days).ok))
        .map((actor) => `${from} > ${to} by ${actor}`),
    ),
  );
  const table = complaintMoves.flatMap(({ from, to, by }) => by.map((actor) => `${from} > ${to} by ${actor}`));
  expect(allowed.toSorted()).toEqual(table.toSorted());
});

test('a resolved complaint can be opened again for seven days, and closes by itself after them (complaints-7)', () => {
  expect(decide('resolved', 'reopened', 'customer', 7).ok).toBe(true);
  expect(decide('resolved', 'reopened', 'customer', 7.001)).toMatchObject({ ok: false, code: 'TOO_LATE' });
  expect(decide('resolved', 'closed', 'system', 6.999)).toMatchObject({ ok: false, code: 'TOO_EARLY' });
  expect(decide('resolved', 'closed', 'system', 7).ok).toBe(true);
  expect(decide('declined', 'reopened', 'customer').ok).toBe(false);
  expect(decide('closed', 'reopened', 'customer').ok).toBe(false);
});

test('who settles or reopens says why', () => {
  const codes = complaintMoves
    .filter(({ needsWords }) => needsWords)
    .map(({ from, to, by }) => decideComplaintMove({ from, to, actor: by[0] ?? 'system', since, now: after(1) }));
  expect(codes).toHaveLength(5);
  for (const decision of codes) expect(decision).toMatchObject({ code: 'NEEDS_WORDS' });
});

test('the office gets from any open state to an end, a restaurant to none', () => {
  for (const from of complaintStates.filter(isUnresolved)) {
    expect(findComplaintWay(from, 'resolved', 'admin')?.at(-1)).toBe('resolved');
    expect(findComplaintWay(from, 'resolved', 'restaurant')).toBeUndefined();
  }
  expect(findComplaintWay('open', 'in_progress', 'restaurant')).toEqual(['acknowledged', 'in_progress']);
  expect(findComplaintWay('declined', 'in_progress', 'admin')).toBeUndefined();
});

const times = { clock_from: since, acknowledged_at: null, investigated_at: null, settled_at: null };

test('what is owed next is the acknowledgement, then the month; food safety comes within a day (complaints-6)', () => {
  const cold = { ...times, status: 'open', category: 'quality' } as const;
  expect(complaintDue(cold)).toEqual(after(2));
  expect(complaintDue({ ...cold, status: 'acknowledged', acknowledged_at: after(1) })).toEqual(after(30));
  const ill = { ...cold, category: 'hygiene' } as const;
  expect(complaintDue(ill)).toEqual(after(1));
  expect(complaintDue({ ...ill, status: 'in_progress', acknowledged_at: since, investigated_at: since })).toEqual(
    after(30),
  );
  expect(complaintDue({ ...cold, status: 'resolved', settled_at: after(3) })).toBeNull();
  expect(complaintClocks(ill).map(({ key }) => key)).toEqual(['acknowledge', 'food_safety', 'redress']);
  expect(complaintCategories.filter(isFoodSafety)).toEqual(['hygiene', 'veg_mix_up']);
});

test('it is overdue after the moment, and never while the customer is asked (complaints-6)', () => {
  const due_at = after(2);
  expect(isComplaintOverdue({ status: 'open', due_at }, due_at)).toBe(false);
  expect(isComplaintOverdue({ status: 'open', due_at }, after(2.001))).toBe(true);
  expect(isComplaintOverdue({ status: 'waiting_customer', due_at }, after(9))).toBe(false);
  expect(isComplaintOverdue({ status: 'resolved', due_at: null }, after(9))).toBe(false);
});
