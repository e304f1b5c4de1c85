import pg from 'pg';

/** What a refused call may write all the same, and why. */
export const mayChange: ReadonlyMap<string, string> = new Map([
  ['rate_limits', 'a try counts, whatever became of it'],
  ['funnel_days', 'steps are written a second after the visit that they count'],
]);

/** What a refusal of one call may write, and why. */
export const mayChangeBy: ReadonlyMap<string, string> = new Map([
  ...['codes/login', 'codes/password', 'mobile/proof'].map((path): [string, string] => [
    `POST /users/${path} update login_codes`,
    'a try counts before it is judged',
  ]),
  ['POST /orders insert quotes', 'who cannot have the old bill is given the new one to accept'],
]);

const install = `
create schema fuzz;
create table fuzz.changes (change_id bigint generated always as identity primary key, relation text, op text);
create function fuzz.note() returns trigger language plpgsql as $$
begin
  -- A partition counts to its table.
  insert into fuzz.changes (relation, op)
    select coalesce((select inhparent::regclass::text from pg_inherits where inhrelid = tg_relid), tg_table_name), tg_op;
  return null;
end $$;
do $$
declare t record;
begin
  for t in select relnamespace::regnamespace::text s, relname n from pg_class
    where relkind = 'r' and (relnamespace = 'public'::regnamespace or oid = to_regclass('graphile_worker._private_jobs')) loop
    execute format('create trigger zz_fuzz_write after insert or delete on %I.%I for each row execute function fuzz.note()', t.s, t.n);
    execute format('create trigger zz_fuzz_change after update on %I.%I for each row when (old *<> new) execute function fuzz.note()', t.s, t.n);
  end loop;
end $$`;

/** Writes down, in the database, each row that changes from now on; a change that is rolled back was none. */
export async function openJournal(url: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(install);
  let lastId = 0;
  return {
    /** The rows that changed since it was asked last, as 'update orders', but for what may change. */
    async read(): Promise<string[]> {
      const { rows } = await client.query<{ relation: string; op: string; last: string }>({
        name: 'changes',
        text: 'select relation, lower(op) as op, max(change_id) as last from fuzz.changes where change_id > $1 group by 1, 2',
        values: [lastId],
      });
      for (const { last } of rows) lastId = Math.max(lastId, Number(last));
      return rows.flatMap(({ relation, op }) => (mayChange.has(relation) ? [] : [`${op} ${relation}`]));
    },
    query: (text: string, values: unknown[] = []) => client.query<Record<string, unknown>>(text, values),
    close: () => client.end(),
  };
}

export type Journal = Awaited<ReturnType<typeof openJournal>>;
