import { listCopies, withoutTint, type PictureFolder } from '@tawa/domain/catalogue/pictures';
import { dayMs } from '@tawa/domain/common/durations';
import { withTint } from '@tawa/domain/common/tints';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { z } from 'zod/mini';
import type { Db, Tx } from '../database/db.ts';
import { AppError } from '../http/errors.ts';
import type { Files } from '../files/files.ts';
import { addJob, task } from '../jobs/tasks.ts';
import type { PicturePlaces } from './picture-folders.ts';
import { preparePicture, type Cut } from './prepare-picture.ts';
import { transaction } from '../database/transaction.ts';

/** What the pictures of one account may take, in bytes. */
export const pictureQuotaBytes = 400 * 1024 * 1024;
const unusedMs = dayMs;

interface Input {
  userId: number;
  folder: PictureFolder;
  bytes: Buffer;
  cut?: Cut;
}

/** Takes room in the account's quota; the account's row is held, so that two uploads cannot both take the last of it. */
async function takeRoom(
  tx: Tx,
  { userId, path, bytes, now }: { userId: number; path: string; bytes: number; now: Date },
) {
  await tx.selectFrom('users').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().execute();
  const { used } = await tx
    .selectFrom('uploads')
    .select(sql<number>`coalesce(sum(bytes), 0)::bigint`.as('used'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const left = pictureQuotaBytes - used - bytes;
  if (left < 0) throw new AppError('too_large', 'There is no room for more pictures. Write to us to get more.');
  await tx.insertInto('uploads').values({ path, user_id: userId, bytes, created_on: now }).execute();
  return left;
}

/** Keeps a picture of an account and answers the path to store; throws `invalid` for what is no picture and `too_large` beyond the quota. */
export async function keepPicture(
  { db, files, clock }: { db: Db; files: Files; clock: Clock },
  { userId, folder, bytes, cut }: Input,
): Promise<{ path: string; bytesLeft: number }> {
  const picture = await preparePicture(bytes, folder, cut);
  const path = await files.save({ folder, extension: 'webp', bytes: picture.bytes });
  try {
    const bytesLeft = await transaction(db, (tx) =>
      takeRoom(tx, { userId, path, bytes: picture.bytes.length, now: clock.now() }),
    );
    return { path: withTint(path, picture), bytesLeft };
  } catch (error) {
    // What could not be removed is known to nobody.
    await files.remove(path).catch(() => undefined);
    throw error;
  }
}

/** Marks a picture as used by its account; throws `invalid` at `field` when the account did not send it. */
export async function usePicture(
  tx: Tx,
  { userId, path, field, now }: { userId: number; path: string; field: string; now: Date },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('uploads')
    .set({ used_on: now })
    .where('path', '=', withoutTint(path))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return;
  throw new AppError('invalid', 'Upload the picture first.', { fields: { [field]: 'Upload the picture first.' } });
}

/** Gives up a picture that nothing uses any more: its file goes with the next that were never used. */
export const releasePicture = (tx: Tx, path: string) =>
  tx.updateTable('uploads').set({ used_on: null }).where('path', '=', withoutTint(path)).execute();

export const removePictureTask = task('platform.remove-picture', z.object({ path: z.string() }));

/** Removes a picture and its smaller copies; whatever is gone is left alone. */
export async function removePicture(files: Files, { copies }: PicturePlaces, path: string): Promise<void> {
  await files.remove(path);
  for (const folder of copies)
    for (const copy of listCopies(path)) await folder.remove(copy.path.slice('uploads/'.length));
}

/** Has pictures removed that nothing used within a day; the row goes first, so that a picture that is used meanwhile stays, and its job is tried again while the files are away. */
export async function forgetUnusedPictures({ db }: { db: Db }, now: Date): Promise<void> {
  await transaction(db, async (tx) => {
    const gone = await tx
      .deleteFrom('uploads')
      .where('used_on', 'is', null)
      .where('created_on', '<', new Date(now.getTime() - unusedMs))
      .returning('path')
      .execute();
    for (const { path } of gone) await addJob(tx, removePictureTask, { path });
  });
}
