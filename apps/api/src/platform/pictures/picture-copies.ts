import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copyOf, isPictureFolder, pictureShapes, type PictureFolder } from '@tawa/domain/catalogue/pictures';
import sharp from 'sharp';

const prefix = 'uploads/';
const unfinished = '.part';
const draftAgeMs = 10 * 60_000;

/** One file to be made out of an original. */
interface Copy {
  original: string;
  /** Its name below the folder of copies. */
  name: string;
  width: number;
  format: 'webp' | 'avif';
}

const writtenAt = async (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

async function originalsIn(root: string, folder: string): Promise<string[]> {
  const names = await readdir(join(root, folder)).catch(() => []);
  return names.filter((name) => name.endsWith('.webp'));
}

/** The copies of the originals in one folder below a root. */
async function copiesIn(root: string, folder: PictureFolder): Promise<Copy[]> {
  const { width: own, copies, avif } = pictureShapes[folder];
  const files = await originalsIn(root, folder);
  return files.flatMap((file) => {
    const copy = (width: number, format: Copy['format']): Copy => {
      const name = copyOf(`${prefix}${folder}/${file}`, width, format).slice(prefix.length);
      return { original: join(root, folder, file), name, width, format };
    };
    const modern = avif ? [...copies, own].map((width) => copy(width, 'avif')) : [];
    return [...copies.map((width) => copy(width, 'webp')), ...modern];
  });
}

/** Every copy the originals below these folders should have; the ones that are quick to make come first. */
async function listCopies(roots: readonly string[]): Promise<Copy[]> {
  const lists = await Promise.all(
    roots.flatMap((root) =>
      Object.keys(pictureShapes)
        .filter(isPictureFolder)
        .map((folder) => copiesIn(root, folder)),
    ),
  );
  const copies = lists.flat();
  return [...copies.filter(({ format }) => format === 'webp'), ...copies.filter(({ format }) => format === 'avif')];
}

/** The copies that are not there or older than their original. */
export async function listMissing(roots: readonly string[], folder: string): Promise<Copy[]> {
  const missing: Copy[] = [];
  for (const copy of await listCopies(roots)) {
    const [made, drawn] = await Promise.all([writtenAt(join(folder, copy.name)), writtenAt(copy.original)]);
    if (made < drawn) missing.push(copy);
  }
  return missing;
}

async function make({ original, name, width, format }: Copy, folder: string): Promise<void> {
  const target = join(folder, name);
  const draft = `${target}.${process.pid}${unfinished}`;
  await mkdir(dirname(target), { recursive: true });
  const image = sharp(original).resize({ width, withoutEnlargement: true });
  // AVIF of a higher effort takes five times as long and is no smaller at these sizes.
  const encoded = format === 'avif' ? image.avif({ quality: 50, effort: 2 }) : image.webp({ quality: 70, effort: 4 });
  try {
    await encoded.toFile(draft);
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Removes what a killed process left behind; a younger draft may still be somebody's work. */
async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const draft of names.filter((name) => name.endsWith(unfinished)).map((name) => join(folder, name)))
    if ((await writtenAt(draft)) < Date.now() - draftAgeMs) await rm(draft, { force: true });
}

/** Makes the copies that are missing, one after the other, each once `turn` comes; it appears whole or not at all. */
export async function makeCopies(
  roots: readonly string[],
  folder: string,
  turn: () => Promise<void> = async () => {},
): Promise<{ made: number; failed: string[] }> {
  await removeUnfinished(folder);
  const failed: string[] = [];
  let made = 0;
  for (const copy of await listMissing(roots, folder)) {
    await turn();
    try {
      await make(copy, folder);
      made += 1;
    } catch {
      failed.push(copy.name);
    }
  }
  return { made, failed };
}
