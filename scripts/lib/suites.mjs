import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addCounts, countCheck, countPlaywright, countVitest } from './counts.mjs';
import { inRoot } from './root.mjs';
import { runNode, runNpm } from './run.mjs';

const checked = (name, script) => ({ name, run: async () => countCheck(await runNpm(['run', '--silent', script])) });

const vitest = (name, project) => ({
  name,
  run: () =>
    withReport(async (report) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      const code = await runNode([inRoot('node_modules/vitest/vitest.mjs'), 'run', '--project', project, ...reporters]);
      return countVitest(code, report);
    }),
});

const lanes = [1, 2];
const firstPort = Number(process.env.E2E_PORT ?? 4400);

// Each lane has a server and a world of its own, for journeys change both.
const runLane = (chromium, lane) =>
  withReport(async (report) => {
    const cli = inRoot('node_modules/@playwright/test/cli.js');
    const port = { E2E_PORT: String(firstPort + lane - 1) };
    const env = { ...process.env, ...port, CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const where = [`--shard=${lane}/${lanes.length}`, `--output=${inRoot(`test-results/lane-${lane}`)}`];
    const args = ['test', '-c', inRoot('e2e/playwright.config.ts'), '--reporter=list,json', ...where];
    return countPlaywright(await runNode([cli, ...args], { env }), report);
  });

const playwright = (name, chromium) => ({
  name,
  run: async () => addCounts(await Promise.all(lanes.map((lane) => runLane(chromium, lane)))),
});

export const listChecks = () => [
  checked('format', 'format:check'),
  checked('lint', 'lint'),
  checked('arrows', 'arrows'),
  checked('types', 'types'),
  checked('generated types', 'db:types:check'),
  checked('advisories', 'audit'),
  vitest('rules, contract, art', 'packages'),
  vitest('server', 'api'),
  vitest('pages', 'web'),
];

export const listBrowserSuites = (chromium) => [
  { name: 'build', run: async () => countCheck(await runNode([inRoot('scripts/build.mjs')])) },
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
