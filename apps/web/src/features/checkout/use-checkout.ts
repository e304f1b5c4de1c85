import type { PaymentMethod, Problem, Quote, QuoteRequest } from '@tawa/contract/checkout';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageFrom } from '../../lib/api-client.ts';
import { forgetBuyNow, type BuyNow } from '../../lib/buy-now.ts';
import { messages } from '../../lib/messages.ts';
import { methodOf } from '../../lib/payment-method.ts';
import { quoteQuery, usePlaceOrder } from './checkout.queries.ts';

export interface Wishes {
  fulfilment: 'delivery' | 'pickup';
  address_id: number | null;
  scheduled_for: string | null;
  coupon_code: string | null;
  tip: number;
  /** Null while the first that can be used is taken. */
  payment_method: PaymentMethod | null;
}

export interface Details {
  contact_phone: string;
  instructions: string;
  item_unavailable_pref: 'refund' | 'call' | 'cancel';
}

const firstWishes: Wishes = {
  fulfilment: 'delivery',
  address_id: null,
  scheduled_for: null,
  coupon_code: null,
  tip: 0,
  payment_method: null,
};

const requestOf = (wishes: Wishes, buyNow: BuyNow | null): QuoteRequest =>
  buyNow === null ? { source: 'cart', ...wishes } : { source: 'buy_now', items: [buyNow], ...wishes };

/** What changed between the quote and the press; the customer looks at it and presses again. */
export interface Changed {
  message: string;
  problems: Problem[];
}

/**
 * The checkout of this page: one Idempotency-Key from its first moment to the order, however often the button is
 * pressed and however often the answer is lost.
 */
export function useCheckout(userid: number, buyNow: BuyNow | null) {
  const client = useQueryClient();
  const [wishes, setWishes] = useState(firstWishes);
  const [key] = useState(() => crypto.randomUUID());
  const [changed, setChanged] = useState<Changed | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const request = requestOf(wishes, buyNow);
  const quote = useQuery(quoteQuery(userid, request));
  const place = usePlaceOrder();

  const showFresh = (fresh: Quote | null) => {
    if (fresh) client.setQueryData(quoteQuery(userid, request).queryKey, fresh);
    else void quote.refetch();
  };

  /** Answers the order's number once it is placed, nothing when there is something to look at first. */
  async function submit(details: Details, shown: Quote): Promise<string | null> {
    setFailure(null);
    try {
      const answer = await place.mutateAsync({
        key,
        quote_id: shown.quote_id,
        accept_total: shown.total,
        payment_method: methodOf(shown, wishes.payment_method),
        ...details,
      });
      if (answer.status === 200 || answer.status === 201) {
        if (buyNow) forgetBuyNow();
        return answer.body.order_number;
      }
      if (answer.status === 422) setFailure(answer.body.message);
      else {
        setChanged({ message: answer.body.message, problems: answer.body.problems });
        showFresh(answer.body.quote);
      }
    } catch (error) {
      setFailure(messageFrom(error, `${messages.network} Press again: it stays one order.`));
    }
    return null;
  }

  const change = (part: Partial<Wishes>) => {
    setChanged(null);
    setWishes((now) => ({ ...now, ...part }));
  };

  return { wishes, change, quote, submit, placing: place.isPending, changed, failure };
}

export type Checkout = ReturnType<typeof useCheckout>;
