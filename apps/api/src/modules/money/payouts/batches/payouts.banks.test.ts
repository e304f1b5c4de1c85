import { listAudit } from '@tawa/contract/insight/audit';
import * as contract from '@tawa/contract/money/payouts.banks';
import { makeBatch, removeBatchLines } from '@tawa/contract/money/payouts.batches';
import type { OfficeRights } from '@tawa/domain/accounts/office-parts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestCaller } from '#testing/caller.ts';
import { addOfficeRole } from '#testing/factories.ts';
import { refuseViolations } from '#testing/invariants.ts';
import { openWorld, type World } from '#modules/ordering/orders/testing/world.ts';
import { addOwed, openBank, release, ticked } from './testing/bank.ts';

let world: World;
let bank: Awaited<ReturnType<typeof openBank>>;
let maker: TestCaller;
let second: TestCaller;
let names = 0;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.deps.db.updateTable('payouts').set({ held: 'Of another test' }).where('status', '<>', 'paid').execute();
  bank = await openBank(world);
  maker = world.callerOf(bank.maker);
  second = world.callerOf(bank.second);
});
afterEach(() => refuseViolations(world.deps.db));

async function commonForm() {
  const common = (await second.ok(contract.listBankFormats, {})).formats.find(({ name }) => name.startsWith('Bulk'));
  if (!common) throw new Error('No format.');
  return { name: common.name, source: common.source, layout: common.layout };
}

/** A format of its own name, added by this person. */
async function addFormat(by: TestCaller) {
  names += 1;
  const form = { ...(await commonForm()), name: `Bank ${names}` };
  const { bank_format_id } = await by.ok(contract.addBankFormat, { body: form });
  return { form, bank_format_id, params: { bank_format_id } };
}

const findFormat = async (id: number) =>
  (await second.ok(contract.listBankFormats, {})).formats.find(({ bank_format_id }) => bank_format_id === id);

/** Somebody of the office with these rights alone. */
async function worker(rights: OfficeRights): Promise<TestCaller> {
  const office_role_id = await addOfficeRole(world.deps, { rights });
  const person = await bank.addAdmin('support');
  await world.deps.db
    .updateTable('users')
    .set({ office_role: null, office_role_id })
    .where('user_id', '=', person.userId)
    .execute();
  return world.callerOf(person);
}

test('a word of a bank means one thing in its format, and a name names one format (payouts-14)', async () => {
  const form = await commonForm();
  const unclear = { ...form.layout, paid_words: ['Done'], failed_words: ['R', 'DONE'] };
  const body = { ...form, name: 'Clear', layout: unclear };
  expect((await second.call(contract.addBankFormat, { body })).status).toBe(422);
  const twice = await second.call(contract.addBankFormat, { body: form });
  expect(twice).toMatchObject({ status: 409, body: { errors: { name: 'There is a format of this name already.' } } });
  const { form: own, params } = await addFormat(second);
  const poor = { ...own, layout: { ...own.layout, columns: [{ heading: 'Amount', field: 'amount' as const }] } };
  expect((await second.call(contract.updateBankFormat, { params, body: { version: 1, format: poor } })).status).toBe(
    422,
  );
});

test('formats belong to who pays: money reads them, and acting there changes them; settings alone open nothing (payouts-6)', async () => {
  const { form, params } = await addFormat(maker);
  const looks = await worker({ money: 'read', settings: 'act' });
  const sets = await worker({ settings: 'act' });
  const pays = await worker({ money: 'act' });
  const body = { version: 1, format: { ...form, source: 'Its manual' } };
  const tried = async (by: TestCaller) => [
    (await by.call(contract.listBankFormats, {})).status,
    (await by.call(contract.updateBankFormat, { params, body })).status,
    (await by.call(contract.deleteBankFormat, { params })).status,
  ];
  expect(await tried(looks)).toEqual([200, 403, 403]);
  expect(await tried(sets)).toEqual([403, 403, 403]);
  expect(await tried(pays)).toEqual([200, 200, 200]);
});

