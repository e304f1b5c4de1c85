import type { AuditEntry } from '@tawa/contract/insight/audit';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { zonedParts } from '@tawa/domain/common/zoned-time';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AuditTrail } from '#features/insight/audit/office/audit-trail.tsx';
import { OfficeCoupons } from '#features/money/coupons/office/coupon-list.tsx';
import { OfficeCoupon } from '#features/money/coupons/office/coupon-panel.tsx';
import { OfficeCouponSheet } from '#features/money/coupons/office/coupon-sheet.tsx';
import type { CouponDetail } from '#features/money/coupons/office/coupons.queries.ts';
import { adminScreenTexts } from './admin.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const history = (entries: readonly AuditEntry[], language: Language) => (
  <AuditTrail entries={entries} nothing={textsIn(adminScreenTexts, language).noHistory} />
);

export function Screen() {
  const language = useLanguage();
  const [, setAddress] = useSearchParams();
  const [edited, setEdited] = useState<{ coupon: CouponDetail | null } | null>(null);
  const [today] = useState(() => zonedParts(new Date(), timeZoneDefault).date);
  const open = (id: number | null) =>
    setAddress((address) => {
      address.delete('open');
      if (id !== null) address.set('open', String(id));
      return address;
    });
  const panel = (id: string) => (
    <OfficeCoupon
      couponId={Number(id)}
      onEdit={(coupon) => setEdited({ coupon })}
      onGone={() => open(null)}
      history={(entries) => history(entries, language)}
    />
  );
  return (
    <>
      <OfficeCoupons onAdd={() => setEdited({ coupon: null })} panel={panel} />
      {edited && (
        <OfficeCouponSheet
          coupon={edited.coupon}
          today={today}
          onClose={() => setEdited(null)}
          onSaved={(couponId) => {
            setEdited(null);
            open(couponId);
          }}
        />
      )}
    </>
  );
}
