import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { SealPercentIcon } from '@phosphor-icons/react/dist/ssr/SealPercent';
import type { Quote, QuoteRequest } from '@tawa/contract/ordering/checkout';
import { formatRupees } from '@tawa/domain/common/money';
import { Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { toast } from '#ui/toast/toast.ts';
import type { CheckoutInput } from './checkout-input.ts';
import { checkoutTexts } from './checkout.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const CouponSheet = lazyPart(async () => (await import('./coupon-sheet.tsx')).CouponSheet);

type Choice = Pick<CheckoutInput, 'coupon_code' | 'auto_coupon'>;

interface Props {
  userid: number;
  quote: Quote;
  request: QuoteRequest;
  onChange: (choice: Choice) => void;
}

const chosen = (coupon_code: string | null): Choice => ({ coupon_code, auto_coupon: false });

function Applied({ coupon, onRemove }: { coupon: NonNullable<Quote['coupon']>; onRemove: () => void }) {
  const t = useTexts(checkoutTexts);
  return (
    <div className="flex items-center gap-3 p-3.5">
      <span className="grid size-11 shrink-0 place-items-center rounded-md bg-warning-soft text-warning">
        <Icon of={SealPercentIcon} weight="fill" className="text-[1.375rem]" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-body font-bold">{t.codeApplied({ code: coupon.code })}</span>
        <span className="num block text-note font-semibold text-success">
          {coupon.discount > 0 ? t.youSaveSum({ discount: formatRupees(coupon.discount) }) : coupon.title}
        </span>
      </span>
      <Button variant="quiet" size={40} aria-label={t.removeCode({ code: coupon.code })} onClick={onRemove}>
        {t.remove}
      </Button>
    </div>
  );
}

/** The coupon of this order, and the way to all others. */
export function OffersCard({ userid, quote, request, onChange }: Props) {
  const t = useTexts(checkoutTexts);
  const [isOpen, setOpen] = useState(false);
  const { coupon } = quote;
  const refused = quote.blocking.find((problem) => problem.code === 'COUPON_INVALID');
  const choose = (code: string) => {
    if (coupon && coupon.code !== code) toast.info(t.takesPlace({ code, former: coupon.code }));
    onChange(chosen(code));
    setOpen(false);
  };
  return (
    <div className="rounded-xl border border-line bg-surface">
      {coupon && <Applied coupon={coupon} onRemove={() => onChange(chosen(null))} />}
      {refused && (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 p-3.5 text-note font-semibold text-danger">
          <span className="min-w-0 flex-1">{refused.message}</span>
          <button type="button" className="min-h-11 font-bold text-brand-ink" onClick={() => onChange(chosen(null))}>
            {t.goOnWithout}
          </button>
        </p>
      )}
      <button
        type="button"
        onClick={() => setOpen(true)}
        className={`flex min-h-12 w-full items-center gap-3 px-3.5 text-left text-body font-semibold text-ink-2 ${coupon || refused ? 'border-t border-line' : ''}`}
      >
        {!coupon && <Icon of={SealPercentIcon} weight="fill" className="text-[1.25rem] text-warning" />}
        <span className="flex-1">{coupon ? t.seeAllCoupons : t.useCoupon}</span>
        <Icon of={CaretRightIcon} weight="bold" className="text-[1rem]" />
      </button>
      {isOpen && (
        <Suspense>
          <CouponSheet
            userid={userid}
            request={request}
            applied={coupon?.code ?? null}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
