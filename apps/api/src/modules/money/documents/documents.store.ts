import type { Names } from '@tawa/domain/catalogue/names/names';
import { documentNumber, type DocumentKind, financialYearOf } from '@tawa/domain/money/gst';
import type { OrderMoney } from '@tawa/domain/money/ledger';
import type { LinePortion } from '@tawa/domain/money/refunds';
import { sql } from 'kysely';
import { goneOfLine } from '#db/order-gone.ts';
import { namesOf } from '#db/names.ts';
import { servedBy } from '#db/order-states.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import type { Facts } from './facts.ts';
import type { PrintedLine } from './order-rows.ts';

interface Address {
  line1: string;
  line2: string | null;
  cityname: string;
  pincode: string;
}
interface Restaurant {
  restaurant_name: string;
  names?: Names | null;
  full_address: string | null;
  gstin: string | null;
  fssai_number: string | null;
}

const isBefore = (refund: string, than: string) => sql`exists (select from ledger_transactions x
  where x.posting_key = 'refund:' || ${sql.ref(refund)}.refund_id and x.ledger_transaction_id < ${sql.raw(than)})`;

/** Portions that had gone before a movement of the ledger: taken out unpaid, replaced, or given back. */
const gone = (than: string) => sql<LinePortion[]>`(select coalesce(json_agg(g), '[]') from (
  select i.order_item_id, ${goneOfLine} as quantity from order_items i where i.order_id = o.order_id
  union all
  select (p->>'order_item_id')::int, (p->>'quantity')::int from refunds b, jsonb_array_elements(b.items) p
    where b.order_id = o.order_id and b.undoes_sale and jsonb_typeof(b.items) = 'array' and ${isBefore('b', than)}) g)`;

const lines = sql<
  PrintedLine[]
>`(select coalesce(json_agg(json_build_object('order_item_id', i.order_item_id, 'name', i.name, 'names', i.names,
    'options', i.options, 'quantity', i.quantity, 'unit_price', i.unit_price, 'gross', i.gross, 'discount', i.discount,
    'coupon_share', i.coupon_share, 'coupon_by_restaurant', i.coupon_by_restaurant, 'tax', i.tax, 'tax_category', i.tax_category, 'rate_bp', i.rate_bp) order by i.position), '[]')
  from order_items i where i.order_id = o.order_id)`;
const taxes = sql<{ category: string; rate_bp: number; amount: number }[]>`(
  select coalesce(json_agg(json_build_object('category', t.category, 'rate_bp', t.rate_bp, 'amount', t.cgst + t.sgst)), '[]')
  from order_taxes t where t.order_id = o.order_id)`;

const orders = (db: Db) =>
  db
    .selectFrom('orders as o')
    .innerJoin('restaurants as r', 'r.restaurant_id', 'o.restaurant_id')
    .select(['o.order_id', 'o.order_number', 'o.placed_at', 'o.fulfilment', 'o.customer_name', 'o.payment_method'])
    .select(['o.coupon_code', 'o.coupon_by_restaurant', 'o.packaging_fee', 'o.delivery_fee', 'o.platform_fee', 'o.tip'])
    .select([
      sql<boolean>`(${servedBy} = 'table')`.as('at_table'),
      'r.statename as state',
      lines.as('lines'),
      taxes.as('taxes'),
    ])
    .select([sql<Restaurant>`o.restaurant`.as('restaurant'), sql<Address | null>`o.address`.as('address')]);

const invoices = (db: Db) =>
  orders(db)
    .innerJoin('ledger_transactions as t', (join) =>
      join.onRef('t.order_id', '=', 'o.order_id').on('t.kind', '=', 'earned'),
    )
    .select(['t.at as earned_at', gone('t.ledger_transaction_id').as('gone')])
    .select(
      sql<number>`(select coalesce(sum(e.amount), 0)::bigint from ledger_entries e
        where e.ledger_transaction_id = t.ledger_transaction_id and e.account = 'customer_funds')`.as('earned'),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('documents as d').whereRef('d.order_id', '=', 'o.order_id').where('d.kind', '=', 'invoice'),
        ),
      ),
    );

export type InvoiceSource = Awaited<ReturnType<typeof listUninvoiced>>[number];
export type OrderSource = Pick<InvoiceSource, 'state' | 'restaurant' | 'customer_name' | 'address' | 'at_table'>;

/** Earned orders without an invoice, first the one that was earned first. */
export const listUninvoiced = (db: Db, { order_id, limit }: { order_id?: number; limit: number }) =>
  invoices(db)
    .$call((query) => (order_id === undefined ? query : query.where('o.order_id', '=', order_id)))
    .orderBy('t.ledger_transaction_id')
    .limit(limit)
    .execute();

export type RefundSource = Awaited<ReturnType<typeof listUnpapered>>[number];

