import { HeartIcon } from '@phosphor-icons/react/dist/ssr/Heart';
import { toast } from '#ui/toast/toast.ts';
import { useToggleFavourite, type Favourite } from './favourites.queries.ts';
import { favouritesTexts } from './favourites.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const undoMs = 5000;

interface Props {
  userid: number;
  favourite: Favourite;
  name: string;
}

/** Takes a dish or a restaurant out of the favourites and offers it back for five seconds. */
export function RemoveFavourite({ userid, favourite, name }: Props) {
  const t = useTexts(favouritesTexts);
  const toggle = useToggleFavourite();
  const { addFailed, removeFailed } = t.favourites;
  const bringBack = () => toggle.mutate({ userid, favourite, save: true }, { onError: () => toast.error(addFailed) });
  const remove = () =>
    toggle.mutate(
      { userid, favourite, save: false },
      {
        onSuccess: () =>
          toast.info(t.removed({ name }), {
            duration: undoMs,
            action: { label: t.undo, onPress: bringBack },
          }),
        onError: () => toast.error(removeFailed),
      },
    );
  return (
    <button
      type="button"
      aria-label={t.removeFromFavourites({ name })}
      disabled={toggle.isPending}
      onClick={remove}
      className="press grid size-11 place-items-center rounded-full bg-surface text-xl text-danger shadow-1"
    >
      <HeartIcon weight="fill" aria-hidden="true" />
    </button>
  );
}
