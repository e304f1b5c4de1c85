import { answer } from '@tawa/contract/common/endpoint';
import { listOftenOrdered, listOftenWith } from '@tawa/contract/ordering/orders.often';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '../../../../deps.ts';
import { isServed } from '#db/order-states.ts';
import { listDishCards, listSuggestedDishes } from '#modules/catalogue/search/search.service.ts';
import type { Db } from '#platform/database/db.ts';
import { route } from '#platform/http/route.ts';

// Tastes change, and somebody who orders every day has thousands.
const ordersRead = 50;
const oftenMin = 2;
const oftenMax = 3;

async function listOften(db: Db, userId: number, city: string | undefined) {
  const inCity = city === undefined ? sql`` : sql`and c.cityname = ${city}`;
  const { rows } = await sql<{ menu_id: number; restaurant_id: number }>`
    select i.menu_id, d.restaurant_id
    from (select o.order_id, o.placed_at from orders o where o.user_id = ${userId} and ${isServed('o')}
      order by o.placed_at desc limit ${ordersRead}) past
    join order_items i using (order_id)
    join dishes d on d.menu_id = i.menu_id and d.isactive
    join restaurants r on r.restaurant_id = d.restaurant_id
    join cities c on c.city_id = r.city_id
    where true ${inCity}
    group by i.menu_id, d.restaurant_id having count(distinct past.order_id) >= ${oftenMin}
    order by count(distinct past.order_id) desc, max(past.placed_at) desc, i.menu_id limit ${oftenMax}`.execute(db);
  return rows;
}

// Fewer customers would show what one of them likes.
const customersMin = 3;
// Of a dish that half of a town orders, the last ones say enough.
const linesRead = 1000;
// More than are shown, for some cannot be had now.
const pairsRead = 12;
const pairsMax = 4;

/** Dishes of a restaurant by how many of its served orders had them together with one of these. */
async function listTogether(db: Db, restaurantId: number, dishes: readonly number[]) {
  const { rows } = await sql<{ menu_id: number; restaurant_id: number }>`
    select i.menu_id, d.restaurant_id
    from (select distinct l.order_id from (select order_id from order_items where menu_id = any(${dishes})
      order by order_item_id desc limit ${linesRead}) l) past
    join orders o on o.order_id = past.order_id and o.restaurant_id = ${restaurantId} and ${isServed('o')}
    join order_items i on i.order_id = past.order_id and i.menu_id <> all(${dishes})
    join dishes d on d.menu_id = i.menu_id and d.isactive and d.restaurant_id = ${restaurantId}
    group by i.menu_id, d.restaurant_id having count(distinct o.user_id) >= ${customersMin}
    order by count(distinct o.order_id) desc, i.menu_id limit ${pairsRead}`.execute(db);
  return rows;
}

/** What a customer comes back for, and what goes with what. */
export function oftenRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'cache' | 'clock'>): void {
  route(app, listOftenOrdered, async ({ caller, query }) => {
    const often = await listOften(deps.db, caller.userId, query.city);
    return answer(200, await listSuggestedDishes(deps, often, deps.clock.now()));
  });
  route(app, listOftenWith, async ({ params, query }) => {
    const now = deps.clock.now();
    const together = await listTogether(deps.db, params.id, query.dishes);
    const cards = await listDishCards(deps, together, now);
    const sold = cards.filter(
      ({ availability, served_from }) => availability === 'available' && served_from === undefined,
    );
    return answer(200, sold.slice(0, pairsMax));
  });
}
