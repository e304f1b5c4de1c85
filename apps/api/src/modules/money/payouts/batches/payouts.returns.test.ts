import * as banks from '@tawa/contract/money/payouts.banks';
import * as contract from '@tawa/contract/money/payouts.batches';
import * as desk from '@tawa/contract/money/payouts.office';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { refuseViolations } from '#testing/invariants.ts';
import { openWorld, type World } from '#modules/ordering/orders/testing/world.ts';
import { addOwed, answerFile, type Owed, openBank, sendFile, ticked, upload } from './testing/bank.ts';

let world: World;
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

const sums = [50_000, 60_000];

const owedTo = async (restaurant_id: number) => {
  const { rows } = await sql<{ owed: number }>`select (0 - coalesce(sum(e.amount), 0))::int as owed
    from ledger_entries e join ledger_transactions t using (ledger_transaction_id)
    where e.account = 'restaurant_payable' and t.restaurant_id = ${restaurant_id}`.execute(world.deps.db);
  return rows[0]?.owed;
};

const told = async ({ owner }: Pick<Owed, 'owner'>) => {
  const rows = await world.deps.db
    .selectFrom('notifications')
    .select(['title', 'body'])
    .where('kind', '=', 'kitchen_payout')
    .where('user_id', '=', owner.userId)
    .orderBy('notification_id')
    .execute();
  return rows.map(({ title, body }) => `${title}: ${body}`);
};
const paidOut = expect.stringMatching(/^₹500.00 paid out/);
const cameBack = expect.stringMatching(/^₹500.00 came back from your bank: Account closed/);

/** A file that the bank paid, with the answer that says so. */
async function paidFile() {
  const owed = await addOwed(world, bank.second, sums);
  const file = await sendFile(world, [bank.maker, bank.second], ticked(owed, sums));
  beside.clock.set(world.clock.now().toISOString());
  const line = (index: number, status: string, reason = '') => ({
    reference: `TW${file.payout_batch_id}P${owed[index]?.payout_id ?? 0}`,
    amount: sums[index] ?? 0,
    status,
    utr: `UTR${index}`,
    reason,
  });
  const read = async (content: string) => (await upload(world, bank.maker, file.payout_batch_id, content)).body;
  const apply = (process: World, bank_answer_id: number) =>
    process
      .callerOf(bank.second)
      .call(contract.applyBankAnswer, { params: { ...file.params, bank_answer_id }, body: {} });
  const first = await read(answerFile([line(0, 'PAID'), line(1, 'PAID')]));
  await apply(world, first.bank_answer_id);
  return { owed, file, line, read, apply };
}

const firstOf = (owed: Awaited<ReturnType<typeof paidFile>>['owed']) => {
  const [kitchen] = owed;
  if (!kitchen) throw new Error('No kitchen.');
  return kitchen;
};

test('money that comes back after it was paid is owed again, once, its restaurant reads why, and the next file pays it (payouts-10)', async () => {
  const { owed, line, read, apply } = await paidFile();
  const kitchen = firstOf(owed);
  expect(await owedTo(kitchen.restaurant_id)).toBe(0);
  const late = await read(answerFile([line(0, 'RETURNED', 'Account closed')]));
  expect(late).toMatchObject({ rows: [{ word: 'comes_back' }], outcome: { returned: 1 }, returned_total: 500 });
  const applied = await Promise.all([apply(world, late.bank_answer_id), apply(beside, late.bank_answer_id)]);
  expect(applied.map(({ status }) => status)).toEqual([200, 200]);
  expect(await owedTo(kitchen.restaurant_id)).toBe(50_000);
  expect(await told(kitchen)).toEqual([paidOut, cameBack]);
  const again = await read(answerFile([line(0, 'RETURNED', 'Account closed'), line(1, 'PAID')]));
  expect(again.rows.map(({ word }) => word)).toEqual(['known', 'known']);
  const next = await sendFile(world, [bank.maker, bank.second], ticked([kitchen], [50_000]));
  const told2 = [
    { reference: `TW${next.payout_batch_id}P${kitchen.payout_id}`, amount: 50_000, status: 'PAID', utr: 'UTR9' },
  ];
  const { body } = await upload(world, bank.maker, next.payout_batch_id, answerFile(told2));
  const params = { ...next.params, bank_answer_id: body.bank_answer_id };
  await world.callerOf(bank.second).ok(contract.applyBankAnswer, { params, body: {} });
  expect(await owedTo(kitchen.restaurant_id)).toBe(0);
  expect(await told(kitchen)).toEqual([paidOut, cameBack, paidOut]);
});

test('the same return by two other answers and by hand at once comes back once (payouts-10)', async () => {
  for (let round = 0; round < 3; round++) {
    const { owed, line, read, apply } = await paidFile();
    const kitchen = firstOf(owed);
    const [one, two] = [
      await read(answerFile([line(0, 'RETURNED', 'Account closed')])),
      await read(answerFile([line(0, 'R', 'Closed'), line(1, 'PAID')])),
    ];
    const byHand = beside
      .callerOf(bank.second)
      .call(desk.returnPayout, { params: { payout_id: kitchen.payout_id }, body: { reason: 'By letter' } });
    const answered = await Promise.all([apply(world, one.bank_answer_id), apply(beside, two.bank_answer_id), byHand]);
    expect(answered.slice(0, 2).map(({ status }) => status)).toEqual([200, 200]);
    expect([200, 409]).toContain(answered[2]?.status);
    expect(await owedTo(kitchen.restaurant_id)).toBe(50_000);
    expect((await told(kitchen)).filter((one) => one.includes('came back'))).toHaveLength(1);
  }
});

