import type { RestaurantCounts } from '@tawa/contract/catalogue/restaurants.list';
import { cuisineTypes, restaurantTypes } from '@tawa/contract/catalogue/restaurants';
import { deliveryTimeCapsMin, priceForTwoCaps, ratingFloors } from '@tawa/domain/common/limits';
import { findOwn } from '@tawa/domain/common/own';
import type { ReactNode } from 'react';
import { formatAbout, formatCount } from '#lib/format.ts';
import { cuisineIn } from '#lib/words/cuisine.ts';
import { Checkbox, Radio } from '#ui/form/checkbox.tsx';
import { Chip } from '#ui/chip.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { VegMark } from '#ui/veg-mark.tsx';
import { typeWordsIn, type Filters } from './restaurant-filters.ts';
import { useLanguage, type Language } from '#lib/i18n/language.ts';
import { restaurantsTexts } from './restaurants.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props {
  /** How many restaurants each choice would leave; unknown before the first answer. */
  counts: RestaurantCounts | undefined;
  filters: Filters;
  onChange: (filters: Filters) => void;
  /** Rows with their counts beside a list, chips where fingers choose. */
  look?: 'rows' | 'chips';
}

function Group({ title, look, children }: { title: string; look: 'rows' | 'chips'; children: ReactNode }) {
  return (
    <fieldset className="border-t border-line py-4">
      <legend className="float-left mb-1 w-full text-body font-bold">{title}</legend>
      <div className={`clear-both ${look === 'chips' ? 'flex flex-wrap gap-2 pt-2' : ''}`}>{children}</div>
    </fieldset>
  );
}

const end = (count: number | undefined) =>
  count === undefined ? null : <span className="num text-sm text-ink-3">{formatCount(count)}</span>;

interface CountedChipProps {
  pressed: boolean;
  count: number | undefined;
  onClick: () => void;
  children: ReactNode;
}

/** A chip that keeps its name whatever its count is. */
const CountedChip = ({ count, children, ...chip }: CountedChipProps) => {
  const t = useTexts(restaurantsTexts);
  return (
    // What leaves nothing is not to be chosen; what is chosen can always be taken back.
    <Chip
      {...chip}
      disabled={count === 0 && !chip.pressed}
      aria-description={count === undefined ? undefined : t.restaurants({ count })}
    >
      {children}
      {count !== undefined && (
        <span className="num text-sm font-medium" aria-hidden="true">
          {formatCount(count)}
        </span>
      )}
    </Chip>
  );
};

interface RadiosProps<T extends string | number> {
  title: string;
  name: string;
  /** What the row without this filter is called. */
  any: string;
  choices: readonly T[];
  chosen: T | null;
  label: (choice: T) => ReactNode;
  counts: Partial<Record<string, number>> | undefined;
  onChoose: (choice: T | null) => void;
  look: 'rows' | 'chips';
}

function Radios<T extends string | number>(props: RadiosProps<T>) {
  const { title, name, any, choices, chosen, label, counts, onChoose, look } = props;
  const chip = (choice: T) => (
    <CountedChip
      key={choice}
      pressed={chosen === choice}
      count={counts && (findOwn(counts, String(choice)) ?? 0)}
      onClick={() => onChoose(chosen === choice ? null : choice)}
    >
      {label(choice)}
    </CountedChip>
  );
  const row = (choice: T | null) => (
    <Radio
      key={choice}
      name={name}
      label={choice === null ? any : label(choice)}
      checked={chosen === choice}
      onChange={() => onChoose(choice)}
      end={end(counts && (findOwn(counts, String(choice ?? '')) ?? 0))}
    />
  );
  return (
    <Group title={title} look={look}>
      {look === 'chips' ? choices.map(chip) : [null, ...choices].map(row)}
    </Group>
  );
}

interface TickProps {
  look: 'rows' | 'chips';
  name: string;
  label: string;
  isSet: boolean;
  count: number | undefined;
  onToggle: () => void;
}

const Tick = ({ look, name, label, isSet, count, onToggle }: TickProps) =>
  look === 'chips' ? (
    <CountedChip pressed={isSet} count={count} onClick={onToggle}>
      {label}
    </CountedChip>
  ) : (
    <Checkbox name={name} label={label} checked={isSet} onChange={onToggle} end={end(count)} />
  );

const marked = (type: (typeof restaurantTypes)[number], language: Language) => (
  <span className="inline-flex items-center gap-2">
    {type !== 'both' && <VegMark veg={type === 'veg'} className="size-3.5" />}
    {typeWordsIn(language)[type]}
  </span>
);

/** Every filter with how many restaurants it would leave. */
export function FilterPanel({ counts, filters, onChange, look = 'rows' }: Props) {
  const t = useTexts(restaurantsTexts);
  const language = useLanguage();
  const set = (change: Partial<Filters>) => onChange({ ...filters, ...change });
  const { cuisines } = filters;
  const toggle = (cuisine: (typeof cuisineTypes)[number]) =>
    set({
      cuisines: cuisines.includes(cuisine) ? cuisines.filter((each) => each !== cuisine) : [...cuisines, cuisine],
    });
  return (
    <div>
      <Switch
        label={
          <span className="flex items-center justify-between gap-3">
            {t.openNow}
            {end(counts?.open)}
          </span>
        }
        aria-label={t.openNow}
        checked={filters.open}
        onChange={(open) => set({ open })}
        className="pb-3"
      />
      <Group title={t.cuisine} look={look}>
        {cuisineTypes.map((cuisine) => (
          <Tick
            key={cuisine}
            look={look}
            name="cuisine"
            label={cuisineIn(cuisine, language)}
            isSet={cuisines.includes(cuisine)}
            count={counts && (counts.cuisines[cuisine] ?? 0)}
            onToggle={() => toggle(cuisine)}
          />
        ))}
      </Group>
      <Radios
        look={look}
        title={t.type}
        name="type"
        any="All"
        choices={restaurantTypes}
        chosen={filters.type}
        label={(type) => marked(type, language)}
        counts={counts?.type}
        onChoose={(type) => set({ type })}
      />
      <Radios
        look={look}
        title={t.deliveryTime}
        name="time"
        any="Any"
        choices={deliveryTimeCapsMin}
        chosen={filters.time}
        label={(minutes) => t.underMin({ minutes })}
        counts={counts?.time}
        onChoose={(time) => set({ time })}
      />
      <Radios
        look={look}
        title={t.rating}
        name="rating"
        any="Any"
        choices={ratingFloors}
        chosen={filters.rating}
        label={(floor) => t.up({ floor: floor.toFixed(1) })}
        counts={counts?.rating}
        onChoose={(rating) => set({ rating })}
      />
      <Radios
        look={look}
        title={t.priceForTwo}
        name="price"
        any="Any"
        choices={priceForTwoCaps}
        chosen={filters.price}
        label={(cap) => t.upTo({ cap: formatAbout(cap) })}
        counts={counts?.price}
        onChoose={(price) => set({ price })}
      />
      <Group title={t.offers} look={look}>
        <Tick
          look={look}
          name="offers"
          label={t.withOffer}
          isSet={filters.offers}
          count={counts?.offers}
          onToggle={() => set({ offers: !filters.offers })}
        />
      </Group>
    </div>
  );
}
