import { addTaxRate, type TaxRatesOfKind } from '@tawa/contract/tax-rates';
import { reasonLengthMax } from '@tawa/domain/limits';
import { taxRateKinds, taxRateMaxBp } from '@tawa/domain/tax-rates';
import { dateWords } from '@tawa/domain/text';
import { useState, type SubmitEvent } from 'react';
import { call } from '../../lib/api-client.ts';
import { taxTexts as texts } from '../../lib/messages-office-taxes.ts';
import { Button } from '../../ui/button.tsx';
import { TextareaField, TextField } from '../../ui/input.tsx';
import { useSettingDeed } from './settings.queries.ts';
import { percentOf, rateOfDay, taxOnSample, tomorrowOf } from './tax-rate-values.ts';

interface Typed {
  percent: string;
  day: string;
  reason: string;
}

const bpOf = (percent: string): number => (percent.trim() === '' ? Number.NaN : Math.round(Number(percent) * 100));

function problemsOf({ percent, day, reason }: Typed, rates: TaxRatesOfKind['rates'], first: string) {
  const bp = bpOf(percent);
  const isRate = bp >= 0 && bp <= taxRateMaxBp;
  const isSame = isRate && rateOfDay(rates, day) === bp;
  return {
    percent: isRate ? (isSame ? texts.same : undefined) : texts.rateWrong,
    day: day >= first ? undefined : texts.noDay,
    reason: reason.trim() === '' ? texts.reasonMissing : undefined,
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
  const first = tomorrowOf(now);
  const [typed, setTyped] = useState<Typed>({ percent: (current / 100).toFixed(2), day: '', reason: '' });
  const [isTried, setTried] = useState(false);
  const deed = useSettingDeed();
  const problems = problemsOf(typed, rates, first);
  const shown: Partial<typeof problems> = isTried ? problems : {};
  const on = (field: keyof Typed) => (event: { currentTarget: { value: string } }) =>
    setTyped({ ...typed, [field]: event.currentTarget.value });
  const bp = bpOf(typed.percent);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.values(problems).some(Boolean) || deed.isPending) return;
    const body = { category, rate_bp: bp, valid_from: typed.day, reason: typed.reason.trim() };
    deed.mutate({ run: () => call(addTaxRate, { body }), done: texts.added });
  };
  return (
    <form method="dialog" noValidate className="space-y-5" onSubmit={send}>
      <p className="flex flex-wrap items-baseline justify-between gap-2 rounded-lg bg-surface-2 px-4 py-3">
        <span className="text-sm text-ink-2">{texts.now}</span>
        <b className="num">{percentOf(current)}</b>
      </p>
      <TextField
        label={texts.rate}
        hint={taxRateKinds[category].help}
        inputMode="decimal"
        maxLength={5}
        value={typed.percent}
        error={shown.percent}
        onChange={on('percent')}
      />
      <TextField label={texts.day} type="date" min={first} value={typed.day} error={shown.day} onChange={on('day')} />
      <TextareaField
        label={texts.reason}
        rows={2}
        maxLength={reasonLengthMax}
        value={typed.reason}
        error={shown.reason}
        onChange={on('reason')}
      />
      {problems.percent === undefined && (
        <p className="num text-note text-ink-2">{texts.effect(taxOnSample(current), taxOnSample(bp))}</p>
      )}
      <Button type="submit" wide pending={deed.isPending} pendingText={texts.saving}>
        {problems.day === undefined ? texts.saveFrom(dateWords(typed.day)) : texts.save}
      </Button>
    </form>
  );
}
