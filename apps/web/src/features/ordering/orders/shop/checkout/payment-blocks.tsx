import { tipChoices, tipMaxPaise } from '@tawa/domain/common/limits';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import { Input } from '#ui/form/plain-input.tsx';
import type { Checkout } from './use-checkout.ts';
import { checkoutTexts } from './checkout.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const roundNotes = [50, 100, 200, 500];

/** The notes that people hand over for a total, in rupees. */
const notesFor = (total: number): number[] =>
  [...new Set(roundNotes.map((note) => Math.ceil(total / note) * note))]
    .filter((sum) => sum > total)
    .toSorted((a, b) => a - b)
    .slice(0, 4);

/** The rider can bring change for a note that is larger than the total. */
export function ChangeNeeded({ total, checkout }: { total: number; checkout: Checkout }) {
  const t = useTexts(checkoutTexts);
  const { details, setDetails } = checkout;
  const chosen = details.change_for !== null && details.change_for >= total ? details.change_for : null;
  return (
    <FieldGroup label={t.changeNeededFor} hint={t.leaveOutIf}>
      <div className="flex flex-wrap gap-2">
        {notesFor(total).map((note) => (
          <Chip
            key={note}
            pressed={chosen === note}
            className="num"
            onClick={() => setDetails({ ...details, change_for: chosen === note ? null : note })}
          >
            ₹{note}
          </Chip>
        ))}
      </div>
    </FieldGroup>
  );
}

/** A tip is never chosen beforehand; pressing it again takes it away. */
export function TipChoice({ checkout }: { checkout: Checkout }) {
  const t = useTexts(checkoutTexts);
  const { tip } = checkout.wishes;
  const isOwn = tip > 0 && !tipChoices.some((amount) => amount === tip);
  const [asking, setAsking] = useState(false);
  const choose = (amount: number) => {
    checkout.change({ tip: amount });
    setAsking(false);
  };
  return (
    <FieldGroup label={t.tipRider} hint={t.allGoesRider}>
      <div className="flex flex-wrap gap-2">
        {tipChoices.map((amount) => (
          <Chip key={amount} pressed={tip === amount} onClick={() => choose(tip === amount ? 0 : amount)}>
            ₹{amount}
          </Chip>
        ))}
        <Chip pressed={isOwn} aria-expanded={asking} onClick={() => (isOwn ? choose(0) : setAsking(!asking))}>
          {isOwn ? `₹${tip}` : t.other}
        </Chip>
      </div>
      {asking && <OwnTip onChoose={choose} />}
    </FieldGroup>
  );
}

function OwnTip({ onChoose }: { onChoose: (rupees: number) => void }) {
  const t = useTexts(checkoutTexts);
  const [text, setText] = useState('');
  const amount = Number(text);
  const isFine = amount > 0 && amount * 100 <= tipMaxPaise;
  return (
    <form
      aria-label={t.ownTip}
      className="mt-3 flex gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isFine) onChoose(amount);
      }}
    >
      <Input
        aria-label={t.tipInRupees}
        inputMode="numeric"
        placeholder={t.tipRange({ most: tipMaxPaise / 100 })}
        maxLength={4}
        value={text}
        onChange={(event) => setText(event.target.value.replaceAll(/[^0-9]/g, ''))}
        className="min-w-0 flex-1"
      />
      <Button type="submit" variant="secondary" disabled={!isFine}>
        {t.addTip}
      </Button>
    </form>
  );
}
