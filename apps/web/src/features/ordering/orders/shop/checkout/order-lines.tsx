import type { Quote } from '@tawa/contract/ordering/checkout';
import { formatRupees } from '@tawa/domain/common/money';
import { VegMark } from '#ui/veg-mark.tsx';
import { checkoutTexts } from './checkout.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** What is ordered, with options and both prices. */
export const OrderLines = ({ lines }: { lines: Quote['lines'] }) => {
  const t = useTexts(checkoutTexts);
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.key} className="flex gap-3 py-3 text-body">
          <VegMark veg={line.is_veg === 1} className="mt-1 size-4" />
          <span className="min-w-0 flex-1">
            <span className="font-semibold">
              {line.quantity} × {line.name}
            </span>
            {line.for_name && <span className="block text-note font-semibold">{t.bag({ name: line.for_name })}</span>}
            {line.options.length > 0 && (
              <span className="block text-note text-ink-3">
                {line.options.map((option) => option.option_name).join(' · ')}
              </span>
            )}
            {!line.available && <span className="block text-note font-semibold text-danger">{t.notAvailableNow}</span>}
          </span>
          <span className="num text-right font-semibold">
            {formatRupees((line.discounted_price ?? line.price) * line.quantity)}
            {line.discounted_price !== null && line.discounted_price !== line.price && (
              <s className="block text-note font-normal text-ink-3">
                <span className="sr-only">{t.was} </span>
                {formatRupees(line.price * line.quantity)}
              </s>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
};
