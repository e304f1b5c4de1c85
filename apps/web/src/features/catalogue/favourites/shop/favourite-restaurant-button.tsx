import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import type { Names } from '@tawa/domain/catalogue/names/names';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#lib/session/session.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { favouriteRestaurant, favouriteRestaurantsQuery } from './favourite-restaurants.queries.ts';
import { GuestHeart, OwnHeart, type Saveable } from './heart.tsx';

interface Props {
  restaurant: { restaurant_id: number; restaurant_name: string; names?: Names | undefined; logo: string | null };
}

const saveableOf = (
  { restaurant_id, restaurant_name, names, logo }: Props['restaurant'],
  language: Language,
): Saveable => ({
  favourite: favouriteRestaurant(restaurant_id),
  name: nameIn(restaurant_name, names, language),
  picture: logo,
});

function OwnRestaurantHeart({ restaurant, userid }: Props & { userid: number }) {
  const { data = [] } = useQuery(favouriteRestaurantsQuery(userid));
  const language = useLanguage();
  const known = data.some(({ restaurant_id }) => restaurant_id === restaurant.restaurant_id);
  return <OwnHeart saveable={saveableOf(restaurant, language)} userid={userid} known={known} />;
}

/** The heart of a restaurant: filled for those who saved it, a question for guests. */
export function FavouriteRestaurantButton({ restaurant }: Props) {
  const session = useSession();
  const language = useLanguage();
  if (!session) return <GuestHeart saveable={saveableOf(restaurant, language)} />;
  return session.userType === 'user' ? <OwnRestaurantHeart restaurant={restaurant} userid={session.userId} /> : null;
}
