import type { Dish } from '@tawa/contract/catalogue/menu';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { MenuList } from '#features/catalogue/menu/shop/menu-list.tsx';
import { menuOfQuery } from '#features/catalogue/menu/shop/menu.queries.ts';
import { openingInPlace } from '#features/catalogue/menu/shop/opening-in-place.ts';
import { GroupAdd } from '#features/ordering/groups/shop/group-add.tsx';
import { useSetLine } from '#features/ordering/groups/shop/groups.queries.ts';
import { guestTexts } from '#features/ordering/groups/shop/guests.texts.ts';
import type { Choosing } from '#features/ordering/groups/shop/guest-page.tsx';
import { messageFrom } from '#lib/api/api-client.ts';
import { useDietMarks } from '#lib/diet/diet.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useReasons } from '#ui/dialog/use-reasons.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toast.ts';

const DishDialog = lazyPart(async () => (await import('#features/catalogue/menu/shop/dish-dialog.tsx')).DishDialog);

interface Chosen {
  options: number[];
  quantity: number;
  note: string;
}

/** Adds to the own bag, asking first where something does not fit what this guest eats. */
function useAdding({ keys, own, editing, onEdited }: Choosing) {
  const t = useTexts(guestTexts);
  const [opened, setOpened] = useState<Dish | null>(null);
  const set = useSetLine(keys.token, keys.secret);
  const marks = useDietMarks();
  const language = useLanguage();
  const guard = useReasons();
  const close = () => {
    setOpened(null);
    onEdited();
  };
  const linesOf = (menu_id: number) => own.lines.filter((line) => line.menu_id === menu_id);
  const send = (menu_id: number, { options, quantity, note }: Chosen, instead_of?: number) => {
    const same = linesOf(menu_id).find((line) => String(line.option_ids) === String(options.toSorted((a, b) => a - b)));
    const more = same && same.group_line_id !== instead_of ? same.quantity : 0;
    const line = { menu_id, options, quantity: quantity + more, note: note || (same?.note ?? ''), instead_of };
    set.mutate(line, { onSuccess: close, onError: (error) => toast.error(messageFrom(error, t.failedLine)) });
  };
  const add = (dish: Dish) =>
    dish.has_options
      ? setOpened(dish)
      : guard.ask(
          marks?.misfits(dish).map((reason) => ({ dish: nameIn(dish.dish_name, dish.names, language), reason })) ?? [],
          () => send(dish.menu_id, { options: [], quantity: 1, note: '' }),
        );
  const sheet = (opened || editing) && (
    <Suspense>
      {editing ? (
        <DishDialog
          menuId={editing.menu_id}
          title={editing.dish_name}
          pending={set.isPending}
          verb={t.update}
          verbPending={t.updating}
          start={{ options: editing.option_ids, quantity: editing.quantity, note: editing.note }}
          onAdd={(choice) => send(editing.menu_id, choice, editing.group_line_id)}
          onClose={close}
        />
      ) : (
        opened && (
          <DishDialog
            menuId={opened.menu_id}
            title={nameIn(opened.dish_name, opened.names, language)}
            pending={set.isPending}
            onAdd={(choice) => send(opened.menu_id, choice)}
            onClose={close}
          />
        )
      )}
    </Suspense>
  );
  return { add, open: setOpened, linesOf, pending: set.isPending, sheets: [sheet, guard.question] };
}

/** The menu of a group's restaurant; what is added goes into the guest's own bag. */
export function GroupMenu(choosing: Choosing) {
  const t = useTexts(guestTexts);
  const language = useLanguage();
  const { keys, page } = choosing;
  const { restaurant_id, restaurant_name, restaurant_type } = page.restaurant;
  const { data: dishes, isError, refetch } = useQuery(menuOfQuery(restaurant_id));
  const adding = useAdding(choosing);
  if (!dishes)
    return isError ? (
      <FailedPart text={t.menuFailed} onRetry={() => void refetch()} />
    ) : (
      <Loading label={t.loadingMenu} className="grid gap-4 pt-4">
        <Skeleton className="h-12 w-full rounded-lg" />
        <Skeleton className="h-32 w-full" />
        <Skeleton className="h-32 w-full" />
      </Loading>
    );
  return (
    <div onClickCapture={openingInPlace(dishes, adding.open)}>
      <MenuList
        dishes={dishes}
        hasVegSwitch={restaurant_type !== 'veg'}
        actionOf={(dish) => (
          <GroupAdd
            keys={keys}
            name={nameIn(dish.dish_name, dish.names, language)}
            lines={adding.linesOf(dish.menu_id)}
            hasOptions={dish.has_options}
            pending={adding.pending}
            onAdd={() => adding.add(dish)}
          />
        )}
        favouriteOf={() => null}
        underOf={() => null}
        name={<p className="min-w-0 flex-1 truncate font-bold">{restaurant_name}</p>}
      />
      {adding.sheets[0]}
      {adding.sheets[1]}
    </div>
  );
}
