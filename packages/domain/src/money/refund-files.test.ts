import { expect, test } from 'vitest';
import {
  arrivesBy,
  causeOfComplaint,
  choosablePayers,
  decidePayer,
  isOfficeAlone,
  liableOf,
  officeCauses,
  payerOf,
  refundCauses,
  weekEndOf,
} from './refund-files.ts';
import { complaintCategories } from '../care/complaints.ts';

test.each([
  ['wrong_dish', 'kitchen'],
  ['spilled', 'rider'],
  ['never_came', 'rider'],
  ['overcharged', 'platform'],
  ['goodwill', 'platform'],
  ['paid_twice', 'nobody'],
] as const)('%s is paid by the %s (refund-file-1)', (cause, payer) => {
  expect(payerOf(cause)).toBe(payer);
  expect(decidePayer({ cause })).toEqual({ ok: true, payer, departure: null });
});

test('what the office may choose is always paid by somebody (refund-file-1)', () => {
  for (const cause of officeCauses) expect(choosablePayers).toContain(payerOf(cause));
  for (const category of complaintCategories) expect(officeCauses).toContain(causeOfComplaint(category));
});

test('another payer needs a reason, the same one needs none (refund-file-2)', () => {
  const cause = 'quality';
  expect(decidePayer({ cause, payer: 'platform', departure: '  ' })).toMatchObject({ ok: false });
  expect(decidePayer({ cause, payer: 'platform', departure: ' Our menu ' })).toEqual({
    ok: true,
    payer: 'platform',
    departure: 'Our menu',
  });
  expect(decidePayer({ cause, payer: 'kitchen', departure: 'Because' })).toMatchObject({ departure: null });
});

test('the ledger knows a restaurant, the platform and its goodwill', () => {
  for (const cause of refundCauses) {
    expect(liableOf('kitchen', cause)).toBe('restaurant');
    expect(liableOf('rider', cause)).toBe('restaurant');
    expect(liableOf('platform', cause)).toBe(cause === 'goodwill' ? 'goodwill' : 'platform');
  }
});

test.each([
  ['2026-11-23T00:00:00+05:30', '2026-11-30T00:00:00+05:30'],
  ['2026-11-26T20:45:12+05:30', '2026-11-30T00:00:00+05:30'],
  ['2026-11-29T23:59:59+05:30', '2026-11-30T00:00:00+05:30'],
  ['2026-11-30T00:00:00+05:30', '2026-12-07T00:00:00+05:30'],
])('the week of %s ends at %s (refund-file-4)', (at, end) => {
  expect(weekEndOf(new Date(at))).toEqual(new Date(end));
});

test('money arrives on a business day, weekends left out', () => {
  expect(arrivesBy(new Date('2026-11-26T15:00:00Z'))).toEqual(new Date('2026-12-07T15:00:00Z'));
  expect(arrivesBy(new Date('2026-11-28T15:00:00Z'))).toEqual(new Date('2026-12-08T15:00:00Z'));
});

test('the office alone decides from the set order on (refund-file-8)', () => {
  expect([0, 2, 3, 9].map((refunds) => isOfficeAlone({ refunds, orders: 14 }, 4))).toEqual([false, false, true, true]);
});
