import * as contract from '@tawa/contract/money/payouts.batches';
import * as office from '@tawa/contract/money/payouts.office';
import type { Answer } from '@tawa/contract/common/endpoint';
import { dayMs } from '@tawa/domain/common/durations';
import { sql } from 'kysely';
import { addAddress, addKitchen, addPerson } from '#modules/ordering/orders/testing/people.ts';
import { noon, type Person, type TestKitchen, type World } from '#modules/ordering/orders/testing/world.ts';
import { postAdjustment } from '#modules/money/ledger/ledger.service.ts';
import { transaction } from '#platform/database/transaction.ts';

export const password = 'correct-horse-9';
const account = '50100012348800';
let movements = 0;

export interface Owed extends TestKitchen {
  payout_id: number;
}

/** Two administrators who may pay, and kitchens that are owed money for a closed week. */
export async function openBank(world: World) {
  world.clock.set(noon);
  const { deps } = world;
  const password_hash = await deps.passwords.hash(password);
  const addAdmin = async (office_role = 'owner') => {
    const person = await addPerson(deps, 'admin');
    await deps.db
      .updateTable('users')
      .set({ password_hash, office_role })
      .where('user_id', '=', person.userId)
      .execute();
    return person;
  };
  // The office always has an owner, so that one comes first.
  const second = await addAdmin();
  const maker = await addAdmin('finance');
  const set = (key: string, value: string | number) =>
    sql`insert into settings (key, value, valid_from, reason, set_by)
      values (${key}, ${JSON.stringify(value)}::jsonb, ${world.clock.now()}, 'For a test', ${second.userId})
      on conflict do nothing`.execute(deps.db);
  await set('payout_account', account);
  return { world, maker, second, addAdmin, set };
}

const bankOf = (index: number) => ({
  kind: 'bank',
  holder: `Kitchen ${index} & Sons`,
  account: String(100_000_000_000 + index),
  ifsc: 'HDFC0001234',
});

/** Kitchens that are owed these sums (paise), drafted and issued. */
export async function addOwed(
  world: World,
  admin: Person,
  sums: readonly number[],
  paper: (index: number) => object | null = bankOf,
): Promise<Owed[]> {
  const { deps } = world;
  const kitchens: TestKitchen[] = [];
  for (const [index, amount] of sums.entries()) {
    const kitchen = await addKitchen(deps, { restaurant_name: `Kitchen ${index}` });
    await addAddress(deps, kitchen.owner.userId);
    const in_force = paper(index);
    if (in_force)
      await deps.db
        .insertInto('restaurant_papers')
        .values({ restaurant_id: kitchen.restaurant_id, field: 'payout', in_force: JSON.stringify(in_force) })
        .execute();
    movements += 1;
    const movement = { order_id: null, user_id: null, restaurant_id: kitchen.restaurant_id, at: world.clock.now() };
    await transaction(deps.db, (tx) => postAdjustment(tx, `bank:${movements}`, amount, movement));
    kitchens.push(kitchen);
  }
  world.clock.advance(7 * dayMs);
  const caller = world.callerOf(admin);
  await caller.ok(office.draftPayouts, { body: {} });
  const rows = await deps.db.selectFrom('payouts').select(['payout_id', 'restaurant_id']).execute();
  const owed = kitchens.map((kitchen) => ({
    ...kitchen,
    payout_id: rows.findLast((row) => row.restaurant_id === kitchen.restaurant_id)?.payout_id ?? 0,
  }));
  await caller.ok(office.issuePayouts, { body: { payout_ids: owed.map(({ payout_id }) => payout_id) } });
  return owed;
}

export const rupeesOf = (sums: readonly number[]) => sums.reduce((all, sum) => all + sum, 0) / 100;

/** What the maker sends for ticked statements. */
export const ticked = (owed: readonly Owed[], sums: readonly number[]) => ({
  bank_format_id: 1,
  payout_ids: owed.map(({ payout_id }) => payout_id),
  expected: { lines: owed.length, total: rupeesOf(sums) },
});

/** Releases a file as this person, after looking at it. */
export async function release(world: World, person: Person, payout_batch_id: number) {
  const caller = world.callerOf(person);
  const params = { payout_batch_id };
  const { sha256 } = await caller.ok(contract.getBatch, { params });
  return caller.call(contract.releaseBatch, { params, body: { sha256, password } });
}

interface Told {
  reference: string;
  amount: number;
  status: string;
  utr?: string;
  reason?: string;
}

/** An answer as the common format has it. */
export const answerFile = (rows: readonly Told[]): string =>
  [
    'Customer Reference No,Amount,Transaction Status,UTR,Reject Reason',
    ...rows.map(({ reference, amount, status, utr = '', reason = '' }) =>
      [reference, (amount / 100).toFixed(2), status, utr, reason].join(','),
    ),
  ].join('\r\n');

/** Sends a file as a browser does. */
export async function upload(world: World, person: Person, batchId: number, content: string | Buffer) {
  const boundary = 'edge';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="answer.csv"\r\ncontent-type: text/csv\r\n\r\n`;
  const reply = await world.app.inject({
    method: 'POST',
    url: `/api${contract.readBankAnswer.path.replace(':payout_batch_id', String(batchId))}`,
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  const body: Answer<typeof contract.readBankAnswer>['body'] & { message?: string } = reply.json();
  return { status: reply.statusCode, body };
}

/** A released file of these statements whose bank has it, with its lines. */
export async function sendFile(
  world: World,
  [maker, second]: readonly [Person, Person],
  body: ReturnType<typeof ticked>,
) {
  const caller = world.callerOf(maker);
  const { payout_batch_id } = await caller.ok(contract.makeBatch, { body });
  const released = await release(world, second, payout_batch_id);
  if (released.status !== 200) throw new Error(JSON.stringify(released.body));
  const params = { payout_batch_id };
  await world.app.inject({
    url: `/api/admin/payout-batches/${payout_batch_id}/csv`,
    headers: { authorization: `Bearer ${maker.token}` },
  });
  const { rows } = await caller.ok(contract.getBatch, { params });
  return { payout_batch_id, params, rows };
}
