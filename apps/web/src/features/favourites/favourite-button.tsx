import { HeartIcon } from '@phosphor-icons/react/dist/ssr/Heart';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../../lib/messages.ts';
import { requireLogin, useSession } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';
import { favouritesQuery, useToggleFavourite } from './favourites.queries.ts';

const guestId = 0;

/** The heart of a dish: filled for those who saved it, a question for guests. */
export function FavouriteButton({ dish }: { dish: { menu_id: number; dish_name: string } }) {
  const session = useSession();
  const isCustomer = session?.userType === 'user';
  const { data } = useQuery({ ...favouritesQuery(session?.userId ?? guestId), enabled: isCustomer });
  const toggle = useToggleFavourite();
  const known = isCustomer && (data ?? []).some(({ menu_id }) => menu_id === dish.menu_id);
  const saved = toggle.isPending ? toggle.variables.save : known;
  const { addFailed, removeFailed } = messages.favourites;
  const send = (userid: number) =>
    toggle.mutate({ userid, dish, save: !known }, { onError: () => toast.error(known ? removeFailed : addFailed) });
  if (session && !isCustomer) return null;
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={saved ? `Remove ${dish.dish_name} from favourites` : `Save ${dish.dish_name}`}
      onClick={() => requireLogin({ title: `Log in to save ${dish.dish_name}`, onLogin: ({ userId }) => send(userId) })}
      className={`press grid size-11 place-items-center rounded-full bg-surface text-xl shadow-1 ${saved ? 'text-danger' : 'text-ink-2'}`}
    >
      <HeartIcon weight={saved ? 'fill' : 'bold'} aria-hidden="true" />
    </button>
  );
}
