import type { SuggestedDish, SuggestedRestaurant, Suggestions } from '@tawa/contract/catalogue/search';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import type { Language } from '#lib/i18n/language.ts';
import { matches } from '@tawa/domain/catalogue/search';

/** One line of the suggestions; what it does is decided by its kind. */
export type Row =
  | { kind: 'recent'; text: string }
  | { kind: 'often' | 'dish'; text: string; picture: string | null; dish: SuggestedDish }
  | { kind: 'restaurant'; text: string; picture: string | null; restaurant: SuggestedRestaurant }
  | { kind: 'all'; text: string; dishes: number; kitchens: number };

const recentWhileTyping = 2;

const dishRow = (kind: 'often' | 'dish', dish: SuggestedDish, language: Language): Row => ({
  kind,
  text: nameIn(dish.dish_name, dish.names, language),
  picture: dish.dish_img,
  dish,
});

/** What is offered before anything is typed, and for the typed text: recent searches first, at the end all results. */
export function suggestionRows(
  typed: string,
  {
    recent,
    often,
    found,
  }: { recent: readonly string[]; often: readonly SuggestedDish[]; found: Suggestions | undefined },
  language: Language,
): Row[] {
  const kept = recent.filter((text) => matches(text, typed) && text.toLowerCase() !== typed.trim().toLowerCase());
  const recents = (typed === '' ? kept : kept.slice(0, recentWhileTyping)).map(
    (text) => ({ kind: 'recent', text }) as const,
  );
  if (typed === '') return [...recents, ...often.map((dish) => dishRow('often', dish, language))];
  const dishes = (found?.dishes ?? []).map((dish) => dishRow('dish', dish, language));
  const restaurants = (found?.restaurants ?? []).map(
    (restaurant) =>
      ({
        kind: 'restaurant',
        text: nameIn(restaurant.restaurant_name, restaurant.names, language),
        picture: restaurant.logo,
        restaurant,
      }) as const,
  );
  const all = {
    kind: 'all',
    text: typed,
    dishes: found?.dish_count ?? 0,
    kitchens: found?.kitchen_count ?? 0,
  } as const;
  return [...recents, ...dishes, ...restaurants, all];
}

/** Where the keys stand: a row, and in it the text or the button beside it. */
export interface Place {
  row: number;
  cell: 0 | 1;
}

const hasButton = (row: Row | undefined) => row?.kind === 'recent';

/** Where a key leads from a place; null for the field itself, undefined when the key is the field's own. */
export function movePlace(key: string, place: Place | null, rows: readonly Row[]): Place | null | undefined {
  const last = rows.length - 1;
  const at = place?.row ?? -1;
  const down = { row: at + 1, cell: 0 } as const;
  const up = { row: (at === -1 ? rows.length : at) - 1, cell: 0 } as const;
  if (rows.length === 0) return undefined;
  if (key === 'ArrowDown') return at === last ? null : down;
  if (key === 'ArrowUp') return at === 0 ? null : up;
  if (place === null) return undefined;
  if (key === 'ArrowRight' && hasButton(rows[place.row])) return { row: place.row, cell: 1 };
  if (key === 'ArrowLeft' && place.cell === 1) return { row: place.row, cell: 0 };
  return undefined;
}
