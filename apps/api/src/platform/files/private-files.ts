import { randomBytes } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that no address leads to: only code that knows the name can open one. */
export interface PrivateFiles {
  /** Keeps the bytes under a random name and answers it. */
  save(bytes: Uint8Array): Promise<string>;
  /** The file as a stream; null when it is gone. */
  open(name: string): Promise<ReadStream | null>;
  /** Removes a file; one that is gone is left alone. */
  remove(name: string): Promise<void>;
  /** Removes what was written before a moment, also what a crash left half done. */
  removeOlderThan(moment: Date): Promise<void>;
}

const validName = /^[0-9a-f]{32}$/;
const draftName = /^[0-9a-f]{32}\.part$/;

/** Private files in a folder of the data folder, readable by this user alone. */
export function createPrivateFiles(dataDir: string, folder: string): PrivateFiles {
  const root = join(dataDir, folder);
  const pathOf = (name: string) => {
    if (!validName.test(name)) throw new Error(`Not a private file: ${name}`);
    return join(root, name);
  };
  return {
    async save(bytes) {
      const name = randomBytes(16).toString('hex');
      await mkdir(root, { recursive: true, mode: 0o700 });
      const draft = `${pathOf(name)}.part`;
      const file = await open(draft, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, pathOf(name));
      return name;
    },
    async open(name) {
      const path = pathOf(name);
      const isThere = await stat(path).then(
        (found) => found.isFile(),
        () => false,
      );
      return isThere ? createReadStream(path) : null;
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async removeOlderThan(moment) {
      const names = await readdir(root).catch(() => []);
      for (const name of names.filter((each) => validName.test(each) || draftName.test(each))) {
        const found = await stat(join(root, name)).catch(() => null);
        if (found && found.mtime < moment) await rm(join(root, name), { force: true });
      }
    },
  };
}
