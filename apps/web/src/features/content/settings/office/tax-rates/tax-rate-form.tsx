import { addTaxRate, type TaxRatesOfKind } from '@tawa/contract/money/tax-rates';
import { taxRateKinds, taxRateMaxBp } from '@tawa/domain/money/tax-rates';
import { dateWords } from '@tawa/domain/common/text';
import { call } from '#lib/api/api-client.ts';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { TextField } from '#ui/form/input.tsx';
import { percentOf, rateOfDay, taxOnSample, tomorrowOf } from './tax-rate-values.ts';
import { TypedForm, useTyped, ValueNow } from '../typed-form.tsx';
import { officeTaxRatesTexts } from './tax-rates.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

interface Typed {
  percent: string;
  day: string;
  reason: string;
}

const bpOf = (percent: string): number => (percent.trim() === '' ? Number.NaN : Math.round(Number(percent) * 100));

function problemsOf({ percent, day }: Typed, rates: TaxRatesOfKind['rates'], first: string, language: Language) {
  const t = textsIn(officeTaxRatesTexts, language);
  const bp = bpOf(percent);
  const isRate = bp >= 0 && bp <= taxRateMaxBp;
  const isSame = isRate && rateOfDay(rates, day) === bp;
  return {
    percent: isRate ? (isSame ? t.same : undefined) : t.rateWrong,
    day: day >= first ? undefined : t.noDay,
  };
}

interface Props {
  kind: TaxRatesOfKind;
  /** The rate of today, in basis points. */
  current: number;
  now: number;
}

/** Asks for a new rate, from which day on, and why; says what it would be on ₹500.00. */
export function TaxRateForm({ kind: { category, rates }, current, now }: Props) {
  const language = useLanguage();
  const t = useTexts(officeTaxRatesTexts);
  const first = tomorrowOf(now);
  const start: Typed = { percent: (current / 100).toFixed(2), day: '', reason: '' };
  const form = useTyped(start, (typed) => problemsOf(typed, rates, first, language));
  const { typed, problems, shown } = form;
  const bp = bpOf(typed.percent);
  const wish = {
    run: () =>
      call(addTaxRate, { body: { category, rate_bp: bp, valid_from: typed.day, reason: typed.reason.trim() } }),
    done: t.added,
  };
  return (
    <TypedForm
      form={form}
      onSubmit={form.send(wish)}
      submit={problems.day === undefined ? t.saveFrom({ day: dateWords(typed.day) }) : t.save}
      effect={
        problems.percent === undefined && (
          <p className="num text-note text-ink-2">{t.effect({ old: taxOnSample(current), next: taxOnSample(bp) })}</p>
        )
      }
    >
      <ValueNow>{percentOf(current)}</ValueNow>
      <TextField
        label={t.rate}
        hint={taxRateKinds[category].help}
        inputMode="decimal"
        maxLength={5}
        value={typed.percent}
        error={shown.percent}
        onChange={form.on('percent')}
      />
      <TextField label={t.day} type="date" min={first} value={typed.day} error={shown.day} onChange={form.on('day')} />
    </TypedForm>
  );
}
