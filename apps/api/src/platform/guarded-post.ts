import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps, type RequestOptions } from 'node:https';
import { BlockList, isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import type { Outgoing } from './outgoing.ts';

/** Networks that are not the public internet: our own machine and its neighbours, and what is set apart for other uses. */
const apart: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

type Family = 'ipv4' | 'ipv6';
const familyOf = (address: string): Family => (address.includes(':') ? 'ipv6' : 'ipv4');

// One list for each family: a list of both takes an IPv4 address for its form within IPv6.
const blocked: Readonly<Record<Family, BlockList>> = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, prefix] of apart) blocked[familyOf(network)].addSubnet(network, prefix, familyOf(network));

/** Whether an IP address is one of the public internet. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) !== 0 && !blocked[familyOf(address)].check(address, familyOf(address));

const bare = (hostname: string) => hostname.replace(/^\[(.*)\]$/, '$1');

class RefusedAddress extends Error {
  override name = 'RefusedAddress';
  code = 'private_address';
}

// What a name means is asked once, and the very address that was looked at is connected to: a name that means something else a
// moment later leads nowhere.
const lookupPublic: LookupFunction = (hostname, options, done) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    if (addresses.length === 0 || addresses.some(({ address }) => !isPublicAddress(address)))
      return done(new RefusedAddress(`${hostname} is not of the public internet.`), '');
    const [first] = addresses;
    if (options.all) return done(null, addresses);
    return done(null, first?.address ?? '', first?.family);
  });

interface Post {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Within which the answer is there. */
  timeoutMs: number;
  /** Characters of the answer that are read. */
  answerMax: number;
  /** Also to this machine and its neighbours: for tests and development. */
  isLoopbackOpen: boolean;
}

export interface Posted {
  status: number;
  /** How its answer begins. */
  answer: string;
}

const isRefused = ({ protocol, hostname }: URL) =>
  protocol !== 'https:' || (isIP(bare(hostname)) !== 0 && !isPublicAddress(bare(hostname)));

async function send({ url, headers, body, timeoutMs, answerMax, isLoopbackOpen }: Post): Promise<Posted> {
  const to = new URL(url);
  if (!isLoopbackOpen && isRefused(to)) throw new RefusedAddress(`${to.hostname} is not of the public internet.`);
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    signal: AbortSignal.timeout(timeoutMs),
    agent: false,
    ...(!isLoopbackOpen && { lookup: lookupPublic }),
  };
  return new Promise((resolve, reject) => {
    const request = (to.protocol === 'http:' ? requestHttp : requestHttps)(to, options, (response) => {
      let answer = '';
      const end = () => {
        resolve({ status: response.statusCode ?? 0, answer: answer.slice(0, answerMax) });
        response.destroy();
      };
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        answer += part;
        if (answer.length >= answerMax) end();
      });
      response.on('end', end);
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}

/**
 * Posts to an address that a stranger gave: never to a machine of ours, whatever its name means by then, never on to where a
 * redirect points, and never for longer than the time. Any status is an answer.
 */
export const postGuarded = (outgoing: Outgoing, act: string, post: Post): Promise<Posted> =>
  outgoing.call({ provider: 'partner', act }, async (line) => {
    line.note({ host: new URL(post.url).host });
    const posted = await send(post);
    line.note({ status: posted.status });
    return posted;
  });
