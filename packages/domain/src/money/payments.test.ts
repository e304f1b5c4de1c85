import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canPaymentGo,
  decideByCode,
  decidePayment,
  isOnline,
  type StoredPayment,
  type ObservedPayment,
  paymentStates,
  paymentSteps,
} from './payments.ts';
import { canRefundGo, refundStates } from './refunds.ts';

const kept: StoredPayment = { status: 'created', amount: 51_800, currency: 'INR', provider_payment_id: null };
const seen: ObservedPayment = { provider_payment_id: 'pay_1', status: 'captured', amount: 51_800, currency: 'INR' };

describe('a payment', () => {
  test.each([
    ['captured for what was asked', kept, seen, 'capture'],
    ['authorised first', kept, { ...seen, status: 'authorized' }, 'authorize'],
    ['failed', kept, { ...seen, status: 'failed' }, 'fail'],
    [
      'authorised late, after it had failed',
      { ...kept, status: 'failed' },
      { ...seen, status: 'authorized' },
      'authorize',
    ],
    ['captured late, after it had failed', { ...kept, status: 'failed' }, seen, 'capture'],
    ['of less than was asked', kept, { ...seen, amount: 51_700 }, 'hold'],
    ['of more than was asked', kept, { ...seen, amount: 51_900 }, 'hold'],
    ['in another currency', kept, { ...seen, currency: 'USD' }, 'hold'],
    ['captured in small letters', kept, { ...seen, currency: 'inr' }, 'capture'],
    ['heard of again', { ...kept, status: 'captured', provider_payment_id: 'pay_1' }, seen, 'ignore'],
    ['paid a second time', { ...kept, status: 'captured', provider_payment_id: 'pay_0' }, seen, 'return'],
    ['failed after it was captured', { ...kept, status: 'captured' }, { ...seen, status: 'failed' }, 'ignore'],
    ['failed after it was authorised', { ...kept, status: 'authorized' }, { ...seen, status: 'failed' }, 'ignore'],
    [
      'captured again after it was refunded',
      { ...kept, status: 'refunded', provider_payment_id: 'pay_1' },
      seen,
      'ignore',
    ],
    ['only begun', kept, { ...seen, status: 'created' }, 'ignore'],
  ] as const)('%s (payments-1)', (_name, payment, observed, decision) => {
    expect(decidePayment(payment, observed)).toBe(decision);
  });

  test('never comes back to a state it has left, by any way (payments-1)', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...paymentStates), { maxLength: 12 }), (wishes) => {
        let at: (typeof paymentStates)[number] = 'created';
        const left = new Set<string>();
        for (const wish of wishes) {
          if (!canPaymentGo(at, wish)) continue;
          left.add(at);
          at = wish;
          expect(left.has(at)).toBe(false);
        }
      }),
    );
  });

  test('of cash is due, and then collected, not, or paid by a code, and nothing else', () => {
    expect(paymentSteps.cod_due).toEqual(['cod_collected', 'cod_failed', 'captured']);
    expect(paymentSteps.cod_collected).toEqual([]);
  });

  test('of cash or credit does not wait for a provider', () => {
    expect(['upi', 'card', 'netbanking', 'cod', 'credit'].filter(isOnline)).toEqual(['upi', 'card', 'netbanking']);
  });
});

test('a refund goes only along its steps, and a failed one may be tried again', () => {
  const legal = refundStates.flatMap((from) =>
    refundStates.filter((to) => canRefundGo(from, to)).map((to) => `${from} ${to}`),
  );
  expect(legal).toEqual([
    'requested approved',
    'requested declined',
    'approved processing',
    'processing processed',
    'processing failed',
    'failed processing',
  ]);
});

describe('money by a code', () => {
  const cash: StoredPayment = { ...kept, status: 'cod_due' };
  test.each([
    ['for the cash that is due', cash, seen, 'settle'],
    ['not captured yet', cash, { ...seen, status: 'authorized' }, 'ignore'],
    ['failed', cash, { ...seen, status: 'failed' }, 'ignore'],
    ['of another sum than is due by now', cash, { ...seen, amount: 51_700 }, { back: 'wrong_amount' }],
    ['in another currency', cash, { ...seen, currency: 'USD' }, { back: 'wrong_amount' }],
    ['after the cash was taken', { ...cash, status: 'cod_collected' }, seen, { back: 'paid_twice' }],
    [
      'after another payment',
      { ...cash, status: 'captured', provider_payment_id: 'pay_0' },
      seen,
      { back: 'paid_twice' },
    ],
    ['after the order had ended', { ...cash, status: 'cod_failed' }, seen, { back: 'paid_late' }],
    ['heard of again', { ...cash, status: 'captured', provider_payment_id: 'pay_1' }, seen, 'ignore'],
    ['heard of after its refund', { ...cash, status: 'refunded', provider_payment_id: 'pay_1' }, seen, 'ignore'],
  ] as const)('%s (payments-15)', (_name, payment, observed, decision) => {
    expect(decideByCode(payment, observed)).toEqual(decision);
  });
});
