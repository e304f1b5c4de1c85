import type { Dish } from '@tawa/contract/catalogue/menu';
import { useState } from 'react';
import { useDietMarks } from '#lib/diet/diet.ts';
import { menuTexts } from '../menu.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** The dishes to show: all of them, unless the diet of whoever looks hides some. */
export function useFitting<D extends Dish>(dishes: readonly D[]) {
  const marks = useDietMarks();
  const [wantsAll, setWantsAll] = useState(false);
  const hides = marks?.hide === true && !wantsAll;
  const shown = hides ? dishes.filter((dish) => marks.misfits(dish).length === 0) : dishes;
  return { shown, hidden: dishes.length - shown.length, showAll: () => setWantsAll(true) };
}

/** Says that something is hidden, and shows it on a press. */
export const HiddenByDiet = ({ hidden, onShow }: { hidden: number; onShow: () => void }) => {
  const t = useTexts(menuTexts);
  return (
    hidden > 0 && (
      <p className="flex flex-wrap items-center gap-x-3 text-body text-ink-2" role="status">
        {t.dishesHiddenBy({ hidden })}
        <button
          type="button"
          onClick={onShow}
          className="min-h-11 font-bold text-brand-ink underline underline-offset-4"
        >
          {t.showAll}
        </button>
      </p>
    )
  );
};
