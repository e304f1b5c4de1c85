import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import type { Problem, Quote } from '@tawa/contract/ordering/checkout';
import { formatRupees } from '@tawa/domain/common/money';
import type { ReactNode } from 'react';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { leadTo, remedyFor } from './remedies.ts';
import { changedTitle, type Checkout } from './use-checkout.ts';
import { checkoutTexts } from './checkout.texts.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

interface Props {
  checkout: Checkout;
  quote: Quote;
  /** What is paid now, in rupees. */
  amount: number;
  onPlace: () => void;
  /** Takes what cannot be had any more out of the cart. */
  onRemove: (keys: string[]) => void;
}

const reasonId = 'checkout-reason';

function Reason({ grave = false, children }: { grave?: boolean; children: ReactNode }) {
  return (
    <p
      id={reasonId}
      role={grave ? 'alert' : 'status'}
      className={`mb-2.5 flex items-start gap-2 text-sm font-semibold ${grave ? 'text-danger' : 'text-warning'}`}
    >
      <Icon of={grave ? WarningCircleIcon : WarningIcon} weight="fill" className="mt-0.5 text-[17px]" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

const look = { size: 56, wide: true, 'aria-describedby': reasonId } as const;

/** The button of an order that cannot be placed as it is: it leads to what has to be changed. */
function RemedyButton({
  problem,
  quote,
  checkout,
  onRemove,
}: Omit<Props, 'amount' | 'onPlace'> & { problem: Problem }) {
  const language = useLanguage();
  const remedy = remedyFor(problem, quote, language);
  if ('to' in remedy)
    return (
      <ButtonLink to={remedy.to} {...look}>
        {remedy.label}
      </ButtonLink>
    );
  const gone = quote.blocking.flatMap(({ code, key }) => (code === 'ITEM_UNAVAILABLE' && key ? [key] : []));
  const press = () => {
    if ('part' in remedy) leadTo(remedy.part);
    else if (remedy.action === 'remove') onRemove(gone);
    else checkout.change({ coupon_code: null, auto_coupon: false });
  };
  return (
    <Button {...look} onClick={press}>
      {remedy.label}
    </Button>
  );
}

/** Why the order is not simply placed, the weightiest first; nothing when it is. */
function reasonOf(
  { checkout, quote }: Pick<Props, 'checkout' | 'quote'>,
  language: Language,
): { text: string; grave?: boolean } | null {
  const t = textsIn(checkoutTexts, language);
  if (checkout.failure) return { text: checkout.failure, grave: true };
  if (checkout.isUnanswered) return { text: t.unanswered };
  if (checkout.quote.isError) return { text: t.billOld, grave: true };
  const [first] = quote.blocking;
  if (first) return { text: first.message };
  return checkout.changed && { text: changedTitle(checkout.changed, language) };
}

/** The one button with the amount, always in view on a phone; where it cannot place the order it says why and helps. */
export function PlaceBar({ checkout, quote, amount, onPlace, onRemove }: Props) {
  const t = useTexts(checkoutTexts);
  const language = useLanguage();
  const { placing, changed, request } = checkout;
  const { isFetching, isError, refetch } = checkout.quote;
  const reason = reasonOf({ checkout, quote }, language);
  const [first] = checkout.isUnanswered ? [] : quote.blocking;
  return (
    <div className="max-lg:safe-bottom max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:pt-3">
      {reason && <Reason grave={reason.grave}>{reason.text}</Reason>}
      {isError && !checkout.isUnanswered ? (
        <Button {...look} pending={isFetching} onClick={() => void refetch()}>
          {t.again}
        </Button>
      ) : first ? (
        <RemedyButton problem={first} quote={quote} checkout={checkout} onRemove={onRemove} />
      ) : (
        <Button
          size={56}
          wide
          aria-describedby={reason ? reasonId : undefined}
          amount={formatRupees(amount)}
          disabled={isFetching}
          pending={placing}
          pendingText={t.placingOrder}
          onClick={onPlace}
        >
          {changed ? t.acceptChangesPay : t.placeOrder}
        </Button>
      )}
      {changed && request.source === 'cart' && (
        <ButtonLink to={paths.cart} variant="quiet" size={40} wide className="mt-1.5">
          {t.backCart}
        </ButtonLink>
      )}
    </div>
  );
}
