import type { OwnCoupon } from '@tawa/contract/money/coupons.kitchen';
import { formatRupees } from '@tawa/domain/common/money';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatCount } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Facts } from '#ui/panel/panel-parts.tsx';
import { toast } from '#ui/toast/toast.ts';
import { CouponPreview } from './coupon-preview.tsx';
import { ruleWords } from './coupon-words.ts';
import { couponsTexts } from './coupons.texts.ts';
import { useDeleteCoupon, useMoveCoupon } from './kitchen/own-coupons.queries.ts';
import { useLanguage } from '#lib/i18n/language.ts';

/** How the states look. */
const tones = {
  draft: 'neutral',
  coming: 'info',
  running: 'success',
  paused: 'warning',
  used_up: 'warning',
  spent: 'warning',
  over: 'neutral',
  ended: 'neutral',
} as const;

function Budget({ spent, budget }: { spent: number; budget: number }) {
  return (
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="my-3 h-1.5 w-full" aria-hidden="true">
      <rect width="100" height="6" rx="1" className="fill-surface-2" />
      {spent > 0 && <rect width={Math.min(100, (spent / budget) * 100)} height="6" rx="1" className="fill-c1" />}
    </svg>
  );
}

/** Ends a coupon for good, or deletes a draft; both are asked first. */
function EndCoupon({ coupon: { coupon_id, code, status, used } }: { coupon: OwnCoupon }) {
  const t = useTexts(couponsTexts);
  const [asks, setAsks] = useState(false);
  const move = useMoveCoupon();
  const remove = useDeleteCoupon();
  const isDraft = status === 'draft' && used === 0;
  const label = isDraft ? t.deleteNamed({ code }) : t.endNamed({ code });
  const options = {
    onSuccess: () => toast.success(isDraft ? t.deleted({ code }) : t.ended({ code })),
    onError: (error: unknown) => toast.error(messageFrom(error, t.notSaved)),
    onSettled: () => setAsks(false),
  };
  const confirm = () =>
    isDraft ? remove.mutate(coupon_id, options) : move.mutate({ coupon_id, status: 'ended' }, options);
  return (
    <>
      <Button variant="danger" size={40} aria-label={label} onClick={() => setAsks(true)}>
        {isDraft ? t.delete : t.end}
      </Button>
      <ConfirmDialog
        open={asks}
        danger
        title={`${label}?`}
        confirmLabel={label}
        pending={move.isPending || remove.isPending}
        onCancel={() => setAsks(false)}
        onConfirm={confirm}
      >
        {isDraft ? t.deleteText : t.endText}
      </ConfirmDialog>
    </>
  );
}

/** One coupon: what customers see, what it brought and cost, and what can be done with it. */
export function CouponCard({ coupon, onEdit }: { coupon: OwnCoupon; onEdit: () => void }) {
  const language = useLanguage();
  const t = useTexts(couponsTexts);
  const move = useMoveCoupon();
  const { coupon_id, code, status, state, used, total_limit, spent, budget, orders, sales } = coupon;
  const next = status === 'active' ? 'paused' : 'active';
  const turn = () =>
    move.mutate(
      { coupon_id, status: next },
      {
        onSuccess: () => toast.success(next === 'active' ? t.started({ code }) : t.paused({ code })),
        onError: (error) => toast.error(messageFrom(error, t.notSaved)),
      },
    );
  return (
    <Card className="flex flex-col">
      <CouponPreview
        {...coupon}
        rules={ruleWords(coupon, language)}
        aside={<Badge tone={tones[state]}>{t.states[state]}</Badge>}
      />
      <Budget spent={spent} budget={budget} />
      <Facts
        facts={[
          [
            t.used,
            total_limit === null
              ? formatCount(used)
              : t.of({ used: formatCount(used), totalLimit: formatCount(total_limit) }),
          ],
          [t.spent, t.spentOf({ spent: formatRupees(spent), budget: formatRupees(budget) })],
          [t.brought, `${formatRupees(sales)}, ${t.orders({ count: orders })}`],
        ]}
      />
      {status !== 'ended' && (
        <div className="mt-auto flex flex-wrap gap-2 pt-4">
          <Button
            variant="secondary"
            size={40}
            aria-label={next === 'active' ? t.startNamed({ code }) : t.pauseNamed({ code })}
            pending={move.isPending}
            onClick={turn}
          >
            {next === 'active' ? t.start : t.pause}
          </Button>
          <Button variant="secondary" size={40} aria-label={t.editTitle({ code })} onClick={onEdit}>
            {t.edit}
          </Button>
          <EndCoupon coupon={coupon} />
        </div>
      )}
    </Card>
  );
}
