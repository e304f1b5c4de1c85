import { listAudit } from '@tawa/contract/insight/audit';
import * as contract from '@tawa/contract/money/payouts.batches';
import * as desk from '@tawa/contract/money/payouts.office';
import { disputePayout } from '@tawa/contract/money/payouts';
import { dayMs } from '@tawa/domain/common/durations';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestCaller } from '#testing/caller.ts';
import { refuseViolations } from '#testing/invariants.ts';
import { openWorld, type World } from '#modules/ordering/orders/testing/world.ts';
import { addOwed, openBank, password, release, rupeesOf, sendFile, ticked } from './testing/bank.ts';

let world: World;
let bank: Awaited<ReturnType<typeof openBank>>;
let maker: TestCaller;
let second: TestCaller;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  // Each test has its own week, and no statement of another one.
  await world.deps.db.updateTable('payouts').set({ held: 'Of another test' }).where('status', '<>', 'paid').execute();
  bank = await openBank(world);
  maker = world.callerOf(bank.maker);
  second = world.callerOf(bank.second);
});
afterEach(() => refuseViolations(world.deps.db));

const sums = [9_812_60, 96_180_29, 114_620_40];
const fileOf = (id: number, who = bank.maker) =>
  world.app.inject({ url: `/api/admin/payout-batches/${id}/csv`, headers: { authorization: `Bearer ${who.token}` } });
const tabOf = async (payout_id: number) => {
  const { rows } = await maker.ok(contract.listRun, { query: { sort: 'period_from' } });
  return rows.find((row) => row.payout_id === payout_id);
};

test('a file says to the paisa what each gets, where and how, and is the same file whenever it is taken (payouts-4)', async () => {
  const owed = await addOwed(world, bank.second, sums);
  const made = await maker.ok(contract.makeBatch, { body: ticked(owed, sums) });
  expect(made).toMatchObject({ state: 'made', lines: 3, total: rupeesOf(sums), open: 3, needs_second: false });
  expect((await fileOf(made.payout_batch_id)).statusCode).toBe(409);
  expect((await release(world, bank.maker, made.payout_batch_id)).status).toBe(200);
  const file = await fileOf(made.payout_batch_id);
  const id = made.payout_batch_id;
  const [heading, ...lines] = file.body.split('\r\n');
  const lineOf = (kitchen: { payout_id: number } | undefined) =>
    lines.find((line) => line.startsWith(`TW${id}P${kitchen?.payout_id},`));
  expect(heading).toBe(
    'Customer Reference No,Payment Mode,Debit Account No,Beneficiary Name,Beneficiary Account No,IFSC Code,Currency,Amount,Value Date,Narration',
  );
  const [one, two] = owed;
  expect(lineOf(one)).toBe(
    `TW${id}P${one?.payout_id},IMPS,50100012348800,Kitchen 0 & Sons,100000000000,HDFC0001234,INR,9812.60,22/06/2026,Tawa payout week of 2026-06-15`,
  );
  expect(lineOf(two)).toMatch(/P\d+,NEFT,.*,96180\.29,/);
  expect(file.headers['content-disposition']).toBe(`attachment; filename="tawa-payouts-2026-06-22-${id}.csv"`);
  expect((await fileOf(id, bank.second)).body).toBe(file.body);
  const whole = await maker.ok(contract.getBatch, { params: { payout_batch_id: id } });
  expect(whole.batch.taken_on).not.toBeNull();
  expect(whole.rows.map(({ account }) => account)).toEqual(['HDFC •• 0002', 'HDFC •• 0001', 'HDFC •• 0000']);
  expect(whole.history.map(({ action }) => action)).toEqual(['payout_batch.release', 'payout_batch.make']);
  const taken = await second.ok(listAudit, { query: { subject: 'export' } });
  expect(taken.rows[0]).toMatchObject({ subject_id: `/admin/payout-batches/${id}/csv`, after: { rows: 3 } });
});

