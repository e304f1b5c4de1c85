import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 4400);
const flags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';
// Playwright reads this file once in each of its processes; only the first makes the folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'tawa-e2e-'));

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  workers: 1,
  fullyParallel: false,
  // A journey that needs another try is named at the end of the run: a fault to mend, but no reason to stop.
  retries: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    contextOptions: { reducedMotion: 'reduce' },
    // It would answer in place of the routes that tests put in; one spec allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args: flags.split(' ') },
  },
  webServer: {
    command: 'node --enable-source-maps dist/api/main.js',
    cwd: resolve(import.meta.dirname, '..'),
    url: `http://localhost:${port}/readyz`,
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      RATE_LIMIT_FACTOR: '1000',
      // What else runs on this machine makes it late as well.
      LATENESS_MAX_MS: '5000',
      LOG_LEVEL: 'warn',
      // A picture of our own for every place: a run reads nothing from the world outside.
      MAP_TILES_URL: `http://localhost:${port}/icons/apple-touch-icon.png?z={z}&x={x}&y={y}`,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    // The first start fills the demo world.
    timeout: 180_000,
    reuseExistingServer: false,
    stdout: 'pipe',
  },
});
