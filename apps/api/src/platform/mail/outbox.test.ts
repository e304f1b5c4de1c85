import { setTimeout as sleep } from 'node:timers/promises';
import { addUser } from '@tawa/contract/accounts/auth';
import { changeSetting } from '@tawa/contract/content/settings';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '../database/transaction.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { Letter } from './mailer.ts';
import { deliver, sendMail, sendMails } from './outbox.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());

const mail = { to: 'asha@example.com', subject: 'Hello', heading: 'Hello', paragraphs: ['There.'] };
const count = async () => (await world.letters()).filter((letter) => letter.subject === mail.subject).length;

test('a mail goes with its cause: what is rolled back is not sent (mail-1)', async () => {
  const failing = transaction(world.db, async (tx) => {
    await sendMail(tx, mail);
    throw new Error('the cause failed');
  });
  await expect(failing).rejects.toThrow('the cause failed');
  expect(await count()).toBe(0);
  await transaction(world.db, (tx) => sendMail(tx, mail));
  expect(await count()).toBe(1);
  expect(await count()).toBe(1);
});

test('a letter that was not taken is tried again later, and no other waits for it (mail-1)', async () => {
  const { mailer } = world.deps;
  const taken: string[] = [];
  const unwilling = {
    send: async (letter: Letter) => {
      if (letter.subject === 'Refused') throw new Error('the mail server is busy');
      taken.push(letter.subject);
    },
  };
  const second = { ...mail, to: 'ravi@example.com' };
  for (const subject of ['Refused', 'Taken']) await sendMail(world.db, { ...second, subject });
  const post = { db: world.db, mailer: unwilling, env: world.deps.env };
  expect(await deliver(post, 10)).toBe(2);
  expect(await deliver(post, 10)).toBe(0);
  expect(taken).toEqual(['Taken']);
  const waiting = await world.db.selectFrom('mails').selectAll().where('sent_at', 'is', null).execute();
  expect(waiting).toMatchObject([{ subject: 'Refused', tries: 1, last_error: 'the mail server is busy' }]);
  await sql`update mails set send_after = now() where sent_at is null`.execute(world.db);
  expect(await deliver({ ...post, mailer }, 10)).toBe(1);
});

test('several processes send each letter once (mail-1)', async () => {
  const taken: string[] = [];
  const slow = {
    send: async (letter: Letter) => {
      await sleep(20);
      taken.push(letter.subject);
    },
  };
  const subjects = Array.from({ length: 40 }, (_value, index) => `Letter ${index}`);
  await sendMails(
    world.db,
    subjects.map((subject) => ({ ...mail, subject })),
  );
  const post = { db: world.db, mailer: slow, env: world.deps.env };
  await Promise.all(Array.from({ length: 4 }, () => deliver(post, 20)));
  expect(taken.toSorted()).toEqual(subjects.toSorted());
});

test('the page of letters shows them on a machine without a mail server, as text that runs nothing', async () => {
  const open = await world.app.inject({ url: '/dev/mail' });
  expect(open.statusCode).toBe(200);
  expect((await world.app.inject({ url: '/dev/mail/..%2F..%2Fjwt-secret' })).statusCode).toBe(404);
  expect((await world.app.inject({ url: '/dev/mail/nothing' })).statusCode).toBe(404);
});

test('in production there is no page of letters', async () => {
  const strong = 'kZ9vX2mQ7rT4wB8nL5jH3gF6dS1aP0yUc';
  const production = await startTestApp({
    env: { NODE_ENV: 'production', JWT_SECRET: strong },
    databaseUrl: world.databaseUrl,
  });
  try {
    expect((await production.app.inject({ url: '/dev/mail' })).statusCode).toBe(404);
    const form = { name: 'Asha', email: 'prod@example.in', password: 'blue-lantern-42', mobile: '9100000000' };
    expect((await production.guest.call(addUser, { body: form })).status).toBe(201);
  } finally {
    await production.close();
  }
});

test('each letter says who sends it, as the office has it at that moment (documents-10)', async () => {
  const office = world.as(await world.addUser({ role: 'admin' }));
  const wish = { key: 'company_name' as const, value: 'Tawa Foods Limited', reason: 'A new name' };
  await office.ok(changeSetting, { body: wish });
  await sendMail(world.db, { ...mail, subject: 'Who sends this' });
  const letter = (await world.letters()).find(({ subject }) => subject === 'Who sends this');
  for (const words of [letter?.html, letter?.text])
    expect(words).toContain('Tawa Foods Limited, 4th floor, 27 Old Madras Road');
});
