import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { findNats } from '#testing/live/nats.ts';
import { makeCertificates, startNatsCluster, type NatsCluster } from '#testing/live/nats-cluster.ts';
import { closePages, openPage } from '#testing/live/page.ts';
import { publish } from '../events.ts';
import { NatsFanOut } from './nats-fan-out.ts';
import { readNatsUrl } from './nats-url.ts';

const soon = { timeout: 8000, interval: 10 };
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe.skipIf(!findNats() || !existsSync('/usr/bin/openssl'))('three NATS servers with TLS', () => {
  let cluster: NatsCluster;
  let worlds: [TestApp, TestApp];
  beforeAll(async () => {
    cluster = await startNatsCluster();
    const env = { NATS_URL: cluster.urlFor('tawa:word', cluster.files) };
    const first = await startTestApp({ env });
    worlds = [first, await startTestApp({ env, databaseUrl: first.databaseUrl })];
  });
  afterAll(async () => {
    closePages();
    for (const world of worlds.toReversed()) await world.close();
    await cluster.close();
  });

  test('each is killed and comes back in a flow of events over two processes: none is lost, none told twice (fan-out-8)', async () => {
    const isWell = () => worlds.every(({ deps }) => deps.fanOut?.isWell());
    const person = await worlds[0].addUser();
    const token = await worlds[0].tokenOf(person);
    const pages = [];
    for (const world of worlds) {
      const base = await world.app.listen({ port: 0, host: '127.0.0.1' });
      pages.push(await openPage({ base, token }));
    }
    for (const page of pages) await vi.waitFor(() => expect(page.heard.length).toBeGreaterThan(0), soon);
    await vi.waitFor(() => expect(isWell()).toBe(true), soon);
    let number = 0;
    const tellSome = async () => {
      for (let count = 0; count < 40; count += 1) {
        number += 1;
        const event = {
          audience: `user:${person.userId}`,
          kind: 'kitchen',
          payload: { restaurant_id: number },
        } as const;
        await publish(worlds[number % 2 === 0 ? 0 : 1].db, event);
        await sleep(10);
      }
    };
    for (const at of [0, 1, 2]) {
      const bringBack = await cluster.kill(at);
      await tellSome();
      // Two of three are enough for both processes, whichever they had.
      await vi.waitFor(() => expect(isWell()).toBe(true), soon);
      await tellSome();
      await bringBack();
    }
    for (const page of pages) await vi.waitFor(() => expect(page.numbers()).toEqual(upTo(number)), soon);
  }, 60_000);

  test('who has no certificate, another authority or the wrong word is not let in (fan-out-8)', async () => {
    const { files } = cluster;
    const other = makeCertificates(cluster.folder, 'other');
    const addresses = [
      cluster.urlFor('tawa:word', { ca: files.ca }),
      cluster.urlFor('tawa:word', { ...files, ca: other.ca }),
      cluster.urlFor('tawa:word', { ...other, ca: files.ca }),
      cluster.urlFor('tawa:other', files),
      cluster.urlFor('tawa:word', files),
    ];
    const wellness = [];
    for (const text of addresses) {
      const address = readNatsUrl(text);
      if (!address) throw new Error(`Not an address: ${text}`);
      const fanOut = new NatsFanOut({ address, database: 'house', log: { info: () => {}, warn: () => {} } });
      await fanOut.start();
      wellness.push(fanOut.isWell());
      await fanOut.stop();
    }
    expect(wellness).toEqual([false, false, false, false, true]);
  }, 30_000);
});
