import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { parseFileSettings } from './platform/env.ts';
import { createFileStore } from './platform/files/file-store.ts';
import { createLog } from './platform/log.ts';
import { createOutgoing } from './platform/outgoing.ts';
import { makeCopies } from './platform/pictures/picture-copies.ts';
import { picturePlaces } from './platform/pictures/picture-folders.ts';

// A process of its own that the server starts: it may take the time nobody else wants, on one core.
setPriority(constants.priority.PRIORITY_LOW);
sharp.concurrency(1);
sharp.cache(false);
process.on('disconnect', () => process.exit(0));

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

const settings = { ...parseFileSettings(), DATA_DIR: process.argv[2] ?? '' };
const log = createLog('warn', process.stderr);
const places = picturePlaces(settings, createFileStore(settings, createOutgoing(log)));
const done = await makeCopies(places, turn);
process.send?.(done, () => process.exit(0));
