import { setTimeout as sleep } from 'node:timers/promises';
import {
  applyBankAnswer,
  getBatch,
  getBatchFile,
  listBatches,
  listRun,
  makeBatch,
  readBankAnswer,
  releaseBatch,
  type Batch,
  type BankAnswer,
} from '@tawa/contract/money/payouts.batches';
import { changeSetting } from '@tawa/contract/content/settings';
import type { Account } from '../../apps/api/src/testing/shopper.ts';
import { answerOf, callerOf, type Street } from './street.ts';
import { office } from './world.ts';

const pauseMs = 20;
const linesOfFile = 3;
const returnedShare = 0.4;
const debitAccount = '50100012348800';

/** What the bank did with each transfer that it was asked for, whatever became of us meanwhile. */
type Bank = Map<string, 'paid' | 'returned'>;

/** The bank's answer to a file, the same however often it is asked. */
function answerTo(bank: Bank, rows: readonly { reference: string; amount: number }[]): string {
  const lines = rows.map(({ reference, amount }) => {
    const done = bank.get(reference) ?? (Math.random() < returnedShare ? 'returned' : 'paid');
    bank.set(reference, done);
    return `${reference},${amount.toFixed(2)},${done === 'paid' ? `E,UTR${reference},` : 'R,,Account closed'}`;
  });
  return ['Customer Reference No,Amount,Transaction Status,UTR,Reject Reason', ...lines].join('\r\n');
}

/** Sends the answer as a browser does; undefined where nobody answered. */
async function readAnswer(
  { send, origin }: Street,
  { token }: Account,
  { id, content }: { id: number; content: string },
): Promise<BankAnswer | undefined> {
  const head = '--edge\r\ncontent-disposition: form-data; name="file"; filename="answer.csv"\r\n\r\n';
  const path = readBankAnswer.path.replace(':payout_batch_id', String(id));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=edge' };
  const body = `${head}${content}\r\n--edge--\r\n`;
  const reply = await send(`${origin()}/api${path}`, { method: 'POST', headers, body }).catch(() => undefined);
  return reply?.statusCode === 200 ? JSON.parse(reply.bytes.toString()) : undefined;
}

/** Brings a file one step on from wherever a kill left it. */
async function advance(street: Street, admin: Account, { bank, file }: { bank: Bank; file: Batch }): Promise<void> {
  const caller = callerOf(street, admin);
  const params = { payout_batch_id: file.payout_batch_id };
  const whole = await answerOf(street, () => caller.call(getBatch, { params }));
  if (whole?.status !== 200) return;
  const { sha256, rows, batch } = whole.body;
  if (batch.state === 'made') {
    const body = { sha256, password: office.password };
    await answerOf(street, () => caller.call(releaseBatch, { params, body }));
    return;
  }
  const { send, origin } = street;
  const path = getBatchFile.path.replace(':payout_batch_id', String(file.payout_batch_id));
  const headers = { authorization: `Bearer ${admin.token}` };
  const taken = await send(`${origin()}/api${path}`, { headers }).catch(() => undefined);
  if (taken?.statusCode !== 200) return;
  const open = rows.filter(({ outcome }) => outcome !== 'dropped');
  const answer = await readAnswer(street, admin, { id: file.payout_batch_id, content: answerTo(bank, open) });
  if (!answer) return;
  const of = { params: { ...params, bank_answer_id: answer.bank_answer_id }, body: {} };
  await answerOf(street, () => caller.call(applyBankAnswer, of));
}

async function fileSome(street: Street, admin: Account): Promise<void> {
  const caller = callerOf(street, admin);
  const run = await answerOf(street, () => caller.call(listRun, { query: {} }));
  if (run?.status !== 200) return;
  const some = run.body.rows.filter(({ tab }) => tab === 'to_pay' || tab === 'returned').slice(0, linesOfFile);
  if (some.length === 0) return;
  const total = some.reduce((sum, { net }) => sum + Math.round(net * 100), 0) / 100;
  const payout_ids = some.map(({ payout_id }) => payout_id);
  const body = { bank_format_id: 1, payout_ids, expected: { lines: some.length, total } };
  await answerOf(street, () => caller.call(makeBatch, { body }));
}

/** The office, which pays the statements of a week by files, and goes on after each kill where it left off. */
export async function payOut(street: Street, admin: Account): Promise<Bank> {
  const bank: Bank = new Map();
  const caller = callerOf(street, admin);
  const setting = { key: 'payout_account' as const, value: debitAccount, reason: 'A run of kills' };
  await answerOf(street, () => caller.call(changeSetting, { body: setting }));
  while (!street.isOver()) {
    const files = await answerOf(street, () => caller.call(listBatches, { query: {} }));
    const file = files?.status === 200 && files.body.rows.find(({ state }) => state === 'made' || state === 'released');
    if (file) await advance(street, admin, { bank, file });
    else if (files) await fileSome(street, admin);
    await sleep(pauseMs);
  }
  return bank;
}

/** Nothing that the bank paid is paid twice, and what it sent back was not paid by that transfer. */
export const paidTwice = `select p.payout_id::text as which from payouts p
  where (select count(*) from payout_batch_lines l where l.payout_id = p.payout_id and l.outcome in ('open', 'paid')) > 1
    or p.status = 'paid' and exists (select from payout_batch_lines l where l.payout_id = p.payout_id and l.outcome = 'paid'
      and p.reference <> 'UTR' || l.reference)`;
