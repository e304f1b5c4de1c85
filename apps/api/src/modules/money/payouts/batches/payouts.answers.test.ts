import * as contract from '@tawa/contract/money/payouts.batches';
import { getOwnPayout, listOwnPayouts } from '@tawa/contract/money/payouts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestCaller } from '#testing/caller.ts';
import { refuseViolations } from '#testing/invariants.ts';
import { openWorld, type World } from '#modules/ordering/orders/testing/world.ts';
import { addOwed, answerFile, openBank, release, sendFile, ticked, upload } from './testing/bank.ts';

let world: World;
let bank: Awaited<ReturnType<typeof openBank>>;
let maker: TestCaller;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  bank = await openBank(world);
  maker = world.callerOf(bank.maker);
});
afterEach(() => refuseViolations(world.deps.db));

const sums = [50_000, 60_050, 70_000];
async function sent() {
  const owed = await addOwed(world, bank.second, sums);
  const file = await sendFile(world, [bank.maker, bank.second], ticked(owed, sums));
  const told = owed.map(({ payout_id }, index) => ({
    reference: `TW${file.payout_batch_id}P${payout_id}`,
    amount: sums[index] ?? 0,
    status: 'E',
    utr: `HDFCN26112300000${index}`,
  }));
  const read = (content: string | Buffer, batch = file.payout_batch_id) => upload(world, bank.maker, batch, content);
  const apply = (bank_answer_id: number, who = maker) =>
    who.call(contract.applyBankAnswer, { params: { ...file.params, bank_answer_id }, body: {} });
  return { ...file, owed, told, read, apply };
}

const ledgerOf = async (restaurant_id: number) => {
  const { rows } = await sql<{ paid: number; owed: number }>`select
      count(*) filter (where t.kind = 'payout' and e.account = 'bank')::int as paid,
      (0 - coalesce(sum(e.amount) filter (where e.account = 'restaurant_payable'), 0))::bigint as owed
    from ledger_transactions t join ledger_entries e using (ledger_transaction_id)
    where t.restaurant_id = ${restaurant_id}`.execute(world.deps.db);
  return rows[0];
};

test('an answer pays and returns line by line, tells restaurants, and what came back is paid by another file (payouts-8)', async () => {
  const { owed, told, read, apply, params } = await sent();
  const [first, second, third] = told;
  if (!first || !second || !third) throw new Error('No lines.');
  const content = answerFile([first, { ...second, status: 'Rejected', utr: '', reason: 'Account closed' }]);
  const looked = await read(content);
  expect(looked.body).toMatchObject({
    applied_on: null,
    outcome: { paid: 1, returned: 1, left: 0 },
    paid_total: 500,
    returned_total: 600.5,
    rows: [
      { word: 'pays', restaurant_name: 'Kitchen 0' },
      { word: 'returns', reason: 'Account closed' },
    ],
  });
  const ids = new Set(owed.map(({ payout_id }) => payout_id));
  expect((await maker.ok(contract.getBatch, { params })).batch).toMatchObject({ open: 3, paid: 0 });
  expect(await apply(looked.body.bank_answer_id)).toMatchObject({
    status: 200,
    body: { was_applied: false, batch: { state: 'released', paid: 1, failed: 1, open: 1 } },
  });
  const [one, two] = owed;
  if (!one || !two) throw new Error('No kitchens.');
  const mine = await world.callerOf(one.owner).ok(getOwnPayout, { params: { payout_id: one.payout_id } });
  expect(mine.payout).toMatchObject({ status: 'paid', reference: first.utr });
  const notices = await world.deps.db
    .selectFrom('notifications')
    .select(['user_id', 'title'])
    .where('kind', '=', 'kitchen_payout')
    .where(
      'user_id',
      'in',
      owed.map(({ owner }) => owner.userId),
    )
    .execute();
  expect(notices).toHaveLength(2);
  expect(notices).toEqual(
    expect.arrayContaining([
      { user_id: one.owner.userId, title: expect.stringMatching(/paid out$/) },
      { user_id: two.owner.userId, title: '₹600.50 came back from your bank' },
    ]),
  );
  expect([await ledgerOf(one.restaurant_id), await ledgerOf(two.restaurant_id)]).toEqual([
    { paid: 1, owed: 0 },
    { paid: 0, owed: 60_050 },
  ]);
  const { rows } = await maker.ok(contract.listRun, { query: { tab: 'returned' } });
  expect(rows.filter(({ payout_id }) => ids.has(payout_id))).toMatchObject([{ words: 'Account closed', net: 600.5 }]);

  const again = await sendFile(world, [bank.maker, bank.second], ticked([two], [60_050]));
  const other = {
    reference: `TW${again.payout_batch_id}P${two.payout_id}`,
    amount: 60_050,
    status: 'SUCCESS',
    utr: 'UTR-2',
  };
  const rest = await upload(world, bank.maker, again.payout_batch_id, answerFile([other]));
  const end = { params: { ...again.params, bank_answer_id: rest.body.bank_answer_id }, body: {} };
  expect(await maker.ok(contract.applyBankAnswer, end)).toMatchObject({ batch: { state: 'answered', paid: 1 } });
  expect(await ledgerOf(two.restaurant_id)).toEqual({ paid: 1, owed: 0 });
  const last = await read(answerFile([third]));
  expect(await apply(last.body.bank_answer_id)).toMatchObject({ body: { batch: { state: 'answered', open: 0 } } });
});

