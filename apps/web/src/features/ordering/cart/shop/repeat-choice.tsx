import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowCounterClockwise';
import type { LastChoice } from '@tawa/contract/ordering/cart.choices';
import { formatRupees } from '@tawa/domain/common/money';
import { useTexts } from '#lib/i18n/texts.ts';
import { cartTexts } from './cart.texts.ts';

interface Props {
  dish: string;
  choice: LastChoice;
  pending: boolean;
  onRepeat: () => void;
}

/** Adds a dish as it was chosen the last time, at today's price; what cannot be had any more is left out and named. */
export function RepeatChoice({ dish, choice: { chosen, gone, price, food }, pending, onRepeat }: Props) {
  const t = useTexts(cartTexts);
  return (
    <button
      type="button"
      aria-disabled={pending || undefined}
      onClick={pending ? undefined : onRepeat}
      className="press mt-3 flex min-h-12 w-full items-center gap-3 rounded-md bg-brand-soft px-3.5 py-1.5 text-left text-brand-ink"
    >
      <ArrowCounterClockwiseIcon weight="bold" className="shrink-0 text-lg" aria-hidden="true" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block text-body font-bold">
          {t.repeat.title}
          <span className="sr-only"> {t.repeat.of({ dish })}</span>
        </span>
        <span className="block text-note text-ink-2">{chosen.join(', ')}</span>
        {food && food.misfits.length > 0 && (
          <span className="block text-note font-semibold text-warning">{food.misfits.join('. ')}</span>
        )}
        {gone.length > 0 && (
          <span className="block text-note font-semibold text-ink-2">{t.repeat.gone({ names: gone.join(', ') })}</span>
        )}
      </span>
      <span className="num shrink-0 font-bold text-ink">{formatRupees(price)}</span>
    </button>
  );
}
