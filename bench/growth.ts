import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { getQuote, placeOrder } from '@tawa/contract/ordering/checkout';
import { moveOrder } from '@tawa/contract/ordering/orders';
import { callerAt } from '../apps/api/src/testing/remote.ts';
import { logIn } from '../apps/api/src/testing/shopper.ts';
import { inLanes, openBuyers, type Buyer } from './api/buyers.ts';
import { cpuOf, cpuOfFamily } from './cpu.ts';
import { openLab, type Lab } from './lab.ts';

// `npm run growth`: what an order costs from its quote to its delivery, with five steps of the kitchen and all letters: CPU of the
// app and of PostgreSQL, bytes table by table, and bytes of the log that backups and replicas read. `-- --orders 500` for fewer.
const { values } = parseArgs({ options: { orders: { type: 'string', default: '2000' } } });
const orders = Number(values.orders);
const demoPassword = 'Restaurant@123';
/** Letters, counts and bills are made by jobs, some of them once a minute, a share at a time. */
const jobsMs = 70_000;

interface Size {
  name: string;
  table: number;
  indexes: number;
}

// A partition counts to its table.
const sizes = `select coalesce(i.inhparent, c.oid)::regclass::text as name, sum(pg_table_size(c.oid))::float8 as table,
    sum(pg_indexes_size(c.oid))::float8 as indexes
  from pg_class c join pg_namespace n on n.oid = c.relnamespace left join pg_inherits i on i.inhrelid = c.oid
  where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker') group by 1 order by 1`;
const endOfLog = `select (pg_current_wal_insert_lsn() - '0/0')::float8 as place`;

interface Measured {
  sizes: Size[];
  place: number;
}

async function measure({ ask }: Lab): Promise<Measured> {
  await ask('vacuum analyze');
  const [end] = await ask<{ place: number }>(endOfLog);
  return { sizes: await ask<Size>(sizes), place: end?.place ?? 0 };
}

const readCpu = ({ app, postmaster }: Lab) => ({ app: cpuOf(app.pid), postgres: cpuOfFamily(postmaster) });

/** The world's own orders get their bills first, or they would count as those of the run. */
async function untilQuiet({ ask }: Lab): Promise<void> {
  const count = async () => (await ask<{ count: number }>('select count(*)::int as count from documents'))[0]?.count;
  for (let before = await count(); ;) {
    await sleep(jobsMs);
    const now = await count();
    if (now === before) return;
    before = now;
  }
}

type Owner = ReturnType<typeof callerAt>;

/** One customer's order, cooked and handed over by the kitchen's owner. */
async function deliver(lab: Lab, owners: ReadonlyMap<number, Owner>, buyer: Buyer): Promise<void> {
  const { caller, addressId, menuIds } = buyer;
  const items = menuIds.map((menu_id) => ({ menu_id, quantity: 1 }));
  const quote = await caller.ok(getQuote, { body: { source: 'buy_now', items, address_id: addressId } });
  const { quote_id, total: accept_total } = quote;
  const body = { quote_id, accept_total, payment_method: 'cod' as const, contact_phone: '9876543210' };
  const headers = { 'idempotency-key': randomUUID() };
  const { order_number } = await caller.ok(placeOrder, { headers, body });
  const find = 'select restaurant_id, status, version, handover_code from orders where order_number = $1';
  for (const to of ['accepted', 'preparing', 'ready', 'out_for_delivery', 'delivered'] as const) {
    const [order] = await lab.ask<{ restaurant_id: number; status: string; version: number; handover_code: string }>(
      find,
      [order_number],
    );
    if (!order || order.status === to) continue;
    const step = { to, version: order.version };
    const given = to === 'accepted' ? { prep_minutes: 20 } : to === 'delivered' ? { code: order.handover_code } : {};
    await owners.get(order.restaurant_id)?.ok(moveOrder, { params: { order_number }, body: { ...step, ...given } });
  }
}

async function logOwnersIn({ ask, send, app }: Lab, buyers: readonly Buyer[]): Promise<Map<number, Owner>> {
  const dishes = buyers.flatMap(({ menuIds }) => menuIds.slice(0, 1));
  // Made by one seed, all of them have the password of the demo kitchen.
  const rows = await ask<{ restaurant_id: number; email: string }>(
    `select distinct r.restaurant_id, u.email from dishes d join restaurants r using (restaurant_id) join users u on u.user_id = r.owner_id
      where d.menu_id = any($1)`,
    [dishes],
  );
  const owners = new Map<number, Owner>();
  for (const { restaurant_id, email } of rows) {
    const { token } = await logIn(send, app.origin, email, demoPassword);
    owners.set(restaurant_id, callerAt(send, app.origin, token));
  }
  return owners;
}

const perOrder = (bytes: number) => Math.round(bytes / orders);

function print(before: Measured, after: Measured): void {
  const old = new Map(before.sizes.map((size) => [size.name, size]));
  const grown = after.sizes.map(({ name, table, indexes }) => ({
    name,
    rows: perOrder(table - (old.get(name)?.table ?? 0)),
    indexes: perOrder(indexes - (old.get(name)?.indexes ?? 0)),
  }));
  const found = grown
    .filter(({ rows, indexes }) => rows + indexes >= 8)
    .toSorted((a, b) => b.rows + b.indexes - a.rows - a.indexes);
  process.stdout.write(`\nBytes an order, of ${orders}\n${'table'.padEnd(32)}  rows  indexes\n`);
  for (const { name, rows, indexes } of found)
    process.stdout.write(`${name.padEnd(32)} ${String(rows).padStart(5)} ${String(indexes).padStart(8)}\n`);
  const sum = (of: 'rows' | 'indexes') => found.reduce((total, each) => total + each[of], 0);
  process.stdout.write(
    `${'all'.padEnd(32)} ${String(sum('rows')).padStart(5)} ${String(sum('indexes')).padStart(8)}\n`,
  );
  process.stdout.write(`log (WAL)                        ${perOrder(after.place - before.place)}\n`);
}

const lab = await openLab();
try {
  const buyers = await openBuyers(lab);
  const owners = await logOwnersIn(lab, buyers);
  await inLanes(buyers, 80, (buyer) => deliver(lab, owners, buyer));
  await untilQuiet(lab);
  const before = await measure(lab);
  const cpu = readCpu(lab);
  const begun = performance.now();
  await inLanes(buyers, orders, (buyer) => deliver(lab, owners, buyer));
  const spent = readCpu(lab);
  const each = (ms: number) => (ms / orders).toFixed(1);
  process.stdout.write(
    `\nCPU ms an order: app ${each(spent.app - cpu.app)}, PostgreSQL ${each(spent.postgres - cpu.postgres)}; ${((orders * 1000) / (performance.now() - begun)).toFixed(1)} orders a second\n`,
  );
  await untilQuiet(lab);
  print(before, await measure(lab));
} finally {
  await lab.close();
}
