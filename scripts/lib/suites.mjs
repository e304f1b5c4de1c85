import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { countCheck, countPlaywright, countVitest, faultsOf } from './counts.mjs';
import { inRoot } from './root.mjs';
import { runNode, runNpm } from './run.mjs';

/** A check that keeps one core busy: two of them run beside each other, and each says what it has to say at its end. */
const checked = (name, runCheck) => ({
  name,
  isNarrow: true,
  run: () =>
    withReport(async (file) => {
      const output = fs.openSync(file, 'w');
      const code = await runCheck({ stdio: ['ignore', output, output] });
      fs.closeSync(output);
      return { ...countCheck(code), output: fs.readFileSync(file, 'utf8') };
    }),
});

// What is written in Go asks for more cores than its own half, and then does the same work on each of them.
const env = { ...process.env, GOMAXPROCS: '1' };
const script = (name, npmScript) =>
  checked(name, (options) => runNpm(['run', '--silent', npmScript], { ...options, env }));

/** All projects in one run: alone, each would leave a core idle while its last files end. */
const vitest = (name) => ({
  name,
  run: () =>
    withReport(async (report) => {
      const named = ['default', inRoot('scripts/lib/slowest-files.mjs'), 'json'].map((each) => `--reporter=${each}`);
      const reporters = [...named, `--outputFile.json=${report}`];
      const projects = ['packages', 'api', 'web*'].map((each) => `--project=${each}`);
      const cli = inRoot('node_modules/vitest/vitest.mjs');
      const env = { ...process.env, RUN_FAULTS_FILE: faultsOf(report) };
      const code = await runNode([cli, 'run', ...projects, ...reporters], { env });
      return countVitest(code, report);
    }),
});

const playwright = (name, { whole, shell = whole }) => ({
  name,
  run: () =>
    withReport(async (report) => {
      const cli = inRoot('node_modules/@playwright/test/cli.js');
      const env = { ...process.env, CHROME_PATH: whole, CHROME_SHELL_PATH: shell, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
      const args = ['test', '-c', inRoot('e2e/playwright.config.ts'), '--reporter=list,json'];
      return countPlaywright(await runNode([cli, ...args], { env }), report);
    }),
});

/** The longest of the narrow ones first, so that both cores end together. */
export const listChecks = () => [
  script('lint', 'lint:source'),
  script('what only types know', 'lint:types'),
  script('types of the server', 'types:server'),
  script('types of the pages', 'types:pages'),
  script('generated types', 'db:types:check'),
  script('arrows', 'arrows'),
  script('format', 'format:check'),
  script('advisories', 'audit'),
  vitest('rules, server, pages'),
];

export const listBrowserSuites = (chromium) => [
  checked('build', (options) => runNode([inRoot('scripts/build.mjs')], options)),
  playwright('journeys in the browser', chromium),
];

async function withReport(work) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tawa-report-'));
  try {
    return await work(path.join(folder, 'report.json'));
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
