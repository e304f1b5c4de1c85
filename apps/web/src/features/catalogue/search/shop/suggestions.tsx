import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import type {
  SearchChip,
  SuggestedDish,
  SuggestedRestaurant,
  Suggestions as Found,
} from '@tawa/contract/catalogue/search';
import { searchResultsMax } from '@tawa/domain/common/limits';
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ClockCounterClockwise';
import { ForkKnifeIcon } from '@phosphor-icons/react/dist/ssr/ForkKnife';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { StorefrontIcon } from '@phosphor-icons/react/dist/ssr/Storefront';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import type { ReactNode } from 'react';
import { formatArrival, formatWhen } from '#lib/format.ts';
import { pictureUrl } from '#lib/paths.ts';
import { Icon, type Shape } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { RatingStar } from '#ui/rating.tsx';
import { VegMark } from '#ui/veg-mark.tsx';
import { askedText, SearchChips } from './search-chips.tsx';
import type { Place, Row } from './suggestion-rows.ts';
import { useLanguage, type Language } from '#lib/i18n/language.ts';
import { searchTexts } from './search.texts.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';

interface Props {
  id: string;
  rows: readonly Row[];
  place: Place | null;
  /** What the server understood and found, where something was typed. */
  found: Found | undefined;
  onRemove: (chip: SearchChip) => void;
  onChoose: (row: Row) => void;
  onForget: (row: Row) => void;
  onForgetAll: () => void;
}

export const cellId = (id: string, { row, cell }: Place): string => `${id}-${row}-${cell}`;

const titlesIn = keepEach((language: Language): Record<Row['kind'], string> => {
  const t = textsIn(searchTexts, language);
  return {
    recent: t.recentSearches,
    often: t.often,
    dish: t.dishes,
    restaurant: t.restaurants,
    all: t.allResults,
  };
});
const icons: Record<Row['kind'], Shape> = {
  recent: ClockCounterClockwiseIcon,
  often: ForkKnifeIcon,
  dish: ForkKnifeIcon,
  restaurant: StorefrontIcon,
  all: MagnifyingGlassIcon,
};

function Mark({ row }: { row: Row }) {
  const picture = 'picture' in row ? row.picture : null;
  if (picture === null)
    return (
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-surface-2 text-[1.1875rem] text-ink-3">
        <Icon of={icons[row.kind]} weight="bold" />
      </span>
    );
  return <Picture src={pictureUrl(picture)} alt="" sizes="54px" className="size-10 shrink-0 rounded-md" />;
}

const active = 'bg-brand-soft text-brand-ink';
function words(row: Row, language: Language): string {
  const t = textsIn(searchTexts, language);
  if (row.kind !== 'all') return row.text;
  if (row.dishes === 0) return t.seeAllResults({ text: row.text });
  return row.dishes === searchResultsMax
    ? t.moreDishes({ dishes: row.dishes })
    : t.allDishes({ dishes: row.dishes, kitchens: row.kitchens });
}

const arrivalTime = (minutes: number, language: Language): string => formatArrival(minutes, Date.now(), language);
const openingTime = (instant: string, language: Language): string => formatWhen(instant, Date.now(), language);

function DishNote({ dish }: { dish: SuggestedDish }) {
  const t = useTexts(searchTexts);
  const language = useLanguage();
  const { restaurant_name, restaurant_names, is_open, next_open_at, delivery_time, average_rating } = dish;
  const opening = next_open_at === null ? t.closed : t.opens({ time: openingTime(next_open_at, language) });
  const when = is_open ? t.byTime({ time: arrivalTime(delivery_time, language) }) : opening;
  return (
    <span className="flex flex-wrap items-center gap-x-1.5 text-note text-ink-3">
      {average_rating > 0 && <RatingStar rating={average_rating} />}
      <span>{[nameIn(restaurant_name, restaurant_names, language), when].join(' · ')}</span>
    </span>
  );
}

function RestaurantNote({ restaurant }: { restaurant: SuggestedRestaurant }) {
  const t = useTexts(searchTexts);
  const { average_rating, venue_name, cityname, dish_count } = restaurant;
  const facts = [venue_name ?? cityname, dish_count > 0 && t.dishCount({ count: dish_count })];
  return (
    <span className="flex flex-wrap items-center gap-x-1.5 text-note text-ink-3">
      {average_rating > 0 && <RatingStar rating={average_rating} />}
      <span>{facts.filter(Boolean).join(' · ')}</span>
    </span>
  );
}

const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();

