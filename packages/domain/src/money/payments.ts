import type { ShareState } from './shares.ts';

export const paymentStates = [
  'created',
  'authorized',
  'captured',
  'partially_refunded',
  'refunded',
  'failed',
  'cod_due',
  'cod_collected',
  'cod_failed',
] as const;
export type PaymentStatus = (typeof paymentStates)[number];

/** Who takes money online. */
export const providerNames = ['razorpay', 'stripe', 'demo'] as const;
export type ProviderName = (typeof providerNames)[number];

/** Every legal step of a payment; a state is never left backwards, whatever is heard and in which order. */
export const paymentSteps: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  created: ['authorized', 'captured', 'failed'],
  // A bank may authorise what it had refused at first.
  failed: ['authorized', 'captured'],
  authorized: ['captured'],
  captured: ['partially_refunded', 'refunded'],
  partially_refunded: ['refunded'],
  refunded: [],
  // Captured where the customer paid it by a UPI code instead.
  cod_due: ['cod_collected', 'cod_failed', 'captured'],
  cod_collected: [],
  cod_failed: [],
};

/** May a payment go from one state to another? */
export const canPaymentGo = (from: PaymentStatus, to: PaymentStatus): boolean => paymentSteps[from].includes(to);

/** Is the money of a payment with us or our provider? */
export const isPaid = (status: PaymentStatus): boolean =>
  ['captured', 'partially_refunded', 'refunded', 'cod_collected'].includes(status);

export const onlineMethods = ['upi', 'card', 'netbanking'] as const;
export type OnlineMethod = (typeof onlineMethods)[number];
export type PaymentMethod = OnlineMethod | 'cod' | 'credit';

/** Is the order placed only when a provider says that it was paid? */
export const isOnline = (method: string): boolean => onlineMethods.some((online) => online === method);

/** What a provider says about one attempt to pay. */
export interface ObservedPayment {
  provider_payment_id: string;
  status: 'created' | 'authorized' | 'captured' | 'failed';
  /** Paise. */
  amount: number;
  currency: string;
}

/** What we keep of the payment that it belongs to. */
export interface StoredPayment {
  status: PaymentStatus;
  amount: number;
  currency: string;
  provider_payment_id: string | null;
}

export type PaymentDecision =
  /** Nothing that was not known. */
  | 'ignore'
  | 'fail'
  | 'authorize'
  | 'capture'
  /** Captured, and not what was asked for: nobody is served for it, and the office looks at it. */
  | 'hold'
  /** Paid a second time: goes back by itself. */
  | 'return';

/** What one observation means for a payment, from wherever it was heard. */
export function decidePayment(stored: StoredPayment, observed: ObservedPayment): PaymentDecision {
  const isSame = stored.provider_payment_id === null || stored.provider_payment_id === observed.provider_payment_id;
  if (observed.status === 'captured') {
    if (isPaid(stored.status)) return isSame ? 'ignore' : 'return';
    const isExpected =
      observed.amount === stored.amount && observed.currency.toUpperCase() === stored.currency.toUpperCase();
    return isExpected ? 'capture' : 'hold';
  }
  if (observed.status === 'failed') return canPaymentGo(stored.status, 'failed') ? 'fail' : 'ignore';
  if (observed.status === 'authorized') return canPaymentGo(stored.status, 'authorized') ? 'authorize' : 'ignore';
  return 'ignore';
}

export type ShareDecision =
  /** Nothing that was not known. */
  | 'ignore'
  | 'fail'
  | 'authorize'
  /** It is held for the group, or for the bill of the table. */
  | 'hold'
  /** It goes back by itself: another sum, paid already, or nobody asks for it any more. */
  | { back: 'wrong_amount' | 'paid_twice' | 'paid_late' };

/** Whether money for a share or a part of a bill is there already, and whether it is asked for still. */
export interface AskedMoney {
  isPaid: boolean;
  isAsked: boolean;
}

/** What one observation means for money that is held before an order has it; such a payment goes no further than captured. */
export function decideHeld(
  stored: StoredPayment,
  { isPaid: isThere, isAsked }: AskedMoney,
  observed: ObservedPayment,
): ShareDecision {
  if (stored.provider_payment_id === observed.provider_payment_id) return 'ignore';
  if (observed.status === 'failed') return canPaymentGo(stored.status, 'failed') ? 'fail' : 'ignore';
  if (observed.status === 'authorized') return canPaymentGo(stored.status, 'authorized') ? 'authorize' : 'ignore';
  if (observed.status !== 'captured') return 'ignore';
  if (isThere || isPaid(stored.status)) return { back: 'paid_twice' };
  const isDue = observed.amount === stored.amount && observed.currency.toUpperCase() === stored.currency.toUpperCase();
  if (!isDue) return { back: 'wrong_amount' };
  return isAsked ? 'hold' : { back: 'paid_late' };
}

/** What one observation means for the share of a group whose payment it is of. */
export const decideShare = (stored: StoredPayment, share: ShareState, observed: ObservedPayment): ShareDecision =>
  decideHeld(stored, { isPaid: share === 'paid' || share === 'used', isAsked: share === 'asked' }, observed);

export type CodeDecision =
  /** Nothing that was not known, or no money yet. */
  | 'ignore'
  /** It pays what was to be paid in cash. */
  | 'settle'
  /** It goes back by itself: the sum was another one by then, it was paid already, or nothing is to be paid any more. */
  | { back: 'wrong_amount' | 'paid_twice' | 'paid_late' };

/** What money that came by a UPI code means for the cash that it was shown for. */
export function decideByCode(stored: StoredPayment, observed: ObservedPayment): CodeDecision {
  if (observed.status !== 'captured' || stored.provider_payment_id === observed.provider_payment_id) return 'ignore';
  if (isPaid(stored.status)) return { back: 'paid_twice' };
  if (stored.status !== 'cod_due') return { back: 'paid_late' };
  const isDue = observed.amount === stored.amount && observed.currency.toUpperCase() === stored.currency.toUpperCase();
  return isDue ? 'settle' : { back: 'wrong_amount' };
}

/** For how long a UPI code takes money: no provider closes one sooner than a quarter of an hour from now. */
export const paymentCodeMs = 20 * 60_000;
