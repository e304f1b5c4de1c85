import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import type { ConnectionOptions } from '@nats-io/transport-node';

/** Where NATS is, and how a process shows who it is. */
export interface NatsAddress {
  /** Hosts with their ports, one at least. */
  servers: string[];
  isTls: boolean;
  user: string | undefined;
  password: string | undefined;
  token: string | undefined;
  /** Files: the authorities of the server's certificate, a certificate of our own with its key, and credentials that NATS wrote. */
  files: Partial<Record<'ca' | 'cert' | 'key' | 'creds', string>>;
  /** What our subjects begin with, where two houses with databases of one name share a NATS. */
  prefix: string | undefined;
}

/** What to say of an address that cannot be read. */
export const natsUrlAdvice =
  'NATS_URL must be nats://host:4222 or tls://user:password@host:4222, several parted by commas, the last with ?ca=, ?cert= and ' +
  '&key=, ?creds= (files) or ?prefix=; with TLS a host is a name';

const known = new Set(['ca', 'cert', 'key', 'creds', 'prefix']);
const prefixName = /^[\w-]{1,60}(?:\.[\w-]{1,60}){0,5}$/;
const portOfNats = '4222';

function readOne(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isWhole = /^(?:nats|tls):$/.test(url.protocol) && url.hostname !== '' && /^\/?$/.test(url.pathname);
  return isWhole && url.hash === '' ? url : undefined;
}

/** Reads NATS_URL; undefined when it cannot be read. */
export function readNatsUrl(text: string): NatsAddress | undefined {
  const urls = text.split(',').map((part) => readOne(part.trim()));
  const whole = urls.filter((url) => url !== undefined);
  const [first, last] = [whole[0], whole.at(-1)];
  if (!first || !last || whole.length < urls.length || whole.some((url) => url.protocol !== first.protocol))
    return undefined;
  if (whole.slice(0, -1).some(({ search }) => search !== '')) return undefined;
  const { searchParams } = last;
  if ([...searchParams].some(([name, value]) => !known.has(name) || value === '')) return undefined;
  const of = (name: string) => searchParams.get(name) ?? undefined;
  const files = { ca: of('ca'), cert: of('cert'), key: of('key'), creds: of('creds') };
  const prefix = of('prefix');
  if ((prefix !== undefined && !prefixName.test(prefix)) || (files.cert === undefined) !== (files.key === undefined))
    return undefined;
  const isTls = first.protocol === 'tls:' || files.ca !== undefined || files.cert !== undefined;
  // The client compares a certificate with no address.
  if (isTls && whole.some(({ hostname }) => isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0)) return undefined;
  const { username, password } = whole.find((url) => url.username !== '') ?? first;
  const name = decodeURIComponent(username) || undefined;
  const word = decodeURIComponent(password) || undefined;
  return {
    servers: whole.map(({ hostname, port }) => `${hostname}:${port || portOfNats}`),
    isTls,
    user: word === undefined ? undefined : name,
    password: word,
    token: word === undefined ? name : undefined,
    files,
    prefix,
  };
}

/** The options of one connection; files are read again for each, as they are renewed at times. */
export async function optionsOf({
  servers,
  isTls,
  user,
  password,
  token,
  files,
}: NatsAddress): Promise<ConnectionOptions> {
  const { ca, cert, key, creds } = files;
  const tls = { ...(ca && { caFile: ca }), ...(cert && { certFile: cert }), ...(key && { keyFile: key }) };
  const { credsAuthenticator } = await import('@nats-io/transport-node');
  return {
    servers,
    ...(user && { user, pass: password ?? '' }),
    ...(token && { token }),
    ...(creds && { authenticator: credsAuthenticator(readFileSync(creds)) }),
    ...(isTls && { tls }),
  };
}
