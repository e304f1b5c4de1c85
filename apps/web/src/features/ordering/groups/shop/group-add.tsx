import type { GroupLine } from '@tawa/contract/ordering/groups';
import { useTexts } from '#lib/i18n/texts.ts';
import { AddInPlace } from '#ui/add-in-place.tsx';
import { guestTexts } from './guests.texts.ts';
import { type GroupKeys, LineStepper } from './guest-bag.tsx';

interface Props {
  keys: GroupKeys;
  name: string;
  /** This guest's lines of the dish, one for each choice of options. */
  lines: readonly GroupLine[];
  hasOptions: boolean;
  pending: boolean;
  onAdd: () => void;
}

/** 'Add' of a dish for a guest's own bag, which becomes a stepper in place. */
export function GroupAdd({ keys, name, lines, hasOptions, pending, onAdd }: Props) {
  const t = useTexts(guestTexts);
  const [line] = lines;
  const isOne = line && lines.length === 1 && !hasOptions;
  return (
    <AddInPlace
      text={t.add}
      label={t.addDish({ dish: name })}
      count={lines.reduce((sum, { quantity }) => sum + quantity, 0)}
      pending={pending}
      onAdd={onAdd}
      stepper={isOne && <LineStepper keys={keys} line={line} look="brand" />}
    />
  );
}
