import type { Dish } from '@tawa/contract/catalogue/menu';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { AddButton } from '#features/ordering/cart/shop/add-button.tsx';
import { cartQuery } from '#features/ordering/cart/shop/cart.queries.ts';
import { useAddToCart } from '#features/ordering/cart/shop/use-add-to-cart.tsx';
import { useDietMarks } from '#lib/diet/diet.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useSession } from '#lib/session/session.ts';
import { useReasons } from '#ui/dialog/use-reasons.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';

const DishDialog = lazyPart(async () => (await import('#features/catalogue/menu/shop/dish-dialog.tsx')).DishDialog);

const DishPhotoRail = lazyPart(
  async () => (await import('#features/catalogue/dish-photos/shop/dish-photo-rail.tsx')).DishPhotoRail,
);

const guestId = 0;

/** 'Add' for the dishes of a list, for guests and customers; a dish with options opens its sheet, which the screen renders. */
export function useAddButtons(options: { failed?: string } = {}) {
  const session = useSession();
  const isCustomer = session?.userType === 'user';
  const { data = [] } = useQuery({ ...cartQuery(session?.userId ?? guestId), enabled: isCustomer });
  const entries = isCustomer ? data : [];
  const [choosing, setChoosing] = useState<Dish | null>(null);
  const adding = useAddToCart({ ...options, onAdded: () => setChoosing(null) });
  const marks = useDietMarks();
  const guard = useReasons();
  const language = useLanguage();
  const nameOf = ({ dish_name, names }: Dish) => nameIn(dish_name, names, language);
  const add = (dish: Dish) =>
    dish.has_options
      ? setChoosing(dish)
      : guard.ask(marks?.misfits(dish).map((reason) => ({ dish: nameOf(dish), reason })) ?? [], () =>
          adding.add({ ...dish, quantity: 1, options: [], note: '' }),
        );
  const actionOf = (dish: Dish) =>
    (!session || isCustomer) && (
      <AddButton
        name={nameOf(dish)}
        hasOptions={dish.has_options}
        entries={entries.filter(({ menu_id }) => menu_id === dish.menu_id)}
        pending={adding.pending}
        onAdd={() => add(dish)}
      />
    );
  const sheets = (
    <>
      {choosing && (
        <Suspense>
          <DishDialog
            menuId={choosing.menu_id}
            title={nameOf(choosing)}
            pending={adding.pending}
            photos={<DishPhotoRail dish={choosing} className="mt-4" />}
            onAdd={(choice) => adding.add({ ...choosing, ...choice })}
            onClose={() => setChoosing(null)}
          />
        </Suspense>
      )}
      {guard.question}
      {adding.question}
    </>
  );
  return { actionOf, adding, guard, sheets };
}
