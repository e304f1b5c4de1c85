import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { refuseViolations } from '#testing/invariants.ts';
import { findPgbouncer, startPgbouncer, type Pooler } from '#testing/pgbouncer.ts';
import { addCustomer, addDish, addKitchen, putInCart } from '../testing/people.ts';
import { openWorld, shopper, type TestKitchen, type World } from '../testing/world.ts';

const soon = { timeout: 5000, interval: 20 };

// `npm test` installs pgbouncer where it can.
describe.skipIf(!findPgbouncer())('two processes behind pgbouncer, which has five connections for both', () => {
  let pooler: Pooler;
  let worlds: [World, World];
  let kitchen: TestKitchen;

  beforeAll(async () => {
    pooler = await startPgbouncer(inject('serverUrl'));
    const first = await openWorld(undefined, {}, pooler.port);
    worlds = [first, await openWorld(first.url, {}, pooler.port)];
    kitchen = await addKitchen(first.deps);
  });
  afterAll(async () => {
    for (const world of worlds.toReversed()) await world.close();
    await pooler.stop();
  });

  const worldOf = (index: number) => worlds[index % 2 === 0 ? 0 : 1];
  const order = async (index: number, menu_id: number) => {
    const shop = shopper(worldOf(index));
    const customer = await addCustomer(worldOf(index).deps);
    await putInCart(worldOf(index).deps, customer, menu_id);
    const { body: quote } = await shop.quote(customer);
    const { status, body } = await shopper(worldOf(index + 1)).place(customer, quote);
    return { status, order_number: String(body.order_number) };
  };
  const menuAt = async (world: World): Promise<string> => {
    const { body } = await world.app.inject({ url: `/api/menu/getmenubyrestaurantid/${kitchen.restaurant_id}` });
    return body;
  };
  const listen = async (world: World) => {
    const origin = await world.app.listen({ port: 0, host: '127.0.0.1' });
    const controller = new AbortController();
    const headers = { authorization: `Bearer ${kitchen.owner.token}` };
    const response = await fetch(`${origin}/api/events`, { headers, signal: controller.signal });
    let heard = '';
    const read = async () => {
      for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) heard += part;
    };
    void read().catch(() => undefined);
    return { heard: () => heard, close: () => controller.abort() };
  };

  test('60 orders at once are placed, three portions are sold three times, and the kitchen hears of each (pooler-1)', async () => {
    const [plenty, three] = [
      await addDish(worlds[0].deps, kitchen),
      await addDish(worlds[0].deps, kitchen, { daily_stock: 3 }),
    ];
    const page = await listen(worlds[1]);
    const placed = await Promise.all(Array.from({ length: 60 }, (_order, index) => order(index, plenty)));
    expect(placed.map(({ status }) => status)).toEqual(placed.map(() => 201));
    const rest = await Promise.all(Array.from({ length: 12 }, (_order, index) => order(index, three)));
    expect(rest.filter(({ status }) => status === 201)).toHaveLength(3);
    const numbers = [...placed, ...rest].filter(({ status }) => status === 201).map((each) => each.order_number);
    await vi.waitFor(() => expect(numbers.filter((number) => !page.heard().includes(number))).toEqual([]), soon);
    page.close();
    await refuseViolations(worlds[0].deps.db);
  });

  test('an own change is seen with the next call, and soon in the other process (pooler-2)', async () => {
    const menu_id = await addDish(worlds[0].deps, kitchen);
    await vi.waitFor(async () => expect(await menuAt(worlds[1])).toContain(`"menu_id":${menu_id},`), soon);
    for (const state of ['hidden', 'on', 'hidden']) {
      const body = { menu_ids: [menu_id], state };
      const { status } = await worlds[0].call(kitchen.owner, { method: 'PUT', path: '/kitchen/menu/state', body });
      expect(status).toBe(200);
      const isThere = (menu: string) => menu.includes(`"menu_id":${menu_id},`);
      expect(isThere(await menuAt(worlds[0]))).toBe(state === 'on');
      await vi.waitFor(async () => expect(isThere(await menuAt(worlds[1]))).toBe(state === 'on'), soon);
    }
  });

  test('statements, locks and idle transactions end in time, though no connection says so itself (pooler-3)', async () => {
    const { rows } = await sql`select name, setting, unit from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`.execute(
      worlds[0].deps.db,
    );
    expect(rows).toEqual([
      { name: 'idle_in_transaction_session_timeout', setting: '10000', unit: 'ms' },
      { name: 'lock_timeout', setting: '4000', unit: 'ms' },
      { name: 'statement_timeout', setting: '6000', unit: 'ms' },
    ]);
  });

  test('work of the queue is done', async () => {
    const { db, jobs } = worlds[1].deps;
    await sql`select graphile_worker.add_job('platform.forget-counts')`.execute(db);
    await jobs.runDue();
    const { rows } = await sql`select task_identifier, last_error from graphile_worker.jobs`.execute(db);
    expect(rows).toEqual([]);
  });
});
