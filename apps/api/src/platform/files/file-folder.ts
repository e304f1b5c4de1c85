import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** What is known of a file without reading it. */
export interface FileFacts {
  bytes: number;
  writtenOn: Date;
  /** An ETag with its quotation marks: another one for other bytes. */
  tag: string;
}

/** A file that is being read; whoever opened it reads the stream to its end or destroys it. */
export interface OpenFile extends FileFacts {
  stream: Readable;
}

/** A file as a list names it. */
export type ListedFile = Pick<FileFacts, 'bytes' | 'writtenOn'> & { name: string };

/** A folder of files, on this machine or in a bucket; a name is a path below it. Throws `unavailable` when its store is away. */
export interface FileFolder {
  /** Keeps the bytes under a name, over what it held; once this resolves they are stored, whole, for every reader. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Opens a file; null when it is not there. */
  open(name: string): Promise<OpenFile | null>;
  /** Looks whether a file is there. */
  find(name: string): Promise<FileFacts | null>;
  /** Removes a file; one that is gone is left alone. */
  remove(name: string): Promise<void>;
  /** Every whole file, or those below a path such as `dishes`. */
  list(below?: string): AsyncIterable<ListedFile>;
  /** Removes what a crash before a moment left half written. */
  removeUnfinished(before: Date): Promise<void>;
  canWrite(): Promise<boolean>;
}

const fileName = /^\w[\w-]*(\/\w[\w-]*)*(\.[a-z0-9]{1,8})?$/;

/** Whether a path may name a file: no way out of its folder, and nothing hidden. */
export const isFileName = (name: string): boolean => fileName.test(name) && name.length <= 200;

/** The name as it is; throws for what names no file. */
export function checkName(name: string): string {
  if (!isFileName(name)) throw new Error(`Not the name of a file: ${name}`);
  return name;
}

const mediaTypes = new Map([
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['pdf', 'application/pdf'],
]);

/** The media type that the ending of a name says. */
export const mediaTypeOf = (name: string): string =>
  mediaTypes.get(name.slice(name.lastIndexOf('.') + 1)) ?? 'application/octet-stream';

/** The bytes of a file; null when it is not there. */
export async function readFile(folder: FileFolder, name: string): Promise<Buffer | null> {
  const file = await folder.open(name);
  return file && buffer(file.stream);
}
