import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import {
  cancelCauses,
  causeText,
  goodwillBearers,
  type GoodwillBearer,
  type CancelCause,
} from '@tawa/domain/ordering/cancel-runs';
import { useEffect, useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Icon } from '#ui/icon.tsx';
import { TextareaField, TextField } from '#ui/form/input.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import type { CancelTerms } from './cancel.queries.ts';
import { cancelTexts } from './cancel.texts.ts';

const typingMs = 300;
const goodwillMax = 500;
const rupeesForm = /^\d{1,3}(\.\d{1,2})?$/;

const gifts = ['0', '50', '100', 'other'] as const;
type Gift = (typeof gifts)[number];

/** A value once it has stayed for a moment. */
function useCalm(value: string): string {
  const [calm, setCalm] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(value), typingMs);
    return () => clearTimeout(timer);
  }, [value]);
  return calm;
}

const amountOf = (text: string): number | null =>
  rupeesForm.test(text.trim()) && Number(text) <= goodwillMax ? Number(text) : null;

/** What somebody chose for all orders of a run, and what of it has come to rest. */
export function useCancelTerms() {
  const [reason, setReason] = useState<CancelCause>('RESTAURANT_CLOSED');
  const [note, setNote] = useState('');
  const [gift, setGift] = useState<Gift>('0');
  const [own, setOwn] = useState('');
  const [bearer, setBearer] = useState<GoodwillBearer>('restaurant');
  const calmNote = useCalm(note.trim());
  const goodwill = gift === 'other' ? amountOf(own) : Number(gift);
  const calmGoodwill = useCalm(String(goodwill ?? 0));
  const terms: CancelTerms = { reason, note: calmNote, goodwill: Number(calmGoodwill), borne_by: bearer };
  return {
    reason,
    setReason,
    note,
    setNote,
    gift,
    setGift,
    own,
    setOwn,
    bearer,
    setBearer,
    terms,
    isGiftWrong: goodwill === null,
    isNoteMissing: reason === 'OTHER' && note.trim() === '',
    isCalm: calmNote === note.trim() && calmGoodwill === String(goodwill),
  };
}
export type Chosen = ReturnType<typeof useCancelTerms>;

/** One cause for all orders, and words that take its place. */
export function CausePart({ chosen }: { chosen: Chosen }) {
  const t = useTexts(cancelTexts);
  return (
    <div className="space-y-3">
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold text-ink-2">{t.reason}</legend>
        <div className="flex flex-wrap gap-2">
          {cancelCauses.map((cause) => (
            <label
              key={cause}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line-strong px-3.5 text-sm font-semibold has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="cause"
                value={cause}
                className="peer sr-only"
                checked={chosen.reason === cause}
                onChange={() => chosen.setReason(cause)}
              />
              <Icon of={CheckIcon} weight="bold" className="hidden text-[0.8125rem] peer-checked:block" />
              {causeText(cause)}
            </label>
          ))}
        </div>
      </fieldset>
      <TextareaField
        label={t.words}
        hint={t.wordsHint}
        optional={chosen.reason !== 'OTHER'}
        rows={2}
        maxLength={200}
        value={chosen.note}
        onChange={(event) => chosen.setNote(event.currentTarget.value)}
      />
    </div>
  );
}

/** What each customer is given beside their money, and who pays for it. */
export function GoodwillPart({ chosen }: { chosen: Chosen }) {
  const t = useTexts(cancelTexts);
  const words: Readonly<Record<Gift, string>> = {
    '0': t.goodwillNone,
    '50': '₹50',
    '100': '₹100',
    other: t.goodwillOther,
  };
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span aria-hidden="true" className="text-sm font-semibold text-ink-2">
          {t.goodwill}
        </span>
        <Segmented
          label={t.goodwill}
          value={chosen.gift}
          onChange={chosen.setGift}
          options={gifts.map((value) => ({ value, label: words[value] }))}
        />
        {chosen.gift !== '0' && (
          <>
            <span aria-hidden="true" className="text-sm font-semibold text-ink-2">
              {t.borneBy}
            </span>
            <Segmented
              label={t.borneBy}
              value={chosen.bearer}
              onChange={chosen.setBearer}
              options={goodwillBearers.toReversed().map((value) => ({ value, label: t.bearers[value] }))}
            />
          </>
        )}
      </div>
      {chosen.gift === 'other' && (
        <TextField
          label={t.goodwillOwn}
          inputMode="decimal"
          maxLength={6}
          value={chosen.own}
          error={chosen.isGiftWrong && chosen.own !== '' ? t.goodwillWrong : undefined}
          onChange={(event) => chosen.setOwn(event.currentTarget.value)}
        />
      )}
    </div>
  );
}
