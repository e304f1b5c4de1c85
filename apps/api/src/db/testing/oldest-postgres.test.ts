import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { refuseViolations } from '#testing/invariants.ts';
import { addCustomer, addDish, addKitchen, putInCart } from '#modules/ordering/orders/testing/people.ts';
import { openWorld, shopper, type World } from '#modules/ordering/orders/testing/world.ts';
import { templateName } from '#testing/template.ts';
import { ensureDatabase, withDatabase } from '../databases.ts';
import { migrate } from '../migrate.ts';
import { hasOldestPostgres, startOldestPostgres } from './oldest-postgres.ts';

// What `pg_get_…` writes differs a little between versions, so what there is is compared by name and type.
const things = {
  columns: `select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '')
    as thing from information_schema.columns where table_schema = 'public'`,
  constraints: `select conrelid::regclass || ' ' || conname as thing from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n'`,
  indexes: `select indexname || ' ' || tablename as thing from pg_indexes where schemaname = 'public'`,
  triggers: `select tgrelid::regclass || ' ' || tgname as thing from pg_trigger where not tgisinternal`,
  functions: `select p.oid::regprocedure::text as thing from pg_proc p left join pg_depend d on d.objid = p.oid and d.deptype = 'e'
    where pronamespace = 'public'::regnamespace and d.objid is null`,
};

async function listThings(url: string, sql: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<{ thing: string }>(sql)).rows.map(({ thing }) => thing).toSorted();
  } finally {
    await client.end();
  }
}

describe.skipIf(!hasOldestPostgres())('the oldest PostgreSQL that the product runs on', () => {
  let server: Awaited<ReturnType<typeof startOldestPostgres>>;
  let url: string;
  let world: World;

  beforeAll(async () => {
    server = await startOldestPostgres();
    url = await ensureDatabase(server.url, 'tawa');
    await migrate({ url });
    world = await openWorld(url, {}, 0);
  });
  afterAll(async () => {
    await world.close();
    await server.stop();
  });

  test.each(Object.entries(things))('has the same %s after all migrations (migrations-6)', async (_, sql) => {
    const newest = withDatabase(inject('serverUrl'), templateName);
    expect(await listThings(url, sql)).toEqual(await listThings(newest, sql));
  });

  test('takes orders, and its books are right (migrations-6)', async () => {
    const kitchen = await addKitchen(world.deps);
    const menu_id = await addDish(world.deps, kitchen, { daily_stock: 3 });
    const order = async () => {
      const customer = await addCustomer(world.deps);
      await putInCart(world.deps, customer, menu_id);
      const { body: quote } = await shopper(world).quote(customer);
      return (await shopper(world).place(customer, quote)).status;
    };
    const answers = await Promise.all(Array.from({ length: 8 }, order));
    expect(answers.toSorted((a, b) => a - b)).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
    await refuseViolations(world.deps.db);
  });
});
