import type { Dish } from '@tawa/contract/menu';
import { FavouriteButton } from '../../features/favourites/favourite-button.tsx';
import { DishCard } from '../../features/menu/dish-card.tsx';
import { HiddenByDiet, useFitting } from '../../features/menu/fitting.tsx';
import { plural } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';
import { openCityPicker } from '../../lib/selected-city.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** The dishes that fit a choice, or what can be done when none does; `onClear` is null where nothing was chosen. */
export function DishGrid({ dishes: fits, onClear }: { dishes: readonly Dish[]; onClear: (() => void) | null }) {
  const { shown: dishes, hidden, showAll } = useFitting(fits);
  if (fits.length === 0)
    return (
      <EmptyState
        title={messages.dishes.none}
        plate="empty-bowl"
        action={
          <>
            {onClear && <Button onClick={onClear}>Clear filters</Button>}
            <Button variant={onClear ? 'secondary' : 'primary'} onClick={openCityPicker}>
              Change city
            </Button>
          </>
        }
      />
    );
  return (
    <>
      <p role="status" className="my-4 font-bold">
        {plural(dishes.length, 'dish', 'dishes')}
      </p>
      <HiddenByDiet hidden={hidden} onShow={showAll} />
      <h2 className="sr-only">Dishes that fit</h2>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
        {dishes.map((dish) => (
          <li key={dish.menu_id}>
            <DishCard dish={dish} favourite={<FavouriteButton dish={dish} />} />
          </li>
        ))}
      </ul>
    </>
  );
}
