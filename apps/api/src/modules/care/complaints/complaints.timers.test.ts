import { replyFromOffice, settleComplaint } from '@tawa/contract/care/complaints.office';
import { getComplaint } from '@tawa/contract/care/complaints';
import { company } from '@tawa/domain/common/company';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeExpired, escalate } from './complaints.timers.ts';
import { type ComplaintWorld, openComplaints } from './testing/world.ts';

let world: ComplaintWorld;
beforeAll(async () => {
  world = await openComplaints();
});
afterAll(() => world.close());

const noticesOf = (kind: string) =>
  world.db
    .selectFrom('notifications')
    .select(['user_id', 'title'])
    .where('kind', '=', kind)
    .orderBy('notification_id')
    .execute();

test('what was resolved or asked back closes by itself after seven days, and not before (complaints-7)', async () => {
  const [resolved, asked, open] = [await world.complain(), await world.complain(), await world.complain()];
  const body = { decision: 'resolved', version: 1, text: 'We have spoken with them.' } as const;
  await world.office.ok(settleComplaint, { params: resolved, body });
  await world.office.ok(replyFromOffice, { params: asked, body: { message: 'Which dish was it?', wait: true } });
  const stateOf = async (params: { complaint_id: number }) => (await world.rowOf(params)).status;
  const states = () => Promise.all([resolved, asked, open].map(stateOf));
  for (const params of [resolved, asked, open]) await world.age(params, 6.9 * 24);
  await closeExpired(world.deps);
  expect(await states()).toEqual(['resolved', 'waiting_customer', 'open']);
  for (const params of [resolved, asked, open]) await world.age(params, 0.2 * 24);
  await Promise.all([closeExpired(world.deps), closeExpired(world.deps)]);
  expect(await states()).toEqual(['closed', 'closed', 'open']);
  const { events } = await world.customer.ok(getComplaint, { params: resolved });
  expect(events.filter(({ to_status }) => to_status === 'closed')).toMatchObject([{ actor: 'system' }]);
});

test('what is overdue goes to the grievance officer once (complaints-6)', async () => {
  await world.db.deleteFrom('complaints').execute();
  const [late, fresh] = [await world.complain(), await world.complain()];
  await world.age(late, 49);
  await Promise.all([escalate(world.deps), escalate(world.deps)]);
  await escalate(world.deps);
  expect((await world.rowOf(late)).escalated_at).not.toBeNull();
  expect((await world.rowOf(fresh)).escalated_at).toBeNull();
  const letters = (await world.letters()).filter(({ to }) => to === company.officerEmail);
  expect(letters.map(({ subject }) => subject)).toEqual([`Complaint C-${late.complaint_id} is overdue`]);
});

test('a new complaint is told to the customer, to the office, and to the kitchen where it was its doing', async () => {
  await world.db.deleteFrom('notifications').execute();
  await world.complain({ category: 'quality' });
  await world.complain({ category: 'payment' });
  await world.deps.jobs.runDue();
  expect(await noticesOf('complaint')).toHaveLength(2);
  expect((await noticesOf('kitchen_complaint')).length).toBe(1);
  expect((await noticesOf('office_complaint')).length).toBeGreaterThan(1);
});
