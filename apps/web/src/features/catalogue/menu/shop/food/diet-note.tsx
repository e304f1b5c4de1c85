import type { Dish } from '@tawa/contract/catalogue/menu';
import { useDietMarks } from '#lib/diet/diet.ts';

/** Why a dish does not fit the diet of whoever looks at it; nothing for everybody else. */
export function DietNote({ dish, className = '' }: { dish: Dish; className?: string }) {
  const reasons = useDietMarks()?.misfits(dish) ?? [];
  return (
    reasons.length > 0 && <p className={`text-note font-semibold text-warning ${className}`}>{reasons.join('. ')}</p>
  );
}
