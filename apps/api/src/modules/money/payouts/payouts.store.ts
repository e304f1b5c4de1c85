import type { Payout } from '@tawa/contract/money/payouts';
import { type Insertable, sql, type SqlBool, type Updateable } from 'kysely';
import { lockDrafts } from '#db/draft-lock.ts';
import type { DB } from '#db/tables.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { holds, isoTime, type Listing, realDay, rupeesOf } from '#platform/database/listing.ts';

/** A week, from its first day up to but not with the day after its last. */
export interface Week {
  from: string;
  to: string;
  /** The moment at which it is over. */
  over: Date;
}

// A refund without its file is not deducted, and one that its restaurant objects to waits until the office has answered.
const isReady = sql`case when t.kind <> 'refund' then true else exists (
  select from refund_files f left join refund_appeals a using (refund_id)
  where f.refund_id = split_part(t.posting_key, ':', 2)::int and a.state is distinct from 'open') end`;

/**
 * Opens a statement for every restaurant with movements before the end of a week that no statement covers, and puts those
 * into it: each movement once, and late ones into the next. Answers how many statements it opened.
 */
export async function draftWeek(tx: Tx, { from, to, over }: Week): Promise<number> {
  await lockDrafts(tx);
  const { rows } = await sql<{ drafted: number }>`with open as (
      select t.ledger_transaction_id, t.restaurant_id,
        (select coalesce(sum(e.amount), 0) from ledger_entries e
          where e.ledger_transaction_id = t.ledger_transaction_id and e.account = 'restaurant_payable') as owed
      from ledger_transactions t
      where t.restaurant_id is not null and t.at < ${over} and t.kind in ('earned', 'cash_collected', 'refund', 'refund_moved', 'adjustment', 'credit_given', 'share_kept', 'tip_given')
        and ${isReady}
        and not exists (select from payout_transactions p where p.ledger_transaction_id = t.ledger_transaction_id)
        and exists (select from ledger_entries e
          where e.ledger_transaction_id = t.ledger_transaction_id and e.account = 'restaurant_payable')),
    made as (
      insert into payouts (restaurant_id, period_from, period_to, net)
      select restaurant_id, ${from}::date, ${to}::date, 0 - sum(owed) from open group by restaurant_id
      on conflict do nothing returning payout_id, restaurant_id),
    filled as (
      insert into payout_transactions (ledger_transaction_id, payout_id)
      select o.ledger_transaction_id, m.payout_id from open o join made m using (restaurant_id))
    select count(*)::int as drafted from made`.execute(tx);
  return rows[0]?.drafted ?? 0;
}

const orders = sql<number>`(select count(distinct t.order_id)::int
  from payout_transactions x join ledger_transactions t using (ledger_transaction_id) where x.payout_id = p.payout_id)`;

/** Statements, of some restaurants or of all; a draft is the office's alone. */
const chosen = (db: Db, { restaurants }: { restaurants?: readonly number[] }) =>
  db
    .selectFrom('payouts as p')
    .innerJoin('restaurants as r', 'r.restaurant_id', 'p.restaurant_id')
    .selectAll('p')
    .select('r.restaurant_name')
    .select(orders.as('orders'))
    .$call((query) =>
      restaurants === undefined
        ? query
        : query
            .where('p.restaurant_id', '=', sql<number>`any (${[...restaurants]}::int[])`)
            .where('p.status', '<>', 'draft'),
    );

export type PayoutRow = NonNullable<Awaited<ReturnType<typeof findPayout>>>;

export const findPayout = (db: Db, payoutId: number, query: { restaurants?: readonly number[] } = {}) =>
  chosen(db, query).where('p.payout_id', '=', payoutId).executeTakeFirst();

export const listOwn = (db: Db, restaurants: readonly number[], { limit, offset }: { limit: number; offset: number }) =>
  chosen(db, { restaurants })
    .orderBy('p.period_from', 'desc')
    .orderBy('p.payout_id')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countOwn(db: Db, restaurants: readonly number[]): Promise<number> {
  const counted = db
    .selectFrom(chosen(db, { restaurants }).as('chosen'))
    .select(({ fn }) => fn.countAll<number>().as('total'));
  return (await counted.executeTakeFirstOrThrow()).total;
}

