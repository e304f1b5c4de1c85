import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** How the store behaves: as it should, cuts every line, says nothing, says 503 to everything, or breaks off bodies. */
type Mood = 'well' | 'away' | 'silent' | 'busy' | 'halving';

export interface TestBucket {
  /** What FILES_URL must be, for a folder of this bucket. */
  urlOf(folder: string): string;
  /** What the AWS_* settings must be. */
  keys: { AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string };
  /** Everything in it, by its whole name. */
  objects: ReadonlyMap<string, StoredObject>;
  /** Calls so far, such as `PUT uploads/a.webp`. */
  calls: string[];
  behave(mood: Mood): void;
  /** The most connections there were at once. */
  connectionsMost(): number;
  close(): Promise<void>;
}

interface StoredObject {
  bytes: Buffer;
  type: string;
  writtenOn: Date;
}

const bucket = 'tawa';
const pageMax = 3;
const keys = { AWS_ACCESS_KEY_ID: 'tests', AWS_SECRET_ACCESS_KEY: 'a key that nobody keeps' };
const signature = new RegExp(
  `^AWS4-HMAC-SHA256 Credential=${keys.AWS_ACCESS_KEY_ID}/\\d{8}/[a-z0-9-]+/s3/aws4_request, SignedHeaders=\\S*host\\S*, Signature=[0-9a-f]{64}$`,
);

const tagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml', 'x-amz-request-id': 'stand-in' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

const headersOf = ({ bytes, type, writtenOn }: StoredObject) => ({
  'content-type': type,
  'content-length': bytes.length,
  etag: tagOf(bytes),
  'last-modified': writtenOn.toUTCString(),
});

type Objects = Map<string, StoredObject>;

/** A page of names, three at most, so that every list of a test has several. */
function list(objects: Objects, query: URLSearchParams, response: ServerResponse): void {
  const after = query.get('continuation-token') ?? '';
  const names = [...objects.keys()].filter((name) => name.startsWith(query.get('prefix') ?? '')).toSorted();
  const left = names.filter((name) => name > after);
  const page = left.slice(0, pageMax);
  const rows = page.flatMap((name) => {
    const found = objects.get(name);
    if (!found) return [];
    const { bytes, writtenOn } = found;
    return `<Contents><Key>${name}</Key><LastModified>${writtenOn.toISOString()}</LastModified><ETag>${tagOf(bytes)}</ETag><Size>${bytes.length}</Size></Contents>`;
  });
  const isCut = left.length > page.length;
  const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0"?><ListBucketResult><Name>${bucket}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${isCut}</IsTruncated>${next}${rows.join('')}</ListBucketResult>`,
  );
}

async function put(objects: Objects, name: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const bytes = await buffer(request);
  if (bytes.length !== Number(request.headers['content-length'])) return;
  const type = request.headers['content-type'] ?? 'application/octet-stream';
  objects.set(name, { bytes, type, writtenOn: new Date() });
  response.writeHead(200, { etag: tagOf(bytes) }).end();
}

function read(found: StoredObject | undefined, method: string, response: ServerResponse): void {
  if (!found && method === 'HEAD') response.writeHead(404).end();
  else if (!found) refuse(response, 404, 'NoSuchKey');
  else response.writeHead(200, headersOf(found)).end(method === 'HEAD' ? undefined : found.bytes);
}

function breakOff(found: StoredObject | undefined, response: ServerResponse): void {
  response.writeHead(200, headersOf(found ?? { bytes: Buffer.alloc(1000), type: 'image/webp', writtenOn: new Date() }));
  response.write(Buffer.alloc(10));
  setTimeout(() => response.destroy(), 20);
}

/** A small stand-in for an S3 store with one bucket, in memory: five calls, path style, signed ones alone. */
export async function startBucket(): Promise<TestBucket> {
  const objects: Objects = new Map();
  const calls: string[] = [];
  let mood: Mood = 'well';
  let open = 0;
  let most = 0;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', headers } = request;
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
    const [, named = '', ...rest] = decodeURIComponent(pathname).split('/');
    const name = rest.join('/');
    calls.push(`${method} ${name}`);
    if (mood === 'away') return request.socket.destroy();
    if (mood === 'silent') return;
    // A real store needs a moment as well.
    await sleep(1);
    if (!signature.test(headers.authorization ?? '')) return refuse(response, 403, 'AccessDenied');
    if (mood === 'busy') return refuse(response, 503, 'SlowDown');
    if (named !== bucket) return refuse(response, 404, 'NoSuchBucket');
    if (method === 'GET' && name === '') return list(objects, searchParams, response);
    if (method === 'PUT') return put(objects, name, request, response);
    if (method === 'DELETE') {
      objects.delete(name);
      return response.writeHead(204).end();
    }
    return mood === 'halving' && method === 'GET'
      ? breakOff(objects.get(name), response)
      : read(objects.get(name), method, response);
  };

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  server.on('connection', (socket) => {
    open += 1;
    most = Math.max(most, open);
    socket.once('close', () => (open -= 1));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    urlOf: (folder) => `s3://${bucket}/${folder}?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}`,
    keys,
    objects,
    calls,
    behave: (next) => {
      mood = next;
    },
    connectionsMost: () => most,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
