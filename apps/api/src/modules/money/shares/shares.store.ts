import type { ShareState } from '@tawa/domain/money/shares';
import { type Insertable, sql } from 'kysely';
import type { DB } from '#db/tables.ts';
import { namesOf } from '#db/names.ts';
import type { Db, Tx } from '#platform/database/db.ts';

export type ShareRow = Awaited<ReturnType<typeof listShares>>[number];

const shares = (db: Db) => db.selectFrom('group_shares').selectAll().where('state', '<>', 'withdrawn');

/** The shares that guests of a group were asked for, but for those that were taken back. */
export const listShares = (db: Db, groupId: number) =>
  shares(db).where('group_order_id', '=', groupId).orderBy('group_share_id').execute();

/** The shares of these groups. */
export const listSharesOfOrder = (db: Db, orderId: number) =>
  shares(db).where('order_id', '=', orderId).orderBy('group_share_id').execute();

export const addShares = (tx: Tx, rows: Insertable<DB['group_shares']>[]) =>
  tx.insertInto('group_shares').values(rows).execute();

interface Move {
  from: readonly ShareState[];
  to: ShareState;
  at: Date;
}

/** Moves shares of a group, or one of them, that no order has; answers those that moved. */
export const moveShares = (tx: Tx, groupId: number, { from, to, at }: Move, guestId?: number) =>
  tx
    .updateTable('group_shares')
    .set({ state: to, settled_at: at })
    .where('group_order_id', '=', groupId)
    .where('state', 'in', [...from])
    .where('order_id', 'is', null)
    .$if(guestId !== undefined, (query) => query.where('group_guest_id', '=', guestId ?? 0))
    .returningAll()
    .execute();

