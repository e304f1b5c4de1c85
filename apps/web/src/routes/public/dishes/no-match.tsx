import { listSetFilters, type Filters } from '#features/catalogue/restaurants/shop/restaurant-filters.ts';
import { openCityPicker } from '#lib/place/selected-city.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { dishesScreenTexts } from './dishes.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

interface Props {
  filters: Filters;
  city: string | undefined;
  onClear: () => void;
}

/** Says what nothing fits, and how to let go of it. */
export function NoMatch({ filters, city, onClear }: Props) {
  const language = useLanguage();
  const t = useTexts(dishesScreenTexts);
  const words = [
    filters.search && `“${filters.search}”`,
    ...listSetFilters(filters, language).map(({ label }) => label),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <EmptyState
      plate="no-match"
      title={t.restaurants.none}
      action={
        <>
          {words && <Button onClick={onClear}>{t.clearFilters}</Button>}
          <Button variant={words ? 'secondary' : 'primary'} onClick={openCityPicker}>
            {t.changeCity}
          </Button>
        </>
      }
    >
      {city
        ? words
          ? t.nothingFitsIn({ words, city })
          : t.noKitchenListedIn({ city })
        : words
          ? t.nothingFits({ words })
          : t.noKitchenListed}
    </EmptyState>
  );
}
