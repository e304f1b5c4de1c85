import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { jobs } from './jobs.ts';

const folder = fileURLToPath(new URL('../pictures', import.meta.url));
const manifestFile = join(folder, 'manifest.json');

const readManifest = (): Record<string, string> => {
  if (!existsSync(manifestFile)) return {};
  const found: unknown = JSON.parse(readFileSync(manifestFile, 'utf8'));
  if (typeof found !== 'object' || found === null) throw new Error(`${manifestFile} holds no list of pictures.`);
  return Object.fromEntries(Object.entries(found).map(([file, hash]) => [file, String(hash)]));
};

const manifest = readManifest();

const writeManifest = (): void => {
  const current = Object.entries(manifest).filter(([file]) => jobs.has(file));
  const sorted = Object.fromEntries(current.sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`);
};

const stale = [...jobs]
  .filter(([file, job]) => manifest[file] !== job.hash || job.files.some((name) => !existsSync(join(folder, name))))
  .map(([file]) => file);

const total = stale.length;
let done = 0;

const report = (file: string): void => {
  const width = 30;
  const filled = Math.round((done / Math.max(1, total)) * width);
  const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
  const line = `${bar} ${done}/${total} ${file}`;
  process.stdout.write(process.stdout.isTTY ? `\r\u001B[K${line}` : `${line}\n`);
};

interface Answer {
  file: string;
  error?: string;
}

const finish = ({ file, error }: Answer): void => {
  if (error) throw new Error(`${file}: ${error}`);
  manifest[file] = jobs.get(file)?.hash ?? '';
  writeManifest();
  done += 1;
  report(file);
};

const work = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('worker-start.mjs', import.meta.url), { workerData: folder, execArgv: [] });
    const next = (): void => {
      const file = stale.shift();
      if (file) worker.postMessage(file, []);
      else worker.terminate().then(() => resolve(), reject);
    };
    worker.on('error', reject);
    worker.on('message', (answer: Answer) => {
      try {
        finish(answer);
        next();
      } catch (error) {
        worker.terminate().then(() => reject(error), reject);
      }
    });
    next();
  });

const threads = Math.max(1, Number(process.env['ART_THREADS'] ?? 1));
await Promise.all(Array.from({ length: Math.min(threads, total) }, work));
process.stdout.write(total === 0 ? 'Every picture is up to date.\n' : '\n');
