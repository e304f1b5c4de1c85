// What a restaurant objects to a refund that it would bear. The customer's money stays theirs whatever becomes of it: an
// appeal asks only who pays. It and the draft of a statement wait for each other, so that one of them is first.
import { weekEndOf } from '@tawa/domain/money/refund-files';
import { orderStates } from '@tawa/domain/ordering/order-states';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { shareDrafts } from '#db/draft-lock.ts';
import type { Deps } from '../../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { transaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { preparePhoto } from '#platform/pictures/photos.ts';
import { publish } from '#platform/live/events.ts';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import { postRefundMoved } from '#modules/money/ledger/ledger.service.ts';
import { known } from '../refunds.answer.ts';
import * as store from './refunds.appeals.store.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;
const noRefund = () => new AppError('not_found', 'Refund not found.');
const drafted = () =>
  new AppError('conflict', 'This refund stands on a statement already. Dispute the statement instead.');
const appealedAlready = () => new AppError('conflict', 'You have objected to this refund already.');

export interface Appellant {
  restaurant_id: number;
  user_id: number;
}

/** Objects to a refund of an own order that the restaurant would bear; once, and before its statement is drafted. */
export function appeal({ db, clock }: ServiceDeps, refundId: number, by: Appellant, words: string): Promise<void> {
  return transaction(db, async (tx) => {
    await shareDrafts(tx);
    const refund = await store.findBorne(tx, refundId);
    if (refund?.restaurant_id !== by.restaurant_id) throw noRefund();
    if (refund.deducted <= 0) throw new AppError('conflict', 'This refund takes nothing from your restaurant.');
    if (refund.payout_id !== null) throw drafted();
    const appealed = { refund_id: refundId, words, appealed_by: by.user_id, appealed_at: clock.now() };
    if (!(await store.addAppeal(tx, appealed))) throw appealedAlready();
    const facts = { order_number: refund.order_number, amount: refund.deducted, objected_id: refundId };
    await notify(tx, { to: 'office', kind: 'office_refund', facts, key: `refund:${refundId}:appealed` });
    await showAll(tx, refund);
  });
}

/** Keeps the one photo of an open appeal; what the database refuses leaves no file behind. */
export async function addAppealPhoto(
  { db, clock, files }: ServiceDeps & Pick<Deps, 'files'>,
  refundId: number,
  { restaurant_id }: Appellant,
  upload: () => Promise<{ bytes: Buffer }>,
) {
  await findOpen(db, refundId, restaurant_id);
  const { bytes } = await upload();
  const picture = await preparePhoto(bytes);
  const photo = await files.save({ folder: 'refunds', extension: 'webp', bytes: picture.bytes });
  const { width, height } = picture;
  const kept = { photo, width, height, photo_at: clock.now() };
  try {
    if (!(await transaction(db, (tx) => store.keepPhoto(tx, refundId, kept))))
      throw new AppError('conflict', 'An open objection has one photo.');
  } catch (error) {
    // What could not be removed is known to nobody.
    await files.remove(photo).catch(() => undefined);
    throw error;
  }
  return kept;
}

/** Refuses before a photo is read and decoded. */
async function findOpen(db: Deps['db'], refundId: number, restaurantId: number): Promise<void> {
  const refund = await store.findBorne(db, refundId);
  if (refund?.restaurant_id !== restaurantId || refund.appeal === null) throw noRefund();
  if (refund.appeal !== 'open') throw new AppError('conflict', 'This objection was answered already.');
}

/** Lets the open pages of the order's customer, its restaurant and the office read the file again. */
const showAll = (tx: Tx, { user_id, restaurant_id, order_number, status, version }: store.Borne) => {
  const payload = { order_number, status: known(orderStates, status), version, restaurant_id };
  const audiences = [`user:${user_id}`, `restaurant:${restaurant_id}`, 'admin'] as const;
  return publish(
    tx,
    audiences.map((audience) => ({ audience, kind: 'order' as const, payload })),
  );
};

interface Decision {
  decision: 'stands' | 'moved';
  answer: string;
  by: number;
}

/** The office answers an appeal, once: the decision stands, or the platform bears what had been taken. */
export function decideAppeal(
  { db, clock }: ServiceDeps,
  refundId: number,
  { decision, answer, by }: Decision,
): Promise<void> {
  return transaction(db, async (tx) => {
    await shareDrafts(tx);
    const refund = await store.findBorne(tx, refundId);
    if (!refund || refund.appeal === null) throw noRefund();
    const at = clock.now();
    const decided = { state: decision, answer, decided_by: by, decided_at: at };
    if (!(await store.closeAppeal(tx, refundId, decided)))
      throw new AppError('conflict', 'This objection was answered already.');
    const { order_id, restaurant_id, order_number, deducted } = refund;
    if (decision === 'moved')
      await postRefundMoved(tx, refundId, deducted, { order_id, restaurant_id, user_id: null, at });
    await record(tx, { actor_id: by, subject_id: refundId, action: `refund.appeal_${decision}`, reason: answer });
    await showAll(tx, refund);
    await tellBorne(tx, { refund_id: refundId, order_number, restaurant_id, amount: deducted, step: decision, at });
  });
}

interface Borne {
  refund_id: number;
  order_number: string;
  restaurant_id: number;
  /** Paise that it takes from the restaurant. */
  amount: number;
  step: 'deducted' | 'stands' | 'moved';
  at: Date;
}

/** Tells a restaurant of a refund that was decided and takes something from it. */
export async function tellDeducted(tx: Tx, refund_id: number, at: Date): Promise<void> {
  const refund = await store.findBorne(tx, refund_id);
  if (!refund || refund.deducted <= 0) return;
  const { order_number, restaurant_id, deducted: amount } = refund;
  await tellBorne(tx, { refund_id, order_number, restaurant_id, amount, step: 'deducted', at });
}

/** Tells a restaurant of a refund that it bears, or of what became of its objection. */
const tellBorne = (tx: Tx, { restaurant_id, at, ...news }: Borne) =>
  notify(tx, {
    to: { restaurant_id },
    kind: 'kitchen_refund',
    facts: { ...news, until: weekEndOf(at), time_zone: timeZoneDefault },
    key: `refund:${news.refund_id}:${news.step}`,
  });
