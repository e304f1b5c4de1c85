import { HeartIcon } from '@phosphor-icons/react/dist/ssr/Heart';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api/api-client.ts';
import { pictureUrl } from '#lib/paths.ts';
import { requireLogin } from '#lib/session/session.ts';
import { toast } from '#ui/toast/toast.ts';
import { saveFavourite, useToggleFavourite, type Favourite } from './favourites.queries.ts';
import { favouritesTexts } from './favourites.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** What a heart is of. */
export interface Saveable {
  favourite: Favourite;
  name: string;
  picture: string | null | undefined;
}

/** The limit says itself what to do. */
const saveFailure = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.status === 409 ? error.message : otherwise;

function Heart({ name, saved, onPress }: { name: string; saved: boolean; onPress: () => void }) {
  const t = useTexts(favouritesTexts);
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={saved ? t.removeFromFavourites({ name }) : t.save({ name })}
      onClick={onPress}
      className={`press grid size-11 place-items-center rounded-full bg-surface text-xl shadow-1 ${saved ? 'text-danger' : 'text-ink-2'}`}
    >
      <HeartIcon weight={saved ? 'fill' : 'bold'} aria-hidden="true" />
    </button>
  );
}

export function OwnHeart({
  saveable: { favourite, name },
  userid,
  known,
}: {
  saveable: Saveable;
  userid: number;
  known: boolean;
}) {
  const t = useTexts(favouritesTexts);
  const toggle = useToggleFavourite();
  const saved = toggle.isPending ? toggle.variables.save : known;
  const { addFailed, removeFailed } = t.favourites;
  const press = () =>
    toggle.mutate(
      { userid, favourite, save: !known },
      { onError: (error) => toast.error(known ? removeFailed : saveFailure(error, addFailed)) },
    );
  return <Heart name={name} saved={saved} onPress={press} />;
}

// A page is full of these, and the server renders guests' alone: they read and write nothing until they are pressed.
export function GuestHeart({ saveable: { favourite, name, picture } }: { saveable: Saveable }) {
  const t = useTexts(favouritesTexts);
  const client = useQueryClient();
  const press = () =>
    requireLogin({
      title: t.logInSave({ name }),
      picture: picture ? pictureUrl(picture, 320) : undefined,
      onLogin: ({ userId }) => {
        saveFavourite(client, { userid: userId, favourite }).catch((error: unknown) =>
          toast.error(saveFailure(error, t.favourites.addFailed)),
        );
      },
    });
  return <Heart name={name} saved={false} onPress={press} />;
}
