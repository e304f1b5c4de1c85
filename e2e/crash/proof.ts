import { firstStates, orderStates, transitions, type OrderStatus } from '@tawa/domain/orders';
import type { Ledger } from './ledger.ts';
import { coupon, stockAtFirst, type Ask } from './world.ts';

interface Order {
  order_number: string;
  total: number;
  key: string | null;
}

const ofShoppers = `o.user_id in (select user_id from users where email like 'shopper-%')`;

/** The orders of the run's customers are those that were acknowledged, each once and for what was said. */
async function proveOrders(ask: Ask, { acknowledged, accuse }: Ledger): Promise<number> {
  const orders = await ask<Order>(`select o.order_number, o.total::float / 100 as total, k.key
    from orders o left join idempotency_keys k on k.answer->>'order_number' = o.order_number and k.user_id = o.user_id
    where ${ofShoppers}`);
  const placed = new Map(orders.map((order) => [order.order_number, order]));
  const seen = new Map<string, string>();
  for (const { key, order_number, total } of acknowledged) {
    const order = placed.get(order_number);
    if (!order) accuse(`${order_number} was acknowledged and is lost`);
    else if (order.key !== key) accuse(`${order_number} was acknowledged for ${key} and is kept for ${order.key}`);
    else if (order.total !== total) accuse(`${order_number} was acknowledged for ${total} and costs ${order.total}`);
    if ((seen.get(key) ?? order_number) !== order_number) accuse(`${key} was answered with two orders`);
    seen.set(key, order_number);
  }
  const known = new Set(seen.values());
  for (const { order_number } of orders)
    if (!known.has(order_number)) accuse(`${order_number} was placed and never acknowledged`);
  return orders.length;
}

/** Each statement finds what must not be there. */
const sums: Readonly<Record<string, string>> = {
  'a total is not the sum of its printed lines': `select o.order_number from orders o
    where o.total <> (select coalesce(sum(amount), 0) from order_charges c where c.order_id = o.order_id)`,
  'an item total is not the sum of its items': `select o.order_number from orders o
    where o.item_total <> (select coalesce(sum(gross), 0) from order_items i where i.order_id = o.order_id)`,
  'the shares of a coupon are not the coupon': `select o.order_number from orders o
    where o.discount_coupon <> (select coalesce(sum(coupon_share), 0) from order_items i where i.order_id = o.order_id)`,
  'a tax is not the sum of its rates': `select o.order_number from orders o
    where o.tax_total <> (select coalesce(sum(cgst + sgst), 0) from order_taxes t where t.order_id = o.order_id)`,
  'an order has not exactly one payment of its total': `select o.order_number from orders o
    where (select count(*) from payments p where p.order_id = o.order_id and p.amount = o.total) <> 1
      or (select count(*) from payments p where p.order_id = o.order_id) <> 1`,
  'a key is kept without an answer': `select key as order_number from idempotency_keys where answer is null`,
  'a coupon is not counted as often as it is used': `select code as order_number from coupons c
    where used <> (select count(*) from coupon_redemptions r where r.coupon_id = c.coupon_id and r.state <> 'released')
      or used > total_limit`,
  'a customer’s uses of a coupon are miscounted': `select u.user_id::text as order_number from coupon_user_usage u
    where used <> (select count(*) from coupon_redemptions r
      where r.coupon_id = u.coupon_id and r.user_id = u.user_id and r.state <> 'released')
      or used > (select per_user_limit from coupons c where c.coupon_id = u.coupon_id)`,
  'an order with a coupon has no redemption, or one without has': `select o.order_number from orders o
    where (o.coupon_id is not null) <> exists (select from coupon_redemptions r where r.order_id = o.order_id)`,
  'a waiting order of the run has nobody who looks at it in time': `select o.order_number from orders o
    where o.status = 'placed' and ${ofShoppers}
      and not exists (select from graphile_worker.jobs j where j.key = 'order:' || o.order_id || ':answer')`,
  'the portions of the counted dish are miscounted': `select d.menu_id::text as order_number from dishes d
    where d.daily_stock + (select coalesce(sum(i.quantity), 0) from order_items i join orders o using (order_id)
      where i.menu_id = d.menu_id and o.status not in ('rejected', 'cancelled') and ${ofShoppers}) <> ${stockAtFirst}`,
};

async function proveSums(ask: Ask, { accuse }: Ledger): Promise<void> {
  for (const [what, sql] of Object.entries(sums))
    for (const { order_number } of await ask<{ order_number: string }>(sql)) accuse(`${what}: ${order_number}`);
}

interface Life {
  order_number: string;
  status: string;
  steps: { from: string | null; to: string | null }[];
}

const isState = (word: string): word is OrderStatus => orderStates.some((state) => state === word);
const isEdge = (from: string, to: string): boolean => transitions.some((move) => move.from === from && move.to === to);

function faultOf({ status, steps }: Life): string | undefined {
  let at: string | null = null;
  for (const { from, to } of steps) {
    if (to === null) continue;
    if (!isState(to)) return `went to ${to}`;
    const isLegal: boolean = at === null ? firstStates.some((state) => state === to) : isEdge(at, to);
    if (from !== at || !isLegal) return `went from ${at} to ${to}, noted as from ${from}`;
    at = to;
  }
  return at === status ? undefined : `is ${status} and its events end at ${at}`;
}

async function provePaths(ask: Ask, { accuse }: Ledger): Promise<void> {
  const lives = await ask<Life>(`select o.order_number, o.status,
      (select coalesce(json_agg(json_build_object('from', e.from_status, 'to', e.to_status) order by e.order_event_id), '[]')
        from order_events e where e.order_id = o.order_id) as steps
    from orders o where ${ofShoppers}`);
  for (const life of lives) {
    const fault = faultOf(life);
    if (fault) accuse(`${life.order_number} ${fault}`);
  }
}

/** Proves by the database that nothing acknowledged is lost or doubled and every count agrees; answers what it counted. */
export async function prove(ask: Ask, ledger: Ledger) {
  const orders = await proveOrders(ask, ledger);
  await proveSums(ask, ledger);
  await provePaths(ask, ledger);
  const [used] = await ask<{ used: number }>('select used from coupons where code = $1', [coupon.code]);
  const states = await ask<{ status: string; count: string }>(
    `select o.status, count(*) from orders o where ${ofShoppers} group by 1 order by 2 desc`,
  );
  return { orders, couponUsed: used?.used ?? 0, states };
}
