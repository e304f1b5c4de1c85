import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowCounterClockwise';
import { takeBackTaxRate, type TaxRate } from '@tawa/contract/tax-rates';
import { dateWords } from '@tawa/domain/text';
import { addDays } from '@tawa/domain/zoned-time';
import { call } from '../../lib/api-client.ts';
import { taxTexts as texts } from '../../lib/messages-office-taxes.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useSettingDeed } from './settings.queries.ts';
import { percentOf } from './tax-rate-values.ts';

function Row({ rate }: { rate: TaxRate }) {
  const deed = useSettingDeed();
  const takeBack = () =>
    deed.mutate({
      run: () => call(takeBackTaxRate, { params: { tax_rate_id: rate.tax_rate_id } }),
      done: texts.takenBack,
    });
  const lastDay = rate.valid_to && dateWords(addDays(rate.valid_to, -1));
  return (
    <li className="border-l-2 border-line py-1 pl-4">
      <p className="flex flex-wrap items-center gap-2">
        <b className="num">{percentOf(rate.rate_bp)}</b>
        {rate.state === 'in_force' && <Badge tone="success">{texts.inForce}</Badge>}
        {rate.state === 'waiting' && <Badge tone="info">{texts.waiting}</Badge>}
      </p>
      <p className="num text-note text-ink-3">{texts.span(dateWords(rate.valid_from), lastDay)}</p>
      <p className="text-note [overflow-wrap:anywhere] text-ink-2">
        {rate.set_by === null ? texts.delivered : texts.by(rate.set_by, rate.reason)}
      </p>
      {rate.state === 'waiting' && (
        <Button
          size={40}
          variant="secondary"
          icon={ArrowCounterClockwiseIcon}
          className="mt-2"
          pending={deed.isPending}
          onClick={takeBack}
        >
          {texts.takeBack}
        </Button>
      )}
    </li>
  );
}

/** The rates that a kind has had and will have, the newest first. */
export const TaxRateHistory = ({ rates }: { rates: readonly TaxRate[] }) => (
  <section className="mt-6 border-t border-line pt-4">
    <h3 className="mb-3 text-base font-bold">{texts.history}</h3>
    <ol className="space-y-3">
      {rates.map((rate) => (
        <Row key={rate.tax_rate_id} rate={rate} />
      ))}
    </ol>
  </section>
);
