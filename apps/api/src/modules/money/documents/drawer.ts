import { Worker } from 'node:worker_threads';
import type { Drawn } from './pages/draw-paper.ts';
import type { Reply } from './pages/paper-thread.ts';

export interface Drawer {
  /** The page of a paper; throws what the drawing threw. */
  draw(paper: Drawn): Promise<Buffer>;
  close(): Promise<unknown>;
}

interface Waiting {
  resolve(bytes: Buffer): void;
  reject(error: Error): void;
}

/** The thread's program as it was built; from source it first learns to read TypeScript. */
function openThread(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./paper-thread.js', import.meta.url));
  const script = new URL('./pages/paper-thread.ts', import.meta.url).href;
  return new Worker(`import('tsx/esm/api').then((tsx) => (tsx.register(), import('${script}')))`, { eval: true });
}

/** Draws papers in a thread of their own, which begins with the first: a page takes too long for those who only read. */
export function createDrawer(): Drawer {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let last = 0;

  const settle = (reply: Reply) => {
    const one = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('bytes' in reply) one?.resolve(Buffer.from(reply.bytes.buffer));
    else one?.reject(new Error(reply.error));
  };
  const giveUp = (error: Error) => {
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const start = () => {
    const started = openThread();
    started.on('message', settle);
    started.on('error', giveUp);
    started.on('exit', (code) => thread === started && giveUp(new Error(`The drawing thread ended with ${code}.`)));
    // Nobody waits for it when the process ends.
    started.unref();
    return started;
  };
  return {
    draw: (paper) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, { resolve, reject });
        thread ??= start();
        thread.postMessage({ id, paper }, []);
      }),
    close: async () => thread?.terminate(),
  };
}

let shared: Drawer | undefined;

/** The drawer of this process: papers and reports share its thread, for which nobody waits when the process ends. */
export const getDrawer = (): Drawer => (shared ??= createDrawer());
