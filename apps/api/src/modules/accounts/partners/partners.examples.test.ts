import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { partnerEndpoints } from '@tawa/contract/all';
import * as contract from '@tawa/contract/accounts/partners';
import * as hooks from '@tawa/contract/accounts/partners.webhooks';
import { findOwn } from '@tawa/domain/common/own';
import { partnerScopes } from '@tawa/domain/accounts/partners';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findProjectRoot } from '#platform/files/paths.ts';
import { addCustomer, addDish, addKitchen, putInCart } from '#modules/ordering/orders/testing/people.ts';
import { noon, openWorld, shopper, type TestKitchen, type World } from '#modules/ordering/orders/testing/world.ts';
import { findFreePort } from '#testing/program.ts';
import { sendDue } from './webhooks/partners.sending.ts';

interface Operation {
  operationId: string;
  security: object[];
  'x-scope'?: string;
  'x-codeSamples'?: { lang: string; source: string }[];
}

let world: World;
let kitchen: TestKitchen;
let dish: number;
let origin = '';
let operations: Operation[] = [];
const folder = mkdtempSync(path.join(tmpdir(), 'tawa-receiver-'));
let receiver: ChildProcess | undefined;

beforeAll(async () => {
  world = await openWorld();
  origin = await world.app.listen({ port: 0, host: '127.0.0.1' });
  const document: { paths: Record<string, Record<string, Operation>> } = (
    await world.app.inject('/api/openapi.json')
  ).json();
  operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
});
afterAll(async () => {
  receiver?.kill();
  rmSync(folder, { recursive: true, force: true });
  await world.close();
});
beforeEach(async () => {
  world.clock.set(noon);
  kitchen = await addKitchen(world.deps);
  dish = await addDish(world.deps, kitchen);
});

/** An order that has taken these steps. */
async function orderAfter(steps: readonly string[], allergies: readonly string[] = []): Promise<string> {
  const customer = await addCustomer(world.deps);
  await putInCart(world.deps, customer, dish, 1);
  const shop = shopper(world);
  const { body } = await shop.quote(customer);
  const order_number = String((await shop.place(customer, body, { allergies })).body.order_number);
  for (const [at, to] of steps.entries()) await shop.move(kitchen.owner, { order_number, version: at + 1 }, to);
  return order_number;
}

const told: Readonly<Record<string, string[]>> = { packPartnerLine: ['peanuts'] };
const before: Readonly<Record<string, string[]>> = {
  packPartnerLine: ['accepted'],
  readyPartnerOrder: ['accepted'],
  sendPartnerOrder: ['accepted', 'ready'],
};

test.each(partnerEndpoints)(
  'the example of $name runs as it stands in the documents (partners-14)',
  async ({ name }) => {
    const operation = operations.find(({ operationId }) => operationId === name);
    const [sample] = operation?.['x-codeSamples'] ?? [];
    expect(operation?.security).toEqual([{ partnerKey: [operation?.['x-scope']] }]);
    const body = { key_name: 'Till', scopes: [...partnerScopes] };
    const { key } = await world.callerOf(kitchen.owner).ok(contract.addPartnerKey, { body });
    const ORDER = await orderAfter(findOwn(before, name) ?? [], findOwn(told, name));
    const file = path.join(folder, 'status');
    const env = { PATH: process.env.PATH, TAWA: origin, TAWA_KEY: key, ORDER };
    const source = sample?.source.replace('curl -sS', `curl -sS -o ${file}.json -w '%{http_code}'`) ?? '';
    const status = await new Promise<string>((done) => {
      const shell = spawn('sh', ['-c', source], { env, stdio: ['ignore', 'pipe', 'inherit'] });
      let said = '';
      shell.stdout.on('data', (part: Buffer) => (said += part.toString()));
      shell.on('close', () => done(said));
    });
    expect([status, JSON.parse(readFileSync(`${file}.json`, 'utf8'))]).toEqual(['200', expect.any(Object)]);
  },
);

test('the receiver of the documents takes what we signed once, and nothing else (partners-14)', async () => {
  const text = readFileSync(path.join(findProjectRoot(), 'docs/partners.md'), 'utf8');
  const code = /```js\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
  expect(code.trim().split('\n').length).toBeLessThanOrEqual(25);
  const file = path.join(folder, 'receiver.mjs');
  writeFileSync(file, code);
  expect(spawnSync(process.execPath, ['--check', file]).status).toBe(0);
  // Its receiver reads the time of its machine.
  world.clock.set(new Date().toISOString());
  kitchen = await addKitchen(world.deps);
  const PORT = String(await findFreePort());
  const url = `http://127.0.0.1:${PORT}/`;
  const owner = world.callerOf(kitchen.owner);
  const { secret } = await owner.ok(hooks.setPartnerEndpoint, { body: { url, kinds: ['order.placed'] } });
  const TAWA_SECRET = secret ?? '';
  const child = spawn(process.execPath, [file], { env: { PORT, TAWA_SECRET }, stdio: ['ignore', 'pipe', 'inherit'] });
  receiver = child;
  const lines: string[] = [];
  child.stdout.on('data', (part: Buffer) => lines.push(...part.toString().trim().split('\n')));
  const post = async (headers: Record<string, string>) =>
    fetch(url, { method: 'POST', headers, body: '{}' }).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(async () => post({}), { timeout: 10_000 }).toBe(401);
  await owner.ok(hooks.testPartnerEndpoint, {});
  await sendDue(world.deps, 20);
  const log = async () => (await owner.ok(hooks.listPartnerDeliveries, {})).deliveries;
  const [sent] = await log();
  expect(sent).toMatchObject({ state: 'delivered', last_status: 204 });
  await owner.ok(hooks.replayPartnerDeliveries, { body: { ids: [sent?.webhook_event_id ?? 0] } });
  await sendDue(world.deps, 20);
  expect((await log())[0]).toMatchObject({ state: 'delivered', tries: 1 });
  expect(lines).toEqual([`${sent?.event_id} endpoint.test`]);
  const signed = (key: string, seconds: number) => ({
    'webhook-id': 'evt_1',
    'webhook-timestamp': `${seconds}`,
    'webhook-signature': `v1,${createHmac('sha256', Buffer.from(key, 'base64')).update(`evt_1.${seconds}.{}`).digest('base64')}`,
  });
  const now = Math.floor(Date.now() / 1000);
  expect(await post(signed('bm90IG91cnM=', now))).toBe(401);
  expect(await post(signed(TAWA_SECRET.replace('whsec_', ''), now - 3600))).toBe(401);
}, 30_000);
