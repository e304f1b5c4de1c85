import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from './lib/root.mjs';

// A rule stands in docs/rules.md with the test that holds it, so that test must exist: this looks for every one of them.
const homes = [
  ['domain/', 'packages/domain/src/'],
  ['contract/', 'packages/contract/src/'],
  ['web/build/', 'apps/web/build/'],
  ['web/', 'apps/web/src/'],
  ['api/', 'apps/api/src/'],
  ['e2e/', 'e2e/'],
];
const isTest = (name) => /\.(test|spec)\.tsx?$|^(invariants|last-table)\.ts$/.test(name);

function pathOf(name, before) {
  if (!name.includes('/')) return path.join(path.dirname(before), name);
  const [start, home] = homes.find(([prefix]) => name.startsWith(prefix)) ?? ['', 'apps/api/src/'];
  return home + name.slice(start.length);
}

/** The tests behind a name: a file, a folder with all below it, or the files of a pattern like `platform/*.test.ts`. */
function testsAt(file) {
  if (file.includes('*')) return testsAt(path.dirname(file));
  const found = fs.statSync(inRoot(file), { throwIfNoEntry: false });
  if (found?.isFile()) return isTest(path.basename(file)) ? [file] : [];
  return found ? fs.readdirSync(inRoot(file), { recursive: true }).filter((name) => isTest(path.basename(name))) : [];
}

const faults = [];
const numbers = new Set();
const rows = fs
  .readFileSync(inRoot('docs/rules.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line));
for (const row of rows) {
  const [number, rule, where, tests] = row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  if (numbers.has(number)) faults.push(`${number} stands twice`);
  numbers.add(number);
  if (!rule || !where) faults.push(`${number} says not what holds, or where`);
  const names = [...(tests ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  if (names.length === 0) faults.push(`${number} names no test`);
  let before = '';
  for (const name of names) {
    before = pathOf(name, before);
    if (testsAt(before).length === 0) faults.push(`${number} names ${name}, and there is no such test`);
  }
}
for (const fault of faults) console.error(`docs/rules.md: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${rows.length} rules, each with its test`);