// The keys stay in the field, which names the button they stand on; so none of these takes the focus.
function Cell({ id, isAt, label, onPress, ...rest }: CellProps) {
  return (
    <div role="gridcell" className={rest.room}>
      <button
        type="button"
        id={id}
        tabIndex={-1}
        aria-label={label}
        onPointerDown={keepFocus}
        onClick={onPress}
        className={`press ${rest.className} ${isAt ? active : 'hover:bg-surface-2'}`}
      >
        {rest.children}
      </button>
    </div>
  );
}

interface CellProps {
  id: string;
  isAt: boolean;
  label?: string;
  room: string;
  className: string;
  onPress: () => void;
  children: ReactNode;
}

function Line({ row, at, props }: { row: Row; at: number; props: Props }) {
  const t = useTexts(searchTexts);
  const language = useLanguage();
  const { id, place, onChoose, onForget } = props;
  const isAt = (cell: 0 | 1) => place?.row === at && place.cell === cell;
  return (
    <div role="row" aria-selected={place?.row === at} className="flex items-center gap-1">
      <Cell
        id={cellId(id, { row: at, cell: 0 })}
        isAt={isAt(0)}
        onPress={() => onChoose(row)}
        room="min-w-0 flex-1"
        className="flex min-h-14 w-full items-center gap-3 rounded-md px-3 py-2 text-left"
      >
        <Mark row={row} />
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <span className="flex items-center gap-1.5 text-body font-semibold">
            {'dish' in row && <VegMark veg={row.dish.is_veg === 1} />}
            <span className="min-w-0">{words(row, language)}</span>
          </span>
          {'dish' in row && <DishNote dish={row.dish} />}
          {row.kind === 'restaurant' && <RestaurantNote restaurant={row.restaurant} />}
        </span>
        {'dish' in row && <Price price={row.dish.discounted_price ?? row.dish.price} size="small" />}
      </Cell>
      {row.kind === 'recent' && (
        <Cell
          id={cellId(id, { row: at, cell: 1 })}
          isAt={isAt(1)}
          label={t.removeFromRecent({ text: row.text })}
          onPress={() => onForget(row)}
          room="shrink-0"
          className="grid size-11 place-items-center rounded-full text-[1rem] text-ink-2"
        >
          <Icon of={XIcon} weight="bold" />
        </Cell>
      )}
    </div>
  );
}

/** What was understood, where that is more than the words as they were typed, and that nothing fits all of it. */
function Understood({ found, onRemove }: Pick<Props, 'onRemove'> & { found: Found }) {
  const t = useTexts(searchTexts);
  const language = useLanguage();
  const { chips, dropped, corrected } = found;
  const isMore = chips.some(({ kind, typed, value }) => kind !== 'words' || value !== typed);
  return (
    <>
      {(isMore || corrected !== null) && <SearchChips chips={chips} onRemove={onRemove} className="px-3 pb-2" />}
      {dropped.length > 0 && (
        <p className="px-3 pt-1 pb-2 text-note text-ink-3">{t.closeToIt({ what: askedText(chips, language) })}</p>
      )}
    </>
  );
}

function Group({ kind, props }: { kind: Row['kind']; props: Props }) {
  const language = useLanguage();
  const title = titlesIn(language)[kind];
  return (
    <div role="rowgroup" aria-label={title} className="pb-1">
      {kind !== 'all' && (
        <p aria-hidden="true" className={`px-3 text-note font-bold text-ink-3 ${kind === 'recent' ? 'py-3' : 'py-1'}`}>
          {title}
        </p>
      )}
      {props.rows.map((row, at) =>
        row.kind === kind ? <Line key={keyOf(row)} row={row} at={at} props={props} /> : null,
      )}
    </div>
  );
}

function keyOf(row: Row): string {
  const id = 'dish' in row ? row.dish.menu_id : row.kind === 'restaurant' ? row.restaurant.restaurant_id : '';
  return `${row.kind} ${row.text} ${id}`;
}

/** The lines below the field: a grid, so that a recent search and the button that removes it are two cells of one line. */
export function Suggestions(props: Props) {
  const t = useTexts(searchTexts);
  const { id, rows, found, onRemove, onForgetAll } = props;
  const kinds = [...new Set(rows.map((row) => row.kind))];
  return (
    <>
      {found && <Understood found={found} onRemove={onRemove} />}
      <div className="relative">
        <div role="grid" id={id} aria-label={t.suggestionsTitle}>
          {kinds.map((kind) => (
            <Group key={kind} kind={kind} props={props} />
          ))}
        </div>
        {rows[0]?.kind === 'recent' && rows.every(({ kind }) => kind === 'recent' || kind === 'often') && (
          <button
            type="button"
            aria-label={t.clearRecentSearches}
            onPointerDown={keepFocus}
            onClick={onForgetAll}
            className="absolute top-0 right-0 min-h-11 px-3 text-body font-bold text-brand-ink"
          >
            {t.clear}
          </button>
        )}
      </div>
    </>
  );
}
