import type { Dish } from '@tawa/contract/catalogue/menu';
import { effectivePrice } from '@tawa/domain/common/money';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { MenuList } from '#features/catalogue/menu/shop/menu-list.tsx';
import { menuOfQuery } from '#features/catalogue/menu/shop/menu.queries.ts';
import { openingInPlace } from '#features/catalogue/menu/shop/opening-in-place.ts';
import { DemoPage } from '#features/money/payments/shop/demo-page.tsx';
import { goToPay } from '#features/money/payments/shop/go-to-pay.ts';
import { tableTexts } from '#features/tables/bills/shop/bills.texts.ts';
import { type Choosing, TablePageView } from '#features/tables/bills/shop/table-page.tsx';
import { useDietMarks } from '#lib/diet/diet.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { site } from '#lib/site/site-facts.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { AddInPlace } from '#ui/add-in-place.tsx';
import { Button } from '#ui/button.tsx';
import { useReasons } from '#ui/dialog/use-reasons.tsx';
import { QuantityStepper } from '#ui/form/stepper.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';

const DishDialog = lazyPart(async () => (await import('#features/catalogue/menu/shop/dish-dialog.tsx')).DishDialog);

/** Adds to what this phone sends, asking first where something does not fit what its owner eats. */
function useAdding({ bag }: Choosing) {
  const [opened, setOpened] = useState<Dish | null>(null);
  const marks = useDietMarks();
  const language = useLanguage();
  const guard = useReasons();
  const add = (dish: Dish) =>
    dish.has_options
      ? setOpened(dish)
      : guard.ask(
          marks?.misfits(dish).map((reason) => ({ dish: nameIn(dish.dish_name, dish.names, language), reason })) ?? [],
          () =>
            bag.add({
              menu_id: dish.menu_id,
              name: nameIn(dish.dish_name, dish.names, language),
              option_ids: [],
              options: [],
              quantity: 1,
              note: '',
              price: effectivePrice(dish),
            }),
        );
  const sheet = opened && (
    <Suspense>
      <DishDialog
        menuId={opened.menu_id}
        title={nameIn(opened.dish_name, opened.names, language)}
        pending={false}
        onAdd={({ options, quantity, note, total, chosen }) => {
          bag.add({
            menu_id: opened.menu_id,
            name: nameIn(opened.dish_name, opened.names, language),
            option_ids: options.toSorted((a, b) => a - b),
            options: [...chosen],
            quantity,
            note,
            price: total / quantity,
          });
          setOpened(null);
        }}
        onClose={() => setOpened(null)}
      />
    </Suspense>
  );
  return { add, open: setOpened, sheets: [sheet, guard.question] };
}

function DishAdd({ dish, bag, onAdd }: { dish: Dish; bag: Choosing['bag']; onAdd: () => void }) {
  const t = useTexts(tableTexts);
  const name = nameIn(dish.dish_name, dish.names, useLanguage());
  const lines = bag.lines.filter(({ menu_id }) => menu_id === dish.menu_id);
  const [line] = lines;
  const isOne = line && lines.length === 1 && !dish.has_options;
  return (
    <AddInPlace
      text={t.add}
      label={t.addDish({ dish: name })}
      count={lines.reduce((sum, { quantity }) => sum + quantity, 0)}
      pending={false}
      onAdd={onAdd}
      stepper={
        isOne && (
          <QuantityStepper
            label={name}
            value={line.quantity}
            max={Math.max(line.quantity, site().limits.portions)}
            look="brand"
            onChange={(quantity) => bag.set(line, quantity)}
            onRemove={() => bag.set(line, 0)}
          />
        )
      }
    />
  );
}

/** The menu of a table's restaurant; what is added waits on this phone until it is sent. */
function TableMenu(choosing: Choosing) {
  const t = useTexts(tableTexts);
  const { page, bag } = choosing;
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
        actionOf={(dish) => <DishAdd dish={dish} bag={bag} onAdd={() => adding.add(dish)} />}
        favouriteOf={() => null}
        underOf={() => null}
        name={<p className="min-w-0 flex-1 truncate font-bold">{restaurant_name}</p>}
      />
      {adding.sheets[0]}
      {adding.sheets[1]}
    </div>
  );
}

/** The page of a table with the menu of its restaurant; where the demo stands for a bank, its page stands at the same address. */
export function TableAndMenu({ token }: { token: string }) {
  const t = useTexts(tableTexts);
  const [search, setSearch] = useSearchParams();
  const bank = search.get('bank');
  const leave = () => setSearch({ bill: '1' }, { replace: true });
  if (bank !== null)
    return <DemoPage session={bank} onLeave={leave} elsewhere={<Button onClick={leave}>{t.toBill}</Button>} />;
  return <TablePageView token={token} goToPay={goToPay} menu={(choosing) => <TableMenu {...choosing} />} />;
}
