import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';

const firstPort = Number(process.env.E2E_PORT ?? 4400);
const lanes = Array.from({ length: Number(process.env.E2E_LANES ?? 3) }, (_none, lane) => lane);
const flags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';
// Playwright keeps the browser's shared memory in files, for containers give 64 MB to it: where there is more, pages cost
// a twentieth less without.
const filesForMemory = '--disable-dev-shm-usage';
const roomNeeded = 2 ** 30;
function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= roomNeeded;
  } catch {
    return false;
  }
}
// Playwright reads this file once in each of its processes; only the first makes the folder.
if (process.env.E2E_DATA_DIR === undefined) {
  process.env.E2E_DATA_DIR = mkdtempSync(join(tmpdir(), 'tawa-e2e-'));
  // As root, the embedded PostgreSQL runs as a user of its own, who must be able to pass through.
  chmodSync(process.env.E2E_DATA_DIR, 0o755);
}
const portOf = (lane: number) => firstPort + lane;
// Behind a slow line each server has a port of its own, and the line has the lane's.
const isSlow = process.env.E2E_SLOW === '1';
const slowOffset = 200;
const serverPortOf = (lane: number) => portOf(lane) + (isSlow ? slowOffset : 0);
const folderOf = (lane: number) => join(process.env.E2E_DATA_DIR ?? '', `lane-${lane}`);
const envOf = (lane: number) => ({
  PORT: String(serverPortOf(lane)),
  ...(isSlow && { PUBLIC_URL: `http://localhost:${portOf(lane)}` }),
  DATA_DIR: folderOf(lane),
  // A picture of our own for every place: a run reads nothing from the world outside.
  MAP_TILES_URL: `http://localhost:${portOf(lane)}/icons/apple-touch-icon.png?z={z}&x={x}&y={y}`,
});
const settings = {
  RATE_LIMIT_FACTOR: '1000',
  // What else runs on this machine makes it late as well.
  LATENESS_MAX_MS: '5000',
  LOG_LEVEL: 'warn',
  // Each lane would make the copies of some 900 pictures of its own: minutes of both cores for what no journey reads.
  PICTURE_COPIES: '0',
};
const started = {
  cwd: resolve(import.meta.dirname, '..'),
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  timeout: 180_000,
  reuseExistingServer: false,
  stdout: 'pipe' as const,
};
// Playwright tells each of its workers which one it is.
const ownLane = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
process.env.E2E_LANE_DIR = folderOf(ownLane);

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  snapshotPathTemplate: '../docs/by-ear/{arg}{ext}',
  // Each worker takes the next file and has a server and a world of its own, for journeys change both.
  workers: lanes.length,
  fullyParallel: false,
  retries: 0,
  reportSlowTests: { max: 10, threshold: 0 },
  // Lanes share the cores that there are: what takes a second alone has taken more than ten beside others.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${portOf(ownLane)}`,
    contextOptions: { reducedMotion: 'reduce' },
    // It would answer in place of the routes that tests put in; one spec allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROME_SHELL_PATH ?? process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: flags.split(' '),
      ignoreDefaultArgs: hasRoomInMemory() ? [filesForMemory] : [],
    },
  },
  webServer: [
    {
      ...started,
      command: 'node e2e/start-lanes.mjs',
      url: `http://localhost:${portOf(lanes.length)}/`,
      env: { ...settings, DONE_PORT: String(portOf(lanes.length)), LANES: JSON.stringify(lanes.map(envOf)) },
    },
    ...(isSlow ? lanes : []).map((lane) => ({
      ...started,
      command: 'node e2e/slow-line.mjs',
      url: `http://localhost:${portOf(lane)}/readyz`,
      env: { FROM_PORT: String(portOf(lane)), TO_PORT: String(serverPortOf(lane)) },
    })),
  ],
});
