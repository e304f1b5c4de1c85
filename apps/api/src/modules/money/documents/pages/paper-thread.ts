import { parentPort } from 'node:worker_threads';
import { messageOf } from '#platform/http/errors.ts';
import { drawPaper, type Drawn } from './draw-paper.ts';

interface Input {
  id: number;
  paper: Drawn;
}
export type Reply = { id: number; bytes: Uint8Array } | { id: number; error: string };

async function answer({ id, paper }: Input): Promise<void> {
  try {
    const bytes = Uint8Array.from(await drawPaper(paper));
    parentPort?.postMessage({ id, bytes }, [bytes.buffer]);
  } catch (error) {
    parentPort?.postMessage({ id, error: messageOf(error) }, []);
  }
}

parentPort?.on('message', (input: Input) => void answer(input));
