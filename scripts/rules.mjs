import fs from 'node:fs';
import { createFinder, isTestFile, listFiles } from './lib/files.mjs';
import { inRoot } from './lib/root.mjs';
import { citationsIn, faultsIn, mentionsIn, rulesIn } from './lib/rules.mjs';

// docs/rules.md says what holds and where it is decided; the title of a test says which rule it holds. Neither is worth
// anything without the other. `npm run rules -- cart` prints both for a subject, a number or a word.
const read = (file) => fs.readFileSync(inRoot(file), 'utf8');
const files = listFiles();
const rules = rulesIn(read('docs/rules.md'));
const citations = files.filter(isTestFile).flatMap((file) => citationsIn(file, read(file)));
const pages = files.filter((file) => file.endsWith('.md') && file !== 'docs/rules.md');
const mentions = pages.flatMap((file) => mentionsIn(file, read(file), rules));
const find = createFinder(files.filter((file) => !isTestFile(file)));

function print(word) {
  const isSubject = rules.some(({ subject }) => subject === word);
  const isMeant = ({ number, subject, holds }) =>
    isSubject ? subject === word : number === word || holds.toLowerCase().includes(word.toLowerCase());
  for (const { number, holds, where } of rules.filter(isMeant)) {
    console.log(`\n${number}  ${holds}`);
    for (const name of where) console.log(`  decided in  ${find(name).join(', ') || name}`);
    for (const { title, at } of citations.filter((citation) => citation.number === number))
      console.log(`  held by     ${at}  ${title}`);
  }
}

function check() {
  const faults = faultsIn(rules, { citations, mentions, find });
  for (const fault of faults) console.error(`docs/rules.md: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`${rules.length} rules, each held by a test`);
}

const [option, word = ''] = process.argv.slice(2);
if (option === '--print') print(word);
else check();
