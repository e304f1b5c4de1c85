import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { chooseAccount, handOver } from '../embedded/account.ts';
import { startPostgres, type EmbeddedPostgres } from '../embedded/start.ts';
import { pathsIn } from '../embedded/paths.ts';

export interface Replicated {
  primary: EmbeddedPostgres;
  replica: EmbeddedPostgres;
  /** Of one database, on the replica. */
  onReplica(databaseUrl: string): string;
  /** Holds back what the primary did, and lets it through again. */
  hold(isHeld: boolean): Promise<void>;
  close(): Promise<void>;
}

const settings = { fsync: 'off', full_page_writes: 'off', max_connections: '100' };

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function handOverAll(folder: string): void {
  const account = chooseAccount(tmpdir());
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    handOver(join(folder, entry), account);
  handOver(folder, account);
}

/** Copies a running server's files, as `pg_basebackup` would, into a folder on which a replica of it starts. */
async function copyCluster(primary: EmbeddedPostgres, from: string, to: string): Promise<void> {
  await withClient(primary.url, async (client) => {
    await client.query("select pg_backup_start('replica', true)");
    mkdirSync(to, { recursive: true, mode: 0o700 });
    const isOwn = (path: string) => /postmaster\.(pid|opts)$|\/pg_replslot\/./.test(path);
    cpSync(from, to, { recursive: true, filter: (path) => !isOwn(path) });
    const { rows } = await client.query('select labelfile from pg_backup_stop()');
    writeFileSync(join(to, 'backup_label'), String(rows[0]?.labelfile));
    writeFileSync(join(to, 'standby.signal'), '');
  });
}

/** A server and a replica that follows it, both with what came with the packages. */
export async function startReplicated(): Promise<Replicated> {
  const [dataDir, replicaDir] = [
    mkdtempSync(join(tmpdir(), 'tawa-primary-')),
    mkdtempSync(join(tmpdir(), 'tawa-replica-')),
  ];
  const primary = await startPostgres({ dataDir, settings });
  const { cluster, home } = pathsIn(replicaDir);
  await copyCluster(primary, pathsIn(dataDir).cluster, cluster);
  handOverAll(home);
  handOver(home, chooseAccount(tmpdir()));
  const { hostname, port, username, password } = new URL(primary.url);
  const primary_conninfo = `host=${hostname} port=${port} user=${username} password=${password}`;
  const replica = await startPostgres({ dataDir: replicaDir, settings: { ...settings, primary_conninfo } });
  return {
    primary,
    replica,
    onReplica(databaseUrl) {
      const address = new URL(databaseUrl);
      address.port = String(replica.port);
      return address.href;
    },
    hold: (isHeld) =>
      withClient(replica.url, async (client) => {
        await client.query(`select pg_wal_replay_${isHeld ? 'pause' : 'resume'}()`);
      }),
    async close() {
      await replica.stop();
      await primary.stop();
      for (const folder of [dataDir, replicaDir]) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
