import { cuisineTypes, type Restaurant } from '@tawa/contract/restaurants';
import { deliveryTimeCapsMin } from '@tawa/domain/limits';
import type { ReactNode } from 'react';
import { Checkbox, Radio } from '../../ui/checkbox.tsx';
import { Switch } from '../../ui/switch.tsx';
import { filterRestaurants, type Filters } from './restaurant-filters.ts';

interface Props {
  restaurants: readonly Restaurant[];
  filters: Filters;
  onChange: (filters: Filters) => void;
}

const types = [
  ['', 'All'],
  ['veg', 'Pure veg'],
  ['non-veg', 'Non-veg'],
  ['both', 'Veg and non-veg'],
] as const;
const ratings = [4.5, 4, 3.5] as const;

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border-t border-line py-4">
      <legend className="float-left mb-1 w-full text-body font-bold">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}

interface RowProps {
  type: 'checkbox' | 'radio';
  name: string;
  label: string;
  count: number;
  checked: boolean;
  onChange: () => void;
}

const Row = ({ type, count, ...props }: RowProps) => {
  const Choice = type === 'radio' ? Radio : Checkbox;
  return <Choice {...props} end={<span className="text-sm text-ink-3">{count}</span>} />;
};

/** Every filter with how many restaurants it would leave. */
export function FilterPanel({ restaurants, filters, onChange }: Props) {
  const count = (change: Partial<Filters>) => filterRestaurants(restaurants, { ...filters, ...change }).length;
  const set = (change: Partial<Filters>) => onChange({ ...filters, ...change });
  const toggleCuisine = (cuisine: string) =>
    set({
      cuisines: filters.cuisines.includes(cuisine)
        ? filters.cuisines.filter((each) => each !== cuisine)
        : [...filters.cuisines, cuisine],
    });
  return (
    <div>
      <Switch label="Open now" checked={filters.open} onChange={(open) => set({ open })} />
      <Group title="Cuisine">
        {cuisineTypes.map((cuisine) => (
          <Row
            key={cuisine}
            type="checkbox"
            name="cuisine"
            label={cuisine}
            count={count({ cuisines: [cuisine] })}
            checked={filters.cuisines.includes(cuisine)}
            onChange={() => toggleCuisine(cuisine)}
          />
        ))}
      </Group>
      <Group title="Type">
        {types.map(([type, label]) => (
          <Row
            key={type}
            type="radio"
            name="type"
            label={label}
            count={count({ type })}
            checked={filters.type === type}
            onChange={() => set({ type })}
          />
        ))}
      </Group>
      <Group title="Delivery time">
        <Row
          type="radio"
          name="time"
          label="Any"
          count={count({ time: null })}
          checked={filters.time === null}
          onChange={() => set({ time: null })}
        />
        {deliveryTimeCapsMin.map((time) => (
          <Row
            key={time}
            type="radio"
            name="time"
            label={`Under ${time} min`}
            count={count({ time })}
            checked={filters.time === time}
            onChange={() => set({ time })}
          />
        ))}
      </Group>
      <Group title="Rating">
        <Row
          type="radio"
          name="rating"
          label="Any"
          count={count({ rating: null })}
          checked={filters.rating === null}
          onChange={() => set({ rating: null })}
        />
        {ratings.map((rating) => (
          <Row
            key={rating}
            type="radio"
            name="rating"
            label={`${rating} and up`}
            count={count({ rating })}
            checked={filters.rating === rating}
            onChange={() => set({ rating })}
          />
        ))}
      </Group>
      <Group title="Offers">
        <Row
          type="checkbox"
          name="offers"
          label="With an offer"
          count={count({ offers: true })}
          checked={filters.offers}
          onChange={() => set({ offers: !filters.offers })}
        />
      </Group>
    </div>
  );
}
