import { listAudit } from '@tawa/contract/insight/audit';
import { getMailTest, sendMailTest } from '@tawa/contract/content/settings.mail-tests';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver } from '#platform/mail/outbox.ts';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import type { TestUser } from '#testing/factories.ts';

let world: TestApp;
let ravi: TestUser;
let office: TestCaller;

beforeAll(async () => {
  world = await startTestApp();
  ravi = await world.addUser({ role: 'admin', name: 'Ravi Nair' });
  office = world.as(ravi);
});
afterAll(() => world.close());

const became = (mail_id: number) => office.ok(getMailTest, { params: { mail_id } });

test('a test letter goes to whoever asks through the outbox, says when it was taken, and is written down (settings-4)', async () => {
  const { mail_id, to } = await office.ok(sendMailTest, {});
  expect(to).toBe(ravi.email);
  expect(await became(mail_id)).toMatchObject({ to, state: 'waiting', tries: 0, taken_on: null, by: 'folder' });
  const letters = await world.letters();
  expect(letters.filter((letter) => letter.to === to)).toMatchObject([
    { subject: 'A test letter from Tawa', text: expect.stringContaining('Ravi Nair') },
  ]);
  const taken = await became(mail_id);
  expect(taken).toMatchObject({ state: 'taken', tries: 1, error: null });
  expect(Date.parse(taken.taken_on ?? '')).not.toBeNaN();
  const { rows } = await office.ok(listAudit, { query: { subject: 'mail', subject_id: String(mail_id) } });
  expect(rows).toMatchObject([{ action: 'mail.test', actor: 'Ravi Nair' }]);
});

test('what the mail server answers is told until it takes the letter or is asked no more (settings-4)', async () => {
  const { mail_id } = await office.ok(sendMailTest, {});
  const unwilling = { send: () => Promise.reject(new Error('535 Authentication failed')) };
  const post = { db: world.db, mailer: unwilling, env: world.deps.env };
  await deliver(post, 10);
  expect(await became(mail_id)).toMatchObject({ state: 'refused', tries: 1, error: '535 Authentication failed' });
  await sql`update mails set tries = 7, send_after = now() where mail_id = ${mail_id}`.execute(world.db);
  await deliver(post, 10);
  expect(await became(mail_id)).toMatchObject({ state: 'given_up', tries: 8, error: '535 Authentication failed' });
});

test('a letter of somebody else, or one that is no test, is not found', async () => {
  const { mail_id } = await office.ok(sendMailTest, {});
  const other = world.as(await world.addUser({ role: 'admin' }));
  expect((await other.call(getMailTest, { params: { mail_id } })).status).toBe(404);
  const { rows } = await sql<{ id: number }>`insert into mails (recipient, subject, content)
    values (${ravi.email}, 'Your reset link', '{}') returning mail_id as id`.execute(world.db);
  expect((await office.call(getMailTest, { params: { mail_id: rows[0]?.id ?? 0 } })).status).toBe(404);
});

test('nobody but an owner sends one', async () => {
  const people = [
    [world.guest, 401],
    [world.as(await world.addUser({ role: 'user' })), 403],
    [world.as(await world.addUser({ role: 'restaurant' })), 403],
    [world.as(await world.addUser({ role: 'admin', office_role: 'support' })), 403],
    [world.as(await world.addUser({ role: 'admin', office_role: 'content' })), 403],
    [world.as(await world.addUser({ role: 'admin', office_role: 'finance' })), 403],
  ] as const;
  for (const [person, refused] of people) {
    expect((await person.call(sendMailTest, {})).status).toBe(refused);
    expect((await person.call(getMailTest, { params: { mail_id: 1 } })).status).toBe(refused);
  }
});

test('five an hour are enough (settings-4)', async () => {
  const strict = await startTestApp({ databaseUrl: world.databaseUrl, env: { RATE_LIMIT_FACTOR: '1' } });
  const eager = strict.as(await strict.addUser({ role: 'admin' }));
  const statuses = [];
  for (let sent = 0; sent < 6; sent++) statuses.push((await eager.call(sendMailTest, {})).status);
  await strict.close();
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});
