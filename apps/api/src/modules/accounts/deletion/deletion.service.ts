// Owns the way out: a deletion waits seven days, then the account is made nobody's. Orders and their papers stay, because
// the tax law asks for them; nothing in them leads back to the account.
import type { DeletionBlocker } from '@tawa/contract/accounts/auth.account';
import { dayMs } from '@tawa/domain/common/durations';
import { deletionUndoDays } from '@tawa/domain/common/limits';
import type { Deps } from '../../../deps.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { forgetMailsTo, inLanguage, sendMail } from '#platform/mail/outbox.ts';
import { AppError } from '#platform/http/errors.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import { transaction } from '#platform/database/transaction.ts';
import { forgetAddresses } from '#modules/accounts/addresses/addresses.service.ts';
import { clearCart } from '#modules/ordering/cart/cart.service.ts';
import { forgetHeard } from '#modules/accounts/broadcasts/broadcasts.service.ts';
import { forgetMessages } from '#modules/care/contact/contact.service.ts';
import { forgetNews } from '#modules/accounts/news/news.service.ts';
import { forgetDiet } from '#modules/accounts/diet/diet.service.ts';
import { forgetExports } from '#modules/accounts/exports/exports.service.ts';
import { forgetPhotos } from '#modules/catalogue/dish-photos/dish-photos.service.ts';
import { forgetFavourites } from '#modules/catalogue/favourites/favourites.service.ts';
import { forgetNotifications, notify } from '#modules/accounts/notifications/notifications.service.ts';
import * as users from '#modules/accounts/auth/auth.service.ts';
import * as deletions from './deletion.store.ts';
import { deletedMail, deletionRequestedMail } from './deletion.mails.ts';
import { forgetAllergies } from '#modules/ordering/orders/orders.service.ts';
import { forgetGuest } from '#modules/tables/bookings/bookings.service.ts';
import { forgetComplainant } from '#modules/care/complaints/complaints.service.ts';
import { forgetUser, lockForHand } from '#modules/accounts/users/users.service.ts';
import { requirePassword, endAccess } from '#modules/accounts/auth/auth.service.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'passwords' | 'rateLimit'>;

interface Own {
  userId: number;
  role: string;
}

const blockerOf = (
  text: string,
  { order_number = null, booking_number = null }: Partial<Omit<DeletionBlocker, 'text'>> = {},
): DeletionBlocker => ({ text, order_number, booking_number });

async function listBlockers(db: Db, { userId, role }: Own): Promise<DeletionBlocker[]> {
  const orders = await deletions.listOpenOrders(db, userId);
  const underWay = orders.map(({ order_number }) =>
    blockerOf(`Order ${order_number} is still under way.`, { order_number }),
  );
  const refunds = (await deletions.listOpenRefunds(db, userId)).map(({ order_number }) =>
    blockerOf(`A refund of order ${order_number} is still on its way.`, { order_number }),
  );
  const tables = (await deletions.listComingBookings(db, userId)).map(({ booking_number }) =>
    blockerOf(`Table booking ${booking_number} is still to come.`, { booking_number }),
  );
  const open = [...underWay, ...refunds, ...tables];
  const kitchen = role === 'restaurant' ? await deletions.findKitchen(db, userId) : undefined;
  if (kitchen) return [...open, blockerOf(`${kitchen.restaurant_name} is registered. Ask us to close it first.`)];
  const isLast = role === 'admin' && (await deletions.isLastOwner(db, userId));
  return isLast ? [...open, blockerOf('You are the last owner of the office.')] : open;
}

export async function getDeletion({ db }: Pick<Deps, 'db'>, own: Own) {
  const { deletion_due } = await users.getContact(db, own.userId);
  return { due: deletion_due?.toISOString() ?? null, blockers: await listBlockers(db, own) };
}

export type DeletionRequest = { outcome: 'waits'; due: Date } | { outcome: 'blocked'; blockers: DeletionBlocker[] };

