import { takeBackTaxRate, type TaxRate } from '@tawa/contract/money/tax-rates';
import { dateWords } from '@tawa/domain/common/text';
import { addDays } from '@tawa/domain/common/zoned-time';
import { call } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { PastValueRow, PastValues } from '../past-value.tsx';
import { percentOf } from './tax-rate-values.ts';
import { officeTaxRatesTexts } from './tax-rates.texts.ts';

/** The rates that a kind has had and will have, the newest first. */
export const TaxRateHistory = ({ rates }: { rates: readonly TaxRate[] }) => {
  const t = useTexts(officeTaxRatesTexts);
  return (
    <PastValues>
      {rates.map(({ tax_rate_id, rate_bp, state, valid_from, valid_to, set_by, reason }) => (
        <PastValueRow
          key={tax_rate_id}
          value={percentOf(rate_bp)}
          state={state}
          when={
            valid_to === null
              ? t.tax.from({ from: dateWords(valid_from) })
              : t.span({ from: dateWords(valid_from), to: dateWords(addDays(valid_to, -1)) })
          }
          who={set_by === null ? t.delivered : t.changedBy({ name: set_by, reason })}
          takeBack={{
            run: () => call(takeBackTaxRate, { params: { tax_rate_id } }),
            done: t.takenBack,
          }}
        />
      ))}
    </PastValues>
  );
};
