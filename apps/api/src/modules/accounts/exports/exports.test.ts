import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { addFavourite } from '@tawa/contract/catalogue/favourites';
import { addFavouriteRestaurant } from '@tawa/contract/catalogue/favourites.restaurants';
import { downloadExport, listExports, requestExport, takeExportTicket } from '@tawa/contract/accounts/exports';
import { dayMs } from '@tawa/domain/common/durations';
import { exportDays } from '@tawa/domain/common/limits';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addDish, addRestaurant } from '#testing/factories.ts';
import { addAddress } from '#modules/ordering/orders/testing/people.ts';
import { forgetExports, tidyExports } from './exports.service.ts';

let world: TestApp;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());

const filesOnDisk = () => readdir(join(world.deps.env.DATA_DIR, 'exports')).catch(() => []);

async function ready(me: TestCaller): Promise<string> {
  const { export_id } = await me.ok(requestExport, {});
  await world.deps.jobs.runDue();
  expect((await me.ok(listExports, {})).exports[0]).toMatchObject({ export_id, state: 'ready' });
  return export_id;
}

const ticketOf = async (me: TestCaller, export_id: string) => {
  const { path } = await me.ok(takeExportTicket, { params: { export_id } });
  return path.slice(path.lastIndexOf('/') + 1);
};
const download = (ticket: string) => world.app.inject(`/api${downloadExport.path.replace(':ticket', ticket)}`);

function unpacked(bytes: Uint8Array) {
  const files = unzipSync(bytes);
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return { json: textOf('data.json'), page: textOf('my-data.html') };
}

test('one file holds everything of its owner, for programs and for people, and nothing of anybody else (exports-1)', async () => {
  const kitchen = await addRestaurant(world.deps);
  const menu_id = await addDish(world.deps, kitchen, { dish_name: 'Palak <Paneer>' });
  const [mine, other] = [await world.addUser({ name: 'Nila Rao' }), await world.addUser({ name: 'Somebody Else' })];
  for (const user of [mine, other]) {
    await world.as(user).ok(addFavourite, { body: { userid: user.userId, menu_id } });
    await world.as(user).ok(addFavouriteRestaurant, { body: { userid: user.userId, restaurant_id: kitchen } });
    await addAddress(world.deps, user.userId);
  }
  const me = world.as(mine);
  const reply = await download(await ticketOf(me, await ready(me)));
  expect(reply.headers['content-type']).toBe('application/zip');
  expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="tawa-my-data-\d{4}-\d\d-\d\d\.zip"$/);
  const { json, page } = unpacked(reply.rawPayload);
  const data: Record<string, unknown> = JSON.parse(json);
  expect(data).toMatchObject({
    profile: [{ user_id: mine.userId, name: 'Nila Rao', email: mine.email }],
    addresses: [{ label: 'Home' }],
    favourites: [{ dish_name: 'Palak <Paneer>' }],
    favourite_restaurants: [{}],
  });
  expect(json).not.toContain('Somebody Else');
  expect(json).not.toContain('password');
  expect(page).toContain('Palak &lt;Paneer&gt;');
});

test('every order is there with its lines, and its bill adds up to the total', async () => {
  const shop = await startTestApp({ isDemo: true });
  try {
    const most = await shop.db
      .selectFrom('orders')
      .select(({ fn }) => ['user_id', fn.countAll<number>().as('count')])
      .groupBy('user_id')
      .orderBy('count', 'desc')
      .executeTakeFirstOrThrow();
    const me = shop.as({ userId: most.user_id, role: 'user' });
    const { export_id } = await me.ok(requestExport, {});
    await shop.deps.jobs.runDue();
    const { path } = await me.ok(takeExportTicket, { params: { export_id } });
    const { json, page } = unpacked((await shop.app.inject(`/api${path}`)).rawPayload);
    const { orders }: { orders: { order_number: string; total: number; bill: { amount: number }[]; lines: [] }[] } =
      JSON.parse(json);
    expect(orders).toHaveLength(most.count);
    for (const { order_number, total, bill, lines } of orders) {
      expect(bill.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(Math.round(total * 100));
      expect(lines.length).toBeGreaterThan(0);
      expect(page).toContain(order_number);
    }
  } finally {
    await shop.close();
  }
});

test('a ticket opens one download within thirty seconds, and only its owner gets one (exports-1)', async () => {
  const [me, other] = [world.as(await world.addUser()), world.as(await world.addUser())];
  const export_id = await ready(me);
  expect((await other.call(takeExportTicket, { params: { export_id } })).status).toBe(404);
  const ticket = await ticketOf(me, export_id);
  const answers = await Promise.all([download(ticket), download(ticket), download(ticket)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
  const late = await ticketOf(me, export_id);
  world.clock.advance(31_000);
  expect((await download(late)).statusCode).toBe(404);
  expect((await download('x'.repeat(43))).statusCode).toBe(404);
});

test('one file is made at a time, and a mail tells when it is ready (exports-1)', async () => {
  const user = await world.addUser();
  const me = world.as(user);
  await me.ok(listExports, {});
  const asked = await Promise.all(Array.from({ length: 10 }, () => me.call(requestExport, {})));
  expect(asked.filter(({ status }) => status === 202)).toHaveLength(1);
  expect(asked.filter(({ status }) => status === 409)).toHaveLength(9);
  const letter = (await world.letters()).find(({ to }) => to === user.email);
  expect(letter?.subject).toBe('Your data is ready');
  expect((await me.call(requestExport, {})).status).toBe(202);
});

test('what a crash left running stands in nobody’s way after a quarter of an hour', async () => {
  const me = world.as(await world.addUser());
  await me.ok(requestExport, {});
  expect((await me.call(requestExport, {})).status).toBe(409);
  world.clock.advance(16 * 60_000);
  expect((await me.call(requestExport, {})).status).toBe(202);
  expect((await me.ok(listExports, {})).exports.map(({ state }) => state)).toEqual(['running', 'failed']);
});

test('the file goes after seven days (exports-1)', async () => {
  const user = await world.addUser();
  const export_id = await ready(world.as(user));
  const before = (await filesOnDisk()).length;
  world.clock.advance(exportDays * dayMs + 1000);
  const me = world.as(user);
  expect((await me.call(takeExportTicket, { params: { export_id } })).status).toBe(404);
  await tidyExports(world.deps);
  expect(await me.ok(listExports, {})).toEqual({ exports: [] });
  expect((await filesOnDisk()).length).toBeLessThan(before);
});

test('the files of an account go with it', async () => {
  const user = await world.addUser();
  await ready(world.as(user));
  const before = await filesOnDisk();
  await world.db.transaction().execute((tx) => forgetExports(tx, user.userId));
  await world.deps.jobs.runDue();
  expect(await filesOnDisk()).toHaveLength(before.length - 1);
});
