import { formatRupees } from '@tawa/domain/common/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Bill } from '#features/ordering/orders/shop/checkout/bill.tsx';
import {
  keepCheckout,
  readCheckout,
  type CheckoutInput,
} from '#features/ordering/orders/shop/checkout/checkout-input.ts';
import { cartRequest, quoteQuery } from '#features/ordering/orders/shop/checkout/checkout.queries.ts';
import { OffersCard } from '#features/ordering/orders/shop/checkout/offers-card.tsx';
import { isToldInCart, ToCheckout } from '#features/ordering/orders/shop/checkout/to-checkout.tsx';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { userScreenTexts } from './user.texts.ts';

/** The coupon that is chosen here goes on to the checkout with the cart. */
function useCartCoupon(userid: number) {
  const [request, setRequest] = useState(() => cartRequest(userid));
  const choose = (choice: Pick<CheckoutInput, 'coupon_code' | 'auto_coupon'>) => {
    const of = { userid, source: 'cart' } as const;
    const state = readCheckout(of);
    keepCheckout(of, { ...state, wishes: { ...state.wishes, ...choice }, press: null });
    setRequest(cartRequest(userid));
  };
  return { request, choose };
}

/** The bill of a cart, with its offers and the way to the checkout. */
export function CartSummary({ userid }: { userid: number }) {
  const t = useTexts(userScreenTexts);
  const { request, choose } = useCartCoupon(userid);
  const { data: quote, isError, refetch } = useQuery(quoteQuery(userid, request));
  if (isError) return <FailedPart text={t.billCouldNot} onRetry={() => void refetch()} />;
  if (!quote)
    return (
      <Loading label={t.loadingBill} className="grid gap-3">
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-14 w-full" />
      </Loading>
    );
  const told = quote.blocking.filter(isToldInCart);
  return (
    <>
      {quote.free_delivery_gap !== null && quote.free_delivery_gap > 0 && (
        <Banner tone="info" className="mb-4">
          {t.moreFreeDelivery({ freeDeliveryGap: formatRupees(quote.free_delivery_gap) })}
        </Banner>
      )}
      <div className="mb-5">
        <OffersCard userid={userid} quote={quote} request={request} onChange={choose} />
      </div>
      <Bill charges={quote.charges} total={quote.total} savings={quote.savings} />
      <div className="mt-5 grid gap-3">
        {told.map(({ code, message }) => (
          <Banner key={code + message} tone="warning">
            {message}
          </Banner>
        ))}
        {/* Above the tabs of a phone, with the total always in sight. */}
        <div className="grid gap-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-[60px] max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:py-3">
          <ToCheckout quote={quote} />
        </div>
      </div>
    </>
  );
}
