import { callerAt } from '../../apps/api/src/testing/remote.ts';
import { openShopper, type Shopper } from '../../apps/api/src/testing/shopper.ts';
import { connections, type Lab } from '../lab.ts';

/** A customer with two plain dishes of a kitchen nobody else orders from. */
export interface Buyer extends Shopper {
  caller: ReturnType<typeof callerAt>;
  menuIds: number[];
}

const affordable = `
  select array_agg(menu_id) as menu_ids from (
    select menu_id, restaurant_id, row_number() over (partition by restaurant_id order by menu_id) as place
    from dishes d join restaurants r using (restaurant_id)
    where r.city_id = 1 and r.lifecycle = 'active' and not r.hidden and d.isactive and not d.sold_out
      and d.daily_stock is null and d.price between 15000 and 40000
      and not exists (select from dish_option_groups g where g.menu_id = d.menu_id)) plain
  where place <= 2 group by restaurant_id having count(*) = 2 order by restaurant_id limit $1`;

/** One buyer for each connection. */
export async function openBuyers({ ask, send, app }: Lab, count = connections): Promise<Buyer[]> {
  const choices = await ask<{ menu_ids: number[] }>(affordable, [count]);
  if (choices.length < count) throw new Error('The world has too few open kitchens.');
  return Promise.all(
    choices.map(async ({ menu_ids }) => {
      const shopper = await openShopper(send, app.origin);
      return { ...shopper, menuIds: menu_ids, caller: callerAt(send, app.origin, shopper.token) };
    }),
  );
}

/** Shares calls out to the buyers, each of whom makes one after the other. */
export async function inLanes(
  buyers: readonly Buyer[],
  calls: number,
  call: (buyer: Buyer, turn: number) => Promise<void>,
): Promise<void> {
  const each = Math.ceil(calls / buyers.length);
  const lanes = buyers.map(async (buyer) => {
    for (let turn = 0; turn < each; turn++) await call(buyer, turn);
  });
  await Promise.all(lanes);
}
