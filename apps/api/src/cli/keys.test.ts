import { login, me } from '@tawa/contract/accounts/auth';
import { confirmTwoFactor, startTwoFactor } from '@tawa/contract/accounts/auth.account';
import { listProviderKeys, setProviderKey } from '@tawa/contract/content/provider-keys';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isSecretOf, secretOf } from '#modules/tables/bookings/booking-secret.ts';
import * as links from '#platform/keys/link-secret.ts';
import { sealedSecondSteps } from '#modules/accounts/auth/account.sealed.store.ts';
import { resolveFromRoot } from '#platform/files/paths.ts';
import { createSealer } from '#platform/keys/sealed.ts';
import { reseal } from '#platform/keys/sealed-columns.ts';
import { sealKeyOfSecret } from '#platform/keys/server-keys.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { sealAsBefore } from '../testing/sealed.ts';
import { listKeys, makeKeys, rotateKeys } from './keys.ts';

const password = 'blue-lantern-42';
const stripeKey = 'sk_live_KeyOfTheOffice4410';
let base: TestApp;
let world: TestApp;
beforeAll(async () => {
  base = await startTestApp();
  world = base;
});
afterAll(async () => {
  if (world !== base) await world.close();
  await base.close();
});

/** Ends the process and starts it with other settings, over the same database and at the same time. */
async function restart(env: Record<string, string>): Promise<void> {
  const now = world.clock.now();
  if (world !== base) await world.close();
  world = await startTestApp({ databaseUrl: base.databaseUrl, env });
  world.clock.set(now);
}

function newKeys() {
  const { lines } = makeKeys(new Date());
  const valueOf = (name: string) => lines.find((line) => line.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
  return { seal: valueOf('SEAL_KEYS'), jwt: valueOf('JWT_SECRET') };
}
const needs = () => ({ db: world.db, env: world.deps.env });
const list = async () => (await listKeys(needs())).lines;
const rotate = async () => (await rotateKeys(needs())).isFailed !== true;

const codeOf = (secret: string): string => {
  world.clock.advance(60_000);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock.now().getTime() });
};
const open = (email: string, code?: string) =>
  world.guest.call(login, { body: { usernameOrEmail: email, password, rememberMe: true, ...(code && { code }) } });
const meWith = (token: string) =>
  world.app.inject({ url: `/api${me.path}`, headers: { authorization: `Bearer ${token}` } });

async function addOwner() {
  const owner = await world.addUser({ role: 'admin', password });
  const caller = world.as(owner);
  const { secret } = await caller.ok(startTwoFactor, { body: { password } });
  const { recovery_codes } = await caller.ok(confirmTwoFactor, { body: { code: codeOf(secret) } });
  return { ...owner, caller, secret, recovery_codes };
}

