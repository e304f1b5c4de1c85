import { mkdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { makeCopies } from './platform/pictures/picture-copies.ts';
import { copiesFolders, originalsFolders } from './platform/pictures/picture-folders.ts';

// A process of its own that the server starts: it may take the time nobody else wants, on one core.
setPriority(constants.priority.PRIORITY_LOW);
sharp.concurrency(1);
sharp.cache(false);
process.on('disconnect', () => process.exit(0));

const canWrite = (folder: string): boolean => {
  try {
    mkdirSync(folder, { recursive: true });
    return true;
  } catch {
    return false;
  }
};

const dataDir = process.argv[2] ?? '';
const folder = copiesFolders(dataDir).find(canWrite);
if (!folder) throw new Error('No folder for the copies of pictures can be written.');
// The server says when somebody waits for it: no copy is begun then.
let mayGo = true;
const waiting: (() => void)[] = [];
process.on('message', (message) => {
  mayGo = message === 'go';
  if (mayGo) for (const goOn of waiting.splice(0)) goOn();
});
const turn = async () => {
  if (!mayGo) await new Promise<void>((resolve) => waiting.push(resolve));
};

const done = await makeCopies(originalsFolders(dataDir), folder, turn);
process.send?.(done, () => process.exit(0));
