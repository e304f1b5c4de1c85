import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { RestaurantCard } from '#features/catalogue/restaurants/shop/restaurant-card.tsx';
import { openRestaurantsQuery } from '#features/catalogue/restaurants/shop/open-restaurants.queries.ts';
import { paths } from '#lib/paths.ts';
import { useSelectedCity } from '#lib/place/selected-city.ts';
import { useNear } from '#routes/public/use-near.ts';
import { userDashboardScreenTexts } from './dashboard.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const cards = 4;

/** Where somebody who has ordered nothing yet can begin. */
export function OpenNow() {
  const t = useTexts(userDashboardScreenTexts);
  const city = useSelectedCity();
  const near = useNear();
  const { data } = useQuery(openRestaurantsQuery(city?.name, cards));
  if (!data?.some(({ status }) => status === 'online')) return null;
  return (
    <section>
      <div className="mb-4 flex items-baseline justify-between gap-3">
        <h2 className="text-2xl font-bold">{city ? t.openNowIn({ city: city.name }) : t.openNow}</h2>
        <Link to={paths.restaurants()} className="flex min-h-11 shrink-0 items-center font-bold text-brand-ink">
          {t.allRestaurants}
        </Link>
      </div>
      <div className="grid gap-x-6 gap-y-8 sm:grid-cols-2">
        {data.map((restaurant) => (
          <RestaurantCard key={restaurant.restaurant_id} restaurant={restaurant} from={near} />
        ))}
      </div>
    </section>
  );
}
