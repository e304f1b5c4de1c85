import { HeartIcon } from '@phosphor-icons/react/dist/ssr/Heart';
import type { Dish } from '@tawa/contract/catalogue/menu';
import { toast } from '#ui/toast/toast.ts';
import { useToggleFavourite } from './favourites.queries.ts';
import { favouritesTexts } from './favourites.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const undoMs = 5000;

/** Takes a dish out of the favourites and offers it back for five seconds. */
export function RemoveFavourite({ userid, dish }: { userid: number; dish: Dish }) {
  const t = useTexts(favouritesTexts);
  const toggle = useToggleFavourite();
  const { addFailed, removeFailed } = t.favourites;
  const bringBack = () => toggle.mutate({ userid, dish, save: true }, { onError: () => toast.error(addFailed) });
  const remove = () =>
    toggle.mutate(
      { userid, dish, save: false },
      {
        onSuccess: () =>
          toast.info(t.removed({ dishName: dish.dish_name }), {
            duration: undoMs,
            action: { label: t.undo, onPress: bringBack },
          }),
        onError: () => toast.error(removeFailed),
      },
    );
  return (
    <button
      type="button"
      aria-label={t.removeFromFavourites({ dishName: dish.dish_name })}
      disabled={toggle.isPending}
      onClick={remove}
      className="press grid size-11 place-items-center rounded-full bg-surface text-xl text-danger shadow-1"
    >
      <HeartIcon weight="fill" aria-hidden="true" />
    </button>
  );
}
