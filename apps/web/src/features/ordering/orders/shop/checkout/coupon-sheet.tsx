import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info';
import type { CouponChoice, QuoteRequest } from '@tawa/contract/ordering/checkout';
import { couponCodeLengthMin } from '@tawa/domain/common/limits';
import { formatRupees } from '@tawa/domain/common/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { Input } from '#ui/form/plain-input.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { messageFrom } from '#lib/api/api-client.ts';
import { couponsQuery, quoteQuery } from './checkout.queries.ts';
import { checkoutTexts } from './checkout.texts.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { useLanguage, type Language } from '#lib/i18n/language.ts';

const refusalId = 'coupon-refusal';

interface Props {
  userid: number;
  request: QuoteRequest;
  /** The code that is applied now. */
  applied: string | null;
  onChoose: (code: string) => void;
  onClose: () => void;
}

/** A code that does not fit says so here, and stays to be put right. */
function OwnCode({ userid, request, onChoose }: Pick<Props, 'userid' | 'request' | 'onChoose'>) {
  const t = useTexts(checkoutTexts);
  const client = useQueryClient();
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);
  const check = async (coupon_code: string) => {
    setChecking(true);
    setRefusal(null);
    try {
      const quote = await client.fetchQuery(quoteQuery(userid, { ...request, coupon_code, auto_coupon: false }));
      const wrong = quote?.blocking.find(({ code: problem }) => problem === 'COUPON_INVALID');
      if (wrong) setRefusal(wrong.message);
      else onChoose(coupon_code);
    } catch (error) {
      setRefusal(messageFrom(error, t.codeUnchecked));
    } finally {
      setChecking(false);
    }
  };
  return (
    <form
      aria-label={t.ownCode}
      className="flex flex-wrap gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isChecking) void check(code.trim());
      }}
    >
      <Input
        aria-label={t.couponCode}
        aria-invalid={refusal !== null || undefined}
        aria-describedby={refusal === null ? undefined : refusalId}
        placeholder={t.enterCouponCode}
        value={code}
        maxLength={16}
        autoCapitalize="characters"
        autoComplete="off"
        onChange={(event) => {
          setRefusal(null);
          setCode(event.target.value.toUpperCase());
        }}
        className="min-w-0 flex-1"
      />
      <Button
        type="submit"
        variant="secondary"
        disabled={code.trim().length < couponCodeLengthMin}
        pending={isChecking}
        pendingText={t.checkingCode}
      >
        {t.apply}
      </Button>
      {refusal !== null && (
        <p id={refusalId} role="alert" className="w-full text-note font-semibold text-danger">
          {refusal}
        </p>
      )}
    </form>
  );
}

interface CardProps {
  coupon: CouponChoice;
  isApplied: boolean;
  onChoose: () => void;
}

function savesText({ saves, note }: CouponChoice, isApplied: boolean, language: Language): string {
  const t = textsIn(checkoutTexts, language);
  const amount = isApplied
    ? t.youSaveSum({ discount: formatRupees(saves) })
    : t.wouldSaveSum({ discount: formatRupees(saves) });
  return note ? t.amountNote({ amount, note }) : t.onOrder({ amount });
}

function CouponCard({ coupon, isApplied, onChoose }: CardProps) {
  const t = useTexts(checkoutTexts);
  const language = useLanguage();
  const { code, title, terms, usable, best, note } = coupon;
  return (
    <li
      className={cx(
        'flex items-center gap-3 rounded-xl border p-4',
        isApplied ? 'border-brand bg-brand-soft' : 'border-line bg-surface',
      )}
    >
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span
            className={cx(
              'num rounded-xs border border-dashed border-line-strong px-2 py-0.5 text-sm font-bold',
              !usable && 'text-ink-3',
            )}
          >
            {code}
          </span>
          {best && <span className="text-note font-bold text-success">{t.bestForOrder}</span>}
        </p>
        <p className={cx('mt-1.5 text-body font-bold', !usable && 'text-ink-2')}>{title}</p>
        {terms !== '' && <p className="num text-note wrap-anywhere text-ink-3">{terms}</p>}
        {usable ? (
          <p className="num text-note text-ink-2">{savesText(coupon, isApplied, language)}</p>
        ) : (
          <p className="num flex items-start gap-1.5 text-note font-semibold text-warning">
            <Icon of={InfoIcon} weight="fill" className="mt-0.5 text-[0.9375rem]" />
            <span>{note}</span>
          </p>
        )}
      </div>
      {isApplied && (
        <span className="flex items-center gap-1.5 text-body font-bold text-brand-ink">
          <Icon of={CheckCircleIcon} weight="fill" className="text-[1.25rem]" /> {t.applied}
        </span>
      )}
      {usable && !isApplied && (
        <Button variant="secondary" size={40} aria-label={t.applyCode({ code })} onClick={onChoose}>
          {t.apply}
        </Button>
      )}
    </li>
  );
}

const waitingIn = keepEach((language: Language) => {
  const t = textsIn(checkoutTexts, language);
  return (
    <Loading label={t.loadingCoupons} className="grid gap-3">
      <Skeleton className="h-24 w-full rounded-xl" />
      <Skeleton className="h-24 w-full rounded-xl" />
    </Loading>
  );
});

/** Every coupon of this order: the best one first, and those that do not fit with the reason. */
export function CouponSheet({ userid, request, applied, onChoose, onClose }: Props) {
  const language = useLanguage();
  const t = useTexts(checkoutTexts);
  const query = useQuery(couponsQuery(userid, request));
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t.coupons} phone="tall">
      <div className="grid gap-4">
        <OwnCode userid={userid} request={request} onChoose={onChoose} />
        <Part query={query} skeleton={waitingIn(language)} failed={t.couponsFailed}>
          {(coupons) =>
            coupons.length === 0 ? (
              <p className="py-4 text-body text-ink-2">{t.noCoupons}</p>
            ) : (
              <ul className="grid gap-3">
                {coupons.map((coupon) => (
                  <CouponCard
                    key={coupon.code}
                    coupon={coupon}
                    isApplied={coupon.code === applied}
                    onChoose={() => onChoose(coupon.code)}
                  />
                ))}
              </ul>
            )
          }
        </Part>
        <p className="text-note text-ink-3">{t.oneCoupon}</p>
      </div>
    </Sheet>
  );
}
