import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import pg from 'pg';
import { openDatabase } from '../../database.ts';
import type { Db } from '#platform/database/db.ts';
import { parseEnv } from '../../platform/env.ts';
import { messageOf } from '#platform/http/errors.ts';
import { readPage } from '#platform/database/listing.ts';
import type { DB } from '../tables.ts';
import { foundFew, foundKinds } from '@tawa/domain/insight/finding';
import { findRows } from '#modules/insight/finding/finding.store.ts';
import { lists, typed } from './lists.ts';

// Prints how long PostgreSQL works on the office's lists (ms), as a table for docs. It means something on a large database
// only: npm run seed:bench first.

/** What PostgreSQL needs for a statement (ms), the best of three. */
async function timeOf(client: pg.Client, { sql, parameters }: CompiledQuery): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 3; run++) {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>({
      text: `explain (analyze, timing off) ${sql}`,
      values: [...parameters],
    });
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    times.push(Number(/Execution Time: ([\d.]+)/.exec(plan)?.[1] ?? 'NaN'));
    if (process.argv.includes('--plans') && run === 0) process.stdout.write(`${plan}\n`);
  }
  return Math.min(...times);
}

async function print(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // A client that was just let go hears that the database stops.
  pool.on('error', () => undefined);
  const queries: CompiledQuery[] = [];
  const db: Db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void queries.push(query),
  });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  process.stdout.write('| list | asked for | count | rows |\n| --- | --- | ---: | ---: |\n');
  try {
    const all = Object.entries(lists).flatMap(([list, questions]) =>
      Object.entries(questions).map(([name, question]) => ({ list, name, ...question })),
    );
    for (const { list, name, listing, sort, page } of all) {
      queries.length = 0;
      await readPage(db, listing, { sort, page });
      const times = [];
      for (const query of queries) times.push((await timeOf(client, query)).toFixed(1));
      process.stdout.write(`| ${list} | ${name} | ${times.join(' | ')} |\n`);
    }
    for (const [asked, kind] of typed.flatMap((one) => foundKinds.map((of) => [one, of] as const))) {
      queries.length = 0;
      await findRows(db, kind, { asked, now: new Date(), rows: foundFew });
      const times = [];
      for (const query of queries) times.push((await timeOf(client, query)).toFixed(1));
      process.stdout.write(`| Ctrl K, ${kind} | '${asked}' | ${times[0] ?? ''} | ${times[1] ?? '–'} |\n`);
    }
  } finally {
    await client.end();
    await db.destroy();
  }
}

async function main(): Promise<void> {
  const database = await openDatabase(parseEnv(), () => undefined);
  try {
    await print(database.url);
  } finally {
    await database.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
});
