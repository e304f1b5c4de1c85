import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from './lib/root.mjs';

// The linter cannot see a comment that switches the linter itself off, so this looks for such comments.
const exemption = /(ox|es)lint-[d]isable|@ts-(?:ignore|nocheck|expect-error)/;
const folders = ['packages', 'apps', 'demo', 'e2e', 'bench', 'scripts'];
const skipped = /(^|[\\/])(node_modules|dist)[\\/]/;

const wrong = folders
  .flatMap((folder) => fs.readdirSync(inRoot(folder), { recursive: true }).map((name) => path.join(folder, name)))
  .filter((file) => /\.([cm]?[jt]s|tsx)$/.test(file) && !skipped.test(file))
  .filter((file) => exemption.test(fs.readFileSync(inRoot(file), 'utf8')));
for (const file of wrong) console.error(`${file}: a comment switches a check off; change the code or the rule instead`);
if (wrong.length > 0) process.exitCode = 1;
