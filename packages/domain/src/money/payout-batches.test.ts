import { expect, test } from 'vitest';
import { canChangeBatch, decideRelease, modeOf, transferReference } from './payout-batches.ts';

const release = { state: 'made', madeBy: 1, needsSecond: true, by: 2, isSame: true, problems: 0 } as const;

test.each([
  ['release', {}],
  ['second', { by: 1 }],
  ['release', { by: 1, needsSecond: false }],
  ['over', { state: 'released' }],
  ['over', { state: 'dropped' }],
  ['changed', { isSame: false }],
  ['changed', { isSame: false, by: 1 }],
  ['problems', { problems: 1 }],
  ['second', { problems: 1, by: 1 }],
] as const)('%s: a release with %j (payouts-6)', (word, change) => {
  expect(decideRelease({ ...release, ...change })).toBe(word);
});

test('a file changes until the bank may have it (payouts-6)', () => {
  const can = (state: 'made' | 'released' | 'answered' | 'dropped', isTaken: boolean) =>
    canChangeBatch({ state, isTaken });
  expect([can('made', false), can('released', false)]).toEqual([true, true]);
  expect([can('released', true), can('answered', true), can('dropped', false)]).toEqual([false, false, false]);
});

test('small sums go by IMPS, ₹2 lakh and more by RTGS where the bank’s file has it, and a reference names file and statement (payouts-4)', () => {
  expect([modeOf(2_000_000, 2_000_000, true), modeOf(2_000_001, 2_000_000, true)]).toEqual(['IMPS', 'NEFT']);
  expect([19_999_999, 20_000_000].map((amount) => modeOf(amount, 2_000_000, true))).toEqual(['NEFT', 'RTGS']);
  expect(modeOf(20_000_000, 2_000_000, false)).toBe('NEFT');
  expect(transferReference(12, 3456)).toBe('TW12P3456');
});
