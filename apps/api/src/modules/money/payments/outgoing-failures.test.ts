import { createECDH, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttp, type Server as HttpServer } from 'node:http';
import { createServer as createTcp, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog } from '#platform/log.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { createOutgoing, type Outgoing } from '#platform/outgoing.ts';
import { createPusher } from '#platform/push/pusher.ts';
import { vapidKeysOf } from '#platform/push/vapid.ts';
import { createRazorpay } from './providers/razorpay.ts';
import { createStripe } from './providers/stripe.ts';

const faults = ['down', 'broken', 'slow', 'reset', 'refused'] as const;
type Fault = (typeof faults)[number];

const secrets = [
  'rzp-secret-9911',
  'sk_live_secret-7722',
  'mail-secret-4433',
  'endpoint-secret-5544',
  'asha@example.in',
];

let lines: string[] = [];
let outgoing: Outgoing;
let open: Server[] = [];
let sockets: Socket[] = [];
let folder: string;
beforeEach(() => {
  lines = [];
  folder = mkdtempSync(join(tmpdir(), 'tawa-outgoing-'));
  outgoing = createOutgoing(createLog('warn', { write: (line) => void lines.push(line) }));
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const socket of sockets) socket.destroy();
  await Promise.all(open.map((server) => new Promise((done) => server.close(done))));
  [open, sockets] = [[], []];
  rmSync(folder, { recursive: true });
});

async function listen(server: HttpServer | Server): Promise<number> {
  server.on('connection', (socket: Socket) => void sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function closedPort(): Promise<number> {
  const server = createTcp();
  const port = await listen(server);
  await new Promise((done) => server.close(done));
  open = open.filter((one) => one !== server);
  return port;
}

function waitLess(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(100));
}

/** A server of somebody else's that fails in one way. */
async function standIn(fault: Fault): Promise<string> {
  if (fault === 'down') return `http://127.0.0.1:${await closedPort()}`;
  if (fault === 'slow') waitLess();
  const server = createHttp((request, response) => {
    if (fault === 'reset') request.socket.destroy();
    if (fault === 'slow' || fault === 'reset') return;
    response.writeHead(fault === 'refused' ? 400 : 500, { 'request-id': 'req_of_provider_1' });
    const quoted = `We did not like ${String(request.headers.authorization)} of asha@example.in`;
    response.end(JSON.stringify({ error: { code: 'SOME_CODE', message: quoted, description: quoted } }));
  });
  return `http://127.0.0.1:${await listen(server)}`;
}

async function post(fault: Fault): Promise<string> {
  if (fault === 'down') return `smtp://tawa:mail-secret-4433@127.0.0.1:${await closedPort()}`;
  const port = await listen(
    createTcp((socket) => {
      socket.on('error', () => undefined);
      if (fault === 'reset') socket.destroy();
      if (fault === 'slow' || fault === 'reset') return;
      socket.end(fault === 'refused' ? '554 Not you, asha@example.in\r\n' : '421 Busy\r\n');
    }),
  );
  return `smtp://tawa:mail-secret-4433@127.0.0.1:${port}?greetingTimeout=100`;
}

const wish = {
  key: 'b1c7a2de-0000-4000-8000-000000000000',
  order_number: 'TW-1',
  amount: 51_806,
  currency: 'INR',
  method: 'card',
  expires_at: new Date('2026-11-23T13:00:00Z'),
  back: '/myorders/TW-1/pay',
};
const common = { webhookSecrets: ['hook'], publicUrl: 'https://food.example' };
const letter = { to: 'asha@example.in', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
const mailOf = (url: string) =>
  createMailer({ SMTP_URL: url, MAIL_FROM: undefined, DATA_DIR: folder, PUBLIC_URL: 'https://food.example' }, outgoing);

function pushOver(url: string) {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const env = { ...vapidKeysOf({}, folder), PUBLIC_URL: 'https://food.example', isHttps: true };
  const push = { payload: '{}', topic: 'topic', lastsS: 60, isUrgent: false };
  return createPusher(env, outgoing).send({ endpoint: `${url}/endpoint-secret-5544`, p256dh, auth }, push);
}

const ways: Record<string, (fault: Fault) => Promise<unknown>> = {
  razorpay: async (fault) =>
    createRazorpay(
      { ...common, keyId: 'rzp_1', keySecret: 'rzp-secret-9911', apiUrl: await standIn(fault) },
      outgoing,
    ).open(wish),
  stripe: async (fault) =>
    createStripe({ ...common, secretKey: 'sk_live_secret-7722', apiUrl: await standIn(fault) }, outgoing).open(wish),
  'web push': async (fault) => pushOver(await standIn(fault)),
  'mail server': async (fault) => mailOf(await post(fault)).send(letter),
};

const codes: Record<Fault, RegExp> = {
  down: /^(ECONNREFUSED|ESOCKET|ECONNECTION)$/,
  broken: /./,
  slow: /^(timeout|ETIMEDOUT)$/,
  reset: /^(UND_ERR_SOCKET|ECONNRESET|ECONNECTION|ESOCKET)$/,
  refused: /./,
};

/** What only an answer can say; mail servers name no calls. */
function answered(fault: Fault, provider: string): object {
  if (fault !== 'broken' && fault !== 'refused') return {};
  const request_id = provider === 'mail server' ? undefined : 'req_of_provider_1';
  return { status: expect.any(Number), ...(request_id && { request_id }) };
}

describe.each(Object.entries(ways))('a failure of %s', (provider, way) => {
  test.each(faults)('that is %s is one line with what support asks for, and no secret (security-4)', async (fault) => {
    await expect(way(fault)).rejects.toThrow(/./);
    expect(lines).toHaveLength(1);
    const [line = ''] = lines;
    const told: unknown = JSON.parse(line);
    expect(told).toMatchObject({
      provider,
      act: expect.any(String),
      host: expect.stringContaining('127.0.0.1'),
      code: expect.stringMatching(codes[fault]),
      ms: expect.any(Number),
      msg: 'a provider failed',
      ...answered(fault, provider),
    });
    for (const secret of secrets) expect(line).not.toContain(secret);
  });
});

test.each(['razorpay', 'stripe'])(
  'an answer of %s that stops halfway is a timeout with its status',
  async (provider) => {
    waitLess();
    const server = createHttp((_request, response) => {
      response.writeHead(200, { 'request-id': 'req_of_provider_1' });
      response.write('{"id":');
    });
    const keys = { ...common, apiUrl: `http://127.0.0.1:${await listen(server)}` };
    const opening =
      provider === 'stripe'
        ? createStripe({ ...keys, secretKey: 'sk_live_secret-7722' }, outgoing).open(wish)
        : createRazorpay({ ...keys, keyId: 'rzp_1', keySecret: 'rzp-secret-9911' }, outgoing).open(wish);
    await expect(opening).rejects.toThrow(/./);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ status: 200, code: 'timeout', request_id: 'req_of_provider_1' });
  },
);

test('an answer that cannot be read is a failure too, and one that is right is no line', async () => {
  let body = 'no JSON at all';
  const server = createHttp((_request, response) => void response.end(body));
  const apiUrl = `http://127.0.0.1:${await listen(server)}`;
  const stripe = createStripe({ ...common, secretKey: 'sk_live_secret-7722', apiUrl }, outgoing);
  await expect(stripe.open(wish)).rejects.toThrow(/./);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ status: 200, code: 'StripeAPIError' });
  body = JSON.stringify({ id: 'cs_1', url: 'https://checkout.stripe.com/c/cs_1' });
  await stripe.open(wish);
  expect(lines).toHaveLength(1);
});
