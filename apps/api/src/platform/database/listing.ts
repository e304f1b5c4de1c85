import { findOwn } from '@tawa/domain/common/own';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { exportRowsMax, tablePageSize, timeZoneDefault } from '@tawa/domain/common/limits';
import { listCountMax, pageCount } from '@tawa/domain/common/pagination';
import { serviceDayAt, serviceDayStart } from '@tawa/domain/insight/statistics';
import type { Db } from './db.ts';
import { AppError } from '../http/errors.ts';
import { writeCsv } from '../http/csv.ts';

/** A panel's list as SQL: what is counted and sorted, and beside it what only the shown rows need. */
export interface Listing<Row> {
  /** The tables that filters and orders read. */
  from: RawBuilder<unknown>;
  /** Joins for the shown rows alone. */
  joins?: RawBuilder<unknown>;
  select: RawBuilder<Row>;
  /** The unique column that ends every order, so that no row is shown twice. */
  key: string;
  sorts: Readonly<Record<string, RawBuilder<unknown>>>;
  where: readonly (RawBuilder<SqlBool> | false | undefined)[];
  /** The last row that is counted, where it has to be fewer than usual. */
  most?: number;
}

interface Query {
  /** The name of an order; with `-` before it the other way round. */
  sort: string;
  page: number;
}

const conditionOf = ({ where }: Pick<Listing<unknown>, 'where'>) => {
  const conditions = where.filter((part) => part !== undefined && part !== false);
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql`) and (`)})`;
};

/** The listed rows, `limit` of them after `offset`; only their keys are sorted, and only they are joined. */
async function readRows<Row>(
  db: Db,
  listing: Listing<Row>,
  { sort, limit, offset }: { sort: string; limit: number; offset: number },
): Promise<Row[]> {
  const { from, joins = sql``, select, key, sorts } = listing;
  const by = findOwn(sorts, sort.replace('-', ''));
  if (!by) throw new Error(`There is no order ${sort}.`);
  const way = sql.raw(sort.startsWith('-') ? 'desc' : 'asc');
  const id = sql.ref(key);
  const order = sql`order by ${by} ${way}, ${id} ${way}`;
  const { rows } = await sql<Row>`with shown as (
      select ${id} as key from ${from} where ${conditionOf(listing)} ${order} limit ${limit} offset ${offset}
    ) select ${select} from ${from} join shown on shown.key = ${id} ${joins} ${order}`.execute(db);
  return rows;
}

/** How many rows there are; nothing is counted past the first one above `most`. */
async function count(db: Db, listing: Listing<unknown>, most: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from (
      select from ${listing.from} where ${conditionOf(listing)} limit ${most + 1}
    ) counted`.execute(db);
  return rows[0]?.total ?? 0;
}

const turned = (sort: string): string => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`);

/**
 * One page of 25 with the count of all, or with `most` where there are more. The last page is as quick as the first: of a
 * counted list the second half is read from the end, of a longer one whatever comes after the counted pages.
 */
export async function readPage<Row>(db: Db, listing: Listing<Row>, { sort, page }: Query) {
  const most = listing.most ?? listCountMax;
  const found = await count(db, listing, most);
  const has_more = found > most;
  const total = Math.min(found, most);
  const total_pages = pageCount(total, tablePageSize);
  const counted = { total, total_pages, has_more };
  const fromEnd = async (limit: number, offset: number) =>
    (await readRows(db, listing, { sort: turned(sort), limit, offset })).toReversed();
  if (has_more && page > total_pages) return { rows: await fromEnd(tablePageSize, 0), ...counted };
  const offset = (Math.min(page, total_pages) - 1) * tablePageSize;
  const limit = Math.min(tablePageSize, total - offset);
  if (limit <= 0) return { rows: [], ...counted };
  if (has_more || offset <= total / 2)
    return { rows: await readRows(db, listing, { sort, limit, offset }), ...counted };
  return { rows: await fromEnd(limit, total - offset - limit), ...counted };
}

/** Every row of a list, or the lines made of them, as a declared answer that is a CSV file; throws `unprocessable` when there are too many. */
export async function answerCsv<Row extends object>(
  db: Db,
  listing: Listing<Row>,
  { sort }: Pick<Query, 'sort'>,
  linesOf: (rows: Row[]) => object[] | Promise<object[]> = (rows) => rows,
) {
  const rows = await readRows(db, listing, { sort, limit: exportRowsMax + 1, offset: 0 });
  if (rows.length > exportRowsMax)
    throw new AppError(
      'unprocessable',
      `More than ${exportRowsMax.toLocaleString('en-IN')} rows. Narrow the list first.`,
    );
  const body = writeCsv(await linesOf(rows), { header: true });
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="list.csv"',
  };
  return { status: 200 as const, body, headers, rows: rows.length };
}

/** A time as the wire has it: ISO 8601 in UTC. */
export const isoTime = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Paise of a column as rupees. */
export const rupeesOf = (column: string) => sql<number>`(${sql.ref(column)} / 100.0)::float8`;

/** Whether a lower-cased text holds what was typed; nothing typed asks nothing. */
export const holds = (text: RawBuilder<unknown>, typed: string): RawBuilder<SqlBool> | undefined =>
  typed === ''
    ? undefined
    : sql<SqlBool>`${text} like ${`%${typed.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;

/** Whether a time lies between two days of the product's zone, both included. */
export const within = (column: string, { from, to }: { from?: string; to?: string }): RawBuilder<SqlBool>[] => [
  ...(from ? [sql<SqlBool>`${sql.ref(column)} >= ${day(from)}`] : []),
  ...(to ? [sql<SqlBool>`${sql.ref(column)} < ${day(to)} + interval '1 day'`] : []),
];

const day = (text: string) => sql`(${realDay(text)}::date::timestamp at time zone ${sql.lit(timeZoneDefault)})`;

/** The instant at which a service day of the product's zone begins; throws `invalid` for a day that the calendar has not. */
export const dayBegins = (day: string): Date => serviceDayStart(realDay(day), timeZoneDefault);

/** The instant at which the service day that runs now began. */
export const todayBegan = (now: Date): Date => dayBegins(serviceDayAt(now, timeZoneDefault));

/** A day that the calendar has; throws `invalid`. */
export function realDay(text: string): string {
  const read = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== text)
    throw new AppError('invalid', 'There is no such day.');
  return text;
}
