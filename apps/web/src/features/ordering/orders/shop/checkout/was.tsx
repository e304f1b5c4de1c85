import { formatRupees } from '@tawa/domain/common/money';
import { useTexts } from '#lib/i18n/texts.ts';
import { checkoutTexts } from './checkout.texts.ts';

/** What something cost before (rupees); spoken apart from what it costs now. */
export function Was({ amount }: { amount: number }) {
  const t = useTexts(checkoutTexts);
  const sum = formatRupees(amount);
  return (
    <>
      <s aria-hidden="true" className="mr-1.5 text-ink-3">
        {sum}
      </s>
      <span className="sr-only">{t.wasBefore({ sum })}</span>
    </>
  );
}
