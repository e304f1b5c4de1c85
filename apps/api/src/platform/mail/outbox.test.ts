import { addUser } from '@tawa/contract/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '../transaction.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { sendMail } from './outbox.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());

const mail = { to: 'asha@example.com', subject: 'Hello', heading: 'Hello', paragraphs: ['There.'] };
const count = async () => (await world.letters()).filter((letter) => letter.subject === mail.subject).length;

test('a mail goes with its cause: what is rolled back is not sent', async () => {
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