/** Refunds that have left and have no paper, first the oldest. */
export const listUnpapered = (db: Db, { order_id, limit }: { order_id?: number; limit: number }) =>
  orders(db)
    .innerJoin('refunds as f', 'f.order_id', 'o.order_id')
    .leftJoin('ledger_transactions as x', (join) =>
      join.on('x.posting_key', '=', sql<string>`'refund:' || f.refund_id`),
    )
    .select(['f.refund_id', 'f.amount', 'f.reason', 'f.destination', 'f.bank_reference', 'f.processed_at'])
    .select([
      sql<LinePortion[] | null>`f.items`.as('items'),
      sql<OrderMoney | null>`f.money`.as('money'),
      gone('x.ledger_transaction_id').as('gone'),
      sql<boolean>`f.undoes_sale and exists (select from ledger_transactions t where t.order_id = f.order_id
        and t.kind = 'earned' and t.ledger_transaction_id < x.ledger_transaction_id)`.as('undoes_invoice'),
      sql<{
        number: string;
        issued_at: string;
      } | null>`(select json_build_object('number', d.number, 'issued_at', d.issued_at)
        from documents d where d.order_id = o.order_id and d.kind = 'invoice')`.as('invoice'),
    ])
    .where('f.state', '=', 'processed')
    // A credit note names its invoice, so it waits for it.
    .where(
      sql<boolean>`not exists (select from ledger_transactions t where t.order_id = o.order_id and t.kind = 'earned'
        and not exists (select from documents d where d.order_id = o.order_id and d.kind = 'invoice'))`,
    )
    .where((eb) => eb.not(eb.exists(eb.selectFrom('documents as d').whereRef('d.refund_id', '=', 'f.refund_id'))))
    .$call((query) => (order_id === undefined ? query : query.where('o.order_id', '=', order_id)))
    .orderBy('f.refund_id')
    .limit(limit)
    .execute();

/** Lets nobody else number anything of this kind until the end of the transaction. */
export async function lockSeries(tx: Tx, kind: DocumentKind): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('documents'), hashtext(${kind}))`.execute(tx);
}

export interface NewDocument {
  kind: DocumentKind;
  order_id?: number;
  refund_id?: number;
  payout_id?: number;
  edition?: number;
  issued_at: Date;
  facts: Facts;
}

/** Gives papers of one kind and financial year the next numbers and keeps them. */
async function addOfYear(tx: Tx, kind: DocumentKind, year: number, papers: readonly NewDocument[]): Promise<void> {
  const { rows } = await sql<{ last: number }>`insert into document_series (kind, financial_year, last)
    values (${kind}, ${year}, ${papers.length})
    on conflict (kind, financial_year) do update set last = document_series.last + excluded.last returning last`.execute(
    tx,
  );
  const first = (rows[0]?.last ?? 0) - papers.length + 1;
  const values = papers.map(({ facts, ...paper }, index) => ({
    ...paper,
    financial_year: year,
    serial: first + index,
    number: documentNumber(kind, year, first + index),
    total: facts.total,
    facts: JSON.stringify(facts),
  }));
  await tx.insertInto('documents').values(values).execute();
}

/** Numbers and keeps papers of one kind; the series is locked. */
export async function addDocuments(tx: Tx, kind: DocumentKind, papers: readonly NewDocument[]): Promise<void> {
  for (const year of new Set(papers.map(({ issued_at }) => financialYearOf(issued_at))))
    await addOfYear(
      tx,
      kind,
      year,
      papers.filter(({ issued_at }) => financialYearOf(issued_at) === year),
    );
}

const documents = (db: Db) =>
  db
    .selectFrom('documents as d')
    .leftJoin('orders as o', 'o.order_id', 'd.order_id')
    .leftJoin('payouts as p', 'p.payout_id', 'd.payout_id')
    .select([
      'd.document_id',
      'd.kind',
      'd.number',
      'd.issued_at',
      'd.total',
      'd.refund_id',
      'd.payout_id',
      'd.edition',
    ]);

/** Whose papers somebody may read. */
export type Reader = { user_id: number } | { restaurant_id: number } | { all: true };

const readable = (db: Db, reader: Reader) =>
  documents(db)
    .$if('user_id' in reader, (query) => query.where('o.user_id', '=', 'user_id' in reader ? reader.user_id : 0))
    .$if('restaurant_id' in reader, (query) =>
      query.where((eb) => {
        const id = 'restaurant_id' in reader ? reader.restaurant_id : 0;
        return eb.or([eb('o.restaurant_id', '=', id), eb('p.restaurant_id', '=', id)]);
      }),
    );

export const listOfOrder = (db: Db, reader: Reader, orderId: number) =>
  readable(db, reader).where('d.order_id', '=', orderId).orderBy('d.document_id').execute();

export const findDocument = (db: Db, reader: Reader, documentId: number) =>
  readable(db, reader).select('d.facts').where('d.document_id', '=', documentId).executeTakeFirst();

export const listEditions = (db: Db, payoutId: number) =>
  documents(db).select('d.facts').where('d.payout_id', '=', payoutId).orderBy('d.edition').execute();

/** An order that somebody may read. */
export const findOrder = (db: Db, reader: Reader, orderNumber: string) =>
  db
    .selectFrom('orders as o')
    .select('o.order_id')
    .where('o.order_number', '=', orderNumber)
    .$if('user_id' in reader, (query) => query.where('o.user_id', '=', 'user_id' in reader ? reader.user_id : 0))
    .$if('restaurant_id' in reader, (query) =>
      query.where('o.restaurant_id', '=', 'restaurant_id' in reader ? reader.restaurant_id : 0),
    )
    .executeTakeFirst();

/** Whose order it is, while the account is there. */
export const findRecipient = (db: Db, orderNumber: string) =>
  db
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.user_id', 'o.user_id')
    .select(['u.email', 'u.name', 'u.language'])
    .where('o.order_number', '=', orderNumber)
    .where('u.status', '<>', 'deleted')
    .executeTakeFirst();

export const findRestaurant = (db: Db, restaurantId: number) =>
  db
    .selectFrom('restaurants')
    .select(['restaurant_name', 'full_address', 'statename as state', 'gstin', 'fssai_number'])
    .select(namesOf('restaurants').as('names'))
    .where('restaurant_id', '=', restaurantId)
    .executeTakeFirstOrThrow();
