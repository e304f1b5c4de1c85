import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';
import { isoTime } from '#platform/database/listing.ts';

export interface RateRow {
  tax_rate_id: number;
  category: string;
  rate_bp: number;
  valid_from: string;
  valid_to: string | null;
  reason: string;
  set_by: string | null;
  set_on: string;
}

/** Every rate, the newest first. */
export async function listRates(db: Db): Promise<RateRow[]> {
  const { rows } = await sql<RateRow>`select t.tax_rate_id, t.category, t.rate_bp, t.valid_from::text, t.valid_to::text,
      t.reason, u.name as set_by, ${isoTime('t.set_on')} as set_on
    from tax_rates t left join users u on u.user_id = t.set_by order by t.valid_from desc`.execute(db);
  return rows;
}

interface Span {
  tax_rate_id: number;
  rate_bp: number;
  valid_from: string;
  valid_to: string | null;
}

/** The rates of a kind, the first one first; nobody else changes them until the end of the transaction. */
export async function lockRates(tx: Tx, category: string): Promise<Span[]> {
  await sql`select pg_advisory_xact_lock(hashtext('tax_rates'), hashtext(${category}))`.execute(tx);
  const { rows } = await sql<Span>`select tax_rate_id, rate_bp, valid_from::text, valid_to::text from tax_rates
    where category = ${category} order by valid_from`.execute(tx);
  return rows;
}

export const findKind = (tx: Tx, tax_rate_id: number) =>
  tx.selectFrom('tax_rates').select('category').where('tax_rate_id', '=', tax_rate_id).executeTakeFirst();

export const endRate = (tx: Tx, tax_rate_id: number, day: string | null) =>
  sql`update tax_rates set valid_to = ${day}::date where tax_rate_id = ${tax_rate_id}`.execute(tx);

interface NewRate {
  category: string;
  rate_bp: number;
  valid_from: string;
  valid_to: string | null;
  reason: string;
  set_by: number;
  set_on: Date;
}

export async function addRate(tx: Tx, rate: NewRate): Promise<number> {
  const { rows } = await sql<{ tax_rate_id: number }>`insert into tax_rates
      (category, rate_bp, valid_from, valid_to, reason, set_by, set_on)
    values (${rate.category}, ${rate.rate_bp}, ${rate.valid_from}::date, ${rate.valid_to}::date, ${rate.reason},
      ${rate.set_by}, ${rate.set_on}) returning tax_rate_id`.execute(tx);
  if (!rows[0]) throw new Error('A rate was written without an id.');
  return rows[0].tax_rate_id;
}

export const removeRate = (tx: Tx, tax_rate_id: number) =>
  tx.deleteFrom('tax_rates').where('tax_rate_id', '=', tax_rate_id).execute();
