import type { HelmetOptions } from 'helmet';
import type { Env } from '../env.ts';

const yearS = 365 * 24 * 3600;

/** Where a form may be sent beside ourselves: the page on which a configured provider is paid, asked for each answer. */
export const formTargets = ({ RAZORPAY_KEY_ID, RAZORPAY_API_URL }: PayPage): string =>
  RAZORPAY_KEY_ID && RAZORPAY_API_URL ? `'self' ${RAZORPAY_API_URL}` : "'self'";

type PayPage = Partial<Pick<Env, 'RAZORPAY_KEY_ID' | 'RAZORPAY_API_URL'>>;

const hstsOf = (isHttps: boolean) => isHttps && { maxAge: yearS, includeSubDomains: true };

/** The policy of an answer that no page is: nothing in it loads, runs or stands in a frame. */
export const inertPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";

/** What an answer carries that is written before any hook could add to it. */
export function bareHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  const hsts = hstsOf(isHttps);
  return {
    'content-security-policy': inertPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin',
    ...(hsts && { 'strict-transport-security': `max-age=${hsts.maxAge}; includeSubDomains` }),
  };
}

/** The headers of an answer that is not a page: nothing loads or runs in it and no page frames it. A script's are read with each of a hundred files. */
export const headersOfParts = (isHttps: boolean): HelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  strictTransportSecurity: hstsOf(isHttps),
  referrerPolicy: { policy: 'strict-origin' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  xContentTypeOptions: true,
  // What is left out speaks to windows alone, or to browsers that are no more.
  crossOriginEmbedderPolicy: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/** Where the pictures of maps come from. */
const tileServers = ({ MAP_TILES_URL = 'off' }: Partial<Pick<Env, 'MAP_TILES_URL'>>) =>
  MAP_TILES_URL === 'off' ? [] : [new URL(MAP_TILES_URL).origin];

/** The headers of every answer: only our own origin and the pictures of maps, no inline code but the hashed scripts, no frames but of what the page itself has read, and two policies, for the service worker's name and for one probe of maps. */
export function contentSecurityPolicy(
  env: Pick<Env, 'isHttps' | 'TAWA_DEV'> & Partial<Pick<Env, 'MAP_TILES_URL'>> & PayPage,
  scriptHashes: readonly string[],
  payPage: () => PayPage = () => env,
): HelmetOptions {
  const hashes = scriptHashes.map((hash) => `'${hash}'`);
  const strict = {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...hashes],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...tileServers(env)],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    // A scan that the office reads, which the page itself has fetched.
    frameSrc: ['blob:'],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    formAction: [() => formTargets(payPage())],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
    // The default one lets a map ask what the browser draws, and nothing else (`web/ui/map/leaflet-markup.ts`).
    trustedTypes: ['service-worker', 'default'],
  };
  const { requireTrustedTypesFor: _for, trustedTypes: _policies, ...others } = strict;
  const forVite = {
    ...others,
    scriptSrc: ["'self'", "'unsafe-inline'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    connectSrc: ["'self'", 'ws:', 'wss:'],
    workerSrc: ["'self'", 'blob:'],
  };
  return {
    contentSecurityPolicy: { useDefaults: false, directives: env.TAWA_DEV ? forVite : strict },
    strictTransportSecurity: hstsOf(env.isHttps),
    // An address may carry what somebody typed into a form; no other request says it.
    referrerPolicy: { policy: 'strict-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    originAgentCluster: false,
  };
}
