import { randomUUID } from 'node:crypto';
import {
  claimSlip,
  noteSlipPrinted,
  type PrintSlip,
  releaseSlip,
  savePrintingDevice,
} from '@tawa/contract/ordering/orders.printing';
import { printerDeadMs } from '@tawa/domain/ordering/printing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer, addDish, addKitchen, putInCart } from '../testing/people.ts';
import { noon, openWorld, shopper, type TestKitchen, type World } from '../testing/world.ts';

// Two processes over one database; each device talks to one of them.
let one: World;
let two: World;

beforeAll(async () => {
  one = await openWorld();
  two = await openWorld(one.url);
});
afterAll(async () => {
  await two.close();
  await one.close();
});

interface Paper {
  slip_id: number;
  marked: boolean;
}
type Crash = 'none' | 'before paper' | 'after paper' | 'word lost';

/** A screen on a device: what it claims it prints, unless it crashes; what it keeps in its own notes outlives a crash. */
class Screen {
  readonly id = randomUUID();
  note: { slip: PrintSlip; isSent: boolean } | null = null;
  readonly caller: ReturnType<World['callerOf']>;
  readonly papers: Paper[];
  constructor(caller: ReturnType<World['callerOf']>, papers: Paper[]) {
    this.caller = caller;
    this.papers = papers;
  }

  async beat(): Promise<PrintSlip[]> {
    const body = { device_id: this.id, device_name: 'Screen', prints: true };
    return (await this.caller.ok(savePrintingDevice, { body })).waiting;
  }

  say({ slip_id, claim }: PrintSlip) {
    const body = { device_id: this.id, claim, printer_name: 'Kitchen' };
    return this.caller.ok(noteSlipPrinted, { params: { slip_id }, body });
  }

  /** What a screen does first when it is opened again. */
  async settle(): Promise<void> {
    if (!this.note) return;
    const { slip, isSent } = this.note;
    const body = { device_id: this.id, claim: slip.claim };
    if (isSent) await this.say(slip);
    else await this.caller.ok(releaseSlip, { params: { slip_id: slip.slip_id }, body });
    this.note = null;
  }

  async print(seen: PrintSlip, crash: Crash): Promise<'printed' | 'refused' | 'crashed'> {
    const { slip_id, claim } = seen;
    const answer = await this.caller.call(claimSlip, { params: { slip_id }, body: { device_id: this.id, claim } });
    if (answer.status !== 200) return 'refused';
    this.note = { slip: answer.body, isSent: false };
    if (crash === 'before paper') return 'crashed';
    this.papers.push({ slip_id, marked: answer.body.in_doubt });
    this.note = { slip: answer.body, isSent: true };
    if (crash === 'after paper') return 'crashed';
    await this.say(answer.body);
    if (crash === 'word lost') return 'crashed';
    this.note = null;
    return 'printed';
  }

  /** Prints what is free until nothing is; a crash ends it. */
  async work(crashes: Crash[]): Promise<void> {
    await this.settle();
    for (const seen of await this.beat()) {
      if (!seen.is_free) continue;
      if ((await this.print(seen, crashes.shift() ?? 'none')) === 'crashed') return;
    }
  }
}

const waitingOf = async (kitchen: TestKitchen) =>
  (
    await one.deps.db
      .selectFrom('slips')
      .select('slip_id')
      .where('restaurant_id', '=', kitchen.restaurant_id)
      .where('printed_at', 'is', null)
      .execute()
  ).length;

async function openKitchen(orders: number) {
  for (const world of [one, two]) world.clock.set(noon);
  const kitchen = await addKitchen(one.deps);
  const papers: Paper[] = [];
  const screens = [one, two].map((world) => new Screen(world.callerOf(kitchen.owner), papers));
  for (const screen of screens) await screen.beat();
  const dish = await addDish(one.deps, kitchen);
  await one.deps.db
    .updateTable('restaurants')
    .set({ auto_accept: true })
    .where('restaurant_id', '=', kitchen.restaurant_id)
    .execute();
  const shop = shopper(one);
  for (let count = 0; count < orders; count += 1) {
    const customer = await addCustomer(one.deps);
    await putInCart(one.deps, customer, dish);
    const { body } = await shop.quote(customer);
    expect((await shop.place(customer, body)).status).toBe(201);
  }
  return { kitchen, papers, screens };
}

test('two screens and thirty slips at once over two processes: each is printed once, and none is marked (printing-3)', async () => {
  const { kitchen, papers, screens } = await openKitchen(30);
  // Each screen works with four hands, as if as many tabs were open.
  await Promise.all(screens.flatMap((screen) => Array.from({ length: 4 }, () => screen.work([]))));
  expect(new Set(papers.map(({ slip_id }) => slip_id)).size).toBe(30);
  expect(papers).toHaveLength(30);
  expect(papers.every(({ marked }) => !marked)).toBe(true);
  expect(await waitingOf(kitchen)).toBe(0);
});

test('whatever crashes between claim and word, each slip comes out once unmarked at most, and every one comes out (printing-3, printing-4)', async () => {
  const crash = fc.constantFrom<Crash>('none', 'none', 'before paper', 'after paper', 'word lost');
  const story = fc.array(fc.record({ crashes: fc.tuple(fc.array(crash), fc.array(crash)), forgets: fc.boolean() }), {
    minLength: 2,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(story, async (shifts) => {
      const { kitchen, papers, screens } = await openKitchen(6);
      for (const { crashes, forgets } of shifts) {
        await Promise.all(screens.map((screen, at) => screen.work([...(crashes[at] ?? [])])));
        // A device that lost its notes with its life.
        if (forgets && screens[0]) screens[0].note = null;
        for (const world of [one, two])
          world.clock.set(
            new Date(world.clock.now().getTime() + (forgets ? printerDeadMs + 1000 : 1000)).toISOString(),
          );
      }
      for (const world of [one, two])
        world.clock.set(new Date(world.clock.now().getTime() + 2 * printerDeadMs).toISOString());
      for (const screen of screens) await screen.settle();
      // What a device left behind, of which it has no note, is its own to take again.
      for (const screen of screens) {
        for (const seen of await screen.beat()) if (seen.claimed_by === screen.id) await screen.print(seen, 'none');
        await screen.work([]);
      }
      const unmarked = papers.filter(({ marked }) => !marked).map(({ slip_id }) => slip_id);
      expect(new Set(unmarked).size).toBe(unmarked.length);
      expect(new Set(papers.map(({ slip_id }) => slip_id)).size).toBe(6);
      expect(await waitingOf(kitchen)).toBe(0);
    }),
    { numRuns: 12 },
  );
});
