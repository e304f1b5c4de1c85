import * as contract from '@tawa/contract/money/payouts.batches';
import * as desk from '@tawa/contract/money/payouts.office';
import { disputePayout } from '@tawa/contract/money/payouts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { refuseViolations } from '#testing/invariants.ts';
import { openWorld, type World } from '#modules/ordering/orders/testing/world.ts';
import { addOwed, openBank, release, ticked, upload, answerFile, sendFile } from './testing/bank.ts';

let world: World;
/** Another process over the same database. */
let beside: World;
let bank: Awaited<ReturnType<typeof openBank>>;

beforeAll(async () => {
  world = await openWorld();
  beside = await openWorld(world.url);
});
afterAll(async () => {
  await beside.close();
  await world.close();
});
beforeEach(async () => {
  bank = await openBank(world);
});
afterEach(() => refuseViolations(world.deps.db));

const sums = [50_000, 60_000, 70_000, 80_000];
const openLines = async () => {
  const { rows } = await sql<{ most: number }>`select coalesce(max(n), 0)::int as most from (
      select count(*) as n from payout_batch_lines where outcome in ('open', 'paid') group by payout_id) s`.execute(
    world.deps.db,
  );
  return rows[0]?.most;
};

test('of files made at once over the same statements, on two machines, each statement is in one (payouts-7)', async () => {
  for (let round = 0; round < 3; round++) {
    const owed = await addOwed(world, bank.second, sums);
    beside.clock.set(world.clock.now().toISOString());
    const all = ticked(owed, sums);
    const some = ticked(owed.slice(1, 3), sums.slice(1, 3));
    const made = await Promise.all([
      world.callerOf(bank.maker).call(contract.makeBatch, { body: all }),
      beside.callerOf(bank.second).call(contract.makeBatch, { body: all }),
      beside.callerOf(bank.maker).call(contract.makeBatch, { body: some }),
    ]);
    const [one, two, part] = made.map(({ status }) => status);
    expect([one, two, part].filter((status) => status === 200)).toHaveLength(1);
    expect([one, two, part].filter((status) => status === 409)).toHaveLength(2);
    expect(await openLines()).toBe(1);
  }
});

test('the database refuses a statement in a second open file, whatever the code does (payouts-7)', async () => {
  const owed = await addOwed(world, bank.second, [50_000]);
  const first = await sendFile(world, [bank.maker, bank.second], ticked(owed, [50_000]));
  const copy = sql`with other as (insert into payout_batches
      (bank_format_id, debit_account, lines, total, content, sha256, needs_second, made_by, made_on)
      select bank_format_id, debit_account, lines, total, content, sha256, false, made_by, made_on from payout_batches
      where payout_batch_id = ${first.payout_batch_id} returning payout_batch_id)
    insert into payout_batch_lines (payout_batch_id, payout_id, reference, mode, amount, holder, account, ifsc)
    select o.payout_batch_id, l.payout_id, 'TW0P' || l.payout_id, mode, amount, holder, account, ifsc
    from payout_batch_lines l, other o where l.payout_batch_id = ${first.payout_batch_id}`;
  await expect(copy.execute(world.deps.db)).rejects.toThrow(/payout_batch_lines_open_key/);
});

test('a file and a payment by hand at once pay a statement one way (payouts-7)', async () => {
  for (let round = 0; round < 3; round++) {
    const owed = await addOwed(world, bank.second, [50_000]);
    const params = { payout_id: owed[0]?.payout_id ?? 0 };
    const [filed, byHand] = await Promise.all([
      world.callerOf(bank.maker).call(contract.makeBatch, { body: ticked(owed, [50_000]) }),
      beside.callerOf(bank.second).call(desk.payPayout, { params, body: { reference: 'UTR-HAND' } }),
    ]);
    expect([filed.status, byHand.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
  }
});

test('a release and a dispute at once end with one of both: no released file has a disputed statement (payouts-7)', async () => {
  for (let round = 0; round < 3; round++) {
    const owed = await addOwed(world, bank.second, [50_000]);
    const [kitchen] = owed;
    if (!kitchen) throw new Error('No kitchen.');
    beside.clock.set(world.clock.now().toISOString());
    const made = await world.callerOf(bank.maker).ok(contract.makeBatch, { body: ticked(owed, [50_000]) });
    const params = { payout_id: kitchen.payout_id };
    const [released, disputed] = await Promise.all([
      release(world, bank.second, made.payout_batch_id),
      beside.callerOf(kitchen.owner).call(disputePayout, { params, body: { text: 'Too little' } }),
    ]);
    expect([released.status, disputed.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
  }
});

test('two answers of other bytes to one file at once pay each statement once (payouts-9)', async () => {
  const owed = await addOwed(world, bank.second, sums);
  const file = await sendFile(world, [bank.maker, bank.second], ticked(owed, sums));
  beside.clock.set(world.clock.now().toISOString());
  const told = owed.map(({ payout_id }, index) => ({
    reference: `TW${file.payout_batch_id}P${payout_id}`,
    amount: sums[index] ?? 0,
    status: 'PAID',
    utr: `UTR${index}`,
  }));
  const [one, two] = [
    await upload(world, bank.maker, file.payout_batch_id, answerFile(told)),
    await upload(beside, bank.second, file.payout_batch_id, answerFile(told.toReversed())),
  ];
  const apply = (process: World, { body: { bank_answer_id } }: typeof one) =>
    process
      .callerOf(bank.second)
      .ok(contract.applyBankAnswer, { params: { ...file.params, bank_answer_id }, body: {} });
  const outcomes = await Promise.all([apply(world, one), apply(beside, two)]);
  expect(outcomes.map(({ outcome }) => outcome.paid).toSorted((a, b) => a - b)).toEqual([0, 4]);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ledger_transactions
    where posting_key = any (${owed.map(({ payout_id }) => `payout:${payout_id}`)}::text[])`.execute(world.deps.db);
  expect(rows[0]?.count).toBe(4);
});