test('a name that a spreadsheet would run reaches the file as letters (payouts-4)', async () => {
  const [amount] = [50_000];
  const holder = '=HYPERLINK("http://evil","x")\r\n+1,Café';
  const paper = () => ({ kind: 'bank', holder, account: '100000000009', ifsc: 'HDFC0001234' });
  const owed = await addOwed(world, bank.second, [amount], paper);
  const { payout_batch_id } = await maker.ok(contract.makeBatch, { body: ticked(owed, [amount]) });
  await release(world, bank.maker, payout_batch_id);
  const lines = (await fileOf(payout_batch_id)).body.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(',HYPERLINK http //evil x 1 Cafe,');
});

test('each statement stands in one place of the run with the first reason that keeps it apart, and the places add up (payouts-5)', async () => {
  const paper = (index: number) =>
    index === 5 ? { kind: 'upi', holder: 'K', upi: 'k@bank' } : index === 6 ? null : bankPaper(index);
  const owed = await addOwed(world, bank.second, [60_000, 60_000, 60_000, -5000, 9_999, 60_000, 60_000, 60_000], paper);
  const ids = owed.map(({ payout_id }) => payout_id);
  const [, held, suspended, , , , , changed] = owed;
  await maker.ok(contract.holdPayouts, { body: { payout_ids: [held?.payout_id ?? 0], reason: 'A claim is open' } });
  const { db } = world.deps;
  const suspendedId = suspended?.restaurant_id ?? 0;
  await db
    .updateTable('restaurants')
    .set({ lifecycle: 'suspended' })
    .where('restaurant_id', '=', suspendedId)
    .execute();
  const at = new Date(world.clock.now().getTime() - 6 * dayMs);
  await db
    .updateTable('restaurant_papers')
    .set({ changed_on: at })
    .where('restaurant_id', '=', changed?.restaurant_id ?? 0)
    .execute();
  const rows = await Promise.all(ids.map((id) => tabOf(id)));
  expect(rows.map((row) => [row?.tab, row?.apart])).toEqual([
    ['to_pay', null],
    ['apart', 'held'],
    ['apart', 'suspended'],
    ['below_zero', 'below_zero'],
    ['apart', 'under_least'],
    ['no_account', 'no_account'],
    ['no_account', 'no_account'],
    ['apart', 'new_account'],
  ]);
  expect(rows[1]?.words).toBe('A claim is open');
  const week = rows[0]?.period_from ?? '';
  const { sums: places } = await maker.ok(contract.getRunSums, { query: { week } });
  const { rows: all } = await maker.ok(contract.listRun, { query: { week } });
  expect(places.reduce((sum, { lines }) => sum + lines, 0)).toBe(all.length);
  for (const place of places) expect(all.filter(({ tab }) => tab === place.tab)).toHaveLength(place.lines);
  const refused = await maker.call(contract.makeBatch, { body: ticked(owed, [1]) });
  expect(refused).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('1 of these can be paid now, ₹600.00') },
  });
  world.clock.advance(2 * dayMs);
  expect((await tabOf(ids[7] ?? 0))?.tab).toBe('to_pay');
  await maker.ok(contract.letPayoutsGo, { body: { payout_ids: [ids[1] ?? 0] } });
  expect((await tabOf(ids[1] ?? 0))?.tab).toBe('to_pay');
});
const bankPaper = (index: number) => ({
  kind: 'bank',
  holder: `Holder ${index}`,
  account: String(200_000_000_000 + index),
  ifsc: 'ICIC0000187',
});

test('all that match go into one file, and one that is not what was seen is refused (payouts-4)', async () => {
  await addOwed(world, bank.second, [70_000, 80_000]);
  const body = { bank_format_id: 2, expected: { lines: 2, total: 1500 } };
  const other = { ...body, expected: { lines: 2, total: 1500.01 } };
  expect((await maker.call(contract.makeBatch, { body: other })).status).toBe(409);
  const made = await maker.ok(contract.makeBatch, { body });
  expect(made).toMatchObject({ lines: 2, total: 1500, format: 'HDFC Bank ENet' });
  await release(world, bank.maker, made.payout_batch_id);
  expect((await fileOf(made.payout_batch_id)).body.trim().split('\r\n')).toHaveLength(2);
  expect((await fileOf(made.payout_batch_id)).body).toMatch(
    /TW\d+P\d+,Kitchen 0 & Sons,100000000000,HDFC0001234,11,700\.00,20260622\r\n/,
  );
  expect((await maker.call(contract.makeBatch, { body })).status).toBe(409);
});

