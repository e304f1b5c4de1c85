import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { chooseAccount, handOver } from '../../apps/api/src/db/embedded/account.ts';
import { findFreePort } from '../../apps/api/src/testing/program.ts';
import { makeFolder, serviceOf, until, type Service } from './services.ts';

export const password = 'only-on-this-machine';
const postgresBin = '/usr/lib/postgresql/15/bin';

/** One of three servers that agree on who leads. */
export interface EtcdNode {
  service: Service;
  clientUrl: string;
}

/** Three etcd servers that agree with each other. */
export async function startEtcd(folder: string): Promise<EtcdNode[]> {
  const nodes = await Promise.all(
    ['etcd1', 'etcd2', 'etcd3'].map(async (name) => ({
      name,
      client: await findFreePort(),
      peer: await findFreePort(),
    })),
  );
  const cluster = nodes.map(({ name, peer }) => `${name}=http://127.0.0.1:${peer}`).join(',');
  const started = nodes.map(({ name, client, peer }) => {
    const [clientUrl, peerUrl] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`];
    const own = makeFolder(folder, name);
    const settings = {
      name,
      'data-dir': join(own, 'data'),
      'listen-client-urls': clientUrl,
      'advertise-client-urls': clientUrl,
      'listen-peer-urls': peerUrl,
      'initial-advertise-peer-urls': peerUrl,
      'initial-cluster': cluster,
      'heartbeat-interval': '200',
      'election-timeout': '2000',
      'log-level': 'warn',
    };
    const args = Object.entries(settings).flatMap(([key, value]) => [`--${key}`, value]);
    const service = serviceOf({ name, file: '/usr/bin/etcd', args, folder: own, isStepDown: true });
    service.start();
    return { service, clientUrl };
  });
  await until('etcd is healthy', async () => (await findEtcdLeader(started)) !== undefined);
  return started;
}

async function statusOf({ clientUrl }: EtcdNode): Promise<{ leader?: string; header?: { member_id?: string } }> {
  const reply = await fetch(`${clientUrl}/v3/maintenance/status`, {
    method: 'POST',
    body: '{}',
    signal: AbortSignal.timeout(1000),
  });
  return reply.json();
}

/** The server that leads the others; nothing while none does. */
export async function findEtcdLeader(nodes: readonly EtcdNode[]): Promise<EtcdNode | undefined> {
  for (const node of nodes) {
    const status = await statusOf(node).catch(() => ({ leader: undefined, header: undefined }));
    if (status.leader && status.leader === status.header?.member_id) return node;
  }
  return undefined;
}

/** A PostgreSQL and the Patroni that keeps it. */
export interface DatabaseNode {
  name: string;
  port: number;
  restPort: number;
  patroni: Service;
  /** Both at once, as when the machine goes. */
  kill(): Promise<void>;
}

const settings = z.record(z.string(), z.unknown());
const deployed = z.object({
  bootstrap: z.object({
    dcs: z.looseObject({ postgresql: z.looseObject({ parameters: settings }) }),
    initdb: z.array(z.unknown()),
  }),
});

/** What deploy/patroni begins a house with; three servers share the memory of this machine. */
function readBootstrap() {
  const file = resolve(import.meta.dirname, '../../deploy/patroni/config.yml');
  const { dcs, initdb } = deployed.parse(parse(readFileSync(file, 'utf8'))).bootstrap;
  const parameters = { ...dcs.postgresql.parameters, shared_buffers: '128MB' };
  return { dcs: { ...dcs, postgresql: { ...dcs.postgresql, parameters } }, initdb };
}

interface Place {
  name: string;
  port: number;
  restPort: number;
  own: string;
}

/** As JSON, which is YAML. */
function patroniConfig({ name, port, restPort, own }: Place, etcd: readonly EtcdNode[]): string {
  const users = {
    superuser: { username: 'postgres', password },
    replication: { username: 'replicator', password },
    rewind: { username: 'rewinder', password },
  };
  return JSON.stringify({
    scope: 'tawa',
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    etcd3: { hosts: etcd.map(({ clientUrl }) => new URL(clientUrl).host) },
    bootstrap: readBootstrap(),
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(own, 'data'),
      bin_dir: postgresBin,
      pgpass: join(own, 'pgpass'),
      authentication: users,
      parameters: { unix_socket_directories: own },
      // pgbouncer and the proxy have to be told by nobody: the proxy asks.
      pg_hba: ['host replication replicator 127.0.0.1/32 scram-sha-256', 'host all all 127.0.0.1/32 scram-sha-256'],
    },
  });
}

const postmasterOf = (own: string): number => {
  try {
    return Number(readFileSync(join(own, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return 0;
  }
};

function killPid(pid: number): void {
  try {
    if (pid > 0) process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}

async function prepareDatabase(folder: string, etcd: readonly EtcdNode[], name: string): Promise<DatabaseNode> {
  const own = makeFolder(folder, name);
  const place = { name, own, port: await findFreePort(), restPort: await findFreePort() };
  const config = join(own, 'patroni.yml');
  writeFileSync(config, patroniConfig(place, etcd), { mode: 0o600 });
  handOver(config, chooseAccount('/tmp'));
  const env = { PATH: `${postgresBin}:${process.env.PATH ?? ''}`, HOME: own };
  const patroni = serviceOf({ name, file: '/usr/bin/patroni', args: [config], folder: own, env, isStepDown: true });
  return {
    ...place,
    patroni,
    async kill() {
      const postmaster = postmasterOf(own);
      // Patroni first: it would see its server go and give its place away in order.
      const gone = patroni.kill();
      killPid(postmaster);
      await gone;
    },
  };
}

interface Member {
  name: string;
  role: string;
  state: string;
}

/** What the first Patroni that answers says of all of them. */
export async function listMembers(nodes: readonly DatabaseNode[]): Promise<Member[]> {
  for (const { restPort } of nodes) {
    const members = await fetch(`http://127.0.0.1:${restPort}/cluster`, { signal: AbortSignal.timeout(1500) })
      .then(async (reply): Promise<{ members: Member[] }> => reply.json())
      .catch(() => undefined);
    if (members) return members.members;
  }
  return [];
}

/** The member of a role: `leader`, `sync_standby` or `replica`. */
export async function findMember(nodes: readonly DatabaseNode[], role: string): Promise<DatabaseNode | undefined> {
  const member = (await listMembers(nodes)).find((each) => each.role === role);
  return nodes.find(({ name }) => name === member?.name);
}

/** All three there, and one of them with everything that the leader has. */
export async function isWhole(nodes: readonly DatabaseNode[]): Promise<boolean> {
  const members = await listMembers(nodes);
  const up = members.filter(({ state }) => state === 'running' || state === 'streaming');
  const roles = new Set(up.map(({ role }) => role));
  return up.length === nodes.length && roles.has('leader') && roles.has('sync_standby');
}

/** Three PostgreSQL servers under Patroni: one leads, one has everything that it has acknowledged, one follows. */
export async function startDatabases(folder: string, etcd: readonly EtcdNode[]): Promise<DatabaseNode[]> {
  const nodes = await Promise.all(['pg1', 'pg2', 'pg3'].map((name) => prepareDatabase(folder, etcd, name)));
  for (const { patroni } of nodes) patroni.start();
  await until('three databases follow one leader', () => isWhole(nodes), 180_000);
  return nodes;
}