test('an answer counts once: the same file, the same lines in another file, and two people at once (payouts-8)', async () => {
  const { owed, told, read, apply, params } = await sent();
  const content = answerFile(told);
  const [one, two] = await Promise.all([read(content), read(content)]);
  expect(one.body.bank_answer_id).toBe(two.body.bank_answer_id);
  const answers = await Promise.all(
    [maker, world.callerOf(bank.second), maker].map((who) => apply(one.body.bank_answer_id, who)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.filter(({ body }) => 'was_applied' in body && !body.was_applied)).toHaveLength(1);
  const longer = await read(`${content}\r\n`);
  expect(longer.body).toMatchObject({ outcome: { paid: 0, returned: 0, left: 0 } });
  expect(longer.body.rows.map(({ word }) => word)).toEqual(['known', 'known', 'known']);
  await apply(longer.body.bank_answer_id);
  expect((await read(content)).body.applied_on).not.toBeNull();
  for (const { restaurant_id } of owed) expect(await ledgerOf(restaurant_id)).toEqual({ paid: 1, owed: 0 });
  const { history } = await maker.ok(contract.getBatch, { params });
  expect(history.filter(({ action }) => action === 'payout_batch.answer')).toHaveLength(2);
});

test('lines that fit nothing are left and named: another file’s, unknown, another amount, no number, unclear, contradicting (payouts-8)', async () => {
  const before = await sent();
  const { told, read, apply, owed } = await sent();
  const [first, second, third] = told;
  const [foreign] = before.told;
  if (!first || !second || !third || !foreign) throw new Error('No lines.');
  const looked = await read(
    answerFile([
      foreign,
      { ...first, reference: 'TW999999P1' },
      { ...first, amount: first.amount + 1 },
      { ...second, utr: '' },
      { ...third, status: 'In process' },
    ]),
  );
  expect(looked.body.rows.map(({ word }) => word)).toEqual([
    'other_file',
    'unknown',
    'amount_differs',
    'no_bank_reference',
    'unclear',
  ]);
  expect(await apply(looked.body.bank_answer_id)).toMatchObject({
    body: { outcome: { paid: 0, returned: 0, left: 5 } },
  });
  for (const { restaurant_id } of [...owed, ...before.owed]) expect((await ledgerOf(restaurant_id))?.paid).toBe(0);
  const twice = await read(answerFile([first, { ...first, status: 'R', reason: 'No' }, second, second]));
  expect(twice.body.rows.map(({ word }) => word)).toEqual(['twice', 'twice', 'pays', 'known']);
  const paid = await read(answerFile([first]));
  await apply(paid.body.bank_answer_id);
  const against = await read(answerFile([{ ...first, status: 'RETURNED', reason: 'Late' }]));
  expect(against.body.rows.map(({ word }) => word)).toEqual(['comes_back']);
  const others = await maker.call(contract.applyBankAnswer, {
    params: { ...before.params, bank_answer_id: against.body.bank_answer_id },
    body: {},
  });
  expect(others.status).toBe(404);
});

test('a file that is no answer is refused with its fault, in any writing banks use it is read (payouts-8)', async () => {
  const { told, read, payout_batch_id } = await sent();
  const good = answerFile(told);
  const faults: [string | Buffer, number, RegExp][] = [
    ['', 400, /empty/],
    [
      'Reference,Status\r\nTW1P1,E',
      400,
      /These columns are missing: Customer Reference No, Amount, Transaction Status/,
    ],
    [good.split('\r\n')[0] ?? '', 400, /no line below/],
    [Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.from(good)]), 400, /Excel/],
    [Buffer.from([0x41, 0, 0x42, 0]), 400, /no text/],
    ['a,"b\r\nc', 400, /no CSV/],
    [Buffer.alloc(3 * 1024 * 1024, 'x'), 413, /larger than 2 MB/],
  ];
  for (const [content, status, words] of faults) {
    const reply = await read(content);
    expect([reply.status, words.test(reply.body.message ?? '')]).toEqual([status, true]);
  }
  const writings = [
    Buffer.from(`\uFEFF${good}`, 'utf16le'),
    `\uFEFF${good}`,
    good.replaceAll(',', ';'),
    good.replaceAll(',', '|').replaceAll('\r\n', '\n'),
    Buffer.from(`${good}\r\nTW1P1,1.00,R,,Name differs – café`, 'latin1'),
    good.replace('700.00', '"₹ 7,00.0"').toUpperCase(),
  ];
  for (const content of writings) expect((await read(content)).body.outcome).toMatchObject({ paid: 3, returned: 0 });
  expect(payout_batch_id).toBeGreaterThan(0);
});

