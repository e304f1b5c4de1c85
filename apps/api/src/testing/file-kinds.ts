import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBucket } from './bucket.ts';

/** A place where files lie, as the settings of a server say it. */
export interface FileKind {
  name: string;
  /** Whether two servers of different data folders share it. */
  isShared: boolean;
  /** Settings of a server whose files lie in a new empty place. */
  open(): Promise<{ env: Record<string, string>; close(): Promise<void> }>;
}

const local: FileKind = {
  name: 'a folder',
  isShared: false,
  async open() {
    const folder = await mkdtemp(join(tmpdir(), 'tawa-files-'));
    return { env: { DATA_DIR: folder }, close: () => rm(folder, { recursive: true, force: true }) };
  },
};

const standIn: FileKind = {
  name: 'a bucket of the stand-in',
  isShared: true,
  async open() {
    const bucket = await startBucket();
    return { env: { FILES_URL: bucket.urlOf('shop'), ...bucket.keys }, close: () => bucket.close() };
  },
};

/** The bucket of a real store, which `npm run test:files` starts and names. */
function real(): FileKind[] {
  const { FILES_TEST_STORE: endpoint, AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = process.env;
  if (!endpoint) return [];
  const open = async () => {
    const FILES_URL = `s3://tawa/${randomUUID()}/files?endpoint=${encodeURIComponent(endpoint)}`;
    return { env: { FILES_URL, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }, close: async () => undefined };
  };
  return [{ name: 'a bucket of a real store', isShared: true, open }];
}

/** Every kind of place; what holds for one holds for all. */
export const fileKinds: readonly FileKind[] = [local, standIn, ...real()];
/** The kinds that several machines share. */
export const sharedKinds = fileKinds.filter(({ isShared }) => isShared);
