import { addUser } from '@tawa/contract/accounts/auth';
import { acceptText, chooseMarketing, listConsents } from '@tawa/contract/accounts/consents';
import { publishLegalText } from '@tawa/contract/content/legal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';

let world: TestApp;
let counter = 0;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());

async function register(): Promise<{ userId: number; me: TestCaller }> {
  counter += 1;
  const body = {
    name: 'Asha Rao',
    email: `consents${counter}@example.in`,
    password: 'blue-lantern-42',
    mobile: String(9_300_000_000 + counter),
  };
  const { userId } = await world.guest.ok(addUser, { body });
  return { userId, me: world.as({ userId, role: 'user' }) };
}

const words = { based_on: 1, title: 'New words', body: '<p>Other words.</p>', note: 'Other words', asks_again: true };

async function publish(document: 'term-of-use' | 'privacy-policy', change: Partial<typeof words> = {}) {
  const office = world.as(await world.addUser({ role: 'admin' }));
  world.clock.advance(60_000);
  return office.ok(publishLegalText, { body: { document, ...words, ...change } });
}

const asked = async (me: TestCaller) =>
  (await me.ok(listConsents, {})).agreements.filter(({ asks_again }) => asks_again);

test('whoever registers agrees to the texts in force, with version and time, and to no offers (consents-1)', async () => {
  const { me } = await register();
  const { agreements, marketing, history } = await me.ok(listConsents, {});
  expect(agreements.map(({ document }) => document)).toEqual(['term-of-use', 'privacy-policy']);
  for (const agreement of agreements) {
    expect(agreement.accepted_version).toBe(agreement.version);
    const at = Date.parse(agreement.accepted_at ?? '');
    expect(Math.abs(at - world.clock.now().getTime())).toBeLessThan(60_000);
  }
  expect(marketing).toEqual({ given: false, at: null });
  expect(history).toHaveLength(2);
});

test('a newer text is asked about until it is agreed to, and an older one cannot be agreed to any more (consents-1)', async () => {
  const { me } = await register();
  const old = (await me.ok(listConsents, {})).agreements[0]?.version ?? 0;
  const { version } = await publish('term-of-use');
  expect(await asked(me)).toMatchObject([
    { document: 'term-of-use', title: 'New words', version, accepted_version: old },
  ]);
  const accept = (which: number) => me.call(acceptText, { body: { document: 'term-of-use', version: which } });
  expect((await accept(old)).status).toBe(409);
  expect((await accept(version + 1)).status).toBe(409);
  expect((await accept(version)).status).toBe(200);
  expect(await asked(me)).toEqual([]);
  const { me: late } = await register();
  expect(await asked(late)).toEqual([]);
});

test('a version that asks nobody again is not asked about, but one before it still is (consents-2)', async () => {
  const { me } = await register();
  await publish('term-of-use', { based_on: 2, note: 'A spelling', asks_again: false });
  expect(await asked(me)).toEqual([]);
  const { agreements } = await me.ok(listConsents, {});
  expect(agreements[0]).toMatchObject({ document: 'term-of-use', version: 3, accepted_version: 2 });
  await publish('term-of-use', { based_on: 3, title: 'Weighty' });
  await publish('term-of-use', { based_on: 4, title: 'Spelling', asks_again: false });
  expect(await asked(me)).toMatchObject([{ version: 5, accepted_version: 2 }]);
  await me.ok(acceptText, { body: { document: 'term-of-use', version: 5 } });
  expect(await asked(me)).toEqual([]);
});

test('a text that comes into force later is not asked about before (consents-2)', async () => {
  const { me } = await register();
  const office = world.as(await world.addUser({ role: 'admin' }));
  const effective_from = new Date(world.clock.now().getTime() + 3_600_000).toISOString();
  const text = { document: 'privacy-policy' as const, ...words, title: 'Later', effective_from };
  await office.ok(publishLegalText, { body: text });
  expect(await asked(me)).toEqual([]);
  world.clock.advance(3_700_000);
  expect(await asked(me)).toMatchObject([{ title: 'Later' }]);
});

test('offers are allowed and taken back, and both are remembered', async () => {
  const { me } = await register();
  await me.ok(chooseMarketing, { body: { given: true } });
  expect((await me.ok(listConsents, {})).marketing.given).toBe(true);
  await me.ok(chooseMarketing, { body: { given: false } });
  const { marketing, history } = await me.ok(listConsents, {});
  expect(marketing.given).toBe(false);
  expect(history.filter(({ purpose }) => purpose === 'marketing-mail').map(({ given }) => given)).toEqual([
    false,
    true,
  ]);
});

test('what was agreed to is never changed (consents-1)', async () => {
  const { userId } = await register();
  const change = world.db.updateTable('consents').set({ given: false }).where('user_id', '=', userId).execute();
  await expect(change).rejects.toThrow('never changed');
});
