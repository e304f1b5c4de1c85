import fs from 'node:fs';
import { execFileSync, spawnSync } from 'node:child_process';
import { inRoot } from './lib/root.mjs';

// Runs every test of fair play on the commit that is checked out, and notes on the public page when all of them passed.
const git = (...words) => execFileSync('git', words, { cwd: inRoot('.'), encoding: 'utf8' }).trim();
if (git('status', '--porcelain') !== '') {
  console.error('Commit first: the page names the version that was tried.');
  process.exit(1);
}
const run = (command, words) => {
  const { status } = spawnSync(command, words, { cwd: inRoot('.'), stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};
run('npx', ['vitest', 'run', 'fair-play']);
run('npx', ['playwright', 'test', '-c', 'e2e/playwright.config.ts', 'fair-play.spec']);
const [on, commit] = [new Date().toISOString().slice(0, 10), git('rev-parse', '--short=8', 'HEAD')];
fs.writeFileSync(
  inRoot('packages/domain/src/content/fair-play-pass.ts'),
  `/** When all tests of \`fair-play.ts\` last passed together, and on what: written by \`npm run fair-play\`. */
export const fairPlayPass = { on: '${on}', commit: '${commit}' };
`,
);
console.log(`All passed on ${on}, ${commit}: commit packages/domain/src/content/fair-play-pass.ts.`);
