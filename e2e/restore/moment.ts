import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

interface Contents {
  rows: number;
  /** The sum of the hashes of its rows as text: equal when every row is. */
  hash: string;
}

/** What a database holds: each table that outlives a crash, and each account of the ledger. */
export interface Picture {
  tables: ReadonlyMap<string, Contents>;
  /** In paise. */
  accounts: ReadonlyMap<string, string>;
}

const lastingTables = `select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname not in ('pg_catalog', 'information_schema') order by 1`;

async function describe(client: pg.Client): Promise<Picture> {
  const tables = new Map<string, Contents>();
  for (const { name } of (await client.query<{ name: string }>(lastingTables)).rows) {
    const { rows } = await client.query<Contents>(
      `select count(*)::int as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as hash from ${name} t`,
    );
    for (const found of rows) tables.set(name, found);
  }
  const { rows } = await client.query<{ account: string; sum: string }>(
    'select account, sum(amount)::text as sum from ledger_entries group by 1',
  );
  return { tables, accounts: new Map(rows.map(({ account, sum }) => [account, sum])) };
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  // A server that stops may say so to a connection that is just ending.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export const pictureOf = (url: string): Promise<Picture> => withClient(url, describe);

const ordersThere = 'select order_number from orders where order_number = any($1)';

/** Which of these orders a database has. */
export const findOrders = (url: string, numbers: readonly string[]): Promise<ReadonlySet<string>> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ order_number: string }>(ordersThere, [numbers]);
    return new Set(rows.map(({ order_number }) => order_number));
  });

const position = 'select pg_current_wal_insert_lsn()::text as at';
// A snapshot does not tell of the newest writer; the lock that each holds on its own number does.
const writers = `select count(*)::int as open from pg_locks where locktype = 'transactionid'`;
// A restore is told milliseconds, and what was committed in the same one would be on either side of it.
const nextMillisecond = `select date_trunc('milliseconds', clock_timestamp()) + interval '1 ms' as at`;
const tries = 10_000;

/** A snapshot of exactly what was committed by a moment, if nobody writes from before it to after it; its transaction stays open. */
async function tryMoment(client: pg.Client): Promise<Date | undefined> {
  const positionNow = async () => (await client.query<{ at: string }>(position)).rows[0]?.at;
  const before = await positionNow();
  if ((await client.query<{ open: number }>(writers)).rows[0]?.open !== 0) return undefined;
  await client.query('begin isolation level repeatable read read only');
  const [moment] = (await client.query<{ at: Date }>(nextMillisecond)).rows;
  await client.query('select pg_sleep(0.002)');
  if ((await positionNow()) === before) return moment?.at;
  await client.query('rollback');
  return undefined;
}

/** Waits for a moment between two writing transactions, and answers it with what the database held then; holds nobody up. */
export const noteMoment = (url: string): Promise<{ at: Date; picture: Picture; tries: number }> =>
  withClient(url, async (client) => {
    for (let tried = 1; tried <= tries; tried += 1) {
      const at = await tryMoment(client);
      if (at) return { at, picture: await describe(client), tries: tried };
      await sleep(Math.random() * 5);
    }
    throw new Error(`In ${tries} tries somebody wrote each time.`);
  });

/** What differs between two pictures, a sentence for each table and account. */
export function compare(before: Picture, after: Picture): string[] {
  const broken: string[] = [];
  for (const name of new Set([...before.tables.keys(), ...after.tables.keys()])) {
    const [was, is] = [before.tables.get(name), after.tables.get(name)];
    if (was?.rows !== is?.rows) broken.push(`${name} had ${was?.rows} rows and has ${is?.rows}`);
    else if (was?.hash !== is?.hash) broken.push(`${name} has as many rows as it had, and not the same ones`);
  }
  for (const account of new Set([...before.accounts.keys(), ...after.accounts.keys()])) {
    const [was, is] = [before.accounts.get(account), after.accounts.get(account)];
    if (was !== is) broken.push(`the ledger's ${account} came to ${was} and comes to ${is}`);
  }
  return broken;
}

export const rowsOf = ({ tables }: Picture): number => [...tables.values()].reduce((sum, { rows }) => sum + rows, 0);