interface Listed {
  search: string;
  status?: string;
  restaurant?: number;
  week?: string;
}

/** The office's list. */
export const listing = ({ search, status, restaurant, week }: Listed): Listing<Payout> => ({
  from: sql`payouts p join restaurants r on r.restaurant_id = p.restaurant_id`,
  select: sql<Payout>`p.payout_id, p.restaurant_id, r.restaurant_name, p.period_from, p.period_to, p.status,
    ${orders} as orders, ${rupeesOf('p.net')} as net, ${isoTime('p.issued_at')} as issued_at,
    ${isoTime('p.paid_at')} as paid_at, p.reference, p.dispute`,
  key: 'p.payout_id',
  sorts: {
    period_from: sql`p.period_from`,
    restaurant_name: sql`lower(r.restaurant_name)`,
    net: sql`p.net`,
    status: sql`p.status`,
  },
  where: [
    holds(sql`lower(r.restaurant_name || ' ' || coalesce(p.reference, ''))`, search),
    status !== undefined && sql<SqlBool>`p.status = ${status}`,
    restaurant !== undefined && sql<SqlBool>`p.restaurant_id = ${restaurant}`,
    week !== undefined && sql<SqlBool>`p.period_from <= ${realDay(week)}::date and p.period_to > ${week}::date`,
  ],
});

export const lockPayout = (tx: Tx, payoutId: number) =>
  tx.selectFrom('payouts').selectAll().where('payout_id', '=', payoutId).forUpdate().executeTakeFirst();

export const updatePayout = (tx: Tx, payoutId: number, changes: Updateable<DB['payouts']>) =>
  tx.updateTable('payouts').set(changes).where('payout_id', '=', payoutId).execute();

export const addTransaction = (tx: Tx, row: Insertable<DB['payout_transactions']>) =>
  tx.insertInto('payout_transactions').values(row).execute();

const part = (...names: string[]) =>
  sql<number>`(0 - coalesce(sum(e.amount) filter (where e.account = 'restaurant_payable' and e.part in (${sql.join(names)})), 0))::bigint`;

export type LineRow = Awaited<ReturnType<typeof listLines>>[number];

/** The statement's lines from the ledger itself: one for each order, and one for each correction; `terms_at` is whose rates count. */
export const listLines = (db: Db, payoutId: number) =>
  db
    .selectFrom('payout_transactions as x')
    .innerJoin('ledger_transactions as t', 't.ledger_transaction_id', 'x.ledger_transaction_id')
    .innerJoin('ledger_entries as e', 'e.ledger_transaction_id', 't.ledger_transaction_id')
    .leftJoin('orders as o', 'o.order_id', 't.order_id')
    .select([
      'o.order_number',
      sql<string>`max(x.reason)`.as('reason'),
      sql<Date>`min(t.at)`.as('at'),
      sql<Date>`min(coalesce(o.placed_at, t.at))`.as('terms_at'),
      part('food').as('food'),
      sql<number>`coalesce(max(o.discount_restaurant + o.coupon_by_restaurant) filter (where t.kind = 'earned'), 0)`.as(
        'discount',
      ),
      part('packaging').as('packaging'),
      part('delivery').as('delivery'),
      part('tip').as('tip'),
      part('gst').as('own_gst'),
      part('commission').as('commission'),
      part('commission_gst').as('commission_gst'),
      part('tds').as('tds'),
      part('refund').as('refunds'),
      sql<number[]>`coalesce(array_agg(distinct split_part(t.posting_key, ':', 2)::int)
        filter (where t.kind in ('refund', 'refund_moved') and e.account = 'restaurant_payable'), '{}')`.as(
        'refund_files',
      ),
      part('cash').as('cash'),
      part('adjustment').as('adjustment'),
      sql<number>`(0 - coalesce(sum(e.amount) filter (where e.account = 'restaurant_payable'), 0))::bigint`.as('net'),
      sql<number>`(0 - coalesce(sum(e.amount) filter (where e.account = 'gst_9_5'), 0))::bigint`.as('gst_9_5'),
    ])
    .where('x.payout_id', '=', payoutId)
    .groupBy(['o.order_id', sql`case when o.order_id is null then t.ledger_transaction_id end`])
    .orderBy(sql`min(t.at)`)
    .orderBy('o.order_id')
    .execute();
