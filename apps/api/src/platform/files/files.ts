import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';

/** Where uploaded pictures and papers live; a stored path is relative to the API, such as `uploads/dishes/3f….webp`. */
export interface Files {
  /** Keeps the bytes under a name nobody can guess and answers the stored path. */
  save(file: { folder: string; extension: string; bytes: Buffer }): Promise<string>;
  /** Removes what `save` kept; a path that is gone or not ours is left alone. */
  remove(path: string): Promise<void>;
}

const folderName = /^[a-z][a-z0-9-]{0,30}$/;
const extensionName = /^(webp|avif|jpg|png|pdf)$/;
const prefix = 'uploads/';

/** Files in a folder of this machine; a file appears whole or not at all. */
export function createLocalFiles(dataDir: string): Files {
  const root = join(dataDir, 'uploads');
  return {
    async save({ folder, extension, bytes }) {
      if (!folderName.test(folder) || !extensionName.test(extension))
        throw new Error(`Not a place for files: ${folder}.${extension}`);
      const name = `${randomBytes(16).toString('hex')}.${extension}`;
      const target = join(root, folder, name);
      const draft = `${target}.part`;
      await mkdir(join(root, folder), { recursive: true });
      const file = await open(draft, 'wx', 0o644);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, target);
      return `${prefix}${folder}/${name}`;
    },
    async remove(path) {
      const target = normalize(join(root, path.slice(prefix.length)));
      if (!path.startsWith(prefix) || !target.startsWith(root + sep)) return;
      await rm(target, { force: true });
    },
  };
}
