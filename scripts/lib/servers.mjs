import fs from 'node:fs';
import { installWithApt, isRootOnDebian } from './apt.mjs';
import { step } from './say.mjs';

/** The servers that tests run beside PostgreSQL: Debian's packages of each, and the program that shows that it is there. */
const servers = {
  pgbouncer: { packages: ['pgbouncer'], program: '/usr/sbin/pgbouncer' },
  'PostgreSQL 15': { packages: ['postgresql-15'], program: '/usr/lib/postgresql/15/bin/postgres' },
  NATS: { packages: ['nats-server'], program: '/usr/sbin/nats-server' },
  etcd: { packages: ['etcd-server'], program: '/usr/bin/etcd' },
  HAProxy: { packages: ['haproxy'], program: '/usr/sbin/haproxy' },
  Patroni: {
    packages: ['patroni', 'python3-etcd', 'python3-psycopg2', 'postgresql-15'],
    program: '/usr/bin/patroni',
  },
  Prometheus: { packages: ['prometheus'], program: '/usr/bin/promtool' },
  'OpenStack Swift': {
    packages: ['swift-proxy', 'swift-account', 'swift-container', 'swift-object'],
    program: '/usr/bin/swift-object-server',
  },
};

const isThere = (name) => fs.existsSync(servers[name].program);

/** Installs a server where that can be done, and answers whether it is there. */
export async function ensureServer(name) {
  const install = () => installWithApt(servers[name].packages, { stdio: 'ignore', isBare: true });
  if (!isThere(name) && isRootOnDebian()) await step(`Installing ${name} for the tests`, install);
  if (!isThere(name)) console.log(`${name} is not there: install ${servers[name].packages.join(' ')}.`);
  return isThere(name);
}
