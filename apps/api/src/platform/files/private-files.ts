import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FileFolder } from './file-folder.ts';

/** Files that no address leads to: only code that knows the name can open one. */
export interface PrivateFiles {
  /** Keeps the bytes under a random name and answers it. */
  save(bytes: Uint8Array): Promise<string>;
  /** The file as a stream; null when it is gone. */
  open(name: string): Promise<Readable | null>;
  /** Removes a file; one that is gone is left alone. */
  remove(name: string): Promise<void>;
  /** Removes what was written before a moment, also what a crash left half done. */
  removeOlderThan(moment: Date): Promise<void>;
}

const validName = /^[0-9a-f]{32}$/;
const checked = (name: string): string => {
  if (!validName.test(name)) throw new Error(`Not a private file: ${name}`);
  return name;
};

/** Private files in a folder of their own. */
export const createPrivateFiles = (folder: FileFolder): PrivateFiles => ({
  async save(bytes) {
    const name = randomBytes(16).toString('hex');
    await folder.put(name, bytes);
    return name;
  },
  open: async (name) => (await folder.open(checked(name)))?.stream ?? null,
  remove: async (name) => folder.remove(checked(name)),
  async removeOlderThan(moment) {
    await folder.removeUnfinished(moment);
    for await (const { name, writtenOn } of folder.list())
      if (validName.test(name) && writtenOn < moment) await folder.remove(name);
  },
});
