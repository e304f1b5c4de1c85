import { complaintPhotoBytesMax, complaintPhotosMax } from '@tawa/domain/common/limits';
import { isUnresolved } from '@tawa/domain/care/complaints';
import type { Deps } from '../../../deps.ts';
import { AppError } from '#platform/http/errors.ts';
import { preparePhoto } from '#platform/pictures/photos.ts';
import { transaction } from '#platform/database/transaction.ts';
import { announce, notFound } from './complaints.moves.ts';
import * as store from './complaints.store.ts';
import { stateOf } from './stored-words.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'files'>;

const full = () => new AppError('conflict', `A complaint has ${complaintPhotosMax} photos at most.`);

/** Keeps a photo of a complaint that is unresolved; what the database refuses leaves no file behind. */
export async function addPhoto(
  { db, clock, files }: ServiceDeps,
  user_id: number,
  complaint_id: number,
  bytes: Buffer,
) {
  await findWritable(db, user_id, complaint_id);
  const picture = await preparePhoto(bytes);
  const photo = await files.save({ folder: 'complaints', extension: 'webp', bytes: picture.bytes });
  try {
    return await transaction(db, async (tx) => {
      const row = await store.lockComplaint(tx, complaint_id, { user_id });
      if (!row) throw notFound();
      const used = await store.lockRoom(tx, user_id);
      if (used + picture.bytes.length > complaintPhotoBytesMax)
        throw new AppError('conflict', 'Your account has no room for more photos.');
      const { width, height, taken_at } = picture;
      const size = { width, height, bytes: picture.bytes.length };
      const times = { created_on: clock.now(), taken_at };
      const added = await store.addPhoto(tx, { complaint_id, user_id, photo, ...size, ...times });
      if (!added) throw full();
      const { version } = row;
      await announce(tx, row, { complaint_id, status: stateOf(row.status), version });
      return added;
    });
  } catch (error) {
    // What could not be removed is known to nobody.
    await files.remove(photo).catch(() => undefined);
    throw error;
  }
}

/** Refuses before the work of decoding begins. */
async function findWritable(db: ServiceDeps['db'], user_id: number, complaint_id: number): Promise<void> {
  await transaction(db, async (tx) => {
    const row = await store.lockComplaint(tx, complaint_id, { user_id });
    if (!row) throw notFound();
    if (!isUnresolved(stateOf(row.status)))
      throw new AppError('conflict', 'This complaint is settled, so nothing can be added to it.');
  });
}