export async function requestDeletion(deps: ServiceDeps, own: Own, password: string): Promise<DeletionRequest> {
  const { userId } = own;
  await requirePassword(deps, userId, { password, field: 'password' });
  return transaction(deps.db, async (tx) => {
    const blockers = await listBlockers(tx, own);
    if (blockers.length > 0) return { outcome: 'blocked', blockers };
    return { outcome: 'waits', due: await setDue(tx, deps, userId) };
  });
}

async function setDue(tx: Tx, { clock, env }: Pick<Deps, 'clock' | 'env'>, userId: number): Promise<Date> {
  const due = new Date(clock.now().getTime() + deletionUndoDays * dayMs);
  await users.setDeletionDue(tx, userId, due);
  await sendMail(tx, deletionRequestedMail(await users.getContact(tx, userId), env.PUBLIC_URL, due));
  await notify(tx, { to: { user_id: userId }, kind: 'security_deletion', facts: { due } });
  return due;
}

/** The same for somebody who asked the office; what stands in the way of one stands in the way of the other. */
export const requestDeletionFor = (
  deps: Pick<Deps, 'db' | 'clock' | 'env'>,
  hand: { actor_id: number; user_id: number },
  reason: string,
): Promise<Date> =>
  transaction(deps.db, async (tx) => {
    const { role } = await lockForHand(tx, hand);
    if (role === 'admin') throw new AppError('conflict', 'Administrators are removed from the office instead.');
    const { deletion_due } = await users.getContact(tx, hand.user_id);
    if (deletion_due) throw new AppError('conflict', 'This account is about to be deleted already.');
    const blockers = await listBlockers(tx, { userId: hand.user_id, role });
    if (blockers.length > 0) throw new AppError('conflict', blockers.map(({ text }) => text).join(' '));
    const due = await setDue(tx, deps, hand.user_id);
    const after = { due: due.toISOString() };
    await record(tx, { actor_id: hand.actor_id, action: 'user.delete', subject_id: hand.user_id, reason, after });
    return due;
  });

export const undoDeletion = ({ db }: Pick<Deps, 'db'>, userId: number): Promise<void> =>
  transaction(db, (tx) => users.setDeletionDue(tx, userId, null));

async function forget(tx: Tx, own: Own, now: Date): Promise<void> {
  const { userId } = own;
  const stillDue = await users.lockDueDeletion(tx, userId, now);
  if (!stillDue || (await listBlockers(tx, own)).length > 0) return;
  const contact = await users.getContact(tx, userId);
  await endAccess(tx, userId);
  await forgetStored(tx, userId);
  await forgetWritten(tx, userId, contact.email);
  await sendMail(tx, { ...deletedMail(contact), ...(own.role !== 'admin' && inLanguage(contact)) });
  await users.anonymise(tx, userId, now);
}

async function forgetStored(tx: Tx, userId: number): Promise<void> {
  await forgetAddresses(tx, userId);
  await forgetFavourites(tx, userId);
  await forgetPhotos(tx, userId);
  await forgetNotifications(tx, userId);
  await forgetHeard(tx, userId);
  await forgetNews(tx, userId);
  await forgetDiet(tx, userId);
  await forgetAllergies(tx, userId);
  await forgetExports(tx, userId);
  await clearCart(tx, userId);
  await forgetUser(tx, userId);
}

async function forgetWritten(tx: Tx, user_id: number, email: string | null): Promise<void> {
  const unnamed = users.unnamedContact(user_id);
  await forgetComplainant(tx, user_id, unnamed);
  await forgetGuest(tx, user_id, unnamed);
  await forgetMessages(tx, { user_id, email });
  if (email !== null) await forgetMailsTo(tx, email);
}

/** Makes every account nobody's whose seven days are over; one that something stands in the way of waits on. */
export async function deleteDueAccounts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (const { user_id, role } of await deletions.listDue(db, now))
    await transaction(db, (tx) => forget(tx, { userId: user_id, role }, now));
}
