import { listOftenWith } from '@tawa/contract/ordering/orders.often';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { DishCard } from '#features/catalogue/menu/shop/dish-card.tsx';
import { call } from '#lib/api/api-client.ts';
import { useDietMarks } from '#lib/diet/diet.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { AddDish } from './add-dish.tsx';
import { dishesScreenTexts } from './dishes.texts.ts';
import { ClosedHint } from './listed-dish-card.tsx';

const minuteMs = 60_000;

const oftenWithQuery = (restaurantId: number, menuIds: readonly number[]) =>
  queryOptions({
    queryKey: ['often-with', restaurantId, ...menuIds],
    queryFn: async ({ signal }) => {
      const query = { dishes: menuIds.join(',') };
      return (await call(listOftenWith, { params: { id: restaurantId }, query }, signal)).body;
    },
    staleTime: minuteMs,
    enabled: menuIds.length > 0,
  });

/** Reads what stands beside a dish before its page is shown. */
export const loadOftenWith = (client: QueryClient, restaurantId: number, menuId: number): Promise<void> =>
  client.prefetchQuery(oftenWithQuery(restaurantId, [menuId]));

interface Props {
  restaurantId: number;
  menuIds: readonly number[];
  className: string;
}

/** What others had with these dishes, as they were when it was first seen: a dish that is added stays where it stood. */
export function OftenWith({ restaurantId, menuIds, className }: Props) {
  const t = useTexts(dishesScreenTexts);
  const titleId = useId();
  const [asked] = useState(() => [...new Set(menuIds)]);
  const { data = [] } = useQuery(oftenWithQuery(restaurantId, asked));
  const marks = useDietMarks();
  // What somebody does not eat is not offered to them.
  const fitting = data.filter((dish) => (marks?.misfits(dish) ?? []).length === 0);
  if (fitting.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={className}>
      <h2 id={titleId} className="text-xl font-bold">
        {t.oftenWith}
      </h2>
      <p className="text-note text-ink-3">{t.oftenWithWhy}</p>
      <ul className="-mx-4 mt-3 flex gap-3 overflow-x-auto px-4 pb-2 no-scrollbar lg:mx-0 lg:px-0">
        {fitting.map((dish) => (
          <li key={dish.menu_id} className="w-[212px] shrink-0">
            <DishCard dish={dish} atHome action={dish.is_open ? <AddDish dish={dish} /> : <ClosedHint dish={dish} />} />
          </li>
        ))}
      </ul>
    </section>
  );
}
