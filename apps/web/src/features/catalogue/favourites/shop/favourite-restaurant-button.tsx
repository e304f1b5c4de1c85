import { useQuery } from '@tanstack/react-query';
import { useSession } from '#lib/session/session.ts';
import { favouriteRestaurant, favouriteRestaurantsQuery } from './favourite-restaurants.queries.ts';
import { GuestHeart, OwnHeart, type Saveable } from './heart.tsx';

interface Props {
  restaurant: { restaurant_id: number; restaurant_name: string; logo: string | null };
}

const saveableOf = ({ restaurant_id, restaurant_name, logo }: Props['restaurant']): Saveable => ({
  favourite: favouriteRestaurant(restaurant_id),
  name: restaurant_name,
  picture: logo,
});

function OwnRestaurantHeart({ restaurant, userid }: Props & { userid: number }) {
  const { data = [] } = useQuery(favouriteRestaurantsQuery(userid));
  const known = data.some(({ restaurant_id }) => restaurant_id === restaurant.restaurant_id);
  return <OwnHeart saveable={saveableOf(restaurant)} userid={userid} known={known} />;
}

/** The heart of a restaurant: filled for those who saved it, a question for guests. */
export function FavouriteRestaurantButton({ restaurant }: Props) {
  const session = useSession();
  if (!session) return <GuestHeart saveable={saveableOf(restaurant)} />;
  return session.userType === 'user' ? <OwnRestaurantHeart restaurant={restaurant} userid={session.userId} /> : null;
}
