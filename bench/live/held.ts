import pg from 'pg';

async function begin(url: string, statement: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('begin');
  await client.query(statement);
  return client;
}

const beside = 'beside';

/** Holds two transactions open that have written, one in the database of the house and one in another of its server, as an import or
 * the build of an index does; answers how to end them. */
export async function holdWriters(url: string): Promise<() => Promise<void>> {
  const admin = new pg.Client(url);
  await admin.connect();
  const { rows } = await admin.query('select from pg_database where datname = $1', [beside]);
  if (rows.length === 0) await admin.query(`create database ${beside}`);
  await admin.end();
  const other = new URL(url);
  other.pathname = `/${beside}`;
  const clients = [
    await begin(url, `insert into live_events (audience, kind, payload) values ('user:0', 'kitchen', '{}')`),
    await begin(other.href, 'create table held (held_id bigint)'),
  ];
  return async () => {
    for (const client of clients) {
      await client.query('rollback');
      await client.end();
    }
  };
}
