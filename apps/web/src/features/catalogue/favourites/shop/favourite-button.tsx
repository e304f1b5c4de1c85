import { HeartIcon } from '@phosphor-icons/react/dist/ssr/Heart';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { pictureUrl } from '#lib/paths.ts';
import { requireLogin, useSession } from '#lib/session/session.ts';
import { toast } from '#ui/toast/toast.ts';
import { favouritesQuery, saveFavourite, useToggleFavourite } from './favourites.queries.ts';
import { favouritesTexts } from './favourites.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props {
  dish: { menu_id: number; dish_name: string; dish_img?: string | null };
}

function Heart({ dish, saved, onPress }: Props & { saved: boolean; onPress: () => void }) {
  const t = useTexts(favouritesTexts);
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={saved ? t.removeFromFavourites({ dishName: dish.dish_name }) : t.save({ dishName: dish.dish_name })}
      onClick={onPress}
      className={`press grid size-11 place-items-center rounded-full bg-surface text-xl shadow-1 ${saved ? 'text-danger' : 'text-ink-2'}`}
    >
      <HeartIcon weight={saved ? 'fill' : 'bold'} aria-hidden="true" />
    </button>
  );
}

function OwnHeart({ dish, userid }: Props & { userid: number }) {
  const t = useTexts(favouritesTexts);
  const { data = [] } = useQuery(favouritesQuery(userid));
  const toggle = useToggleFavourite();
  const known = data.some(({ menu_id }) => menu_id === dish.menu_id);
  const saved = toggle.isPending ? toggle.variables.save : known;
  const { addFailed, removeFailed } = t.favourites;
  const press = () =>
    toggle.mutate({ userid, dish, save: !known }, { onError: () => toast.error(known ? removeFailed : addFailed) });
  return <Heart dish={dish} saved={saved} onPress={press} />;
}

// A page is full of these, and the server renders guests' alone: they read and write nothing until they are pressed.
function GuestHeart({ dish }: Props) {
  const t = useTexts(favouritesTexts);
  const client = useQueryClient();
  const press = () =>
    requireLogin({
      title: t.logInSave({ dishName: dish.dish_name }),
      picture: dish.dish_img ? pictureUrl(dish.dish_img, 320) : undefined,
      onLogin: ({ userId }) => {
        saveFavourite(client, { userid: userId, dish }).catch(() => toast.error(t.favourites.addFailed));
      },
    });
  return <Heart dish={dish} saved={false} onPress={press} />;
}

/** The heart of a dish: filled for those who saved it, a question for guests. */
export function FavouriteButton({ dish }: Props) {
  const session = useSession();
  if (!session) return <GuestHeart dish={dish} />;
  return session.userType === 'user' ? <OwnHeart dish={dish} userid={session.userId} /> : null;
}
