import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Chip } from '#ui/chip.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import { Input } from '#ui/form/plain-input.tsx';
import { officeCouponsTexts } from './coupons.texts.ts';
import { restaurantsQuery } from './coupons.queries.ts';

interface Props {
  /** Names that are known already. */
  known: readonly { restaurant_id: number; restaurant_name: string }[];
  value: readonly number[];
  error: string | undefined;
  onChange: (ids: number[]) => void;
}

/** Any number of restaurants, found by name. */
export function RestaurantPicker({ known, value, error, onChange }: Props) {
  const t = useTexts(officeCouponsTexts);
  const [typed, setTyped] = useState('');
  const [names, setNames] = useState(() => new Map(known.map((each) => [each.restaurant_id, each.restaurant_name])));
  const { data } = useQuery(restaurantsQuery(useDeferredValue(typed.trim())));
  const found = (typed.trim() === '' ? [] : (data ?? [])).filter(({ restaurant_id }) => !value.includes(restaurant_id));
  const take = (id: number, name: string) => {
    setNames(new Map(names).set(id, name));
    setTyped('');
    onChange([...value, id]);
  };
  return (
    <FieldGroup label={t.fields.restaurants} hint={t.fields.restaurantsHint} error={error}>
      {value.length > 0 && (
        <div className="mb-2 flex flex-wrap gap-2">
          {value.map((id) => (
            <Chip
              key={id}
              icon={XIcon}
              aria-label={t.fields.remove({ name: names.get(id) ?? String(id) })}
              onClick={() => onChange(value.filter((each) => each !== id))}
            >
              {names.get(id) ?? id}
            </Chip>
          ))}
        </div>
      )}
      <Input
        type="search"
        icon={MagnifyingGlassIcon}
        aria-label={t.fields.restaurants}
        value={typed}
        maxLength={60}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {typed.trim() !== '' && data && (
        <ul className="mt-1 overflow-hidden rounded-md border border-line">
          {found.map(({ restaurant_id, restaurant_name, cityname }) => (
            <li key={restaurant_id} className="border-t border-line first:border-t-0">
              <button
                type="button"
                onClick={() => take(restaurant_id, restaurant_name)}
                className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 px-3 text-left text-body hover:bg-surface-2 focus-visible:-outline-offset-2"
              >
                <span className="min-w-0 font-semibold break-words">{restaurant_name}</span>
                <span className="text-sm text-ink-3">{cityname}</span>
              </button>
            </li>
          ))}
          {found.length === 0 && <li className="p-3 text-sm text-ink-3">{t.fields.noneFound}</li>}
        </ul>
      )}
    </FieldGroup>
  );
}
