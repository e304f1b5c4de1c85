import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../apps/api/src/db/embedded/start.ts';
import { startBuiltApp, type BuiltApp } from '../apps/api/src/testing/built-app.ts';
import { openLine, type Send } from '../apps/api/src/testing/remote.ts';

export const ports = { app: 4130, bare: 4131 };
export const connections = 8;

/** The built app over a seeded PostgreSQL of its own, and everything a contest needs of them. */
export interface Lab {
  app: BuiltApp;
  /** The process that owns all of PostgreSQL's. */
  postmaster: number;
  databaseUrl: string;
  send: Send;
  ask<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

const root = resolve(import.meta.dirname, '..');

function buildApp(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The app could not be built.');
}

async function openDatabase() {
  const dataDir = mkdtempSync(join(tmpdir(), 'tawa-bench-'));
  const server = await startPostgres({ dataDir });
  const pool = new pg.Pool({ connectionString: server.url, max: 2 });
  return {
    dataDir,
    url: server.url,
    postmaster: Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]),
    ask: async (sql: string, values?: unknown[]) => (await pool.query(sql, values)).rows,
    async close() {
      await pool.end();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Builds what is stale, starts PostgreSQL with its defaults (fsync on) in a temporary folder, and the app on it. */
export async function openLab(): Promise<Lab> {
  buildApp();
  const { dataDir, url, postmaster, ask, close } = await openDatabase();
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
