import type { ListedDish } from '@tawa/contract/catalogue/menu';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { favouriteDish } from '#features/catalogue/favourites/shop/favourites.queries.ts';
import { RemoveFavourite } from '#features/catalogue/favourites/shop/remove-favourite.tsx';
import { DishCard } from '#features/catalogue/menu/shop/dish-card.tsx';
import { ClosedHint } from '#routes/public/dishes/listed-dish-card.tsx';
import { useAddButtons } from '#routes/public/dishes/use-add-buttons.tsx';
import { useLanguage } from '#lib/i18n/language.ts';

interface Props {
  userid: number;
  dishes: readonly ListedDish[];
  /** Classes of the grid. */
  className: string;
}

/** Saved dishes with today's price; each can be added to the cart or taken out. */
export function SavedDishes({ userid, dishes, className }: Props) {
  const language = useLanguage();
  const { actionOf, sheets } = useAddButtons();
  return (
    <>
      <ul className={className}>
        {dishes.map((dish) => (
          <li key={dish.menu_id}>
            <DishCard
              dish={dish}
              favourite={
                <RemoveFavourite
                  userid={userid}
                  favourite={favouriteDish(dish.menu_id)}
                  name={nameIn(dish.dish_name, dish.names, language)}
                />
              }
              action={dish.is_open ? actionOf(dish) : <ClosedHint dish={dish} />}
            />
          </li>
        ))}
      </ul>
      {sheets}
    </>
  );
}
