import { useRef } from 'react';
import {
  listSetFilters,
  withoutFilters,
  type Filters,
} from '#features/catalogue/restaurants/shop/restaurant-filters.ts';
import { Button } from '#ui/button.tsx';
import { RemovableChip } from '#ui/chip.tsx';
import { useLanguage } from '#lib/i18n/language.ts';
import { restaurantsScreenTexts } from './restaurants.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props {
  filters: Filters;
  total: number;
  onChange: (filters: Filters) => void;
}

/** How many are left, and every filter that is set, each to be taken off. */
export function SetFilters({ filters, total, onChange }: Props) {
  const t = useTexts(restaurantsScreenTexts);
  const language = useLanguage();
  const set = listSetFilters(filters, language);
  const count = useRef<HTMLParagraphElement>(null);
  // The chip that was pressed goes; whoever came by keys goes on from here.
  const leave = (next: Filters) => {
    onChange(next);
    count.current?.focus();
  };
  return (
    <div className="my-4 flex flex-wrap items-center gap-2">
      <p ref={count} role="status" tabIndex={-1} className="mr-2 font-bold outline-none">
        {t.restaurantCount({ count: total })}
      </p>
      {set.map(({ label, without }) => (
        <RemovableChip key={label} label={label} onRemove={() => leave(without)} />
      ))}
      {set.length > 1 && (
        <Button variant="quiet" size={40} onClick={() => leave(withoutFilters(filters))}>
          {t.clearFilters}
        </Button>
      )}
    </div>
  );
}
