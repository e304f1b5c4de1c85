import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { startBucket, type TestBucket } from '#testing/bucket.ts';
import { refuseViolations } from '#testing/invariants.ts';
import { findNats, startNats, type TestNats } from '#testing/live/nats.ts';
import { closePages, openPage, type LivePage } from '#testing/live/page.ts';
import { findPgbouncer, startPgbouncer, type Pooler } from '#testing/pgbouncer.ts';
import { findFreePort } from '#testing/program.ts';
import { sendFile } from '#modules/catalogue/menu/testing/kitchens.ts';
import { addCustomer, addDish, addKitchen, putInCart } from '../testing/people.ts';
import { openWorld, shopper, type Person, type TestKitchen, type World } from '../testing/world.ts';

const soon = { timeout: 10_000, interval: 20 };
const orders = 24;

// `npm test` installs pgbouncer and NATS where it can.
describe.skipIf(!findPgbouncer() || !findNats())(
  'two machines: a pooler, NATS and a store of files between them',
  () => {
    let pooler: Pooler;
    let bucket: TestBucket;
    let nats: TestNats;
    let port: number;
    let worlds: [World, World];
    let origins: string[];
    let kitchen: TestKitchen;

    beforeAll(async () => {
      port = await findFreePort();
      [pooler, bucket, nats] = [
        await startPgbouncer(inject('serverUrl')),
        await startBucket(),
        await startNats({ port }),
      ];
      const settings = { NATS_URL: nats.url, FILES_URL: bucket.urlOf('shop'), ...bucket.keys };
      const first = await openWorld(undefined, settings, pooler.port);
      worlds = [first, await openWorld(first.url, settings, pooler.port)];
      origins = await Promise.all(worlds.map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })));
      kitchen = await addKitchen(first.deps);
    });
    afterEach(closePages);
    afterAll(async () => {
      for (const world of worlds.toReversed()) await world.close();
      await nats.kill();
      await bucket.close();
      await pooler.stop();
    });

    const worldOf = (index: number) => worlds[index % 2 === 0 ? 0 : 1];
    const open = (index: number, { token }: Person, lastEventId?: string) =>
      openPage({ base: origins[index % 2] ?? '', token, lastEventId });
    /** What a page was told of orders, each with its version. */
    const told = ({ heard }: LivePage): string[] =>
      heard.flatMap(({ event, data }) => {
        if (event !== 'order') return [];
        const { order_number, version }: { order_number: string; version: number } = JSON.parse(data);
        return [`${order_number} ${version}`];
      });

    const order = async (index: number, menu_id: number) => {
      const customer = await addCustomer(worldOf(index).deps);
      const page = await open(index + 1, customer);
      await putInCart(worldOf(index).deps, customer, menu_id);
      const { body: quote } = await shopper(worldOf(index)).quote(customer);
      const { status, body } = await shopper(worldOf(index + 1)).place(customer, quote);
      expect(status).toBe(201);
      return { order_number: String(body.order_number), version: 1, page };
    };

    test('orders are placed, accepted and heard of on the other machine, once each, also while NATS is killed (fan-out-7)', async () => {
      const menu_id = await addDish(worlds[0].deps, kitchen);
      const boards = [await open(0, kitchen.owner), await open(1, kitchen.owner)];
      const placing = Promise.all(Array.from({ length: orders }, (_order, index) => order(index, menu_id)));
      const placed = await placing;
      const numbers = placed.map(({ order_number }) => order_number);
      await nats.kill();
      const away = boards.pop();
      away?.close();
      const accepted = await Promise.all(
        placed.map((each, index) =>
          shopper(worldOf(index)).move(kitchen.owner, each, 'accepted', { prep_minutes: 20 }),
        ),
      );
      expect(accepted.map(({ status }) => status)).toEqual(numbers.map(() => 200));
      nats = await startNats({ port });
      // The second board comes back to the first machine and is told what it missed.
      const back = await open(0, kitchen.owner, away?.lastId());
      const all = numbers.flatMap((number) => [`${number} 1`, `${number} 2`]).toSorted();
      await vi.waitFor(() => expect(boards.flatMap(told).toSorted()).toEqual(all), soon);
      const second = () => [...(away ? told(away) : []), ...told(back)].toSorted();
      await vi.waitFor(() => expect(second()).toEqual(all), soon);
      for (const { order_number, page } of placed)
        await vi.waitFor(() => expect(told(page)).toEqual([`${order_number} 1`, `${order_number} 2`]), soon);
      await refuseViolations(worlds[0].deps.db);
    }, 60_000);

    test('a picture that one machine took is served by the other with the same bytes (files-2)', async () => {
      const shape = { width: 800, height: 600, channels: 3, background: '#c2470e' } as const;
      const bytes = await sharp({ create: shape }).jpeg().toBuffer();
      const sender = { app: worlds[0].app, tokenOf: async () => kitchen.owner.token };
      const owner = { userId: kitchen.owner.userId, role: 'restaurant' } as const;
      const sent = await sendFile(sender, owner, '/api/pictures?use=dishes', bytes);
      expect(sent.statusCode).toBe(201);
      const { path }: { path: string } = sent.json();
      const url = `/api/${path.replace(/#.*/, '')}`;
      const [here, there] = [await worlds[0].app.inject(url), await worlds[1].app.inject(url)];
      expect([here.statusCode, there.statusCode]).toEqual([200, 200]);
      expect(there.rawPayload.equals(here.rawPayload)).toBe(true);
      expect(bucket.objects.has(`shop/${path.replace(/#.*/, '')}`)).toBe(true);
    });
  },
);
