/** A bucket of an S3 store, and whose part of it is ours. */
export interface Bucket {
  bucket: string;
  /** What every name in it begins with: empty, or with a slash at its end. */
  prefix: string;
  region: string;
  /** The address of a store that is not Amazon's. */
  endpoint: string | undefined;
}

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const prefixName = /^(?:[\w.-]+\/)*$/;
const regionName = /^[a-z0-9-]{2,40}$/;
const known = new Set(['endpoint', 'region']);

/** What to say of an address that cannot be read. */
export const filesUrlAdvice =
  'FILES_URL must be s3://bucket/prefix?region=ap-south-1, or with ?endpoint=https://… for a store that is not Amazon’s; ' +
  'its keys are AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';

function isEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && username + password + search + hash === '';
}

/** Reads FILES_URL, such as `s3://bucket/prefix?endpoint=http://127.0.0.1:9000`; undefined when it cannot be read. */
export function readFilesUrl(text: string): Bucket | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, host, pathname, searchParams, username, password, hash } = new URL(text);
  if (protocol !== 's3:' || username + password + hash !== '') return undefined;
  if ([...searchParams.keys()].some((name) => !known.has(name))) return undefined;
  const endpoint = searchParams.get('endpoint') ?? undefined;
  // A store of one's own asks for no region, but signatures name one.
  const region = searchParams.get('region') ?? (endpoint === undefined ? '' : 'us-east-1');
  const path = pathname.replaceAll(/^\/+|\/+$/g, '');
  const prefix = path === '' ? '' : `${path}/`;
  const isWhole = bucketName.test(host) && prefixName.test(prefix) && regionName.test(region);
  return isWhole && (endpoint === undefined || isEndpoint(endpoint))
    ? { bucket: host, prefix, region, endpoint }
    : undefined;
}
