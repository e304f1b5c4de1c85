import type { Dish } from '@tawa/contract/catalogue/menu';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AddButton } from '#features/ordering/cart/shop/add-button.tsx';
import { cartQuery } from '#features/ordering/cart/shop/cart.queries.ts';
import { useAddToCart } from '#features/ordering/cart/shop/use-add-to-cart.tsx';
import { RemoveFavourite } from '#features/catalogue/favourites/shop/remove-favourite.tsx';
import { DishCard } from '#features/catalogue/menu/shop/dish-card.tsx';
import { DishDialog } from '#features/catalogue/menu/shop/dish-dialog.tsx';

interface Props {
  userid: number;
  dishes: readonly Dish[];
  /** Classes of the grid. */
  className: string;
}

/** Saved dishes with today's price; each can be added to the cart or taken out. */
export function SavedDishes({ userid, dishes, className }: Props) {
  const { data: entries = [] } = useQuery(cartQuery(userid));
  const [choosing, setChoosing] = useState<Dish | null>(null);
  const adding = useAddToCart({ onAdded: () => setChoosing(null) });
  const add = (dish: Dish) =>
    dish.has_options ? setChoosing(dish) : adding.add({ ...dish, quantity: 1, options: [], note: '' });
  return (
    <>
      <ul className={className}>
        {dishes.map((dish) => (
          <li key={dish.menu_id}>
            <DishCard
              dish={dish}
              favourite={<RemoveFavourite userid={userid} dish={dish} />}
              action={
                <AddButton
                  name={dish.dish_name}
                  hasOptions={dish.has_options}
                  entries={entries.filter(({ menu_id }) => menu_id === dish.menu_id)}
                  pending={adding.pending}
                  onAdd={() => add(dish)}
                />
              }
            />
          </li>
        ))}
      </ul>
      {choosing && (
        <DishDialog
          menuId={choosing.menu_id}
          title={choosing.dish_name}
          pending={adding.pending}
          onAdd={(choice) => adding.add({ ...choosing, ...choice })}
          onClose={() => setChoosing(null)}
        />
      )}
      {adding.question}
    </>
  );
}
