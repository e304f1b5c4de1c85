import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { texts } from './apps/web/build/texts.ts';
import DearFirst from './scripts/lib/dear-first.mjs';

const apiSetup = 'apps/api/src/testing/global-setup.ts';
const meter = 'scripts/lib/cpu-meter.mjs';
const webSetup = 'apps/web/src/testing/setup.ts';
const sharedSetup = 'apps/web/src/testing/shared-setup.ts';
// Some minutes for everything that can be pressed: `npm run acts`, beside the suites.
const acts = 'apps/web/src/app/testing/odd-acts-*.test.tsx';
// From Node 25 on, Node has a `localStorage` of its own, which would stand before that of jsdom.
const withoutStorage = ['--no-experimental-webstorage'].filter((flag) => process.allowedNodeEnvironmentFlags.has(flag));
// Reading all modules anew for each file took more than its tests. One that puts others in their place, or sees how one
// begins, reads its own.
const pageTests = readdirSync('apps/web/src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `apps/web/src/${file.replaceAll('\\', '/')}`);
const ownModules = /\bvi\.(mock|doMock|hoisted|resetModules)\b|\bimport\(|entry-server|\bearly-(acts|presses|typing)/;
const pagesAlone = pageTests.filter((file) => ownModules.test(readFileSync(file, 'utf8')));
// What one machine does in a tenth of a second takes another one more than the second that is meant otherwise.
const patient = { poll: { timeout: 10_000 } };
const presentOnly = (files: string[]) => files.filter((file) => existsSync(file));

export default defineConfig({
  test: {
    // One more than the cores that most have: a test waits for PostgreSQL or for the clock a fifth of its time.
    maxWorkers: 3,
    sequence: { sequencer: DearFirst },
    // What a sweep over everything found stands in its answer, which the summary of a run would cut to `[ Array(1) ]`.
    chaiConfig: { truncateThreshold: 2000 },
    projects: [
      {
        test: {
          name: 'packages',
          // Reading all modules anew for each file took a third of the time.
          isolate: false,
          expect: patient,
          environment: 'node',
          setupFiles: [meter],
          include: ['packages/*/src/**/*.test.ts', 'apps/web/build/**/*.test.ts', 'scripts/**/*.test.mjs'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api',
          expect: patient,
          environment: 'node',
          include: ['apps/api/src/**/*.test.ts', 'demo/**/*.test.ts'],
          globalSetup: presentOnly([apiSetup]),
          setupFiles: [meter],
          // Each file opens a server and a database of its own; reading all modules anew for it took a third of the time.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        plugins: [texts(['en', 'hi', 'kn', 'en-XA'])],
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'web',
          expect: patient,
          environment: 'jsdom',
          execArgv: withoutStorage,
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          exclude: [acts, ...pagesAlone],
          setupFiles: [meter, ...presentOnly([webSetup, sharedSetup])],
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        plugins: [texts(['en', 'hi', 'kn', 'en-XA'])],
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'web-alone',
          expect: patient,
          environment: 'jsdom',
          execArgv: withoutStorage,
          include: pagesAlone,
          setupFiles: [meter, ...presentOnly([webSetup])],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [texts(['en', 'hi', 'kn', 'en-XA'])],
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'acts',
          environment: 'jsdom',
          execArgv: withoutStorage,
          include: [acts],
          setupFiles: presentOnly([webSetup]),
        },
      },
    ],
  },
});
