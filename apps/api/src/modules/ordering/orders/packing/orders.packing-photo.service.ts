// The kitchen's own proof of what it packed: one photo of an order while it still has it, seen by nobody but both sides of a
// refund. It never holds an order up, and the order's version stays.
import { canPhotographPacking } from '@tawa/domain/ordering/packing';
import type { Deps } from '../../../../deps.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { transaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { publish } from '#platform/live/events.ts';
import { preparePhoto } from '#platform/pictures/photos.ts';
import { statusOf } from '../history/stored-words.ts';
import { liveEventsOf } from '../moves/live-events.ts';
import { lockOrder } from '../orders.store.ts';
import { type Mover, notFound } from '../placing/attempt.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'files'>;

const tooLate = () => new AppError('conflict', 'A photo can be kept until the order leaves the kitchen.');
const kept = () => new AppError('conflict', 'This order has its photo already.');

async function getOpen(tx: Tx, mover: Mover, order_number: string) {
  const order = await lockOrder(tx, { order_number }, mover.scope);
  if (!order) throw notFound();
  if (!canPhotographPacking(statusOf(order.status))) throw tooLate();
  return order;
}

const hasPhoto = async (db: Db, orderId: number): Promise<boolean> =>
  (await db.selectFrom('packing_photos').select('order_id').where('order_id', '=', orderId).executeTakeFirst()) !==
  undefined;

/** Keeps the photo of what a kitchen packed, once; what the database refuses leaves no file behind. */
export async function addPackingPhoto(
  { db, clock, files }: ServiceDeps,
  mover: Mover & { actor_id: number },
  order_number: string,
  upload: () => Promise<{ bytes: Buffer }>,
): Promise<{ photo: string; sent_at: Date }> {
  // Before the file is read and decoded: whoever may not send it costs nothing.
  await transaction(db, async (tx) => {
    const { order_id } = await getOpen(tx, mover, order_number);
    if (await hasPhoto(tx, order_id)) throw kept();
  });
  const { bytes } = await upload();
  const picture = await preparePhoto(bytes);
  const photo = await files.save({ folder: 'packing', extension: 'webp', bytes: picture.bytes });
  try {
    return await transaction(db, async (tx) => {
      const order = await getOpen(tx, mover, order_number);
      const { width, height } = picture;
      const sent_at = clock.now();
      const row = { order_id: order.order_id, photo, width, height, sent_by: mover.actor_id, sent_at };
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('packing_photos')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) throw kept();
      await publish(tx, liveEventsOf(order));
      return { photo, sent_at };
    });
  } catch (error) {
    // What could not be removed is known to nobody.
    await files.remove(photo).catch(() => undefined);
    throw error;
  }
}
