import * as account from '@tawa/contract/accounts/auth.account';
import { releaseBatch } from '@tawa/contract/money/payouts.batches';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import type { TestUser } from '#testing/factories.ts';

const password = 'a long enough phrase';
let world: TestApp;
let user: TestUser;

beforeAll(async () => {
  world = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.deleteFrom('rate_limits').execute();
  // The window begins with an hour, so it does not end while the test runs.
  world.clock.set(new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000));
  user = await world.addUser({ role: 'admin', password });
});

const statusOf = async (proof: { password?: string; code?: string }) => {
  const body = { ...proof, sha256: 'f'.repeat(64) };
  return (await world.as(user).call(releaseBatch, { params: { payout_batch_id: 1 }, body })).status;
};
const atOnce = async (count: number, proof: { password?: string; code?: string }) =>
  Promise.all(Array.from({ length: count }, () => statusOf(proof)));

async function addSecondStep(): Promise<() => string> {
  const caller = world.as(user);
  const { secret } = await caller.ok(account.startTwoFactor, { body: { password } });
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 });
  const code = () => totp.generate({ timestamp: world.clock.now().getTime() });
  await caller.ok(account.confirmTwoFactor, { body: { code: code() } });
  world.clock.advance(60_000);
  return code;
}

test.each(['password', 'code'] as const)(
  'a release asks for the %s before it says anything of the file (payouts-6)',
  async (field) => {
    const code = field === 'code' ? await addSecondStep() : undefined;
    expect(await statusOf({})).toBe(400);
    expect(await statusOf(code ? { password } : { code: '123456' })).toBe(400);
    expect(await statusOf(code ? { code: code() } : { password })).toBe(404);
  },
);

test('a release has ten wrong tries, however many come at once', async () => {
  expect((await atOnce(25, { password: 'wrong-one' })).filter((status) => status === 400)).toHaveLength(10);
  expect(await statusOf({ password })).toBe(429);
  world.clock.advance(900_000);
  expect(await statusOf({ password })).toBe(404);
  const code = await addSecondStep();
  expect((await atOnce(25, { code: 'wrong-code' })).filter((status) => status === 400)).toHaveLength(10);
  expect(await statusOf({ code: code() })).toBe(429);
});
