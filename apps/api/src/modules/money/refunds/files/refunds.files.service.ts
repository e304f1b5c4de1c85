// Owns the files of refunds: each decided refund has one, written in the transaction that decides it, and without one a
// statement deducts nothing.
import {
  decidePayer,
  type FileChoice,
  isOfficeAlone,
  liableOf,
  type RefundCauseWord,
  type RefundPayer,
} from '@tawa/domain/money/refund-files';
import type { RefundCountsAnswer } from '@tawa/contract/money/refunds.files';
import { refundCountDays } from '@tawa/domain/money/refunds';
import type { LiableParty, RefundCause } from '@tawa/domain/money/ledger';
import type { Db, Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { findSettings } from '#modules/content/settings/settings.service.ts';
import * as store from './refunds.files.store.ts';

/** What is decided beside the sum: why, in one sentence that both sides read, and of which complaint it came. */
export interface FileInput extends FileChoice {
  explanation: string;
  complaint_id?: number | undefined;
}

export interface ChosenFile {
  cause: RefundCauseWord;
  explanation: string;
  departure: string | null;
  complaint_id: number | null;
  payer: RefundPayer;
  liable: LiableParty;
}

/** Who pays by what was chosen; throws `invalid` where another payer than the cause has is given without a reason. */
export function chooseFile({ explanation, complaint_id, ...choice }: FileInput): ChosenFile {
  const decision = decidePayer(choice);
  if (!decision.ok) throw new AppError('invalid', decision.message, { fields: { departure: decision.message } });
  const { cause } = choice;
  const { payer, departure } = decision;
  const liable = liableOf(payer, cause);
  return { cause, explanation, departure, complaint_id: complaint_id ?? null, payer, liable };
}

/** Who bears a movement: of what nobody had earned, nobody; of all else somebody has to. */
function bornBy({ payer }: ChosenFile, { of }: RefundCause): RefundPayer {
  if (of === 'funds' || of === 'unmatched') return 'nobody';
  return payer === 'nobody' ? 'platform' : payer;
}

/** Opens the file of a refund that is decided in this transaction. */
export async function openFile(
  tx: Tx,
  refund_id: number,
  chosen: ChosenFile,
  { cause: movement, at }: { cause: RefundCause; at: Date },
): Promise<void> {
  const { cause, explanation, complaint_id } = chosen;
  const payer = bornBy(chosen, movement);
  const departure = payer === 'nobody' ? null : chosen.departure;
  await store.addFile(tx, { refund_id, cause, payer, explanation, departure, complaint_id, opened_at: at });
}

/** Opens the files that a process of the release before left out; answers how many. */
export const openMissingFiles = async (db: Db, now: Date): Promise<number> => store.addMissingFiles(db, now);

/** A customer's orders of the days that count, how many of them had a refund, and from which one the office alone decides. */
export async function tellRefundCounts(db: Db, userId: number, at: Date): Promise<RefundCountsAnswer> {
  const [counts, settings] = await Promise.all([store.countRefundsOf(db, userId, at), findSettings(db, at)]);
  return { ...counts, days: refundCountDays, review_from: settings('refund_review_from') };
}

/** Does the office alone decide about money from this order on? One that counts already is not counted again. */
export async function isForOffice(
  db: Db,
  { order_id, user_id }: { order_id: number; user_id: number },
  { at, review_from }: { at: Date; review_from: number },
): Promise<boolean> {
  return isOfficeAlone(await store.countRefundsOf(db, user_id, at, order_id), review_from);
}
