import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import type { Address } from '@tawa/contract/accounts/addresses';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { groupPaths } from '#features/ordering/groups/shop/group-paths.ts';
import { addressesQuery } from '#features/accounts/addresses/shop/addresses.queries.ts';
import { type CheckoutWhat, useCheckout } from '#features/ordering/orders/shop/checkout/use-checkout.ts';
import { readBuyNow } from '#features/ordering/orders/shop/checkout/checkout-input.ts';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { useHydrated } from '#lib/store.ts';
import { tellStep } from '#lib/tell-step.ts';
import { FailedPart } from '#ui/state/error-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutLoading, Ordered } from './checkout-ordered.tsx';
import { checkoutScreenTexts } from './checkout.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props {
  userid: number;
  what: CheckoutWhat;
}

/** The bill is asked for once it is known where the order goes: asked before, it would be another one a moment later. */
function CheckoutFor({ userid, what }: Props) {
  const t = useTexts(checkoutScreenTexts);
  const { data: addresses, isError, refetch } = useQuery(addressesQuery(userid));
  if (addresses) return <CheckoutTo userid={userid} what={what} addresses={addresses} />;
  return isError ? <Failed text={t.addressesFailed} onRetry={() => void refetch()} /> : <CheckoutLoading />;
}

const Failed = (props: { text: string; onRetry: () => void }) => (
  <div className="px-4 lg:px-0">
    <FailedPart {...props} />
  </div>
);

function CheckoutTo({ userid, what, addresses }: Props & { addresses: readonly Address[] }) {
  const t = useTexts(checkoutScreenTexts);
  const checkout = useCheckout(userid, what, addresses);
  const { data: quote, isError, refetch } = checkout.quote;
  const restaurantId = quote?.restaurant.restaurant_id;
  const step = what.buyNow === null ? 'checkout' : 'buy_now';
  useEffect(() => {
    if (restaurantId !== undefined) tellStep(restaurantId, step);
  }, [restaurantId, step]);
  if (isError && quote === undefined) return <Failed text={t.billFailed} onRetry={() => void refetch()} />;
  if (quote === undefined) return <CheckoutLoading />;
  if (quote === null || checkout.isPlaced) return <Ordered userid={userid} />;
  return <CheckoutForm userid={userid} checkout={checkout} quote={quote} />;
}

export function Screen() {
  const t = useTexts(checkoutScreenTexts);
  const hydrated = useHydrated();
  const session = useSession();
  const { state, key } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // A page that was opened by its address has nothing of ours behind it.
  const group = Number(search.get('group') ?? Number.NaN);
  const groupId = Number.isInteger(group) && group > 0 ? group : null;
  const before = groupId === null ? paths.cart : groupPaths.host(groupId);
  const goBack = () => void (key === 'default' ? navigate(before) : navigate(-1));
  const isBuyNow = typeof state === 'object' && state !== null && 'buyNow' in state;
  const what = { groupId, buyNow: hydrated && isBuyNow && groupId === null ? readBuyNow() : null };
  return (
    <div className="mx-auto max-w-[1184px] pb-16 lg:pt-6">
      <title>{t.checkoutTawa}</title>
      <meta name="robots" content="noindex" />
      <div className="flex items-center gap-1 px-2 py-2 lg:px-0 lg:py-4">
        <IconButton label={t.back} icon={ArrowLeftIcon} className="lg:hidden" onClick={goBack} />
        <h1 className="text-xl font-extrabold tracking-[-.02em] lg:text-4xl lg:tracking-[-.03em]">{t.checkout}</h1>
      </div>
      {session ? <CheckoutFor key={session.userId} userid={session.userId} what={what} /> : <CheckoutLoading />}
    </div>
  );
}
