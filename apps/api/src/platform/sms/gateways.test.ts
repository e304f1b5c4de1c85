import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.ts';
import { createLog } from '../log.ts';
import { createOutgoing, type Outgoing } from '../outgoing.ts';
import { createSms } from './gateways.ts';
import { languageOfText } from './sms.ts';

interface Heard {
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

let heard: Heard[];
let answer: { status: number; body: unknown };
let server: Server;
let apiUrl: string;
let lines: string[];
let outgoing: Outgoing;
let folder: string;

beforeEach(async () => {
  [heard, lines] = [[], []];
  answer = { status: 200, body: { type: 'success', message: '3567616c4a5a' } };
  outgoing = createOutgoing(createLog('warn', { write: (line) => void lines.push(line) }));
  folder = await mkdtemp(join(tmpdir(), 'tawa-sms-'));
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      heard.push({ url: request.url ?? '', headers: request.headers, body });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  apiUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterEach(async () => {
  await new Promise((done) => server.close(done));
  await rm(folder, { recursive: true });
});

const code = { to: '9845123456', text: '417206 is your Tawa code.', code: '417206' };
const notice = { to: '9845123456', text: 'New order. FD-7K3M9Q, ₹329.00' };
const base = () => ({
  MSG91_API_URL: apiUrl,
  TWILIO_API_URL: apiUrl,
  DATA_DIR: folder,
  isProduction: true,
  DEMO: false,
});
const msg91 = { MSG91_AUTH_KEY: 'msg91-key-4433', MSG91_CODE_TEMPLATE: 'code1111', MSG91_NOTICE_TEMPLATE: 'note2222' };
const twilio = { TWILIO_ACCOUNT_SID: 'AC11', TWILIO_AUTH_TOKEN: 'twilio-token-5544', TWILIO_FROM: '+15005550006' };

test('MSG91 takes codes and notices by the templates that are registered for them (sms-1)', async () => {
  const sms = createSms({ ...base(), ...msg91, ...twilio }, outgoing);
  await sms?.send(code);
  await sms?.send(notice);
  expect(heard.map(({ url, headers }) => [url, headers.authkey])).toEqual([
    ['/api/v5/flow', 'msg91-key-4433'],
    ['/api/v5/flow', 'msg91-key-4433'],
  ]);
  expect(heard.map(({ body }): unknown => JSON.parse(body))).toEqual([
    { template_id: 'code1111', short_url: '0', recipients: [{ mobiles: '919845123456', code: '417206' }] },
    { template_id: 'note2222', short_url: '0', recipients: [{ mobiles: '919845123456', text: notice.text }] },
  ]);
});

test('a language that has both of its templates at MSG91 goes by them, any other is English (sms-1)', async () => {
  const hindi = { MSG91_CODE_TEMPLATE_HI: 'code3333', MSG91_NOTICE_TEMPLATE_HI: 'note4444' };
  const sms = createSms({ ...base(), ...msg91, ...hindi, MSG91_CODE_TEMPLATE_KN: 'code5555' }, outgoing);
  expect((['en', 'hi', 'kn', null] as const).map((language) => languageOfText(sms, language))).toEqual([
    'en',
    'hi',
    'en',
    'en',
  ]);
  await sms?.send({ ...code, language: 'hi' });
  await sms?.send({ ...notice, language: 'hi' });
  expect(heard.map(({ body }): unknown => JSON.parse(body))).toMatchObject([
    { template_id: 'code3333' },
    { template_id: 'note4444' },
  ]);
  expect(languageOfText(createSms({ ...base(), ...twilio }, outgoing), 'kn')).toBe('kn');
  expect(languageOfText(null, 'kn')).toBe('en');
});

test('what MSG91 refuses with a success status was not sent, and its code is logged without text or key (sms-1)', async () => {
  answer = { status: 200, body: { type: 'error', message: 'Invalid authkey', code: '201' } };
  await expect(createSms({ ...base(), ...msg91 }, outgoing)?.send(code)).rejects.toThrow('MSG91 refused the text.');
  expect(lines.join('')).toContain('"code":"201"');
  for (const secret of ['msg91-key-4433', '417206', '9845123456']) expect(lines.join('')).not.toContain(secret);
});

test('Twilio sends from a number or a messaging service (sms-1)', async () => {
  answer = { status: 201, body: { sid: 'SM1' } };
  await createSms({ ...base(), ...twilio }, outgoing)?.send(code);
  await createSms({ ...base(), ...twilio, TWILIO_FROM: 'MG99' }, outgoing)?.send(code);
  const [first, second] = heard.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
  expect(heard[0]?.url).toBe('/2010-04-01/Accounts/AC11/Messages.json');
  expect(heard[0]?.headers.authorization).toBe(`Basic ${Buffer.from('AC11:twilio-token-5544').toString('base64')}`);
  expect(first).toEqual({ To: '+919845123456', Body: code.text, From: '+15005550006' });
  expect(second).toEqual({ To: '+919845123456', Body: code.text, MessagingServiceSid: 'MG99' });
});

test.each([
  [msg91, 500, '<h1>Oh</h1>', 'MSG91 answered 500.'],
  [msg91, 200, { odd: true }, 'expected string'],
  [twilio, 400, { code: 21_211, message: 'Invalid To' }, 'Twilio answered 400.'],
  [twilio, 503, 'down', 'Twilio answered 503.'],
] as const)('what a gateway did not take is thrown, for the queue (sms-1)', async (keys, status, body, text) => {
  answer = { status, body };
  await expect(createSms({ ...base(), ...keys }, outgoing)?.send(notice)).rejects.toThrow(text);
  expect(lines).toHaveLength(1);
});

test('without every key of one gateway production sends nothing, and elsewhere the text is a file (sms-2)', async () => {
  const { MSG91_CODE_TEMPLATE: _, ...half } = msg91;
  expect(createSms({ ...base(), ...half }, outgoing)).toBeNull();
  await createSms({ ...base(), isProduction: false }, outgoing)?.send(code);
  expect((await stat(join(folder, 'sms'))).isDirectory()).toBe(true);
  expect(heard).toEqual([]);
});

test('a machine without a gateway shows its texts at /dev/sms, to itself alone (sms-2)', async () => {
  const world = await startTestApp({ hasSms: true });
  expect((await world.app.inject({ url: '/dev/sms' })).body).toContain('No text message has been sent yet.');
  await world.deps.sms?.send({ to: '9845123456', text: '<b>417206</b> is your code' });
  expect((await world.app.inject({ url: '/dev/sms' })).body).toContain('&lt;b>417206&lt;/b> is your code');
  const forwarded = { 'x-forwarded-for': '203.0.113.9' };
  expect((await world.app.inject({ url: '/dev/sms', headers: forwarded })).statusCode).toBe(404);
  await world.close();
});
