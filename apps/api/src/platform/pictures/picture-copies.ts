import { isPictureFolder, listCopies, pictureShapes, type PictureFolder } from '@tawa/domain/catalogue/pictures';
import { readFile, type FileFolder } from '../files/file-folder.ts';
import { AppError } from '../http/errors.ts';
import type { PicturePlaces } from './picture-folders.ts';

const prefix = 'uploads/';
const draftAgeMs = 10 * 60_000;
const folders = Object.keys(pictureShapes).filter(isPictureFolder);

/** One file to be made out of an original. */
interface Copy {
  home: FileFolder;
  original: string;
  drawnOn: Date;
  /** Its name below the folder of copies. */
  name: string;
  width: number;
  format: 'webp' | 'avif';
}

/** The copies of the originals of one shape in one home. */
async function copiesIn(home: FileFolder, folder: PictureFolder): Promise<Copy[]> {
  const list: Copy[] = [];
  for await (const { name: original, writtenOn: drawnOn } of home.list(folder))
    for (const { path, ...copy } of listCopies(`${prefix}${original}`))
      list.push({ home, original, drawnOn, name: path.slice(prefix.length), ...copy });
  return list;
}

/** When each copy of one shape was made, wherever it lies. */
async function madeIn(copies: readonly FileFolder[], folder: PictureFolder): Promise<Map<string, Date>> {
  const made = new Map<string, Date>();
  for (const place of copies)
    for await (const { name, writtenOn } of place.list(folder)) {
      const other = made.get(name);
      if (!other || other < writtenOn) made.set(name, writtenOn);
    }
  return made;
}

const isStale = (made: Date | undefined, drawn: Date): boolean => made === undefined || made < drawn;

/** The copies that are not there or older than their original. */
export async function listMissing({ originals, copies }: PicturePlaces): Promise<Copy[]> {
  const missing: Copy[] = [];
  for (const folder of folders) {
    const made = await madeIn(copies, folder);
    for (const home of originals)
      missing.push(...(await copiesIn(home, folder)).filter(({ name, drawnOn }) => isStale(made.get(name), drawnOn)));
  }
  return missing;
}

/** The same list from another place on, so that two machines seldom make the same copy. */
function fromAnywhere<T>(list: readonly T[]): T[] {
  const start = Math.floor(Math.random() * list.length);
  return [...list.slice(start), ...list.slice(0, start)];
}

/** The ones that are quick to make come first. */
const inTurn = (missing: readonly Copy[], isShared: boolean): Copy[] =>
  (['webp', 'avif'] as const).flatMap((format) => {
    const some = missing.filter((copy) => copy.format === format);
    return isShared ? fromAnywhere(some) : some;
  });

async function encode(original: Buffer, { width, format }: Copy): Promise<Buffer> {
  // The decoder is large, and the process that answers calls makes no copies.
  const { default: sharp } = await import('sharp');
  const image = sharp(original).resize({ width, withoutEnlargement: true });
  // AVIF of a higher effort takes five times as long and is no smaller at these sizes.
  return format === 'avif'
    ? image.avif({ quality: 50, effort: 2 }).toBuffer()
    : image.webp({ quality: 70, effort: 4 }).toBuffer();
}

/** Makes one copy; false when its original is gone or another machine made it meanwhile. */
async function make(copy: Copy, target: FileFolder, isShared: boolean): Promise<boolean> {
  if (isShared && !isStale((await target.find(copy.name))?.writtenOn, copy.drawnOn)) return false;
  const original = await readFile(copy.home, copy.original);
  if (!original) return false;
  await target.put(copy.name, await encode(original, copy));
  return true;
}

async function findTarget(copies: readonly FileFolder[]): Promise<FileFolder> {
  for (const folder of copies) if (await folder.canWrite()) return folder;
  throw new Error('No folder for the copies of pictures can be written.');
}

const isAway = (error: unknown): boolean => error instanceof AppError && error.code === 'unavailable';

/** Makes the copies that are missing, one after the other, each once `turn` comes; it appears whole or not at all. */
export async function makeCopies(
  places: PicturePlaces,
  turn: () => Promise<void> = async () => {},
): Promise<{ made: number; failed: string[] }> {
  const target = await findTarget(places.copies);
  // A younger draft may still be somebody's work.
  await target.removeUnfinished(new Date(Date.now() - draftAgeMs));
  const missing = inTurn(await listMissing(places), places.isShared);
  const failed: string[] = [];
  let made = 0;
  for (const copy of missing) {
    await turn();
    try {
      if (await make(copy, target, places.isShared)) made += 1;
    } catch (error) {
      // That is no fault of the picture: the next run tries it again.
      if (isAway(error)) return { made, failed };
      failed.push(copy.name);
    }
  }
  return { made, failed };
}