test('only a released file is answered, and what was killed in the middle has not happened (payouts-9)', async () => {
  const waiting = await addOwed(world, bank.second, [50_000]);
  const made = await maker.ok(contract.makeBatch, { body: ticked(waiting, [50_000]) });
  const early = await upload(world, bank.maker, made.payout_batch_id, 'x');
  expect(early.status).toBe(409);
  expect((await release(world, bank.second, made.payout_batch_id)).status).toBe(200);

  const { owed, told, read, apply, params } = await sent();
  const looked = await read(answerFile(told));
  const last = Math.max(...owed.map(({ payout_id }) => payout_id));
  const { db } = world.deps;
  const held = await holdRow(last);
  const dying = apply(looked.body.bank_answer_id);
  await expect.poll(() => waitingBackends()).toBeGreaterThan(0);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`.execute(db);
  expect((await dying).status).toBeGreaterThanOrEqual(500);
  await held();
  expect((await maker.ok(contract.getBatch, { params })).batch).toMatchObject({ paid: 0, open: 3 });
  for (const { restaurant_id } of owed) expect((await ledgerOf(restaurant_id))?.paid).toBe(0);
  expect(await apply(looked.body.bank_answer_id)).toMatchObject({ status: 200, body: { outcome: { paid: 3 } } });
  for (const { restaurant_id, owner } of owed) {
    expect(await ledgerOf(restaurant_id)).toEqual({ paid: 1, owed: 0 });
    expect((await world.callerOf(owner).ok(listOwnPayouts, {})).payouts).toMatchObject([{ status: 'paid' }]);
  }
});

async function waitingBackends(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(world.deps.db);
  return rows[0]?.count ?? 0;
}

/** Holds a statement in another transaction until it is let go. */
async function holdRow(payout_id: number): Promise<() => Promise<void>> {
  let letGo = () => {};
  const asked = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let isHeld = () => {};
  const taken = new Promise<void>((resolve) => {
    isHeld = resolve;
  });
  const over = world.deps.db.transaction().execute(async (tx) => {
    await tx.selectFrom('payouts').select('payout_id').where('payout_id', '=', payout_id).forUpdate().execute();
    isHeld();
    await asked;
  });
  await taken;
  return async () => {
    letGo();
    await over;
  };
}