test('of many who change a format at once one does, and each other one hears who it was and what stands there (payouts-15)', async () => {
  const { form, bank_format_id, params } = await addFormat(second);
  const change = (source: string, version: number, by = maker) =>
    by.call(contract.updateBankFormat, { params, body: { version, format: { ...form, source } } });
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, one) => change(`Manual ${one}`, 1, one % 2 === 0 ? maker : second)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(11);
  const now = await findFormat(bank_format_id);
  const winner = answers.findIndex(({ status }) => status === 200);
  expect(now).toMatchObject({ version: 2, source: `Manual ${winner}` });
  for (const { body } of refused)
    expect(body).toMatchObject({ current: now, changed_by: expect.any(String), changed_on: expect.any(String) });
  expect((await change('Mine over it', 2)).status).toBe(200);
  for (const version of [0, 1.5, -1]) expect((await change('x', version)).status).toBe(400);
});

test('a format that no file was made with is deleted with a line in the log, and one that has files stays (payouts-15)', async () => {
  const { form, bank_format_id, params } = await addFormat(maker);
  const gone = await Promise.all(Array.from({ length: 4 }, () => maker.call(contract.deleteBankFormat, { params })));
  expect(gone.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404]);
  expect(await findFormat(bank_format_id)).toBeUndefined();
  const { rows } = await second.ok(listAudit, {
    query: { subject: 'bank_format', subject_id: String(bank_format_id) },
  });
  expect(rows[0]?.sentence.map(({ text }) => text).join('')).toContain(`deleted the bank format ${form.name}`);
  const body = { version: 1, format: form };
  expect((await maker.call(contract.updateBankFormat, { params, body })).status).toBe(404);
  const owed = await addOwed(world, bank.second, [50_000]);
  const of = ticked(owed, [50_000]);
  expect((await maker.call(makeBatch, { body: { ...of, bank_format_id } })).status).toBe(404);
  await maker.ok(makeBatch, { body: of });
  expect(await maker.call(contract.deleteBankFormat, { params: { bank_format_id: of.bank_format_id } })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('it stays') },
  });
});

test('of a file and a deletion of its format at once one happens, and never half of it (payouts-15)', async () => {
  for (let round = 0; round < 4; round++) {
    const { bank_format_id, params } = await addFormat(second);
    const owed = await addOwed(world, bank.second, [50_000]);
    const [made, deleted] = await Promise.all([
      maker.call(makeBatch, { body: { ...ticked(owed, [50_000]), bank_format_id } }),
      second.call(contract.deleteBankFormat, { params }),
    ]);
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual([made.status, deleted.status]);
    expect((await findFormat(bank_format_id)) === undefined).toBe(deleted.status === 200);
  }
});

test('a file in a form that its maker wrote is released by somebody else, also after lines are taken out (payouts-6)', async () => {
  const { bank_format_id } = await addFormat(maker);
  const owed = await addOwed(world, bank.second, [50_000, 60_000]);
  const body = { ...ticked(owed, [50_000, 60_000]), bank_format_id };
  const made = await maker.ok(makeBatch, { body });
  expect(made.needs_second).toBe(true);
  const params = { payout_batch_id: made.payout_batch_id };
  const payout_ids = [owed[0]?.payout_id ?? 0];
  const fewer = await maker.ok(removeBatchLines, { params, body: { payout_ids, reason: 'Wrong' } });
  expect(fewer).toMatchObject({ lines: 1, needs_second: true });
  expect((await release(world, bank.maker, made.payout_batch_id)).status).toBe(403);
  expect((await release(world, bank.second, made.payout_batch_id)).status).toBe(200);
});

test('who may set the limit releases a small file in an own form alone, and so does who wrote none (payouts-6)', async () => {
  const { bank_format_id } = await addFormat(second);
  const owed = await addOwed(world, bank.second, [50_000]);
  const body = { ...ticked(owed, [50_000]), bank_format_id };
  const made = await second.ok(makeBatch, { body });
  expect(made.needs_second).toBe(false);
  expect((await release(world, bank.second, made.payout_batch_id)).status).toBe(200);
  const more = await addOwed(world, bank.second, [70_000]);
  expect((await maker.ok(makeBatch, { body: { ...ticked(more, [70_000]), bank_format_id } })).needs_second).toBe(false);
});
