import { complaintForm, countUnresolvedComplaints } from '@tawa/contract/care/complaints';
import { contactForm } from '@tawa/contract/care/contact';
import { lateAfterMs } from '@tawa/domain/common/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { startTestApp, type TestApp } from '@tawa/api/testing/app';
import { writtenComplaints } from './complaint-words.ts';
import { seedDemo } from '../demo.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
  await seedDemo(world.deps, undefined, 8);
});
afterAll(() => world.close());

const listComplaints = () =>
  world.db
    .selectFrom('complaints as c')
    .innerJoin('orders as o', 'o.order_id', 'c.order_id')
    .innerJoin('users as u', 'u.user_id', 'c.user_id')
    .selectAll('c')
    .select(['o.user_id as buyer', 'o.order_number', 'o.delivered_at', 'o.promised_to', 'u.email as account'])
    .orderBy('c.complaint_id')
    .execute();

test('there is a complaint in every state, each about another delivered order of the one who complains', async () => {
  const rows = await listComplaints();
  expect(rows).toHaveLength(writtenComplaints.length);
  expect(new Set(rows.map((row) => row.status))).toEqual(
    new Set('open acknowledged in_progress waiting_customer resolved declined closed reopened'.split(' ')),
  );
  expect(new Set(rows.map((row) => row.order_id)).size).toBe(rows.length);
  expect(rows.filter((row) => row.user_id !== row.buyer || row.email !== row.account)).toEqual([]);
});

test('every complaint passes the form, and was written after the order came and before now', async () => {
  for (const row of await listComplaints()) {
    const { order_number: orderId, user_id: userId, email, phone, name, message } = row;
    const form = { orderId, userId, email, phone, name, message, subject: row.subject ?? '' };
    expect(z.safeParse(complaintForm, form).success).toBe(true);
    expect(message).not.toMatch(/[{}]/);
    if (!row.delivered_at) throw new Error(`${orderId} was not delivered.`);
    expect(row.created_on.getTime()).toBeGreaterThan(row.delivered_at.getTime());
    expect(row.created_on.getTime()).toBeLessThanOrEqual(world.clock.now().getTime());
  }
});

test('who says that an order was too late is right', async () => {
  const late = (await listComplaints()).filter((row) => row.subject === 'Much too late');
  expect(late).toHaveLength(1);
  for (const { delivered_at, promised_to } of late)
    expect((delivered_at?.getTime() ?? 0) - promised_to.getTime()).toBeGreaterThan(lateAfterMs);
});

test('the demo customer has complaints of their own, and the office’s badge counts the unresolved', async () => {
  const rows = await listComplaints();
  const own = rows.filter((row) => row.account === 'customer@example.com');
  expect(own.map((row) => row.status).sort()).toEqual(['closed', 'in_progress']);
  const admin = await world.db.selectFrom('users').select('user_id').where('role', '=', 'admin').executeTakeFirst();
  const { unresolvedCount } = await world
    .as({ userId: admin?.user_id ?? 0, role: 'admin' })
    .ok(countUnresolvedComplaints, {});
  expect(unresolvedCount).toBe(rows.filter((row) => !/^(resolved|declined|closed)$/.test(row.status)).length);
});

test('messages to the office are there in every state, as the form takes them, and reach nobody', async () => {
  const rows = await world.db.selectFrom('contact_messages').selectAll().execute();
  expect(new Set(rows.map((row) => row.status))).toEqual(new Set(['new', 'read', 'replied', 'closed', 'spam']));
  for (const { name, email, mobile, subject, message, created_on } of rows) {
    expect(z.safeParse(contactForm, { name, email, mobile: mobile ?? '', subject, message }).success).toBe(true);
    expect(email).toMatch(/example\.com$/);
    expect(created_on.getTime()).toBeLessThan(world.clock.now().getTime());
  }
  expect(rows.filter((row) => row.user_id !== null)).toHaveLength(2);
});
