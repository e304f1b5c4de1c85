import { sql } from 'kysely';
import { seedDemo } from '@tawa/demo/world/demo';
import { startTestApp } from '../app.ts';
import { openJournal } from './journal.ts';
import { openRawLine } from './line.ts';
import { openPool } from './pool.ts';
import { openRoles, type Who } from './roles.ts';

/** What calls may do to those who call, and to everybody at once: it is put back, so that the next calls still mean something. */
const keptTables = ['users', 'sessions', 'staff', 'restaurants'] as const;

interface Input {
  /** A database with the demo world in it, or an empty one; of its own unless one is given. */
  databaseUrl?: string;
  port?: number;
  /** What the server says of itself. */
  log?: string;
}

/** The demo world behind a server on this machine, with one caller of every kind and a journal of each row that changes. */
export async function openFuzzWorld({ databaseUrl, port = 0, log = 'fatal' }: Input = {}) {
  const app = await startTestApp({
    ...(databaseUrl && { databaseUrl }),
    // Whoever asks is calm, and works in the same process: what is late here is late by the fuzz itself.
    env: { RATE_LIMIT_FACTOR: '1000000', LATENESS_MAX_MS: '60000', LOG_LEVEL: log },
  });
  const { rows } = await sql<{ is_empty: boolean }>`select not exists (select from users) as is_empty`.execute(app.db);
  if (rows[0]?.is_empty) await seedDemo(app.deps, undefined, 2);
  const whos = await openRoles(app);
  await app.app.listen({ port, host: '127.0.0.1' });
  const [bound = 0] = app.app.addresses().flatMap((one) => (typeof one === 'string' ? [] : [one.port]));
  const journal = await openJournal(app.databaseUrl);
  const pool = await openPool(journal);
  const putBack = await keepPeople(journal.query, whos);
  const line = openRawLine(bound);
  return {
    app,
    whos,
    pool,
    line,
    journal,
    origin: `http://127.0.0.1:${bound}`,
    async putBack() {
      await putBack();
      await journal.read();
    },
    async close() {
      line.close();
      await journal.close();
      await app.close();
    },
  };
}

export type FuzzWorld = Awaited<ReturnType<typeof openFuzzWorld>>;

type Query = Awaited<ReturnType<typeof openJournal>>['query'];

/** Keeps the rows of those who call; the answer puts them back as they were, and opens the site again. */
async function keepPeople(query: Query, whos: readonly Who[]): Promise<() => Promise<void>> {
  const users = whos.flatMap(({ userId }) => (userId === null ? [] : [userId]));
  const statements: string[] = [];
  for (const table of keptTables) {
    const column = table === 'restaurants' ? 'owner_id' : 'user_id';
    await query(`create table fuzz.${table} as select * from public.${table} where ${column} = any($1)`, [users]);
    const columns = await query(
      `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    );
    const names = columns.rows.map(({ name }) => `"${String(name)}"`);
    const key = table === 'sessions' ? 'session_id' : `${table.replace(/s$/, '')}_id`;
    const list = names.join(', ');
    const fresh = names
      .filter((name) => name !== `"${key}"`)
      .map((name) => `${name} = excluded.${name}`)
      .join(', ');
    statements.push(
      `insert into public.${table} (${list}) overriding system value select ${list} from fuzz.${table} on conflict (${key}) do update set ${fresh}`,
    );
  }
  const [last] = (await query('select coalesce(max(setting_id), 0) as id from settings')).rows;
  return async () => {
    await query('set session_replication_role = replica');
    for (const statement of statements) await query(statement);
    await query('delete from settings where setting_id > $1', [last?.id ?? 0]);
    await query('set session_replication_role = origin');
    await query(`select announce_topic('settings')`);
    await query('delete from provider_keys');
  };
}
