import { readFile, type FileFolder, type ListedFile } from '../platform/files/file-folder.ts';
import {
  createBucketStore,
  createLocalStore,
  privateAreas,
  publicAreas,
  type Area,
  type FileStore,
} from '../platform/files/file-store.ts';
import { filesUrlAdvice } from '../platform/files/files-url.ts';
import { textOf } from '../platform/http/errors.ts';
import { createOutgoing } from '../platform/outgoing.ts';
import type { AddCommands, Desk, Outcome } from './frame.ts';

interface Counts {
  copied: number;
  /** Were there already, in the same size. */
  same: number;
  bytes: number;
}

const atOnce = 8;
// Pictures before their copies, which would count as older than a picture that came after them.
const areas: readonly Area[] = [...publicAreas, ...privateAreas];

async function copyOne(from: FileFolder, to: FileFolder, name: string): Promise<number> {
  const bytes = await readFile(from, name);
  // It was removed since it was listed.
  if (!bytes) return 0;
  await to.put(name, bytes);
  return bytes.length;
}

async function listAll(folder: FileFolder): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  for await (const file of folder.list()) files.push(file);
  return files;
}

async function copyArea(from: FileFolder, to: FileFolder): Promise<Counts> {
  const there = new Map((await listAll(to)).map(({ name, bytes }) => [name, bytes]));
  const files = await listAll(from);
  const missing = files.filter(({ name, bytes }) => there.get(name) !== bytes);
  const counts = { copied: 0, same: files.length - missing.length, bytes: 0 };
  for (let at = 0; at < missing.length; at += atOnce) {
    const some = missing.slice(at, at + atOnce);
    const sizes = await Promise.all(some.map(({ name }) => copyOne(from, to, name)));
    counts.copied += some.length;
    counts.bytes += sizes.reduce((sum, size) => sum + size, 0);
  }
  return counts;
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** The store's own word for why it could not be asked. */
function explain(error: unknown, host: string): Error {
  const cause = error instanceof Error ? error.cause : undefined;
  const word = textOf(cause, 'code') ?? (cause instanceof Error ? cause.name : undefined);
  if (word === undefined) return error instanceof Error ? error : new Error(String(error));
  return new Error(
    `The bucket of FILES_URL (${host}) could not be used: ${word}. What was copied stays; begin again.`,
    {
      cause: error,
    },
  );
}

interface Copied extends Counts {
  area: Area;
}

/** Copies every file from one store to another but those that are there in the same size. */
async function copyAll(from: FileStore, to: FileStore): Promise<Copied[]> {
  const copied: Copied[] = [];
  for (const area of areas) copied.push({ area, ...(await copyArea(from(area), to(area))) });
  return copied;
}

const lineOf = ({ area, copied, same, bytes }: Copied) =>
  `${area}: ${copied} copied (${megabytes(bytes)}), ${same} there already`;

/** Copies everything that is kept as files from the data folder into the bucket of FILES_URL, or `back` the other way. */
async function copyFiles(desk: Desk, { back = false }: { back?: boolean }): Promise<Outcome> {
  const env = desk.env();
  const { FILES_URL: bucket, DATA_DIR } = env;
  if (!bucket) throw new Error(`Say which bucket first. ${filesUrlAdvice}.`);
  const local = createLocalStore(DATA_DIR);
  const remote = createBucketStore(bucket, env, createOutgoing({ warn: () => undefined }));
  const place = `s3://${bucket.bucket}/${bucket.prefix}`;
  const [from, to] = back ? [place, DATA_DIR] : [DATA_DIR, place];
  desk.note(`From ${from} to ${to}:`);
  try {
    const files = back ? await copyAll(remote, local) : await copyAll(local, remote);
    return { lines: files.map(lineOf), data: { from, to, files } };
  } catch (error) {
    throw explain(error, bucket.endpoint ?? `s3.${bucket.region}`);
  }
}

export const addFilesCommands: AddCommands = (program, act) => {
  const files = program.command('files').description('pictures, papers and exports');
  files
    .command('copy')
    .description('copy all files from the data folder into the bucket of FILES_URL, but those that are there')
    .option('--back', 'from the bucket into the data folder')
    .action(act(copyFiles));
};
