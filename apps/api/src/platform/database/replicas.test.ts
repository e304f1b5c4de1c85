import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { login } from '@tawa/contract/accounts/auth';
import { listNotifications } from '@tawa/contract/accounts/notifications';
import { listFaqs } from '@tawa/contract/content/faqs';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { checkReplicas } from '#cli/doctor/replicas.ts';
import { ensureDatabase } from '#db/databases.ts';
import { migrate } from '#db/migrate.ts';
import { startReplicated, type Replicated } from '#db/testing/replica.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';

let house: Replicated;
let databaseUrl: string;
const worlds: TestApp[] = [];
const closed: Server[] = [];

async function open(...readFrom: string[]): Promise<TestApp> {
  const env = { DATABASE_URL: databaseUrl, DATABASE_READ_URL: readFrom.join(','), DATABASE_POOL: '3' };
  const world = await startTestApp({ databaseUrl, poolerPort: 0, env });
  worlds.push(world);
  return world;
}

beforeAll(async () => {
  house = await startReplicated();
  databaseUrl = await ensureDatabase(house.primary.url, 'house');
  await migrate({ url: databaseUrl });
});
afterEach(async () => {
  await house.hold(false);
  for (const world of worlds.splice(0)) await world.close();
  for (const server of closed.splice(0)) server.close();
});
afterAll(() => house.close());

let asked = 0;
async function ask({ db }: TestApp): Promise<number> {
  asked += 1;
  const { faq_id } = await db
    .insertInto('faqs')
    .values({ question: `Question ${asked}`, answer: 'Yes.', type: 'customer' })
    .returning('faq_id')
    .executeTakeFirstOrThrow();
  return faq_id;
}
const idsOf = async (world: TestApp) => (await world.guest.ok(listFaqs, {})).map(({ faq_id }) => faq_id);
async function expectSeen(world: TestApp): Promise<void> {
  const faqId = await ask(world);
  expect(await idsOf(world)).toContain(faqId);
}

/** A machine with other work may be behind for a while: goes on until the replica has answered so often. */
async function untilRead({ deps }: TestApp, times: number, act: () => Promise<void>): Promise<void> {
  for (const end = Date.now() + 20_000; deps.replicas.counts.replica < times && Date.now() < end;) await act();
}

vi.setConfig({ testTimeout: 30_000 });

test('what was written a moment ago is read on a replica, and stays right where it is kept (replicas-1)', async () => {
  const here = await open(house.onReplica(databaseUrl));
  await untilRead(here, 20, () => expectSeen(here));
  expect(here.deps.replicas.counts.replica).toBe(20);
});

test('another process reads it as soon as it hears of it, though the replica is behind by then (replicas-1)', async () => {
  const [here, there] = [await open(), await open(house.onReplica(databaseUrl))];
  await idsOf(there);
  for (let round = 0; round < 10; round += 1) {
    await house.hold(round % 2 === 0);
    const faqId = await ask(here);
    await vi.waitFor(async () => expect(await idsOf(there)).toContain(faqId), { timeout: 1000, interval: 5 });
  }
});

test('what one person wrote is in the list of it, wherever it is read (replicas-1)', async () => {
  const here = await open(house.onReplica(databaseUrl));
  const user = await here.addUser();
  const list = here.as(user);
  let round = 0;
  await untilRead(here, 10, async () => {
    round += 1;
    await here.db
      .insertInto('notifications')
      .values({ user_id: user.userId, kind: 'order_placed', title: 'Placed', body: 'It is placed.' })
      .execute();
    expect(await list.ok(listNotifications, { query: {} })).toMatchObject({ unread: round });
  });
  expect(here.deps.replicas.counts.replica).toBe(10);
});

test('a replica that is behind is left alone for a moment, and its readings are answered at once (replicas-2)', async () => {
  const here = await open(house.onReplica(databaseUrl));
  await house.hold(true);
  const begun = performance.now();
  for (let round = 0; round < 10; round += 1) await expectSeen(here);
  expect(performance.now() - begun).toBeLessThan(1000);
  expect(here.deps.replicas.counts).toEqual({ replica: 0, primary: 10 });
  await house.hold(false);
  await vi.waitFor(
    async () => {
      await expectSeen(here);
      expect(here.deps.replicas.counts.replica).toBeGreaterThan(0);
    },
    { timeout: 5000, interval: 50 },
  );
});

test('a replica that is not there, or says nothing, costs a moment once and no reading (replicas-2)', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  closed.push(silent);
  await once(silent, 'listening');
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const nowhere = 'postgres://a@127.0.0.1:9/house';
  const here = await open(`postgres://a@127.0.0.1:${port}/house`, nowhere, house.onReplica(databaseUrl));
  await untilRead(here, 20, async () => {
    const begun = performance.now();
    await expectSeen(here);
    expect(performance.now() - begun).toBeLessThan(2000);
  });
  expect(here.deps.replicas.counts.replica).toBe(20);
});

test('a server that does not lead any more is no failure of ours: 503, and the connection goes (replicas-4)', async () => {
  const world = await startTestApp({ databaseUrl: house.onReplica(databaseUrl), poolerPort: 0 });
  worlds.push(world);
  const body = { usernameOrEmail: 'customer@example.com', password: 'Customer@123' };
  expect(await world.guest.call(login, { body })).toMatchObject({ status: 503, body: { code: 'unavailable' } });
});

test('`tawa doctor` says of each replica how far it is, that it is none, or that it does not answer (replicas-3)', async () => {
  const urls = [house.onReplica(databaseUrl), databaseUrl, 'postgres://a@127.0.0.1:9/house'];
  const [first, second, third] = await checkReplicas(urls, databaseUrl);
  expect(first).toMatchObject({ state: 'ok', says: expect.stringMatching(/follows, 0\.\d MB behind/) });
  expect(second).toMatchObject({ state: 'warn', says: expect.stringContaining('is no replica') });
  expect(third).toMatchObject({ state: 'warn', says: expect.stringContaining('127.0.0.1:9 does not answer') });
});

async function killReadings(): Promise<void> {
  const client = new Client({ connectionString: house.replica.url });
  client.on('error', () => {});
  await client.connect();
  await client.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tawa'");
  await client.end();
}

test('a reading that its replica breaks off is answered by the primary (replicas-2)', async () => {
  const here = await open(house.onReplica(databaseUrl));
  await expectSeen(here);
  let isOver = false;
  const killing = (async () => {
    while (!isOver) await killReadings();
  })();
  for (let round = 0; round < 40; round += 1) await expectSeen(here);
  isOver = true;
  await killing;
  expect(here.deps.replicas.counts.primary).toBeGreaterThan(0);
});
