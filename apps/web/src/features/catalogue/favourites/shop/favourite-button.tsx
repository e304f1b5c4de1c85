import { useQuery } from '@tanstack/react-query';
import { useSession } from '#lib/session/session.ts';
import { favouriteDish, favouritesQuery } from './favourites.queries.ts';
import { GuestHeart, OwnHeart, type Saveable } from './heart.tsx';

interface Props {
  dish: { menu_id: number; dish_name: string; dish_img?: string | null };
}

const saveableOf = ({ menu_id, dish_name, dish_img }: Props['dish']): Saveable => ({
  favourite: favouriteDish(menu_id),
  name: dish_name,
  picture: dish_img,
});

function OwnDishHeart({ dish, userid }: Props & { userid: number }) {
  const { data = [] } = useQuery(favouritesQuery(userid));
  const known = data.some(({ menu_id }) => menu_id === dish.menu_id);
  return <OwnHeart saveable={saveableOf(dish)} userid={userid} known={known} />;
}

/** The heart of a dish: filled for those who saved it, a question for guests. */
export function FavouriteButton({ dish }: Props) {
  const session = useSession();
  if (!session) return <GuestHeart saveable={saveableOf(dish)} />;
  return session.userType === 'user' ? <OwnDishHeart dish={dish} userid={session.userId} /> : null;
}
