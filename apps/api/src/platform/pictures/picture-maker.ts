import { fork, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { listMissing } from './picture-copies.ts';
import type { PicturePlaces } from './picture-folders.ts';

const quietFirstMs = 4000;
const everyMs = 5 * 60_000;
const lookEveryMs = 200;
// However many visitors come without a pause, the copies are made at last.
const haltedMaxMs = 20_000;
const turnMs = 2000;

interface Deps {
  places: PicturePlaces;
  /** What the program is told beside the settings that it reads itself. */
  dataDir: string;
  log: Log;
  /** The program that makes the copies. */
  script: URL;
  /** Is nobody being served at this moment? */
  isQuiet?: () => boolean;
  /** How long the first pages have the machine to themselves. */
  waitMs?: number;
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

/** Tells the maker to wait while somebody is being served, and to go on after that; answers how to stop. */
function yieldToVisitors(child: ChildProcess, isQuiet: () => boolean): () => void {
  let said = 'go';
  let since = 0;
  let turnUntil = 0;
  const look = () => {
    const now = performance.now();
    if (said === 'wait' && now - since >= haltedMaxMs) turnUntil = now + turnMs;
    const word = isQuiet() || now < turnUntil ? 'go' : 'wait';
    if (word === said || !child.connected) return;
    said = word;
    since = now;
    child.send(word, () => undefined);
  };
  look();
  const timer = setInterval(look, lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Has the smaller and AVIF copies of pictures made in the background and while nobody is served, now and after every upload; answers how to stop. */
export function startPictureMaker({
  places,
  dataDir,
  log,
  script,
  isQuiet = () => true,
  waitMs = quietFirstMs,
}: Deps): () => void {
  const stopped = new AbortController();
  const hopeless = new Set<string>();
  let child: ChildProcess | undefined;

  const makeOnce = async () => {
    const missing = (await listMissing(places)).filter(({ name }) => !hopeless.has(name));
    if (missing.length === 0 || stopped.signal.aborted) return;
    log.info({ copies: missing.length }, 'making smaller copies of pictures');
    child = fork(script, [dataDir], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const stopLooking = yieldToVisitors(child, isQuiet);
    const failed = await endOf(child);
    stopLooking();
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