/** Notes a reminder; false within a minute of the last one, and for a share that is not asked for. */
export async function noteReminder(tx: Tx, groupId: number, guestId: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('group_shares')
    .set({ reminded_at: at })
    .where('group_order_id', '=', groupId)
    .where('group_guest_id', '=', guestId)
    .where('state', '=', 'asked')
    .where((eb) => eb.or([eb('reminded_at', 'is', null), eb('reminded_at', '<=', new Date(at.getTime() - 60_000))]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Keeps a paid share for an order that waits for its host's part; false where it is not free. */
export async function reserveShare(tx: Tx, shareId: number, of: { order_id: number; used: number }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('group_shares')
    .set(of)
    .where('group_share_id', '=', shareId)
    .where('state', '=', 'paid')
    .where('order_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** An order that was never paid lets go of the shares that it had kept. */
export const releaseShares = (tx: Tx, orderId: number) =>
  tx
    .updateTable('group_shares')
    .set({ order_id: null, used: 0 })
    .where('order_id', '=', orderId)
    .where('state', '=', 'paid')
    .execute();

/** An order that is paid takes its shares. */
export const takeShares = (tx: Tx, orderId: number, at: Date) =>
  tx
    .updateTable('group_shares')
    .set({ state: 'used', settled_at: at })
    .where('order_id', '=', orderId)
    .where('state', '=', 'paid')
    .returningAll()
    .execute();

/** The held payment of each of these shares, locked. */
export const lockHeld = (tx: Tx, shareIds: readonly number[]) =>
  tx
    .selectFrom('share_payments')
    .selectAll()
    .where('group_share_id', '=', sql<number>`any (${[...shareIds]}::int[])`)
    .where('status', '=', 'captured')
    .where('held_reason', 'is', null)
    .orderBy('share_payment_id')
    .forUpdate()
    .execute();

export type SharePayment = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

export const findPayment = (db: Db, id: number) =>
  db.selectFrom('share_payments').selectAll().where('share_payment_id', '=', id).executeTakeFirst();

/** The ways in which shares are paid, but for money that no share has. */
export const listWays = (db: Db, shareIds: readonly number[]) =>
  db
    .selectFrom('share_payments')
    .selectAll()
    .where('group_share_id', '=', sql<number>`any (${[...shareIds]}::int[])`)
    .where('held_reason', 'is', null)
    .orderBy('share_payment_id')
    .execute();

/** What a payment is of: a share of a group, or a part of the bill of a table. */
export type PaidFor = { group_share_id: number } | { table_part_id: number };

interface NewWay {
  of: PaidFor;
  provider: string;
  method: string;
  amount: number;
  created_on: Date;
  expires_at: Date;
}

/** The row of a way to pay a share or a part: kept before its provider hears of it, one for each method of a share, one for a part. */
export async function keepWay(tx: Tx, { of, ...way }: NewWay): Promise<SharePayment> {
  await tx
    .insertInto('share_payments')
    .values({ ...way, ...of, status: 'created' })
    .onConflict((conflict) =>
      ('table_part_id' in of ? conflict.column('table_part_id') : conflict.columns(['group_share_id', 'method']))
        .where('held_reason', 'is', null)
        .doNothing(),
    )
    .execute();
  return tx
    .selectFrom('share_payments')
    .selectAll()
    .$if('table_part_id' in of, (query) =>
      query.where('table_part_id', '=', 'table_part_id' in of ? of.table_part_id : 0),
    )
    .$if('group_share_id' in of, (query) =>
      query
        .where('group_share_id', '=', 'group_share_id' in of ? of.group_share_id : 0)
        .where('method', '=', way.method),
    )
    .where('held_reason', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Keeps where a share is paid; of two who asked at once the first is kept. */
export const keepOpened = (db: Db, id: number, opened: { provider_order_id: string; pay_url: string | null }) =>
  db
    .updateTable('share_payments')
    .set(opened)
    .where('share_payment_id', '=', id)
    .where('provider_order_id', 'is', null)
    .execute();

export const noteChecked = (db: Db, id: number, checked_at: Date) =>
  db.updateTable('share_payments').set({ checked_at }).where('share_payment_id', '=', id).execute();

export const movePayment = (tx: Tx, id: number, status: 'failed' | 'authorized') =>
  tx.updateTable('share_payments').set({ status }).where('share_payment_id', '=', id).execute();

/** The money of a share is there. */
export const capture = (tx: Tx, { share_payment_id, amount }: SharePayment, provider_payment_id: string, at: Date) =>
  tx
    .updateTable('share_payments')
    .set({ status: 'captured', received: amount, provider_payment_id, captured_at: at })
    .where('share_payment_id', '=', share_payment_id)
    .execute();

/** Keeps money that no share has, once; undefined when it was kept before. */
export const addExtra = (tx: Tx, extra: Insertable<DB['share_payments']>) =>
  tx
    .insertInto('share_payments')
    .values(extra)
    .onConflict((conflict) => conflict.column('provider_payment_id').doNothing())
    .returningAll()
    .executeTakeFirst();

/** The ways in which these parts of bills are paid, but for money that no part has. */
export const listPartWays = (db: Db, partIds: readonly number[]) =>
  db
    .selectFrom('share_payments')
    .selectAll()
    .where('table_part_id', '=', sql<number>`any (${[...partIds]}::int[])`)
    .where('held_reason', 'is', null)
    .orderBy('share_payment_id')
    .execute();

/** The same where money came, locked. */
export const lockHeldParts = (tx: Tx, partIds: readonly number[]) =>
  tx
    .selectFrom('share_payments')
    .selectAll()
    .where('table_part_id', '=', sql<number>`any (${[...partIds]}::int[])`)
    .where('status', '=', 'captured')
    .where('held_reason', 'is', null)
    .orderBy('share_payment_id')
    .forUpdate()
    .execute();

/** Which share or part a provider's order is for, nothing held. */
export const findByProviderOrder = (db: Db, provider: string, provider_order_id: string) =>
  db
    .selectFrom('share_payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_order_id', '=', provider_order_id)
    .where('held_reason', 'is', null)
    .executeTakeFirst();

/** The group of a share, held until the transaction ends; undefined once it is forgotten. */
export const holdGroupOf = (tx: Tx, shareId: number) =>
  tx
    .selectFrom('group_orders as g')
    .innerJoin('group_shares as s', 's.group_order_id', 'g.group_order_id')
    .innerJoin('restaurants as r', 'r.restaurant_id', 'g.restaurant_id')
    .select(['g.group_order_id', 'g.user_id', 'g.asked_at', 'r.restaurant_name', namesOf('r').as('restaurant_names')])
    .where('s.group_share_id', '=', shareId)
    .forNoKeyUpdate('g')
    .executeTakeFirst();

export const lockShare = (tx: Tx, shareId: number) =>
  tx.selectFrom('group_shares').selectAll().where('group_share_id', '=', shareId).forUpdate().executeTakeFirstOrThrow();

export const lockPayment = (tx: Tx, id: number) =>
  tx.selectFrom('share_payments').selectAll().where('share_payment_id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** Whether a payment of the provider is kept already. */
export async function isKnown(db: Db, providerPaymentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('share_payments')
    .select('share_payment_id')
    .where('provider_payment_id', '=', providerPaymentId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Groups whose shares were to be paid by now and some were not. */
export const listOverdue = (db: Db, now: Date) =>
  db
    .selectFrom('group_orders as g')
    .select(['g.group_order_id', 'g.user_id', 'g.pay_by'])
    .where('g.ended_at', 'is', null)
    .where('g.pay_by', '<=', now)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('group_shares as s')
          .select('s.group_share_id')
          .whereRef('s.group_order_id', '=', 'g.group_order_id')
          .where('s.state', '=', 'asked'),
      ),
    )
    .orderBy('g.pay_by')
    .limit(100)
    .execute();

interface Times {
  now: Date;
  begunAfter: Date;
  begunBefore: Date;
}

/**
 * Opened payments of shares and parts to ask their provider about: those that are asked for every two minutes, all others ever less often for a
 * day, in case money came that nobody told of.
 */
export const listUnasked = (db: Db, of: 'group' | 'table', { now, begunAfter, begunBefore }: Times) =>
  db
    .selectFrom('share_payments as p')
    .leftJoin('group_shares as s', 's.group_share_id', 'p.group_share_id')
    .leftJoin('table_parts as t', 't.table_part_id', 'p.table_part_id')
    .selectAll('p')
    .where(of === 'group' ? 'p.group_share_id' : 'p.table_part_id', 'is not', null)
    .where('p.provider_order_id', 'is not', null)
    .where('p.held_reason', 'is', null)
    .where('p.created_on', '>=', begunAfter)
    .where('p.created_on', '<=', begunBefore)
    .where((eb) =>
      eb.or([
        eb('p.checked_at', 'is', null),
        eb.and([
          eb.or([eb('s.state', '=', 'asked'), eb('t.state', '=', 'asked')]),
          eb('p.checked_at', '<=', begunBefore),
        ]),
        sql<boolean>`p.checked_at + (p.checked_at - p.created_on) <= ${now}`,
      ]),
    )
    .orderBy('p.checked_at', (order) => order.asc().nullsFirst())
    .limit(200)
    .execute();
