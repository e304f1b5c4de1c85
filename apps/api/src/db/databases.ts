import pg from 'pg';

const alreadyThere = '42P04';

/** The same server's address with another database. */
export function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Runs one statement for a whole server, such as creating or dropping a database. */
export async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const quoted = (name: string) => pg.escapeIdentifier(name);

/** Creates the database unless it is there, and answers its address. */
export async function ensureDatabase(serverUrl: string, name: string): Promise<string> {
  try {
    await runOnServer(serverUrl, `create database ${quoted(name)}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== alreadyThere) throw error;
  }
  return withDatabase(serverUrl, name);
}

/** Creates a copy of a migrated database, which nobody may be connected to, and answers its address. */
export async function cloneDatabase(serverUrl: string, template: string, name: string): Promise<string> {
  await runOnServer(serverUrl, `create database ${quoted(name)} template ${quoted(template)} strategy file_copy`);
  return withDatabase(serverUrl, name);
}

/** Drops the database, closing whatever is still connected to it. */
export const dropDatabase = (serverUrl: string, name: string): Promise<void> =>
  runOnServer(serverUrl, `drop database if exists ${quoted(name)} with (force)`);
