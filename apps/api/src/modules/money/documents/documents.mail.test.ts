import { mailOrderPapers, mailPapersOfOrders } from '@tawa/contract/money/documents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCaller } from '#testing/caller.ts';
import type { Person } from '#modules/ordering/orders/testing/world.ts';
import { openTill, openWorld, type Till, type World } from '#modules/money/settlement/testing/till.ts';

let world: World;
let till: Till;
beforeAll(async () => {
  world = await openWorld();
  till = await openTill(world);
});
afterAll(() => world.close());

const callerOf = ({ token }: Person) =>
  createCaller((request) =>
    world.app.inject({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } }),
  );
const mails = () => world.deps.db.selectFrom('mails').select(['recipient', 'content']).orderBy('mail_id').execute();

test('the office mails the papers of an order again, each with its page, and it is written down (documents-11)', async () => {
  const number = await till.place('cod');
  const params = { order_number: number };
  const office = callerOf(till.admin);
  expect(await office.call(mailOrderPapers, { params, body: {} })).toMatchObject({
    status: 409,
    body: { message: 'This order has no papers yet.' },
  });
  for (const to of ['accepted', 'ready', 'out_for_delivery']) await till.move(till.kitchen.owner, number, to);
  const { handover_code: code } = await till.order(number);
  await till.move(till.kitchen.owner, number, 'delivered', { code });
  await world.deps.db.deleteFrom('mails').execute();
  expect((await office.call(mailOrderPapers, { params, body: {} })).status).toBe(202);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  const { email } = await world.deps.db
    .selectFrom('users')
    .select('email')
    .where('user_id', '=', till.customer.userId)
    .executeTakeFirstOrThrow();
  expect(mail?.recipient).toBe(email);
  const { attachment } = JSON.parse(JSON.stringify(mail?.content));
  expect(attachment).toMatchObject({ contentType: 'application/pdf', encoding: 'base64' });
  expect(Buffer.from(attachment.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  const entry = await world.deps.db
    .selectFrom('audit_entries')
    .select(['action', 'after'])
    .where('subject', '=', 'order')
    .where('subject_id', '=', number)
    .executeTakeFirst();
  expect(entry).toMatchObject({ action: 'order.mail_papers', after: { papers: [expect.stringContaining('INV')] } });
  const bare = await till.place('cod');
  const order_numbers = [bare, number, 'FD-ZZZZZZ'];
  const together = await office.call(mailPapersOfOrders, { body: { order_numbers } });
  expect(together).toMatchObject({ status: 200, body: { done: 1, refused: [{ index: 0 }, { index: 2 }] } });
  expect((await mails()).filter(({ recipient }) => recipient === email)).toHaveLength(2);
  const { length } = await world.deps.db
    .selectFrom('audit_entries')
    .select('subject_id')
    .where('action', '=', 'order.mail_papers')
    .execute();
  expect(length).toBe(2);
  for (const person of [till.customer, till.kitchen.owner])
    expect((await callerOf(person).call(mailPapersOfOrders, { body: { order_numbers } })).status).toBe(403);
  for (const person of [till.customer, till.kitchen.owner])
    expect((await callerOf(person).call(mailOrderPapers, { params, body: {} })).status).toBe(403);
});
