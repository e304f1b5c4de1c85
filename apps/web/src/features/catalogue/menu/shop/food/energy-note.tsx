import { energyOf } from '@tawa/domain/accounts/line-energy';
import type { DishDetails } from '@tawa/contract/catalogue/menu';
import { formatCount } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { menuFoodTexts } from './food.texts.ts';

interface Props {
  dish: DishDetails;
  /** The ids of what is chosen. */
  chosen: readonly number[];
  className?: string;
}

/** Energy and size of a serving, and what they come to as it is chosen; what nobody declared is said to be so. */
export function EnergyNote({ dish, chosen, className = '' }: Props) {
  const t = useTexts(menuFoodTexts);
  const options = dish.option_groups
    .flatMap((group) => group.options)
    .filter(({ option_id }) => chosen.includes(option_id));
  const parts = dish.parts ?? [];
  const own = energyOf({ dish, parts, options: [] }).calories;
  const { calories, undeclared } = energyOf({ dish, parts, options });
  const serving = dish.serving ?? t.noServing;
  // A size is another serving than the one that the dish is told for.
  const size = options.find((option) => option.serving !== null)?.serving ?? null;
  const count = calories === null ? '' : formatCount(calories);
  const names = undeclared.join(', ');
  return (
    <div className={`text-body text-ink-2 ${className}`}>
      <p>{own === null ? t.none({ serving }) : t.own({ calories: formatCount(own), serving })}</p>
      {options.length > 0 && calories !== null && (
        <p className="num font-semibold text-ink" aria-live="polite">
          {undeclared.length > 0 ? t.partly({ calories: count, names }) : t.chosen({ calories: count })}
          {size !== null && ` · ${size}`}
        </p>
      )}
    </div>
  );
}
