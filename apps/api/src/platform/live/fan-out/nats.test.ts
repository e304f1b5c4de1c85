import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { closePages, openPage } from '#testing/live/page.ts';
import { findNats, startNats, type TestNats } from '#testing/live/nats.ts';
import { findFreePort } from '#testing/program.ts';
import type { Log } from '../../log.ts';
import { publish } from '../events.ts';
import { NatsFanOut } from './nats-fan-out.ts';
import { readNatsUrl } from './nats-url.ts';

const soon = { timeout: 8000, interval: 10 };
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

// `npm test` installs NATS where it can.
describe.skipIf(!findNats())('two processes with NATS', () => {
  let port: number;
  let nats: TestNats;
  let worlds: [TestApp, TestApp];
  const bases = new Map<TestApp, string>();

  beforeAll(async () => {
    port = await findFreePort();
    nats = await startNats({ port });
    const first = await startTestApp({ env: { NATS_URL: nats.url } });
    worlds = [first, await startTestApp({ env: { NATS_URL: nats.url }, databaseUrl: first.databaseUrl })];
    for (const world of worlds) bases.set(world, await world.app.listen({ port: 0, host: '127.0.0.1' }));
  });
  afterAll(async () => {
    for (const world of worlds.toReversed()) await world.close();
    await nats.kill();
  });
  afterEach(closePages);

  const addPerson = async () => {
    const user = await worlds[0].addUser();
    return { audience: `user:${user.userId}` as const, token: await worlds[0].tokenOf(user), userId: user.userId };
  };
  type Person = Awaited<ReturnType<typeof addPerson>>;
  const open = async (world: TestApp, { token }: Person, lastEventId?: string) => {
    const page = await openPage({ base: bases.get(world) ?? '', token, lastEventId });
    await vi.waitFor(() => expect(page.heard.length).toBeGreaterThan(0), soon);
    return page;
  };
  const tell = ({ db }: TestApp, { audience }: Person, restaurant_id: number) =>
    publish(db, { audience, kind: 'kitchen', payload: { restaurant_id } });
  /** The people whose events a connection of this house has asked for. */
  const subjects = async () => {
    const name = new URL(worlds[0].databaseUrl).pathname.slice(1);
    return (await nats.subjects()).map((subject) => subject.replace(`tawa.${name}.live.`, ''));
  };
  const areConnected = () => worlds.every(({ deps }) => deps.fanOut?.isWell());
  const connected = () => vi.waitFor(() => expect(areConnected()).toBe(true), soon);

  test('an event of each is heard on the other without waiting for a look, and PostgreSQL announces nothing (fan-out-3)', async () => {
    const [here, there] = [await addPerson(), await addPerson()];
    const pages = [await open(worlds[0], here), await open(worlds[1], there)];
    await connected();
    const announced: string[] = [];
    const other = new pg.Client({ connectionString: worlds[0].databaseUrl });
    await other.connect();
    other.on('notification', ({ channel }) => announced.push(channel));
    await other.query('listen live_placed');
    const begun = performance.now();
    for (const number of upTo(20)) {
      await tell(worlds[1], here, number);
      await tell(worlds[0], there, number);
      await vi.waitFor(() => expect(pages.map((page) => page.numbers().at(-1))).toEqual([number, number]), soon);
    }
    // Whoever only looked every second would have needed ten.
    expect(performance.now() - begun).toBeLessThan(6000);
    await other.end();
    // On a machine that is busy with other tests a confirmation may be late, and then both tell.
    expect(announced.length).toBeLessThan(10);
    expect(pages.map((page) => page.numbers())).toEqual([upTo(20), upTo(20)]);
  });

  test('who comes back to the other process hears what was missed, once, then what is new (fan-out-3)', async () => {
    const person = await addPerson();
    const page = await open(worlds[0], person);
    await tell(worlds[1], person, 1);
    await vi.waitFor(() => expect(page.numbers()).toEqual([1]), soon);
    page.close();
    for (const number of [2, 3]) await tell(worlds[0], person, number);
    const again = await open(worlds[1], person, page.lastId());
    await tell(worlds[0], person, 4);
    await vi.waitFor(() => expect(again.numbers()).toEqual([2, 3, 4]), soon);
  });

  test('a process asks NATS for those of its own streams, until some seconds after the last has closed (fan-out-4)', async () => {
    const [here, there] = [await addPerson(), await addPerson()];
    const pages = [await open(worlds[0], here), await open(worlds[0], here), await open(worlds[1], there)];
    const asked = async () => {
      const all = await subjects();
      return [here, there].map(({ userId }) => all.filter((subject) => subject === `user.${userId}`).length);
    };
    await vi.waitFor(async () => expect(await asked()).toEqual([1, 1]), soon);
    pages[0]?.close();
    await sleep(100);
    expect(await asked()).toEqual([1, 1]);
    pages[1]?.close();
    await vi.waitFor(async () => expect(await asked()).toEqual([0, 1]), { timeout: 16_000, interval: 100 });
    await tell(worlds[0], there, 1);
    await vi.waitFor(() => expect(pages[2]?.numbers()).toEqual([1]), soon);
  }, 30_000);

  test('NATS is killed in a flow of events and comes back: none is lost, none told twice, each within about a second (fan-out-5)', async () => {
    const [here, there] = [await addPerson(), await addPerson()];
    const pages = [await open(worlds[0], here), await open(worlds[1], there)];
    await connected();
    const toldAt: number[] = [];
    const lateMs: number[] = [];
    const watching = setInterval(() => {
      const heard = Math.min(...pages.map((page) => page.numbers().length));
      for (let at = lateMs.length; at < heard; at += 1) lateMs.push(performance.now() - (toldAt[at] ?? 0));
    }, 10);
    const last = 200;
    for (const number of upTo(last)) {
      toldAt.push(performance.now());
      await Promise.all([tell(worlds[1], here, number), tell(worlds[0], there, number)]);
      if (number === 60) await nats.kill();
      if (number === 140) nats = await startNats({ port });
      await sleep(15);
    }
    await vi.waitFor(() => expect(lateMs).toHaveLength(last), soon);
    clearInterval(watching);
    expect(pages.map((page) => page.numbers())).toEqual([upTo(last), upTo(last)]);
    expect(Math.max(...lateMs)).toBeLessThan(4000);
    await connected();
    await vi.waitFor(async () => expect(await subjects()).toContain(`user.${here.userId}`), soon);
  }, 40_000);

  test('NATS that is held and loses what it was told delays an event by a second or so, and none is lost (fan-out-5)', async () => {
    const person = await addPerson();
    const page = await open(worlds[1], person);
    await connected();
    process.kill(nats.pid, 'SIGSTOP');
    for (const number of upTo(20)) {
      await tell(worlds[0], person, number);
      await sleep(100);
    }
    await vi.waitFor(() => expect(page.numbers()).toEqual(upTo(20)), soon);
    expect(worlds[0].deps.fanOut?.isWell()).toBe(false);
    process.kill(nats.pid, 'SIGCONT');
    await connected();
    await tell(worlds[0], person, 21);
    await vi.waitFor(() => expect(page.numbers()).toEqual(upTo(21)), soon);
  }, 20_000);

  test('a process without NATS, as the release before is, hears and is heard (fan-out-5)', async () => {
    const person = await addPerson();
    const plain = await startTestApp({ databaseUrl: worlds[0].databaseUrl });
    bases.set(plain, await plain.app.listen({ port: 0, host: '127.0.0.1' }));
    const pages = [await open(plain, person), await open(worlds[0], person)];
    for (const number of upTo(6)) await tell(number % 2 === 0 ? plain : worlds[1], person, number);
    for (const page of pages) await vi.waitFor(() => expect(page.numbers()).toEqual(upTo(6)), soon);
    await plain.close();
  });

  test('a process that starts before NATS serves, and uses it once it is there (fan-out-5)', async () => {
    const later = await findFreePort();
    const env = { NATS_URL: `nats://127.0.0.1:${later}` };
    const early = await startTestApp({ env, databaseUrl: worlds[0].databaseUrl });
    bases.set(early, await early.app.listen({ port: 0, host: '127.0.0.1' }));
    const person = await addPerson();
    const page = await open(early, person);
    await tell(early, person, 1);
    await vi.waitFor(() => expect(page.numbers()).toEqual([1]), soon);
    expect(early.deps.fanOut?.isWell()).toBe(false);
    const own = await startNats({ port: later });
    await vi.waitFor(async () => expect((await own.subjects()).join()).toContain(`user.${person.userId}`), soon);
    await early.close();
    await own.kill();
  });
});

