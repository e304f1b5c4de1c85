import type { RefundCountsAnswer } from '@tawa/contract/money/refunds.files';
import { useTexts } from '#lib/i18n/texts.ts';
import { filesTexts } from '../files.texts.ts';

/** A customer's count of refunds and what follows from it, as it is judged by. */
export function CountNote({ counts: { refunds, orders, days, review_from } }: { counts: RefundCountsAnswer }) {
  const t = useTexts(filesTexts);
  return (
    <>
      {t.counts.same({ refunds, orders, days })} {t.counts.limit({ limit: review_from })}
    </>
  );
}
