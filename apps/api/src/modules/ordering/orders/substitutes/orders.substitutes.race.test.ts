import { shortageAnswerMs } from '@tawa/domain/common/limits';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { refuseViolations } from '#testing/invariants.ts';
import { settleIfUnanswered } from '../moves/orders.shortage.service.ts';
import { addCustomer } from '../testing/people.ts';
import { openWorld, type World } from '../testing/world.ts';
import { type Offering, openOffering } from './testing/offering.ts';

// Two processes on one database: of everything that happens at once, one thing happened.
let world: World;
let second: World;
let at: Offering;
beforeAll(async () => {
  world = await openWorld();
  second = await openWorld(world.url);
});
afterAll(async () => {
  await second.close();
  await world.close();
});
beforeEach(async () => {
  at = await openOffering(world);
});
afterEach(() => refuseViolations(world.deps.db));

const settled = (answers: readonly { status: number }[]) => answers.filter(({ status }) => status === 200).length;

async function offered(change = {}) {
  const number = await at.ordered(change);
  await at.offer(number, [at.menu.chilli, at.menu.kebab, at.menu.masala]);
  const offers = await at.offersOf(number);
  const order_item_id = await at.lineOf(number, 0);
  const path = `/orders/${number}/shortage`;
  const say = (side: World, body: Record<string, unknown>) =>
    side.call(at.customer, { method: 'POST', path, body: { order_item_id, ...body } });
  return { number, offers, say };
}

test('of forty answers at once over two processes exactly one counts (substitutes-6)', async () => {
  const { number, offers, say } = await offered({ payment_method: 'upi' });
  const words = [
    ...offers.map(({ order_substitute_id }) => ({ answer: 'take', order_substitute_id })),
    { answer: 'remove' },
  ];
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => say(index % 2 === 0 ? world : second, words[index % 4] ?? {})),
  );
  expect(settled(answers)).toBe(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const lines = await at.linesOf(number);
  expect(lines[0]).toMatchObject({ fulfilled_quantity: 0, shortage: 'removed' });
  expect(lines.length).toBeLessThanOrEqual(3);
});

test('an answer against the end of the time: one of them settles it (substitutes-6)', async () => {
  for (const body of [{ answer: 'take' }, { answer: 'cancel' }]) {
    const { number, offers, say } = await offered();
    const { order_id } = await at.read(number);
    world.clock.advance(shortageAnswerMs);
    const said = body.answer === 'take' ? { ...body, order_substitute_id: offers[1]?.order_substitute_id } : body;
    await Promise.all([
      settleIfUnanswered(world.deps, order_id),
      say(second, said),
      settleIfUnanswered({ ...second.deps, clock: world.deps.clock }, order_id),
    ]);
    const { status, removed_total } = await at.read(number);
    const taken = (await at.linesOf(number)).length - 2;
    expect(
      [status === 'cancelled', removed_total === 29_296, removed_total === 3150 && taken === 1].filter(Boolean),
    ).toHaveLength(1);
  }
});

test('a kitchen that cancels, or sells the dish out, against an answer: the second reads what was first (substitutes-6)', async () => {
  for (let round = 0; round < 4; round++) {
    const { number, offers, say } = await offered({ payment_method: 'upi' });
    const { version } = await at.read(number);
    const take = { answer: 'take', order_substitute_id: offers[1]?.order_substitute_id };
    const cancel = () =>
      at.shop.move(at.kitchen.owner, { order_number: number, version }, 'cancelled', { reason: 'TOO_BUSY' });
    const [answer, move] = await Promise.all(round % 2 ? [say(second, take), cancel()] : [say(world, take), cancel()]);
    expect([answer.status, move.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    await world.deps.jobs.runDue();
  }
});

test('the last portion of a substitute goes to one of two customers (substitutes-5)', async () => {
  await at.db.updateTable('dishes').set({ daily_stock: 1 }).where('menu_id', '=', at.menu.masala).execute();
  const by = await addCustomer(world.deps);
  const numbers = [await at.ordered(), await at.ordered({}, { by })];
  for (const number of numbers) await at.offer(number, [at.menu.masala]);
  const answers = await Promise.all([at.take(numbers[0] ?? '', 0), at.take(numbers[1] ?? '', 0, by, second)]);
  expect(settled(answers)).toBe(1);
  const stock = at.db.selectFrom('dishes').select('daily_stock').where('menu_id', '=', at.menu.masala);
  expect((await stock.executeTakeFirstOrThrow()).daily_stock).toBe(0);
});
