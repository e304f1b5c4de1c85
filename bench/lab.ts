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

export interface World {
  dataDir: string;
  url: string;
  /** The process that owns all of PostgreSQL's. */
  postmaster: number;
  ask: Ask;
  close(): Promise<void>;
}

async function openDatabase(): Promise<World> {
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

/** Fills a PostgreSQL with its defaults (fsync on) in a temporary folder, every kitchen open: with options of `demo/bench/cli.ts`, or with the demo world. */
export async function openWorld(size?: Readonly<Record<string, string>>): Promise<World> {
  const world = await openDatabase();
  const env = { DATABASE_URL: world.url, DATA_DIR: world.dataDir, DEMO: '1' };
  try {
    const wanted = Object.entries(size ?? {}).flatMap(([name, value]) => [`--${name}`, value]);
    if (size) runProgram(['--import', 'tsx', 'demo/bench/cli.ts', ...wanted], env);
    else runProgram(['--import', 'tsx', 'apps/api/src/db/cli.ts', 'seed'], env);
    await openKitchens(world.ask);
    return world;
  } catch (error) {
    await world.close();
    throw error;
  }
}

/** Builds what is stale and starts the app on a world of its own; without a size on the demo world. */
export async function openLab(size?: Size): Promise<Lab> {
  runProgram(['scripts/build.mjs']);
  const wanted = size && { restaurants: String(size.restaurants), dishes: String(size.dishes) };
  const { dataDir, url, postmaster, ask, close } = await openWorld(wanted);
  const line = openLine(connections);
  try {
    const app = await startBuiltApp({ port: ports.app, env: { DATABASE_URL: url, DATA_DIR: dataDir, DEMO: '1' } });
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
