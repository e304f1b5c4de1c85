import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FilterPanel } from '#features/catalogue/restaurants/shop/filter-panel.tsx';
import { withoutFilters, type Filters } from '#features/catalogue/restaurants/shop/restaurant-filters.ts';
import { restaurantPageQuery } from '#features/catalogue/restaurants/shop/restaurants.queries.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { restaurantsScreenTexts } from './restaurants.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props {
  filters: Filters;
  city: string | undefined;
  onApply: (filters: Filters) => void;
  onClose: () => void;
}

/** All filters on phones. Its button counts while one chooses and puts the choice in force; closing keeps the old filters. */
export function FilterSheet({ filters, city, onApply, onClose }: Props) {
  const t = useTexts(restaurantsScreenTexts);
  const [draft, setDraft] = useState(filters);
  const { data, isPlaceholderData } = useQuery(restaurantPageQuery(draft, { city }, 1));
  const count = data?.total ?? 0;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.filters}
      phone="full"
      action={
        <Button
          variant="quiet"
          size={40}
          className="-mt-1 whitespace-nowrap"
          onClick={() => setDraft(withoutFilters(draft))}
        >
          {t.clearAll}
        </Button>
      }
      footer={
        <Button
          wide
          disabled={data === undefined || (count === 0 && !isPlaceholderData)}
          onClick={() => onApply(draft)}
        >
          {count === 0 ? t.noMatches : t.showRestaurants({ count })}
        </Button>
      }
    >
      <FilterPanel counts={data?.counts} filters={draft} onChange={setDraft} look="chips" />
    </Sheet>
  );
}
