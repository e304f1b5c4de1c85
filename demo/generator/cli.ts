import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { jobs } from './jobs.ts';
import { readMarks } from './marks.ts';
import { PICTURE_FOLDER, renderAll } from './render-all.ts';
import { writeSheets } from './sheets.ts';
import { listStale } from './stale.ts';

// `npm run art` draws what is missing or would look different now. Words narrow it down (`npm run art -- covers
// dishes/paneer`), `--force` draws even what is there, and `--sheet` lays what is stored out on contact sheets instead.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sheet: { type: 'boolean', default: false }, force: { type: 'boolean', default: false } },
});
const threads = Math.max(1, Number(process.env['ART_THREADS'] ?? 1));

const isWanted = (file: string): boolean =>
  positionals.length === 0 || positionals.some((start) => file.startsWith(start));
const files = [...jobs.keys()].filter(isWanted);

if (values.sheet) {
  for (const sheet of await writeSheets(files.filter((file) => existsSync(join(PICTURE_FOLDER, file)))))
    process.stdout.write(`${sheet}\n`);
} else {
  const isThere = (file: string): boolean => existsSync(join(PICTURE_FOLDER, file));
  const stale = values.force ? files : listStale(files, { jobs, marks: readMarks(jobs.keys()), isThere });
  await renderAll(stale, threads);
  process.stdout.write(stale.length === 0 ? 'Every picture is up to date.\n' : '\n');
}
