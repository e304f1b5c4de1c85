import { FunnelIcon } from '@phosphor-icons/react/dist/ssr/Funnel';
import { restaurantSorts } from '@tawa/contract/catalogue/restaurants.list';
import { Suspense, useState } from 'react';
import { listSetFilters, type Filters } from '#features/catalogue/restaurants/shop/restaurant-filters.ts';
import { Chip } from '#ui/chip.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { Select } from '#ui/form/plain-select.tsx';
import { SettledInput } from '#ui/form/settled-input.tsx';
import { useLanguage, type Language } from '#lib/i18n/language.ts';
import { restaurantsScreenTexts } from './restaurants.texts.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';

const FilterSheet = lazyPart(async () => (await import('./filter-sheet.tsx')).FilterSheet);

const sortWordsIn = keepEach((language: Language) => {
  const t = textsIn(restaurantsScreenTexts, language);
  return {
    relevance: t.bestMatch,
    rating: t.rating,
    time: t.deliveryTime,
    price: t.priceForTwo,
    distance: t.distance,
  } as const;
});

/** The orders to choose from; that of distance with its beginning, and only where a place is known. */
const sortChoices = (near: string | undefined, language: Language) => {
  const t = textsIn(restaurantsScreenTexts, language);
  return restaurantSorts.flatMap((value) => {
    const label = sortWordsIn(language)[value];
    if (value !== 'distance') return { value, label };
    return near === undefined ? [] : { value, label: t.from({ label, near }) };
  });
};

interface ToolbarProps {
  filters: Filters;
  /** Where the sheet of all filters counts. */
  city: string | undefined;
  /** From where distances are measured; unknown without an address. */
  near: string | undefined;
  onChange: (filters: Filters) => void;
}

/** Search, sorting, and on phones the filters that are used most. */
export function Toolbar({ filters, city, near, onChange }: ToolbarProps) {
  const t = useTexts(restaurantsScreenTexts);
  const language = useLanguage();
  const [filtering, setFiltering] = useState(false);
  const set = listSetFilters(filters, language);
  const change = (part: Partial<Filters>) => onChange({ ...filters, ...part });
  const sortBy = (value: string) => change({ sort: restaurantSorts.find((sort) => sort === value) ?? 'relevance' });
  const sort = filters.sort === 'distance' && near === undefined ? 'relevance' : filters.sort;
  const sorting = { 'aria-label': t.sortBy, options: sortChoices(near, language), value: sort };
  return (
    <div className="sticky top-14 z-20 -mx-4 bg-canvas px-4 py-3 lg:static lg:mx-0 lg:p-0">
      <div className="flex gap-3">
        <SettledInput
          label={t.searchRestaurants}
          value={filters.search}
          onSettled={(search) => change({ search })}
          className="flex-1"
        />
        <Select {...sorting} onChange={(event) => sortBy(event.target.value)} className="w-[170px] max-sm:hidden" />
      </div>
      <div className="mt-3 flex gap-2 overflow-x-auto no-scrollbar lg:hidden">
        <Chip pressed={set.length > 0} onClick={() => setFiltering(true)}>
          <FunnelIcon weight="bold" aria-hidden="true" />
          {set.length > 0 ? t.filter({ count: set.length }) : t.filterTitle}
        </Chip>
        <Select
          {...sorting}
          size={44}
          onChange={(event) => sortBy(event.target.value)}
          className="w-[158px] shrink-0 rounded-full sm:hidden"
        />
        <Chip pressed={filters.type === 'veg'} onClick={() => change({ type: filters.type === 'veg' ? null : 'veg' })}>
          {t.veg}
        </Chip>
        <Chip pressed={filters.time === 30} onClick={() => change({ time: filters.time === 30 ? null : 30 })}>
          {t.under30Min}
        </Chip>
        <Chip pressed={filters.rating === 4} onClick={() => change({ rating: filters.rating === 4 ? null : 4 })}>
          {t.ratingFourUp}
        </Chip>
        <Chip pressed={filters.open} onClick={() => change({ open: !filters.open })}>
          {t.openNow}
        </Chip>
      </div>
      {filtering && (
        <Suspense>
          <FilterSheet
            filters={filters}
            city={city}
            onApply={(next) => {
              onChange(next);
              setFiltering(false);
            }}
            onClose={() => setFiltering(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
