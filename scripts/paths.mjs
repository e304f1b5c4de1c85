import fs from 'node:fs';
import { createFinder, listFiles } from './lib/files.mjs';
import { faultsOfPaths } from './lib/paths.mjs';
import { inRoot } from './lib/root.mjs';

// A page that sends its reader to a file which moved is worse than none: every path that the documents name must be there.
const files = listFiles();
const find = createFinder(files);
// The places of docs/rules.md must name one file each, which rules.mjs asks for.
const pages = files.filter((file) => /^([\w-]+|(docs|deploy)\/[\w-]+)\.md$/.test(file) && file !== 'docs/rules.md');

const faults = pages.flatMap((page) => faultsOfPaths(page, fs.readFileSync(inRoot(page), 'utf8'), { files, find }));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${pages.length} documents name no file that is not there`);
