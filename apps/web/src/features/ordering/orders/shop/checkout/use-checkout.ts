import type { Problem, Quote, QuoteRequest } from '@tawa/contract/ordering/checkout';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { forgetBuyNow, type BuyNow } from '#lib/buy-now.ts';
import { methodOf } from '#lib/payment-method.ts';
import { quoteQuery, usePlaceOrder } from './checkout.queries.ts';
import {
  type CheckoutOf,
  type Details,
  forgetCheckout,
  keepCheckout,
  type KeptCheckout,
  readCheckout,
  type CheckoutInput,
} from './checkout-input.ts';
import { checkoutTexts } from './checkout.texts.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

export type { Details, CheckoutInput } from './checkout-input.ts';

/** What is ordered: the cart, or what Buy Now or a group order named. */
export interface CheckoutWhat {
  buyNow: BuyNow | null;
  groupId: number | null;
}

function requestOf(wishes: CheckoutInput, { buyNow, groupId }: CheckoutWhat): QuoteRequest {
  if (groupId !== null) return { source: 'group', group_id: groupId, ...wishes };
  return buyNow === null ? { source: 'cart', ...wishes } : { source: 'buy_now', items: [buyNow], ...wishes };
}

const sourceOf = ({ buyNow, groupId }: CheckoutWhat): CheckoutOf['source'] =>
  groupId === null ? (buyNow === null ? 'cart' : 'buy_now') : `group:${groupId}`;

const pressOf = (shown: Quote, wishes: CheckoutInput, details: Details) => ({
  quote_id: shown.quote_id,
  accept_total: shown.total,
  payment_method: methodOf(shown, wishes.payment_method),
  ...(shown.credit && shown.credit.used > 0 && { accept_credit: shown.credit.used }),
  ...(shown.shares && { accept_rest: shown.shares.to_pay }),
  ...details,
});

/** What changed between the quote and the press; the customer looks at it and presses again. */
export interface Changed {
  message: string;
  problems: Problem[];
}

/** In a few words what changed: 'The coupon no longer applies'. */
export function changedTitle({ problems: [first] }: Changed, language: Language): string {
  const t = textsIn(checkoutTexts, language);
  const titles: Readonly<Record<string, string>> = t.changed;
  return titles[first?.code ?? 'other'] ?? t.changed.other;
}

/** Where an order can go, and whom its rider calls. */
interface Place {
  address_id: number;
  phone: string;
}

/** As it was kept, with the first address and its phone where none is chosen or the chosen one is gone. */
function settle(state: KeptCheckout, addresses: readonly Place[]): KeptCheckout {
  const { wishes, details, press } = state;
  const place = addresses.find(({ address_id }) => address_id === wishes.address_id) ?? addresses[0];
  // A press that was never answered is asked for again as it was.
  if (press !== null || place === undefined) return state;
  return {
    ...state,
    wishes: { ...wishes, address_id: place.address_id },
    details: { ...details, contact_phone: details.contact_phone || place.phone },
  };
}

/** The checkout of a tab, kept there with every change. */
function useKept(of: CheckoutOf, addresses: readonly Place[]) {
  const [state, setState] = useState(() => settle(readCheckout(of), addresses));
  const keep = (part: Partial<KeptCheckout>) =>
    setState((now) => {
      const next = { ...now, ...part };
      keepCheckout(of, next);
      return next;
    });
  return [state, keep] as const;
}

/** What a press led to, for the screen. */
function useOutcome() {
  const [changed, setChanged] = useState<Changed | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isPlaced, setPlaced] = useState(false);
  // From the press to its answer, and on to the order's page: the state of the request begins a moment later.
  const [placing, setPlacing] = useState(false);
  return { changed, setChanged, failure, setFailure, isPlaced, setPlaced, placing, setPlacing };
}

const isCouponGone = ({ problems }: Changed): boolean => problems.some(({ code }) => code === 'COUPON_INVALID');

/** The bill of what is chosen; while it cannot be read the last one stays, so that the page with all that was typed does. */
function useKeptQuote(options: ReturnType<typeof quoteQuery>) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(options);
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return { data: data === undefined ? last : data, isError, isFetching, isPlaceholderData, refetch };
}

/**
 * The checkout of this page: one Idempotency-Key from its first moment to the order, however often the button is
 * pressed, the page is loaded again and the answer is lost.
 */
export function useCheckout(userid: number, what: CheckoutWhat, addresses: readonly Place[]) {
  const t = useTexts(checkoutTexts);
  const client = useQueryClient();
  const of: CheckoutOf = { userid, source: sourceOf(what) };
  const [{ key, wishes, details, press }, keep] = useKept(of, addresses);
  const { changed, setChanged, failure, setFailure, isPlaced, setPlaced, placing, setPlacing } = useOutcome();
  const request = requestOf(wishes, what);
  const quote = useKeptQuote(quoteQuery(userid, request));
  const place = usePlaceOrder();

  const change = (part: Partial<CheckoutInput>): void => {
    setChanged(null);
    keep({ wishes: { ...wishes, ...part }, press: null });
  };

  function showChanges({ message, problems }: Changed, fresh: Quote | null): void {
    setChanged({ message, problems });
    const next = isCouponGone({ message, problems }) ? { ...wishes, coupon_code: null, auto_coupon: false } : wishes;
    keep({ wishes: next, press: null });
    if (fresh) client.setQueryData(quoteQuery(userid, requestOf(next, what)).queryKey, fresh);
    else void quote.refetch();
  }

  function finish(): void {
    forgetCheckout(of);
    if (what.buyNow) forgetBuyNow();
  }

  /** Answers the order's number once it is placed, nothing when there is something to look at first. */
  async function submit(shown: Quote): Promise<string | null> {
    setFailure(null);
    setPlacing(true);
    const body = press ?? pressOf(shown, wishes, details);
    keep({ press: body });
    const answer = await place.mutateAsync({ key, ...body }).catch((error: unknown) => {
      setFailure(messageFrom(error, t.unanswered));
      return null;
    });
    if (answer?.status !== 200 && answer?.status !== 201) setPlacing(false);
    if (answer === null) return null;
    if (answer.status === 409) showChanges(answer.body, answer.body.quote);
    else finish();
    if (answer.status === 422) setPlaced(true);
    return answer.status === 200 || answer.status === 201 ? answer.body.order_number : null;
  }

  const setDetails = (next: Details) => keep({ details: next, press: null });
  /** A press before this one was never answered. */
  const isUnanswered = press !== null && !placing;
  const state = { wishes, details, request, quote, placing, changed, failure, isUnanswered, isPlaced };
  return { ...state, change, setDetails, submit };
}

export type Checkout = ReturnType<typeof useCheckout>;
