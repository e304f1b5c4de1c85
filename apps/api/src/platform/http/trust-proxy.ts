import { isIP } from 'node:net';

/** No proxy, how many there are, or where they are. */
export type TrustedProxies = false | number | string[];

/** The same as Fastify takes it; of several proxies the one that we are connected to is hop 0. */
export const trustOf = (proxies: TrustedProxies): false | string[] | ((address: string, hop: number) => boolean) =>
  typeof proxies === 'number' ? (_, hop) => hop < proxies : proxies;

const none = new Set(['', '0', 'off', 'false', 'no']);
const names = new Set(['loopback', 'linklocal', 'uniquelocal']);
const hopsMax = 10;

function isNetwork(text: string): boolean {
  if (names.has(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  // A network of everybody would let each caller choose an address.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** TRUST_PROXY as the number of proxies in front (1 to 10) or a list of their networks; undefined for anything else. */
export function readTrustedProxies(setting: string): TrustedProxies | undefined {
  const text = setting.trim().toLowerCase();
  if (none.has(text)) return false;
  if (/^\d+$/.test(text)) return Number(text) <= hopsMax ? Number(text) : undefined;
  const networks = text.split(',').map((network) => network.trim());
  return networks.every(isNetwork) ? networks : undefined;
}
