// A push service and a browser in one: it keeps what it is sent, and opens it as a browser would (RFC 8291 and RFC 8188).
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface Arrived {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const derive = (secret: Buffer, salt: Buffer, { info, bytes }: { info: Buffer; bytes: number }) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

export function createBrowser() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    /** The text of a push, as only this browser can read it. */
    open(body: Buffer): string {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + (body[20] ?? 0));
      const sealed = body.subarray(21 + sender.length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
      const secret = derive(pair.computeSecret(sender), auth, { info, bytes: 32 });
      const key = derive(secret, salt, { info: Buffer.from('Content-Encoding: aes128gcm\0'), bytes: 16 });
      const nonce = derive(secret, salt, { info: Buffer.from('Content-Encoding: nonce\0'), bytes: 12 });
      const cipher = createDecipheriv('aes-128-gcm', key, nonce);
      cipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
    },
  };
}

/** The claims of a VAPID header whose signature is right; throws otherwise. */
export function readVapid(header: string | undefined): { key: string; claims: Record<string, unknown> } {
  const { token = '', key = '' } = /^vapid t=(?<token>[\w.-]+), k=(?<key>[\w-]+)$/.exec(header ?? '')?.groups ?? {};
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const options = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', signed, options, Buffer.from(signature, 'base64url'))) throw new Error('A wrong signature.');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) };
}

/** A push service on this machine that answers what a test wants. */
export async function startPushService() {
  const arrived: Arrived[] = [];
  const service = { arrived, answerWith: 201, origin: '', close: async () => {} };
  const keep = async (request: IncomingMessage) => {
    const body = await buffer(request);
    arrived.push({ path: request.url ?? '', headers: request.headers, body });
  };
  const server = createServer((request, response) => {
    void keep(request).finally(() => response.writeHead(service.answerWith).end());
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  service.origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  service.close = () => new Promise((done) => server.close(() => done()));
  return service;
}
