import type { DishDetails } from '@tawa/contract/catalogue/menu';
import { ReasonsQuestion } from '#ui/dialog/reasons-question.tsx';
import { EnergyNote } from './energy-note.tsx';
import { LineNote } from './line-note.tsx';

interface Props {
  dish: DishDetails;
  chosen: readonly number[];
  misfits: readonly string[];
  /** What was pressed and is asked about. */
  asked: (() => void) | undefined;
  onAnswer: (asked: undefined) => void;
}

/** What a choice on the page of a dish comes to: why it does not fit, its energy, and the question before it is added. */
export const ChosenNotes = ({ dish, chosen, misfits, asked, onAnswer }: Props) => (
  <>
    <LineNote misfits={misfits} />
    {chosen.length > 0 && <EnergyNote dish={dish} chosen={chosen} />}
    {asked && (
      <ReasonsQuestion
        reasons={misfits.map((reason) => ({ reason }))}
        onCancel={() => onAnswer(undefined)}
        onConfirm={() => {
          onAnswer(undefined);
          asked();
        }}
      />
    )}
  </>
);
