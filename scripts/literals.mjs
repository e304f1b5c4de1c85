import fs from 'node:fs';
import { listFiles } from './lib/files.mjs';
import { literalsIn } from './lib/literals.mjs';
import { inRoot } from './lib/root.mjs';

// Texts of attributes stand in catalogues, as those between tags do, which oxlint checks (`react/jsx-no-literals`).
const shown = listFiles().filter(
  (file) =>
    /^apps\/web\/src\/.+\.tsx?$/.test(file) &&
    !/\.(test|texts)\.tsx?$|structured-data|\/testing\/|^apps\/web\/src\/routes\/dev\//.test(file),
);
let count = 0;
for (const file of shown)
  for (const { line, name, words } of literalsIn(fs.readFileSync(inRoot(file), 'utf8'), file.split('.').at(-1))) {
    console.error(`${file}:${line} says “${words}” in ${name}: it stands in a *.texts.ts`);
    count += 1;
  }
if (count > 0) process.exitCode = 1;
else console.log(`${shown.length} files keep the texts of their attributes in catalogues`);
