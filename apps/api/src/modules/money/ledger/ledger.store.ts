import type { LedgerEntry, OrderMoney } from '@tawa/domain/money/ledger';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { goneOfLine } from '#db/order-gone.ts';
import type { Db, Tx } from '#platform/database/db.ts';

interface NewTransaction {
  posting_key: string;
  kind: string;
  order_id: number | null;
  restaurant_id: number | null;
  user_id: number | null;
  at: Date;
}

/** Writes a movement with all its entries in one statement; answers its id. */
export async function addTransaction(
  tx: Tx,
  movement: NewTransaction,
  entries: readonly LedgerEntry[],
): Promise<number> {
  const { posting_key, kind, order_id, restaurant_id, user_id, at } = movement;
  const { rows } = await sql<{ id: number }>`with written as (
      insert into ledger_transactions (posting_key, kind, order_id, restaurant_id, user_id, at)
      values (${posting_key}, ${kind}, ${order_id}, ${restaurant_id}, ${user_id}, ${at}) returning ledger_transaction_id as id),
    entries as (
      insert into ledger_entries (ledger_transaction_id, position, account, part, amount)
      select w.id, e.ordinality, e.account, e.part, e.amount
      from written w, rows from (jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as (account text, part text, amount bigint)) with ordinality as e (account, part, amount, ordinality))
    select id from written`.execute(tx);
  const [written] = rows;
  if (!written) throw new Error('A movement of money was not written.');
  return written.id;
}

export const addCredit = (tx: Tx, user_id: number, amount: number, at: Date) =>
  tx
    .insertInto('store_credits')
    .values({ user_id, balance: amount, updated_on: at })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((eb) => ({ balance: eb('store_credits.balance', '+', amount), updated_on: at })),
    )
    .execute();

/** Takes from a customer's credit while there is enough of it. */
export async function takeCredit(tx: Tx, userId: number, amount: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('store_credits')
    .set((eb) => ({ balance: eb('balance', '-', amount), updated_on: at }))
    .where('user_id', '=', userId)
    .where('balance', '>=', amount)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A customer's credit in paise. */
export async function findCredit(db: Db, userId: number): Promise<number> {
  const row = await db.selectFrom('store_credits').select('balance').where('user_id', '=', userId).executeTakeFirst();
  return row?.balance ?? 0;
}

/** What came to a customer's credit (paise) and what went from it, the newest first. */
export const listCreditMovements = (db: Db, userId: number) =>
  db
    .selectFrom('ledger_transactions as t')
    .innerJoin('ledger_entries as e', 'e.ledger_transaction_id', 't.ledger_transaction_id')
    .leftJoin('orders as o', 'o.order_id', 't.order_id')
    .select(['t.ledger_transaction_id', 't.at', 't.kind', 'o.order_number'])
    .select(sql<number>`(0 - e.amount)::bigint`.as('amount'))
    .where('t.user_id', '=', userId)
    .where('e.account', '=', 'store_credit')
    .orderBy('t.ledger_transaction_id', 'desc')
    .execute();

export type Billed = NonNullable<Awaited<ReturnType<typeof findBilled>>>;

// What went back, and what was taken out before anything was paid.
const undone = sql<OrderMoney[]>`(select coalesce(json_agg(u.money), '[]') from (
  select r.money from refunds r
  where r.order_id = o.order_id and r.undoes_sale and r.state not in ('requested', 'declined')
  union all
  select i.removed_money from order_items i where i.order_id = o.order_id and i.removed_money is not null) u)`;

// A coupon of free delivery takes nothing off the bill: what it is worth is the fee that was not charged.
const deliverySubsidy = sql<number>`coalesce((
  select least(o.delivery_fee_waived, r.amount - r.restaurant_part) from coupon_redemptions r
  where r.order_id = o.order_id and o.discount_coupon = 0), 0)`;

/** What an order was billed, line by line and tax by tax. */
export const findBilled = (db: Db, orderId: number) =>
  db
    .selectFrom('orders as o')
    .select(['o.order_id', 'o.user_id', 'o.restaurant_id', 'o.commission_bp', 'o.total', 'o.item_total', 'o.placed_at'])
    .select([
      'o.discount_restaurant',
      'o.discount_coupon',
      'o.packaging_fee',
      'o.delivery_fee',
      'o.platform_fee',
      'o.tip',
    ])
    .select([
      'o.coupon_by_restaurant',
      deliverySubsidy.as('delivery_subsidy'),
      undone.as('undone'),
      sql<boolean>`exists (select from ledger_transactions t where t.posting_key = 'earned:' || o.order_id)`.as(
        'is_earned',
      ),
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_items as i')
          .select([
            'i.order_item_id',
            'i.name',
            'i.quantity',
            'i.fulfilled_quantity',
            'i.gross',
            'i.discount',
            'i.coupon_share',
            'i.tax',
          ])
          .select(['i.tax_category', 'i.rate_bp', 'i.coupon_by_restaurant', goneOfLine.as('gone')])
          .whereRef('i.order_id', '=', 'o.order_id')
          .orderBy('i.position'),
      ).as('lines'),
      jsonArrayFrom(
        eb
          .selectFrom('order_taxes as t')
          .select(['t.category', 't.rate_bp', sql<number>`t.cgst + t.sgst`.as('amount')])
          .whereRef('t.order_id', '=', 'o.order_id'),
      ).as('taxes'),
    ])
    .where('o.order_id', '=', orderId)
    .executeTakeFirst();
