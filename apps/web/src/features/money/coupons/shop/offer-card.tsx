import type { CouponOffer } from '@tawa/contract/money/coupons';
import { formatRupees } from '@tawa/domain/common/money';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatDate, plural } from '#lib/format.ts';
import { offerTexts as texts } from '#lib/messages-coupon-offers.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Facts } from '#ui/panel/panel-parts.tsx';
import { toast } from '#ui/toast/toast.ts';
import { CouponPreview } from '../coupon-preview.tsx';
import { dayText, ruleWords } from '../coupon-words.ts';
import { useWithdraw } from './offers.queries.ts';

function stateOf({ state, agreement }: CouponOffer): { tone: BadgeTone; words: string } {
  if (state === 'over') return { tone: 'neutral', words: texts.over };
  if (agreement === null) return { tone: 'info', words: texts.waits };
  const isHeld = agreement.state === 'agreed' && state !== 'running';
  if (isHeld)
    return state === 'paused' ? { tone: 'warning', words: texts.paused } : { tone: 'info', words: texts.coming };
  return { tone: texts.tones[agreement.state], words: texts.states[agreement.state] };
}

/** Ends an agreement for new orders, which is asked first. */
function Withdraw({ offer: { coupon_id, code } }: { offer: CouponOffer }) {
  const [asks, setAsks] = useState(false);
  const withdraw = useWithdraw();
  const confirm = () =>
    withdraw.mutate(coupon_id, {
      onSuccess: ({ message }) => toast.success(message),
      onError: (error) => toast.error(messageFrom(error, texts.notSaved)),
      onSettled: () => setAsks(false),
    });
  return (
    <>
      <Button variant="danger" size={40} aria-label={texts.withdrawNamed(code)} onClick={() => setAsks(true)}>
        {texts.withdraw}
      </Button>
      <ConfirmDialog
        open={asks}
        danger
        title={`${texts.withdrawNamed(code)}?`}
        confirmLabel={texts.withdrawNamed(code)}
        pending={withdraw.isPending}
        onCancel={() => setAsks(false)}
        onConfirm={confirm}
      >
        {texts.withdrawText}
      </ConfirmDialog>
    </>
  );
}

function Agreed({ agreement, orders, sales }: Pick<CouponOffer, 'orders' | 'sales'> & { agreement: Agreement }) {
  const { spent, budget, ends_on, agreed_on, agreed_by } = agreement;
  return (
    <Facts
      className="mt-3"
      facts={[
        [texts.spent, texts.spentOf(formatRupees(spent), formatRupees(budget))],
        [texts.until, dayText(ends_on)],
        [texts.agreed, texts.agreedBy(formatDate(agreed_on), agreed_by)],
        [texts.brought, `${formatRupees(sales)}, ${plural(orders, 'order')}`],
      ]}
    />
  );
}
type Agreement = NonNullable<CouponOffer['agreement']>;

/** A coupon of the office: what customers get, what the restaurant would pay, and what it agreed to. */
export function OfferCard({ offer, onAgree }: { offer: CouponOffer; onAgree: () => void }) {
  const { code, agreement, categories, state } = offer;
  const { tone, words } = stateOf(offer);
  const isKept = agreement !== null && agreement.state !== 'withdrawn' && agreement.state !== 'changed';
  const rules = categories.length > 0 ? [texts.only(categories), ...ruleWords(offer)] : ruleWords(offer);
  return (
    <Card className="flex flex-col">
      <CouponPreview {...offer} rules={rules} aside={<Badge tone={tone}>{words}</Badge>} />
      <p className="mt-3 text-body font-semibold break-words">{texts.pays(offer)}</p>
      {state !== 'over' && agreement?.state === 'changed' && (
        <Banner tone="warning" className="mt-3">
          {texts.changed}
        </Banner>
      )}
      {agreement && <Agreed agreement={agreement} orders={offer.orders} sales={offer.sales} />}
      {state !== 'over' && (
        <div className="mt-auto flex flex-wrap gap-2 pt-4">
          <Button
            size={40}
            variant={isKept ? 'secondary' : 'primary'}
            aria-label={isKept ? texts.changeNamed(code) : texts.agreeNamed(code)}
            onClick={onAgree}
          >
            {isKept ? texts.change : texts.agree}
          </Button>
          {agreement !== null && agreement.state !== 'withdrawn' && <Withdraw offer={offer} />}
        </div>
      )}
    </Card>
  );
}
