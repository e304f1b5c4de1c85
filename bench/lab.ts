import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../apps/api/src/db/embedded/start.ts';
import { startBuiltApp, type BuiltApp } from '../apps/api/src/testing/built-app.ts';
import { openLine, type Send } from '../apps/api/src/testing/remote.ts';
import { openKitchens, type Ask } from './world.ts';

export const ports = { app: 4130, bare: 4131 };
export const connections = 8;

/** How large a marketplace is measured. */
export interface Size {
  restaurants: number;
  dishes: number;
}

/** The built app over a seeded PostgreSQL of its own, and everything a contest needs of them. */
export interface Lab {
  app: BuiltApp;
  /** The process that owns all of PostgreSQL's. */
  postmaster: number;
  databaseUrl: string;
  send: Send;
  ask: Ask;
  close(): Promise<void>;
}

const root = resolve(import.meta.dirname, '..');

function runProgram(args: string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${args.join(' ')} failed.`);
}

async function openDatabase() {
  const dataDir = mkdtempSync(join(tmpdir(), 'tawa-bench-'));
  const server = await startPostgres({ dataDir });
  const pool = new pg.Pool({ connectionString: server.url, max: 2 });
  return {
    dataDir,
    url: server.url,
    postmaster: Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]),
    ask: async <Row extends pg.QueryResultRow>(sql: string, values?: unknown[]) =>
      (await pool.query<Row>(sql, values)).rows,
    async close() {
      await pool.end();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Builds what is stale, fills a PostgreSQL with its defaults (fsync on) in a temporary folder, and starts the app on it; without a size on the demo world. */
export async function openLab(size?: Size): Promise<Lab> {
  runProgram(['scripts/build.mjs']);
  const { dataDir, url, postmaster, ask, close } = await openDatabase();
  const line = openLine(connections);
  const env = { DATABASE_URL: url, DATA_DIR: dataDir, DEMO: '1' };
  try {
    const wanted = size && ['--restaurants', String(size.restaurants), '--dishes', String(size.dishes)];
    if (wanted) runProgram(['--import', 'tsx', 'demo/bench/cli.ts', ...wanted], env);
    else runProgram(['--import', 'tsx', 'apps/api/src/db/cli.ts', 'seed'], env);
    await openKitchens(ask);
    const app = await startBuiltApp({ port: ports.app, env });
    const closeAll = async () => {
      line.close();
      await app.stop();
      await close();
    };
    return { app, postmaster, databaseUrl: url, send: line.send, ask, close: closeAll };
  } catch (error) {
    await close();
    throw error;
  }
}