describe.skipIf(!findNats())('one line to NATS', () => {
  const log = { info: vi.fn<Log['info']>(), warn: vi.fn<Log['warn']>() };
  const fanOutTo = (url: string) => {
    const address = readNatsUrl(url);
    if (!address) throw new Error(`Not an address: ${url}`);
    return new NatsFanOut({ address, database: 'a.strange name', log });
  };
  const said = () => [log.warn.mock.calls.length, log.info.mock.calls.length];
  afterEach(() => vi.clearAllMocks());

  test('the log says once that NATS is away, and once that it is back (fan-out-5)', async () => {
    const port = await findFreePort();
    const fanOut = fanOutTo(`nats://127.0.0.1:${port}`);
    await fanOut.start();
    await sleep(500);
    expect([fanOut.isWell(), ...said()]).toEqual([false, 1, 0]);
    const nats = await startNats({ port });
    await vi.waitFor(() => expect(fanOut.isWell()).toBe(true), soon);
    await nats.kill();
    await vi.waitFor(() => expect([fanOut.isWell(), ...said()]).toEqual([false, 2, 1]), soon);
    await sleep(500);
    expect(said()).toEqual([2, 1]);
    await fanOut.stop();
  });

  test('a name with its password, and subjects that are allowed, are needed; without them PostgreSQL tells (fan-out-6)', async () => {
    const nats = await startNats({ args: ['--user', 'tawa', '--pass', 'word'] });
    const stranger = fanOutTo(nats.url);
    await stranger.start();
    expect([stranger.isWell(), ...said()]).toEqual([false, 1, 0]);
    await stranger.stop();
    const known = fanOutTo(nats.url.replace('//', '//tawa:word@'));
    await known.start();
    expect(known.isWell()).toBe(true);
    known.follow(['restaurant:7']);
    await vi.waitFor(
      async () => expect(await nats.subjects()).toEqual(['tawa.a_strange_name.live.restaurant.7']),
      soon,
    );
    known.unfollow(['restaurant:7']);
    await vi.waitFor(async () => expect(await nats.subjects()).toEqual([]), soon);
    await known.stop();
    await nats.kill();
  });

  test('what cannot be told is not kept: a line of a thousand audiences that is away holds nothing (fan-out-5)', async () => {
    const fanOut = fanOutTo('nats://127.0.0.1:9');
    await fanOut.start();
    for (const last of upTo(1000)) fanOut.tell([{ audience: `user:${last}`, last }]);
    fanOut.follow(upTo(1000).map((id) => `user:${id}`));
    fanOut.unfollow(upTo(1000).map((id) => `user:${id}`));
    await fanOut.stop();
    expect(said()).toEqual([1, 0]);
  });
});
