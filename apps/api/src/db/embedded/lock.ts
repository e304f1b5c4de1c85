import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { StartError } from '../../platform/start-error.ts';
import { hasCode, isAlive, startMarkOf, waitUntil } from './processes.ts';

const patienceMs = 120_000;
const unfinishedMs = 5_000;

/** Runs `work` while no other start or stop on the same data folder runs, in this process or in another. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const isOurs = await waitUntil(() => tryLock(file), patienceMs, 40);
  if (!isOurs) {
    throw new StartError(
      `Another start of the app has been holding ${file} for two minutes: end that app, then start again.`,
    );
  }
  try {
    return await work();
  } finally {
    fs.rmSync(file, { force: true });
  }
}

/** One line that names this process so that a later one with the same id is not taken for it. */
export const ownMark = () => `${process.pid} ${startMarkOf(process.pid)}`;

export function isMarkAlive(mark: string): boolean {
  const [pid = '', ...started] = mark.trim().split(' ');
  return Number(pid) > 0 && isAlive(Number(pid)) && startMarkOf(Number(pid)) === started.join(' ');
}

function tryLock(file: string): boolean {
  try {
    fs.writeFileSync(file, ownMark(), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    removeWhenStale(file);
    return false;
  }
}

function removeWhenStale(file: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    const content = fs.readFileSync(file, 'utf8');
    const isUnfinished = content === '' && Date.now() - fs.statSync(file).mtimeMs < unfinishedMs;
    if (isUnfinished || isMarkAlive(content)) return;
    fs.renameSync(file, aside);
    // Between reading and renaming, another app may have put its own lock there: that one gets it back.
    if (fs.readFileSync(aside, 'utf8') === content) fs.rmSync(aside);
    else fs.renameSync(aside, file);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}
