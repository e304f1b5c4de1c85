import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { jobs } from './jobs.ts';
import { keepMark } from './marks.ts';
import type { Tint } from './tint.ts';

/** Where the committed pictures lie. */
export const PICTURE_FOLDER = fileURLToPath(new URL('../pictures', import.meta.url));

type Answer = { file: string; tint: Tint } | { file: string; error: string };

const BAR_WIDTH = 30;

const report = (done: number, total: number, file: string): void => {
  const filled = Math.round((done / total) * BAR_WIDTH);
  const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
  const line = `${bar} ${done}/${total} ${file}`;
  process.stdout.write(process.stdout.isTTY ? `\r\u001B[K${line}` : `${line}\n`);
};

const finish = (answer: Answer): void => {
  if ('error' in answer) throw new Error(`${answer.file}: ${answer.error}`);
  const mark = jobs.get(answer.file)?.mark ?? '';
  keepMark(answer.file, { mark, ...answer.tint }, new Set(jobs.keys()));
};

/** Draws the files in so many threads and shows how far it is. */
export const renderAll = async (files: readonly string[], threads: number): Promise<void> => {
  const waiting = [...files];
  let done = 0;
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('worker-start.mjs', import.meta.url), {
        workerData: PICTURE_FOLDER,
        execArgv: [],
      });
      const next = (): void => {
        const file = waiting.shift();
        if (file) worker.postMessage(file, []);
        else worker.terminate().then(() => resolve(), reject);
      };
      worker.on('error', reject);
      worker.on('message', (answer: Answer) => {
        try {
          finish(answer);
          done += 1;
          report(done, files.length, answer.file);
          next();
        } catch (error) {
          worker.terminate().then(() => reject(error), reject);
        }
      });
      next();
    });
  await Promise.all(Array.from({ length: Math.min(threads, files.length) }, work));
};
