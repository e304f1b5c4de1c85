import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../apps/api/src/db/embedded/start.ts';
import { startBuiltApp, type BuiltApp } from '../../apps/api/src/testing/built-app.ts';
import { startNats } from '../../apps/api/src/testing/live/nats.ts';
import { openTeller, type Listener, type Teller } from '../../apps/api/src/testing/live/teller.ts';
import { cpuOf, cpuOfFamily } from '../cpu.ts';

export type Mode = 'PostgreSQL' | 'NATS';

/** What the parts of a house have used so far (ms of CPU), committed and read. */
export interface Used {
  apps: number;
  postgres: number;
  nats: number;
  commits: number;
  /** Events that the processes that serve have read, all together. */
  rows: number;
}

/** Several processes that serve over one database, and one that serves nobody and tells one person at a time. */
export interface LiveHouse {
  apps: readonly BuiltApp[];
  databaseUrl: string;
  teller: Teller;
  listeners: readonly Listener[];
  used(): Promise<Used>;
  close(): Promise<void>;
}

interface Plan {
  mode: Mode;
  processes: number;
  /** Streams of each process. */
  streams: number;
  port: number;
}

async function rowsRead({ origin }: BuiltApp): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^tawa_live_rows_read_total (\d+)/m.exec(text)?.[1]);
}

export async function openHouse({ mode, processes, streams, port }: Plan): Promise<LiveHouse> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tawa-live-'));
  const server = await startPostgres({ dataDir, settings: { max_connections: '200' } });
  const nats = mode === 'NATS' ? await startNats() : undefined;
  const secret = 'one key for the pages that are measured here';
  const base = { DATA_DIR: dataDir, JWT_SECRET: secret, DEMO: '0', LOG_LEVEL: 'error' };
  const settings = { ...base, ...(nats && { NATS_URL: nats.url }) };
  const apps: BuiltApp[] = [];
  for (let at = 0; at < processes; at += 1)
    apps.push(await startBuiltApp({ port: port + at, env: { ...settings, DATABASE_URL: server.url } }));
  const teller = await openTeller(server.url, settings);
  const postmaster = Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    apps,
    databaseUrl: server.url,
    teller,
    listeners: await teller.addListeners(processes * streams),
    used: async () => ({
      apps: apps.reduce((sum, { pid }) => sum + cpuOf(pid), 0),
      postgres: cpuOfFamily(postmaster),
      nats: nats ? cpuOf(nats.pid) : 0,
      commits: await teller.countCommits(),
      rows: (await Promise.all(apps.map(rowsRead))).reduce((sum, rows) => sum + rows, 0),
    }),
    async close() {
      await teller.close();
      for (const app of apps) await app.stop();
      await nats?.kill();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
