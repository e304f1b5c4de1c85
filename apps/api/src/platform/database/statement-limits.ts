import { Client, escapeIdentifier, type ClientBase } from 'pg';

/** Of work that a person waits for (ms). */
export const hastyLimits = {
  query_timeout: 7000,
  statement_timeout: 6000,
  lock_timeout: 4000,
  idle_in_transaction_session_timeout: 10_000,
};
/** Of a reading on a replica (ms): the primary must have time left to answer it. */
export const replicaLimits = { ...hastyLimits, query_timeout: 3000, statement_timeout: 2800 };
const patientMs = 600_000;
/** Of work that nobody waits for in a browser (ms). */
export const patientLimits = {
  query_timeout: patientMs,
  statement_timeout: patientMs,
  lock_timeout: patientMs,
  idle_in_transaction_session_timeout: patientMs,
};

const lockKey = 7_461_776_102;
const findKept = `select current_user as role, current_database() as base, coalesce((select setconfig from pg_db_role_setting
  where setrole = current_user::regrole and setdatabase = (select oid from pg_database where datname = current_database())),
  '{}') as kept`;

async function keepMissing(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [lockKey]);
  const { rows } = await client.query<{ role: string; base: string; kept: string[] }>(findKept);
  const { query_timeout: _ofClient, ...ofServer } = hastyLimits;
  for (const { role, base, kept } of rows)
    for (const [name, ms] of Object.entries(ofServer))
      if (!kept.includes(`${name}=${ms}`))
        await client.query(
          `alter role ${escapeIdentifier(role)} in database ${escapeIdentifier(base)} set ${name} = ${ms}`,
        );
}

/** Makes the hasty limits those of our role in this database, for behind a pooler no connection can bring its own. */
export async function keepLimits(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await keepMissing(client);
  } finally {
    await client.end();
  }
}
