import * as contract from '@tawa/contract/money/payouts.batches';
import * as desk from '@tawa/contract/money/payouts.office';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestCaller } from '#testing/caller.ts';
import { findViolations, refuseViolations } from '#testing/invariants.ts';
import { openWorld, type World } from '#modules/ordering/orders/testing/world.ts';
import { addOwed, openBank, rupeesOf, ticked, type Owed } from './testing/bank.ts';

let world: World;
let maker: TestCaller;
let owed: Owed[];

const sums = [50_000, 60_050];
const restores: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const restore of restores.splice(0)) await restore();
  await world.deps.db.updateTable('payouts').set({ status: 'draft' }).where('status', '<>', 'paid').execute();
  const bank = await openBank(world);
  maker = world.callerOf(bank.maker);
  owed = await addOwed(world, bank.second, sums);
});

const idOf = (index: number) => owed[index]?.payout_id ?? 0;
const run = () => maker.ok(contract.getRunSums, { query: {} });
const placed = async () => (await run()).sums.reduce((all, { total }) => all + Math.round(total * 100), 0) / 100;
const keptOf = async (payoutId: number) =>
  (
    await sql<{ owed: number; said: number }>`select s.owed, ledger_sum_of_payout(s.payout_id) as said
      from payout_ledger_sums s where s.payout_id = ${payoutId}`.execute(world.deps.db)
  ).rows[0];

test('what is kept of the ledger is its entries’ sum from the first draft on, and the run equals it (payouts-12)', async () => {
  expect(await keptOf(idOf(0))).toEqual({ owed: 50_000, said: 50_000 });
  expect(await run()).toMatchObject({ ledger: rupeesOf(sums) });
  expect(await placed()).toBe(rupeesOf(sums));
  await refuseViolations(world.deps.db);
});

test('of twenty corrections at once each is in the kept sum, once (payouts-12)', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, one) =>
      maker.call(desk.adjustPayout, {
        params: { payout_id: idOf(0) },
        body: { amount: one % 3 === 0 ? -1.25 : 2.5, reason: 'Counted again' },
      }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await keptOf(idOf(0))).toEqual({ owed: 50_000 + 13 * 250 - 7 * 125, said: 50_000 + 13 * 250 - 7 * 125 });
  expect(await placed()).toBe((await run()).ledger);
  await refuseViolations(world.deps.db);
});

test('a statement that says another sum than the ledger is seen in the run, and no file is made (payouts-12, payouts-4)', async () => {
  const put = (net: number) =>
    world.deps.db.updateTable('payouts').set({ net }).where('payout_id', '=', idOf(1)).execute();
  await put(60_051);
  restores.push(() => put(60_050));
  expect((await run()).ledger).toBe(rupeesOf(sums));
  expect(await placed()).toBe(rupeesOf(sums) + 0.01);
  expect(await maker.call(contract.makeBatch, { body: ticked(owed, [50_000, 60_051]) })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('The ledger says another sum') },
  });
});

test('no hand writes another sum, takes a movement out or adds an entry behind it (payouts-12)', async () => {
  const { db } = world.deps;
  const [movement] = (
    await sql<{
      id: number;
    }>`select ledger_transaction_id as id from payout_transactions where payout_id = ${idOf(0)}`.execute(db)
  ).rows;
  const id = movement?.id ?? 0;
  const tries = [
    sql`update payout_ledger_sums set owed = owed + 1 where payout_id = ${idOf(0)}`,
    sql`insert into payout_ledger_sums (payout_id, owed) values (${idOf(0)}, 1)
      on conflict (payout_id) do update set owed = 1`,
    sql`delete from payout_transactions where payout_id = ${idOf(0)}`,
    sql`update payout_transactions set payout_id = ${idOf(1)} where payout_id = ${idOf(0)}`,
    sql`insert into ledger_entries (ledger_transaction_id, position, account, part, amount)
      values (${id}, 90, 'restaurant_payable', 'adjustment', -100), (${id}, 91, 'adjustments', 'adjustment', 100)`,
  ];
  for (const one of tries) await expect(one.execute(db)).rejects.toThrow(/another sum|never changed|no more entries/);
  expect(await keptOf(idOf(0))).toEqual({ owed: 50_000, said: 50_000 });
});

test('a sum that is not kept yet is added up from the entries, and kept whole with the next movement (payouts-12)', async () => {
  const { db } = world.deps;
  await sql`delete from payout_ledger_sums where payout_id = ${idOf(0)}`.execute(db);
  expect(await run()).toMatchObject({ ledger: rupeesOf(sums) });
  expect(await findViolations(db)).not.toEqual([]);
  await maker.ok(desk.adjustPayout, { params: { payout_id: idOf(0) }, body: { amount: 1, reason: 'A rupee' } });
  expect(await keptOf(idOf(0))).toEqual({ owed: 50_100, said: 50_100 });
  expect(await placed()).toBe((await run()).ledger);
  await refuseViolations(db);
});
