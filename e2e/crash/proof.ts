import { invariants } from '../../apps/api/src/testing/invariants.ts';
import type { Ledger } from './ledger.ts';
import { paidTwice } from './banker.ts';
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

const unknownMoney = `select d.demo_payment_id || ' for ' || b.reference as which from demo_payments d join demo_orders b using (demo_order_id)
  where d.status = 'captured' and not exists (select from payments p where p.provider_payment_id = d.demo_payment_id)
    and not exists (select from share_payments s where s.provider_payment_id = d.demo_payment_id)`;

// What is being cooked as the office cancels it does not come back to the counter.
const keepsPortions = `(o.status not in ('rejected', 'cancelled', 'expired') or exists (select from order_events e
  where e.order_id = o.order_id and e.to_status = o.status and e.from_status not in ('pending_payment', 'placed', 'accepted')))`;

/** What only this run knows of itself. */
const ofTheRun: Readonly<Record<string, string>> = {
  'the bank has money that nobody here knows of': unknownMoney,
  'a statement is paid twice, or by another transfer than its file says': paidTwice,
  'a waiting order of the run has nobody who looks at it in time': `select o.order_number as which from orders o
    where o.status = 'placed' and o.accept_by is null and ${ofShoppers}`,
  'the portions of the counted dish are miscounted': `select d.menu_id::text as which from dishes d
    where d.daily_stock + (select coalesce(sum(i.quantity), 0) from order_items i join orders o using (order_id)
      where i.menu_id = d.menu_id and ${keepsPortions} and ${ofShoppers}) <> ${stockAtFirst}`,
};

async function proveSums(ask: Ask, { accuse }: Ledger): Promise<void> {
  // A database that was killed has forgotten that it wanted to, and would read every table for every row.
  await ask('analyze');
  for (const [what, sql] of Object.entries({ ...invariants, ...ofTheRun }))
    for (const { which } of await ask<{ which: string }>(sql)) accuse(`${what}: ${which}`);
}

/** Proves by the database that nothing acknowledged is lost or doubled and every count agrees; answers what it counted. */
export async function prove(ask: Ask, ledger: Ledger) {
  const orders = await proveOrders(ask, ledger);
  await proveSums(ask, ledger);
  const [used] = await ask<{ used: number }>('select used from coupons where code = $1', [coupon.code]);
  const states = await ask<{ status: string; count: string }>(
    `select o.status, count(*) from orders o where ${ofShoppers} group by 1 order by 2 desc`,
  );
  const [events] = await ask<{ count: number }>('select count(*)::int as count from payment_events');
  const [money] = await ask<{ count: number }>(
    `select count(*)::int as count from demo_payments where status = 'captured'`,
  );
  const shares = await ask<{ state: string; count: string }>(
    'select state, count(*) from group_shares group by 1 order by 2 desc',
  );
  return {
    orders,
    couponUsed: used?.used ?? 0,
    states,
    shares,
    events: events?.count ?? 0,
    payments: money?.count ?? 0,
  };
}
