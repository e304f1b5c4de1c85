import type { Names } from '@tawa/domain/catalogue/names/names';
import type { OrderStatus } from '@tawa/domain/ordering/order-states';
import { type Insertable, sql, type Updateable } from 'kysely';
import { isReplaced } from '#db/order-instead.ts';
import type { DB } from '#db/tables.ts';
import { type NamedOption, namesOf } from '#db/names.ts';
import type { Db, Tx } from '#platform/database/db.ts';

/** A table that guests may order at, with its restaurant. */
const tables = (db: Db) =>
  db
    .selectFrom('table_codes as c')
    .innerJoin('dining_tables as t', 't.table_id', 'c.table_id')
    .innerJoin('venues as v', 'v.venue_id', 't.venue_id')
    .innerJoin('restaurants as r', 'r.restaurant_id', 'v.restaurant_id')
    .leftJoin('cities as k', 'k.city_id', 'r.city_id')
    .select([
      'c.table_id',
      't.name',
      'r.restaurant_id',
      'r.owner_id',
      'r.restaurant_name',
      namesOf('r').as('restaurant_names'),
      'r.logo',
      'r.restaurant_type',
    ])
    .select(['k.cityname'])
    .where('t.isactive', '=', true)
    .where('v.isactive', '=', true)
    .where('r.hidden', '=', false);

export type TableRow = NonNullable<Awaited<ReturnType<typeof findTable>>>;

export const findTable = (db: Db, token_hash: Buffer) =>
  tables(db).where('c.token_hash', '=', token_hash).executeTakeFirst();

/** The same, held as it is: nobody begins a second bill there meanwhile, and the code stays what it is. */
export const holdTable = (tx: Tx, token_hash: Buffer) =>
  tables(tx).where('c.token_hash', '=', token_hash).forNoKeyUpdate('c').executeTakeFirst();

const bills = (db: Db) => db.selectFrom('table_bills').selectAll();

export type BillRow = NonNullable<Awaited<ReturnType<typeof findRunning>>>;

/** The bill that runs at a table. */
export const findRunning = (db: Db, tableId: number) =>
  bills(db).where('table_id', '=', tableId).where('closed_at', 'is', null).executeTakeFirst();

/** The same, held until the transaction ends. */
export const holdRunning = (tx: Tx, tableId: number) =>
  bills(tx).where('table_id', '=', tableId).where('closed_at', 'is', null).forNoKeyUpdate().executeTakeFirst();

/** A bill of a restaurant that runs, held until the transaction ends; of any restaurant for the clock. */
export const holdBill = (tx: Tx, billId: number, restaurantId?: number) =>
  bills(tx)
    .where('table_bill_id', '=', billId)
    .where('closed_at', 'is', null)
    .$if(restaurantId !== undefined, (query) => query.where('restaurant_id', '=', restaurantId ?? 0))
    .forNoKeyUpdate()
    .executeTakeFirst();

/** The bill that a phone was in last, wherever it was moved to, if it is not older than this. */
export const findOver = (db: Db, restaurantId: number, secret_hash: Buffer, since: Date) =>
  bills(db)
    .where('restaurant_id', '=', restaurantId)
    .where('closed_at', '>=', since)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('table_guests as g')
          .select('g.table_guest_id')
          .whereRef('g.table_bill_id', '=', 'table_bills.table_bill_id')
          .where('g.secret_hash', '=', secret_hash),
      ),
    )
    .orderBy('closed_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The running bill of a restaurant that a phone is in, at whichever table it is by now. */
export const findOwnRunning = (db: Db, restaurantId: number, secret_hash: Buffer) =>
  bills(db)
    .where('restaurant_id', '=', restaurantId)
    .where('closed_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('table_guests as g')
          .select('g.table_guest_id')
          .whereRef('g.table_bill_id', '=', 'table_bills.table_bill_id')
          .where('g.secret_hash', '=', secret_hash),
      ),
    )
    .limit(1)
    .executeTakeFirst();

/** Begins the bill of a table; nothing where one runs. */
export const addBill = (tx: Tx, bill: Insertable<DB['table_bills']>) =>
  tx
    .insertInto('table_bills')
    .values(bill)
    .onConflict((conflict) => conflict.column('table_id').where('closed_at', 'is', null).doNothing())
    .returningAll()
    .executeTakeFirst();

/** Changes a held bill, raising its version. */
export const updateBill = (tx: Tx, billId: number, set: Updateable<DB['table_bills']> = {}) =>
  tx
    .updateTable('table_bills')
    .set((eb) => ({ ...set, version: eb('version', '+', 1) }))
    .where('table_bill_id', '=', billId)
    .execute();

export type GuestRow = Awaited<ReturnType<typeof listGuests>>[number];

/** Who sits there, in the order in which they came. */
export const listGuests = (db: Db, billId: number) =>
  db
    .selectFrom('table_guests')
    .select(['table_guest_id', 'name', 'secret_hash'])
    .where('table_bill_id', '=', billId)
    .orderBy('table_guest_id')
    .execute();

export const addGuest = (tx: Tx, guest: Insertable<DB['table_guests']>) =>
  tx.insertInto('table_guests').values(guest).returning('table_guest_id').executeTakeFirstOrThrow();

export const renameGuest = (tx: Tx, guestId: number, name: string) =>
  tx.updateTable('table_guests').set({ name }).where('table_guest_id', '=', guestId).execute();

export const addRound = (tx: Tx, round: Insertable<DB['table_rounds']>) =>
  tx.insertInto('table_rounds').values(round).execute();

