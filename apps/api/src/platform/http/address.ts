import { isIPv6 } from 'node:net';

/** The caller's network address; nobody's once the caller hung up, when the connection knows it no more. */
export const addressOf = ({ ip }: { ip?: string | undefined }): string => ip ?? 'gone';

/** Who shares a budget: one IPv4 address, or the 64-bit network that one IPv6 household has. */
export function addressKey(request: { ip?: string | undefined }): string {
  const address = addressOf(request);
  if (address.startsWith('::ffff:') && address.includes('.')) return address.slice('::ffff:'.length);
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ?? '').split(':')];
  return `${all.slice(0, 4).join(':')}::/64`;
}
