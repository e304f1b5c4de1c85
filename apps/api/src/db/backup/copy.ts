import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chown, link, mkdir, open, readdir, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Account } from '../embedded/account.ts';
import { hasCode } from '../embedded/processes.ts';
import type { KeptFile } from './manifest.ts';

interface Found {
  /** With slashes, below the folder that was walked. */
  path: string;
  isFolder: boolean;
}

/** Everything below a folder, each folder before what is in it; what vanishes meanwhile is left out. */
export async function* walk(root: string, isSkipped: (path: string) => boolean, below = ''): AsyncGenerator<Found> {
  const entries = await readdir(join(root, below), { withFileTypes: true }).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  for (const entry of entries) {
    const path = posix.join(below, entry.name);
    if (isSkipped(path)) continue;
    if (entry.isDirectory()) {
      yield { path, isFolder: true };
      yield* walk(root, isSkipped, path);
    } else if (entry.isFile()) yield { path, isFolder: false };
  }
}

/** The digest of a file's bytes and how many there are. */
export async function digestOf(path: string): Promise<{ bytes: number; sha256: string }> {
  const digest = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    digest.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: digest.digest('hex') };
}

interface CopyOptions {
  /** Whose the copy becomes; the user's of this process when it is left out. */
  account?: Account;
  /** Gives the copy the times of the file, by which the next backup knows that it is still the same. */
  keepsTimes?: boolean;
}

/** Puts what was copied into a folder on its disk: at once where the system can, else file by file. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'linux' && spawnSync('sync', ['-f', folder], { stdio: 'ignore' }).status === 0) return;
  const files = (async function* () {
    for await (const { path, isFolder } of walk(folder, () => false)) if (!isFolder) yield path;
  })();
  await eachAtOnce(files, async (path) => {
    const handle = await open(join(folder, path), 'r+');
    try {
      await handle.datasync();
    } finally {
      await handle.close();
    }
  });
}

/** Copies a file and answers what was copied; nothing where the file has vanished. */
export async function copyFile(
  from: string,
  to: string,
  { account = {}, keepsTimes = false }: CopyOptions = {},
): Promise<{ bytes: number; sha256: string } | undefined> {
  const source = await open(from, 'r').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });
  if (!source) return undefined;
  const digest = createHash('sha256');
  let bytes = 0;
  try {
    const { mode, atime, mtime } = await source.stat();
    const target = await open(to, 'wx', mode & 0o777);
    try {
      for await (const chunk of source.createReadStream({ autoClose: false, highWaterMark: 1 << 20 })) {
        digest.update(chunk);
        bytes += chunk.length;
        await target.write(chunk);
      }
      if ('uid' in account) await target.chown(account.uid, account.gid);
      if (keepsTimes) await target.utimes(atime, mtime);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
  return { bytes, sha256: digest.digest('hex') };
}

export async function makeFolder(path: string, account: Account = {}): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  if ('uid' in account) await chown(path, account.uid, account.gid);
}

const atOnce = 8;

/** Does `work` for each of `items`, a few at once; the first failure ends it. */
export async function eachAtOnce<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  for await (const item of items) {
    const done: Promise<void> = work(item).finally(() => running.delete(done));
    running.add(done);
    // A failure is heard by the race or by the last wait, and must not end the process before.
    done.catch(() => undefined);
    if (running.size >= atOnce) await Promise.race(running);
  }
  await Promise.all(running);
}

/** A folder of an earlier backup whose unchanged files need no second copy. */
export interface Earlier {
  folder: string;
  files: ReadonlyMap<string, KeptFile>;
}

/** Takes a file of an earlier backup instead of copying it, when it has the size and time of today's. */
async function linkEarlier(
  from: string,
  to: string,
  path: string,
  { folder, files }: Earlier,
): Promise<KeptFile | undefined> {
  const known = files.get(path);
  if (!known) return undefined;
  const kept = join(folder, path);
  try {
    const [today, before] = await Promise.all([stat(from), stat(kept)]);
    const isSame = today.size === before.size && Math.abs(today.mtimeMs - before.mtimeMs) < 2;
    if (!isSame || before.size !== known.bytes) return undefined;
    await link(kept, to);
    return known;
  } catch {
    return undefined;
  }
}

interface TreeOptions extends CopyOptions {
  isSkipped?: (path: string) => boolean;
  earlier?: Earlier | undefined;
}

/** Copies all that lies below a folder and answers its files. */
export async function copyTree(
  from: string,
  to: string,
  { isSkipped = () => false, earlier, ...options }: TreeOptions = {},
): Promise<KeptFile[]> {
  const files: KeptFile[] = [];
  await makeFolder(to, options.account);
  const found: string[] = [];
  for await (const { path, isFolder } of walk(from, isSkipped)) {
    if (isFolder) await makeFolder(join(to, path), options.account);
    else found.push(path);
  }
  await eachAtOnce(found, async (path) => {
    const [source, target] = [join(from, path), join(to, path)];
    const linked = earlier && (await linkEarlier(source, target, path, earlier));
    const copied = linked ?? (await copyFile(source, target, options));
    if (copied) files.push({ bytes: copied.bytes, sha256: copied.sha256, path });
  });
  return files.sort((one, other) => (one.path < other.path ? -1 : 1));
}