test('above the limit somebody else releases, who shows that they sit there; below it the maker may (payouts-6)', async () => {
  await bank.set('payout_second', 100_000);
  const owed = await addOwed(world, bank.second, [100_000, 100_000]);
  const made = await maker.ok(contract.makeBatch, { body: ticked(owed, [200_000]) });
  const params = { payout_batch_id: made.payout_batch_id };
  expect(made.needs_second).toBe(true);
  expect(await release(world, bank.maker, made.payout_batch_id)).toMatchObject({ status: 403 });
  const { sha256 } = await second.ok(contract.getBatch, { params });
  const wrong = await second.call(contract.releaseBatch, { params, body: { sha256, password: 'guessed-it-1' } });
  expect(wrong).toMatchObject({ status: 400, body: { errors: { password: expect.any(String) } } });
  const other = await second.call(contract.releaseBatch, { params, body: { sha256: 'f'.repeat(64), password } });
  expect(other.status).toBe(409);
  const both = await Promise.all([
    release(world, bank.second, made.payout_batch_id),
    release(world, bank.second, made.payout_batch_id),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await second.ok(contract.getBatch, { params })).toMatchObject({
    batch: { state: 'released', released_by_name: 'Asha Rao' },
    history: [
      { action: 'payout_batch.release', actor_id: bank.second.userId },
      { action: 'payout_batch.make', actor_id: bank.maker.userId },
    ],
  });
});

test('a file that is changed loses its release and gets another hash; once the bank may have it nothing changes (payouts-6)', async () => {
  const owed = await addOwed(world, bank.second, sums);
  const made = await maker.ok(contract.makeBatch, { body: ticked(owed, sums) });
  const params = { payout_batch_id: made.payout_batch_id };
  await release(world, bank.maker, made.payout_batch_id);
  const before = await maker.ok(contract.getBatch, { params });
  const payout_ids = [owed[2]?.payout_id ?? 0];
  const changed = await maker.ok(contract.removeBatchLines, { params, body: { payout_ids, reason: 'Asked to wait' } });
  expect(changed).toMatchObject({ state: 'made', lines: 2, total: rupeesOf(sums.slice(0, 2)), released_on: null });
  const after = await maker.ok(contract.getBatch, { params });
  expect(after.sha256).not.toBe(before.sha256);
  expect((await tabOf(payout_ids[0] ?? 0))?.tab).toBe('to_pay');
  const old = await second.call(contract.releaseBatch, { params, body: { sha256: before.sha256, password } });
  expect(old.status).toBe(409);
  await release(world, bank.second, made.payout_batch_id);
  expect((await fileOf(made.payout_batch_id)).body.trim().split('\r\n')).toHaveLength(3);
  const why = { reason: 'Too late' };
  const rest = [owed[0]?.payout_id ?? 0];
  const late = await maker.call(contract.removeBatchLines, { params, body: { payout_ids: rest, ...why } });
  expect(late).toMatchObject({ status: 409, body: { message: expect.stringContaining('only the bank can stop it') } });
  expect((await maker.call(contract.dropBatch, { params, body: why })).status).toBe(409);
});

test('a file that is taken back leaves its statements to another one (payouts-6)', async () => {
  const owed = await addOwed(world, bank.second, sums);
  const body = ticked(owed, sums);
  const made = await maker.ok(contract.makeBatch, { body });
  const params = { payout_batch_id: made.payout_batch_id };
  expect((await maker.call(contract.dropBatch, { params, body: { reason: ' ' } })).status).toBe(400);
  const dropped = await maker.ok(contract.dropBatch, { params, body: { reason: 'Wrong day' } });
  expect(dropped).toMatchObject({ state: 'dropped', drop_reason: 'Wrong day', open: 0 });
  expect((await release(world, bank.second, made.payout_batch_id)).status).toBe(409);
  expect((await maker.ok(contract.makeBatch, { body })).payout_batch_id).toBeGreaterThan(made.payout_batch_id);
});

test('what is in a file is neither paid by hand nor, once released, corrected, held or disputed (payouts-7)', async () => {
  const owed = await addOwed(world, bank.second, [50_000, 60_000]);
  const [first, other] = owed;
  const params = { payout_id: first?.payout_id ?? 0 };
  const byHand = () => maker.call(desk.payPayout, { params, body: { reference: 'UTR-1' } });
  const correct = (id: number) =>
    maker.call(desk.adjustPayout, { params: { payout_id: id }, body: { amount: 1, reason: 'A box' } });
  const made = await maker.ok(contract.makeBatch, { body: ticked(owed, [110_000]) });
  const batch = { params: { payout_batch_id: made.payout_batch_id } };
  expect((await byHand()).status).toBe(409);
  expect((await correct(other?.payout_id ?? 0)).status).toBe(200);
  expect(await release(world, bank.second, made.payout_batch_id)).toMatchObject({ status: 409 });
  const { rows } = await maker.ok(contract.getBatch, batch);
  expect(rows.filter(({ problem }) => problem === 'amount_changed')).toHaveLength(1);
  const payout_ids = [other?.payout_id ?? 0];
  await maker.ok(contract.removeBatchLines, { ...batch, body: { payout_ids, reason: 'Corrected' } });
  expect((await release(world, bank.second, made.payout_batch_id)).status).toBe(200);
  if (!first) throw new Error('No kitchen.');
  const said = world.callerOf(first.owner).call(disputePayout, { params, body: { text: 'Too little' } });
  const held = await maker.ok(contract.holdPayouts, {
    body: { payout_ids: [first.payout_id, ...payout_ids], reason: 'Wait' },
  });
  expect([(await byHand()).status, (await correct(first.payout_id)).status, (await said).status]).toEqual([
    409, 409, 409,
  ]);
  expect(held).toMatchObject({ done: 1, refused: [{ message: expect.stringContaining('is being paid by file') }] });
});

test('an account that changed after the file was made keeps it from being released (payouts-7)', async () => {
  const owed = await addOwed(world, bank.second, [50_000]);
  const made = await maker.ok(contract.makeBatch, { body: ticked(owed, [50_000]) });
  await world.deps.db
    .updateTable('restaurant_papers')
    .set({ in_force: JSON.stringify(bankPaper(9)) })
    .where('restaurant_id', '=', owed[0]?.restaurant_id ?? 0)
    .execute();
  expect((await release(world, bank.second, made.payout_batch_id)).status).toBe(409);
  const { rows } = await maker.ok(contract.getBatch, { params: { payout_batch_id: made.payout_batch_id } });
  expect(rows.map(({ problem }) => problem)).toEqual(['account_changed']);
});

test('those of the office who do not handle money are refused (payouts-6)', async () => {
  const support = world.callerOf(await bank.addAdmin('support'));
  const owed = await addOwed(world, bank.second, [50_000]);
  const { payout_batch_id, params } = await sendFile(world, [bank.maker, bank.second], ticked(owed, [50_000]));
  const calls = [
    support.call(contract.listRun, {}),
    support.call(contract.getBatch, { params }),
    support.call(contract.makeBatch, { body: ticked(owed, [50_000]) }),
    support.call(contract.releaseBatch, { params, body: { sha256: 'f'.repeat(64), password } }),
    support.call(contract.applyBankAnswer, { params: { ...params, bank_answer_id: 1 }, body: {} }),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  expect(payout_batch_id).toBeGreaterThan(0);
});

test('files are listed with who made and released them, and the run goes as a table', async () => {
  const owed = await addOwed(world, bank.second, [50_000]);
  const { payout_batch_id } = await sendFile(world, [bank.maker, bank.second], ticked(owed, [50_000]));
  const { rows } = await maker.ok(contract.listBatches, { query: { state: 'released' } });
  expect(rows.find((row) => row.payout_batch_id === payout_batch_id)).toMatchObject({
    made_by: bank.maker.userId,
    open: 1,
  });
  const headers = { authorization: `Bearer ${bank.maker.token}` };
  const table = await world.app.inject({ url: `/api${contract.exportRun.path}?tab=in_file`, headers });
  expect(table.body).toContain(String(owed[0]?.payout_id));
});
