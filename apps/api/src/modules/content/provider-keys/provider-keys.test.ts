import { createHmac } from 'node:crypto';
import { exportAudit, listAudit } from '@tawa/contract/insight/audit';
import { hearProvider } from '@tawa/contract/money/payments';
import { listProviderKeys, removeProviderKey, setProviderKey } from '@tawa/contract/content/provider-keys';
import type { ProviderKeyName } from '@tawa/domain/content/provider-keys';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createChangingMailer } from '#platform/mail/mailer.ts';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { startPost } from '#testing/smtp.ts';

// Two apps over one database stand for two processes.
let one: TestApp;
let two: TestApp;
let office: TestCaller;
beforeAll(async () => {
  one = await startTestApp();
  two = await startTestApp({ databaseUrl: one.databaseUrl });
  office = one.as(await one.addUser({ role: 'admin', name: 'Ravi Nair' }));
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const soon = { timeout: 1000, interval: 5 };
const hook = 'hook-secret-of-the-office';
const razorpay = {
  RAZORPAY_KEY_ID: 'rzp_test_KeyOfOffice4410',
  RAZORPAY_KEY_SECRET: 'keysecretkeysecret99',
  RAZORPAY_WEBHOOK_SECRET: hook,
} as const;
const set = (name: ProviderKeyName, value: string) =>
  office.call(setProviderKey, { params: { name }, body: { value, reason: 'A new account' } });
const keyOf = async (name: ProviderKeyName) => (await office.ok(listProviderKeys, {})).find((key) => key.name === name);

const body = JSON.stringify({ event: 'something.unknown', payload: {} });
const hear = (secret: string) => {
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-signature': signature,
    'x-razorpay-event-id': `event-${secret}`,
  };
  return two.app.inject({ method: hearProvider.method, url: '/api/payments/webhook/razorpay', payload: body, headers });
};

test('keys that the office sets count in every process within a second, without a restart, and as soon as they go (settings-7)', async () => {
  expect(two.deps.providers.named('razorpay')).toBeUndefined();
  for (const name of ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const)
    expect((await set(name, razorpay[name])).status).toBe(200);
  expect(one.deps.providers.named('razorpay')?.name).toBe('razorpay');
  await vi.waitFor(() => expect(two.deps.providers.forMethod('upi')?.name).toBe('razorpay'), soon);
  expect((await hear(hook)).statusCode).toBe(200);
  expect((await hear('another-secret')).statusCode).toBe(400);
  const page = await two.app.inject('/healthz');
  expect(page.headers['content-security-policy']).toContain("form-action 'self' https://api.razorpay.com");

  expect((await set('RAZORPAY_WEBHOOK_SECRET', 'the-next-hook-secret')).status).toBe(200);
  await vi.waitFor(async () => expect((await hear('the-next-hook-secret')).statusCode).toBe(200), soon);
  expect((await hear(hook)).statusCode).toBe(400);
  await office.ok(removeProviderKey, { params: { name: 'RAZORPAY_KEY_SECRET' } });
  await vi.waitFor(() => expect(two.deps.providers.named('razorpay')).toBeUndefined(), soon);
  expect((await office.call(removeProviderKey, { params: { name: 'RAZORPAY_KEY_SECRET' } })).status).toBe(404);
});

test('the next letter goes to the mail server that the office set', async () => {
  const post = await startPost();
  const mailer = createChangingMailer(two.deps.keys, two.deps.outgoing);
  const letter = { to: 'asha@example.com', subject: 'Over the new server', html: '<p>Hello</p>', text: 'Hello' };
  expect((await set('SMTP_URL', post.url)).status).toBe(200);
  await vi.waitFor(() => expect(two.deps.keys.over().SMTP_URL).toBe(post.url), soon);
  await mailer.send(letter);
  expect(post.find('asha@example.com', 'Over the new server')).toContain('Hello');
  await office.ok(removeProviderKey, { params: { name: 'SMTP_URL' } });
  await post.close();
});

test('a key never comes out again: not in answers, audit, its file, the table or a refusal (settings-7)', async () => {
  const secret = 'sk_live_NobodyMayReadThis7788';
  const answered = await set('STRIPE_SECRET_KEY', secret);
  expect(await keyOf('STRIPE_SECRET_KEY')).toMatchObject({ from: 'office', ends_in: '7788', set_by: 'Ravi Nair' });
  const refused = await set('STRIPE_SECRET_KEY', 'NobodyMayReadThis but it is no key');
  expect(refused).toMatchObject({ status: 400, body: { errors: { value: expect.stringContaining('sk_live_…') } } });
  const { rows } = await office.ok(listAudit, { query: { subject: 'provider_key', subject_id: 'STRIPE_SECRET_KEY' } });
  expect(rows).toMatchObject([{ action: 'provider_key.set', reason: 'A new account', before: { set_on: null } }]);
  const everything = await sql<{ text: string }>`select coalesce(string_agg(t::text, ''), '') as text from (
    select p::text as t from provider_keys p union all select a::text from audit_entries a
    union all select s::text from settings s) rows`.execute(one.db);
  const headers = { authorization: `Bearer ${await one.tokenOf(await one.addUser({ role: 'admin' }))}` };
  const file = await one.app.inject({ url: `/api${exportAudit.path}?subject=provider_key`, headers });
  expect(file.body).toContain('set the key Stripe: Secret key');
  const told = JSON.stringify([
    answered,
    refused,
    rows,
    await office.ok(listProviderKeys, {}),
    await office.call(listAudit, { query: {} }),
    file.body,
    everything.rows,
  ]);
  for (const kept of [secret, 'NobodyMayReadThis', ...Object.values(razorpay)]) expect(told).not.toContain(kept);
});

test('what the environment says comes first, and cannot be changed here (settings-7)', async () => {
  const three = await startTestApp({ databaseUrl: one.databaseUrl, env: { STRIPE_SECRET_KEY: 'sk_test_environment' } });
  const there = three.as(await three.addUser({ role: 'admin' }));
  await three.deps.keys.load();
  expect(three.deps.keys.over().STRIPE_SECRET_KEY).toBe('sk_test_environment');
  const found = (await there.ok(listProviderKeys, {})).find(({ name }) => name === 'STRIPE_SECRET_KEY');
  expect(found).toEqual({
    name: 'STRIPE_SECRET_KEY',
    from: 'environment',
    is_readable: true,
    ends_in: null,
    set_by: null,
    set_on: null,
  });
  const params = { name: 'STRIPE_SECRET_KEY' as const };
  const change = { params, body: { value: 'sk_live_another1234', reason: 'Mine' } };
  expect((await there.call(setProviderKey, change)).status).toBe(409);
  expect((await there.call(removeProviderKey, { params })).status).toBe(409);
  await three.close();
});

test('a key that was sealed with another server key counts as none, and stops nothing (keys-3)', async () => {
  await sql`update provider_keys set sealed = repeat('A', 60) where name = 'STRIPE_SECRET_KEY'`.execute(one.db);
  await vi.waitFor(() => expect(two.deps.keys.over().STRIPE_SECRET_KEY).toBeUndefined(), soon);
  expect((await set('STRIPE_SECRET_KEY', 'sk_live_setOnceMore1234')).status).toBe(200);
});

test('guests, customers, restaurants and an office without that part read and set nothing', async () => {
  const finance = await one.addUser({ role: 'admin' });
  await one.db.updateTable('users').set({ office_role: 'finance' }).where('user_id', '=', finance.userId).execute();
  const people = [
    one.guest,
    one.as(await one.addUser({ role: 'user' })),
    one.as(await one.addUser({ role: 'restaurant' })),
    one.as(finance),
  ];
  const params = { name: 'SMTP_URL' as const };
  for (const [index, person] of people.entries()) {
    const refused = index === 0 ? 401 : 403;
    expect((await person.call(listProviderKeys, {})).status).toBe(refused);
    const wish = { params, body: { value: 'smtp://mail.example', reason: 'Mine' } };
    expect((await person.call(setProviderKey, wish)).status).toBe(refused);
    expect((await person.call(removeProviderKey, { params })).status).toBe(refused);
  }
});
