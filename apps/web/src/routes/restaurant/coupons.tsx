import type { OwnCoupon } from '@tawa/contract/money/coupons.kitchen';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { addDays, zonedParts } from '@tawa/domain/common/zoned-time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CouponCard } from '#features/money/coupons/coupon-card.tsx';
import { CouponOffers } from '#features/money/coupons/kitchen/coupon-offers.tsx';
import { CouponSheet } from '#features/money/coupons/coupon-sheet.tsx';
import { couponOffersQuery } from '#features/money/coupons/shop/offers.queries.ts';
import { ownCouponsQuery } from '#features/money/coupons/kitchen/own-coupons.queries.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { restaurantScreenTexts } from './restaurant.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { PanelFindField } from '#ui/panel/panel-find.tsx';

const month = 30;
const skeletonIn = keepEach((language: Language) => {
  const t = textsIn(restaurantScreenTexts, language);
  return (
    <Loading label={t.coupon.loading} className="grid gap-4 lg:grid-cols-2">
      <Skeleton className="h-60 w-full rounded-xl" />
      <Skeleton className="h-60 w-full rounded-xl" />
    </Loading>
  );
});

export function Screen() {
  const language = useLanguage();
  const t = useTexts(restaurantScreenTexts);
  const own = useQuery(ownCouponsQuery());
  const offers = useQuery(couponOffersQuery());
  const isEarly = offers.isPending && offers.fetchStatus === 'fetching';
  // Both come at once, so that nothing moves down under a finger.
  const { isError, fetchStatus, refetch } = own;
  const query = { data: isEarly ? undefined : own.data, isError, fetchStatus, refetch };
  const [edited, setEdited] = useState<{ coupon: OwnCoupon | null } | null>(null);
  const [today] = useState(() => zonedParts(new Date(), timeZoneDefault).date);
  const add = (
    <Button size={40} icon={PlusIcon} onClick={() => setEdited({ coupon: null })}>
      {t.add}
    </Button>
  );
  return (
    <div className="max-w-[1180px] px-4 py-6 lg:px-6">
      <title>{t.tawa({ title: t.coupon.title })}</title>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-2xl font-bold">{t.coupon.title}</h1>
          <p className="text-note text-ink-3">{t.coupon.lead}</p>
        </div>
        <PanelFindField className="ml-auto" />
        {query.data && query.data.coupons.length > 0 && add}
      </div>
      {query.data && <CouponOffers query={offers} today={today} />}
      {query.data && (offers.data?.length ?? 0) > 0 && <h2 className="mb-3 text-lg font-bold">{t.own}</h2>}
      <Part query={query} skeleton={skeletonIn(language)} failed={t.coupon.failed}>
        {({ coupons, categories }) => (
          <>
            {coupons.length === 0 ? (
              <EmptyState plate="empty-bowl" title={t.coupon.none} action={add}>
                {t.coupon.noneText}
              </EmptyState>
            ) : (
              <div className="grid gap-4 lg:grid-cols-2">
                {coupons.map((coupon) => (
                  <CouponCard key={coupon.coupon_id} coupon={coupon} onEdit={() => setEdited({ coupon })} />
                ))}
              </div>
            )}
            {edited && (
              <CouponSheet
                key={edited.coupon?.coupon_id}
                coupon={edited.coupon}
                days={{ from: today, to: addDays(today, month) }}
                categories={categories}
                onClose={() => setEdited(null)}
              />
            )}
          </>
        )}
      </Part>
    </div>
  );
}
