import type { ListedDish } from '@tawa/contract/catalogue/menu';
import { useQuery } from '@tanstack/react-query';
import { popularDishesQuery } from '#features/catalogue/menu/shop/menu.queries.ts';
import { menuTexts } from '#features/catalogue/menu/shop/menu.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { useSelectedCity } from '#lib/place/selected-city.ts';
import { ListedDishCard } from '#routes/public/dishes/listed-dish-card.tsx';
import { Rail } from '#ui/carousel/rail.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { bandClassName, MoreLink } from './home-section.tsx';
import { homeScreenTexts } from './home.texts.ts';

export const popularMax = 10;
/** How wide a dish of a rail is. */
export const dishWidth = 'w-[212px] lg:w-[243px]';

const cardOf = (dish: ListedDish) => ({ id: dish.menu_id, content: <ListedDishCard dish={dish} /> });

const places = Array.from({ length: 5 }, (_place, id) => ({
  id,
  content: <Skeleton className="aspect-3/4 w-full rounded-2xl" />,
}));

/** The dishes that are ordered most, those of open kitchens first. */
export function Popular({ title }: { title?: string }) {
  const homeScreen = useTexts(homeScreenTexts);
  const t = useTexts(menuTexts);
  const city = useSelectedCity();
  const { data: dishes, isError, refetch } = useQuery(popularDishesQuery(city?.name, popularMax));
  if (dishes?.length === 0) return null;
  return (
    <div className={bandClassName}>
      <Rail
        title={title ?? homeScreen.popularDishes}
        action={<MoreLink to={paths.ourDishes()} label={homeScreen.allDishes} />}
        itemClassName={dishWidth}
        items={dishes ? dishes.map(cardOf) : isError ? [] : places}
      />
      {isError && <FailedPart text={t.dishes.failed} onRetry={() => void refetch()} />}
    </div>
  );
}
