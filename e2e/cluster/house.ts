import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../../apps/api/src/testing/program.ts';
import { startSwift, type Swift } from '../../apps/api/src/testing/swift/servers.ts';
import { password, startDatabases, startEtcd, findMember, type DatabaseNode, type EtcdNode } from './databases.ts';
import { startFront, type Front } from './front.ts';
import { makeFolder, serviceOf, until, type Service } from './services.ts';

const root = resolve(import.meta.dirname, '../..');

/** A process of the product. */
export interface Worker {
  name: string;
  origin: string;
  service(): Service;
  isReady(): Promise<boolean>;
  /** Ends it in order and starts the build of a folder in its place. */
  change(build: string): Promise<void>;
}

export interface House {
  folder: string;
  etcd: readonly EtcdNode[];
  databases: readonly DatabaseNode[];
  front: Front;
  nats: Service;
  swift: Swift;
  webs: readonly Worker[];
  worker: Worker;
  /** The settings of every process of it. */
  env: Record<string, string>;
  close(): Promise<void>;
}

const isOk = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    (reply) => reply.ok,
    () => false,
  );

interface Part {
  name: string;
  role: 'web' | 'worker';
  port: number;
  folder: string;
  env: Record<string, string>;
}

function workerOf({ name, role, port, folder, env }: Part): Worker {
  const own = makeFolder(folder, name);
  const origin = `http://127.0.0.1:${port}`;
  const serve = (build: string) =>
    serviceOf({
      name,
      file: process.execPath,
      args: ['--enable-source-maps', join(build, 'dist/api/main.js')],
      folder: own,
      env: { ...env, ROLE: role, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: join(own, 'data') },
    });
  let service = serve(root);
  const isReady = () => isOk(`${origin}/readyz`);
  return {
    name,
    origin,
    service: () => service,
    isReady,
    async change(build) {
      await service.stop();
      service = serve(build);
      service.start();
      await until(`${name} is ready again`, isReady);
    },
  };
}

async function makeDatabase(databases: readonly DatabaseNode[]): Promise<void> {
  const leader = await findMember(databases, 'leader');
  const client = new pg.Client(`postgres://postgres:${password}@127.0.0.1:${leader?.port}/postgres`);
  await client.connect();
  try {
    await client.query(`create role tawa login password '${password}'`);
    await client.query('create database tawa owner tawa');
  } finally {
    await client.end();
  }
}

const settings = {
  NODE_ENV: 'production',
  DEMO: '1',
  LOG_LEVEL: 'info',
  RATE_LIMIT_FACTOR: '1000000',
  LATENESS_MAX_MS: '60000',
  TRUST_PROXY: 'loopback',
  SHUTDOWN_DELAY_SECONDS: '4',
  PICTURE_COPIES: '0',
  JWT_SECRET: 'q7Rz0dXv9KfLwP3mYtB8nHcJ5sGaE1uTq7Rz0dXv9KE-cluster',
  SEAL_KEYS: 'cluster:q7Rz0dXv9KfLwP3mYtB8nHcJ5sGaE1uTq7Rz0dXv9KE',
};

/** Everything that a house of several machines has, each on a port of this one; `say` tells how far it is. */
export async function startHouse(say: (line: string) => void): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'tawa-cluster-'));
  makeFolder(folder);
  const running: { stop(): Promise<void> }[] = [];
  const close = async () => {
    for (const each of running.toReversed()) await each.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    say('etcd, three of them');
    const etcd = await startEtcd(folder);
    running.push(...etcd.map(({ service }) => service));
    say('PostgreSQL under Patroni, three of them');
    const databases = await startDatabases(folder, etcd);
    running.push(...databases.map(({ patroni }) => patroni));
    await makeDatabase(databases);
    say('HAProxy, pgbouncer, NATS, Swift');
    const webPorts = [await findFreePort(), await findFreePort()];
    const front = await startFront(folder, databases, webPorts);
    running.push(front.proxy, front.pooler);
    const natsPort = await findFreePort();
    const natsArgs = ['-a', '127.0.0.1', '-p', String(natsPort)];
    const nats = serviceOf({ name: 'nats', file: '/usr/sbin/nats-server', args: natsArgs, folder });
    nats.start();
    running.push(nats);
    const swift = await startSwift();
    running.push({ stop: () => swift.close() });
    const env = {
      ...settings,
      ...swift.keys,
      PUBLIC_URL: front.origin,
      DATABASE_URL: front.pooledUrl,
      DATABASE_DIRECT_URL: front.directUrl,
      DATABASE_READ_URL: front.readUrl,
      NATS_URL: `nats://127.0.0.1:${natsPort}`,
      FILES_URL: `s3://tawa?endpoint=${encodeURIComponent(swift.endpoint)}&region=us-east-1`,
    };
    say('the demo world, a worker and two web processes');
    const worker = workerOf({ name: 'worker', role: 'worker', port: await findFreePort(), folder, env });
    const webs = webPorts.map((port, index) => workerOf({ name: `web${index + 1}`, role: 'web', port, folder, env }));
    for (const each of [worker, ...webs]) {
      each.service().start();
      running.push({ stop: () => each.service().stop() });
      await until(`${each.name} is ready`, each.isReady, 240_000).catch((error: unknown) => {
        throw new Error(`${String(error)}\n${each.service().lastWords()}`);
      });
    }
    await until('visitors are let in', () => isOk(`${front.origin}/readyz`));
    return { folder, etcd, databases, front, nats, swift, webs, worker, env, close };
  } catch (error) {
    await close();
    throw error;
  }
}
