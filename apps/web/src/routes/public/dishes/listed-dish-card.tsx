import type { ListedDish } from '@tawa/contract/catalogue/menu';
import { FavouriteButton } from '#features/catalogue/favourites/shop/favourite-button.tsx';
import { DishCard } from '#features/catalogue/menu/shop/dish-card.tsx';
import { closedText } from '#features/catalogue/restaurants/shop/closed-text.ts';
import { usePageMinute } from '#lib/site/drawing.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { AddDish } from './add-dish.tsx';

/** When the kitchen of a dish opens. */
export function ClosedHint({ dish }: { dish: Pick<ListedDish, 'next_open_at'> }) {
  const language = useLanguage();
  return <span className="text-note font-semibold text-ink-3">{closedText(dish, usePageMinute(), language)}</span>;
}

/** A dish with its heart and its 'Add'; one whose kitchen is closed says when that opens. */
export const ListedDishCard = ({ dish }: { dish: ListedDish }) => (
  <DishCard
    dish={dish}
    favourite={<FavouriteButton dish={dish} />}
    action={dish.is_open ? <AddDish dish={dish} /> : <ClosedHint dish={dish} />}
  />
);