export interface RoundLine {
  line_id: number;
  name: string;
  names: Names | null;
  is_veg: boolean;
  options: NamedOption[];
  note: string;
  quantity: number;
  amount: number;
}

const linesOf = sql<
  RoundLine[]
>`(select coalesce(json_agg(json_build_object('line_id', i.order_item_id, 'name', i.name, 'names', i.names, 'is_veg', i.is_veg,
    'options', i.options, 'note', i.note, 'quantity', i.fulfilled_quantity,
    'amount', case when i.quantity = 0 then 0 else (i.gross - i.discount) * i.fulfilled_quantity / i.quantity end) order by i.position), '[]')
  from order_items i where i.order_id = o.order_id and not ${isReplaced})`;
const taxesOf = sql<
  { rate_bp: number; amount: number }[]
>`(select coalesce(json_agg(json_build_object('rate_bp', t.rate_bp,
    'amount', t.cgst + t.sgst)), '[]') from order_taxes t where t.order_id = o.order_id)`;

export type RoundRow = Awaited<ReturnType<typeof listRounds>>[number];

/** The rounds of bills in the order in which they were sent, with what is due for each (paise), and whether a code takes it now. */
export const listRounds = (db: Db, billIds: readonly number[], now: Date) =>
  db
    .selectFrom('table_rounds as w')
    .innerJoin('orders as o', 'o.order_id', 'w.order_id')
    .innerJoin('payments as p', (join) => join.onRef('p.order_id', '=', 'o.order_id').on('p.is_extra', '=', false))
    .select(['w.table_bill_id', 'w.table_guest_id', 'o.order_id', 'o.order_number', 'o.customer_name', 'o.placed_at'])
    .select([
      'o.accepted_at',
      'o.total',
      'o.tax_total',
      'o.platform_fee',
      'o.tip',
      'o.user_id',
      'p.amount',
      linesOf.as('lines'),
      taxesOf.as('taxes'),
    ])
    .select([sql<OrderStatus>`o.status`.as('status'), sql<boolean>`p.status = 'cod_due'`.as('is_due')])
    .select(
      sql<boolean>`p.status = 'cod_due' and exists (select from payment_codes k where k.payment_id = p.payment_id
        and k.closed_at is null and k.expires_at > ${now}::timestamptz)`.as('has_code'),
    )
    .where('w.table_bill_id', 'in', billIds.length > 0 ? billIds : [0])
    .orderBy('o.order_id')
    .execute();

export type PartRow = Awaited<ReturnType<typeof listParts>>[number];

/** The parts of bills that count (paise): claimed, paid in cash, or paid online, less what of those went back again, and their tips. */
export const listParts = (db: Db, billIds: readonly number[]) =>
  db
    .selectFrom('table_parts as s')
    .leftJoin('table_guests as g', 'g.table_guest_id', 's.table_guest_id')
    .leftJoin('share_payments as p', (join) =>
      join.onRef('p.table_part_id', '=', 's.table_part_id').on('p.held_reason', 'is', null),
    )
    .select(['s.table_part_id', 's.table_bill_id', 's.table_guest_id', 's.state', 's.asked_at', 'g.name'])
    .select(['s.method', 's.pay_by', sql<number>`greatest(s.amount - coalesce(p.returned, 0), 0)`.as('amount')])
    // Where all of a part went back, its tip did.
    .select(sql<number>`case when coalesce(p.returned, 0) < s.amount then s.tip else 0 end`.as('tip'))
    .select('s.tip_order_id')
    .select(sql<number>`coalesce(p.returned, 0)`.as('back'))
    .where('s.table_bill_id', 'in', billIds.length > 0 ? billIds : [0])
    .where('s.state', '<>', 'withdrawn')
    .orderBy('s.table_part_id')
    .execute();

export const addPart = (tx: Tx, part: Insertable<DB['table_parts']>) =>
  tx.insertInto('table_parts').values(part).returning('table_part_id').executeTakeFirstOrThrow();

/** The bill of a part that is claimed at a restaurant. */
export const findPart = (db: Db, partId: number, restaurantId: number) =>
  db
    .selectFrom('table_parts as s')
    .innerJoin('table_bills as b', 'b.table_bill_id', 's.table_bill_id')
    .select(['s.table_part_id', 's.table_bill_id', 's.amount', 's.state', 's.method'])
    .where('s.table_part_id', '=', partId)
    .where('b.restaurant_id', '=', restaurantId)
    .executeTakeFirst();

/** Moves a claimed part to its end; false when it had one. */
export async function settlePart(
  tx: Tx,
  partId: number,
  end: { state: 'paid' | 'withdrawn'; settled_at: Date; settled_by: number | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('table_parts')
    .set(end)
    .where('table_part_id', '=', partId)
    .where('state', '=', 'asked')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives up what was claimed of a bill and not taken. */
export const withdrawAsked = (tx: Tx, by: { table_bill_id: number; table_guest_id?: number }, at: Date) =>
  tx
    .updateTable('table_parts')
    .set({ state: 'withdrawn', settled_at: at })
    .where('table_bill_id', '=', by.table_bill_id)
    .where('state', '=', 'asked')
    .$if(by.table_guest_id !== undefined, (query) => query.where('table_guest_id', '=', by.table_guest_id ?? 0))
    .execute();

export const nameOfTable = async (db: Db, tableId: number): Promise<string> =>
  (await db.selectFrom('dining_tables').select('name').where('table_id', '=', tableId).executeTakeFirstOrThrow()).name;
