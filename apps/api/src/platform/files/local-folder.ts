import { randomBytes } from 'node:crypto';
import type { Stats } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { textOf } from '../http/errors.ts';
import { checkName, isFileName, type FileFacts, type FileFolder, type ListedFile } from './file-folder.ts';

const unfinished = '.part';
const absentCodes = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

const factsOf = ({ size, mtime }: Stats): FileFacts => ({
  bytes: size,
  writtenOn: mtime,
  tag: `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`,
});

const nullWhenAbsent = (error: unknown): null => {
  if (absentCodes.has(textOf(error, 'code') ?? '')) return null;
  throw error;
};

const isWhole = (name: string) => isFileName(name) && !name.endsWith(unfinished);

async function write(file: FileHandle, bytes: Uint8Array): Promise<void> {
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Every file below a folder, as paths from `root`. */
async function namesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}

/** A folder of this machine; a private one is open to this user alone. */
export function createLocalFolder(root: string, { isPrivate = false } = {}): FileFolder {
  const pathOf = (name: string) => join(root, checkName(name));
  const find = async (name: string) =>
    stat(pathOf(name)).then((found) => (found.isFile() ? found : null), nullWhenAbsent);
  return {
    async put(name, bytes) {
      const target = pathOf(name);
      const draft = `${target}.${randomBytes(8).toString('hex')}${unfinished}`;
      await mkdir(dirname(target), { recursive: true, ...(isPrivate && { mode: 0o700 }) });
      try {
        await write(await open(draft, 'wx', isPrivate ? 0o600 : 0o644), bytes);
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async open(name) {
      const file = await open(pathOf(name), 'r').catch(nullWhenAbsent);
      const found = await file?.stat();
      if (file && found?.isFile()) return { ...factsOf(found), stream: file.createReadStream() };
      await file?.close();
      return null;
    },
    async find(name) {
      const found = await find(name);
      return found && factsOf(found);
    },
    remove: async (name) => rm(pathOf(name), { force: true }),
    async *list(below = ''): AsyncGenerator<ListedFile> {
      for (const name of (await namesBelow(root, join(root, below))).filter(isWhole)) {
        const found = await find(name);
        if (found) yield { name, bytes: found.size, writtenOn: found.mtime };
      }
    },
    async removeUnfinished(before) {
      for (const name of (await namesBelow(root, root)).filter((each) => each.endsWith(unfinished))) {
        const draft = await stat(join(root, name)).catch(nullWhenAbsent);
        if (draft && draft.mtime < before) await rm(join(root, name), { force: true });
      }
    },
    canWrite: () =>
      mkdir(root, { recursive: true, ...(isPrivate && { mode: 0o700 }) }).then(
        () => true,
        () => false,
      ),
  };
}
