import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { inRoot, root } from './root.mjs';

const stampsFile = inRoot('dist/.stamps.json');
const skippedFolders = new Set(['node_modules', 'dist', 'testing']);
const isTest = (name) => /\.test\.tsx?$/.test(name);

/** What a part is built from, as a short text that changes when one of its files does. */
export function stampOf(inputs) {
  const hash = createHash('sha256').update(process.version);
  for (const line of inputs.flatMap((input) => listFiles(inRoot(input)))) hash.update(line);
  return hash.digest('hex');
}

export function readStamps() {
  return fs.existsSync(stampsFile) ? JSON.parse(fs.readFileSync(stampsFile, 'utf8')) : {};
}

export function keepStamp(part, stamp) {
  fs.mkdirSync(path.dirname(stampsFile), { recursive: true });
  fs.writeFileSync(stampsFile, JSON.stringify({ ...readStamps(), [part]: stamp }));
}

function listFiles(file) {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [`${path.relative(root, file)} ${stat.mtimeMs} ${stat.size}\n`];
  return fs
    .readdirSync(file)
    .filter((name) => !skippedFolders.has(name) && !isTest(name))
    .sort()
    .flatMap((name) => listFiles(path.join(file, name)));
}
