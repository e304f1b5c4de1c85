// Pictures that rows of a file name: sent one by one before the file, used by the transaction that writes it.
import { importedMenu, type ImportedMenu } from '@tawa/contract/catalogue/menu.form';
import { pictureKey } from '@tawa/domain/catalogue/menu-pictures';
import { pictureColumn } from '@tawa/domain/catalogue/menu-template';
import { gatherFaults, type SheetFault } from '@tawa/domain/catalogue/sheet-faults';
import { dayMs } from '@tawa/domain/common/durations';
import { z } from 'zod/mini';
import type { Db, Tx } from '#platform/database/db.ts';
import type { Files } from '#platform/files/files.ts';
import { AppError } from '#platform/http/errors.ts';
import { keepPicture, usePicture } from '#platform/pictures/picture-uploads.ts';
import { getEditableKitchen, type Editor, type MenuDeps } from '../menu.kitchen.ts';
import type { ReadDish } from './menu.sheet.ts';

interface Sent {
  attempt: string;
  name: string;
  bytes: Buffer;
}

const isSent = (db: Db, restaurantId: number, attempt: string, name: string) =>
  db
    .selectFrom('menu_import_pictures')
    .select('path')
    .where('restaurant_id', '=', restaurantId)
    .where('attempt', '=', attempt)
    .where('picture_name', '=', name)
    .executeTakeFirst();

/** Keeps a picture for a file that is yet to be written; one that is sent again is kept once. */
export async function sendMenuPicture(
  deps: MenuDeps & { files: Files },
  { restaurantId, userId }: Editor,
  { attempt, name, bytes }: Sent,
): Promise<string> {
  const { db, clock } = deps;
  const key = pictureKey(name);
  if (key === '') throw new AppError('invalid', 'Name the picture.', { fields: { name: 'Name the picture.' } });
  await getEditableKitchen(db, restaurantId);
  if (await isSent(db, restaurantId, attempt, key)) return key;
  const { path } = await keepPicture(deps, { userId, folder: 'dishes', bytes });
  await db
    .insertInto('menu_import_pictures')
    .values({ restaurant_id: restaurantId, attempt, picture_name: key, path, created_on: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return key;
}

/** Paths of the pictures that were sent for a file, by what they are known by. */
export async function listSentPictures(db: Db, restaurantId: number, attempt: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('menu_import_pictures')
    .select(['picture_name', 'path'])
    .where('restaurant_id', '=', restaurantId)
    .where('attempt', '=', attempt)
    .execute();
  return new Map(rows.map(({ picture_name, path }) => [picture_name, path]));
}

/** Pictures that rows name, with their rows. */
export const listNamedPictures = (dishes: readonly ReadDish[]): ImportedMenu['pictures'] =>
  gatherFaults(
    dishes.flatMap(({ row, picture }) => (picture === '' ? [] : [{ row, column: pictureColumn, text: picture }])),
  ).map(({ text, count, ranges }) => ({ name: text, count, ranges }));

/** Rows whose pictures were not sent. */
export const findUnsent = (dishes: readonly ReadDish[], sent: ReadonlyMap<string, string>): SheetFault[] =>
  dishes.flatMap(({ row, picture }) =>
    picture === '' || sent.has(picture)
      ? []
      : [{ row, column: pictureColumn, text: `The picture “${picture}” was not sent` }],
  );

/** Gives dishes their pictures; each was sent by the account that writes the file. */
export async function writePictures(
  tx: Tx,
  pictures: readonly { menu_id: number; path: string }[],
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  for (const path of new Set(pictures.map((one) => one.path)))
    await usePicture(tx, { userId, path, field: 'picture', now });
  for (const { menu_id, path } of pictures)
    await tx.updateTable('dishes').set({ dish_img: path }).where('menu_id', '=', menu_id).execute();
}

/** What was answered when this try was written; undefined when it was not. */
export async function findWritten(db: Db, restaurantId: number, attempt: string): Promise<ImportedMenu | undefined> {
  const row = await db
    .selectFrom('menu_imports')
    .select('outcome')
    .where('restaurant_id', '=', restaurantId)
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  return row && z.parse(importedMenu, row.outcome);
}

/** Notes that a try was written, and forgets what is older than a day. */
export async function noteWritten(
  tx: Tx,
  restaurantId: number,
  { attempt, outcome, now }: { attempt: string; outcome: ImportedMenu; now: Date },
): Promise<void> {
  const old = new Date(now.getTime() - dayMs);
  for (const table of ['menu_imports', 'menu_import_pictures'] as const)
    await tx.deleteFrom(table).where('restaurant_id', '=', restaurantId).where('created_on', '<', old).execute();
  await tx
    .insertInto('menu_imports')
    .values({ restaurant_id: restaurantId, attempt, outcome: JSON.stringify(outcome), created_on: now })
    .execute();
}
