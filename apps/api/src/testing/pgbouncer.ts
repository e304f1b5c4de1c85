import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseAccount, handOver } from '../db/embedded/account.ts';
import { findFreePort } from './program.ts';

export interface Pooler {
  /** Where it listens (127.0.0.1). */
  port: number;
  stop(): Promise<void>;
}

/** The address of a database through the pooler that listens at a port. */
export function throughPooler(databaseUrl: string, port: number): string {
  const address = new URL(databaseUrl);
  address.port = String(port);
  return address.href;
}

const places = ['/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'];
const startsWithinMs = 10_000;

/** The pgbouncer of this machine; `npm test` installs it on Debian. */
export const findPgbouncer = (): string | undefined => places.find((file) => existsSync(file));

// Nothing is ignored: a setting at the start of a connection that pgbouncer does not know ends that connection.
const configOf = (server: URL, { port, users }: { port: number; users: string }): string => `[databases]
* = host=${server.hostname} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 5
max_client_conn = 500
max_db_connections = 5
server_idle_timeout = 5
server_login_retry = 1
`;

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** A pgbouncer in transaction mode before a server, with five connections for each database. */
export async function startPgbouncer(serverUrl: string, program = findPgbouncer()): Promise<Pooler> {
  if (!program) throw new Error('There is no pgbouncer on this machine: apt-get install pgbouncer.');
  const server = new URL(serverUrl);
  const folder = mkdtempSync(join(tmpdir(), 'tawa-pgbouncer-'));
  const [users, config] = [join(folder, 'users.txt'), join(folder, 'pgbouncer.ini')];
  const port = await findFreePort();
  writeFileSync(users, `"${decodeURIComponent(server.username)}" "${decodeURIComponent(server.password)}"\n`);
  writeFileSync(config, configOf(server, { port, users }));
  const account = chooseAccount(folder);
  for (const file of [folder, users, config]) handOver(file, account);
  chmodSync(users, 0o600);
  const child = spawn(program, ['-q', config], { ...account, cwd: '/', stdio: 'ignore' });
  const ended = once(child, 'close');
  const end = Date.now() + startsWithinMs;
  while (!(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > end) throw new Error('pgbouncer did not start.');
    await sleep(50);
  }
  return {
    port,
    async stop() {
      child.kill('SIGINT');
      const timer = setTimeout(() => child.kill('SIGKILL'), 3000);
      await ended;
      clearTimeout(timer);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
