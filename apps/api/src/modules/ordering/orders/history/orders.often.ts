import { answer } from '@tawa/contract/common/endpoint';
import { listOftenOrdered } from '@tawa/contract/ordering/orders.often';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '../../../../deps.ts';
import { isServed } from '#db/order-states.ts';
import { listSuggestedDishes } from '#modules/catalogue/search/search.service.ts';
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

/** What a customer comes back for. */
export function oftenRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'cache' | 'clock'>): void {
  route(app, listOftenOrdered, async ({ caller, query }) => {
    const often = await listOften(deps.db, caller.userId, query.city);
    return answer(200, await listSuggestedDishes(deps, often, deps.clock.now()));
  });
}
