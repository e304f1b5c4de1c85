import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const lock = new Map();
vi.mock('./lock.mjs', async (importOriginal) => ({ ...(await importOriginal()), readLock: () => lock }));
const runNpm = vi.fn(async () => ({ code: 1, out: '' }));
vi.mock('./run-quietly.mjs', () => ({ runNpmQuietly: runNpm }));

let lines = [];
beforeEach(() => {
  lines = [];
  lock.clear();
  lock.set('apps/web', {}).set('node_modules/tool', { version: '1.0.0', dev: true, license: 'MIT' });
  vi.resetModules();
  vi.clearAllMocks();
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line));
});
afterEach(() => {
  process.exitCode = 0;
  vi.restoreAllMocks();
});

test.each([
  [undefined, 'declares no licence'],
  ['AGPL-3.0-only', 'has the licence AGPL-3.0-only'],
])('no bill of materials and no list comes of a package with the licence %s', async (license, words) => {
  lock.set('node_modules/odd', { version: '2.0.0', license });
  for (const script of ['../sbom.mjs', '../licences.mjs']) {
    process.exitCode = 0;
    lines = [];
    await import(script);
    expect([process.exitCode, lines.join('\n')]).toEqual([
      1,
      expect.stringContaining(`node_modules/odd 2.0.0 (server) ${words}`),
    ]);
  }
  expect(runNpm).not.toHaveBeenCalled();
});

test('npm is asked for the bill once every licence is known', async () => {
  await import('../sbom.mjs');
  expect(runNpm).toHaveBeenCalledOnce();
  expect(lines.join('\n')).toContain('npm wrote no bill of materials');
});
