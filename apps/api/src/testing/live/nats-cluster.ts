import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../program.ts';
import { startNats, type TestNats } from './nats.ts';

interface Files {
  ca: string;
  cert: string;
  key: string;
}

/** An authority of one's own, and a certificate of it for localhost that shows a server as well as who calls it. */
export function makeCertificates(folder: string, name: string): Files {
  const at = (kind: string) => join(folder, `${name}-${kind}.pem`);
  const [caKey, ca, key, cert, request, rest] = [
    at('ca-key'),
    at('ca'),
    at('key'),
    at('cert'),
    at('request'),
    at('rest'),
  ];
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' });
  const fresh = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  openssl('req', '-x509', ...fresh, '-days', '2', '-subj', `/CN=Authority ${name}`, '-keyout', caKey, '-out', ca);
  openssl('req', ...fresh, '-subj', `/CN=${name}`, '-keyout', key, '-out', request);
  writeFileSync(rest, 'subjectAltName=DNS:localhost,IP:127.0.0.1\nextendedKeyUsage=serverAuth,clientAuth\n');
  const signed = ['-CA', ca, '-CAkey', caKey, '-CAcreateserial', '-days', '2', '-extfile', rest];
  openssl('x509', '-req', '-in', request, ...signed, '-out', cert);
  return { ca, cert, key };
}

export interface NatsCluster {
  /** What NATS_URL must be for a user of it, by these certificates. */
  urlFor(user: string, files: Partial<Files>): string;
  files: Files;
  folder: string;
  /** Ends one of the three without a warning, and answers how it is started again. */
  kill(at: number): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

const tlsOf = ({ ca, cert, key }: Files) =>
  `tls { ca_file: "${ca}", cert_file: "${cert}", key_file: "${key}", verify: true }`;

/** Three servers that pass on to each other what they are told; each takes who shows a certificate, a name and a password, and lets
 * them tell and hear what begins with `tawa`. */
export async function startNatsCluster(): Promise<NatsCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'tawa-nats-'));
  const files = makeCertificates(folder, 'nats');
  const ports = await Promise.all(
    [1, 2, 3].map(async () => ({ own: await findFreePort(), route: await findFreePort() })),
  );
  const routes = ports.map(({ route }) => `"nats-route://127.0.0.1:${route}"`).join(', ');
  const configOf = (at: number) => join(folder, `nats-${at}.conf`);
  for (const [at, { route }] of ports.entries())
    writeFileSync(
      configOf(at),
      `server_name: nats-${at}
${tlsOf(files)}
authorization { users: [{ user: tawa, password: word, permissions: { publish: "tawa.>", subscribe: "tawa.>" } }] }
cluster { name: house, listen: "127.0.0.1:${route}", routes: [${routes}], ${tlsOf(files)} }
`,
    );
  const startAt = (at: number) => startNats({ ...(ports[at] && { port: ports[at].own }), args: ['-c', configOf(at)] });
  const running = new Map<number, TestNats>();
  for (const at of ports.keys()) running.set(at, await startAt(at));
  // By its name: the client compares a certificate with no address.
  const servers = ports.map(({ own }) => `localhost:${own}`);
  return {
    folder,
    files,
    urlFor: (user, shown) =>
      `${servers.map((server) => `tls://${user}@${server}`).join(',')}?${new URLSearchParams({ ...shown }).toString()}`,
    async kill(at) {
      await running.get(at)?.kill();
      return async () => void running.set(at, await startAt(at));
    },
    async close() {
      for (const nats of running.values()) await nats.kill();
      rmSync(folder, { recursive: true });
    },
  };
}
