import type { SearchResults } from '@tawa/contract/catalogue/search';
import { HiddenByDiet, useFitting } from '#features/catalogue/menu/shop/food/fitting.tsx';
import { ListedDishCard } from './listed-dish-card.tsx';

/** The dishes of a search; one whose kitchen is closed says when that opens. */
export function FoundDishes({ found }: { found: readonly Pick<SearchResults, 'dishes'>[] }) {
  const { shown, hidden, showAll } = useFitting(found.flatMap(({ dishes }) => dishes));
  return (
    <>
      <HiddenByDiet hidden={hidden} onShow={showAll} />
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
        {shown.map((dish) => (
          <li key={dish.menu_id}>
            <ListedDishCard dish={dish} />
          </li>
        ))}
      </ul>
    </>
  );
}
