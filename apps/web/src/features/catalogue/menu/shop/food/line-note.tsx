import type { DishDetails } from '@tawa/contract/catalogue/menu';
import { useDietMarks } from '#lib/diet/diet.ts';
import { lineFoodOf } from './line-food.ts';

/** Why a dish as it is chosen does not fit whoever chooses, and which choice brings it; empty when it does. */
export function useLineMisfits(dish: DishDetails, chosen: readonly number[]): string[] {
  const marks = useDietMarks();
  return marks ? marks.judge(lineFoodOf(dish, chosen)).map(({ text }) => text) : [];
}

/** The same as words that change with what is ticked. */
export function LineNote({ misfits, className = '' }: { misfits: readonly string[]; className?: string }) {
  return (
    <div role="status" className={className}>
      {misfits.map((text) => (
        <p key={text} className="text-note font-semibold wrap-anywhere text-warning">
          {text}
        </p>
      ))}
    </div>
  );
}
