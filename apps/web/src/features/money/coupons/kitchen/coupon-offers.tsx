import type { CouponOffer } from '@tawa/contract/money/coupons';
import { useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Part, type Query } from '#ui/page/part.tsx';
import { AgreeSheet } from './agree-sheet.tsx';
import { DeclineSheet } from './decline-sheet.tsx';
import { OfferCard } from '../shop/offer-card.tsx';
import { kitchenCouponsTexts } from './coupons.texts.ts';

/** What the office proposes to a restaurant; nothing where there is nothing. */
export function CouponOffers({ query, today }: { query: Query<CouponOffer[]>; today: string }) {
  const t = useTexts(kitchenCouponsTexts);
  const [declines, setDeclines] = useState<CouponOffer | null>(null);
  const [agreesTo, setAgreesTo] = useState<CouponOffer | null>(null);
  return (
    <Part query={query} skeleton={null} failed={t.failed} noticeClassName="mb-8">
      {(offers) =>
        offers.length > 0 && (
          <section className="mb-8" aria-labelledby="coupon-offers">
            <h2 id="coupon-offers" className="text-lg font-bold">
              {t.title}
            </h2>
            <p className="mb-3 text-note text-ink-3">{t.lead}</p>
            <div className="grid gap-4 lg:grid-cols-2">
              {offers.map((offer) => (
                <OfferCard
                  key={offer.coupon_id}
                  offer={offer}
                  onAgree={() => setAgreesTo(offer)}
                  onDecline={() => setDeclines(offer)}
                />
              ))}
            </div>
            {declines && <DeclineSheet offer={declines} onClose={() => setDeclines(null)} />}
            {agreesTo && <AgreeSheet offer={agreesTo} today={today} onClose={() => setAgreesTo(null)} />}
          </section>
        )
      }
    </Part>
  );
}
