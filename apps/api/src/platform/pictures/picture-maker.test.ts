import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLocalStore } from '../files/file-store.ts';
import { createLog } from '../log.ts';
import { picturePlaces } from './picture-folders.ts';
import { startPictureMaker } from './picture-maker.ts';

let dataDir: string;
let stop = () => {};
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tawa-maker-'));
  await mkdir(join(dataDir, 'uploads/dishes'), { recursive: true });
  await writeFile(join(dataDir, 'uploads/dishes/tawa-fish.webp'), 'a picture without copies');
});
afterEach(async () => {
  stop();
  await rm(dataDir, { recursive: true, force: true });
});

const places = () => picturePlaces({}, createLocalStore(dataDir));
const pidFile = () => join(dataDir, 'pid');
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Starts a maker whose program only says that it runs. */
async function start(waitMs: number): Promise<void> {
  const program = join(dataDir, 'program.mjs');
  await writeFile(
    program,
    `import { writeFileSync } from 'node:fs'; writeFileSync(process.argv[2] + '/pid', String(process.pid)); setInterval(() => {}, 1000);`,
  );
  const script = pathToFileURL(program);
  stop = startPictureMaker({ places: places(), dataDir, log: createLog('silent'), script, waitMs });
}

test('copies are made in a process of their own, which ends with the server', async () => {
  await start(0);
  await expect.poll(() => existsSync(pidFile()), { timeout: 10_000 }).toBe(true);
  await expect.poll(async () => Number(await readFile(pidFile(), 'utf8'))).toBeGreaterThan(0);
  const pid = Number(await readFile(pidFile(), 'utf8'));
  expect(pid).not.toBe(process.pid);
  stop();
  await expect.poll(() => isAlive(pid), { timeout: 5000 }).toBe(false);
});

test('nothing is begun while the first pages are served, nor after the end', async () => {
  await start(300);
  stop();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(existsSync(pidFile())).toBe(false);
});

test('no copy is begun while somebody is served, and the work goes on after that (load-4)', async () => {
  const program = join(dataDir, 'program.mjs');
  const words = join(dataDir, 'words');
  await writeFile(
    program,
    `import { appendFileSync } from 'node:fs'; process.on('message', (word) => appendFileSync(process.argv[2] + '/words', word + ' '));`,
  );
  let isQuiet = false;
  const script = pathToFileURL(program);
  const log = createLog('silent');
  stop = startPictureMaker({ places: places(), dataDir, log, script, isQuiet: () => isQuiet, waitMs: 0 });
  const heard = () => readFile(words, 'utf8').catch(() => '');
  await expect.poll(heard, { timeout: 10_000 }).toBe('wait ');
  isQuiet = true;
  await expect.poll(heard).toBe('wait go ');
  isQuiet = false;
  await expect.poll(heard).toBe('wait go wait ');
});
