import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseAccount, handOver } from '../../apps/api/src/db/embedded/account.ts';
import { findFreePort } from '../../apps/api/src/testing/program.ts';
import { password, type DatabaseNode } from './databases.ts';
import { makeFolder, serviceOf, type Service } from './services.ts';

export interface Front {
  proxy: Service;
  pooler: Service;
  /** Where visitors come in. */
  origin: string;
  /** The leader, through the pooler. */
  pooledUrl: string;
  /** The leader, past it. */
  directUrl: string;
  /** The replicas. */
  readUrl: string;
}

interface Ports {
  web: number;
  write: number;
  read: number;
  pooler: number;
}

const backendOf = (name: string, check: string, webPorts: readonly number[]): string => `backend ${name}
  mode http
  balance leastconn
  option httpchk GET ${check}
  option redispatch 1
  retries 3
  default-server inter 500ms fastinter 200ms downinter 300ms fall 2 rise 1
${webPorts.map((port, index) => `  server web${index + 1} 127.0.0.1:${port} check`).join('\n')}
`;

// While no database can be written to nobody is ready, but whoever is alive still shows what it has kept.
// Whoever leads is asked of Patroni; a connection to one that does no more is cut at once, or it would wait for an answer.
const proxyConfig = (nodes: readonly DatabaseNode[], webPorts: readonly number[], ports: Ports): string => `
global
  maxconn 4000
defaults
  timeout connect 1s
  timeout client 1h
  timeout server 1h
  timeout check 1s
listen write
  bind 127.0.0.1:${ports.write}
  mode tcp
  option httpchk GET /primary
  default-server inter 500ms fastinter 200ms downinter 300ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`).join('\n')}
listen read
  bind 127.0.0.1:${ports.read}
  mode tcp
  balance roundrobin
  option httpchk GET /replica
  default-server inter 500ms fastinter 200ms downinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`).join('\n')}
frontend visitors
  bind 127.0.0.1:${ports.web}
  mode http
  option forwardfor
  default_backend ready
  use_backend alive if { nbsrv(ready) lt 1 }
${backendOf('ready', '/readyz', webPorts)}${backendOf('alive', '/healthz', webPorts)}`;

const poolerConfig = ({ write, pooler }: Ports, users: string): string => `[databases]
* = host=127.0.0.1 port=${write}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${pooler}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
server_login_retry = 1
server_connect_timeout = 2
query_wait_timeout = 5
`;

/** HAProxy before the web processes and before the databases, and pgbouncer on the way to the leader. */
export async function startFront(
  folder: string,
  nodes: readonly DatabaseNode[],
  webPorts: readonly number[],
): Promise<Front> {
  const ports = {
    web: await findFreePort(),
    write: await findFreePort(),
    read: await findFreePort(),
    pooler: await findFreePort(),
  };
  const own = makeFolder(folder, 'front');
  const files = { proxy: join(own, 'haproxy.cfg'), pooler: join(own, 'pgbouncer.ini'), users: join(own, 'users.txt') };
  writeFileSync(files.proxy, proxyConfig(nodes, webPorts, ports));
  writeFileSync(files.users, `"tawa" "${password}"\n`, { mode: 0o600 });
  writeFileSync(files.pooler, poolerConfig(ports, files.users));
  for (const file of Object.values(files)) handOver(file, chooseAccount('/tmp'));
  const proxy = serviceOf({
    name: 'haproxy',
    file: '/usr/sbin/haproxy',
    args: ['-db', '-f', files.proxy],
    folder: own,
  });
  const pooler = serviceOf({
    name: 'pgbouncer',
    file: '/usr/sbin/pgbouncer',
    args: ['-q', files.pooler],
    folder: own,
    isStepDown: true,
  });
  proxy.start();
  pooler.start();
  const urlAt = (port: number) => `postgres://tawa:${password}@127.0.0.1:${port}/tawa`;
  return {
    proxy,
    pooler,
    origin: `http://127.0.0.1:${ports.web}`,
    pooledUrl: urlAt(ports.pooler),
    directUrl: urlAt(ports.write),
    readUrl: urlAt(ports.read),
  };
}
