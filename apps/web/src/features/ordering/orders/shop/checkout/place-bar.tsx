import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import type { Problem, Quote } from '@tawa/contract/ordering/checkout';
import { formatRupees } from '@tawa/domain/common/money';
import type { ReactNode } from 'react';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { AskStep, isUnsettled } from './ask-step.tsx';
import { leftText, type Missing } from './missing.ts';
import { type CheckoutPart, remedyFor } from './remedies.ts';
import { changedTitle, type Checkout } from './use-checkout.ts';
import { checkoutTexts } from './checkout.texts.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

interface Props {
  checkout: Checkout;
  quote: Quote;
  /** What is paid now, in rupees. */
  amount: number;
  /** What is not there yet, in the order of the page. */
  missing: readonly Missing[];
  /** Brings a part of the page into view, and the keyboard with it. */
  onLead: (part: CheckoutPart) => void;
  onPlace: () => void;
  /** Takes what cannot be had any more out of the cart. */
  onRemove: (keys: string[]) => void;
  /** The page of the group that is ordered. */
  toGroup: string | null;
}

const reasonId = 'checkout-reason';

type Tone = 'grave' | 'warning' | 'left';

const tones = {
  grave: { look: 'text-danger', icon: WarningCircleIcon },
  warning: { look: 'text-warning', icon: WarningIcon },
  left: { look: 'text-ink', icon: ClockIcon },
};

function Reason({ tone, children }: { tone: Tone; children: ReactNode }) {
  const { look: colour, icon } = tones[tone];
  return (
    <p
      id={reasonId}
      role={tone === 'grave' ? 'alert' : 'status'}
      className={`mb-2.5 flex items-start gap-2 text-sm font-semibold ${colour}`}
    >
      <Icon of={icon} weight="fill" className={`mt-0.5 text-[1.0625rem] ${tone === 'left' ? 'text-accent-ink' : ''}`} />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

const look = { size: 56, wide: true, 'aria-describedby': reasonId } as const;

/** The button of an order that cannot be placed as it is: it leads to what has to be changed on another page, or changes it. */
function RemedyButton({
  problem,
  quote,
  checkout,
  onRemove,
}: Pick<Props, 'quote' | 'checkout' | 'onRemove'> & { problem: Problem }) {
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
    if ('action' in remedy && remedy.action === 'remove') onRemove(gone);
    else checkout.change({ coupon_code: null, auto_coupon: false });
  };
  return (
    <Button {...look} onClick={press}>
      {remedy.label}
    </Button>
  );
}

/** What stands in the way and is put right elsewhere than in a part of this page. */
function elsewhereOf({ checkout, quote }: Pick<Props, 'checkout' | 'quote'>, language: Language): Problem | undefined {
  if (checkout.isUnanswered) return undefined;
  return quote.blocking.find((problem) => !('part' in remedyFor(problem, quote, language)));
}

/** Why the order is not simply placed, the weightiest first; nothing when it is. */
function reasonOf(
  { checkout, quote, missing }: Pick<Props, 'checkout' | 'quote' | 'missing'>,
  elsewhere: Problem | undefined,
  language: Language,
): { text: string; tone: Tone } | null {
  const t = textsIn(checkoutTexts, language);
  if (checkout.failure) return { text: checkout.failure, tone: 'grave' };
  if (checkout.isUnanswered) return { text: t.unanswered, tone: 'warning' };
  if (checkout.quote.isError) return { text: t.billOld, tone: 'grave' };
  if (elsewhere) return { text: elsewhere.message, tone: 'warning' };
  if (missing[0]) return { text: leftText(missing, quote, language), tone: missing[0].thing ? 'left' : 'warning' };
  return checkout.changed && { text: changedTitle(checkout.changed, language), tone: 'warning' };
}

type StepProps = Omit<Props, 'missing'> & {
  next: Missing | undefined;
  elsewhere: Problem | undefined;
  hasReason: boolean;
};

/** The one next step. */
function Step({ checkout, quote, amount, next, elsewhere, hasReason, onLead, onPlace, onRemove, toGroup }: StepProps) {
  const t = useTexts(checkoutTexts);
  const { isFetching, isError, refetch } = checkout.quote;
  if (isError && !checkout.isUnanswered)
    return (
      <Button {...look} pending={isFetching} onClick={() => void refetch()}>
        {t.again}
      </Button>
    );
  if (elsewhere) return <RemedyButton problem={elsewhere} quote={quote} checkout={checkout} onRemove={onRemove} />;
  if (next)
    return (
      <Button {...look} amount={formatRupees(amount)} onClick={() => onLead(next.part)}>
        {next.label}
      </Button>
    );
  if (toGroup !== null && isUnsettled(quote)) return <AskStep checkout={checkout} quote={quote} toGroup={toGroup} />;
  return (
    <Button
      size={56}
      wide
      aria-describedby={hasReason ? reasonId : undefined}
      amount={formatRupees(amount)}
      disabled={isFetching}
      pending={checkout.placing}
      pendingText={t.placingOrder}
      onClick={onPlace}
    >
      {checkout.changed ? t.acceptChangesPay : t.placeOrder}
    </Button>
  );
}

/** The one button with the amount, always in view on a phone; where it cannot place the order it is the next step. */
export function PlaceBar({ missing, ...props }: Props) {
  const t = useTexts(checkoutTexts);
  const language = useLanguage();
  const { checkout, quote } = props;
  const elsewhere = elsewhereOf(props, language);
  const reason = reasonOf({ checkout, quote, missing }, elsewhere, language);
  const next = checkout.isUnanswered ? undefined : missing[0];
  return (
    <div className="max-lg:safe-bottom max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:pt-3">
      {reason && <Reason tone={reason.tone}>{reason.text}</Reason>}
      <Step {...props} next={next} elsewhere={elsewhere} hasReason={reason !== null} />
      {checkout.changed && checkout.request.source === 'cart' && (
        <ButtonLink to={paths.cart} variant="quiet" size={40} wide className="mt-1.5">
          {t.backCart}
        </ButtonLink>
      )}
    </div>
  );
}
