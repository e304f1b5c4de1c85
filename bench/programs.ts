import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** A program of this folder's `bare` in a process of its own, after it said that it is ready. */
export async function startProgram(name: string, args: string[]): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'bare', name), args, { execArgv: ['--import', 'tsx'] });
  await answerOf(child);
  return child;
}

/** Resolves with its next message; rejects when it ends instead. */
export const answerOf = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('A program ended without an answer.'));
    child.once('exit', onExit);
    child.once('message', () => {
      child.off('exit', onExit);
      resolve();
    });
  });
