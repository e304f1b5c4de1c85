import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import type { Names } from '@tawa/domain/catalogue/names/names';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#lib/session/session.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { favouriteDish, favouritesQuery } from './favourites.queries.ts';
import { GuestHeart, OwnHeart, type Saveable } from './heart.tsx';

interface Props {
  dish: { menu_id: number; dish_name: string; names?: Names | undefined; dish_img?: string | null };
}

const saveableOf = ({ menu_id, dish_name, names, dish_img }: Props['dish'], language: Language): Saveable => ({
  favourite: favouriteDish(menu_id),
  name: nameIn(dish_name, names, language),
  picture: dish_img,
});

function OwnDishHeart({ dish, userid }: Props & { userid: number }) {
  const { data = [] } = useQuery(favouritesQuery(userid));
  const language = useLanguage();
  const known = data.some(({ menu_id }) => menu_id === dish.menu_id);
  return <OwnHeart saveable={saveableOf(dish, language)} userid={userid} known={known} />;
}

/** The heart of a dish: filled for those who saved it, a question for guests. */
export function FavouriteButton({ dish }: Props) {
  const session = useSession();
  const language = useLanguage();
  if (!session) return <GuestHeart saveable={saveableOf(dish, language)} />;
  return session.userType === 'user' ? <OwnDishHeart dish={dish} userid={session.userId} /> : null;
}
