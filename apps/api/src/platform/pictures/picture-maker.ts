import { fork, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { listMissing } from './picture-copies.ts';
import { copiesFolders, originalsFolders } from './picture-folders.ts';

const quietFirstMs = 4000;
const everyMs = 5 * 60_000;

interface Deps {
  dataDir: string;
  log: Log;
  /** The program that makes the copies. */
  script: URL;
  /** How long the first pages have the machine to themselves. */
  waitMs?: number;
}

/** What no folder of copies has. */
async function listMissingEverywhere(dataDir: string): Promise<string[]> {
  const originals = originalsFolders(dataDir);
  const lists = await Promise.all(copiesFolders(dataDir).map((folder) => listMissing(originals, folder)));
  const [first = [], ...others] = lists.map((list) => list.map(({ name }) => name));
  return first.filter((name) => others.every((list) => list.includes(name)));
}

const failedOf = (message: unknown): string[] =>
  typeof message === 'object' && message !== null && 'failed' in message && Array.isArray(message.failed)
    ? message.failed.map(String)
    : [];

const endOf = (child: ChildProcess): Promise<string[]> =>
  new Promise((resolve) => {
    let failed: string[] = [];
    child.on('message', (message) => (failed = failedOf(message)));
    child.on('error', () => resolve(failed));
    child.on('exit', () => resolve(failed));
  });

/** Has the smaller and AVIF copies of pictures made in the background, now and after every upload; answers how to stop. */
export function startPictureMaker({ dataDir, log, script, waitMs = quietFirstMs }: Deps): () => void {
  const stopped = new AbortController();
  const hopeless = new Set<string>();
  let child: ChildProcess | undefined;

  const makeOnce = async () => {
    const missing = (await listMissingEverywhere(dataDir)).filter((name) => !hopeless.has(name));
    if (missing.length === 0 || stopped.signal.aborted) return;
    log.info({ copies: missing.length }, 'making smaller copies of pictures');
    child = fork(script, [dataDir], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const failed = await endOf(child);
    child = undefined;
    for (const name of failed) hopeless.add(name);
    if (failed.length > 0) log.warn({ failed }, 'some pictures could not be copied');
  };

  const run = async () => {
    await sleep(waitMs, undefined, { signal: stopped.signal, ref: false });
    while (!stopped.signal.aborted) {
      await makeOnce().catch((error: unknown) => log.warn({ err: error }, 'the copies of pictures could not be made'));
      await sleep(everyMs, undefined, { signal: stopped.signal, ref: false });
    }
  };
  run().catch(() => undefined);
  return () => {
    stopped.abort();
    child?.kill();
  };
}
