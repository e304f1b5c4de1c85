import { timeZoneDefault } from '@tawa/domain/common/limits';
import { type NotNull, sql } from 'kysely';
import { isServed } from '#db/order-states.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { isoTime, rupeesOf } from '#platform/database/listing.ts';

export interface ValueRow {
  setting_id: number;
  value: unknown;
  valid_from: string;
  reason: string;
  set_by: string;
  set_on: string;
}

/** The values in force. */
export const listInForce = (db: Db, at: Date) =>
  db
    .selectFrom('settings')
    .distinctOn('key')
    .select(['key', 'value'])
    .where('valid_from', '<=', at)
    .orderBy('key')
    .orderBy('valid_from', 'desc')
    .execute();

/** Every value that there is, the newest first. */
export const listAll = (db: Db) =>
  db.selectFrom('settings').select(['key', 'value', 'valid_from']).orderBy('valid_from', 'desc').execute();

const columns = sql<ValueRow>`s.setting_id, s.value, ${isoTime('s.valid_from')} as valid_from, s.reason,
  u.name as set_by, ${isoTime('s.set_on')} as set_on`;

/** The next value of each setting that has one. */
export async function listNext(db: Db, at: Date): Promise<(ValueRow & { key: string })[]> {
  const { rows } = await sql<ValueRow & { key: string }>`select distinct on (s.key) s.key, ${columns}
    from settings s join users u on u.user_id = s.set_by where s.valid_from > ${at}
    order by s.key, s.valid_from`.execute(db);
  return rows;
}

export async function listValues(db: Db, key: string): Promise<ValueRow[]> {
  const { rows } = await sql<ValueRow>`select ${columns} from settings s join users u on u.user_id = s.set_by
    where s.key = ${key} order by s.valid_from desc`.execute(db);
  return rows;
}

interface NewValue {
  key: string;
  value: string | number;
  valid_from: Date;
  reason: string;
  set_by: number;
}

export const addValue = (tx: Tx, { value, ...row }: NewValue) =>
  tx
    .insertInto('settings')
    .values({ ...row, value: JSON.stringify(value) })
    .returning('setting_id')
    .executeTakeFirstOrThrow();

/** Removes a value that is still to come; nothing when it has begun or is not there. */
export const removeWaiting = (tx: Tx, { key, id, now }: { key: string; id: number; now: Date }) =>
  tx
    .deleteFrom('settings')
    .where('key', '=', key)
    .where('setting_id', '=', id)
    .where('valid_from', '>', now)
    .returning(['value', 'valid_from'])
    .executeTakeFirst();

/** Tells every process of the values that came into force after a moment; says whether there were any. */
export async function announceBegun(db: Db, { after, now }: { after: Date; now: Date }): Promise<void> {
  await sql`select announce_topic('settings')
    where exists (select from settings where valid_from > ${after} and valid_from <= ${now})`.execute(db);
}

export const findEmail = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['name', 'email'])
    .$narrowType<{ email: NotNull }>()
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

interface Delivered {
  orders: number;
  gross: number;
  commission: number;
  fee_gst_bp: number;
}

/** What was delivered of the orders placed between two moments and its commission, in rupees, and the tax on the platform fee now. */
export async function sumDelivered(db: Db, from: Date, to: Date): Promise<Delivered> {
  const { rows } = await sql<Delivered>`select s.orders, ${rupeesOf('s.gross')} as gross,
      ${rupeesOf('s.commission')} as commission, coalesce((select t.rate_bp from tax_rates t
        where t.category = 'platform_fee' and t.valid_from <= (${to}::timestamptz at time zone ${sql.lit(timeZoneDefault)})::date
        order by t.valid_from desc limit 1), 0) as fee_gst_bp
    from (select count(*)::int as orders, coalesce(sum(o.item_total), 0)::bigint as gross,
        coalesce(sum(round((o.item_total - o.discount_restaurant - o.coupon_by_restaurant) * o.commission_bp / 10000.0)), 0)::bigint
          as commission
      from orders o where o.placed_at >= ${from} and o.placed_at < ${to}
        and ${isServed('o')}) s`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('An aggregate has one row.');
  return found;
}

interface Counted {
  dishes: number;
  served: number;
  restaurants: number;
  customers: number;
}

/** What the home page boasts of, as it is. */
export async function countFigures(db: Db): Promise<Counted> {
  const { rows } = await sql<Counted>`select
    (select count(*) from dishes where isactive) as dishes,
    (select count(*) from orders where ${isServed('orders')}) as served,
    (select count(*) from restaurants where lifecycle = 'active') as restaurants,
    (select count(*) from users where role = 'user') as customers`.execute(db);
  return rows[0] ?? { dishes: 0, served: 0, restaurants: 0, customers: 0 };
}
