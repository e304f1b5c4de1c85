import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseEnv } from '../../env.ts';
import { optionsOf } from './nats-url.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'tawa-nats-url-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));
const read = (NATS_URL: string) => parseEnv({ DATA_DIR, NATS_URL }).NATS_URL;

const plain = { isTls: false, user: undefined, password: undefined, token: undefined, prefix: undefined };
test.each([
  ['nats://127.0.0.1', { ...plain, servers: ['127.0.0.1:4222'] }],
  ['nats://one:4000, nats://[::1]:4001/', { ...plain, servers: ['one:4000', '[::1]:4001'] }],
  ['nats://tawa:a%20word@one', { ...plain, servers: ['one:4222'], user: 'tawa', password: 'a word' }],
  ['nats://one,nats://s3cret@two', { ...plain, servers: ['one:4222', 'two:4222'], token: 's3cret' }],
  ['tls://one', { ...plain, servers: ['one:4222'], isTls: true }],
  ['nats://one?ca=/etc/ca.pem', { isTls: true, files: { ca: '/etc/ca.pem' } }],
  ['tls://one?cert=/c.pem&key=/k.pem', { isTls: true, files: { cert: '/c.pem', key: '/k.pem' } }],
  ['nats://one?creds=/etc/tawa.creds&prefix=shop.two', { isTls: false, prefix: 'shop.two' }],
])('%s is read (fan-out-6)', (url, address) => {
  expect(read(url)).toMatchObject(address);
});

test.each([
  'localhost:4222',
  'http://one',
  'ws://one',
  'nats://',
  'nats://one/path',
  'nats://one,tls://two',
  'tls://10.0.0.21',
  'tls://one,tls://[::1]:4001',
  'nats://10.0.0.21?ca=/etc/ca.pem',
  'nats://one,',
  'nats://one?prefix=a&wait=1',
  'nats://one?prefix=',
  'nats://one?prefix=a.*',
  'nats://one?cert=/c.pem',
  'nats://one?prefix=a,nats://two',
])('%s ends the start with a sentence that shows a right one (fan-out-6)', (url) => {
  expect(() => read(url)).toThrow('NATS_URL must be nats://host:4222');
});

test('what is said of the line is handed to the client, files by their names (fan-out-6)', async () => {
  const address = read('tls://tawa:word@one?ca=/ca.pem&cert=/c.pem&key=/k.pem');
  if (!address) throw new Error('an address');
  expect(await optionsOf(address)).toEqual({
    servers: ['one:4222'],
    user: 'tawa',
    pass: 'word',
    tls: { caFile: '/ca.pem', certFile: '/c.pem', keyFile: '/k.pem' },
  });
});
