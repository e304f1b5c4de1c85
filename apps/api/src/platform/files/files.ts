import { randomBytes } from 'node:crypto';
import { isFileName, type FileFolder } from './file-folder.ts';

/** Uploaded pictures, which everybody reads who knows the path; a stored path is relative to the API, such as `uploads/dishes/3f….webp`. */
export interface Files {
  /** Keeps the bytes under a name nobody can guess and answers the stored path. */
  save(file: { folder: string; extension: string; bytes: Buffer }): Promise<string>;
  /** Removes what `save` kept; a path that is gone or not ours is left alone. */
  remove(path: string): Promise<void>;
}

const folderName = /^[a-z][a-z0-9-]{0,30}$/;
const extensionName = /^(webp|avif|jpg|png|pdf)$/;
const prefix = 'uploads/';

/** Uploaded pictures in a folder. */
export const createFiles = (uploads: FileFolder): Files => ({
  async save({ folder, extension, bytes }) {
    if (!folderName.test(folder) || !extensionName.test(extension))
      throw new Error(`Not a place for files: ${folder}.${extension}`);
    const name = `${folder}/${randomBytes(16).toString('hex')}.${extension}`;
    await uploads.put(name, bytes);
    return `${prefix}${name}`;
  },
  async remove(path) {
    const name = path.slice(prefix.length);
    if (path.startsWith(prefix) && isFileName(name)) await uploads.remove(name);
  },
});
