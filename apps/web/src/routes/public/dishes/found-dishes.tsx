import type { SearchResults } from '@tawa/contract/catalogue/search';
import { FavouriteButton } from '#features/catalogue/favourites/shop/favourite-button.tsx';
import { DishCard } from '#features/catalogue/menu/shop/dish-card.tsx';
import { HiddenByDiet, useFitting } from '#features/catalogue/menu/shop/fitting.tsx';
import { closedText } from '#features/catalogue/restaurants/shop/closed-text.ts';
import { AddDish } from './add-dish.tsx';
import { useLanguage } from '#lib/i18n/language.ts';

/** The dishes of a search; one whose kitchen is closed says when that opens. */
export function FoundDishes({ found }: { found: readonly Pick<SearchResults, 'dishes'>[] }) {
  const language = useLanguage();
  const { shown, hidden, showAll } = useFitting(found.flatMap(({ dishes }) => dishes));
  return (
    <>
      <HiddenByDiet hidden={hidden} onShow={showAll} />
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
        {shown.map((dish) => (
          <li key={dish.menu_id}>
            <DishCard
              dish={dish}
              favourite={<FavouriteButton dish={dish} />}
              action={
                dish.is_open ? (
                  <AddDish dish={dish} />
                ) : (
                  <span className="text-note font-semibold text-ink-3">{closedText(dish, language)}</span>
                )
              }
            />
          </li>
        ))}
      </ul>
    </>
  );
}
