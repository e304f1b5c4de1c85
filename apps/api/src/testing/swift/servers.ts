import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { S3 } from '@aws-sdk/client-s3';
import { findFreePort } from '../program.ts';

const kinds = ['account', 'container', 'object'] as const;
type Kind = (typeof kinds)[number];

export interface Swift {
  endpoint: string;
  keys: { AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string };
  /** Stops its processes, as a machine that goes does, until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it for good and removes what it kept. */
  close(): Promise<void>;
}

const keys = { AWS_ACCESS_KEY_ID: 'test:tester', AWS_SECRET_ACCESS_KEY: 'testing' };
const readyWithinMs = 60_000;

const head = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
swift_dir = ${folder}
devices = ${folder}/node
mount_check = false
workers = 0
user = ${userInfo().username}
log_level = ERROR
recon_cache_path = ${folder}/cache
`;

const nodeConfig = (folder: string, kind: Kind, port: number) => `${head(folder, port)}
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;

// Left to itself it would not ask a server for a minute that was not up as soon as it was.
const proxyConfig = (folder: string, port: number) => `${head(folder, port)}
[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats s3api tempauth copy slo dlo versioned_writes proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
error_suppression_limit = 1000000
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = ${keys.AWS_SECRET_ACCESS_KEY} .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
[filter:versioned_writes]
use = egg:swift#versioned_writes
`;

function build(folder: string, kind: Kind, port: number): void {
  const ring = join(folder, `${kind}.builder`);
  for (const args of [['create', '2', '1', '0'], ['add', `r1z1-127.0.0.1:${port}/d1`, '1'], ['rebalance']])
    spawnSync('swift-ring-builder', [ring, ...args], { stdio: 'ignore' });
}

/** Makes the bucket once it answers. */
async function makeBucket(endpoint: string): Promise<void> {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = keys;
  const credentials = { accessKeyId, secretAccessKey };
  const s3 = new S3({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials, maxAttempts: 1 });
  const lateAt = performance.now() + readyWithinMs;
  for (;;) {
    const error: unknown = await s3.createBucket({ Bucket: 'tawa' }).then(
      () => undefined,
      (failed: unknown) => failed,
    );
    if (error === undefined || (error instanceof Error && error.name === 'BucketAlreadyOwnedByYou')) return;
    if (performance.now() > lateAt) throw error;
    await sleep(100);
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** OpenStack Swift with its S3 interface on free ports of loopback, with a bucket `tawa`, in a folder of its own. */
export async function startSwift(): Promise<Swift> {
  const folder = mkdtempSync(join(tmpdir(), 'tawa-swift-'));
  for (const each of ['node/d1', 'cache']) mkdirSync(join(folder, each), { recursive: true });
  for (const kind of kinds) {
    const port = await findFreePort();
    build(folder, kind, port);
    writeFileSync(join(folder, `${kind}.conf`), nodeConfig(folder, kind, port));
  }
  const port = await findFreePort();
  writeFileSync(join(folder, 'proxy.conf'), proxyConfig(folder, port));
  const endpoint = `http://127.0.0.1:${port}`;
  const log = join(folder, 'log');
  let children: ChildProcess[] = [];
  const stop = async () => {
    await Promise.all(children.map(end));
    children = [];
  };
  const start = async () => {
    const output = openSync(log, 'a');
    children = [...kinds, 'proxy'].map((kind) =>
      spawn(`swift-${kind}-server`, [join(folder, `${kind}.conf`)], { stdio: ['ignore', output, output] }),
    );
    await makeBucket(endpoint);
  };
  const close = async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  await start().catch(async (error: unknown) => {
    process.stderr.write(readFileSync(log, 'utf8'));
    await close();
    throw error;
  });
  return { endpoint, keys, stop, start, close };
}
