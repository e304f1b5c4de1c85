import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from './lib/root.mjs';
import { countAnswers, faultsIn } from './lib/security-rows.mjs';

// docs/security.md answers every requirement of levels 1 and 2 of the ASVS, and docs/protection.md lists all cryptography of
// the server. Both are worth something only while they are whole and what they name is there.
const read = (file) => fs.readFileSync(inRoot(file), 'utf8');
const exists = (name) => fs.existsSync(inRoot(name));

const levels = new Map(
  Object.entries(JSON.parse(read('scripts/lib/asvs-5.0.0.json'))).flatMap(([level, ids]) =>
    ids.map((id) => [id, level]),
  ),
);
const text = read('docs/security.md');
const faults = faultsIn(text, { levels, exists }).map((fault) => `docs/security.md: ${fault}`);

const usesCryptography = /from '(node:crypto|@node-rs\/argon2|jose|otpauth|web-push)'/;
const isNone = /[\\/](testing|seed)[\\/]|\.test\.ts$/;
const inventory = read('docs/protection.md');
for (const name of fs.readdirSync(inRoot('apps/api/src'), { recursive: true })) {
  const file = `apps/api/src/${name.replaceAll(path.sep, '/')}`;
  const isListed = !file.endsWith('.ts') || isNone.test(file) || inventory.includes(`\`${file}\``);
  if (!isListed && usesCryptography.test(read(file)))
    faults.push(`docs/protection.md: ${file} uses cryptography and is not listed`);
}
for (const [, file] of inventory.matchAll(/`((?:apps|packages|docs|scripts)\/[^`\s]+\.\w+)`/g))
  if (!exists(file)) faults.push(`docs/protection.md: names ${file}, and there is no such file`);

for (const fault of faults) console.error(fault);
const { all, yes, no, other } = countAnswers(text);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${all} requirements of the ASVS: ${yes} hold, ${no} do not, ${other} do not apply`);
