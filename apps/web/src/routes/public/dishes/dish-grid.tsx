import type { DishPage } from '@tawa/contract/catalogue/menu';
import { listCountMax } from '@tawa/domain/common/pagination';
import { HiddenByDiet, useFitting } from '#features/catalogue/menu/shop/food/fitting.tsx';
import { formatCount } from '#lib/format.ts';
import { openCityPicker } from '#lib/place/selected-city.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ListedDishCard } from './listed-dish-card.tsx';
import { dishesScreenTexts } from './dishes.texts.ts';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { useLanguage, type Language } from '#lib/i18n/language.ts';

interface Props {
  /** Those shown so far; the first one counts what fits. */
  pages: readonly DishPage[];
  /** Whether these are still the dishes of the choice before. */
  isStale: boolean;
  /** Null where nothing was chosen. */
  onClear: (() => void) | null;
}

const countWords = (total: number, more: boolean, language: Language) => {
  const t = textsIn(dishesScreenTexts, language);
  return total === listCountMax && more ? t.dishesOver({ total: formatCount(total) }) : t.dishCount({ count: total });
};

/** The dishes that fit a choice, or what can be done when none does. */
export function DishGrid({ pages, isStale, onClear }: Props) {
  const language = useLanguage();
  const t = useTexts(dishesScreenTexts);
  const { shown: dishes, hidden, showAll } = useFitting(pages.flatMap((page) => page.dishes));
  const { total = 0, more = false } = pages[0] ?? {};
  if (total === 0)
    return (
      <EmptyState
        title={t.dishes.none}
        plate="empty-bowl"
        action={
          <>
            {onClear && <Button onClick={onClear}>{t.clearFilters}</Button>}
            <Button variant={onClear ? 'secondary' : 'primary'} onClick={openCityPicker}>
              {t.changeCity}
            </Button>
          </>
        }
      />
    );
  return (
    <>
      <p role="status" className="my-4 font-bold">
        {countWords(total, more, language)}
      </p>
      <HiddenByDiet hidden={hidden} onShow={showAll} />
      <h2 className="sr-only">{t.dishesFit}</h2>
      <ul
        aria-busy={isStale}
        className="grid grid-cols-2 gap-4 [--busy-line-top:-8px] aria-busy:busy-line md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5"
      >
        {dishes.map((dish) => (
          <li key={dish.menu_id}>
            <ListedDishCard dish={dish} />
          </li>
        ))}
      </ul>
    </>
  );
}