test('a return and a payment by hand at once leave the ledger what it must be, whichever comes first (payouts-10)', async () => {
  for (let round = 0; round < 3; round++) {
    const { owed } = await paidFile();
    const kitchen = firstOf(owed);
    const params = { payout_id: kitchen.payout_id };
    const [back, paid] = await Promise.all([
      world.callerOf(bank.second).call(desk.returnPayout, { params, body: { reason: 'By letter' } }),
      beside.callerOf(bank.maker).call(desk.payPayout, { params, body: { reference: 'UTR-HAND' } }),
    ]);
    expect(back.status).toBe(200);
    expect(await owedTo(kitchen.restaurant_id)).toBe(paid.status === 200 ? 0 : 50_000);
  }
  const { owed } = await paidFile();
  const params = { payout_id: firstOf(owed).payout_id };
  await world.callerOf(bank.second).ok(desk.returnPayout, { params, body: { reason: 'By letter' } });
  const twice = await world.callerOf(bank.second).call(desk.returnPayout, { params, body: { reason: 'By letter' } });
  expect(twice.status).toBe(409);
});

test('bank details are asked for once for each statement, and the list says when (payouts-11)', async () => {
  const owed = await addOwed(world, bank.second, [50_000, 50_000, 50_000], () => null);
  beside.clock.set(world.clock.now().toISOString());
  const kitchen = firstOf(owed);
  const [both, one, other] = owed.map(({ payout_id }) => payout_id);
  const caller = world.callerOf(bank.maker);
  const ask = (process: World, person: typeof bank.maker, ids: (number | undefined)[]) =>
    process.callerOf(person).ok(contract.askForBank, { body: { payout_ids: ids.filter((id) => id !== undefined) } });
  const asked = await Promise.all([ask(world, bank.maker, [both, one]), ask(beside, bank.second, [both, other])]);
  expect(asked.map(({ done }) => done).toSorted((a, b) => a - b)).toEqual([1, 2]);
  expect(asked.flatMap(({ refused }) => refused)).toMatchObject([{ message: 'Its restaurant was asked already.' }]);
  expect(await told(kitchen)).toEqual([expect.stringMatching(/^Your bank details, please: ₹500.00/)]);
  const { rows } = await caller.ok(contract.listRun, { query: { tab: 'no_account', sort: 'net' } });
  expect(rows.find(({ payout_id }) => payout_id === kitchen.payout_id)).toMatchObject({
    bank_asked_on: expect.stringMatching(/Z$/),
  });
});

test('the places of a run add up to what the ledger owes, and its steps say who and when (payouts-12)', async () => {
  await addOwed(world, bank.second, [50_000], () => null);
  const { owed } = await paidFile();
  const caller = world.callerOf(bank.maker);
  await caller.ok(desk.returnPayout, { params: { payout_id: firstOf(owed).payout_id }, body: { reason: 'Closed' } });
  const run = await caller.ok(contract.getRunSums, { query: {} });
  expect(run.ledger).toBe(Math.round(run.sums.reduce((all, { total }) => all + total * 100, 0)) / 100);
  expect(run.steps.map(({ step }) => step)).toEqual(['checked', 'filed', 'released', 'answered', 'paid']);
  for (const { by, at } of run.steps.slice(0, 4)) expect([by, at]).not.toContain(null);
});

test('a format that was used keeps its form for its files when it is changed, and their answers are read by it (payouts-13)', async () => {
  const owed = await addOwed(world, bank.second, sums);
  const file = await sendFile(world, [bank.maker, bank.second], ticked(owed, sums));
  const caller = world.callerOf(bank.second);
  const format = (await caller.ok(banks.listBankFormats, {})).formats.find(({ is_used }) => is_used);
  if (!format) throw new Error('No format.');
  const { bank_format_id, version, name, source, layout } = format;
  const form = { name, source, layout };
  const params = { bank_format_id };
  const other = { ...layout, rtgs: true, answer: { ...layout.answer, reference: 'Our Number' } };
  await caller.ok(banks.updateBankFormat, { params, body: { version, format: { ...form, layout: other } } });
  const { formats } = await caller.ok(banks.listBankFormats, {});
  expect(formats.filter(({ name }) => name === form.name)).toMatchObject([
    { bank_format_id, version: version + 1, is_used: false, is_kept: true },
  ]);
  expect((await caller.call(banks.deleteBankFormat, { params })).status).toBe(409);
  const [kitchen] = owed;
  const rows = [
    { reference: `TW${file.payout_batch_id}P${kitchen?.payout_id ?? 0}`, amount: 50_000, status: 'PAID', utr: 'UTR1' },
  ];
  expect((await upload(world, bank.maker, file.payout_batch_id, answerFile(rows))).body.rows).toMatchObject([
    { word: 'pays' },
  ]);
  await caller.ok(banks.updateBankFormat, { params, body: { version: version + 1, format: form } });
});
