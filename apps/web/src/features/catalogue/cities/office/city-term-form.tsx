import { changeCityTerm, type CityTermNow } from '@tawa/contract/catalogue/cities.office';
import { cityTermProblem, cityTermWords, type CityTerm } from '@tawa/domain/catalogue/city-terms';
import { reasonLengthMax } from '@tawa/domain/common/limits';
import { findOwn } from '@tawa/domain/common/own';
import { dateWords } from '@tawa/domain/common/text';
import { addDays } from '@tawa/domain/common/zoned-time';
import { useState, type SubmitEvent } from 'react';
import { ApiError, call } from '#lib/api/api-client.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextareaField, TextField } from '#ui/form/input.tsx';
import { officeCitiesTexts } from './cities.texts.ts';
import { CityEffect } from './city-effect.tsx';
import { everywhereWords, ownOn, typedOf, valueOf } from './city-term-values.ts';
import { type CityTerms, useCityAction } from './city.queries.ts';

interface Typed {
  kind: string;
  amount: string;
  valid_from: string;
  reason: string;
}
type Problems = Partial<Record<'value' | 'valid_from' | 'reason', string | undefined>>;

interface Props {
  cityId: number;
  term: CityTermNow;
  terms: CityTerms;
}

const labelOf = (term: CityTerm, language: Language): string => {
  const t = textsIn(officeCitiesTexts, language).change;
  return { platform_fee: t.inRupees, commission: t.inPercent, delivery_radius: t.inKilometres }[term];
};

const wishOf = (term: CityTerm, { kind, amount }: Typed): number | null =>
  kind === 'everywhere' ? null : valueOf(term, amount);

/** What is wrong with what was typed, by field. */
function problemsOf({ term, terms }: Pick<Props, 'term' | 'terms'>, typed: Typed, language: Language): Problems {
  const t = textsIn(officeCitiesTexts, language).change;
  const wish = wishOf(term.term, typed);
  const isSame = wish === ownOn(term, typed.valid_from);
  const same = isSame ? (wish === null ? t.sameEverywhere : t.sameOwn) : undefined;
  return {
    value: (wish === null ? null : cityTermProblem(term.term, wish)) ?? same,
    valid_from: typed.valid_from > terms.today ? undefined : t.noDay,
    reason: typed.reason.trim() === '' ? t.reasonMissing : undefined,
  };
}

/** What is typed, what is wrong with it, and what the server said of it, which stands until it is changed. */
function useTermForm({ cityId, term, terms }: Props) {
  const language = useLanguage();
  const t = useTexts(officeCitiesTexts).change;
  const shown = term.value ?? term.everywhere;
  const [typed, setTyped] = useState<Typed>({
    kind: 'own',
    amount: shown === null ? '' : typedOf(term.term, shown),
    valid_from: addDays(terms.today, 1),
    reason: '',
  });
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const action = useCityAction();
  const problems = problemsOf({ term, terms }, typed, language);
  const on = (field: keyof Typed) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget;
    setRefused({});
    setTyped((before) => ({ ...before, [field]: value }));
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.values(problems).some(Boolean) || action.isPending) return;
    const { valid_from, reason } = typed;
    const body = { term: term.term, value: wishOf(term.term, typed), valid_from, reason: reason.trim() };
    const run = () => call(changeCityTerm, { params: { city_id: cityId }, body });
    action.mutate(
      { run, done: t.saved({ day: dateWords(valid_from) }) },
      {
        onSuccess: () => {
          setTried(false);
          setTyped((before) => ({ ...before, reason: '' }));
        },
        onError: (error) => error instanceof ApiError && setRefused(error.fields),
      },
    );
  };
  const errorOf = (field: keyof Problems) => (isTried ? problems[field] : undefined) ?? findOwn(refused, field);
  return { typed, problems, errorOf, on, send, isPending: action.isPending };
}

/** Asks what a city has of its own, from which day on, and why; says what it would come to before it is saved. */
export function CityTermForm(props: Props) {
  const { term, terms } = props;
  const language = useLanguage();
  const t = useTexts(officeCitiesTexts).change;
  const { typed, problems, errorOf, on, send, isPending } = useTermForm(props);
  const wish = wishOf(term.term, typed);
  const isOwn = typed.kind === 'own';
  const hasEffect = problems.value === undefined;
  return (
    <form method="dialog" noValidate autoComplete="off" className="space-y-5" onSubmit={send}>
      <SelectField
        label={t.kind}
        value={typed.kind}
        error={isOwn ? undefined : errorOf('value')}
        options={[
          { value: 'own', label: t.own },
          { value: 'everywhere', label: t.everywhere({ value: everywhereWords(term, language) }) },
        ]}
        onChange={on('kind')}
      />
      {isOwn && (
        <TextField
          label={labelOf(term.term, language)}
          inputMode="decimal"
          maxLength={8}
          value={typed.amount}
          error={errorOf('value')}
          onChange={on('amount')}
        />
      )}
      <TextField
        label={t.day}
        type="date"
        min={addDays(terms.today, 1)}
        value={typed.valid_from}
        error={errorOf('valid_from')}
        onChange={on('valid_from')}
      />
      <TextareaField
        label={t.reason}
        rows={2}
        maxLength={reasonLengthMax}
        value={typed.reason}
        error={errorOf('reason')}
        onChange={on('reason')}
      />
      {hasEffect && (
        <CityEffect term={term} from={ownOn(term, typed.valid_from)} to={wish} base={terms.base} reach={terms.reach} />
      )}
      <Button type="submit" wide pending={isPending} pendingText={t.saving}>
        {problems.valid_from === undefined ? t.saveFrom({ day: dateWords(typed.valid_from) }) : t.save}
      </Button>
    </form>
  );
}

/** A value of a history: '₹6.00', or that what counts everywhere does again. */
export const ownWords = (term: CityTerm, value: number | null, again: string): string =>
  value === null ? again : cityTermWords(term, value);
