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
const done = await makeCopies(originalsFolders(dataDir), folder);
process.send?.(done, () => process.exit(0));
