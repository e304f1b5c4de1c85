import type { CouponOffer } from '@tawa/contract/money/coupons';
import { formatRupees } from '@tawa/domain/common/money';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatDate } from '#lib/format.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Facts } from '#ui/panel/panel-parts.tsx';
import { toast } from '#ui/toast/toast.ts';
import { CouponPreview } from '../coupon-preview.tsx';
import { dayText, payWords, ruleWords } from '../coupon-words.ts';
import { useWithdraw } from './offers.queries.ts';
import { couponsCouponsTexts } from './coupons.texts.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

/** How the states look. */
const tones = {
  agreed: 'success',
  changed: 'warning',
  spent: 'warning',
  lapsed: 'warning',
  withdrawn: 'neutral',
} as const;

function stateOf({ state, agreement, declined }: CouponOffer, language: Language): { tone: BadgeTone; words: string } {
  const t = textsIn(couponsCouponsTexts, language);
  if (state === 'over') return { tone: 'neutral', words: t.over };
  if (declined) return { tone: 'neutral', words: t.declined };
  if (agreement === null) return { tone: 'info', words: t.waits };
  const isHeld = agreement.state === 'agreed' && state !== 'running';
  if (isHeld) return state === 'paused' ? { tone: 'warning', words: t.paused } : { tone: 'info', words: t.coming };
  return { tone: tones[agreement.state], words: t.states[agreement.state] };
}

/** Ends an agreement for new orders, which is asked first. */
function Withdraw({ offer: { coupon_id, code } }: { offer: CouponOffer }) {
  const t = useTexts(couponsCouponsTexts);
  const [asks, setAsks] = useState(false);
  const withdraw = useWithdraw();
  const confirm = () =>
    withdraw.mutate(coupon_id, {
      onSuccess: ({ message }) => toast.success(message),
      onError: (error) => toast.error(messageFrom(error, t.notSaved)),
      onSettled: () => setAsks(false),
    });
  return (
    <>
      <Button variant="danger" size={40} aria-label={t.withdrawNamed({ code })} onClick={() => setAsks(true)}>
        {t.withdraw}
      </Button>
      <ConfirmDialog
        open={asks}
        danger
        title={`${t.withdrawNamed({ code })}?`}
        confirmLabel={t.withdrawNamed({ code })}
        pending={withdraw.isPending}
        onCancel={() => setAsks(false)}
        onConfirm={confirm}
      >
        {t.withdrawText}
      </ConfirmDialog>
    </>
  );
}

function Agreed({ agreement, orders, sales }: Pick<CouponOffer, 'orders' | 'sales'> & { agreement: Agreement }) {
  const t = useTexts(couponsCouponsTexts);
  const language = useLanguage();
  const { spent, budget, ends_on, agreed_on, agreed_by } = agreement;
  return (
    <Facts
      className="mt-3"
      facts={[
        [t.spent, t.spentOf({ spent: formatRupees(spent), budget: formatRupees(budget) })],
        [t.until, dayText(ends_on, language)],
        [
          t.agreed,
          agreed_by === null
            ? formatDate(agreed_on, language)
            : t.agreedBy({ day: formatDate(agreed_on, language), by: agreed_by }),
        ],
        [t.brought, `${formatRupees(sales)}, ${t.orders({ count: orders })}`],
      ]}
    />
  );
}
type Agreement = NonNullable<CouponOffer['agreement']>;

interface Props {
  offer: CouponOffer;
  onAgree: () => void;
  onDecline: () => void;
}

/** A coupon of the office: what customers get, what the restaurant would pay, and what it agreed to. */
export function OfferCard({ offer, onAgree, onDecline }: Props) {
  const t = useTexts(couponsCouponsTexts);
  const language = useLanguage();
  const { code, agreement, categories, declined, state } = offer;
  const { tone, words } = stateOf(offer, language);
  const isKept = agreement !== null && agreement.state !== 'withdrawn' && agreement.state !== 'changed';
  const rules =
    categories.length > 0
      ? [t.only({ categories: categories.join(', ') }), ...ruleWords(offer, language)]
      : ruleWords(offer, language);
  return (
    <Card className="flex flex-col">
      <CouponPreview {...offer} rules={rules} aside={<Badge tone={tone}>{words}</Badge>} />
      <p className="mt-3 text-body font-semibold break-words">{payWords(offer, language)}</p>
      {state !== 'over' && agreement?.state === 'changed' && !declined && (
        <Banner tone="warning" className="mt-3">
          {t.changed}
        </Banner>
      )}
      {declined && (
        <p className="mt-3 text-sm break-words text-ink-2">
          {t.declinedWords({ day: formatDate(declined.declined_on, language), words: declined.words })}
        </p>
      )}
      {agreement && <Agreed agreement={agreement} orders={offer.orders} sales={offer.sales} />}
      {state !== 'over' && (
        <div className="mt-auto flex flex-wrap gap-2 pt-4">
          <Button
            size={40}
            variant={isKept || declined ? 'secondary' : 'primary'}
            aria-label={
              isKept ? t.changeNamed({ code }) : declined ? t.agreeAfterAllNamed({ code }) : t.agreeNamed({ code })
            }
            onClick={onAgree}
          >
            {isKept ? t.change : declined ? t.agreeAfterAll : t.agree}
          </Button>
          {(agreement === null || agreement.state === 'changed') && !declined && (
            <Button size={40} variant="secondary" aria-label={t.declineNamed({ code })} onClick={onDecline}>
              {t.decline}
            </Button>
          )}
          {agreement !== null && agreement.state !== 'withdrawn' && !declined && <Withdraw offer={offer} />}
        </div>
      )}
    </Card>
  );
}
