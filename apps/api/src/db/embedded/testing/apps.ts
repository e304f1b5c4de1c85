import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { Client } from 'pg';

export const isRoot = process.getuid?.() === 0;
export const nobody = isRoot ? { uid: numberOf('-u'), gid: numberOf('-g') } : {};

/** A fresh folder that any user may enter, as a data folder below it must be. */
export function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'embedded-postgres-'));
  fs.chmodSync(folder, 0o755);
  return folder;
}

/** The child program as one file, so that any user can run it from any folder. */
export async function buildChild(folder: string): Promise<string> {
  const packages = path.join(folder, 'node_modules');
  if (!fs.existsSync(packages))
    fs.symlinkSync(path.join(import.meta.dirname, '../../../../../../node_modules'), packages);
  fs.copyFileSync(path.join(import.meta.dirname, '../wal.mjs'), path.join(folder, 'wal.mjs'));
  const outfile = path.join(folder, 'child-app.mjs');
  const entryPoints = [path.join(import.meta.dirname, 'child-app.ts')];
  await build({ entryPoints, outfile, bundle: true, platform: 'node', format: 'esm', target: 'node20' });
  return outfile;
}

export type ChildApp = { answer: Record<string, unknown>; end(signal: NodeJS.Signals): Promise<void> };

/** Runs the child program on a data folder and waits for what it says. */
export async function runChild(program: string, dataDir: string, account = {}, archiveTo = ''): Promise<ChildApp> {
  const args = [program, dataDir, ...(archiveTo === '' ? [] : [archiveTo])];
  const child = spawn(process.execPath, args, { ...account, stdio: ['ignore', 'pipe', 'inherit'] });
  const answer = await firstLine(child);
  return {
    answer: JSON.parse(answer),
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the child has no output');
  for await (const line of createInterface(child.stdout)) return line;
  throw new Error('the child ended without a word');
}

export async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

export function postmasterPid(dataDir: string): number {
  return Number(fs.readFileSync(pidFileIn(dataDir), 'utf8').split('\n')[0]);
}

export const pidFileIn = (dataDir: string) => path.join(dataDir, 'postgres/cluster/postmaster.pid');

function numberOf(flag: string): number {
  return Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
}
