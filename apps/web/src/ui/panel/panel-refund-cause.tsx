import {
  choosablePayers,
  type ChosenPayer,
  type OfficeCause,
  officeCauses,
  payerOf,
  refundCauseWords,
  refundPayerWords,
} from '@tawa/domain/money/refund-files';
import { useTexts } from '#lib/i18n/texts.ts';
import { SelectField, TextareaField } from '../form/input.tsx';
import { panelPartTexts } from './panel.texts.ts';

/** Why money goes back and who pays, as it is chosen; the payer of the cause until another one is. */
export interface CauseChoice {
  cause: OfficeCause | null;
  payer: ChosenPayer | null;
  departure: string;
}
export const noCause: CauseChoice = { cause: null, payer: null, departure: '' };

const isDeparting = ({ cause, payer }: CauseChoice): boolean =>
  cause !== null && payer !== null && payer !== payerOf(cause);

/** Can it be sent: a cause is chosen, and a reason written where somebody else pays? */
export const isChosen = (choice: CauseChoice): boolean =>
  choice.cause !== null && (!isDeparting(choice) || choice.departure.trim() !== '');

/** The choice as a call takes it; null while it is not complete. */
export function causeBody(choice: CauseChoice) {
  const { cause, payer, departure } = choice;
  if (cause === null || !isChosen(choice)) return null;
  return isDeparting(choice) && payer ? { cause, payer, departure: departure.trim() } : { cause };
}

const causes = officeCauses.map((value) => ({ value, label: refundCauseWords[value] }));
const payers = choosablePayers.map((value) => ({ value, label: refundPayerWords[value] }));

interface Props {
  choice: CauseChoice;
  onChange: (choice: CauseChoice) => void;
}

/** Asks why money goes back, and who pays: what the cause says, or somebody else with a written reason. */
export function RefundCauseFields({ choice, onChange }: Props) {
  const t = useTexts(panelPartTexts);
  const { cause, payer, departure } = choice;
  const usual = cause === null ? null : payerOf(cause);
  const chosen = payer ?? usual;
  return (
    <div className="grid gap-3">
      <SelectField
        label={t.refundCause.cause}
        placeholder={t.refundCause.choose}
        options={causes}
        value={cause ?? ''}
        onChange={(event) =>
          onChange({
            ...choice,
            cause: officeCauses.find((each) => each === event.currentTarget.value) ?? null,
            payer: null,
          })
        }
      />
      {cause !== null && (
        <SelectField
          label={t.refundCause.payer}
          hint={usual === chosen ? t.refundCause.usual : undefined}
          options={payers}
          value={chosen ?? ''}
          onChange={(event) =>
            onChange({ ...choice, payer: choosablePayers.find((each) => each === event.currentTarget.value) ?? null })
          }
        />
      )}
      {isDeparting(choice) && (
        <TextareaField
          label={t.refundCause.departure}
          hint={t.refundCause.departureHint}
          rows={2}
          maxLength={300}
          value={departure}
          onChange={(event) => onChange({ ...choice, departure: event.currentTarget.value })}
        />
      )}
    </div>
  );
}
