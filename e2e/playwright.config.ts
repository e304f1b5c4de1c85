import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';

const firstPort = Number(process.env.E2E_PORT ?? 4400);
const lanes = Array.from({ length: Number(process.env.E2E_LANES ?? 2) }, (_none, lane) => lane);
const flags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';
// Playwright reads this file once in each of its processes; only the first makes the folder.
if (process.env.E2E_DATA_DIR === undefined) {
  process.env.E2E_DATA_DIR = mkdtempSync(join(tmpdir(), 'tawa-e2e-'));
  // As root, the embedded PostgreSQL runs as a user of its own, who must be able to pass through.
  chmodSync(process.env.E2E_DATA_DIR, 0o755);
}
const portOf = (lane: number) => firstPort + lane;
const folderOf = (lane: number) => join(process.env.E2E_DATA_DIR ?? '', `lane-${lane}`);
// Playwright tells each of its workers which one it is.
const ownLane = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
process.env.E2E_LANE_DIR = folderOf(ownLane);

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  // Each worker takes the next file and has a server and a world of its own, for journeys change both.
  workers: lanes.length,
  fullyParallel: false,
  retries: 0,
  reportSlowTests: { max: 10, threshold: 0 },
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${portOf(ownLane)}`,
    contextOptions: { reducedMotion: 'reduce' },
    // It would answer in place of the routes that tests put in; one spec allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROME_SHELL_PATH ?? process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: flags.split(' '),
    },
  },
  webServer: lanes.map((lane) => ({
    command: 'node --enable-source-maps dist/api/main.js',
    cwd: resolve(import.meta.dirname, '..'),
    url: `http://localhost:${portOf(lane)}/readyz`,
    env: {
      PORT: String(portOf(lane)),
      DATA_DIR: folderOf(lane),
      RATE_LIMIT_FACTOR: '1000',
      // What else runs on this machine makes it late as well.
      LATENESS_MAX_MS: '5000',
      LOG_LEVEL: 'warn',
      // A picture of our own for every place: a run reads nothing from the world outside.
      MAP_TILES_URL: `http://localhost:${portOf(lane)}/icons/apple-touch-icon.png?z={z}&x={x}&y={y}`,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    // The first start fills the demo world.
    timeout: 180_000,
    reuseExistingServer: false,
    stdout: 'pipe',
  })),
});
