import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { CartLines } from '#features/ordering/cart/shop/cart-lines.tsx';
import { cartQuery } from '#features/ordering/cart/shop/cart.queries.ts';
import { cartRequest, quoteQuery } from '#features/ordering/orders/shop/checkout/checkout.queries.ts';
import { BeginGroup } from '#features/ordering/groups/shop/begin-group.tsx';
import { ClearButton } from '#features/ordering/cart/shop/clear-button.tsx';
import { OftenWith } from '#routes/public/dishes/often-with.tsx';
import { CartSummary } from './cart-summary.tsx';
import { LineChange } from './line-change.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { userScreenTexts } from './user.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const guestId = 0;

const Empty = () => {
  const t = useTexts(userScreenTexts);
  return (
    <EmptyState
      level={1}
      plate="empty-thali"
      title={t.nothingHereYet}
      action={<ButtonLink to={paths.restaurants()}>{t.browseRestaurants}</ButtonLink>}
    >
      {t.dishesAddWaitHere}
    </EmptyState>
  );
};

export function Screen() {
  const t = useTexts(userScreenTexts);
  const userid = useSession()?.userId ?? guestId;
  const { data: entries, isError, refetch } = useQuery(cartQuery(userid));
  const { data: quote } = useQuery({ ...quoteQuery(userid, cartRequest(userid)), enabled: (entries ?? []).length > 0 });
  const first = entries?.[0];
  const [changingId, setChangingId] = useState<number | null>(null);
  const changing = entries?.find(({ cart_id }) => cart_id === changingId);
  return (
    <div className="mx-auto max-w-[1120px] px-4 pt-6 pb-28 lg:px-8 lg:pb-6">
      <title>{t.cartTawa}</title>
      {isError && <FailedPart text={t.cartCouldNot} onRetry={() => void refetch()} />}
      {!entries && !isError && (
        <Loading label={t.loadingCart} className="grid gap-4">
          <Skeleton className="h-9 w-40" />
          <Skeleton className="h-24 w-full rounded-2xl" />
          <Skeleton className="h-24 w-full rounded-2xl" />
        </Loading>
      )}
      {entries?.length === 0 && <Empty />}
      {entries && first && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h1 className="text-3xl font-extrabold tracking-[-.03em]">{t.cart}</h1>
            <ClearButton userid={userid} />
          </div>
          <div className="mt-5 gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_380px]">
            <section aria-label={t.dishes} className="self-start rounded-2xl border border-line bg-surface p-5">
              <div className="flex items-center justify-between gap-3">
                <h2 className="text-xl font-bold">{first.restaurant_name}</h2>
                <Link to={paths.restaurant(first)} className="flex min-h-11 items-center font-bold text-brand-ink">
                  {t.addMore}
                </Link>
              </div>
              <CartLines
                entries={entries}
                userid={userid}
                pictures
                onChange={({ cart_id }) => setChangingId(cart_id)}
              />
              <BeginGroup restaurantId={first.restaurant_id} withCart className="mt-4" />
            </section>
            <section
              aria-label={t.bill}
              className="mt-5 self-start rounded-2xl border border-line bg-surface p-5 lg:mt-0"
            >
              <CartSummary userid={userid} />
            </section>
          </div>
          {/* The bill grows as it comes, and would push away what stood below it. */}
          {quote && (
            <OftenWith
              key={first.restaurant_id}
              restaurantId={first.restaurant_id}
              menuIds={entries.map(({ menu_id }) => menu_id)}
              className="mt-8"
            />
          )}
          {changing && <LineChange key={changing.cart_id} entry={changing} onClose={() => setChangingId(null)} />}
        </>
      )}
    </div>
  );
}