test('the steps of docs/keys.md: second steps, provider keys, sessions and links outlive a change of both (keys-2)', async () => {
  const page = readFileSync(resolveFromRoot('docs/keys.md'), 'utf8');
  const steps = [...page.matchAll(/^### (\d\. .+)$/gm)].map(([, step]) => step);
  const walked: string[] = [];
  const [old, fresh] = [newKeys(), newKeys()];
  const idOf = (key: string) => key.split(':')[0] ?? '';
  await restart({ SEAL_KEYS: old.seal, JWT_SECRET: old.jwt });
  const owner = await addOwner();
  const body = { value: stripeKey, reason: 'A new account' };
  await owner.caller.ok(setProviderKey, { params: { name: 'STRIPE_SECRET_KEY' }, body });
  const session = await world.tokenOf(owner);
  const link = secretOf(world.deps.env, 'TB-1');
  const riders = links.secretOf('rider links', world.deps.env, 'nonce');
  const kept = { nonce: 'nonce', token_hash: links.hashOf(riders) };

  const everythingWorks = async () => {
    expect((await open(owner.email, codeOf(owner.secret))).status).toBe(200);
    expect(world.deps.keys.over().STRIPE_SECRET_KEY).toBe(stripeKey);
    expect((await meWith(session)).statusCode).toBe(200);
    expect(isSecretOf(world.deps.env, 'TB-1', link)).toBe(true);
    expect(links.findSecretOf('rider links', world.deps.env, kept)).toBe(riders);
  };
  const step = async (name: string, work: () => Promise<unknown>) => {
    walked.push(name);
    await work();
  };

  await everythingWorks();
  await step('1. Make a key and a secret', async () => expect(fresh).not.toEqual(old));
  await step('2. Add the new ones behind the old', () =>
    restart({ SEAL_KEYS: `${old.seal},${fresh.seal}`, JWT_SECRET: `${old.jwt},${fresh.jwt}` }),
  );
  await everythingWorks();
  await step('3. Put the new ones first', () =>
    restart({ SEAL_KEYS: `${fresh.seal},${old.seal}`, JWT_SECRET: `${fresh.jwt},${old.jwt}` }),
  );
  await everythingWorks();
  const later = await world.tokenOf(owner);
  expect((await list()).join('\n')).toContain(`${idOf(old.seal)}  1  (earlier)`);
  await step('4. Seal everything anew', async () => expect(await rotate()).toBe(true));
  await everythingWorks();
  await step('5. Look that nothing is left', async () => {
    const told = await list();
    expect(told).toContain(`  ${idOf(fresh.seal)}  1  (newest)`);
    expect(told.slice(1).join('\n')).not.toContain(idOf(old.seal));
  });
  await step('6. Take the old key out', () =>
    restart({ SEAL_KEYS: fresh.seal, JWT_SECRET: `${fresh.jwt},${old.jwt}` }),
  );
  await everythingWorks();
  await step('7. Take the old secret out', () => restart({ SEAL_KEYS: fresh.seal, JWT_SECRET: fresh.jwt }));
  expect((await meWith(session)).statusCode).toBe(401);
  expect(isSecretOf(world.deps.env, 'TB-1', link)).toBe(false);
  expect(links.findSecretOf('rider links', world.deps.env, kept)).toBeUndefined();
  expect((await meWith(later)).statusCode).toBe(200);
  expect((await open(owner.email, codeOf(owner.secret))).status).toBe(200);
  expect(walked).toEqual(steps);
});

test('what was sealed under a secret of before is read with any of several, and sealed anew (keys-2)', async () => {
  const before = 'k7Zq!vP2rX9wLm4tB8nD1sF6gH3jQ5yC';
  const { seal, jwt } = newKeys();
  await restart({ SEAL_KEYS: seal, JWT_SECRET: `${jwt},${before}` });
  await rotate();
  const owner = await addOwner();
  const totp_secret = sealAsBefore(before, owner.secret);
  await world.db.updateTable('users').set({ totp_secret }).where('user_id', '=', owner.userId).execute();
  await world.db
    .updateTable('provider_keys')
    .set({ sealed: sealAsBefore(before, stripeKey) })
    .execute();
  expect((await open(owner.email, codeOf(owner.secret))).status).toBe(200);
  await vi.waitFor(() => expect(world.deps.keys.over().STRIPE_SECRET_KEY).toBe(stripeKey), { timeout: 1000 });
  expect((await list()).join('\n')).toContain('-  1  (sealed before keys had ids');
  await rotate();
  await restart({ SEAL_KEYS: seal, JWT_SECRET: jwt });
  expect((await open(owner.email, codeOf(owner.secret))).status).toBe(200);
  expect(world.deps.keys.over().STRIPE_SECRET_KEY).toBe(stripeKey);
});

test('what a production sealed under its token secret is read once it has keys of its own, on every machine (keys-2)', () => {
  const JWT_SECRETS = ['k7Zq!vP2rX9wLm4tB8nD1sF6gH3jQ5yC'] as const;
  const first = createSealer({ SEAL_KEYS: [sealKeyOfSecret(JWT_SECRETS[0])], JWT_SECRETS });
  const sealed = first.seal('one of the seeds');
  const own = { id: 'own', key: randomBytes(32) };
  const later = createSealer({ SEAL_KEYS: [own], JWT_SECRETS });
  expect(later.open(sealed)).toBe('one of the seeds');
  expect(later.isNewest(sealed)).toBe(false);
  expect(
    createSealer({ SEAL_KEYS: [own], JWT_SECRETS: ['another secret of this length, 32'] }).open(sealed),
  ).toBeNull();
});

test('a lost key is no failure of the server: the login says what to do, recovery codes work, the provider is off (keys-3)', async () => {
  const { seal, jwt } = newKeys();
  const owner = await addOwner();
  await owner.caller.ok(setProviderKey, {
    params: { name: 'STRIPE_SECRET_KEY' },
    body: { value: stripeKey, reason: 'A new account' },
  });
  await restart({ SEAL_KEYS: seal, JWT_SECRET: jwt });
  const refused = await open(owner.email, codeOf(owner.secret));
  expect(refused).toMatchObject({ status: 422, body: { message: expect.stringContaining('recovery codes') } });
  expect((await open(owner.email, owner.recovery_codes[0])).status).toBe(200);
  expect((await open(owner.email, owner.recovery_codes[0])).status).toBe(422);
  const keys = await world.as(owner).ok(listProviderKeys, {});
  expect(keys.find(({ name }) => name === 'STRIPE_SECRET_KEY')).toMatchObject({ from: 'office', is_readable: false });
  expect(world.deps.keys.over().STRIPE_SECRET_KEY).toBeUndefined();
  expect(await rotate()).toBe(false);
  expect((await list()).join('\n')).toContain('not in SEAL_KEYS, 1 of them cannot be opened');
});

test('a second step that was begun and cannot be opened any more is begun anew', async () => {
  const { seal, jwt } = newKeys();
  const owner = await world.addUser({ role: 'admin', password });
  const { secret } = await world.as(owner).ok(startTwoFactor, { body: { password } });
  await restart({ SEAL_KEYS: seal, JWT_SECRET: jwt });
  const code = codeOf(secret);
  expect((await world.as(owner).call(confirmTwoFactor, { body: { code } })).status).toBe(409);
});

test('what somebody writes while everything is sealed anew stays', async () => {
  const [old, fresh] = [newKeys(), newKeys()];
  await restart({ SEAL_KEYS: old.seal, JWT_SECRET: old.jwt });
  const owner = await addOwner();
  await restart({ SEAL_KEYS: `${fresh.seal},${old.seal}`, JWT_SECRET: old.jwt });
  const column = sealedSecondSteps(world.db);
  const mine = world.db.updateTable('users').where('user_id', '=', owner.userId);
  const swap: typeof column.swap = async (row, sealed) => {
    if (row.id === String(owner.userId)) await mine.set({ totp_secret: 'another' }).execute();
    return column.swap(row, sealed);
  };
  expect(await reseal({ ...column, swap }, world.deps.sealer)).toMatchObject({ changed: 1 });
  const rows = await column.list(String(owner.userId - 1), 1);
  expect(rows).toEqual([{ id: String(owner.userId), sealed: 'another' }]);
});

test('whatever is sealed is walked through with the rest, or its rows would be lost with the old key', async () => {
  const source = resolveFromRoot('apps/api/src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^(testing|platform)[\\/]/.test(file),
  );
  const seals = (file: string) => /\bsealer\.seal\(/.test(readFileSync(join(source, file), 'utf8'));
  const foldersOf = (found: string[]) => [...new Set(found.map((file) => dirname(file)))].toSorted();
  const stores = files.filter((file) => file.endsWith('.sealed.store.ts'));
  expect(foldersOf(files.filter(seals))).toEqual(foldersOf(stores));
  const names = (await list()).slice(1).filter((line) => !line.startsWith(' '));
  expect(names).toHaveLength(stores.length);
});
