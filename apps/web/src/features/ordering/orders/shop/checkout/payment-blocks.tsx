import { Chip } from '#ui/chip.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import { TipField } from '#ui/payment/tip-field.tsx';
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

/** What the rider gets beside the bill. */
export function TipChoice({ checkout }: { checkout: Checkout }) {
  const t = useTexts(checkoutTexts);
  return (
    <TipField
      label={t.tipRider}
      hint={t.allGoesRider}
      value={checkout.wishes.tip}
      onChange={(tip) => checkout.change({ tip })}
    />
  );
}
