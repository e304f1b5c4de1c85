// Owns photos of dishes by those who were served them: one for each dish of an order, shown after the office looked at it.
import type { DishPhotoState, OwnDishPhoto } from '@tawa/contract/catalogue/dish-photos';
import { dayMs } from '@tawa/domain/common/durations';
import { verifiedOrderDays } from '@tawa/domain/common/limits';
import type { Deps } from '../../../deps.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { keepPicture, releasePicture, usePicture } from '#platform/pictures/picture-uploads.ts';
import { transaction } from '#platform/database/transaction.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import * as store from './dish-photos.store.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'files'>;

async function findOpen(tx: Tx, dish: store.Dish, now: Date) {
  const order = await store.lockServed(tx, dish);
  if (!order) throw new AppError('not_found', 'Order not found.');
  if (now.getTime() >= order.served_at.getTime() + verifiedOrderDays * dayMs)
    throw new AppError('conflict', `Photos can be sent for ${verifiedOrderDays} days after the dishes were brought.`);
  return order;
}

/** Keeps the photo of a dish that was brought with a served order; the one before it goes. */
export async function send(deps: ServiceDeps, dish: store.Dish, bytes: Buffer): Promise<OwnDishPhoto> {
  const { db, clock } = deps;
  const { userId, menu_id } = dish;
  const now = clock.now();
  // Before the file is decoded: whoever may not send it costs nothing.
  await transaction(db, (tx) => findOpen(tx, dish, now));
  const { path } = await keepPicture(deps, { userId, folder: 'dish-photos', bytes });
  await transaction(db, async (tx) => {
    const { order_id } = await findOpen(tx, dish, now);
    const before = await store.findPhoto(tx, order_id, menu_id);
    await usePicture(tx, { userId, path, field: 'file', now });
    await store.keepPhoto(tx, { order_id, menu_id, user_id: userId, photo: path, created_on: now });
    if (before) await releasePicture(tx, before.photo);
  });
  return { photo: path, state: 'waiting', reason: null };
}

/** Takes back the own photo of a dish; the file goes within days. */
export async function takeBack(db: Db, dish: store.Dish): Promise<void> {
  await transaction(db, async (tx) => {
    const gone = await store.deletePhoto(tx, dish);
    if (!gone) throw notFound();
    await releasePicture(tx, gone.photo);
  });
}

interface Decision {
  dish_photo_id: number;
  decision: 'show' | 'hide';
  reason: string;
}

/** Shows a photo to everybody or hides it for good; of two who decide at once one does, and the other is told. */
export async function decide(
  { db, clock }: Pick<ServiceDeps, 'db' | 'clock'>,
  admin_id: number,
  { dish_photo_id, decision, reason }: Decision,
): Promise<{ state: DishPhotoState }> {
  if (decision === 'hide' && reason === '')
    throw new AppError('invalid', 'Please write why.', { fields: { reason: 'Please write why' } });
  const state = decision === 'show' ? 'shown' : 'hidden';
  return transaction(db, async (tx) => {
    const photo = await store.lockPhoto(tx, dish_photo_id);
    if (!photo) throw notFound();
    if (photo.state === 'hidden') throw new AppError('conflict', 'This photo is hidden already, and its file is gone.');
    if (photo.state === state) throw new AppError('conflict', 'This photo is shown already.');
    const decided = { state, reason: decision === 'hide' ? reason : null, decided_on: clock.now() } as const;
    await store.setDecided(tx, dish_photo_id, { ...decided, decided_by: admin_id });
    if (decision === 'hide') await releasePicture(tx, photo.photo);
    await record(tx, {
      actor_id: admin_id,
      action: `dish_photo.${decision}`,
      subject_id: `${dish_photo_id}`,
      reason,
      before: { state: photo.state },
      after: { state },
    });
    return { state };
  });
}

/** The photos of an account go with it. */
export async function forgetPhotos(tx: Tx, userId: number): Promise<void> {
  const gone = await tx.deleteFrom('dish_photos').where('user_id', '=', userId).returning('photo').execute();
  for (const { photo } of gone) await releasePicture(tx, photo);
}
