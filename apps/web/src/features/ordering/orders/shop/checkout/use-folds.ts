import { useEffect, useState } from 'react';
import { type CheckoutPart, checkoutParts } from './remedies.ts';

/** The blocks of the checkout. */
export type FoldPart = Exclude<CheckoutPart, 'phone' | 'proof'>;

/** The block in which a part lies. */
export function blockOf(part: CheckoutPart): FoldPart {
  if (part === 'phone') return 'place';
  return part === 'proof' ? 'payment' : part;
}

/** The id of the button that opens a block. */
export const changeId = (part: FoldPart): string => `${checkoutParts[part]}-change`;

export const noteFieldId = `${checkoutParts.note}-field`;

interface Goal {
  id: string;
  /** Where it comes to stand; nothing moves that is in sight already. */
  block: ScrollLogicalPosition;
}

/**
 * Which block is open: the one that somebody opened, else one in which something is missing, else one that is offered
 * until it is done. Opening one folds the others, and the keyboard goes along.
 */
export function useFolds(missing: FoldPart | null, offered: FoldPart | null) {
  const [finished, setFinished] = useState<FoldPart | null>(null);
  const [chosen, setChosen] = useState<FoldPart | null>(null);
  const [goal, setGoal] = useState<Goal | null>(null);
  useEffect(() => {
    const found = goal && document.getElementById(goal.id);
    if (!found) return;
    found.scrollIntoView({ block: goal.block });
    found.focus({ preventScroll: true });
  }, [goal]);
  const lead = (part: CheckoutPart): void => {
    setChosen(blockOf(part));
    const isField = part === 'phone' || part === 'note' || part === 'proof';
    setGoal({ id: part === 'note' ? noteFieldId : checkoutParts[part], block: isField ? 'center' : 'start' });
  };
  const done = (part: FoldPart): void => {
    setChosen(null);
    setFinished(part);
    setGoal({ id: changeId(part), block: 'nearest' });
  };
  // Whoever is in a block stays in it, also when nothing is missing there any more.
  const hold = (part: FoldPart): void => setChosen(part);
  return { open: chosen ?? missing ?? (offered === finished ? null : offered), lead, done, hold };
}

export type Folds = ReturnType<typeof useFolds>;
