import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { refuseViolations } from '#testing/invariants.ts';
import { lookForSecondPayments } from './settlement.service.ts';
import { openTill, openWorld, type Till, type World } from './testing/till.ts';

let world: World;
let till: Till;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  till = await openTill(world);
});
afterEach(() => refuseViolations(world.deps.db));

const minute = 60_000;

async function paidTwice(): Promise<string> {
  const number = await till.place();
  const session = await till.open(number);
  await till.act(session, 'pay');
  await till.act(session, 'pay', { copies: 0 });
  // Left unanswered, it would end in the meantime and its money go back for that.
  await till.move(till.kitchen.owner, number, 'accepted', { prep_minutes: 20 });
  return number;
}

async function lookAfter(minutes: number): Promise<void> {
  world.clock.advance(minutes * minute);
  await lookForSecondPayments(world.deps);
  await world.deps.jobs.runDue();
}

test('an order that was paid twice without a word of it is found when the time to pay is over, and the second payment goes back (payments-7)', async () => {
  const number = await paidTwice();
  await lookAfter(10);
  expect(await till.refunds(number)).toEqual([]);
  await lookAfter(6);
  expect(await till.refunds(number)).toMatchObject([{ state: 'processed', reason: 'Paid twice' }]);
  expect(await till.order(number)).toMatchObject({ status: 'accepted', refunded_total: 0 });
});

test('it goes back once, however often it is looked at (payments-7)', async () => {
  const number = await paidTwice();
  for (const wait of [16, 20, 45]) await lookAfter(wait);
  expect(await till.refunds(number)).toHaveLength(1);
});

test('a paid order is looked at less and less often, and not after a day (payments-7)', async () => {
  const number = await till.place();
  await till.act(await till.open(number), 'pay');
  const lookedAt: number[] = [];
  for (let minutes = 5; minutes <= 26 * 60; minutes += 5) {
    const before = (await till.payment(number)).checked_at?.getTime();
    await lookAfter(5);
    if ((await till.payment(number)).checked_at?.getTime() !== before) lookedAt.push(minutes);
  }
  const pauses = lookedAt.map((minutes, index) => minutes - (lookedAt[index - 1] ?? 0));
  expect(lookedAt).toHaveLength(7);
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
});
