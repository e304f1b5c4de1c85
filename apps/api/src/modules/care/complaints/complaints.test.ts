import { countUnresolvedComplaints } from '@tawa/contract/care/complaints';
import { expect, test } from 'vitest';
import { startTestApp } from '#testing/app.ts';

test('complaints count until they are resolved, declined or closed, and again when reopened', async () => {
  const world = await startTestApp({ isDemo: true });
  await world.db.deleteFrom('complaints').execute();
  const { order_id, user_id } = await world.db
    .selectFrom('orders')
    .select(['order_id', 'user_id'])
    .executeTakeFirstOrThrow();
  const person = { name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' };
  const open = ['open', 'acknowledged', 'in_progress', 'waiting_customer', 'reopened'];
  const rows = [...open, 'resolved', 'declined', 'closed'].map((status) => ({
    ...person,
    user_id,
    order_id,
    message: 'The curry was cold.',
    status,
    due_at: open.includes(status) ? new Date() : null,
  }));
  await world.db.insertInto('complaints').values(rows).execute();
  const office = world.as(await world.addUser({ role: 'admin' }));
  const answered = await office.ok(countUnresolvedComplaints, {});
  await world.close();
  expect(answered).toEqual({ unresolvedCount: open.length });
});
